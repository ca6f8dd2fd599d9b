// Written by web/scripts/messages.mjs from web/messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Azienda",
  "Chiavi di accesso",
  "Webhook",
  "Avvisi silenziati",
  "Registro di controllo",
  "Impostazioni",
  "Sezioni delle impostazioni",
];
export default ITALIAN;
