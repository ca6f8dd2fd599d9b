import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import {
  BEFALL,
  DEED,
  DEEDING,
  KILL,
  KILLING,
  NOUN,
  OWNER,
  PLACE,
  SHOULD,
  VICTIM,
} from './phrases.ts';

const threat = threatIn('en');
const THEY = either(VICTIM, of('S'), is('you|u'));
const END = '(?=$|[,."\'?] )';
/** Violence, or a thing that does it where it is named as somebody's due. */
const HARM = either(
  of('Z'),
  is(
    'fire|gas|acid|rope|ropes|lead|steel|flames|stake|oven|ovens|chamber|chambers|knife|blade|axe|hammer|brick|bat|whip|belt|fist|fists|boot|kicking|punch|kick|slap|bomb|bombs|pain|misery|fear|chair|injection|squad|euthanasia|bomb|grenade|gun|guns|crowbar|torture|machete|poison|nuke|cancer|aids',
  ),
);
const FITTING = is(
  'only|best|answer|solution|solutions|cure|remedy|fate|option|way|punishment|sentence|right|fitting|overdue|necessary|justified|justice|good|great|perfect|needed|required|deserved|duty|policy|prescription|treatment|medicine|therapy|end|what|all|too|better|coming|wasted|works|mercy|reward|happiness|gift|priority|must|obligation|choice|place',
);
const FATE = is(
  'only|best|right|proper|correct|fitting|perfect|ideal|solution|solutions|cure|answer|remedy|penalty|punishment|place|places|thing|fate|treatment|way|sentence|destiny|future|home|language|policy|fix|medicine|end|use|option|therapy|reward|prescription|sensible|way',
);
const MEET = is(
  'deserve|deserves|deserved|need|needs|get|gets|given|earned|earn|understand|understands|want|wants|require|receive|respect|merit|merits|have|had',
);

/** Violence as a noun: somebody's due, fate or cure, and bare calls for it. */
export const NOMINAL_RULES: readonly ThreatRule[] = [
  threat(
    'violence-fits',
    'incitement',
    say('doesSaysViolenceRight'),
    rule(
      HARM,
      upTo(3, 'XR'),
      is('is|was|are|were|would|will|should|must|remains|seems|be|becomes'),
      upTo(3, 'XR'),
      FITTING,
      upTo(4, 'XR'),
      is('for|to|of|with|on|against|about'),
      VICTIM,
    ),
  ),
  threat(
    'fate-of',
    'incitement',
    say('doesSaysViolenceRight'),
    rule(
      FATE,
      upTo(5, 'XR'),
      either(VICTIM, is('being') + upTo(2, 'XR')),
      upTo(3, 'XR'),
      is('is|are|be|would|should|will|lies|was'),
      upTo(5, 'XR'),
      either(
        HARM + `(?!${is('prevention|control|relief|management')})`,
        of('PG'),
        BEFALL,
        KILL,
        KILLING,
        is('dead'),
      ),
    ),
  ),
  threat(
    'due-is',
    'incitement',
    say('doesSaysViolenceWhat'),
    rule(
      HARM,
      upTo(5, 'XR'),
      is('is|are'),
      upTo(4, 'X'),
      either(VICTIM, of('S'), PLACE),
      upTo(2, 'XR'),
      MEET,
    ),
  ),
  threat(
    'due-thing',
    'incitement',
    say('doesSaysViolenceWhatSomebody'),
    rule(
      HARM,
      upTo(4, 'XR'),
      is('is|are'),
      upTo(1),
      is('all|what|everything|something'),
      upTo(1),
      OWNER,
      upTo(2),
      of('NTB'),
      is('needs|need|deserves|deserve'),
    ),
  ),
  threat(
    'what-due',
    'incitement',
    say('doesSaysViolenceWhat'),
    rule(
      is('what|all|everything'),
      upTo(1),
      either(
        VICTIM,
        of('S'),
        is('this|our|the') + is('country|world|town|city|nation|place|government|minister'),
      ),
      upTo(3, 'XR'),
      MEET,
      upTo(2, 'XR'),
      is('is|are'),
      upTo(5, 'X'),
      either(HARM, BEFALL, of('PQ')),
    ),
  ),
  threat(
    'deserves-harm',
    'incitement',
    say('doesSaysSomebodyDeservesViolence'),
    rule(
      THEY,
      upTo(7, 'XR'),
      is('deserve|deserves|deserved|earned|merit|merits|warrant'),
      upTo(5),
      either(
        of('ZJ'),
        HARM + `(?!${is('guard|fighter|fighters')})`,
        is('aids|cancer|torment|slow|agonising|agonizing|painful|chair|what|whatever|every') +
          upTo(4) +
          either(of('ZQ'), is('jews|hitler|punch|kick|blow|beating|end')),
        BEFALL,
      ),
    ),
  ),
  threat(
    'needs-harm',
    'incitement',
    say('doesSaysSomebodyNeedsViolence'),
    rule(
      THEY,
      upTo(5, 'XR'),
      either(
        is('need|needs|require|requires|wants|asking|begging|want') + maybe(is('for')),
        is('could') + is('do|use') + maybe(is('with')),
      ),
      is('a|an|one|some|another|the|their|his|her'),
      upTo(2, 'XR'),
      either(
        of('Z') + `(?!${is('journal|journals|points|list|certificate|coffee')})`,
        either(is('car|pipe|nail'), '') + is('bomb'),
        is('lobotomy|castration|raping|shooting|bullet|beheading|smack|crowbar|necktie|kicking') +
          maybe(is('party')),
        of('BW') + of('PQ'),
        of('B') + is('smashed|broken|cracked|cut|crushed|blown|bashed|shot|snapped'),
      ),
    ),
  ),
  threat(
    'no-worth',
    'incitement',
    say('doesDeniesSomebodyRight'),
    rule(
      THEY,
      upTo(4, 'XR'),
      either(
        is('not|never') +
          is('deserve|merit') +
          upTo(2) +
          is('oxygen|air|life|lives|mercy|existence|pity|breath|live|exist|survive|breathe'),
        is('deserve|deserves|get|gets|earned') + is('no') + is('mercy|life|pity|quarter|oxygen'),
        is('forfeited|forfeit|lost') +
          maybe(is('all')) +
          is('your|their|his|her|the|any') +
          upTo(1) +
          is('right|rights') +
          is('to') +
          is('life|live|exist|breathe'),
        is('not|no') +
          is('human|humans|people') +
          upTo(4) +
          either(is('can|should|may|must') + is('be'), '') +
          either(of('PG'), BEFALL),
        is('is|are') +
          is('a') +
          is('waste') +
          is('of') +
          is('oxygen|air|skin|life') +
          upTo(3, 'X') +
          either(BEFALL, KILL, SHOULD),
      ),
    ),
  ),
  threat(
    'calls-for',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      of('I'),
      upTo(3, 'XR'),
      is(
        'support|demand|want|need|call|propose|recommend|welcome|favour|favor|back|advocate|urge|suggest|endorse|approve|vote|celebrate|wish|hope|pray|long|plan|promise|prescribe|request|order|like',
      ),
      upTo(4, 'X'),
      of('Z'),
      is('of|for|against|on|upon|to'),
      VICTIM,
    ),
  ),
  threat(
    'policy-would',
    'incitement',
    say('doesProposesViolenceAgainst'),
    rule(
      is(
        'policy|solution|answer|plan|idea|step|measure|proposal|start|priority|remedy|move|duty|task',
      ),
      upTo(3, 'XR'),
      is('is|would|should|will|must|was'),
      upTo(2, 'XR'),
      either(of('Z') + is('of|for') + VICTIM, KILLING, is('to') + upTo(1, 'XR') + KILL),
    ),
  ),
  threat(
    'of-group-must',
    'incitement',
    say('doesWantsGroupDestroyed'),
    rule(
      of('Z'),
      is('of'),
      VICTIM,
      either(
        COMMA + is('now|asap|immediately|please') + END,
        upTo(2, 'R') +
          is('must|should|ought|needs|has|is|would|will') +
          upTo(3, 'XR') +
          is(
            'overdue|go|continue|begin|start|begun|necessary|justified|good|happen|solution|needed|duty|inevitable|welcome|celebrated|legal|right|priority',
          ),
      ),
    ),
  ),
  threat(
    'bare-fate',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      upTo(2, 'XIRLSDVH'),
      either(
        of('Z'),
        is(
          'gas|rope|ropes|lead|fire|flames|gallows|chambers|acid|bat|bats|bombs|steel|napalm|knives|knife|kicking|shot|gun|guns|stake|camps|bomb|punch|slap|fist|brick|hammer',
        ),
      ),
      maybe(
        is('in|to|through|into|round|around|between|across|up'),
        is('the|their|his|her|your') + upTo(1) + of('BN'),
      ),
      is('for|to|upon|on|per|against|of|inside|at'),
      VICTIM,
      either(END, COMMA + is('now|asap|please|only|soon|everywhere|one')),
    ),
  ),
  threat(
    'season',
    'incitement',
    say('doesDeclaresGroupHunted'),
    rule(
      either(START, is('declare|declared|is|its|announce')),
      upTo(2, 'XR'),
      either(
        is('open|hunting') + is('season') + maybe(is('is|now')),
        is('war'),
        is('jihad|crusade|intifada|revenge|vengeance|fatwa|bounty'),
      ),
      is('on|against|for|upon'),
      VICTIM,
    ),
  ),
  threat(
    'no-mercy',
    'incitement',
    say('doesCallsViolenceWithout'),
    rule(
      either(START, is('show|give|have|deserve|take')),
      is('no'),
      is('mercy|pity|life|quarter|prisoners|survivors|forgiveness'),
      either(is('for|to|with|on|among') + VICTIM, COMMA + KILL),
    ),
  ),
  threat(
    'off-with',
    'incitement',
    say('doesCallsExecution'),
    rule(
      is('off'),
      is('with'),
      either(OWNER, is('the')),
      upTo(1),
      is('head|heads|balls|hands|cock'),
    ),
  ),
  threat(
    'into-with',
    'incitement',
    say('doesCallsDestroySomebody'),
    rule(
      START,
      is('into|to|in|up|under|against|on'),
      maybe(is('against|to')),
      is('the|a'),
      upTo(1),
      is(
        'oven|ovens|sea|fire|chamber|chambers|gallows|wall|furnace|camps|woodchipper|river|ocean|stake|grave|flames|guillotine|noose|pyre|wolves|lions|bonfire',
      ),
      is('with'),
      either(VICTIM, is('the|all')),
    ),
  ),
  threat(
    'ethnic',
    'incitement',
    say('doesCallsForMass'),
    rule(
      START,
      maybe(is('more|total|full')),
      either(
        is('ethnic') + is('cleansing'),
        is('genocide|extermination|holocaust|pogrom|massacre') + maybe(is('them|now')),
      ),
      either(END, is('now|please|asap|is') + upTo(5, 'XRC')),
    ),
  ),
  threat(
    'dead-group',
    'incitement',
    say('doesWantsMembersGroup'),
    rule(
      either(START, is('want|need|promise|more|see|like|hope|only|good|best') + upTo(2, 'R')),
      maybe(is('more|only')),
      is('dead'),
      NOUN,
      either(is('please|only|now|soon|are|tell') + upTo(3), END),
    ),
    true,
  ),
  threat(
    'good-are-dead',
    'incitement',
    say('doesSaysOnlyDeadOnes'),
    rule(
      is('good|best|only|decent'),
      upTo(2, 'X'),
      either(of('NK'), VICTIM),
      is('is|are'),
      upTo(2, 'X'),
      either(of('P'), is('dead|drowned')),
      either(of('NK'), END, is('one|ones')),
    ),
  ),
  threat(
    'one-more-dead',
    'incitement',
    say('doesWelcomesWantsMore'),
    rule(
      is('fewer|less|more|sooner|longer|quicker|faster'),
      upTo(3, 'R'),
      either(THEY, is('someone|somebody')),
      upTo(5, 'R'),
      either(of('DEPFU'), BEFALL, is('dead|breathing|left|alive|survive|gone')),
      upTo(4),
      is('better|merrier|happier|good'),
    ),
  ),
  threat(
    'violence-duty',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      is('violence|attacks|force|terror|arson|rape|murder|killing'),
      is('against|on|of|towards|toward|at'),
      either(VICTIM, PLACE),
      upTo(2, 'XR'),
      is('is|are|would|should'),
      upTo(3, 'X'),
      is(
        'duty|fine|ok|okay|justice|obligation|necessary|way|honour|honor|perfectly|good|patriotic|holy|sacred|only|great|beautiful|art|encouraged|rewarded',
      ),
    ),
  ),
  threat(
    'is-no-crime',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      either(START + maybe(is('to')) + DEED, START + DEEDING),
      upTo(8, 'R'),
      is('is|are|was|would|should|works|solves|helps|makes|saves|feels|gets|brings'),
      upTo(3, 'R'),
      either(
        is('not|no') +
          upTo(3) +
          is('murder|crime|sin|wrong|bad|illegal|loss|problem|rape|violence|shame|issue'),
        is(
          'service|favour|favor|duty|good|fine|ok|okay|fun|right|justified|hobby|sport|pleasure|solution|answer|great|thrill|best|legal|legalised|legalized|encouraged|allowed|mandatory|blessing|joy|holy|honour|honor|necessary|easy|satisfying|rewarded|problem|virtue|privilege|dream|passion|goal|only|works|well|justice|god|heaven|reward|passtime|pastime|satisfaction|first|priority|plan',
        ),
      ),
    ),
  ),
  threat(
    'no-sin',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      is('to'),
      DEED,
      upTo(6, 'R'),
      is('is'),
      is('no|not|a|my|our|your|the'),
      upTo(3),
      is(
        'sin|crime|murder|wrong|duty|honour|honor|service|favour|favor|pleasure|blessing|right|mercy|virtue|obligation|reward',
      ),
    ),
  ),
  threat(
    'nothing-immoral',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      is('nothing|never|no|not'),
      upTo(2),
      is('immoral|wrong|sinful|illegal|bad|shame|unethical|evil|crime|harm'),
      is('about|in|with|to'),
      either(KILLING, DEEDING, DEED),
    ),
  ),
  threat(
    'rewarded',
    'incitement',
    say('doesPromisesPraiseMoney'),
    rule(
      either(
        is('whoever|who|man|anyone|person|people|those|someone|hero|soldier|shooter|guy|men|boy'),
        is('salute|honour|honor|praise|thank|respect|bless'),
      ),
      upTo(3, 'XR'),
      either(
        either(of('U'), of('P'), is('kill|shoot|stab')) +
          VICTIM +
          upTo(5, 'X') +
          is(
            'heaven|paradise|hero|heroes|god|medal|saint|martyr|free|reward|blessed|reward|right|statue|drinks|beer|prize|praised|thanked|bucks|dollars|salute|legend|legends',
          ),
        is('shooter|shooters|bomber|killer|attacker|martyrs|murderer') +
          upTo(4, 'XR') +
          is('hero|promise|more|do|did|next|martyr|legend'),
      ),
    ),
  ),
  threat(
    'bounty',
    'incitement',
    say('doesOffersMoneyViolence'),
    rule(
      either(
        is(
          'pay|offer|offering|paying|give|reward|bounty|bucks|dollars|euros|pounds|grand|prize|beer|drinks|free|k',
        ),
        is('money'),
      ),
      upTo(7, 'XR'),
      either(
        is('to') + upTo(1, 'XR') + KILL,
        is('for') + upTo(2) + is('head|scalp|life|death') + is('of') + VICTIM,
        is('whoever|anyone|anybody|someone|somebody|who|that|person') +
          upTo(2, 'XR') +
          either(KILL, of('U') + either(VICTIM, ''), is('takes|gets|puts|ends|brings') + upTo(5)),
        is('on') + either(OWNER, NOUN + is('s'), upTo(3) + of('N') + is('s')) + is('head|heads'),
      ),
    ),
  ),
];
