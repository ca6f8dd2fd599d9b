// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Ripeti la scansione",
  "Scarica l'originale…",
  "La scansione viene ripetuta",
  "Impossibile ripetere la scansione",
  "L'originale è tra i tuoi download",
  "Scaricare un file non attendibile?",
  "Scarica comunque",
  "Arriva esattamente com'è stato inviato, con tutto ciò che contiene, e può danneggiare il computer che lo apre. Portalo solo in un ambiente fatto per questo, per esempio una sandbox.",
  (d) => "La scansione dice: " + d.verdict,
  "Il fatto che tu l'abbia scaricato viene scritto nelle attività dell'elemento.",
];
export default ITALIAN;
