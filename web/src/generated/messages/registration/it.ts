// Written by web/scripts/messages.mjs from web/messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "La richiesta è stata inviata",
  "Account creato",
  (d) => "Abbiamo registrato la richiesta per " + d.email + ".",
  "Abbiamo registrato la tua richiesta.",
  "Torna all'accesso",
  "Il tuo account è pronto",
  "Invito accettato",
  "Accedi con la tua password; subito dopo configurerai il secondo fattore.",
  "Accedi",
  "Questo invito non è più valido",
  "Invito scaduto",
  "È già stato usato, ritirato, sostituito da uno più recente oppure risale a più di sette giorni fa. Chiedine uno nuovo a chi ti ha invitato.",
  "Impossibile leggere l'invito",
  "Invito",
  "Riprova",
  (d) => "Entra in " + d.company,
  "Ti invitano a sorvegliare insieme media e file con Vedetta.",
  (d) => d.invitedBy + " ti invita a sorvegliare insieme media e file con Vedetta.",
  "Accetta un invito",
  "L'indirizzo a cui è stato inviato l'invito.",
  "Crea il mio account",
  "Crea un account",
  "La tua azienda deve già usare Vedetta: un amministratore approverà la richiesta.",
  "Usa l'indirizzo aziendale: è il dominio a stabilire l'azienda in cui entri.",
  "Chiedi di entrare",
  "La tua azienda non c'è ancora? Provalo gratis",
  "Un amministratore della tua azienda deve approvarla; poi potrai accedere con la tua password.",
];
export default ITALIAN;
