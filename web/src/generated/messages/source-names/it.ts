// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Caricamento file",
  "Rete locale",
  "Feed web",
];
export default ITALIAN;
