import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, nowhere, not, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import {
  adverbs,
  ANYONE,
  BEFALL,
  DEED,
  DEEDING,
  KILL,
  KILLING,
  NOUN,
  OWNER,
  VICTIM,
  WILL,
} from './phrases.ts';

const threat = threatIn('en');
const END = '(?=$|[,."\'?] )';
const ANY = not('_');
/** Words that tell of others, or of the past: an infinitive behind them is no plan of the writer's. */
const TOLD = is(
  `he|she|they|his|who|which|tried|try|tries|trying|attempted|attempting|attempt|attempts|wanted|wants|planned|plans|plot|plotted|plotting|accused|charged|sentenced|arrested|convicted|guilty|suspected|
  ordered|used|how|able|unable|hired|paid|trained|forced|intended|designed|meant|began|started|decided|allowed|allow|allows|went|came|sent|threatened|vowed|managed|failed|ready-made|law|laws|enough|taught|teaches|seem|seems|
  going|dare|tends|tend|got|someone|people|likely|bound|known|supposed|conspiracy|conspired|motive|reason|excuse|scared|worried|easier|illegal|hard|whether|why|what|evil|terrible|hope|children|kids|please|impossible|horrible|not|no|wrong|power|order|orders|back|need|decides|tries|vows|threatens|begins|starts|attempts|sets|asks|asked|told|begged|agrees|agreed|hopes|hoped|expected|expects|prepares|prepared|preparing|would|means`.replace(
    /\s+/g,
    '',
  ),
);
/** Before an infinitive that nobody else is said to have had in mind. */
const UNTOLD = `(?<!(?:^| )${TOLD}(?:${ANY}){0,7}to:[A-Za-z]* )`;
const BE_IMPERATIVE = is(
  'grab|pick|take|rise|get|go|come|be|do|join|meet|arm|stop|start|find|catch|chain|tie|bury|pull|round|open|show|lock|drag|strip|stand|wake|unite|arise|use|forget|drop|ready|load|keep|teach|leave|save|fight|march|grow|gather|organise|organize|hunt|track|unleash|raise|help|follow|visit',
);
const EACH = is('all|every|each|any|those|these|as|one|more|a|an|some|another|the|your');
const LIVE = either(
  is('survive|live|breathe|exist|escape|remain|walk|breed|reproduce') +
    `(?!${is('with|without|like|in|here|on|up|together')}(?:${ANY}){1,3}$)`,
  is('be|get|go|left|leave|is|are|stay') +
    upTo(3) +
    either(
      is(
        'alive|spared|living|breathing|survive|live|breathe|exist|standing|feet|unpunished|unharmed',
      ),
      is('to') + is('live|breathe|exist|survive|breed'),
    ),
);
/** Who is not to live: a group is named, or somebody's will (`none of them should`, `should never`). `No useless escape` is neither. */
const NONE =
  either(is('no|none|nobody|neither|never'), is('not') + is('a|one') + maybe(is('single|one'))) +
  upTo(1) +
  maybe(is('of'));
const MAY = is('should|must|shall|will|can|deserves|deserve|ought|may|has');

/** Violence said outright, in frames that the other rules do not have: every rule here names the deed and whom it is done to. */
export const EXPLICIT_RULES: readonly ThreatRule[] = [
  threat(
    'to-kill',
    'incitement',
    say('doesSpeaksViolenceAgainst'),
    rule(is('to'), UNTOLD, upTo(1, 'XRLVHISON'), KILL),
  ),
  threat(
    'to-hurt',
    'incitement',
    say('doesSpeaksViolenceAgainst'),
    rule(
      is(
        'want|desire|urge|dream|goal|plan|aim|mission|need|wish|duty|like|love|time|best|pleasure|honour|honor|fun|born|interest|intention|decided|itching|eager|keen|dying|ready|happy|off|going|out',
      ),
      upTo(2, 'XR'),
      is('is') + is('to') + DEED,
    ),
  ),
  threat(
    'off-to',
    'threat',
    say('doesSaysWriterWay'),
    rule(
      is('i|we|friends|brothers|boys|us|guys|mates|lads|crew|gang'),
      upTo(3, 'XR'),
      is('am|are|is|be'),
      upTo(1, 'XR'),
      is('off|out|going|coming|headed|heading|driving|here|ready|looking|about|gonna'),
      upTo(2, 'XR'),
      maybe(is('to|and')),
      DEED,
    ),
  ),
  threat(
    'we-as-others',
    'threat',
    say('doesSaysWhatWriters'),
    rule(
      is(
        'friends|brothers|boys|guys|mates|lads|crew|gang|soldiers|men|us|people|group|cousin|brother|dad|father|uncle',
      ),
      upTo(3, 'XR'),
      is('will|gonna|shall|are|is'),
      upTo(1, 'XR'),
      maybe(is('going|coming|about|over') + upTo(1)),
      maybe(is('to|and|over')),
      upTo(1, 'XR'),
      `(?<=${is('my|our|me|us')}.*)`,
      either(DEED, is('visit|meet|see|find|get') + OWNER),
    ),
  ),
  threat(
    'think-of',
    'threat',
    say('doesSaysWriterThinks'),
    rule(
      of('I'),
      upTo(4, 'R'),
      is(
        'about|of|imagine|imagining|imagined|plan|planning|fantasise|fantasize|picture|picturing|fantasising|fantasizing|dream|dreaming|enjoy|love|loves|believe|consider|visualise|visualize|before|hobby|insist|from|thinking|on|fun|off',
      ),
      upTo(1),
      maybe(is('on|of|about|in')),
      either(
        KILLING,
        DEEDING,
        is('my|our') +
          is('hands|fingers') +
          upTo(1) +
          is('around|squeezing|on|round|choking|strangling') +
          upTo(6),
      ),
    ),
  ),
  threat(
    'habit',
    'threat',
    say('doesSaysWriterDoes'),
    rule(
      either(START, is('tonight|today|and|so|because|here|from|where|year|day|night|moment')),
      upTo(2, 'XRSN'),
      of('I'),
      upTo(1, 'XRL'),
      `(?=[^ :]+:[A-Za-z]*[VH])`,
      either(of('V') + `(?<!${is('shoot|hang|burn')})`, is('hunt|beat|shoot|hang|burn|hurt')),
      either(
        is('you|u'),
        NOUN,
        is('all|every|any|them') + END,
        is('people|men|women|guys|girls') + is('like'),
      ),
    ),
  ),
  threat(
    'progressive',
    'threat',
    say('doesSaysWhatWriterAbout'),
    rule(of('I'), is('am|are'), upTo(2, 'XR'), KILLING),
  ),
  threat(
    'me-kill',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(START, is('me'), of('V'), of('O')),
  ),
  threat(
    'i-will-too',
    'threat',
    say('doesSaysWriterWillDo'),
    rule(
      is('if'),
      upTo(5),
      is('not'),
      upTo(2),
      either(of('VH'), is('do')),
      upTo(3),
      COMMA,
      of('I'),
      is('will'),
      END,
    ),
  ),
  threat(
    'kill-others',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      maybe(
        is(
          'just|please|pls|lets|now|go|always|everyone|everybody|so|then|also|simply|comrades|brothers|boys|guys|kindly|first|and|or|but|do|fucking|seriously|immediately|someone|ill|well',
        ),
      ),
      KILL,
      `(?!${is('your|the')}${not('N')}{1,3}${is('with|for|on|in|before|and')})`,
      `(?!${is('me|us|myself|time|two|it')})`,
    ),
  ),
  threat(
    'hurt-others',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      maybe(is('just|please|go|now|always|simply')),
      `(?=[^ :]+:[A-Za-z]*d)`,
      of('H'),
      maybe(is('up|down')),
      either(EACH, '') + upTo(2, 'LXIVPGHQJDFSORY'),
      either(of('N') + `(?!${is('at|in|for|to|on')})`, of('K') + END),
      `(?<!${is('kids|children|team|boys')})`,
    ),
  ),
  threat(
    'and-kill',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      maybe(is('just|please|lets|all')),
      BE_IMPERATIVE,
      `(?:(?:${not('SR')})|, ){0,10}`,
      either(is('and|then|to|or'), ', '),
      maybe(is('then|just|start|go')),
      either(KILL, KILLING, of('V') + is('as') + is('many')),
    ),
  ),
  threat('as-many', 'incitement', say('doesCallsForMass'), rule(of('VH'), is('as'), is('many'))),
  threat(
    'start-killing-them',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(is('start|begin|keep|resume'), KILLING),
  ),
  threat(
    'do-not-but',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(START, is('do'), is('not'), upTo(6), COMMA, of('V'), is('them|him|her|em'), END),
  ),
  threat(
    'if-do',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      either(is('move|step|word|time|lie|look|peep|sound|day|chance|warning|mistake'), is('again')),
      COMMA,
      maybe(is('and|or|before')),
      of('I'),
      upTo(1, 'XR'),
      maybe(WILL),
      either(KILL, is('shoot|kill|stab|fire|strike|start') + END),
    ),
  ),
  threat(
    'before-i',
    'threat',
    say('doesWarnsWhatWriter'),
    rule(
      is('before|or|otherwise|until|till'),
      of('I'),
      upTo(2, 'XR'),
      either(
        KILL,
        is('burn|smash|wreck|destroy|torch') + OWNER,
        is('make') + is('you|them') + upTo(3),
        is('kill|hurt|shoot|stab'),
        is('lose') + is('it|patience|control') + `(?=${upTo(2)}${KILL})`,
      ),
    ),
  ),
  threat(
    'either-or',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      either(is('or|else|unless'), is('and|then')),
      OWNER,
      upTo(2),
      of('BN'),
      upTo(1),
      either(
        is('get|gets|will|is|are') +
          upTo(1) +
          maybe(is('be|get')) +
          either(of('PQ'), is('broken|smashed|cut|burned|hurt')),
        is('pays|pay|dies|die|suffer|suffers|burns|bleeds') + upTo(3),
      ),
    ),
  ),
  threat(
    'or-you',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      is('or|and'),
      is('you|u'),
      upTo(1),
      is('will|gonna|are|get|shall'),
      upTo(2, 'XR'),
      either(
        is('lose') + is('your|ur') + upTo(1) + of('B'),
        is('be|get|end') +
          upTo(3) +
          either(of('PE'), is('dropped|carried|hurt|beaten|stomped|smoked') + maybe(is('out|up'))),
        BEFALL,
      ),
    ),
  ),
  threat(
    'touch-die',
    'threat',
    say('doesSaysReaderDies'),
    rule(
      either(
        is('if') + upTo(7),
        either(START, is('you')) +
          is(
            'touch|come|try|show|say|tell|speak|move|talk|go|take|leave|call|write|publish|post|follow|hurt|lay|mess|cross|betray|look|step|snitch|enter',
          ) +
          upTo(8, 'R'),
      ),
      either(', ', is('and|then')),
      is('you|u|they|he|she'),
      either(
        is('die|bleed|burn|suffer') + END,
        is('are|will|is') + upTo(2) + either(is('be|die|dead|finished|done') + END, of('E')),
      ),
    ),
  ),
  threat(
    'value-life',
    'threat',
    say('doesWarnsReaderTheir'),
    rule(
      is('if|unless|so'),
      is('you|they'),
      upTo(2),
      either(
        is('value|love|cherish') +
          is('your|their') +
          upTo(1) +
          is('life|lives|health|teeth|safety|family|kids|kneecaps|children'),
        is('want|wish|like|prefer|plan') +
          is('to') +
          either(
            is('live|die|survive|breathe|wake'),
            is('keep') + is('your') + of('B'),
            is('see') + upTo(3) + is('again|alive|birthday|christmas|tomorrow'),
          ),
      ),
    ),
    true,
  ),
  threat(
    'first-seen',
    'threat',
    say('doesSaysWhatHappensFirst'),
    rule(
      is('first|next|any|every|each'),
      upTo(1),
      either(of('N'), of('K')),
      upTo(4),
      is('i|we'),
      is('see|meet|find|catch|spot|know|encounter'),
      upTo(2, 'XR'),
      either(is('is|are|gets|will|dies|bleeds|gonna') + upTo(3), END),
    ),
  ),
  threat(
    'none-may-live',
    'incitement',
    say('doesSaysNobodyGroup'),
    rule(
      either(
        NONE + either(VICTIM + upTo(4, 'R') + maybe(MAY + upTo(2)), upTo(4, 'R') + MAY + upTo(2)),
        MAY + upTo(1) + NONE + upTo(4, 'R'),
      ),
      LIVE,
      nowhere('afraid|scared|fear|ashamed|alone|without'),
    ),
    true,
  ),
  threat(
    'until-last',
    'threat',
    say('doesWillNotRestWhile'),
    rule(
      maybe(is('not|never') + upTo(4)),
      either(is('until|till|while|when|as') + upTo(2), is('day|soon|before') + upTo(4)),
      either(VICTIM, is('last|every|all|no') + maybe(is('one')) + maybe(is('of')) + VICTIM),
      upTo(2),
      either(
        is('lives|breathes|exists|remains|survives|stands'),
        is('is|are|be|lie|lies|has|have|will') +
          upTo(3) +
          either(
            of('PE'),
            is('left|alive|buried|ground|underground|burned|gone') +
              `(?!${is('the|home|for|behind|early')})`,
          ),
      ),
      `(?<=${is('not|rest|free|stop|until|never|peace|happy|safe|dream|live|soon|day')}.*)`,
    ),
    true,
  ),
  threat(
    'no-more-left',
    'threat',
    say('doesSaysNobodyGroupWill'),
    rule(
      either(is('not') + is('be'), is('be') + is('no'), is('no'), is('not')),
      upTo(3),
      either(of('NK'), is('one|survivor|survivors')),
      upTo(1),
      is('left|alive|remaining|standing|survivors|breathing'),
      upTo(3),
      `(?<=${is('soon|will|must|should|until|tonight|tomorrow|want|hope|dream|day|there')}.*)`,
    ),
    true,
  ),
  threat(
    'lives-on',
    'incitement',
    say('doesAsksWhySomebodyStill'),
    rule(
      is('why|how'),
      is('is|are|does|do|has|have'),
      either(VICTIM, of('S')),
      upTo(1),
      is('still|not'),
      upTo(1),
      is('alive|breathing|walking|dead|live|breathe|breathes|living|killed|shot|hanged'),
      upTo(2),
    ),
  ),
  threat(
    'too-bad',
    'incitement',
    say('doesRegretsSomebodyWas'),
    rule(
      either(
        is('too') + is('bad'),
        is(
          'pity|shame|sad|unfortunately|sadly|wish|sucks|disappointed|regret|sorry|disappointing|only',
        ),
      ),
      upTo(6),
      either(
        is('not|never') +
          upTo(2) +
          either(
            KILL,
            KILLING,
            is('die|burn|drown|choke|bleed|killed|shot|hit|crash|explode|get') + upTo(3),
          ),
        is('missed') + VICTIM,
        is('survived') + END,
        of('S') + is('survived|lived'),
        is('boat|plane|bus|bomb|car|train|bullet|knife|ship') + is('had') + upTo(3),
      ),
    ),
    true,
  ),
  threat(
    'next-time',
    'threat',
    say('doesHopesBetterAim'),
    rule(
      is('next'),
      is('time'),
      COMMA,
      either(of('I'), upTo(3)),
      upTo(2),
      is('bullet|knife|aim|deeper|kill|shoot|miss|bomb|finish|harder|stab|dead|rope'),
      upTo(3),
    ),
    true,
  ),
  threat(
    'cant-somebody',
    'incitement',
    say('doesAsksOthersDo'),
    rule(
      START,
      is('can|could|would|will|should|do|does|why|when|is'),
      maybe(is('not|no')),
      upTo(1),
      either(
        is('someone|somebody|anyone|anybody|people|police|government|army|nobody|they'),
        is('no') + is('one'),
        `(?<=${is('not')})${is('we')}`,
        `(?<=${is('not')}${is('we')}|${is('why')}${is('are')}${is('we')}).{0}`,
        is('you') + is('please|kindly|just'),
      ),
      upTo(5, 'R'),
      either(
        KILL,
        KILLING,
        of('P') + VICTIM,
        is('rid') + is('me|us') + is('of') + VICTIM,
        of('U') + VICTIM,
      ),
    ),
  ),
  threat(
    'how-about',
    'incitement',
    say('doesProposesViolenceAgainst'),
    rule(
      is('how|what'),
      is('about|if'),
      upTo(3, 'R'),
      either(KILL, KILLING, of('PQ') + VICTIM, of('ZW') + upTo(4, 'X') + is('for|in|to') + VICTIM),
    ),
  ),
  threat(
    'propose',
    'incitement',
    say('doesProposesViolenceAgainst'),
    rule(
      either(of('I'), START),
      upTo(3, 'XR'),
      is(
        'propose|suggest|recommend|demand|urge|say|vote|call|advise|advocate|insist|move|think|believe|reckon|pray|hope|view|opinion|instruct|order|feel|ask|request',
      ),
      upTo(7, 'XR'),
      either(
        KILL,
        KILLING,
        is('that') + VICTIM + is('be') + upTo(1, 'X') + of('P'),
        VICTIM + is('be') + upTo(1, 'X') + of('P'),
      ),
    ),
  ),
  threat(
    'that-be-killed',
    'incitement',
    say('doesWantsSomebodyKilled'),
    rule(
      is('that|and|right|best|time|necessary|important|proper|fair|essential|vital'),
      maybe(is('that')),
      VICTIM,
      is('be'),
      upTo(1, 'XL'),
      of('PQ'),
    ),
  ),
  threat(
    'time-they-were',
    'incitement',
    say('doesSaysTimeSomebody'),
    rule(
      is('time'),
      upTo(2, 'XR'),
      either(
        VICTIM +
          is('were|was|got|be|are') +
          upTo(2, 'XL') +
          either(of('PQ'), is('dealt|taken|wiped|put|finished|sorted|done') + upTo(4)),
        ANYONE +
          either(of('PQ'), is('broke|cut|smashed|put|blew|beat|took|shot|shut')) +
          either(VICTIM, OWNER),
      ),
    ),
  ),
  threat(
    'would-be-glad',
    'incitement',
    say('doesWouldWelcomeDeath'),
    rule(
      is(
        'party|celebrate|celebrating|champagne|cheer|cheering|rejoice|dance|smile|laugh|laughing|delighted|happiest|happy|glad|thrilled|ecstatic|wonderful|great|better|nicer|blessing|relief|nice|fantastic|day|sooner|peaceful|beautiful|best|shame|moment|drinks|love|satisfying',
      ),
      upTo(6, 'R'),
      is('if|when|once|day|the|someone|somebody|after|until|till|for|that|moment|over'),
      upTo(4, 'R'),
      either(
        either(VICTIM, of('S')) +
          upTo(2, 'R') +
          either(BEFALL, is('got|get|were|was|are|is') + upTo(1) + of('PE')),
        of('UP') + maybe(is('out|off|up')) + VICTIM,
        of('U') + VICTIM,
        KILL,
      ),
    ),
    true,
  ),
  threat(
    'hope-somebody-does',
    'incitement',
    say('doesWishesSomebodyMay'),
    rule(
      is(
        'hope|hopes|hoping|pray|praying|wish|wishing|wait|till|until|day|someday|sooner|want|if|only|love|dream|when|moment|once|expecting|that',
      ),
      upTo(8, 'XR'),
      either(
        of('U') + upTo(1, 'XR') + either(VICTIM, OWNER + upTo(1) + of('B')),
        is('drowns|dies|chokes|rots|burns|hangs|suffers|perishes|bleeds|crashes|sinks') +
          `(?!${is('peacefully|happy|first|with|of|from|on')}|${is('in')}${is('jail|prison|peace|his|her|their')})` +
          upTo(3),
        is('goes') + is('down') + is('with') + VICTIM,
        is('drop|drops|fall|falls') + is('on') + VICTIM,
      ),
      `(?<=${is('hope|hopes|hoping|pray|praying|wish|wishing|wait|day|sooner|only|dream|love')}.*)`,
    ),
  ),
  threat(
    'wish-upon',
    'incitement',
    say('doesWishesDeathPain'),
    rule(
      is('wish|wishing|hope|pray'),
      upTo(3, 'XR'),
      either(of('Z'), is('pain|harm|misery|ebola|cancer|aids|suffering')),
      upTo(3, 'XR'),
      is('on|upon|to|for'),
      either(VICTIM, is('you|them|all')),
    ),
  ),
  threat(
    'want-gone',
    'incitement',
    say('doesWantsSomebodyDead'),
    rule(
      either(of('I'), START),
      upTo(2, 'XR'),
      is('want|need|like|love|wish|hope|prefer|wait'),
      upTo(2, 'XR'),
      maybe(is('for|to|see|have')),
      VICTIM,
      upTo(4, 'XR'),
      either(
        is(
          'dead|extinct|exterminated|eradicated|murdered|slaughtered|hanged|executed|eliminated|butchered|gassed|raped|shot|killed',
        ),
        is('to') +
          is('be|get') +
          upTo(2) +
          either(of('PQ'), is('put|wiped|taken|blown') + is('down|out|away|up')),
        is('to') + is('die|suffer|burn|bleed|perish|rot'),
      ),
    ),
  ),
  threat(
    'head-on',
    'incitement',
    say('doesWantsSomebodysHead'),
    rule(
      is('head|heads|scalp|skull|brains|blood|guts|body|balls'),
      is('on|over|all'),
      upTo(2),
      is(
        'stick|spike|plate|pole|platter|pike|wall|hands|pavement|floor|walls|fence|stake|carpet|shelf',
      ),
      `(?<=${OWNER}.*)`,
    ),
  ),
  threat(
    'world-no',
    'incitement',
    say('doesWantsWorldWithout'),
    rule(
      is('world|country|society|planet|europe|america|town|city|place|future|day|life'),
      upTo(4, 'R'),
      either(
        is('free') + is('from|of') + either(VICTIM, upTo(1) + of('K')),
        is('without') + VICTIM,
        is('in|where') + upTo(1) + is('no') + VICTIM,
        is('off') + upTo(1) + is('with|if') + VICTIM + upTo(2, 'R') + of('PE'),
        is('if|with|once|when') + either(VICTIM, is('someone|somebody')) + upTo(4, 'XR') + of('PE'),
      ),
      `(?<=${is('want|dream|dreaming|better|wish|hope|imagine|like|love|nicer|safer|happier|prefer|need|great|perfect|ideal|cleaner')}.*)`,
    ),
  ),
  threat(
    'no-place',
    'incitement',
    say('doesSaysThereNo'),
    rule(
      is('no'),
      is('place|room|space|future|right'),
      upTo(1),
      is('on|in|for|to'),
      upTo(2),
      is('planet|earth|world|life|existence|live|exist'),
      is('for'),
      VICTIM,
    ),
  ),
  threat(
    'group-predicted',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      either(
        VICTIM,
        is('you|u') + maybe(is('all|lot|two|people|guys')),
        of('S') + maybe(is('all')),
        OWNER + upTo(1) + of('NTB'),
        is('that') + upTo(1) + of('T'),
      ),
      upTo(3, 'XRI'),
      either(
        is('will|shall|gonna|gon') + adverbs,
        is('is|are|be') +
          upTo(2, 'XR') +
          is('going|about|bound|sure|meant|destined|certain') +
          is('to') +
          adverbs,
        is('is|are') + is('getting'),
      ),
      either(
        is('be|get|getting|being|gets') +
          upTo(3, 'XL') +
          either(
            of('P') + `(?!${is('by')}${is('lightning|wolves|sharks|bears|robots|covid|climate')})`,
            is('taken') +
              `(?!${is('care|through|back')}|${is('to')}${is('a|an|the|our|your|this|their')}${upTo(2)}${is('page|site|website|settings|form|account|portal|screen|checkout|shop|store|section|map|menu|login|profile|wizard|step')})` +
              upTo(3),
            is(
              'wiped|blown|put|hunted|burned|beaten|jumped|clapped|smoked|bodied|dropped|folded|whacked|strung|cut|skinned|finished|ended|dealt|done',
            ) + upTo(3),
          ),
        of('P') + `(?<=${is('getting')}.*)`,
        is('swing|hang|burn|bleed|perish|rot') + `(?!${is('out|up|calories|in|fat|with')})`,
      ),
      `(?<!${is('says|said|experts|police|officials|if|fear|afraid|not|scared')}.*)`,
    ),
    true,
  ),
];
