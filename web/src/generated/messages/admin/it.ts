// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Azienda",
  "Chiavi di accesso",
  "Webhook",
  "Liste di indicatori",
  "Avvisi silenziati",
  "Registro di controllo",
  "Impostazioni dell’azienda",
  "Sezioni delle impostazioni",
  "Fonti",
  "Operazioni non riuscite",
];
export default ITALIAN;
