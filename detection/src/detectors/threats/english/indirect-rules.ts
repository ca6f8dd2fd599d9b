import { say } from '@vedetta/messages/say.ts';
import { either, is, maybe, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import {
  adverbs,
  ANYONE,
  BEFALL,
  DEED,
  DEEDING_PHRASE,
  KILL,
  KILLING,
  NOUN,
  ONE,
  PLACE,
  SHOULD,
  SUBJECT,
  VICTIM,
  WILL,
  WISH,
} from './phrases.ts';

const threat = threatIn('en');
const END = '(?=$|[,."\'?] )';
/** Violence as a thing that one gives or gets. */
const BLOW =
  is(
    'beating|bullet|bullets|noose|lynching|hanging|slap|punch|thrashing|whipping|flogging|stabbing|execution|smack|smacking|kicking|caning|spanking|hiding|belting',
  ) + `(?!${is('place|places|spot')})`;
const WEAPON = is(
  'gun|guns|pistol|rifle|shotgun|knife|machete|axe|bullet|bullets|noose|rope|bat|crowbar|blade',
);
const OWNED = is('your|ur|their|his|her');
const DOES = is(
  'kills|shoots|murders|rapes|stabs|beats|hangs|burns|bombs|executes|punches|strangles|lynches|exterminates|hurts|attacks',
);
const TYRANT = is('hitler|nazis|stalin|himmler|mussolini|isis');
const DIES = either(of('DEFP'), is('being|be|get|getting') + upTo(1) + of('PQ'));

/** Threats that name no deed of the writer's own: what they would like, what others deserve, what follows if one does not obey. */
export const INDIRECT_RULES: readonly ThreatRule[] = [
  threat(
    'readiness',
    'threat',
    say('doesSaysWriterReady'),
    rule(
      is('i|we|me|my'),
      upTo(5, 'R'),
      either(
        is('not') + upTo(1) + is('hesitate|mind|afraid|scared|think') + upTo(2),
        is('close|near') + is('to'),
        is('out|down|here|up') + is('to|for'),
        is('help') + is('but') + upTo(2),
        is('thinking|fantasising|fantasizing|dreaming|fantasise|fantasize|dream') + is('about|of'),
        is('joy|pleasure|kick|kicks|satisfaction|thrill') + is('in|from|out|to') + upTo(1),
        is('all') + is('for'),
        is('favor|favour') + is('of'),
      ),
      upTo(2, 'XR'),
      either(KILL, KILLING),
    ),
  ),
  threat(
    'approval',
    'incitement',
    say('doesApprovesViolence'),
    rule(
      START,
      is('i|we'),
      upTo(1, 'XR'),
      is('support|endorse|applaud|welcome|approve|encourage|recommend|advocate'),
      upTo(1),
      KILLING,
    ),
  ),
  threat(
    'elided',
    'threat',
    say('doesSaysWhatWriterAbout'),
    rule(
      START,
      is('going|about|planning|ready|aiming|plan|itching|time|off'),
      is('to'),
      adverbs,
      either(DEED, KILL),
    ),
  ),
  threat(
    'see-to-it',
    'threat',
    say('doesSaysWriterWillSee'),
    rule(
      is('see|make'),
      either(is('to') + is('it'), is('sure|certain')),
      maybe(is('that')),
      either(VICTIM, of('S')),
      upTo(3, 'R'),
      either(of('DEF'), is('never|not') + is('walk|breathe|see|wake|live|forget'), BEFALL),
    ),
  ),
  threat(
    'never-again',
    'threat',
    say('doesSaysSomebodyWillNotLiveBefore'),
    rule(
      either(is('you|he|she|they'), VICTIM),
      upTo(2),
      is('never|not'),
      is('walk|breathe|wake|see|smile|speak|talk|leave|live|have'),
      upTo(4),
      is('again|alive|daylight|kids|children'),
      END,
    ),
    true,
  ),
  threat(
    'regret',
    'threat',
    say('doesTellsReaderTheyWillRegretLive'),
    rule(is('you|they|he|she'), upTo(6, 'R'), is('regret|curse|wish'), upTo(5), is('born'), END),
    true,
  ),
  threat(
    'blood',
    'threat',
    say('doesSaysBloodWill'),
    rule(
      is('blood'),
      is('will|shall|must|should'),
      upTo(2),
      is('flow|spill|run|spilled|shed|spilt'),
    ),
  ),
  threat(
    'have-them',
    'threat',
    say('doesWouldHaveSomebody'),
    rule(
      is('i|we'),
      is('would|will|should'),
      upTo(1),
      is('have|get|see'),
      either(VICTIM, is('every|each') + is('one') + is('of') + of('OA') + maybe(of('N'))),
      upTo(1, 'X'),
      of('P'),
    ),
  ),
  threat(
    'or-else',
    'threat',
    say('doesSaysWhatWriterWill'),
    rule(is('or|otherwise'), is('i|we'), upTo(2, 'XR'), either(KILL, of('H') + VICTIM)),
  ),
  threat(
    'or-die',
    'threat',
    say('doesGivesReaderChoice'),
    rule(
      either(
        is('leave|convert|resign|repent|confess|quit'),
        is('get|go|stay|keep') + upTo(1) + is('out|home|away|back|quiet'),
      ),
      upTo(5, 'XR'),
      is('or'),
      upTo(1),
      is('die|bleed|burn|suffer|hang'),
      END,
    ),
  ),
  threat(
    'coming',
    'threat',
    say('doesSaysWriterComing'),
    rule(
      is('i|we'),
      upTo(3, 'XR'),
      is('coming|come'),
      either(
        is('to') + upTo(1) + is('get|find|kill|hurt') + of('O'),
        is('for') + is('you|them|all'),
      ),
      `(?!${is('at|from|off')}${maybe(is('the|about|around'))}${is('airport|station|train|ferry|port|hotel|seven|six|eight|nine|ten|eleven|noon|five|four|three|two|one|half|[0-9]+')})`,
      upTo(4),
    ),
    true,
  ),
  threat(
    'waiting',
    'threat',
    say('doesSaysWriterWaits'),
    rule(
      is('i|we'),
      upTo(2, 'XR'),
      is('waiting|wait'),
      is('for'),
      is('you|them|him|her'),
      upTo(4),
      either(WEAPON, is('outside')),
    ),
    true,
  ),
  threat(
    'weapon-for',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      WEAPON,
      upTo(3, 'XR'),
      either(
        is('with') + OWNED + is('name|names'),
        is('ready|loaded|waiting') + is('for') + VICTIM,
        is('meet|meets|into|in|through|down') + OWNED + upTo(1) + of('B'),
      ),
    ),
  ),
  threat(
    'fist',
    'threat',
    say('doesSaysWhereWriters'),
    rule(
      is('my|our'),
      is('fist|fists|boot|boots|knife|bat|foot|bullet|blade|hammer|axe|screwdriver|brick'),
      upTo(5, 'XR'),
      either(OWNED + upTo(1) + of('B'), is('your|their')),
    ),
  ),
  threat(
    'run',
    'threat',
    say('doesTellsReaderFlee'),
    rule(
      either(is('you|they'), START),
      maybe(is('had|have|all')),
      either(
        is('better|best') + is('run|hide|pray|flee'),
        is('run|hide') + is('while') + is('you|they') + is('can'),
      ),
      `(?!${is('for|it|the|a|this|that')})`,
    ),
    true,
  ),
  threat(
    'fear',
    'incitement',
    say('doesSaysSomebodyShouldFear'),
    rule(
      SUBJECT,
      SHOULD,
      upTo(1),
      either(
        is('fear') + is('for') + OWNED + is('life|lives|safety'),
        is('live|be|walk') + is('in') + upTo(1) + is('fear|terror'),
      ),
    ),
  ),
  threat(
    'days-numbered',
    'threat',
    say('doesSaysSomebodyWillNotLive'),
    rule(
      either(
        OWNED + is('days|hours') + is('are') + is('numbered|counted'),
        either(of('S'), is('you')) +
          is('will') +
          upTo(1) +
          is('meet') +
          OWNED +
          is('end|maker|doom'),
      ),
    ),
    true,
  ),
  threat(
    'happens-to',
    'threat',
    say('doesHintsWhatWill'),
    rule(
      either(
        is('shame|pity|unfortunate|terrible|sad') +
          is('if|should') +
          is('something|anything') +
          upTo(1) +
          is('happened|happen|were'),
        is('watch|see|wait') +
          upTo(2) +
          is('what') +
          is('happens|will') +
          upTo(1) +
          is('to') +
          is('your|you'),
      ),
      upTo(3),
    ),
    true,
  ),
  threat(
    'hands-on',
    'threat',
    say('doesWantsLayHands'),
    rule(
      either(
        is('get|lay') + is('my|our') + is('hands') + is('on'),
        is('give') +
          is('me') +
          upTo(4) +
          is('minutes|minute|hour|seconds|alone') +
          upTo(2) +
          is('with'),
      ),
      VICTIM,
      upTo(2),
    ),
    true,
  ),
  threat(
    'give-gun',
    'threat',
    say('doesAsksWeaponAgainst'),
    rule(
      either(is('give|get|hand') + is('me|us'), is('if') + is('i|we') + is('had')),
      maybe(is('a|the|my')),
      WEAPON,
      upTo(2),
      maybe(is('and|i|we|let')),
      upTo(4, 'XR'),
      either(KILL, is('care') + is('of') + VICTIM, VICTIM),
    ),
  ),
  threat(
    'blow-deserved',
    'incitement',
    say('doesSaysSomebodyShouldHurt'),
    rule(
      either(VICTIM, of('S')),
      upTo(5, 'XR'),
      is('deserve|deserves|need|needs|use|asking|begging|get|gets|getting|want|wants|earned'),
      maybe(is('for')),
      either(
        is('a|the|more|some') + upTo(2, 'XR') + BLOW,
        is('to') + upTo(2, 'XR') + is('be|get') + of('PQ'),
      ),
    ),
  ),
  threat(
    'blow-is-all',
    'incitement',
    say('doesSaysViolenceWhatSomebody'),
    rule(
      is(
        'bullet|noose|beating|rope|rape|violence|death|whipping|lynching|fist|execution|hanging|slap|torture|bullets|flogging',
      ),
      is('is|are'),
      upTo(2),
      is('all|what|exactly|thing|everything'),
      upTo(1),
      either(of('SO'), NOUN),
      is('need|needs|deserve|deserves|understand|understands|get'),
    ),
  ),
  threat(
    'only-language',
    'incitement',
    say('doesSaysViolenceWhatSomebody'),
    rule(
      is('only|best|all'),
      upTo(1),
      maybe(is('thing|language|way')),
      upTo(2),
      either(of('SO'), NOUN),
      is('understand|understands|need|needs|deserve|deserves|respect'),
      is('is'),
      upTo(1),
      is('violence|bullet|force|death|beating|rape|fist|whip|stick|noose|gun|fear|torture'),
    ),
  ),
  threat(
    'give-blow',
    'incitement',
    say('doesSaysSomebodyShouldHurt'),
    rule(
      either(WILL, SHOULD, is('would|lets|let') + upTo(1)),
      upTo(2, 'XR'),
      is('give|giving'),
      VICTIM,
      is('a|the'),
      upTo(2),
      BLOW,
    ),
  ),
  threat(
    'lesson',
    'incitement',
    say('doesSaysSomebodyShouldTaught'),
    rule(
      either(WILL, SHOULD),
      upTo(1, 'XR'),
      is('teach'),
      VICTIM,
      upTo(1),
      is('a'),
      upTo(1),
      is('lesson'),
      either(
        upTo(4) + is('forget|remember'),
        is('with|by') + upTo(1) + either(WEAPON, is('fist|fists|belt|whip|stick|force')),
      ),
    ),
  ),
  threat(
    'whoever',
    'threat',
    say('doesSaysWhatWill'),
    rule(
      is('next|any|every|each|first|anyone|whoever|anybody'),
      upTo(1),
      maybe(ONE),
      upTo(7, 'XR'),
      either(
        is('gets|get|receives') +
          is('a|an') +
          upTo(2, 'XR') +
          either(BLOW, WEAPON, is('fist|boot|foot')),
        either(
          is('is|are') + is('getting|going|gonna|about') + upTo(3),
          is('will|gets|gonna|shall'),
        ) +
          maybe(is('get|be')) +
          of('PQ'),
        is('is|are') + is('dead'),
        is('will') + is('die|bleed|suffer|pay'),
      ),
    ),
  ),
  threat(
    'has-it-coming',
    'incitement',
    say('doesSaysSomebodyAsks'),
    rule(
      either(VICTIM, of('S')),
      upTo(2, 'XR'),
      either(
        is('has|have|had') + maybe(is('got')) + is('it') + is('coming'),
        is('is|are|was|were') + is('asking|begging') + is('to') + is('be|get') + of('PQ'),
      ),
    ),
    true,
  ),
  threat(
    'let-them',
    'incitement',
    say('doesWantsSomebodyLeft'),
    rule(
      is('let'),
      VICTIM,
      upTo(2, 'X'),
      is('drown|burn|die|rot|starve|hang|perish|bleed|suffer|freeze'),
      END,
    ),
  ),
  threat(
    'curse-death',
    'incitement',
    say('doesWishesDeathReader'),
    rule(
      START,
      either(
        is('drop') + is('dead') + END,
        is('die') + either(is('you|bitch|scum|pig|already'), END),
        maybe(is('go')) + is('burn|rot') + is('in') + is('hell'),
      ),
    ),
    true,
  ),
  threat(
    'bring-back',
    'incitement',
    say('doesCallsMassKillingTools'),
    rule(
      either(
        is('bring') + is('back'),
        is('need|needs|want|wait|hope|time|deserve') + upTo(2, 'R') + is('another|next|new|second'),
      ),
      upTo(3, 'X'),
      is(
        'chambers|lynching|lynchings|gallows|guillotine|guillotines|holocaust|gulag|stoning|hitler|inquisition|genocide|crusade|crusades|auschwitz|pogrom|pogroms|hangings|extermination',
      ),
    ),
  ),
  threat(
    'tyrant',
    'incitement',
    say('doesWantsDeedsMass'),
    rule(
      either(
        TYRANT +
          either(
            is('should') + is('have'),
            is('was|were') + upTo(1) + is('right'),
            is('had') + is('the|a') + upTo(1) + is('right|good') + is('idea|ideas'),
          ),
        is('what|like|treatment|same') + upTo(2) + TYRANT + is('did|gave'),
      ),
    ),
    true,
  ),
  threat(
    'tools',
    'incitement',
    say('doesCallsToolsExecution'),
    rule(
      is('bring|get|grab|prepare|fetch'),
      maybe(is('out|me|your')),
      upTo(2, 'X'),
      is('ropes|noose|nooses|guillotine|guillotines|gallows'),
    ),
  ),
  threat(
    'not-mind',
    'incitement',
    say('doesWouldNotMind'),
    rule(
      is('not|nobody|none'),
      upTo(2),
      is('mind|care|cry|object|complain|weep'),
      either(
        is('if') +
          either(VICTIM, of('S')) +
          upTo(3, 'XR') +
          either(BEFALL, is('dropped|died|were|got') + upTo(2) + of('EPQ')),
        is('if') + ANYONE + of('P') + VICTIM,
        is('seeing|watching') + VICTIM + upTo(5, 'XR') + DIES,
      ),
    ),
  ),
  threat(
    'nothing-more',
    'incitement',
    say('doesWouldLikeNothingMore'),
    rule(
      is('nothing'),
      upTo(6, 'R'),
      is('than'),
      maybe(is('to')),
      either(is('see|seeing|watch|watching') + VICTIM + upTo(3, 'XR') + DIES, KILL, KILLING),
    ),
  ),
  threat(
    'see-burn',
    'incitement',
    say('doesWantsSeeSomebodys'),
    rule(
      either(is('want|love|like|hope|wish|wait') + upTo(4, 'XR'), WISH),
      either(
        is('see|watch') + OWNED + upTo(2) + of('T') + is('burn|burning|explode|destroyed'),
        OWNED + upTo(1) + of('T') + is('burns|explodes|collapses'),
        is('see|watch') + upTo(1) + is('life') + is('leave|drain|fade'),
      ),
    ),
  ),
  threat(
    'wish-they',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      either(WISH, is('wish|hope')),
      maybe(is('that')),
      of('S'),
      upTo(3, 'XR'),
      either(BEFALL, is('were|was') + upTo(2) + of('EP')),
    ),
  ),
  threat(
    'wish-accident',
    'incitement',
    say('doesWishesAccidentSomebody'),
    rule(
      WISH,
      upTo(5, 'XR'),
      is('runs|run|hits|hit|crushes|flattens|crashes|falls'),
      maybe(is('over|on|down|into')),
      of('O'),
      upTo(2),
      `(?!${is('up')})`,
    ),
  ),
  threat(
    'would-it-not',
    'incitement',
    say('doesAsksWhetherSomebodys'),
    rule(
      is('would|is|should'),
      is('not'),
      is('it'),
      upTo(3, 'XR'),
      is('great|nice|best|good|better|time|wonderful|lovely|fair'),
      upTo(1, 'R'),
      either(
        is('if') + either(VICTIM, ANYONE) + upTo(4, 'XR') + either(BEFALL, of('P') + VICTIM),
        ANYONE + of('P') + VICTIM,
      ),
    ),
  ),
  threat(
    'what-is-wrong',
    'incitement',
    say('doesAsksWhatWrong'),
    rule(
      is('what|nothing|anything'),
      upTo(1),
      is('wrong'),
      is('with|in|about'),
      upTo(1),
      either(KILLING, is('wanting|wishing|hoping') + either(VICTIM, of('S')) + upTo(1) + of('EP')),
    ),
  ),
  threat(
    'praise',
    'incitement',
    say('doesPraisesWhoeverDoes'),
    rule(
      either(
        is('anyone|whoever|anybody|someone|somebody|person|man|guy') +
          maybe(is('who|that')) +
          DOES +
          VICTIM +
          upTo(2, 'XR') +
          upTo(3, 'X') +
          is('hero|heroes|medal|respect|reward|prize|award|saint|legend|thanks'),
        is('medal|prize|reward|award|respect|bounty|praise') +
          is('to|for') +
          is('whoever|anyone|anybody|everyone') +
          maybe(is('who|that')) +
          DOES +
          VICTIM,
      ),
    ),
  ),
  threat(
    'favour',
    'incitement',
    say('doesCallsViolenceFavour'),
    rule(
      either(
        DEEDING_PHRASE + upTo(4, 'XR') + is('favor|favour|service|duty|kindness|mercy'),
        is('favor|favour|service') + is('by') + KILLING,
      ),
    ),
  ),
  threat(
    'on-sight',
    'incitement',
    say('doesCallsShootPeople'),
    rule(is('shoot|kill'), upTo(3, 'XR'), is('on'), is('sight')),
  ),
  threat(
    'shoot-them',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      maybe(is('just')),
      of('V'),
      is('them|him|her'),
      either(is('at|before|or|if'), is('high')),
    ),
  ),
  threat(
    'burn-places',
    'incitement',
    say('doesCallsBurnBomb'),
    rule(
      START,
      maybe(is('just|go|lets')),
      either(is('set') + is('fire') + is('to'), is('burn|torch|bomb') + maybe(is('down'))),
      `(?=${OWNED}|${is('every|all|those|these')})`,
      PLACE,
    ),
  ),
  threat(
    'treat-like',
    'incitement',
    say('doesWantsPeopleTreated'),
    rule(
      either(SHOULD, is('we')),
      upTo(3, 'XR'),
      is('treat|treated|handled'),
      upTo(3, 'XR'),
      is('like'),
      upTo(3),
      is('rats|vermin|cockroaches|pests|parasites|animals|disease|cancer|slaves|insects|dogs'),
    ),
  ),
  threat(
    'start-killing',
    'threat',
    say('doesSaysWriterWillStart'),
    rule(
      is('i|we'),
      upTo(8, 'XR'),
      is('start|begin'),
      is('killing|shooting|stabbing|bombing|murdering'),
      `(?!${is('it|my|myself|time')})`,
    ),
  ),
  threat(
    'no-crime-is',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      is('is'),
      maybe(is('it')),
      is('not|no'),
      upTo(1),
      is('crime|sin|murder|wrong|illegal'),
      is('to|if'),
      maybe(is('you|we')),
      KILL,
    ),
  ),
  threat(
    'harm-pronoun',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      of('I'),
      upTo(2, 'XRLO'),
      WILL,
      maybe(upTo(5, 'XR'), is('and')),
      is(
        'hurt|harm|punch|slap|kick|assault|batter|thrash|pummel|cripple|injure|wound|maul|whip|smack',
      ),
      of('O'),
      `(?!${is('up|out|off|on|a|the|to')})`,
    ),
  ),
  threat(
    'rid',
    'incitement',
    say('doesWantsPlaceRid'),
    rule(
      is('cleanse|rid|purge|free|clean'),
      upTo(3, 'XR'),
      is(
        'country|world|society|streets|city|town|planet|nation|earth|school|schools|us|neighbourhood|neighborhood|land|europe|america|community',
      ),
      is('of|from'),
      VICTIM,
    ),
  ),
  threat(
    'round-up',
    'incitement',
    say('doesCallsRoundPeople'),
    rule(
      either(SHOULD, WILL, is('lets') + upTo(1)),
      upTo(1, 'XR'),
      is('round|hunt|track|gather'),
      is('up|down'),
      VICTIM,
    ),
  ),
  threat(
    'why-not-die',
    'incitement',
    say('doesAsksWhySomebody'),
    rule(
      is('why'),
      is('can|do|does|will|could'),
      is('not'),
      upTo(1),
      either(VICTIM, is('you')),
      upTo(3),
      is('die|disappear|vanish|rot|drown'),
      END,
    ),
  ),
  threat(
    'someone-please',
    'incitement',
    say('doesAsksOthersDo'),
    rule(
      either(
        START + is('someone|somebody|anyone|please|go'),
        is('when|why') +
          is('will|does|has|would') +
          is('someone|somebody|nobody|no') +
          maybe(is('one')),
      ),
      upTo(2, 'XR'),
      either(KILL, of('H') + NOUN, of('P') + VICTIM),
    ),
    true,
  ),
  threat(
    'death-of',
    'incitement',
    say('doesWelcomesDeathSomebody'),
    rule(
      either(
        is('death|end|extinction|extermination') +
          is('of') +
          VICTIM +
          upTo(2, 'X') +
          is('would|is|will') +
          upTo(3, 'X') +
          is('blessing|good|great|near|best|gift|joy|improvement|celebrated|wonderful'),
        is('pray|prays|praying|hope|wish|long|yearn') +
          is('for') +
          upTo(1) +
          is('death|extinction|extermination') +
          is('of') +
          VICTIM,
        is('more') + VICTIM + is('die|dead') + upTo(2) + is('better|merrier'),
      ),
    ),
  ),
  threat(
    'dead-is-good',
    'incitement',
    say('doesSaysOnlyDead'),
    rule(is('dead'), of('NK'), is('is'), upTo(2, 'X'), is('good|best|better')),
  ),
  threat(
    'do-it',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      either(of('V') + is('them|him|her') + END, of('VH') + is('a|an|any|some|one') + ONE + END),
    ),
    true,
  ),
  threat(
    'free-to',
    'incitement',
    say('doesProposesViolence'),
    rule(
      either(
        is('feel') + is('free') + is('to'),
        START + is('go') + maybe(is('out')) + maybe(is('and')),
      ),
      DEED,
    ),
  ),
  threat(
    'places-burn',
    'incitement',
    say('doesSaysPlacesShould'),
    rule(
      is(
        'mosque|mosques|synagogue|synagogues|church|churches|temple|temples|embassy|office|offices|headquarters|building|house|houses|home|homes|school|schools',
      ),
      upTo(5, 'XR'),
      SHOULD,
      is('be|get'),
      upTo(1, 'X'),
      is('burned|burnt|bombed|torched|blown|attacked|shot|raided|razed|set|destroyed'),
    ),
  ),
  threat(
    'better-watch',
    'threat',
    say('doesWarnsSomebodyWhat'),
    rule(
      is('better|best'),
      upTo(1),
      either(
        is('watch') + OWNED + is('back|backs|step|mouth'),
        is('be') + is('careful|scared|afraid|warned'),
      ),
    ),
    true,
  ),
  threat(
    'not-live-long',
    'threat',
    say('doesSaysSomebodyWillNotLive'),
    rule(
      either(VICTIM, of('S'), is('you')),
      is('will|do|does'),
      is('not'),
      upTo(1),
      either(
        is('live') + is('long|much'),
        is('survive') + is('this|the|long|another'),
        is('have') + is('long|much') + upTo(2) + is('live'),
      ),
    ),
    true,
  ),
];
