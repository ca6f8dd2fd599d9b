import { either, is, maybe, upTo } from '../grammar.ts';

const FIGURE = '[^ :]*[0-9][^ :]*:[A-Za-z]* ';
const CURRENCY = is(
  'bitcoin|bitcoins|btc|monero|xmr|ethereum|eth|crypto|usdt|dollars|dollar|usd|bucks|euro|euros|eur|pounds|quid|gbp|grand|k|francs',
);
const NUMBER = is(
  'hundred|thousand|million|millions|hundreds|thousands|ten|twenty|thirty|forty|fifty|five|two|three|four|six|seven|eight|nine|half|one|a',
);
/** `900 dollars`, `twenty thousand in bitcoin`, `5 bitcoin`. */
export const ENGLISH_SUM = either(
  FIGURE + upTo(2) + CURRENCY,
  NUMBER + upTo(2) + CURRENCY,
  '[$€£][^ :]*:[A-Za-z]* ',
);
const MONEY = either(
  ENGLISH_SUM,
  FIGURE,
  is('money|ransom|cash|bitcoin|bitcoins|btc|monero|crypto|payment|fee|amount|sum|refund'),
);

/** Money is asked for. */
export const ENGLISH_DEMAND = either(
  is('pay|send|transfer|wire|deposit|give|bring|leave|hand|put|get|prepare|deliver|drop') +
    upTo(7) +
    MONEY,
  is('want|demand|require|expect|need') + upTo(4) + either(ENGLISH_SUM, is('money|ransom|cash')),
  is('pay') + either(is('up'), is('what') + is('you') + is('owe'), is('us|me')),
  is('price|amount|sum|ransom|fee') +
    upTo(1) +
    is('doubles|triples|rises|increases|goes|double|triple|rise'),
  is('costs|cost') + upTo(1) + is('you') + upTo(2) + ENGLISH_SUM,
);

const HIDDEN = is(
  'everything|data|database|files|file|photos|photo|pictures|picture|pics|videos|video|footage|recording|recordings|documents|emails|mails|messages|chats|chat|passwords|records|contacts|customers|clients|browser|history|backups|nudes|images|screenshots|secrets|contracts|invoices|accounts|conversations|drive|drives|servers|server|network|systems|system|computer|computers|website|files|phone|webcam|camera|affair|code|report|reports|logs',
);
/** Those who are not to know. */
const KNOWERS = is(
  'everyone|everybody|press|papers|paper|newspaper|newspapers|journalists|reporters|media|internet|net|web|online|public|forum|forums|dark|darknet|wife|husband|boss|family|parents|mother|father|kids|children|friends|colleagues|neighbours|customers|clients|competitors|competition|school|church|employer|partner|girlfriend|boyfriend|address|contacts|followers|facebook|instagram|telegram|youtube|auction|highest|world|town|sold|auctioned|published|leaked',
);
const TELL = is(
  'email|send|show|forward|mail|tell|post|publish|leak|release|upload|sell|share|dump|expose|reveal|auction|give|spread|distribute|put|print',
);

/** The writer has something in hand: it was recorded, stolen, locked. */
export const ENGLISH_HELD = either(
  is('i|we') +
    maybe(is('have|ve|had|just|also|already')) +
    upTo(2, 'X') +
    either(
      is(
        'hacked|encrypted|stolen|stole|copied|downloaded|locked|exfiltrated|breached|infected|compromised|bugged|intercepted',
      ) +
        upTo(5) +
        HIDDEN,
      is('recorded|filmed|taped|caught|hacked|watched|photographed') +
        is('you') +
        is('through|with|while|when|naked|in|on|from|via|doing|secretly'),
    ),
  is('i|we') + is('have|control') + upTo(2) + is('access|control') + upTo(3) + HIDDEN,
  is('your') +
    upTo(3) +
    HIDDEN +
    is('is|are|has|have|was|were') +
    upTo(2) +
    is('encrypted|locked|stolen|copied|downloaded|hacked|compromised|hands|breached|exfiltrated'),
);
/** What comes out, or who comes to know, when the demand is not met. */
export const ENGLISH_OUTCOME = either(
  is('or|otherwise|else') +
    upTo(4) +
    is('your|the|those|these|all|every|his|her|their|it|they|everything|what') +
    upTo(3) +
    "(?:' )?" +
    upTo(3) +
    is('go|goes|end|ends|land|lands|appear|appears|get|gets|come|comes|are|is|will|reach|reaches') +
    upTo(4) +
    KNOWERS,
  // `Or family who want to learn more`: told of them, and not said to come out.
  is('or|otherwise|else') +
    upTo(3) +
    KNOWERS +
    `(?!${is('who|that|which|to')})` +
    upTo(3) +
    is(
      'get|gets|hear|hears|see|sees|know|knows|learn|learns|read|reads|find|finds|receive|receives',
    ) +
    upTo(6),
  is(
    'everyone|everybody|press|wife|husband|boss|family|parents|office|colleagues|clients|customers|world',
  ) +
    is('will|gets|get|sees|knows|hears|reads') +
    upTo(2) +
    is('see|know|hear|read|receive|find|learn|everything|them|it|what'),
);
/** The same, and what the writer will tell or show. */
export const ENGLISH_EXPOSURE = either(
  is('or|otherwise|else') +
    '(?:, )?' +
    is('i|we') +
    upTo(2) +
    TELL +
    upTo(6) +
    either(
      is('to|on|in|with|at') + upTo(4) + KNOWERS,
      is('everyone|everybody|online|publicly|public'),
    ),
  is('i|we') +
    upTo(2) +
    TELL +
    upTo(6) +
    either(is('to|on|in|with|at') + upTo(4) + KNOWERS, is('everyone|everybody|online')) +
    '(?:, )?' +
    either(is('unless'), is('if') + is('you') + is('do|will|refuse|ignore')),
  ENGLISH_OUTCOME,
);
/** What burns or breaks when the demand is not met. */
export const ENGLISH_RUIN =
  is('or|otherwise|else') +
  is('your|the|his|her') +
  upTo(2) +
  is(
    'shop|store|restaurant|bar|house|home|car|van|truck|factory|warehouse|office|business|garage|barn|boat|club|bakery|plant|farm|family|kids|kid|wife|son|daughter|dog',
  ) +
  upTo(1) +
  is('burns|explodes|burn|explode|disappears|vanishes|dies|suffers|pays|goes') +
  `(?!${is('to|on|back|home|with|for')})`;
/** What the money buys. */
export const ENGLISH_SILENCE = either(
  is('stays|stay|remains|remain|keep|keeps|kept') +
    upTo(3) +
    is('between|private|secret|quiet|offline|hidden|safe'),
  is('for|buy|buys') + is('my|our') + upTo(1) + is('silence|discretion'),
  is('nobody|nothing|noone') + upTo(3) + is('know|knows|published|leaves|happens|happen|out'),
  is('delete|destroy|forget|erase') +
    upTo(2) +
    is('everything|it|them|all|video|videos|photos|recording|data'),
  is('get|have|receive') + upTo(3) + is('back|key|decryptor|decryption'),
);
/** A demand without a sum. */
export const ENGLISH_BARE_DEMAND = either(
  is(
    'drop|withdraw|resign|retract|sign|confess|quit|cancel|apologise|apologize|vote|obey|comply|cooperate|stop|sell|testify',
  ) +
    upTo(6) +
    '(?:, )?' +
    is('or|otherwise|and'),
  is('pay') + upTo(4) + '(?:, )?' + is('or|otherwise'),
  is('give|bring|leave|hand|transfer|send') +
    upTo(1) +
    is('me|us|over|the') +
    upTo(4) +
    '(?:, )?' +
    is('or|otherwise'),
);
