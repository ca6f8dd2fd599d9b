import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What ransom notes say in several languages: contacts, prices, deadlines. */
export const COMMON_NOTE_SIGNS: readonly Sign[] = [
  {
    id: 'onion',
    language: 'any',
    points: 1,
    patterns: [
      '<onion>',
      '<dark-mail>',
      '<chat-id>',
      'tor browser',
      'tor (network|website|site|link|chat|url|address)',
      '(tox|session) ..2 (id|chat|messenger)',
      'qtox',
    ],
    says: say('signAnonymousContact'),
    matches: ['Our page needs Tor Browser.', 'Our Tox ID stands below.'],
    misses: ['The meeting about the tower is on Monday.', 'Write to sales@shop.example.'],
    reason: 'Hidden services and such providers are how gangs can be reached.',
  },
  {
    id: 'leak-site',
    language: 'any',
    points: 1,
    patterns: [
      '(our|leak|leaks|news|data|public|darknet|tor) ..2 (blog|blogs|site|sites|website|' +
        'websites|page|resource|portal|tv)',
      '(dark net|darknet|dark web|darkweb)',
      '(nostro|sul) (blog|sito) ..3 (leak|dati|pubblic*|dark)?',
    ],
    says: say('signLeakSite'),
    matches: ['Otherwise all of it stands on our blog.', 'It will be sold on the darknet.'],
    misses: ['The light in the hall is out.'],
    reason: 'Gangs publish on sites of their own, and their notes name them.',
  },
  {
    id: 'proof',
    language: 'any',
    points: 1,
    patterns: [
      '(decrypt*|restore|restored|recover|unlock|send|decode|back|test) ..9 (free|guarantee|' +
        'guarantees|proof|prove|trial|test)',
      '(free|test|trial) ..3 (decrypt*|decod*|restor*|recover*|unlock*)',
      '(guarantee|guarantees|prove|proof|confirm|evidence|sure|verify|demonstrate) ..8 ' +
        '(decrypt*|restore|recover|files|file|data|key|keys|decoder|works)',
      '(garanzia|prova|dimostrare|gratis|gratuitamente) ..8 (file|decifr*|decript*|ripristin*|' +
        'recuper*)',
      '(decifr*|decript*|ripristin*|recuper*) ..8 (gratis|gratuitamente|prova|garanzia)',
    ],
    says: say('signRestoreProof'),
    matches: [
      'Send two pictures and we decrypt them for free.',
      'As proof we restore a file of yours.',
    ],
    misses: ['The delivery is free of charge.'],
    reason: 'Who asks for money offers a proof that paying helps.',
  },
  {
    id: 'pay',
    language: 'any',
    points: 1,
    patterns: [
      '(bitcoin|bitcoins|btc|monero|xmr)',
      '(ransom|ransomware)',
      '(price|cost|payment|pay|paying|paid|buy|purchase) ..8 (decrypt*|double|doubled|decoder|' +
        'key|recovery|us)',
      '(after|upon|once|if|receive|make|the|without) ..4 payment',
      '(negotiate|negotiation|negotiations|negotiating)',
      '(riscatto|pagamento|pagare|pagate) ..6 (bitcoin|monero|chiave|dati|file|decifr*)?',
    ],
    says: say('signPayment'),
    matches: [
      'The price of the decoder depends on you.',
      'Pay in Monero.',
      'Il riscatto va pagato oggi.',
    ],
    misses: ['The price of bread went up.'],
    reason: 'Notes ask for money, nearly always in a coin.',
  },
  {
    id: 'publish',
    language: 'any',
    points: 1,
    patterns: [
      '(publish|publishing|published|sell|sold|auction*|leak|leaking|leaked|disclose|disclosed|' +
        'post|posted|release|expose*) ..8 (your|company|all|stolen|confidential|private|' +
        'sensitive|it|the) ..3 (data|files|information|documents|darknet|competitors|public|' +
        'publicly|online|media|press|internet|journalists|blog|dark|secrets|partners|regulators)',
      '(data|files|information|documents|everything|it|them) ..5 (will|be|are|shall|gets|is) ' +
        '..3 (published|sold|auctioned|leaked|disclosed|exposed|public|publicized|posted|' +
        'released)',
      '(pubblicat*|pubblicare|pubblicheremo|pubblicati|venduti|vendere|venderemo|divulgare|' +
        'divulgheremo|diffonderemo|diffondere) ..7 (dati|file|documenti|concorrenti|blog|online|' +
        'dark|giornalisti|stampa|tutto)',
      '(dati|file|documenti) ..7 (pubblicat*|vendut*|divulgat*|diffusi|diffuse)',
    ],
    says: say('signPublishThreat'),
    matches: [
      'Otherwise your files will be leaked.',
      'We sell it to your competitors.',
      'I dati saranno pubblicati.',
    ],
    misses: ['The book was well received.'],
    reason: 'The second threat of a note is that the data become known.',
  },
  {
    id: 'deadline',
    language: 'any',
    points: 1,
    patterns: [
      '(within|in|next|have|after|for|only|wait|until|you) ..4 <number> ..1 (hours|hour|days|' +
        'day|h|weeks)',
      '<number> (hours|hour|days|day)',
      'if you (do not|dont|refuse|ignore|fail|want|will not|wont|decide|choose) ..8',
      '(price|cost|amount|sum) ..4 (double|doubled|doubles|increase|increased|higher|grow|rise)',
      '(the faster|how fast|as soon as|asap|hurry|deadline)',
      '(entro|hai|avete) ..2 <number> (ore|giorni)',
      'se non ..6 (pag*|contatt*|rispond*|scriv*)',
    ],
    says: say('signDeadline'),
    matches: ['You have 72 hours.', 'If you refuse, more will follow.', 'Avete 3 giorni.'],
    misses: ['The hours passed slowly.'],
    reason: 'A deadline keeps the reader from asking anybody.',
  },
  {
    id: 'victim-id',
    language: 'any',
    points: 1,
    patterns: [
      '(your|unique|personal|client|victim|chat|session|decryption|company) ..2 (id|key|code|' +
        'identifier)',
      '(personal|unique|private|client) ..2 (link|page|url|chat|panel)',
      '(vostro|tuo|codice) ..1 (id|codice|identificativo|personale)',
    ],
    says: say('signVictimId'),
    matches: ['Your personal ID: 77-A', 'Inserite il vostro codice.'],
    misses: ['The idea was good.'],
    reason: 'The number by which the authors know whom they have locked out.',
  },
];
