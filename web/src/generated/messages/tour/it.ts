// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Indietro",
  "Fine",
  "Avanti",
  (d) => "Passaggio " + d.step + " di " + d.steps,
  "Ti diamo il benvenuto in Vedetta",
  "Carica un’immagine per cercare minacce.",
  "Esamina i rischi rilevati",
  "I rischi rilevati compariranno nella Gestione minacce.",
];
export default ITALIAN;
