// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Inserisci il tuo indirizzo e-mail.",
  "Hai dimenticato la password?",
  "Ti invieremo via e-mail un link per sceglierne una nuova.",
  "Password dimenticata",
  "E-mail",
  "Invia il link",
  "Torna all’accesso",
  "Controlla la tua e-mail",
  "E-mail inviata",
  "Invia di nuovo",
  "La password è stata reimpostata",
  "Password reimpostata",
  "Tutti i dispositivi sono stati disconnessi. Accedi con la nuova password.",
  "Accedi",
  "Questo link non è più valido",
  "Link scaduto",
  "È già stato usato, è stato sostituito da uno più recente oppure risale a più di un’ora fa. Richiedine uno nuovo.",
  "Inviami un nuovo link",
  "Scegli una nuova password",
  "Reimposta la password",
  "Salva la nuova password",
  (d) => "Se all’indirizzo " + d.email + " corrisponde un account, abbiamo inviato un link per reimpostare la password. È valido una sola volta e scade dopo un’ora.",
  "che hai indicato",
  "Questo link è incompleto",
  "Manca la parte finale del link. Aprilo di nuovo dalla nostra e-mail o copialo per intero nella barra degli indirizzi; se non trovi l’e-mail, richiedi un nuovo link.",
  "Chiedi il link al gestore",
];
export default ITALIAN;
