// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Impossibile verificare la tua sessione. L’accesso è ancora attivo: riprova tra un momento.",
  "Impossibile caricare il tuo account",
  "Riprova",
  "Impossibile avviare Vedetta",
  "Impossibile caricare una parte di Vedetta. La connessione si è interrotta o è stata installata una nuova versione: ricarica la pagina.",
  "Ricarica la pagina",
  "Si è verificato un errore in questa pagina. Ricaricala; se il problema persiste, comunica al tuo amministratore che cosa stavi facendo.",
  "Errore imprevisto dell’applicazione",
  "Il server non risponde. I dati visualizzati potrebbero non essere aggiornati; Vedetta continua a provare a riconnettersi.",
  "Sei offline. I dati visualizzati potrebbero non essere aggiornati; Vedetta li aggiornerà al ritorno della connessione.",
  "Riprova ora",
  "Si è verificato un errore del server. Riprova tra un momento; se si ripete, avvisa il tuo amministratore.",
  "Il server è sovraccarico o in fase di riavvio. Riprova tra un momento.",
  "La sessione è terminata. Accedi di nuovo.",
  "Si è verificato un errore. Riprova.",
  "Troppe richieste. Attendi un momento e riprova.",
  (d) => "Il server ha rifiutato la richiesta (stato " + d.status + "). Ricarica la pagina e riprova.",
  "Impossibile raggiungere il server. Verifica la connessione e riprova.",
  "Il server non ha risposto in tempo. Riprova.",
  "Si è verificato un errore. Riprova; se si ripete, ricarica la pagina.",
];
export default ITALIAN;
