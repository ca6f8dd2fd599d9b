import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** Signs of emails that divert payments or ask an employee for money in someone else’s name. */
export const REQUEST_SIGNS: readonly Sign[] = [
  {
    id: 'new-account',
    language: 'en',
    points: 2,
    patterns: [
      '(new|changed|different|updated|alternative|another|change|update|revised) ..3 (bank|' +
        'banking|iban|remittance|payment) ..2 (account|details|information|instructions|' +
        'coordinates)',
      '(bank|banking|iban) ..1 (account|details|information) ..5 (changed|updated|new|change|' +
        'changing|replaced|switched)',
      '(longer|not|cannot|stop) ..4 (receive|accept|use|process|pay|send|make|credit) ..6 (old|' +
        'previous|former|current|usual|existing|that|this) ..1 (bank|account)',
      '(old|previous|former|current|usual|existing) ..1 (bank)? account ..4 (closed|audit|' +
        'audited|frozen|inactive|blocked|longer|suspended)',
      '(our|company) (bank|account|accounts) ..3 (audit|audited|frozen|review|inspection|closed)',
      '(pay|payment|payments|remit|transfer|wire|settle|funds|invoices|invoice) ..9 (account|' +
        'iban|bank|details) (below|attached|provided|following|instead)',
      '(change|update|switch|amend|edit) ..3 (my|his|her) ..2 (direct deposit|payroll|salary|bank)',
    ],
    says: say('signNewBankAccount'),
    matches: [
      'Please note our new bank details.',
      'We cannot accept money on the old account.',
      'Pay the invoice to the account below.',
    ],
    misses: ['A new account of the journey', 'Open an account with us today'],
    reason: 'Invoices are diverted by a mail that names another account.',
  },
  {
    id: 'new-account',
    language: 'it',
    points: 2,
    patterns: [
      '(nuovo|nuova|nuove|nuovi|cambiat*|aggiornat*|diverso|variat*|modificat*) ..3 (iban|' +
        'conto|coordinate|estremi)',
      '(iban|conto|coordinate|estremi) ..4 (cambiat*|aggiornat*|variat*|modificat*|nuovo|nuove|' +
        'sostituit*)',
      '(cambio|variazione|aggiornamento|modifica) ..4 (iban|conto|coordinate|bancari*)',
      '(piu|non) ..5 (vecchio|precedente|solito|attuale) (conto|iban)',
      '(pagamento|pagamenti|bonifico|fattura|saldo|versare|accreditare) ..9 (seguente|nuovo|' +
        'sotto|indicato|diverso) (conto|iban)',
      '(accredito|stipendio) ..4 (nuovo|altro|diverso) (conto|iban)',
    ],
    says: say('signNewBankAccount'),
    matches: [
      'Ecco le nuove coordinate bancarie.',
      'Il nostro IBAN è cambiato.',
      'Non usate il vecchio conto.',
    ],
    misses: ['Il conto del ristorante', 'Apri un nuovo negozio'],
    reason: 'Invoices are diverted by a mail that names another account.',
  },
  {
    id: 'hurry',
    language: 'en',
    points: 1,
    patterns: [
      '(today|urgent|urgently|immediately|asap|promptly)',
      '(as soon as|right away|end of (day|business)|before (noon|friday|close))',
      '(due|overdue) ..3 (today|tomorrow|monday|tuesday|wednesday|thursday|friday)',
    ],
    says: say('signUrgency'),
    matches: ['Confirm it today.', 'It is urgent.'],
    misses: ['There is no rush.'],
    reason: 'Hurry keeps the reader from asking anybody.',
  },
  {
    id: 'hurry',
    language: 'it',
    points: 1,
    patterns: [
      '(oggi|urgente|urgentemente|subito|immediatamente|tempestivamente)',
      '(entro ..2 (oggi|domani|giornata|sera)|prima possibile)',
    ],
    says: say('signUrgency'),
    matches: ['Conferma oggi stesso.', 'Il prima possibile'],
    misses: ['Con calma.'],
    reason: 'Hurry keeps the reader from asking anybody.',
  },
  {
    id: 'no-call',
    language: 'any',
    points: 2,
    patterns: [
      '(do not|dont|cannot|cant|no|not|avoid|unable|without) ..3 (call|calling|phone|ring|' +
        'calls|telephone)',
      '(phone|phones|line|lines|telephone) ..3 (down|broken|unavailable|order)',
      '(in|into) ..2 (meeting|conference) ..6 (email|mail|only|call|reply|phone)',
      '(only|just) ..2 (by|via|per) (email|mail)',
      '(non|senza) ..3 (chiamare|chiamarmi|telefonare|telefonarmi|chiami|telefoni|chiamate|' +
        'telefonate)',
      '(telefono|telefoni|linee) ..3 (guast*|fuori|interrott*)',
      '(in riunione) ..6 (mail|email|scriv*|telefono)?',
      '(solo|soltanto) (via|per|tramite) (mail|email|posta)',
    ],
    says: say('signNoCallRequest'),
    matches: [
      'Please do not call the office.',
      'I am in a meeting, reply by email only.',
      'Non telefonare.',
    ],
    misses: ['Call me at any time.'],
    reason: 'A call to a known number would end the fraud.',
  },
  {
    id: 'secrecy',
    language: 'any',
    points: 2,
    patterns: [
      '(confidential|discreet|discretion|secret|secrecy) ..6 (acquisition|transaction|transfer|' +
        'payment|matter|operation|deal|project|task|handle|request)',
      '(keep|remain|treat) ..4 (confidential|between us|secret|private)',
      '(do not|dont) ..2 (tell|discuss|share|mention) ..4 (anyone|anybody|colleagues|team|staff)',
      '(riservat*|riservatezza|confidenzial*) ..6 (operazione|acquisizione|bonifico|pagamento|' +
        'pratica|trattativa|fascicolo)',
      '(operazione|pratica|acquisizione|bonifico) ..4 (riservat*|confidenzial*)',
      'non ..2 (parlarne|dirlo) ..3 nessuno',
    ],
    says: say('signSecrecyRequest'),
    matches: [
      'A confidential transfer must leave today.',
      'Keep it between us.',
      'Un’operazione riservata',
    ],
    misses: ['The secret of good bread'],
    reason: 'Who imitates a head of the company forbids to ask others.',
  },
  {
    id: 'are-you-there',
    language: 'any',
    points: 2,
    patterns: [
      '(are|r) (you|u) ..2 (available|at your desk|in the office|free|around|there|busy|at work)',
      '(need|want|require) ..3 (you|your) ..6 (favor|favour|task|assignment|errand|assistance|' +
        'discreetly|urgently|quick)',
      '(quick|urgent|small) (task|favor|favour|request|errand)',
      '(cell|mobile|whatsapp|phone) number ..4 (send|need|text|share|me)?',
      '(send|give|share|drop) ..3 (your|me) ..3 (cell|mobile|whatsapp|phone|number)',
      '(sei|e) ..2 (disponibile|ufficio|libero|libera|scrivania)',
      '(ho bisogno|serve|servirebbe) ..5 (favore|bonifico|discrezione|urgente|commissione)',
    ],
    says: say('signAvailabilityQuestion'),
    matches: ['Are you at your desk?', 'I have a quick task for you.', 'Sei in ufficio?'],
    misses: ['You are the best.'],
    reason: 'The first mail of such a fraud asks for nothing but an answer.',
  },
  {
    id: 'gift-cards',
    language: 'any',
    points: 3,
    patterns: [
      '(buy|purchase|get|need|pick|send|acquistare|comprare|procurarmi) ..7 (gift cards|' +
        'giftcards|itunes cards|google play|steam cards|amazon cards|gift card|buoni regalo|' +
        'carte regalo)',
      '(scratch|back|picture|pictures|photo|photos|foto) ..6 (cards|card|codes|code|codici|carte)',
    ],
    says: say('signGiftCards'),
    matches: ['I need you to buy five gift cards.', 'Send me pictures of the codes.'],
    misses: ['She plays cards.'],
    reason: 'Gift cards are worth money and can’t be recovered.',
  },
  {
    id: 'iban',
    language: 'any',
    points: 1,
    patterns: ['iban', '(swift|bic|sort code|routing number|account number|beneficiary)'],
    says: say('signIban'),
    matches: ['IBAN: as follows'],
    misses: ['The bank of the river'],
    reason: 'The account itself.',
  },
  {
    id: 'transfer',
    language: 'any',
    points: 1,
    patterns: [
      '(wire|bank|urgent|process|make|initiate|send|pending|outstanding|due) ..3 (transfer|' +
        'payment|payments|invoice|wire)',
      '(bonifico|bonifici|pagamento|fattura)',
    ],
    says: say('signPayment'),
    matches: ['Please make the transfer.', 'Un bonifico'],
    misses: ['The bus was late.'],
    reason: 'What it is all about.',
  },
];
