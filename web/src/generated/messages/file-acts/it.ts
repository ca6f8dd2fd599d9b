// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Ripeti la scansione",
  "Scarica l’originale…",
  "Nuova scansione avviata",
  "Impossibile avviare la nuova scansione",
  "Originale scaricato",
  "Scaricare un file non attendibile?",
  "Scarica comunque",
  "Il file viene fornito esattamente com’è stato ricevuto e può danneggiare il computer che lo apre. Aprilo solo in un ambiente isolato, per esempio una sandbox.",
  (d) => "Esito della scansione: " + d.verdict,
  "Il download viene registrato nelle attività dell’elemento.",
];
export default ITALIAN;
