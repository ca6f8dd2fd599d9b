// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Codice QR per l’app di autenticazione",
  "Non riesci a inquadrarlo? Inserisci nell’app questa chiave di configurazione:",
  "chiave di configurazione",
  "Caricamento…",
  "Nascondi i caratteri",
  "Mostra i caratteri",
  (d) => "Codici di recupero di Vedetta per " + d.email + "\nOgnuno è valido una sola volta.\n\n" + d.codes + "\n",
  "Codici di recupero",
  "Scarica",
  "Copiato",
  "Seleziona e copia manualmente",
  (d) => "Copia: " + d.what,
  "Copia",
  "Chiudi il messaggio",
  "codici",
];
export default ITALIAN;
