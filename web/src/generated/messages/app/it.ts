// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Il server non ha confermato chi sei. L'accesso è ancora attivo: riprova tra un momento.",
  "Impossibile caricare il tuo account",
  "Riprova",
  "Impossibile avviare Vedetta",
  "Non è stato possibile caricare una parte di Vedetta. La connessione si è interrotta oppure è stata installata una nuova versione: ricarica la pagina.",
  "Ricarica la pagina",
  "Questa pagina ha un errore. Ricaricala; se si ripete, comunica all'amministratore l'ultima operazione che hai eseguito.",
  "Errore imprevisto dell'applicazione",
  "Il server non risponde. I dati visualizzati potrebbero non essere aggiornati; Vedetta continua a riprovare.",
  "Sei offline. I dati visualizzati potrebbero non essere aggiornati; Vedetta riprende quando torna la connessione.",
  "Riprova ora",
  "Si è verificato un errore del server. Riprova tra un momento; se si ripete, avvisa l'amministratore.",
  "Il server è occupato o in fase di riavvio. Riprova tra un momento.",
  "La sessione è scaduta. Accedi di nuovo.",
  "Si è verificato un errore. Riprova.",
  "Troppe richieste. Attendi un momento e riprova.",
  (d) => "Il server ha rifiutato la richiesta (" + d.status + "). Ricarica la pagina e riprova.",
  "Il server non è raggiungibile. Verifica la connessione e riprova.",
  "Il server non ha risposto in tempo. Riprova.",
  "Si è verificato un errore. Riprova; se si ripete, ricarica la pagina.",
];
export default ITALIAN;
