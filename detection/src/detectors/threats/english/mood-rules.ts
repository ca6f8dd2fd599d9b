import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, nowhere, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { ANYONE, BEFALL, DEED, DEEDING, KILL, KILLING, VICTIM } from './phrases.ts';

const threat = threatIn('en');
const END = '(?=$|[,."\'?] )';
const SOON = is('tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday');
const GLAD = is(
  'happy|happier|glad|great|nice|good|better|perfect|awesome|delighted|pleased|lovely|wonderful|beautiful|celebrate|cheer|laugh|smile|safer|cleaner|amazing|fantastic|hilarious|satisfying|mind|care',
);
const BEGIN = is('started|start|begin|began|just|finally|simply|would|could');

/** What English says of people without saying that the writer will do it: why nobody does, how good it would be, what they are wanted. */
export const MOOD_RULES: readonly ThreatRule[] = [
  threat(
    'why-nobody',
    'incitement',
    say('doesAsksWhySomebodyNot'),
    rule(
      either(is('why'), is('how') + is('come')),
      maybe(is('is|are|has|have|does|do|did|will|would|can')),
      either(is('nobody|noone'), is('no') + is('one')),
      maybe(is('is|has|have|ever|just|yet|else')),
      maybe(is('ever|just|yet|already')),
      either(KILL, KILLING, of('P') + VICTIM),
    ),
  ),
  threat(
    'better-if',
    'incitement',
    say('doesSaysWouldGood'),
    rule(
      GLAD,
      upTo(1),
      is('if|when|once'),
      either(
        ANYONE +
          upTo(1, 'XR') +
          maybe(BEGIN) +
          either(KILL, KILLING, is('started|began') + DEEDING, of('P') + VICTIM),
        VICTIM + upTo(2, 'XR') + is('got|was') + upTo(1, 'XLIVGO') + of('P'),
      ),
    ),
  ),
  threat(
    'let-be',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(START, is('let'), VICTIM, upTo(1, 'XR'), '(?=(?:be|get):)', BEFALL),
  ),
  threat(
    'wanted-done',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      of('I'),
      upTo(2, 'XR'),
      is('want|need'),
      VICTIM,
      maybe(is('all|to')),
      maybe(is('be')),
      of('P'),
      `(?=${END}|(?:in|on|by|for|alive|to|with|like|now|today|tomorrow|and|one):)`,
    ),
  ),
  threat(
    'if-you-we-do',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      is('if|unless|until'),
      is('you|u|they|he|she|your'),
      upTo(12, 'RVGHJ'),
      COMMA,
      of('I'),
      upTo(1, 'XRLVPGHQJDFSONBR'),
      KILL,
    ),
  ),
  threat(
    'start-doing',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      is('let|time|should|must|need|have|gonna|ought|people|we|someone|somebody'),
      upTo(2, 'XR'),
      is('start|begin|resume'),
      either(DEEDING, is('to') + DEED),
    ),
  ),
  threat(
    'dies-then',
    'threat',
    say('doesSaysSomebodyWill'),
    rule(
      either(
        of('N') + is('dies|die') + is('tonight|tomorrow') + END,
        either(of('N') + is('is|are'), is('you') + is('are'), is('ur|youre|your')) +
          is('dead') +
          either(is('tonight|tomorrow|meat'), is('on') + SOON),
      ),
    ),
  ),
  threat(
    'gets-hurt-then',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      either(of('N'), is('you|they|he|she')),
      upTo(3, 'XRVGHJ'),
      is('get|gets|getting'),
      '(?!(?:hammered|smashed|wasted|bombed|stoned|hit|beaten|destroyed|crushed|killed):)' +
        of('PQ'),
      upTo(2, 'XR'),
      either(SOON + END, is('if|unless|when') + is('you|they|he|she|i')),
    ),
  ),
  threat(
    'brakes-fail',
    'incitement',
    say('doesWishesAccidentSomebody'),
    rule(
      is('hope|hoping|pray|wish'),
      upTo(2, 'XR'),
      is('your|his|her|their'),
      upTo(1),
      is('brakes|parachute|heart|lungs|plane|kidneys|liver'),
      is('fail|fails|stop|stops|crash|crashes|explode|explodes|burst|give'),
    ),
  ),
  threat(
    'not-again',
    'threat',
    say('doesSaysSomebodyWillNotLiveBefore'),
    rule(
      either(
        is('you|he|she|they') + is('will'),
        is('none') + is('of') + upTo(2) + is('will|are|is'),
      ),
      maybe(is('not')),
      maybe(is('be')),
      is('getting|walking|leaving|waking|walk|breathing') +
        either(
          is('up|home|out|again') + maybe(is('again|alive')) + END,
          is('here|there') + is('alive'),
        ),
      `(?<=(?:not|none):.*)`,
      nowhere('gym|dance|exam|tired|drunk|sofa|bed|early|late'),
    ),
    true,
  ),
  threat(
    'waits-at-home',
    'threat',
    say('doesHintsAmbush'),
    rule(
      of('I'),
      upTo(4, 'XR'),
      is('wait|waiting|lurk|hide|hiding'),
      is('behind|under|near|in|by'),
      is('your|his|her|their'),
      upTo(1),
      is('garage|house|car|bed|bushes|garden|driveway|gate|flat|shed|wardrobe|closet'),
      nowhere('key|keys|parcel|delivery|dog|cat'),
    ),
    true,
  ),
  threat(
    'bring-weapons',
    'incitement',
    say('doesCallsPeopleGather'),
    rule(
      is('bring|carry|pack'),
      upTo(2, 'XR'),
      is('bats|knives|bricks|petrol|guns|chains|hammers|crowbars|machetes|molotovs|blades'),
      nowhere(
        'practice|game|training|coach|baseball|cricket|kitchen|camping|workshop|police|accused',
      ),
      '(?=.*(?:lads|boys|mosque|outside|tonight|faces|everyone|them|station|masks|saturday|sunday|friday):|$)',
    ),
    true,
  ),
  threat(
    'may-they-burn',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      START,
      is('may'),
      VICTIM,
      upTo(8, 'XR'),
      is('burn|rot|choke|drown|bleed|perish|hang'),
      nowhere('rest|peace'),
    ),
  ),
  threat(
    'smash-windows',
    'incitement',
    say('doesCallsBurnBomb'),
    rule(
      either(START, is('will|gonna|going|should|must|lets|us|to') + maybe(is('to'))),
      is('smash|brick|shoot'),
      maybe(is('in|out|up')),
      is('every|all|your|their|his|her'),
      maybe(is('the|single|last|of')),
      is('window|windows|windscreen|windshield|shopfront|shopfronts'),
      nowhere('game|level'),
    ),
  ),
];

/** Hints that only somebody with bad intentions gives. */
export const HINT_RULES: readonly ThreatRule[] = [
  threat(
    'has-address',
    'threat',
    say('doesLetsReaderKnow'),
    rule(
      of('I'),
      is('know|have|got|found'),
      upTo(2, 'XR'),
      is('your|his|her|their'),
      maybe(is('home|new|private|house')),
      is('address'),
      nowhere(
        'parcel|parcels|package|send|sent|ship|shipped|deliver|delivery|card|invite|invitation|invitations|gift|post|mail|email|ip|write|book|order|taxi|courier',
      ),
    ),
    true,
  ),
  threat(
    'no-hiding',
    'threat',
    say('doesSaysWriterComing'),
    rule(
      is('you|u|they|nobody'),
      is('can|cannot'),
      maybe(is('not')),
      is('hide|run'),
      either(is('from') + is('us|me'), is('forever') + END, END),
      nowhere('feelings|truth|emotions|love|smile|talent'),
    ),
    true,
  ),
  threat(
    'messed-with',
    'threat',
    say('doesTellsReaderTheyWillRegret'),
    rule(
      either(is('messed|fucked|messing|fucking|screwed'), is('crossed|picked|chose')),
      maybe(is('with|on')),
      either(
        is('the') +
          is('wrong') +
          is('people|person|guy|guys|family|man|woman|girl|crew|company|one'),
        is('who') + is('you') + is('are|were'),
      ),
    ),
  ),
  threat(
    'who-you-mess-with',
    'threat',
    say('doesTellsReaderTheyWillRegret'),
    rule(
      is('not'),
      maybe(is('even')),
      is('know'),
      is('who'),
      is('you|u|they'),
      is('are'),
      is('messing|fucking|dealing|playing'),
      is('with'),
    ),
    true,
  ),
  threat(
    'gun-and-you',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      is('gun|rifle|pistol|shotgun|knife|machete|revolver'),
      upTo(6, 'R'),
      is('thought|thinking|think|dream|dreamed|dreaming'),
      upTo(1),
      is('of|about'),
      is('you|u|him|her|them'),
    ),
  ),
  threat(
    'not-so-nice',
    'threat',
    say('doesSaysWorseWill'),
    rule(
      is('next'),
      is('time'),
      COMMA,
      either(is('we|i') + upTo(3) + is('not') + upTo(2), is('you') + upTo(2) + is('not') + upTo(2)),
      is('nice|gentle|lucky|friendly|polite|kind|merciful|miss|warn'),
      nowhere('lottery|weather|ticket|tickets'),
    ),
  ),
  threat(
    'last-who',
    'threat',
    say('doesRemindsReaderWhat'),
    rule(
      is('last'),
      is('one|guy|person|man|woman|idiot|fool|boss|manager'),
      is('who|that'),
      upTo(8, 'R'),
      is('is|was|are|still|ended|left|got|spent'),
      upTo(4, 'R'),
      is('wheelchair|hospital|coma|grave|missing|river|ditch|buried|morgue|crutches'),
      nowhere('policy|insurance|surgery|nurse|doctor|ward'),
    ),
  ),
  threat(
    'look-over-shoulder',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      is('look|looking'),
      is('over'),
      is('my|your|their|his|her'),
      is('shoulder|shoulders'),
      nowhere('camera|reading|screen|read|exam'),
    ),
    true,
  ),
  threat(
    'follows-home',
    'threat',
    say('doesTellsReaderTheyWatched'),
    rule(
      of('I'),
      is('will'),
      is('follow|stalk|tail|shadow'),
      is('you|him|her|them|your|his|their'),
      upTo(10, 'R'),
      is('home|door|house|bed|night|flat|car'),
      nowhere('instagram|twitter|tour|lead|advice|gps|sat|directions|safely|safe'),
    ),
  ),
  threat(
    'go-missing',
    'threat',
    say('doesRemindsReaderWhat'),
    rule(
      is('people|those|journalists|anyone|reporters|guys|men|folks|neighbours'),
      upTo(8, 'R'),
      is('tend|tends|somehow|usually|always|often|keep'),
      upTo(2),
      is('go|going|end|disappear|vanish|get'),
      either(is('missing'), is('up') + is('missing|dead|in')),
      nowhere('socks|letters|parcels|mountains|hiking|lost|parking'),
    ),
  ),
];
