import { COMMA, either, is, maybe, notBeside, upTo } from '../grammar.ts';

/** What nobody does with another's things as a service; sending and sharing is done every day. */
const LEAKING = 'leak|publish|release|expose|dump|auction|sell|post|spread|reveal';
/** Nobody's business but theirs. */
const SECRET =
  'clip|clips|nudes|chats|tapes|tape|passwords|secrets|footage|dossier|truth|affair|everything|screenshots|conversations|kompromat|sextape';
const HELD =
  'data|files|file|photos|photo|pictures|pics|videos|video|documents|mails|emails|messages|records|recordings|recording|contacts|browser|history|images|contracts|source|address|identity|database|details|payroll|private';
const OWN = is('your|ur|his|her|their') + upTo(2) + is(`${HELD}|${SECRET}|customers|clients|name`);
const THINGS = either(
  is(SECRET),
  OWN,
  is('it|them|this') + is('all'),
  is('all') + maybe(is('the|of')) + maybe(is('the|it|this|your')) + upTo(1) + is(`${HELD}|this|it`),
  is('the|those|these|my') +
    upTo(1) +
    is(`${SECRET}|photos|pictures|pics|video|videos|tapes|recordings`),
);
/** Those who are not to know. */
const KNOWERS =
  'list|press|papers|newspapers|journalists|reporters|media|wife|husband|boss|family|parents|mother|father|customers|clients|competitors|competition|employer|partner|girlfriend|boyfriend|neighbours|followers|regulator|church';
const OUT =
  'public|online|internet|web|dark|darknet|darkweb|press|leaked|published|sold|auctioned|forums|telegram|reddit|pastebin|newspapers|viral|everywhere';
const WHAT = either(
  THINGS,
  is('out') + '(?=$|[,.\'"] |about:)',
  is('what|who|where') + is('you|he|she|they|your|really'),
  is('about') + is('it|this|you|your|him|her|everything|the'),
  is('all') + is('of|about|this'),
);

/** What somebody does who has a hold on others, and what then happens by itself. */
const LEAK = either(
  is('we|i') + upTo(2) + is(LEAKING) + THINGS,
  is('we|i') +
    upTo(2) +
    is('show|send|email|mail|forward|give|hand|pass') +
    upTo(5) +
    is('to|with') +
    is('your|his|her|the') +
    is(KNOWERS) +
    '(?<=(?:photos|pictures|pics|video|videos|files|evidence|tapes|recordings|chats|screenshots|everything|documents|data|it|them|proof|nudes|messages|emails|all):[A-Za-z]* (?:[^ ]+ ){0,8})',
  is('we|i') +
    upTo(2) +
    is('show|send|email|mail|forward|give|tell') +
    is('your|his|her') +
    is(KNOWERS) +
    WHAT,
  is('we|i') +
    upTo(2) +
    is('ddos|encrypt|wipe|cripple|hack|brick|paralyse|paralyze') +
    upTo(1) +
    is('everything|again|you|your|all'),
  maybe(is('your|the|these|those|his|her|all|every')) +
    upTo(1) +
    is(`${SECRET}|files|photos|pictures|pics|videos|video|documents|records|data`) +
    maybe(is('will|all|then')) +
    is('go|goes|end|ends|get|gets|are|is|be|land|lands|appear|appears|turn|turns') +
    upTo(3) +
    is(OUT),
  is('we|i') +
    upTo(1) +
    is('leak|publish|dump|auction') +
    upTo(6) +
    is('your') +
    upTo(2) +
    is(`${HELD}|${SECRET}`),
  is('everyone|everybody') +
    is('at|in') +
    is('your|his|her') +
    upTo(1) +
    is('will') +
    is('learn|know|hear|see') +
    WHAT,
  is(`${KNOWERS}|everyone|everybody|world`) +
    maybe(is('will|shall|would')) +
    is(
      'gets|get|sees|see|knows|know|learns|learn|hears|hear|reads|read|finds|find|receives|receive',
    ) +
    WHAT,
  is('your|his|her') +
    is('family|kids|wife|son|daughter|children|brother|sister|mother|father|husband|dog') +
    upTo(8) +
    is('bad|rough|terrible|nasty|little') +
    is('time|accident|fall|surprise'),
  is('something') + upTo(2) + is('happen|happens') + is('to') + is('your|you|his|her'),
  is('your|his|her') +
    is('family|kids|wife|son|daughter|children|people') +
    is('will|pays') +
    maybe(is('pay')) +
    is('for'),
);
/** No threat, whatever is published: a paper asks for consent, a provider for a log-in; others are quoted. */
const HARMLESS = notBeside(
  'consent|newsletter|unsubscribe|webinar|workshop|conference|magazine|editorial|object|objections|corrections|rsvp|draft|settings|says|said|saying|say|threatened|threatens|threatening|claims|claimed|warns|warned|reads|joke|lol',
);
const AT_WHOM = 'you|u|they|he|she|your|we|i';
/** What is told after `or`. */
export const ENGLISH_OTHERWISE =
  either(
    is('or|otherwise|else') + maybe(is('else|then')) + COMMA,
    is('if') + is('not') + COMMA,
    is('refuse') + upTo(3) + is('and'),
  ) +
  maybe(is('the|all|your|his|her|their|then')) +
  LEAK +
  HARMLESS;
/** A condition put to somebody, and what hangs on it, at most a sentence apart. */
export const ENGLISH_ON_CONDITION = either(
  either(
    is('unless|until') + is(AT_WHOM),
    is('if') +
      is(AT_WHOM) +
      upTo(2) +
      either(
        is('not') + '(?!(?:want|have|receive|hear|see|find|mind|like|come):)',
        is('refuse|refuses|fail|fails|ignore|ignores|talk|talks'),
        is('call|contact|involve|tell') +
          maybe(is('the')) +
          is('police|cops|anyone|anybody|authorities|press'),
      ),
    is('you|they') +
      maybe(is('have|got|ve')) +
      is('have|got|only|get') +
      upTo(3) +
      is('hours|hour|days|day|week|minutes|until|till'),
  ) +
    '(?:[^ ]+ ){0,18}?' +
    LEAK +
    HARMLESS,
  LEAK +
    '(?:[^ ]+ ){0,8}?' +
    either(
      is('unless|until|till') +
        upTo(6) +
        is('pay|pays|dollars|euros|btc|bitcoin|bitcoins|grand|money|pounds|wallet|land|lands'),
      is('unless|until|till') + is(AT_WHOM),
      is('except') + is('if|when'),
      is('if') + is('you|u|they') + upTo(2) + is('not|refuse|fail|ignore'),
    ) +
    HARMLESS,
);
/** What fails by itself as well: it counts beside a demand. */
export const ENGLISH_DOWN = either(
  is('your') +
    upTo(1) +
    is('servers|server|site|website|network|systems|services|platform|store|webshop|phones') +
    is('goes|go|stays|stay|will') +
    maybe(is('go|stay|be')) +
    is('down|dark|offline') +
    upTo(8) +
    is('till|until|unless') +
    is('you|we'),
  is('or|otherwise|not|else|that|then|refuse|hours|days') +
    upTo(4) +
    is('your') +
    upTo(1) +
    is(
      'servers|server|site|website|network|systems|services|platform|store|webshop|phones|infrastructure',
    ) +
    upTo(1) +
    is('go|goes|stay|stays|be|crash|crashes') +
    maybe(is('back|all')) +
    is('down|offline|dark|encrypted|flooded|wiped'),
);
