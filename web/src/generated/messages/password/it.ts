// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Inserisci il tuo indirizzo e-mail.",
  "Hai dimenticato la password?",
  "Ti inviamo via e-mail un collegamento per sceglierne una nuova.",
  "Password dimenticata",
  "E-mail",
  "Invia il collegamento",
  "Torna all'accesso",
  "Controlla la posta",
  "E-mail inviata",
  "Invia di nuovo",
  "La nuova password è attiva",
  "Password modificata",
  "Tutti i dispositivi sono stati disconnessi. Accedi con la nuova password.",
  "Accedi",
  "Questo collegamento non è più valido",
  "Collegamento scaduto",
  "È già stato usato, è stato sostituito da uno più recente oppure risale a più di un'ora fa. Richiedine uno nuovo.",
  "Inviami un nuovo collegamento",
  "Scegli una nuova password",
  "Reimposta la password",
  "Salva la nuova password",
  (d) => "Se " + d.email + " ha un account, riceverai un collegamento per impostare una nuova password. È valido una sola volta, per un'ora.",
  "il tuo indirizzo",
  "Questo link è incompleto",
  "Manca la parte finale. Apri di nuovo il link della nostra e-mail, o copialo per intero nella barra degli indirizzi. Se non trovi l’e-mail, chiedi un nuovo link.",
  "Chiedi la tua lettera",
];
export default ITALIAN;
