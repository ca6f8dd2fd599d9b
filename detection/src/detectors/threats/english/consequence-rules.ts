import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, nowhere, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { BEFALL, DEED, NOUN, OWNER, VICTIM, WILL, WISH } from './phrases.ts';

const threat = threatIn('en');
/** "Leave the stairs free, somebody might get hurt": what may befall nobody in particular is a warning. */
const NO_WARNING = `(?!${is('could|might|may')}${upTo(1)}${is('get|be')}${is('hurt|injured|harmed')})`;
const END = '(?=$|[,."\'?] )';
const SPEAKS = of('I');
const KIN = is(
  'son|sons|daughter|daughters|wife|husband|kid|kids|child|children|family|mother|mum|mom|father|dad|brother|sister|boy|girl|girlfriend|boyfriend|parents|partner|grandchildren|nan|grandma|nephew|niece',
);
const SOME_BODY = is('somebody|someone|people|bodies');
const PROJECTILE = is(
  'bullet|bullets|shell|shells|round|slug|magazine|mag|clip|barrel|rounds|shots|shotgun|rifle|pistol|chamber|gun|machinegun',
);
const BLADE = is(
  'knife|blade|screwdriver|bullet|axe|hammer|bat|brick|fist|boot|bottle|hatchet|needle|crowbar|wrench|spanner|machete|stake|pitchfork|chisel|cleaver|pipe|rock|stone|grenade|arrow',
);
const SITES = is(
  'plant|factory|warehouse|depot|shop|store|branch|office|house|home|place|school|church|mosque|garage|restaurant|cafe|bar|club|building|headquarters|hq|farm|village|car|van|truck|yard|studio|newsroom|bank|hotel|hostel|embassy|salon|bakery|boat|barn|site',
);
const HIDDEN = is(
  'ditch|canal|river|woods|forest|lake|bog|swamp|harbour|harbor|quarry|well|gutter|alley|trunk|boot|suitcase|dumpster|skip|bin|morgue|grave|bag|ravine|reservoir|landfill|basement|cellar|field|container|sewer',
);
const GONE = is(
  'dead|hanging|floating|drowned|buried|swinging|lying|headless|strangled|frozen|shot|stabbed|cold',
);
const GALLOWS = is(
  'lamppost|lampposts|lamp|tree|trees|rope|ropes|noose|nooses|bridge|bridges|gallows|balcony|flagpole|crane|cranes|streetlight|streetlights|pole|poles',
);
const INFORMS = is(
  'talk|talks|snitch|snitches|cross|crosses|betray|speak|speaks|inform|informs|testify|testifies|grass|grasses|mess|steal|steals|squeal|sing|interfere|disobey|rat|fuck|meddle|resist|report',
);

/**
 * Threats told by their consequence: what the reader will be found as, carry home or never do again, whose bones are broken by nobody
 * named, the last time, the guard that will not be there.
 */
export const CONSEQUENCE_RULES: readonly ThreatRule[] = [
  threat(
    'somebody-hurt',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      either(
        START,
        is('and|or|then|before|otherwise|friday|noon|tonight|tomorrow|midnight|monday|else'),
      ),
      SOME_BODY,
      NO_WARNING,
      upTo(6, 'XR'),
      either(
        is('gets|get') + is('hurt|killed|shot|stabbed|hospitalised|hospitalized|cut'),
        either(is('is') + is('getting|going|gonna'), is('will|shall')) +
          upTo(2, 'X') +
          either(is('hurt|killed|shot|stabbed|bleed|burn'), BEFALL),
        is('start|begin|starts|will') +
          upTo(1) +
          is('dying|disappearing|dropping|turning|falling|start'),
      ),
      `(?!${is('feelings|off')})`,
    ),
    true,
  ),
  threat(
    'start-dying',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      NOUN,
      is('will|shall|gonna|going'),
      upTo(1),
      is('start|begin'),
      is('dying|disappearing|bleeding|burning|dropping'),
    ),
  ),
  threat(
    'in-flames',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      is('the|your|ur|their|his|her|this|that|every'),
      upTo(2, 'LXIVR'),
      SITES,
      either(
        is('goes|going') + is('up') + is('in|with') + upTo(3),
        is('burns|explodes') + either(END, is('tonight|tomorrow|down|with|next|before|on')),
        is('will|shall') + is('burn|explode|go') + is('tonight|tomorrow|down|up|to'),
        is('is') + upTo(1) + is('going') + is('to') + is('burn|explode'),
      ),
      `(?!${is('calories|fuel|gas|wood|oil|coal|energy')})`,
    ),
    true,
  ),
  threat(
    'through-a-straw',
    'threat',
    say('doesSaysSomebodyWillNotLiveBefore'),
    rule(
      is('you|he|she|they|u'),
      either(WILL, is('will|shall|are|is|would')),
      upTo(3, 'XR'),
      either(
        is('picking|spitting|collecting|swallowing|looking|searching') +
          upTo(1) +
          is('your|his|her|their|out') +
          upTo(1) +
          is('teeth|tooth|entrails|brains'),
        is('eat|eating|drink|drinking|fed|feeding|breathing|breathe') +
          upTo(4) +
          is('straw|tube|machine'),
        is('from|in|out') +
          is('of|a|an|your|his|her') +
          upTo(1) +
          is('wheelchair|hospital|coma|coffin|grave') +
          maybe(is('bed|ward|cell')) +
          END,
        is('leave|leaving|go|going|come|coming|carried') +
          upTo(3) +
          is('in|on') +
          is('a|an') +
          `(?!${is('paper|gift|goody|shopping|sleeping|plastic|clean')})` +
          upTo(1) +
          is('bag|box|coffin|stretcher|ambulance|hearse|casket|wheelchair'),
      ),
      `(?!${is('paper|party|gift')})`,
    ),
  ),
  threat(
    'leaves-in-bag',
    'threat',
    say('doesSaysSomebodyWillNot'),
    rule(
      is('leave|leaves|leaving|go|goes|carried|come'),
      upTo(4, 'XR'),
      is('in|on'),
      is('a|an'),
      `(?!${is('paper|gift|goody|shopping|sleeping|plastic|clean')})`,
      upTo(1),
      is('coffin|stretcher|ambulance|hearse|casket|bodybag|wheelchair|bag|box'),
      END,
      `(?<=${either(is('will|you|he|she|they'))}.*)`,
      `(?<!${is('bag|box|put|the|lunch')}${is('in')}.*)(?<!(?:tea|dog|key|card)s?:.*)`,
    ),
    true,
  ),
  threat(
    'then-your-kin',
    'threat',
    say('doesSaysWhatWriterWill'),
    rule(
      is('then|after|afterwards|otherwise|or|next|first|else|that'),
      COMMA,
      SPEAKS,
      maybe(is('will|shall')),
      is('start|begin|come|move|go|continue'),
      is('with|on|for|after'),
      maybe(is('to')),
      is('your|his|her|their'),
      upTo(1),
      KIN,
    ),
  ),
  threat(
    'will-be-your-last',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      is('next|this|that|tonight|tomorrow'),
      upTo(4, 'XR'),
      is('will|might|may|could'),
      is('be'),
      is('your|his|her|their'),
      upTo(1),
      is('last'),
      END,
    ),
    true,
  ),
  threat(
    'last-time-asleep',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      either(
        is('sleep|kiss|hug|hold|look|enjoy|smile|laugh|pray|eat|breathe') +
          upTo(6, 'R') +
          COMMA +
          upTo(4) +
          is('last') +
          is('time|night|one|chance') +
          END,
        is('enjoy|savour|savor|cherish') +
          upTo(1) +
          is('your|his|her|their') +
          upTo(1) +
          is('last|final') +
          is(
            'weekend|meal|days|day|hours|night|breath|breaths|christmas|summer|birthday|week|sunset|sunrise|supper|coffee',
          ) +
          END,
        is('say|kiss|wave') +
          upTo(3, 'X') +
          is('goodbye|goodbyes|farewell') +
          is('to') +
          is('your|ur') +
          upTo(1) +
          either(KIN, is('legs|knees|teeth|life|face|fingers|hands')),
        is('kiss|hug') + is('your') + upTo(1) + KIN + upTo(2) + is('goodbye'),
        is('update|write|make|finish|sign') + is('your') + upTo(1) + is('will|testament') + END,
        is('pick|choose|order|book') +
          upTo(1) +
          is('your|a') +
          is('coffin|grave|gravestone|headstone|tombstone|burial'),
      ),
      nowhere('notary|solicitor|lawyer|holiday|abroad|school|train'),
    ),
    true,
  ),
  threat(
    'guard-not-there',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      is('your|his|her|their|the|no|those'),
      upTo(1),
      is(
        'security|bodyguard|bodyguards|guards|guard|police|cops|husband|alarm|locks|cameras|escort|gate|gates|fence|lock|badge|dog',
      ),
      either(
        is('will|can|could|is|are') + is('not') + upTo(2),
        `(?<=${is('no')}.*)` + is('will|can'),
      ),
      either(
        is('be') + is('there|around|with|enough|always|near'),
        is('help|save|protect|stop') + either(of('O'), is('us|me')),
      ),
    ),
    true,
  ),
  threat(
    'kin-schedule',
    'threat',
    say('doesLetsReaderKnow'),
    rule(
      either(
        is('photos|pictures|pics|picture|photo|video') +
          is('of') +
          is('your|ur') +
          upTo(2, 'XR') +
          KIN +
          upTo(6) +
          is('mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|every|alone'),
        is('your|ur') +
          upTo(1) +
          KIN +
          either(
            is('still') + is('lives|sleeps|walks') + is('alone|by'),
            is('lives|walks|sleeps|cycles|drives|is|jogs|travels') +
              upTo(2, 'XR') +
              is('alone') +
              `(?!${is('and|since|because')})`,
          ),
        is('your|ur') +
          upTo(1) +
          KIN +
          maybe(is('s')) +
          is('school|nursery|kindergarten|bus|class|shift|train') +
          is('lets|ends|finishes|closes|opens|starts|leaves|stops|gets|is') +
          upTo(8) +
          ', ' +
          is('does|is|right|correct|yes|no'),
      ),
      nowhere('worried|lonely|help|support|cat'),
    ),
    true,
  ),
  threat(
    'window-known',
    'threat',
    say('doesLetsReaderKnow'),
    rule(
      SPEAKS,
      upTo(1),
      is('know|knows|found|saw'),
      is('which|what'),
      upTo(1),
      is('window|door|room|bed|seat|desk|bench|car|house|flat|floor|gate|garage|bedroom'),
      is('is|are'),
      upTo(1),
      is('yours|your|hers|his'),
      upTo(2),
    ),
    true,
  ),
  threat(
    'not-see-coming',
    'threat',
    say('doesSaysWriterComing'),
    rule(
      either(is('you|he|she|they|u'), NOUN),
      is('will|do'),
      upTo(1),
      is('not|never'),
      upTo(1),
      is('hear|see|notice'),
      is('me|us'),
      is('coming|come|arrive|enter'),
    ),
    true,
  ),
  threat(
    'reached-some-day',
    'threat',
    say('doesSaysWriterComing'),
    rule(
      either(
        is('sooner') + is('or') + is('later'),
        is('one') + is('day|night|evening') + upTo(1),
        is('eventually|someday'),
      ),
      COMMA,
      either(SPEAKS, is('one') + is('of') + is('us'), is('somebody|someone')),
      upTo(1, 'X'),
      is('will|shall|gonna'),
      upTo(1),
      is('get|find|catch|reach|come'),
      upTo(1),
      of('O'),
      either(END, is('and|alone|in|outside')),
    ),
    true,
  ),
  threat(
    'legs-broken',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      either(NOUN, is('you|he|she|they|somebody|someone')),
      upTo(5, 'XRO'),
      is('is|are|will|gets|get|shall|gonna|has|have'),
      upTo(2, 'XR'),
      maybe(is('getting|get|have|having|to')),
      is('his|her|their|your|ur'),
      upTo(1),
      of('B'),
      is(
        'broken|smashed|snapped|crushed|cut|slit|ripped|kicked|bashed|caved|blown|shattered|rearranged|burned|torn|chopped|knocked',
      ),
      `(?!${is('by')}${is('accident')})`,
    ),
  ),
  threat(
    'gets-a-blade',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      either(NOUN, is('you|he|she|they|somebody|someone')),
      upTo(1),
      either(
        is('is|are') + is('getting|gonna|going') + maybe(is('to') + is('get')),
        is('gets|get|will|shall'),
      ),
      upTo(2, 'XR'),
      either(
        is('a|an|my|this|two|the') +
          upTo(2, 'XR') +
          either(BLADE, PROJECTILE) +
          is('in|to|through|across|between|up|into|inside') +
          either(OWNER, is('a|the')) +
          upTo(1) +
          of('B'),
        is('the') +
          is('first|next|last|second') +
          is('shell|bullet|round|slug|shot|punch|blow|bomb|knife'),
      ),
    ),
  ),
  threat(
    'on-the-list',
    'threat',
    say('doesHintsAmbush'),
    rule(
      either(NOUN, is('you|he|she|they')),
      is('is|are|will'),
      upTo(2, 'XR'),
      is('first|next|second|top'),
      is('on|of|in'),
      is('my|our'),
      upTo(1),
      is('list'),
      `(?!${is('to')}${is('call|invite|thank|visit')}|${is('of')})`,
    ),
    true,
  ),
  threat(
    'each-and-every',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      SPEAKS,
      upTo(2, 'XRLO'),
      WILL,
      upTo(1, 'X'),
      either(of('VH'), is('hunt|track|find|get|burn')),
      maybe(is('down|out')),
      is('each'),
      is('and'),
      is('every'),
      maybe(is('last')),
      maybe(is('one') + is('of')),
      upTo(2, 'XR'),
      of('NKO'),
    ),
  ),
  threat(
    'left-to-drown',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(
      either(of('SN'), is('you|them|those|these')),
      upTo(4, 'XR'),
      is('should|ought|must|could|needs|need|deserve|deserves|will|shall'),
      upTo(2, 'XR'),
      either(
        is('been|be') +
          is('left|allowed') +
          is('to') +
          is('die|drown|rot|burn|starve|bleed|freeze|choke'),
        is('be') + is('swinging|hanging|dangling|strung') + upTo(2) + GALLOWS,
        is('swing|hang|dangle') + is('from|off|by|on') + upTo(2) + GALLOWS,
        is('not') +
          upTo(1) +
          is('be') +
          is('allowed|permitted|left') +
          is('to') +
          upTo(2, 'X') +
          is('breathing|living|breathe|live|exist|alive|breed'),
      ),
      `(?!${is('in|with|here|next|near|on')})`,
    ),
  ),
  threat(
    'go-there-and',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      either(
        SPEAKS + upTo(3, 'XR'),
        is('let') + is('us|me') + maybe(is('all')),
        is('gonna|someone|somebody|guys|boys|lads'),
        START + is('going') + is('to'),
      ),
      upTo(1, 'XR'),
      is(
        'go|come|coming|drive|driving|walk|pay|turn|head|ride|march|meet|swing|pop|get|leaving|visit|show|stop|run|wait|sneak',
      ),
      upTo(9, 'XR'),
      COMMA,
      is('and'),
      maybe(is('then|just')),
      maybe(is('to|we|i|gonna|will')),
      maybe(is('go') + is('and')),
      either(
        DEED,
        is('stab|shoot|cut|hurt|knife|beat|gut|strangle') +
          either(
            is('somebody|someone|everyone|everybody|people|anyone'),
            of('O'),
            is('my|the') + upTo(1) + of('N'),
          ),
        is('smash|break|crack|bash|burn|slit|snap|cave') + OWNER + upTo(2) + of('BT'),
        is('am|are') + is('not') + is('leaving|sparing') + upTo(3) + is('standing|alive|breathing'),
      ),
    ),
  ),
  threat(
    'empty-gun',
    'threat',
    say('doesSaysWriterWillStart'),
    rule(
      either(SPEAKS, START, is('gonna|will|should|to|and|somebody|someone|lets')),
      upTo(3, 'XR'),
      is('empty|emptying|unload|unloading|spray|spraying|empties|dump'),
      upTo(2, 'XR'),
      PROJECTILE,
      is('in|into|on|at|through'),
      upTo(3),
      either(of('NOTB'), SITES, is('lobby|crowd|face|room')),
    ),
  ),
  threat(
    'never-walks',
    'threat',
    say('doesSaysSomebodyWillNotLiveBefore'),
    rule(
      is('sure|certain|it|ensure|guarantee|hope|promise|swear|pray'),
      maybe(is('that')),
      either(VICTIM, of('S'), OWNER + upTo(1) + either(KIN, of('N')), is('nobody|no')),
      upTo(1),
      maybe(is('one|never|not|does|do|will') + maybe(is('not|never'))),
      upTo(1),
      either(
        is(
          'walk|walks|breathe|breathes|wake|wakes|talk|talks|see|sees|smile|smiles|speak|speaks|work|works|looks|sleep|sleeps|leave|leaves',
        ) +
          upTo(4) +
          is('again|alive|up'),
        is('bury|buries|identify|identifies|bleed|bleeds') + upTo(1) + of('O'),
      ),
      `(?<=(?:never|not|no|nobody|bur[a-z]+|identif[a-z]+|bleeds?):.*)`,
      `(?!${is('late|early|tired|hungry')})`,
    ),
    true,
  ),
  threat(
    'grave-dug',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      either(
        is('dug|digging|dig|bought|ordered|ready|prepared|chosen'),
        is('grave|coffin|hole|noose|rope|bullet|knife'),
      ),
      upTo(3, 'XR'),
      either(is('hole|grave|coffin|rope|noose|petrol|gasoline|rifle|shotgun|bullets'), is('is')),
      upTo(3, 'XR'),
      COMMA,
      upTo(4, 'R'),
      either(
        is('it|i|we') + is('need|needs|want') + upTo(1) + is('is') + is('you|him|her|them'),
        is('you|he|she|they|your') + upTo(2) + is('burns|burn|die|dies|next'),
        is('missing|waiting') + maybe(is('for')) + is('is|you|him|her'),
      ),
      upTo(1),
    ),
  ),
  threat(
    'name-on-it',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      either(BLADE, PROJECTILE, is('grave|coffin|noose|rope|bomb')),
      upTo(6, 'XR'),
      COMMA,
      maybe(is('and|with')),
      upTo(5, 'XR'),
      is('name|names|initials'),
      upTo(1),
      is('on|written|is|carved|engraved'),
    ),
  ),
  threat(
    'caught-grenade',
    'incitement',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      either(
        is('blessing|great|nice|lovely|funny|good|wish|hope|gift|favour|joy|pray'),
        is('if') + is('only'),
      ),
      upTo(1),
      maybe(is('if|that|when')),
      upTo(5, 'XR'),
      is('caught|catches|catch|ate|eats|eat|took|takes|swallowed|swallows|met|meets'),
      is('a|an|some|the'),
      upTo(1),
      either(
        is('grenade|bullet|bullets|brick|bomb|missile|rocket|round|train|truck|lead|fire|hammer'),
        BLADE,
      ),
      END,
    ),
  ),
  threat(
    'hit-by-fate',
    'incitement',
    say('doesWishesAccidentSomebody'),
    rule(
      either(WISH, is('hope|pray|wish|only')),
      upTo(5, 'R'),
      is(
        'brick|plane|truck|bus|train|car|bullet|rock|lightning|knife|tumour|cancer|lorry|boat|helicopter|roof|bridge|ship',
      ),
      upTo(7, 'XR'),
      either(
        is('hits|hit|hitting|crushes|crushed|flattens|kills|killed|strikes|finds|takes') +
          either(VICTIM, OWNER + upTo(1) + of('NB')),
        is('hits|hit|falls|lands|crashes|landed|fell') +
          upTo(1, 'R') +
          is('pilot|face|head|them|him|her|you'),
        is('crashes|crashed|sinks|sank|explodes') + END,
        is('goes|went') + is('down') + END,
      ),
    ),
  ),
  threat(
    'never-wakes',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      either(WISH, is('hope|pray|wish')),
      `(?!${is('to')})`,
      upTo(9, 'R'),
      COMMA,
      is('and|that'),
      maybe(either(of('S'), is('you'))),
      upTo(1, 'X'),
      either(
        is('never|not') +
          upTo(1) +
          is('wake|wakes|walk|walks|breathe|breathes|return|returns|recover|recovers') +
          maybe(is('up')),
        is('chokes|choke|dies|die|bleed|bleeds|drowns|burns'),
      ),
      `(?!${is('the|a|my')})`,
    ),
  ),
  threat(
    'body-found',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      either(
        is(
          'they|police|cops|somebody|someone|people|divers|mother|family|kids|children|wife|husband|neighbours|fishermen',
        ),
        `(?=${is('you|he|she|your|his')})`,
      ),
      either(
        is('will|gonna|shall|may') +
          upTo(1) +
          is('find|discover|fish|pull|dig|identify') +
          either(of('O'), OWNER + upTo(2) + is('body|corpse|head|remains|bones|pieces')) +
          upTo(3, 'R') +
          either(HIDDEN, GONE, is('face|dental|pieces|out|by')),
        either(is('you|he|she'), is('your|his') + upTo(1) + of('N')) +
          is('will|gonna|shall') +
          upTo(1) +
          is('be') +
          is('found|discovered') +
          upTo(3) +
          either(HIDDEN, GONE, is('face')),
      ),
    ),
  ),
  threat(
    'face-down',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      either(is('you|him|her|them|he|she|u'), NOUN),
      upTo(4, 'XR'),
      is('face'),
      is('down'),
      is('in|under'),
      upTo(2),
      HIDDEN,
    ),
  ),
  threat(
    'bleeding-found',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      is('he|she|you|they'),
      is('will|shall|gonna'),
      upTo(1),
      is('be'),
      is('lying|found|floating|bleeding|swinging|rotting|screaming|begging'),
      upTo(5),
      either(END, is('and|nobody|with'), of('T')),
      `(?!${is('on')}${is('beach|sofa')})`,
    ),
    true,
  ),
  threat(
    'eyes-on',
    'threat',
    say('doesTellsReaderTheyWatched'),
    rule(
      SPEAKS,
      upTo(1),
      is('have|got|keep|has'),
      upTo(1),
      is('eyes|people|men|boys|somebody|someone|friends|guys'),
      upTo(1),
      is('on|outside|watching|near|following|in|at'),
      is('you|your|ur'),
      upTo(3),
      either(END, is('and|day|night|all')),
    ),
    true,
  ),
  threat(
    'not-grow-old',
    'threat',
    say('doesRemindsReaderWhat'),
    rule(
      either(
        is(
          'people|those|anyone|guys|men|everybody|everyone|ones|whoever|women|officials|judges|journalists|reporters',
        ),
        is('you'),
      ),
      maybe(is('who|that')),
      INFORMS,
      upTo(8, 'R'),
      either(
        is('do|does|will') +
          is('not') +
          upTo(1) +
          is('grow|last|live|sleep|survive|stay|get|make|see') +
          upTo(3),
        is('tend|get|end|wind|disappear|vanish|stop') +
          upTo(2) +
          is('disappear|accidents|hurt|up|breathing|dead|vanish|lakes'),
      ),
    ),
    true,
  ),
  threat(
    'while-still-can',
    'threat',
    say('doesHintsWhatWill'),
    rule(
      is('enjoy|enjoys|keep|use|kiss|hug|feel|love|walk|walking|laugh|breathe|hold'),
      upTo(3, 'XR'),
      is(
        'walking|legs|breathing|fingers|hands|teeth|tongue|face|knees|children|kids|wife|daughter|son|eyes|voice|home|family|life|laughing|them|her|him|it|breath',
      ),
      upTo(3),
      is('while'),
      upTo(1),
      either(of('S'), is('you|it|they')),
      upTo(2),
      is('can|has|have|lasts|last|work|works|got|breathing|there'),
      nowhere('sun|weather|summer|holiday|holidays|young|students'),
    ),
    true,
  ),
  threat(
    'in-small-boxes',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      is(
        'send|post|mail|return|ship|deliver|get|courier|sent|posted|back|arrive|arrives|come|comes|posting',
      ),
      either(upTo(2, 'XR') + VICTIM, upTo(2, 'XR') + OWNER + upTo(1) + of('N'), ''),
      upTo(2),
      is('in'),
      either(
        is('small|little|tiny|separate|several|different|two|three|many|plastic|bin|body|body-') +
          maybe(is('separate|small|plastic')) +
          is('boxes|pieces|bags|parcels|packets|jars|envelopes|parts|bits'),
        is('pieces|bits|bodybag|bodybags|slices'),
      ),
      `(?<=(?:you|your|him|her|his|their|them|wife|husband|son|daughter|brother|sister|mother|boy|girl):.*)`,
    ),
  ),
  threat(
    'alone-not-wise',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      either(is('had') + is('better'), is('better|should|best|would')),
      upTo(1),
      is('not'),
      upTo(1),
      is('walk|go|be|sleep|travel|drive|stay|leave'),
      upTo(3, 'XR'),
      is('alone|unarmed|unprotected'),
      either(END, is('again|at|tonight|anymore|any|if|in|while')),
      nowhere('ladder|mountain|mountains|swim|hike|hiking|patient|hospital'),
    ),
    true,
  ),
  threat(
    'lampposts-enough',
    'incitement',
    say('doesCallsToolsExecution'),
    rule(
      is('enough|more|plenty|few|spare|lots'),
      upTo(2),
      is('lampposts|ropes|rope|nooses|guillotines|gallows|bullets|firing'),
      upTo(1),
      either(END, is('for|in|to'), is('squads')),
      `(?!${is('to')}${is('tie|climb')}|.*${is('climbing|boat|points|slide|slides')})`,
    ),
    true,
  ),
  threat(
    'eyes-shot',
    'threat',
    say('doesSaysViolenceWhatSomebody'),
    rule(
      `(?<!${is('died|dies|from|with|suffered|of|by|wound|wounds|killed|found|survived|took|taken')}.*)`,
      is('a|one|two|just|three|single'),
      is('shot|bullet|bullets|round|rounds|slug|knife|in|to|blade|shots'),
      upTo(1),
      is('in|between|to|through|into|the'),
      maybe(is('the|back|his|her|your|their')),
      maybe(is('of|back')),
      maybe(is('the|of')),
      maybe(is('the')),
      is('head|eyes|neck|skull|chest|face|kneecaps|heart|forehead|temple|brain|throat'),
      either(END + `(?!\\. $.*penalty)`, is('is|would|will|for|each|and')),
    ),
    true,
  ),
  threat(
    'and-a-tree',
    'incitement',
    say('doesCallsDeathPenalty'),
    rule(
      is('rope|ropes|noose|bullet|bullets|gallows|lamppost|petrol|gasoline|hanging|wall|squad'),
      is('and'),
      upTo(4, 'XR'),
      is('for'),
      VICTIM,
    ),
  ),
  threat(
    'screaming-your',
    'threat',
    say('doesGivesReaderChoice'),
    rule(
      either(is('or'), is('otherwise')),
      COMMA,
      is('your|his|her'),
      upTo(1),
      either(KIN, of('N')),
      is('will|shall|gets|get|is|are'),
      upTo(2),
      either(BEFALL, is('pay|pays|next|suffer|suffers|bleed|bleeds|hurt') + END),
    ),
  ),
  threat(
    'stops-breathing',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      is('and|or|then|until|till|before'),
      upTo(1),
      either(
        OWNER + upTo(1) + `(?!${is('baby|child|patient|newborn|dog|cat')})` + of('N'),
        is('you|he|she|they'),
      ),
      upTo(1, 'XR'),
      is('stop|stops'),
      is('breathing'),
      END,
    ),
  ),
  threat(
    'dragged-behind',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('drag|dragging|tow|towing|pull'),
      VICTIM,
      upTo(1),
      is('behind'),
      upTo(2),
      is('truck|trucks|car|cars|van|horse|horses|tractor|bike|motorbike|train|jeep|lorry|bus'),
    ),
  ),
  threat(
    'head-on-plate',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('want|need|demand|have|get|bring|see|expect|love|like|put|mount'),
      upTo(2, 'XR'),
      OWNER,
      upTo(1),
      is('head|heads|scalp|skull|skulls'),
      is('on|in'),
      is('my|a|the|our|every'),
      upTo(1),
      is(
        'desk|plate|platter|pike|pikes|spike|spikes|stick|pole|wall|tray|stake|fence|bag|box|lamppost|gate',
      ),
    ),
  ),
  threat(
    'blow-with',
    'incitement',
    say('doesTellsSomebodyDo'),
    rule(
      START,
      maybe(is('just|please|someone|somebody|go')),
      is('hit|strike|smash|whack|bash|smack|thump|beat|club|clobber'),
      VICTIM,
      is('with|using'),
      upTo(2, 'XR'),
      BLADE,
    ),
  ),
  threat(
    'somebody-will',
    'threat',
    say('doesSaysSomebodyWillKilled'),
    rule(
      is('somebody|someone|one'),
      maybe(is('of') + is('us')),
      upTo(1, 'XR'),
      is('will|gonna|shall'),
      upTo(2, 'XR'),
      is('shoot|stab|kill|murder|strangle|hang|lynch|poison|bomb|execute|butcher|knife|slit'),
      either(VICTIM, OWNER + upTo(1) + of('B')),
    ),
    true,
  ),
  threat(
    'seeing-hurt',
    'incitement',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      either(
        is('not') + upTo(1) + is('mind|object'),
        is('love|like|enjoy|pay|give|enjoyed|want|dream|adore|delight'),
        is('fun|great|nice|lovely|glorious|hilarious|satisfying|pleasure'),
      ),
      upTo(3, 'X'),
      is('see|seeing|watch|watching|hear|hearing|of'),
      either(VICTIM, of('S')),
      either(
        is(
          'blown|torn|thrown|pushed|ripped|kicked|tossed|hurled|shoved|dragged|run|flattened|chased|beaten|locked',
        ) +
          is('to|down|off|apart|over|out|from|under|in|through|into|up') +
          upTo(3),
        is(
          'burned|burnt|gassed|lynched|stoned|whipped|tortured|slaughtered|crushed|shot|stabbed|hanged|strangled|beheaded',
        ) + END,
      ),
    ),
  ),
  threat(
    'not-missed',
    'incitement',
    say('doesSaysNobodyWould'),
    rule(
      is('nobody|noone|who'),
      upTo(1),
      is('would|will'),
      upTo(1),
      is('miss|mourn|notice'),
      VICTIM,
      COMMA,
      is('if|when|once'),
      upTo(8),
    ),
    true,
  ),
  threat(
    'so-beat-them',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      either(is('so'), is('and') + is('so')),
      upTo(1, 'X'),
      is('beat|smack|slap|punch|kick|hit|whip|smash|hurt|choke|stab|shoot|burn|hang'),
      VICTIM,
      either(is('around|about|down|until|till|hard|harder|senseless|bloody'), END),
    ),
  ),
  threat(
    'first-to-die',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      either(NOUN, is('you|he|she|they')),
      is('will|shall|is|are|gonna'),
      upTo(1, 'XR'),
      maybe(is('be')),
      is('the'),
      is('first|next|last'),
      maybe(is('one|ones')),
      is('to'),
      is('die|bleed|burn|hang|suffer|drown|perish'),
    ),
  ),
  threat(
    'jail-for',
    'threat',
    say('doesSaysWriterReadyKill'),
    rule(
      is('jail|prison|chair|gallows|sentence|time|cell|bars|hell'),
      is('for'),
      maybe(is('just')),
      either(
        is(
          'killing|murdering|strangling|shooting|stabbing|beating|hanging|poisoning|choking|slaughtering|hurting|torturing',
        ),
        is('the') + is('pleasure|joy|chance') + is('of') + upTo(1),
      ),
      VICTIM,
    ),
  ),
  threat(
    'takes-arms-and',
    'incitement',
    say('doesAsksOthersDo'),
    rule(
      is('grab|get|take|buy|bring|find|load|pick'),
      maybe(is('up|me')),
      is('a|an|your|the|my|some'),
      upTo(1, 'XR'),
      either(PROJECTILE, BLADE, is('guns|rifles|torches|weapon|weapons|matches|petrol')),
      COMMA,
      is('and'),
      upTo(1, 'XR'),
      is('end|finish|kill|shoot|stab|hurt|burn|use|wait|visit|go|come|drive|beat|execute'),
      either(VICTIM, upTo(4) + of('NO')),
    ),
  ),
  threat(
    'belongs-below',
    'incitement',
    say('doesSaysSomebodyDeserves'),
    rule(
      either(NOUN, of('S'), is('you')),
      upTo(3, 'XR'),
      is('belong|belongs'),
      is('in|at|on|under|below|behind|six'),
      upTo(3),
      either(
        HIDDEN,
        GALLOWS,
        is(
          'bottom|underground|feet|ground|oven|ovens|pyre|scaffold|stake|coffin|coffins|cemetery|graveyard|hell|sea|squad|pike|guillotine',
        ),
      ),
      nowhere('museum|fish|goldfish|boat'),
    ),
    true,
  ),
  threat(
    'waits-armed',
    'threat',
    say('doesSaysWriterComesWaits'),
    rule(
      SPEAKS,
      is('am|are|will|be|wait|stand|sit'),
      upTo(1),
      is('waiting|outside|standing|sitting|here|there|ready|be|parked|at|downstairs'),
      upTo(5, 'XR'),
      is('with'),
      upTo(2, 'XR'),
      either(
        BLADE,
        PROJECTILE,
        is('petrol|gasoline|rope|machetes|knives|guns|bats|rifles|axes|bricks'),
      ),
      `(?!${is('party|fight|shop|show|cake')})`,
    ),
  ),
  threat(
    'in-my-sights',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      either(
        is('finger|thumb') + upTo(2) + is('on') + is('the') + is('trigger|button|detonator'),
        is('in') + is('my|our') + is('sights|crosshairs|scope'),
      ),
      `(?!.*(?:camera|shutter|lens|market|customers|growth|profit):)`,
    ),
    true,
  ),
  threat(
    'body-for-dogs',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      is('leave|throw|dump|bury|hide|burn|dissolve|feed|send'),
      OWNER,
      upTo(1),
      is('body|corpse|bodies|remains|bones|carcass|head'),
      upTo(1),
      is('where|for|to|in|under|on|at'),
    ),
  ),
  threat(
    'stop-thinking-of',
    'threat',
    say('doesSaysWhatWriterWants'),
    rule(
      maybe(is('can') + is('not') + is('stop|help')),
      is('thinking|fantasising|fantasizing|dreaming|obsessed|daydreaming|fantasise|fantasize'),
      is('about|of|with'),
      upTo(2, 'X'),
      is(
        'killing|murdering|strangling|shooting|stabbing|beating|hanging|poisoning|choking|slaughtering|hurting|torturing|raping|burning|butchering',
      ),
      VICTIM,
    ),
  ),
  threat(
    'stay-home-tomorrow',
    'threat',
    say('doesWarnsReaderTheir'),
    rule(
      is('do'),
      is('not'),
      is('come|go|show|turn|be|walk|get'),
      upTo(2, 'R'),
      is('work|school|office|class|there|building|factory|campus|church|here|stage|plant|home'),
      upTo(3, 'R'),
      COMMA,
      either(
        is('if|unless') +
          is('you') +
          upTo(2) +
          is('want|value|like|plan|wish|hope|care') +
          upTo(2) +
          either(
            is('live|breathe|survive|breathing|living|die|life|lives'),
            is('stay|be|remain|keep') + is('alive|breathing'),
          ),
        is('or') + is('you') + upTo(1) + is('die|bleed|burn'),
      ),
    ),
  ),
  threat(
    'gun-will-fix',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      either(PROJECTILE, BLADE, is('rope|petrol|fists|boots')),
      upTo(1),
      is('will|can|would|is') + maybe(is('going') + is('to')),
      is('fix|teach|solve|silence|shut|cure|change|correct|adjust|settle'),
      upTo(1),
      either(of('O'), OWNER, is('that|this|everything')),
    ),
  ),
  threat(
    'makes-example',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      SPEAKS,
      upTo(2, 'XRLO'),
      WILL,
      is('make'),
      upTo(1),
      is('example'),
      is('of|out'),
      maybe(is('of')),
      VICTIM,
    ),
    true,
  ),
  threat(
    'own-blood',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      is('choke|chokes|choking|drown|drowns|drowning|swim|swims|swimming|lie|lying|bathe'),
      is('on|in'),
      is('their|your|his|her|its'),
      is('own'),
      is('blood|vomit|guts|filth'),
    ),
  ),
  threat(
    'or-sets-alight',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      either(is('and|or|otherwise|else|then'), of('I')),
      COMMA,
      SPEAKS,
      maybe(is('will|shall')),
      is('set|light|torch|burn'),
      either(
        is('it|this|them|everything') + is('alight|ablaze|down|up'),
        is('it|this|them|everything') + is('on') + is('fire'),
        is('fire') + is('to') + upTo(2) + SITES,
      ),
      nowhere('candle|candles|fireworks|stove|barbecue|fireplace|weeds|leaves|cake'),
    ),
  ),
  threat(
    'loses-a-finger',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      is('and|or|then|otherwise|before'),
      COMMA,
      either(
        OWNER + upTo(2) + either(KIN, of('N')),
        is('the') + upTo(1) + of('N'),
        is('you|he|she|they|somebody|someone'),
      ),
      is('loses|lose|will|gets|get'),
      upTo(2),
      is('a|an|one|another|his|her|your|their|both|two'),
      of('B'),
      `(?<=lose[a-z]*:.*)`,
    ),
  ),
  threat(
    'speaks-of-widow',
    'threat',
    say('doesTellsReaderTheyWillDie'),
    rule(
      is('from|off|to|with|ask|tell|make|meet|comfort|visit|marry|console'),
      upTo(2, 'XR'),
      is('your|his'),
      is('widow|orphans|executors|executor|undertaker|pallbearers'),
      nowhere('condolences|sorry|pension'),
    ),
    true,
  ),
  threat(
    'keep-walking',
    'threat',
    say('doesWarnsReaderTheir'),
    rule(
      is('if'),
      is('you|they|he|she'),
      upTo(1),
      is('want|wants|like|wish|hope|intend|plan'),
      maybe(is('to')),
      upTo(1),
      is('keep|continue|go|stay'),
      maybe(is('on|to')),
      upTo(1),
      either(
        is('walking|breathing|living|walk|breathe|chewing'),
        is('your|his|her|their|all') +
          upTo(2) +
          is('teeth|fingers|legs|kneecaps|knees|head|tongue|eyes|hands'),
      ),
      nowhere('knee|surgery|operation|therapy|exercise|doctor|dentist|brush|flossing'),
    ),
    true,
  ),
  threat(
    'find-where',
    'threat',
    say('doesLetsReaderKnow'),
    rule(
      is('or|and|then|else'),
      COMMA,
      SPEAKS,
      maybe(is('will|can')),
      is('find'),
      is('out'),
      is('where'),
      either(OWNER + upTo(1) + KIN, is('you|he|she|they')),
      is('lives|live|sleeps|sleep|works|work|hides|hide|parks|goes'),
    ),
    true,
  ),
  threat(
    'under-the-car',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      is('check|look|checking|looking'),
      upTo(1),
      is('under|underneath|beneath'),
      is('the|your|his|her|ur'),
      is('car|van|seat'),
      upTo(2),
      is('every|each|before|from|first|always|tomorrow'),
      nowhere('oil|leak|leaking|cat|kitten|kittens|tyre|tyres|rust|keys|mechanic|brake|brakes'),
    ),
    true,
  ),
  threat(
    'no-flowers',
    'threat',
    say('doesAnnouncesVisitNo'),
    rule(
      is('not'),
      upTo(1),
      is('bring|bringing|carrying|come|coming'),
      upTo(1),
      is('flowers|chocolates|cake|roses|wine|chocolate'),
    ),
    true,
  ),
  threat(
    'see-what-happens',
    'threat',
    say('doesSaysWhatHappensReader'),
    rule(
      is('keep|continue|try|dare|go'),
      upTo(5, 'R'),
      COMMA,
      is('and'),
      maybe(is('you')),
      maybe(is('will')),
      is('see|find|learn'),
      maybe(is('out')),
      is('what'),
      upTo(1),
      is('happens|comes'),
      upTo(1),
      is('to|next'),
      nowhere('button|recipe|experiment|paint|colour|color|story|chapter|season'),
    ),
    true,
  ),
  threat(
    'cleanses-with-fire',
    'incitement',
    say('doesWantsGroupGone'),
    rule(
      is('cleanse|purge|purify|clean|rid|cleansing|purging'),
      upTo(5, 'XR'),
      is('with|by'),
      upTo(1),
      is('fire|steel|blood|bullets|lead|iron|flames|sword|guns|napalm|bombs'),
      `(?!${is('wool|brush')})`,
      nowhere('oven|grill|hands|forest|data'),
    ),
  ),
  threat(
    'dreams-of-dead',
    'incitement',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      is('dream|dreams|fantasy|world|utopia'),
      is('where|in|of|about'),
      upTo(2, 'XR'),
      VICTIM,
      is('are|is|get|being'),
      upTo(1, 'X'),
      is(
        'hanged|shot|killed|burned|burnt|gassed|murdered|slaughtered|exterminated|raped|tortured|beheaded|stoned|lynched',
      ),
    ),
  ),
  threat(
    'loads-for',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      SPEAKS,
      upTo(2, 'XR'),
      is('loading|load|loaded|cleaning|sharpening|polishing|sharpen|oiling'),
      is('my|our|the|a'),
      upTo(1),
      either(PROJECTILE, BLADE, is('knives|guns|rifles|axes|blades|machete|machetes')),
      is('for'),
      nowhere(
        'hunt|hunting|season|kitchen|dinner|class|lesson|match|competition|range|video|photo',
      ),
    ),
  ),
  threat(
    'off-the-cliff',
    'incitement',
    say('doesCallsMassKilling'),
    rule(
      is('shove|put|load|pack|pile|lock|cram|stuff|herd|throw'),
      VICTIM,
      upTo(1),
      is('into|in|on|onto'),
      upTo(2),
      is(
        'lorry|lorries|truck|trucks|train|trains|bus|buses|boat|boats|ship|plane|container|containers|barn|stadium|warehouse|room|building',
      ),
      COMMA,
      is('and|then'),
      upTo(1),
      either(
        is('sink|burn|crash|blow|gas|torch|bomb|seal') + upTo(2),
        is('drive|push|send|roll') + upTo(2) + is('off|into|over|down'),
        is('set|light') + upTo(2) + is('on|alight|fire'),
      ),
    ),
  ),
  threat(
    'with-fists',
    'incitement',
    say('doesSaysSomethingDone'),
    rule(
      is(
        'put|teach|show|keep|treat|welcome|greet|meet|answer|correct|discipline|cure|educate|straighten|send|drive|chase|stop',
      ),
      VICTIM,
      upTo(6, 'XR'),
      is('with|by'),
      upTo(1),
      is(
        'fists|fist|boots|belt|belts|bats|bat|bullets|knives|hammers|hammer|whips|whip|guns|rifles|sticks|clubs|shotguns|machetes|axes|lead',
      ),
      nowhere('nails|ball|balls|baseball|cricket'),
    ),
  ),
  threat(
    'ready-to-kill',
    'threat',
    say('doesSaysWriterReadyKill'),
    rule(
      SPEAKS,
      is('am|are'),
      upTo(1),
      is('willing|ready|prepared|happy|glad|eager|determined'),
      is('to'),
      is('kill|murder|shoot|stab|die'),
      maybe(is('and') + is('kill|die')),
      is('for'),
      `(?!${is('a|an|some|that|this')}${is('coffee|beer|drink|pizza|slice|nap|ticket|burger|role|job|cigarette|snack|holiday|biscuit')})`,
      `(?<=(?:kill|murder|shoot|stab):.*)`,
    ),
  ),
  threat(
    'deserve-this',
    'incitement',
    say('doesSaysViolenceWhat'),
    rule(
      is('deserve|deserves|need|needs|coming|want'),
      ', ',
      is('a|an|the|one|two'),
      upTo(1),
      is(
        'noose|bullet|bullets|rope|beating|lynching|coffin|knife|grave|hanging|whipping|flogging|guillotine',
      ),
    ),
  ),
  threat(
    'bounty-on',
    'incitement',
    say('doesPraisesPaysWhoever'),
    rule(
      is('should|must|put|place|offer|need|want|let'),
      upTo(4, 'XR'),
      is('bounty|bounties|price'),
      is('on|for'),
      either(VICTIM, OWNER + is('head|heads|scalp')),
    ),
  ),
  threat(
    'poisons-food',
    'threat',
    say('doesSaysWriterWillStart'),
    rule(
      either(SPEAKS + upTo(2, 'XRLO') + WILL, is('let') + is('us'), SPEAKS + is('will|shall')),
      upTo(1, 'XR'),
      is('poison|spike|contaminate|lace'),
      is('the|your|their|his|her|ur'),
      upTo(2, 'XR'),
      is(
        'canteen|water|food|coffee|supply|drink|drinks|soup|well|tank|reservoir|lunch|tea|kitchen|meals|meal|wine|beer|milk|bread|products|yoghurts|jars',
      ),
    ),
  ),
  threat(
    'acid-thrown',
    'incitement',
    say('doesWishesSomebodyMay'),
    rule(
      is('somebody|someone|he|she|they|who|people'),
      upTo(2, 'XR'),
      is('throws|pours|splashes|sprays|chucks|throw|pour'),
      is('acid|petrol|gasoline|bleach|boiling|kerosene'),
      upTo(2),
      is('on|over|at|in|into'),
      either(VICTIM, OWNER + upTo(1) + of('B')),
      `(?<=${either(WISH, is('hope|wish|should|must|pray|if'))}.*)`,
    ),
  ),
];
