// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Configurazione",
  "Il server non risponde",
  "Riprova",
  "Configura Vedetta",
  "Nessuno usa ancora questo server. Crea la tua azienda: avrai il primo account da amministratore.",
  "Codice di configurazione",
  "Il server ha scritto questo codice nel log all’avvio.",
  "Azienda",
  "I colleghi con un indirizzo e-mail dello stesso dominio possono chiedere di entrare.",
  "Crea l’azienda",
];
export default ITALIAN;
