// Written by web/scripts/messages.mjs from messages. Do not edit.
import { number } from '../../../ui/plural-number.ts';
import { plural } from '@messageformat/runtime';
import { it } from '@messageformat/runtime/lib/cardinals';
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "La prova gratuita non include questa sezione. Richiedi un account completo.",
  "Principale",
  "Gestione minacce",
  "Analisi delle minacce",
  "Obiettivi",
  "Scansione file",
  "Notifiche",
  "Amministrazione",
  "Utenti",
  "Impostazioni",
  "Menu dell’account",
  (d) => "Vedetta " + d.version + " · Licenze di terze parti",
  "Esci",
  "Vai al contenuto",
  (d) => "Notifiche, " + d.unread + " da leggere",
  "Chiudi il menu",
  "Apri il menu",
  "Uscire?",
  "Stai per uscire dal tuo account. Potrai accedere di nuovo a Vedetta in qualsiasi momento.",
  "Esci",
  "Prova gratuita",
  (d) => plural(d.left, 0, it, { one: number("it", d.left, 0) + " scansione disponibile", other: number("it", d.left, 0) + " scansioni disponibili" }) as string,
  "in attesa di approvazione",
  "da esaminare",
  "da leggere",
];
export default ITALIAN;
