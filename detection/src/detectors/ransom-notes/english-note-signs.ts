import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What ransom notes say in English, in the order in which they usually say it. */
export const ENGLISH_NOTE_SIGNS: readonly Sign[] = [
  {
    id: 'locked',
    language: 'en',
    points: 1,
    patterns: [
      '(your|all|important|the|these|every|company|corporate|internal) ..6 $things ..6 (are|is|' +
        'was|were|been|got|has|have|now|being) ..3 $locked',
      '(we|i) (have|ve|had)? (just|also|already|successfully)? $locked ..5 $things',
      '$locked ..2 $things ..3 (extension|can|will|only)',
      '$things $locked',
      '(your|all) ..3 $things (encrypted|locked|crypted)',
      '(encrypted|crypted|locked) (all|your|by|with|using)',
      '(your|all) ..3 $things ..2 (turned|become|became|made) (useless|unreadable|inaccessible|' +
        'unusable)',
      '(undergone|underwent) encryption',
      'encryption (was|is|were) (produced|made|done|performed)',
    ],
    says: say('signFilesLocked'),
    matches: [
      'Every file of your company has been encrypted by us.',
      'We have locked all machines and servers in the branch offices.',
      'YOUR NETWORK IS HACKED',
    ],
    misses: [
      'The report about networks is attached.',
      'The file is open in another program, so it cannot be saved.',
    ],
    reason: 'A note first tells its reader what has happened to the files.',
  },
  {
    id: 'stolen',
    language: 'en',
    points: 1,
    patterns: [
      '(we|i) (have|ve|had)? ..3 $taken ..8 ($things|<size>)',
      '$things ..7 (was|were|been|are|is|has|have|and|or) ..2 (stolen|exfiltrated|downloaded|' +
        'copied|leaked|extracted|uploaded)',
      '<size> ..2 (of|stolen|taken|downloaded|leaked) ..2 (your|data|files|taken|confidential|' +
        'private|sensitive|information|documents|finance)',
      '<size> (taken|stolen|leaked|exfiltrated)',
      '(stolen|exfiltrated|leaked) ..3 $things',
      '$things ..2 (has|have) been taken (to|from|by)',
    ],
    says: say('signDataTaken'),
    matches: [
      'Before that we copied 80 GB of contracts.',
      'Personnel files were downloaded to our storage.',
    ],
    misses: ['The manual can be downloaded for nothing.', 'He took the train to the office.'],
    reason: 'Most gangs copy the data first, so that a backup does not help.',
  },
  {
    id: 'contact',
    language: 'en',
    points: 1,
    patterns: [
      '<onion>',
      '<dark-mail>',
      '<chat-id>',
      '(tor|tox|qtox|jabber|xmpp) ..2 (browser|id|chat|messenger|address|account)?',
      '(contact|email|mail|write|message|reach) (us|me|to|with)',
      '(contact|write|send|email|reach) ..4 <mail>',
      '(email|mail|e mail|contact|contacts|telegram|jabber|session) ..4 <mail>',
      '(contact|write|talk|speak|chat) (to|with)? (us|our)',
      'get in touch ..2 us?',
      '(our|live) ..2 (chat|support|operator|operators|email)',
      '(telegram|session|signal|icq|wire) ..4 (id|<link>|<mail>|us|messenger)',
    ],
    says: say('signAuthorContact'),
    matches: ['Write to us within a week.', 'Our chat is open: contact us there.'],
    misses: ['The contract ends in May.'],
    reason: 'A note is of no use to its authors unless they can be reached.',
  },
  {
    id: 'decrypt',
    language: 'en',
    points: 1,
    patterns: [
      '(decrypt*|decipher*|decypher*|decod*|descrypt*|dectypt*|unlock*) ..3 (tool|tools|key|' +
        'keys|software|program|code|service|utility|$things|it|them|one|any)',
      '(decryptor|decryptors|decrypter|unlocker)',
      '(our|special|universal|unique|buy|only|exclusively) ..4 (decoder|decryption|decrypt)',
      '(decoder|decryption) ..4 (your|case|us|we|possible|impossible|failure|of $things)',
      '(receive|need|obtain|get|buy|purchase|possess|have) ..2 private (key|keys)',
      '(restore|recover|return|regain|recovering|restoring|retrieving|restored|recovered|' +
        'unlock) ..2 (all|your|access|of|the|them) ..4 ($things|back)',
      '$things ..3 (can|will|be) ..3 (restored|recovered|decrypted|returned)',
      '(how|ability|able|possible|possibility|way|want) ..6 (restore|recover|decrypt|return) ' +
        '..4 $things',
    ],
    says: say('signDecryptor'),
    matches: [
      'Only our decryptor helps you.',
      'You need a private key of ours.',
      'To recover all your documents, do as follows.',
    ],
    misses: ['The key is under the mat.', 'He will recover from his illness.'],
    reason: 'What is sold is a key or a program that unlocks the files.',
  },
  {
    id: 'do-not',
    language: 'en',
    points: 1,
    patterns: [
      '(do not|dont|not|never|cannot|must not|avoid|stop|without|abstain|refrain) ..5 (rename|' +
        'renaming|modify|modifying|edit|delete|move|restart|reboot|shutdown|shut|turn|reset|' +
        'reinstall|tamper|scan)',
      '(do not|dont|not|never|attempt|attempts|attempting|try|trying|tries|any|if) ..3 ' +
        '(decrypt|recover|restore|decode|back|repair|change) ..6 (yourself|own|third|software|' +
        'themselves|files|data|data|tools|state|party)',
      '(third|3rd|thrid) party ..2 (software|tools|tool|programs|company|companies|utilities|' +
        'recovery|decryptors|negotiators|negotiator)?',
      '(do not|dont|not|never) ..3 (contact|call|inform|report|hire|involve|go|ask) ..4 ' +
        '(police|fbi|authorities|recovery|negotiators|negotiator|law|lawyers|cops|enforcement)',
      '(permanent|irreversible|irrevocable) ..2 (data|loss|damage)',
      '(damage|lose|corrupt) ..4 (files|data|information) ..3 (forever|permanently|' +
        'irreversibly|completely)?',
      '(modification|renaming|modifying|changing) ..4 files',
    ],
    says: say('signRecoveryWarning'),
    matches: [
      'Do not rename anything.',
      'Never call the police.',
      'Keep third party tools away from it.',
    ],
    misses: ['Please rename the folder.', 'Do not forget your umbrella.'],
    reason: 'Notes forbid whatever would spoil the files or the deal.',
  },
];
