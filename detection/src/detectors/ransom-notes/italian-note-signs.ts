import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What ransom notes say in Italian. */
export const ITALIAN_NOTE_SIGNS: readonly Sign[] = [
  {
    id: 'locked',
    language: 'it',
    points: 1,
    patterns: [
      '(tuoi|vostri|tutti|i|vostra|tua|la|aziendali) ..4 $cose ..5 (criptat*|crittografat*|' +
        'cifrat*|bloccat*|compromess*|violat*|hackerat*)',
      'abbiamo ..3 (criptato|crittografato|cifrato|bloccato|violato) ..5 $cose',
    ],
    says: say('signFilesLocked'),
    matches: ['Tutti i vostri file sono stati cifrati.', 'Abbiamo criptato i server e i backup.'],
    misses: ['I vostri documenti sono pronti per il ritiro.'],
    reason: 'A note first tells its reader what has happened to the files.',
  },
  {
    id: 'stolen',
    language: 'it',
    points: 1,
    patterns: [
      'abbiamo ..3 (rubato|copiato|scaricato|esfiltrato|sottratto|prelevato) ..7 ($cose|<size>)',
      '$cose ..5 (rubat*|esfiltrat*|sottratt*)',
    ],
    says: say('signDataTaken'),
    matches: ['Abbiamo copiato i dati dei clienti.', 'I dati aziendali sono stati esfiltrati.'],
    misses: ['Ho scaricato il film ieri sera.'],
    reason: 'Most gangs copy the data first, so that a backup does not help.',
  },
  {
    id: 'contact',
    language: 'it',
    points: 1,
    patterns: [
      '(contattaci|contattateci|scriveteci|scrivici|contattarci|scriverci)',
      '(contattare|scrivere|scrivete|scrivi|contatta|contattate) ..4 (<mail>|noi|chat|telegram)',
    ],
    says: say('signAuthorContact'),
    matches: ['Contattateci entro una settimana.'],
    misses: ['Il contratto scade a maggio.'],
    reason: 'A note is of no use to its authors unless they can be reached.',
  },
  {
    id: 'decrypt',
    language: 'it',
    points: 1,
    patterns: [
      '(decriptare|decriptazione|decifrare|decifrazione|decrittare|decrittazione|' +
        'decrittografare|decryptor|decriptatore)',
      'chiave (privata|di) ..1 (decifrazione|decrittazione|sblocco|decriptazione)?',
      '(recuperare|ripristinare|sbloccare) ..4 $cose',
    ],
    says: say('signDecryptor'),
    matches: [
      'Per recuperare i vostri file servono i nostri strumenti.',
      'Solo noi possiamo decifrare i dati.',
    ],
    misses: ['La chiave è sotto lo zerbino.'],
    reason: 'What is sold is a key or a program that unlocks the files.',
  },
  {
    id: 'do-not',
    language: 'it',
    points: 1,
    patterns: [
      'non ..4 (rinominare|rinominate|modificare|modificate|cancellare|spegnere|riavviare|' +
        'riavviate|spegnete|eliminare|spostare)',
      'non ..3 (contattare|chiamare|coinvolgere|informare|avvisare|contattate|chiamate) ..4 ' +
        '(polizia|autorita|carabinieri|postale|forze)',
      '(software|programmi|strumenti) di terze parti',
    ],
    says: say('signRecoveryWarning'),
    matches: ['Non rinominate nulla.', 'Non chiamate la polizia.'],
    misses: ['Rinomina la cartella, per favore.'],
    reason: 'Notes forbid whatever would spoil the files or the deal.',
  },
];
