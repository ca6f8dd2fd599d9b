import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { KILL, KILLING, OWNER, PLACE, SHOULD, SUBJECT, VICTIM, WILL } from './phrases.ts';

const threat = threatIn('en');
const END = '(?=$|[,."\'?] )';
const THEY = either(VICTIM, of('S'), is('you|u'));
const KIN = is(
  'son|sons|daughter|daughters|wife|husband|kid|kids|child|children|family|mother|mum|mom|father|dad|brother|sister|boy|girl|baby|girlfriend|boyfriend|parents|partner|fiancee|grandchildren|dog',
);
const FIST = is(
  'fist|fists|boot|boots|foot|knuckles|bullet|knife|bat|hammer|belt|brick|elbow|knee',
);
const LETHAL_THING = is(
  'bullet|bullets|rope|ropes|noose|nooses|grave|graves|coffin|gallows|lead|cyanide|arsenic|guillotine|lamppost|stake|firing',
);
const VEHICLE = is('truck|car|van|lorry|bus|plane|suv|tractor|bulldozer|tank|taxi|pickup|jeep');
const CROWD = is(
  'parade|crowd|march|rally|demonstration|mosque|church|synagogue|festival|market|queue|playground|picnic|protest|procession|pride|shop|lobby|headquarters|hq|office|branch|store|people|picket|meeting',
);
const VENUE = either(
  of('T'),
  is(
    'bar|club|mall|party|crowd|parade|lobby|branch|store|shop|clinic|hq|depot|warehouse|factory|plant|court|courthouse|newsroom|studio|bank|campus|classroom|cafe|restaurant|hotel|hostel|shelter',
  ),
);
const LAND = is(
  'islam|israel|mecca|medina|gaza|iran|palestine|russia|ukraine|china|africa|india|pakistan|syria|america|europe|germany|kiev|moscow|tehran|tel|jerusalem|brussels|washington|vatican',
);
const DEAD_PLACE = is('coffin|grave|box|casket|ground|morgue|hearse|urn|dirt');
const SPEAKS = of('I');
const CANNOT_WAIT = either(
  is('wants|want|fancies|fancy|wanna') +
    maybe(is('to')) +
    maybe(is('come|go|help') + maybe(is('and|with|me|us') + maybe(is('and|to')))),
  is('is|are') + upTo(1) + is('up|down|keen|game|ready|with') + maybe(is('me|us')) + is('for|to'),
  is('up|down|keen|game|ready') + is('for|to'),
  is('has|have|is|got') + upTo(1) + is('balls|guts|nerve|courage') + is('to'),
);

/** How people threaten when they do not say "I will kill you": with the pleasure they would take, the place, the vehicle, those dear to the reader, the end foreseen. */
export const SPOKEN_RULES: readonly ThreatRule[] = [
  threat(
    'ready-people',
    'threat',
    say('doesSaysWriterReady'),
    rule(
      SPEAKS,
      is('have|know|got'),
      upTo(4, 'XR'),
      is('ready|willing|prepared|waiting|happy|keen|able|paid'),
      is('to'),
      KILL,
    ),
  ),
  threat(
    'pleasure',
    'threat',
    say('doesSaysWriterReady'),
    rule(
      either(
        is('pleasure|joy|honour|honor|delight|privilege|thrill|day') +
          upTo(2, 'XR') +
          is('to|if') +
          upTo(2, 'XR'),
        is('would|will|could|shall') +
          is('happily|gladly|cheerfully|personally|proudly|willingly|joyfully'),
      ),
      either(KILL, of('P') + VICTIM),
    ),
  ),
  threat(
    'no-problem',
    'threat',
    say('doesSaysWriterReady'),
    rule(
      SPEAKS,
      upTo(3),
      is('no|zero'),
      is('problem|qualms|trouble|hesitation|issue|regrets|remorse|scruples'),
      upTo(1),
      KILLING,
    ),
  ),
  threat(
    'no-choice',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      is('no|only'),
      upTo(1),
      is('choice|option|alternative|way|answer|cure'),
      upTo(4),
      is('but|than|except|is|left'),
      maybe(is('to')),
      KILL,
    ),
  ),
  threat(
    'vehicle',
    'threat',
    say('doesSaysWriterWillRun'),
    rule(
      either(SPEAKS, is('someone|somebody|should|will|gonna|lets|wish|just|to')),
      upTo(3, 'XR'),
      is('drive|ram|crash|plough|plow|steer'),
      is('a|an|my|the|this|our'),
      upTo(1),
      VEHICLE,
      is('into|through|over'),
      upTo(3, 'XR'),
      either(CROWD, of('N')),
    ),
  ),
  threat(
    'shoot-up',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      either(
        SPEAKS + upTo(2, 'XR') + WILL,
        SPEAKS + is('am') + upTo(1) + is('about|going|ready|off') + is('to'),
        is('gonna|finna|boutta|lets|lemme'),
      ),
      upTo(2, 'XR'),
      either(
        is('shoot|light|blow|smash|burn') + is('up|down'),
        is('torch|bomb|firebomb|nuke|raze|storm'),
      ),
      is('a|an|the|that|this|your|their|every|ur'),
      upTo(3, 'LXIVR'),
      VENUE,
    ),
  ),
  threat(
    'see-dead',
    'threat',
    say('doesWantsSomebodyDead'),
    rule(
      either(
        is('mean|intend|live|love|want|need|vow|dying|happy|like|glad|pray|hope|plan|undersigned') +
          upTo(1),
        is('will|shall') + upTo(1),
      ),
      maybe(is('to|will|shall')),
      is('see'),
      VICTIM,
      upTo(2, 'XR'),
      either(
        is('dead|hanged|hang|buried|bleed|hurt|beg|crawl|burn|executed|shot|suffer|swing'),
        is('in|under') + upTo(2) + DEAD_PLACE,
      ),
    ),
  ),
  threat(
    'do-to-you',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      either(
        is('what') +
          SPEAKS +
          upTo(4, 'XR') +
          is('do') +
          is('to') +
          is('you|him|her|them') +
          upTo(1) +
          is('will|is|makes|no'),
        SPEAKS +
          upTo(2, 'XR') +
          is('will|gonna|would|shall') +
          upTo(1) +
          is('do') +
          is('to') +
          of('O') +
          upTo(1) +
          is('what|exactly|same'),
      ),
      upTo(4),
    ),
    true,
  ),
  threat(
    'take-with-me',
    'threat',
    say('doesSaysWriterReadyKill'),
    rule(
      is('taking|take'),
      is('as|some|all|every|a'),
      upTo(5, 'XR'),
      either(of('NK'), is('many|of') + upTo(2)),
      upTo(1),
      is('with'),
      is('me|us'),
      `(?=$|[,.] |${is('as|when|before|and')})`,
    ),
    true,
  ),
  threat(
    'time-painful',
    'threat',
    say('doesSaysSomebodysTime'),
    rule(
      OWNER,
      is('time|turn|hour|end|day'),
      is('is|will|has'),
      upTo(3),
      is('come|coming|near|here|up|soon'),
      COMMA,
      upTo(5),
      is('painful|bloody|slow|ugly|hurt|suffer|nasty|screaming|bleed'),
    ),
    true,
  ),
  threat(
    'shut-with-fist',
    'threat',
    say('doesSaysWhereWriters'),
    rule(
      is('shut|shutting|close|closing|stop|stopping|fill|filling|silence|rearrange|redecorate'),
      either(of('O'), is('it'), OWNER + upTo(1) + either(of('B'), is('mouth|face|trap|gob'))),
      upTo(1),
      is('with'),
      is('my|a|our|this|the'),
      upTo(1),
      FIST,
    ),
  ),
  threat(
    'meets-boot',
    'threat',
    say('doesSaysWhereWriters'),
    rule(
      OWNER,
      upTo(1),
      of('B'),
      upTo(4, 'XR'),
      is('meet|meets|kiss|kisses|taste|tastes|eat|eats|hit|hits|feel'),
      is('my|our|the|a'),
      upTo(1),
      either(FIST, is('pavement|kerb|curb|concrete|floor|tarmac')),
    ),
  ),
  threat(
    'would-have',
    'threat',
    say('doesSaysWhatWriterWants'),
    rule(
      SPEAKS,
      is('would'),
      upTo(1, 'XR'),
      is('have'),
      upTo(1, 'XR'),
      of('P'),
      of('O'),
      either(is('already|myself|by|long|years|ages|there|on|right|with|if'), END),
    ),
    true,
  ),
  threat(
    'before-i',
    'threat',
    say('doesSaysWhatWriterWill'),
    rule(
      is('before|until'),
      SPEAKS,
      upTo(3, 'XR'),
      is(
        'delete|end|bury|hurt|break|kill|smash|drop|cut|gut|beat|destroy|finish|batter|stab|shoot|strangle|burn|crack|snap',
      ),
      either(of('O'), OWNER + upTo(1) + of('B')),
      `(?!${is('up|off|on|a|the')})`,
    ),
    true,
  ),
  threat(
    'you-come-i',
    'threat',
    say('doesSaysWhatWriterWill'),
    rule(
      either(is('you|u') + upTo(6, 'R'), is('come|touch|talk|call|look|move|try') + upTo(5, 'R')),
      ', ',
      SPEAKS,
      is('bury|end|kill|drop|break|cut|shoot|stab|hurt|destroy|finish|smash|gut|bury'),
      is('you|u'),
      END,
    ),
  ),
  threat(
    'or-get',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      is('leave|go|quit|stop|resign|pay|move|shut|retire|withdraw|apologise|apologize|delete'),
      upTo(6, 'R'),
      COMMA,
      is('or'),
      maybe(is('you|u') + upTo(2)),
      is('get|be|end'),
      upTo(1, 'X'),
      either(of('P'), is('buried|burned|dead|hurt')),
      `(?!${is('for|off')})`,
    ),
    true,
  ),
  threat(
    'first-to-die',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      THEY,
      upTo(2, 'XR'),
      is('will|shall|gonna|are|is'),
      upTo(3, 'XR'),
      is('first|next|last'),
      either(
        is('to') + either(is('die|hang|burn|bleed|fall'), is('be|get') + of('P')),
        is('corpses|corpse|casualty|casualties|victims|victim|body|bodies') + END,
        is('against') + is('the') + is('wall'),
        is('in') + is('the') + DEAD_PLACE,
      ),
    ),
    true,
  ),
  threat(
    'only-one-leaves',
    'threat',
    say('doesSaysSomebodyWillNot'),
    rule(
      is('only'),
      is('one'),
      is('of'),
      is('us'),
      upTo(2),
      is('walks|walk|leaves|leave|comes|come|gets|get|survives|makes|walking|leaving'),
      upTo(3),
    ),
  ),
  threat(
    'last-day',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      is('be|is'),
      is('your|his|her|their'),
      is('last|final'),
      is(
        'day|breath|mistake|meal|step|night|hour|drive|christmas|birthday|summer|winter|one|sunrise|words',
      ),
      END,
    ),
    true,
  ),
  threat(
    'solve-question',
    'incitement',
    say('doesCallsForMass'),
    rule(
      either(
        is('final') + is('solution') + is('for|to'),
        either(
          is('gun|bullet|bullets|rope|gas|army|bomb|bombs') + upTo(5, 'R') + COMMA + upTo(4, 'R'),
        ) + is('solve|fix|settle|sort|solves|fixes'),
      ),
      is('the|this|that|our|your'),
      upTo(1),
      of('NK'),
      is('problem|question|issue|plague'),
    ),
  ),
  threat(
    'boats-sunk',
    'incitement',
    say('doesSaysPlacesShould'),
    rule(
      is(
        'boats|boat|ships|dinghies|dinghy|ferries|houses|homes|mosques|churches|camps|hostels|embassies|offices|factories|labs|trucks|cars|buses',
      ),
      upTo(2, 'XR'),
      SHOULD,
      upTo(1, 'X'),
      is('be'),
      upTo(1, 'X'),
      is(
        'sunk|torpedoed|burned|burnt|bombed|torched|shelled|blown|set|mined|rammed|firebombed|raided',
      ),
      upTo(2),
    ),
  ),
  threat(
    'with-them-inside',
    'incitement',
    say('doesCallsBurnBomb'),
    rule(
      is(
        'burn|burned|burnt|torch|torched|sink|sunk|blow|bomb|bombed|nuke|nuked|flood|ram|crash|collapse|lock|barricade',
      ),
      upTo(7, 'XR'),
      COMMA,
      is('with'),
      either(VICTIM, is('everyone|everybody|all|people|you')),
      upTo(2, 'XR'),
      is('inside|in|board|within'),
    ),
  ),
  threat(
    'strike-dead',
    'incitement',
    say('doesWishesDeathSomebody'),
    rule(
      is('god|allah|lord|jesus|satan|lightning|heaven|fate|providence'),
      maybe(SHOULD),
      upTo(1, 'X'),
      either(
        is('strike|strikes') + VICTIM + is('dead|down'),
        is('smite|kill|slay|destroy|burn|drown|poison') + VICTIM,
      ),
    ),
  ),
  threat(
    'may-they',
    'incitement',
    say('doesWishesDeathPain'),
    rule(
      either(START, is('and')),
      is('may'),
      either(SUBJECT, VICTIM),
      upTo(2, 'XR'),
      either(
        is('hang|burn|rot|drown|choke|suffer|bleed|starve|die|perish|swing') +
          `(?!${is('with|of|laughing|in')}${is('laughter|peace')})`,
        is('be') + of('P'),
      ),
    ),
  ),
  threat(
    'none-alive',
    'incitement',
    say('doesWantsNobodyLeft'),
    rule(
      either(
        is('leave') + is('no|none|not|nobody') + upTo(4) + is('alive|standing|breathing|living'),
        is('spare') + is('no|none|nobody|not') + upTo(4) + END,
      ),
    ),
  ),
  threat(
    'on-their-feet',
    'threat',
    say('doesSaysSomebodyWillNot'),
    rule(
      is('no|not|none|nobody'),
      upTo(3),
      either(of('NK'), is('you|them')),
      upTo(2),
      is('should|will|must|shall|gets'),
      upTo(1),
      is('leave|leaves|get|walk|come|survive|escape|go|out'),
      upTo(5),
      is('alive|feet|unharmed|breathing|legs|unhurt|standing'),
    ),
  ),
  threat(
    'camps-for',
    'incitement',
    say('doesCallsToolsExecution'),
    rule(
      either(
        is('concentration|extermination|death|labour|labor') +
          is('camps|camp') +
          upTo(3, 'XR') +
          is('for|reopened|back|reopen|rebuilt|should|needed|open') +
          upTo(3, 'XR'),
        is('fire|heat|light|warm|break|bring|wheel|build|sharpen|oil|open|erect|dust') +
          upTo(1) +
          is('the|some|your') +
          is(
            'ovens|woodchipper|woodchippers|guillotine|guillotines|gallows|chambers|nooses|scaffold|crematoria',
          ),
        is('helicopter') + is('rides|ride|tours') + is('for'),
        is('necktie') + is('party'),
        is('good|proper|public|nice|old') +
          maybe(is('old|fashioned')) +
          is('lynching|hanging|massacre|purge|genocide|pogrom|beheading|stoning|flogging|culling'),
      ),
      maybe(is('for') + VICTIM),
    ),
  ),
  threat(
    'capital-offence',
    'incitement',
    say('doesWantsDeathPunishment'),
    rule(
      either(
        is('being') +
          upTo(2) +
          of('NK') +
          SHOULD +
          upTo(1) +
          is('be') +
          upTo(2) +
          is('capital|punishable|death|executed|stoned'),
        is('death') +
          is('penalty|sentence|squad|squads') +
          is('for') +
          is('being') +
          upTo(2) +
          of('NK'),
        is('punishment|penalty|sentence') +
          upTo(3) +
          SHOULD +
          upTo(1) +
          is('be') +
          is('death|stoning|hanging|execution|beheading|lashes|castration'),
      ),
    ),
  ),
  threat(
    'deserve-list',
    'incitement',
    say('doesSaysSomebodyDeservesViolence'),
    rule(
      either(VICTIM, of('S'), is('you')),
      upTo(2, 'XR'),
      is('deserve|deserves|need|needs|ought|deserved'),
      is('to'),
      is('be'),
      either(
        `(?:[^ :]+:[A-Za-z]* (?:[^ :]+:[A-Za-z]* )?, ?){1,3}(?:[^ :]+:[A-Za-z]* ){0,2}${is('and|or')}${of('P')}`,
        of('PQ') + is('and|then') + of('PQ'),
      ),
    ),
  ),
  threat(
    'more-than-you',
    'threat',
    say('doesSaysSomebodyDeserves'),
    rule(
      is('nobody|noone|none|one|few'),
      upTo(2),
      is('deserves|deserve|deserved|needs'),
      upTo(2),
      either(is('die|death|dying'), is('be') + of('P')),
      upTo(1),
      is('more|like|as'),
      upTo(2),
      is('than|like|as|you'),
    ),
  ),
  threat(
    'worthy-of',
    'incitement',
    say('doesSaysSomebodyDeserves'),
    rule(
      is('worthy|good|fit|deserving|deserve|deserves|suited|want|need'),
      upTo(1),
      is('of|for|only'),
      upTo(3),
      is('but|than|the'),
      upTo(1),
      either(
        is(
          'extermination|gallows|slaughter|execution|noose|death|stoning|grave|knacker|abattoir|slaughterhouse|lynching',
        ),
      ),
    ),
  ),
  threat(
    'who-is-with-me',
    'incitement',
    say('doesLooksOthersDo'),
    rule(
      is('who|anyone|anybody|whos|somebody|someone'),
      upTo(1),
      CANNOT_WAIT,
      either(KILL, KILLING),
    ),
  ),
  threat(
    'why-not-yet',
    'incitement',
    say('doesAsksWhySomebodyNot'),
    rule(
      is('why'),
      is('has|have|are|is|do|did'),
      either(is('not'), '') +
        either(is('anyone|anybody|somebody|someone|we|they|nobody') + maybe(is('not'))),
      upTo(1),
      either(of('P') + either(VICTIM, PLACE), KILLING, KILL),
    ),
  ),
  threat(
    'should-not-we',
    'incitement',
    say('doesProposesViolence'),
    rule(
      is('should'),
      is('not'),
      is('we|they|you|someone|somebody'),
      upTo(1),
      either(is('be') + KILLING, KILL),
    ),
  ),
  threat(
    'lands',
    'incitement',
    say('doesCallsForMass'),
    rule(
      either(START, SHOULD, is('lets|just|please|to')),
      upTo(1, 'XR'),
      is(
        'nuke|eradicate|obliterate|annihilate|carpet|flatten|exterminate|wipe|erase|glass|bomb|level',
      ),
      upTo(2, 'XR'),
      either(LAND, is('whole|entire') + is('region|country|nation|continent|middle')),
      upTo(8, 'R'),
      either(
        is(
          'everyone|everybody|people|pilgrimage|map|existence|followers|oblivion|inhabitants|population|earth',
        ),
        of('NK'),
        END,
      ),
    ),
  ),
  threat(
    'discipline-with',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      is('keep|discipline|correct|teach|control|tame|train'),
      VICTIM,
      upTo(3, 'XR'),
      is('with|by'),
      is('a|the|your'),
      upTo(1),
      is('belt|whip|stick|cane|fist|rod|strap'),
    ),
  ),
  threat(
    'tyrant-finished',
    'incitement',
    say('doesRegretsSomebodyWas'),
    rule(
      either(
        is('hitler|stalin|holocaust|nazis|isis|taliban|bomb|plague|virus|crash|fire|mao|breivik'),
        is('they'),
      ),
      upTo(1),
      is('had|have|should'),
      upTo(2, 'X'),
      either(
        is('finished|won|succeeded|completed') + upTo(1) + is('job|them|work|war|you|him|her'),
        of('P') + VICTIM,
      ),
      upTo(1),
    ),
  ),
  threat(
    'dead-is-joy',
    'incitement',
    say('doesWouldGladIf'),
    rule(
      either(
        is('nothing') +
          upTo(1) +
          is('would|could|makes') +
          upTo(1) +
          is('make|please|me|delight') +
          upTo(4) +
          is('than'),
        is('make|made|makes') +
          is('my|our') +
          is('day|week|year|christmas') +
          upTo(1) +
          is('if|to'),
      ),
      upTo(3, 'XR'),
      either(
        is('dead|dying|buried|hanged|burning') + of('NK'),
        KILL,
        is('someone|somebody|they|people') +
          upTo(2, 'X') +
          either(of('P'), is('threw|drove|put|set|fed|burned|burnt|broke|cut')) +
          upTo(2) +
          either(VICTIM, is('at|on|over|into')),
      ),
    ),
  ),
  threat(
    'world-without',
    'incitement',
    say('doesWantsWorldWithout'),
    rule(
      is('world|country|europe|planet|town|city|earth|society'),
      is('without|free|rid|purified|cleansed|emptied'),
      maybe(is('of')),
      VICTIM,
      is('is|would|,'),
      upTo(3),
      is('want|need|dream|better|paradise|goal|wish|future'),
    ),
  ),
  threat(
    'pity-nobody',
    'threat',
    say('doesRegretsSomebodyWas'),
    rule(
      is('pity|shame|sad|mistake|unfortunate'),
      upTo(1),
      is('nobody|no|noone|they|someone|your'),
      upTo(3),
      of('P'),
      of('O'),
      upTo(4),
    ),
  ),
  threat(
    'on-your-grave',
    'threat',
    say('doesLooksForwardDeath'),
    rule(
      is(
        'dance|dancing|spit|spitting|piss|pissing|laugh|laughing|drink|drinking|celebrate|champagne|party|smile|smiling',
      ),
      upTo(3),
      is('on|at|over|when|once|the|while'),
      upTo(4, 'R'),
      either(
        is('your|his|her|their') + is('grave|graves|coffin|funeral|corpse|ashes|wake'),
        is('in') + OWNER + DEAD_PLACE,
        of('S') + upTo(1) + is('in') + upTo(1) + DEAD_PLACE,
      ),
    ),
    true,
  ),
  threat(
    'favour-and',
    'incitement',
    say('doesAsksOthersDo'),
    rule(
      is('favour|favor|service|solid'),
      upTo(1),
      is('and|by|to'),
      either(KILL, KILLING, is('blow|burn|torch|jump|hang|shoot|drown') + upTo(4)),
    ),
  ),
  threat(
    'one-each',
    'threat',
    say('doesSaysGroupWill'),
    rule(
      `(?<!${is('take|takes|took|taking|taken|catch')})`,
      either(is('one|a|single'), START),
      LETHAL_THING,
      either(
        is('each|apiece') + END,
        is('for') + upTo(2) + either(is('each|every|all') + upTo(2, 'X'), VICTIM),
      ),
    ),
  ),
  threat(
    'for-them',
    'incitement',
    say('doesCallsViolenceAgainst'),
    rule(START, LETHAL_THING, COMMA, upTo(3), COMMA, is('for'), VICTIM),
  ),
  threat(
    'kin-not-home',
    'threat',
    say('doesThreatensThoseWho'),
    rule(
      is('your|ur|his|her|their|the'),
      upTo(1, 'XR'),
      KIN,
      upTo(1, 'XR'),
      either(is('will|would|might|may') + is('not|never'), is('needs|need') + is('a') + is('new')),
      upTo(1),
      either(
        is(
          'come|coming|be|return|make|see|wake|reach|arrive|live|recognise|recognize|grow|father|mother|husband|wife',
        ),
      ),
      upTo(4),
      either(is('home|back|alive|again|school|house|up|morning|adulthood|birthday'), END),
    ),
    true,
  ),
  threat(
    'not-home-alive',
    'threat',
    say('doesThreatensThoseWho'),
    rule(
      is('your|his|her|their'),
      upTo(1),
      KIN,
      upTo(3),
      is('not|never'),
      upTo(4),
      is('alive|again'),
    ),
  ),
  threat(
    'six-feet',
    'threat',
    say('doesSaysSomebodyWill'),
    rule(
      either(THEY, is('go|gotta|put|end|belong|going')),
      upTo(6, 'XR'),
      COMMA,
      is('six|6'),
      is('feet|foot'),
      is('under|deep|down|below'),
    ),
    true,
  ),
  threat(
    'gene-pool',
    'incitement',
    say('doesWantsGroupDestroyed'),
    rule(
      either(
        is('remove|take|clean|cleanse|erase|out|removed|erased|purge') +
          upTo(4, 'XR') +
          is('gene') +
          is('pool'),
        is('erase|wipe|destroy|remove|burn') +
          upTo(1) +
          is('every|all|any|each') +
          upTo(1) +
          is('trace|memory|last') +
          upTo(1) +
          is('of') +
          either(
            VICTIM,
            is('your|their') + is('people|race|kind|religion|tribe|family|blood|bloodline|line'),
          ),
        is('button') + is('that|to') + is('kills|kill|wipes|exterminates') + VICTIM,
        is('purified|purged|cleansed|cleaned') + is('of') + VICTIM,
      ),
    ),
  ),
  threat(
    'life-taken',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      OWNER,
      is('life|lives|presence|existence|breathing'),
      upTo(2),
      is('will|shall|is|are'),
      upTo(2, 'X'),
      is('be|about|going|to|now'),
      upTo(2, 'X'),
      is('taken|ended|forfeit|over|cut|finished|extinguished|terminated'),
      upTo(2),
    ),
  ),
  threat(
    'bones',
    'threat',
    say('doesWantsSomebodysBody'),
    rule(
      is('break|breaking|snap|snapping|crush|crushing|shatter|smash'),
      is('every|each|all|both'),
      upTo(2, 'XR'),
      is('bone|bones|finger|fingers|leg|legs|arm|arms|rib|ribs|tooth|teeth|kneecap|kneecaps'),
      either(is('in|of'), is('you|he|she|they')),
      upTo(4),
    ),
  ),
  threat(
    'squeeze',
    'threat',
    say('doesSaysWhatWriterWants'),
    rule(
      is('squeeze|squeezing|crush|crushing|wring|grab|slit|slitting|slice|slicing|cut|snap'),
      OWNER,
      upTo(2),
      is('throat|neck|windpipe|skull|throats|necks'),
      `(?!${is('down|of')}${is('the|a')})`,
    ),
  ),
  threat(
    'skull-will',
    'threat',
    say('doesSaysWhatWillHappen'),
    rule(
      OWNER,
      upTo(1),
      is('skull|skulls|heads|head|bones|throat|brains|face|teeth|guts|scalp'),
      is('will|shall|gonna|would'),
      upTo(1, 'X'),
      either(
        is('crack|break|burn|roll|snap|split|bleed|shatter|decorate|hang|adorn'),
        is('make|look') + upTo(4) + is('ashtray|trophy|pole|spike|wall|mantelpiece|pike'),
      ),
    ),
  ),
  threat(
    'dead-walking',
    'threat',
    say('doesSaysSomebodyGood'),
    rule(
      either(is('you|u|he|she|they') + is('are|is|a'), is('youre|hes|shes')),
      upTo(2, 'XR'),
      is('dead'),
      is('man|woman|men|girl|boy|meat|girls|people'),
      maybe(is('walking')),
      END,
    ),
  ),
  threat(
    'wont-live',
    'threat',
    say('doesSaysSomebodyWillNotLive'),
    rule(
      either(of('S'), is('you|u'), VICTIM),
      is('will|gonna|going'),
      upTo(1),
      is('not|never'),
      upTo(2),
      `(?!${is('be')}${is('able')})`,
      either(
        is('live|last|survive|make|see|be') +
          upTo(3) +
          is(
            'see|to|until|till|past|through|out|sunrise|morning|christmas|weekend|week|night|around|car|home|door|birthday|next',
          ),
      ),
      upTo(3),
      `(?!${is('deadline|plan')})`,
    ),
    true,
  ),
  threat(
    'route-known',
    'threat',
    say('doesLetsReaderKnow'),
    rule(
      SPEAKS,
      upTo(1, 'XR'),
      is('know|watch|follow|watched|followed|found'),
      upTo(1),
      is('which|what|where|when|how|your|every'),
      upTo(2),
      is(
        'route|way|time|school|bus|train|car|road|gym|nursery|kindergarten|playground|street|window|door|days|kids|children|daughter|son|wife|plate',
      ),
      upTo(3, 'R'),
      is('you|your|she|he|they|ur|takes|goes|walks|plays|sleeps'),
      upTo(3),
    ),
    true,
  ),
  threat(
    'check-your-car',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      either(is('you|id|would|i'), START),
      upTo(4, 'XR'),
      either(
        is('check|look') +
          upTo(1) +
          is('under|beneath|inside') +
          is('your|ur') +
          is('car|bed|desk|van|seat'),
        is('look|watch|looking|watching') + is('over|behind') + is('your|ur|you') + upTo(1),
        is('invest|buy|get|wear') + upTo(2) + is('bulletproof|stab|kevlar') + is('vest|jacket'),
        is('lock') +
          upTo(1) +
          is('your|the') +
          is('doors|door|windows') +
          upTo(1) +
          is('tonight|at|and|every|from'),
        is('sleep') +
          is('well|tight|light') +
          COMMA +
          is('while|it|tonight|because') +
          upTo(3) +
          is('can|last|may|might'),
      ),
    ),
    true,
  ),
  threat(
    'pity-if',
    'threat',
    say('doesSaysWhatPity'),
    rule(
      is('pity|shame|sad|unfortunate|tragedy|tragic|awful|terrible'),
      COMMA,
      upTo(1),
      is('if|should|were'),
      upTo(5, 'R'),
      is(
        'burned|burnt|happened|hurt|died|broken|fell|caught|disappeared|crashed|accident|drowned|exploded|hit|lost',
      ),
      upTo(3),
    ),
    true,
  ),
  threat(
    'accidents',
    'threat',
    say('doesSpeaksAccidentsMay'),
    rule(
      either(
        is('accidents') + is('happen|can|do|will') + upTo(2) + is('to|happen'),
        is('accident|accidents') + is('will|may|might|could|can') + is('happen'),
      ),
      either(is('people|those|to|your|you|families|everyone|anyone'), VICTIM),
      upTo(6),
    ),
    true,
  ),
  threat(
    'remember-what',
    'threat',
    say('doesRemindsReaderWhat'),
    rule(
      is('remember|recall|forget|forgotten|heard'),
      is('what'),
      upTo(1),
      is('happened|became|we|i|happens'),
      upTo(2),
      is('to|of|did'),
      either(is('the|those|that|your'), ''),
      either(
        is('last|other|previous|first|next|others') +
          upTo(1) +
          either(of('N'), is('one|guy|man|woman|person|people')),
        is('others|people|snitches|rats|traitors'),
      ),
    ),
    true,
  ),
  threat(
    'hands-caught',
    'threat',
    say('doesSaysSlangWriter'),
    rule(
      either(
        is('catch|catching|gettin|getting|get|gets|about|boutta|finna|gon'),
        is('you|u|he|she|they'),
      ),
      upTo(3, 'XR'),
      either(
        is('these|them|my|deez') + is('hands|fists'),
        is(
          'smoked|merked|clapped|bodied|popped|blasted|sparked|domed|shanked|wetted|poked|deaded|boxed',
        ) + `(?!${is('by|out|at')}${is('the')})`,
      ),
      upTo(2),
    ),
    true,
  ),
  threat(
    'pull-up',
    'threat',
    say('doesSaysSlangWhat'),
    rule(
      either(
        is('slide|sliding|slidin|pull|pulling|pullin|ride|riding|spin|spinning|roll|rolling'),
        is('run|running') + is('down'),
      ),
      is('on|up|thru|through'),
      maybe(is('on|to|at')),
      either(is('u|you|him|her|them|ya|ur|your|his|opps|that|the'), VICTIM),
      upTo(4),
      either(
        is(
          'tonight|tn|tomorrow|strapped|air|block|shoot|smoke|clip|glock|stick|strap|blocks|crib|everybody|nobody|leave|kill',
        ),
      ),
      upTo(2),
    ),
    true,
  ),
];
