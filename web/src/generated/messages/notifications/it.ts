// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Notifiche",
  "Segna tutte come lette",
  "Caricamento…",
  "Impossibile caricare le notifiche.",
  "Riprova",
  "Hai letto tutto!",
  "Le notifiche appariranno qui quando ci sarà qualcosa di nuovo da esaminare.",
  "Notifiche, dalla più recente",
  "Utente fittizio",
  "Esamina la registrazione",
  "Approvata",
  "Rifiutata",
  "Mostra notifiche meno recenti",
  "Impossibile caricare le notifiche meno recenti.",
  "Non letta",
  "da leggere",
];
export default ITALIAN;
