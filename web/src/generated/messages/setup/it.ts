// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Configurazione",
  "Il server non risponde",
  "Riprova",
  "Configura Vedetta",
  "Nessuno usa ancora questo server. Crea la tua azienda e il suo primo amministratore: tu.",
  "Codice di configurazione",
  "Il server lo ha scritto nel proprio log all'avvio.",
  "Azienda",
  "I colleghi con un indirizzo dello stesso dominio possono chiedere di entrare.",
  "Crea l'azienda",
];
export default ITALIAN;
