// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Avvisi in CSV",
  "Avvisi per Excel (CSV)",
  "Avvisi in NDJSON",
  "Avvisi in STIX 2.1",
  "Impossibile esportare gli avvisi",
  "Esporta: preparazione del file in corso",
  "Esporta",
  "Esportazione…",
];
export default ITALIAN;
