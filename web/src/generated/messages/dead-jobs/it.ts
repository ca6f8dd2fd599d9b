// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Operazioni non riuscite",
  "Operazioni non riuscite dopo tutti i tentativi, con il motivo. Se ne riprovi una, riparte con tutti i suoi tentativi. Le voci vengono conservate per 90 giorni.",
  "Impossibile caricare le operazioni non riuscite",
  "Riprova",
  "Caricamento delle operazioni non riuscite…",
  "Nessuna operazione non riuscita",
  "Scansioni, e-mail e messaggi ai webhook non riusciti dopo tutti i tentativi compaiono qui per 90 giorni.",
  "Operazioni non riuscite, dalla più recente",
  "voci",
  "Nuovo tentativo avviato",
  "Se tutti i tentativi falliscono di nuovo, l’operazione torna in questo elenco.",
  "Impossibile avviare un nuovo tentativo",
  "Operazione",
  "Motivo",
  "Il motivo è sconosciuto.",
  "Tentativi",
  "Non riuscita",
  "Azioni",
  "Riprova",
  "Scansione",
  "Riconoscimento del testo nelle immagini",
  "E-mail",
  "Preparazione di un’e-mail",
  "Messaggio a un webhook",
  "Nuova scansione degli elementi archiviati",
  "Lista di indicatori",
  "Altra operazione",
];
export default ITALIAN;
