// Written by web/scripts/messages.mjs from messages. Do not edit.
import { number } from '../../../ui/plural-number.ts';
import { plural } from '@messageformat/runtime';
import { it } from '@messageformat/runtime/lib/cardinals';
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Inserisci il nome della tua azienda.",
  "Inserisci il tuo nome.",
  "Inserisci il tuo cognome.",
  "Inserisci il tuo indirizzo e-mail.",
  "Nome",
  "Cognome",
  "E-mail",
  "Password",
  "Requisiti della password",
  ": requisito soddisfatto",
  ": requisito non soddisfatto",
  "Difficile da indovinare, senza il tuo nome né quello dell’azienda",
  "Ripeti la password",
  "Inserisci di nuovo la stessa password.",
  (d) => "Almeno " + plural(d.length, 0, it, { one: number("it", d.length, 0) + " carattere", other: number("it", d.length, 0) + " caratteri" }),
  "Una lettera maiuscola e una minuscola",
  "Un numero",
  "Un carattere speciale",
  "Inserisci il codice di configurazione che trovi nel log del server.",
  "Deve contenere almeno una lettera maiuscola e una minuscola, un carattere speciale e un numero, avere almeno 12 caratteri e nessuna parola comune.",
  "Le password non coincidono. Riprova.",
  "Questo server non invia e-mail. Gli eventuali messaggi per te vengono salvati come file sul server: chiedili al gestore del server.",
];
export default ITALIAN;
