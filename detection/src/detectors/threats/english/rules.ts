import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, not, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';

import {
  INNOCENT,
  ONE,
  NOUN,
  VICTIM,
  SUBJECT,
  adverbs,
  KILL,
  KILLING,
  DEED,
  DEEDING,
  DEEDING_PHRASE,
  BEFALL,
  WILL,
  SHOULD,
  AND,
  ANYONE,
  WISH,
  CRIMELESS,
} from './phrases.ts';

const threat = threatIn('en');

/** "Leave everything where it is, somebody could get hurt": that something may befall nobody in particular is a warning. */
const NO_WARNING = `(?!(?<=${is('someone|somebody|anyone|anybody|people|one')})${is('could')}${adverbs}${is('get|be')}${is('hurt|injured|harmed')})`;

/** The ways of English, each with the reason why it is a threat. */
export const ENGLISH_RULES: readonly ThreatRule[] = [
  threat(
    'intent',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(of('I'), upTo(2, 'XRLO'), WILL, AND, KILL),
  ),
  threat(
    'intent-elided',
    'threat',
    say('doesSaysWhatWriterWillDo'),
    rule(
      START,
      either(
        is('going') + is('to'),
        is('can') + is('not') + is('wait') + is('to'),
        is('time') + is('to'),
        is('ready') + is('to'),
        is('want') + is('to'),
        is('would') + is('love|like') + is('to'),
      ),
      adverbs,
      KILL,
    ),
  ),
  threat(
    'dream',
    'threat',
    say('doesSaysWriterDreams'),
    rule(
      of('I'),
      upTo(3, 'X'),
      maybe(is('not'), `(?=${is('mind')})`),
      is(
        'mind|dream|dreaming|think|thinking|fantasize|fantasise|fantasizing|enjoy|love|fancy|forward|consider|considering|like|feel',
      ),
      maybe(is('of|about|to|like')),
      DEEDING,
    ),
  ),
  threat(
    'together',
    'incitement',
    say('doesCallsOthersDo'),
    rule(is('let'), is('us|them|me'), upTo(4, 'XIO'), DEED),
  ),
  threat(
    'harm-somebody',
    'threat',
    say('doesSaysWriterWillHurt'),
    rule(
      of('I'),
      upTo(2, 'XRLO'),
      WILL,
      either(
        of('H') + maybe(is('up|down')) + NOUN,
        is(
          'hurt|harm|beat|attack|assault|crush|destroy|end|bury|hunt|batter|cripple|maul|punch|slap|smack|smash|stomp|ruin',
        ) +
          either(
            is('you|u|ya') +
              `(?!${is('up|to|back|with|a|the|in|at|off|hoes|all|like|out|some|there')})`,
            NOUN,
          ),
      ),
    ),
    true,
  ),
  threat(
    'deserved',
    'incitement',
    say('doesSaysSomebodyShouldSuffer'),
    rule(SUBJECT, NO_WARNING, SHOULD, BEFALL),
  ),
  threat(
    'deserved-thing',
    'incitement',
    say('doesSaysSomebodyDeserves'),
    rule(
      SUBJECT,
      is('deserve|deserves|deserved|need|needs|earned'),
      upTo(6, 'XI'),
      is(
        'violence|pain|suffering|beatings|aids|cancer|death|bullet|bullets|hanging|execution|noose|rope|grave|chamber|chambers|lynching|beating|torture|rape',
      ),
    ),
  ),
  threat(
    'unworthy-of-life',
    'incitement',
    say('doesDeniesSomebodyRight'),
    rule(
      SUBJECT,
      either(
        is('do|does|did') + is('not') + is('deserve') + is('to'),
        is('have|has') + is('no') + upTo(1) + is('right') + is('to'),
        is('not') + is('worthy') + is('to|of'),
      ),
      upTo(1),
      maybe(is('keep|continue|go') + maybe(is('on|to'))),
      is('live|exist|breathe|life|living|existence|breath|alive|be|breathing|existing'),
    ),
  ),
  threat(
    'somebody-should',
    'incitement',
    say('doesSaysOthersShould'),
    rule(
      ANYONE,
      upTo(2, 'XR'),
      either(SHOULD, is('please|pls|just|go')),
      either(AND + DEED, is('start|begin|consider|try') + DEEDING),
    ),
  ),
  threat(
    'command',
    'incitement',
    say('doesCallsViolenceAgainstWhole'),
    rule(
      START,
      maybe(is('so|then|and|now')),
      upTo(2, 'XLIVPGHQJDFSORYNA'),
      of('V'),
      maybe(is('off')),
      either(
        is('all|every|each|any|those|these'),
        is('the') + `(?=${upTo(2, 'LXIVPGHQJDFSORY')}[^ :]+s:[A-Za-z]*N)`,
        `(?=[^ :]+s:[A-Za-z]*N)`,
        is('them|him|her') + is('all|now|both|dead|before'),
      ) + maybe(NOUN),
    ),
  ),
  threat(
    'death-to',
    'incitement',
    say('doesWishesDeathSomebody'),
    rule(is('death|doom|destruction'), is('to|upon|for'), VICTIM),
  ),
  threat(
    'wish-befall',
    'incitement',
    say('doesWishesSomebodyMaySuffer'),
    rule(
      either(WISH + upTo(3, 'XRG'), is('may') + maybe(is('all'))),
      VICTIM,
      upTo(4, 'XRGH'),
      BEFALL,
    ),
  ),
  threat(
    'wish-see',
    'incitement',
    say('doesWouldLikeSeeSomebodySuffer'),
    rule(
      either(
        is(
          'love|like|want|enjoy|wait|happy|happier|glad|nice|great|good|fun|joy|pay|need|pleasure|satisfying|delighted|smile|better|forward|excited|best|dream',
        ),
        is('would'),
      ),
      upTo(3, 'XR'),
      is('see|seeing|watch|watching|hear'),
      VICTIM,
      upTo(3, 'XR'),
      either(of('DEFP'), is('being|be|get|getting') + upTo(1) + of('PQ')),
    ),
  ),
  threat(
    'wish-dead',
    'incitement',
    say('doesWantsSomebodyDead'),
    rule(
      either(WISH, is('want|wants|need')),
      upTo(1, 'XR'),
      VICTIM,
      upTo(2, 'XR'),
      is('dead|gone|exterminated|executed|hanged|shot|killed|murdered'),
    ),
  ),
  threat(
    'wish-somebody',
    'incitement',
    say('doesWishesSomebodyElse'),
    rule(
      either(WISH, is('if') + is('only'), is('why') + upTo(2), is('time')),
      upTo(3, 'R'),
      ANYONE,
      upTo(3, 'XR'),
      maybe(WILL),
      either(
        DEED,
        of('PQ') + VICTIM,
        is('started|began|start|begin|got') + upTo(2) + KILLING,
        is('had|have') + upTo(1) + of('P') + VICTIM,
        `(?:${not('1')}){0,2}` +
          is(
            'kills|kill|shoots|murders|rapes|stabs|puts|ends|gets|beats|wipes|strangles|hangs|executes|exterminates|bombs|burns|slaughters|runs|finishes',
          ) +
          maybe(is('rid|an|end')) +
          maybe(is('of|end')) +
          maybe(is('to')) +
          VICTIM,
      ),
    ),
  ),
  threat(
    'future-of-group',
    'threat',
    say('doesSaysGroupWill'),
    rule(
      either(is('those|these|all|every|any|your'), is('you')),
      upTo(3, 'LXIVPGHQJDFSORY'),
      maybe(ONE),
      upTo(4, 'XRI'),
      either(
        is('will') + upTo(2, 'XL'),
        is('are|is') + upTo(1, 'XL') + is('going|about') + is('to'),
      ),
      upTo(1, 'XL'),
      either(
        is('be|get') + upTo(2, 'XL') + of('P'),
        is('die|suffer|perish|burn') + maybe(is('for|in|like|soon')),
      ),
    ),
    true,
  ),
  threat(
    'only-dead-good',
    'incitement',
    say('doesSaysOnlyDead'),
    rule(is('only|best'), upTo(2, 'X'), of('NK'), is('is'), upTo(2), is('dead'), upTo(1), of('NK')),
  ),
  threat(
    'belongs-in-grave',
    'incitement',
    say('doesSaysSomebodyBelongsGrave'),
    rule(
      SUBJECT,
      is('belong|belongs'),
      is('in|on|under|behind'),
      upTo(2),
      is(
        'grave|graves|ground|chamber|chambers|oven|ovens|camp|camps|coffin|coffins|noose|stake|gallows|cemetery|hell|incinerator|zoo',
      ),
    ),
  ),
  threat(
    'bullet-for',
    'incitement',
    say('doesCallsDeathPenalty'),
    rule(
      `(?<!${is('take|took|taken|taking|takes')}${is('a|the')})`,
      is(
        'bullet|bullets|noose|nooses|rope|gallows|penalty|chambers|chamber|execution|guillotine|holocaust|genocide|season|extermination|eradication|slaughter|torture|lynching|hanging',
      ),
      is('for|on|of|against'),
      VICTIM,
    ),
    true,
  ),
  threat(
    'good-if',
    'incitement',
    say('doesSaysWouldGood'),
    rule(
      is(
        'great|nice|best|good|better|wonderful|lovely|amazing|dream|ideal|awesome|cool|fantastic|perfect|happier|happy|love|glad|happiest',
      ),
      upTo(2, 'XR'),
      is('if|when|once'),
      either(
        upTo(2, 'R') + ANYONE + upTo(3, 'XR') + KILL,
        ANYONE + of('PQ') + VICTIM,
        VICTIM + upTo(4, 'XRH') + BEFALL,
      ),
    ),
  ),
  threat(
    'good-to',
    'incitement',
    say('doesSaysWouldGoodDo'),
    rule(
      is(
        'great|nice|best|good|better|wonderful|lovely|amazing|dream|ideal|awesome|fun|fantastic|perfect|honour|honor|pleasure',
      ),
      upTo(1, 'XR'),
      is('to'),
      upTo(1, 'XLR'),
      KILL,
    ),
  ),
  threat(
    'should-have',
    'incitement',
    say('doesRegretsSomebodyWas'),
    rule(
      either(WISH, is('should|could')),
      upTo(4, 'XR'),
      is('had|have'),
      upTo(1, 'X'),
      of('PQ'),
      maybe(is('off')),
      is('all|every|each|those|these|more|you'),
      maybe(NOUN),
    ),
  ),
  threat(
    'suggests',
    'incitement',
    say('doesProposesViolence'),
    rule(
      either(
        is('how|what') + is('about'),
        is('feel') + is('free') + is('to'),
        is('why') + is('do|did') + is('not'),
        is('free') + is('to'),
        is('go|get|start|keep') + maybe(is('out|ahead')) + is('and'),
      ),
      upTo(2, 'XR'),
      either(KILL, KILLING),
    ),
  ),
  threat(
    'wish-death',
    'incitement',
    say('doesWishesDeathSomebody'),
    rule(WISH, VICTIM, upTo(4, 'XR'), is('death|grave|cancer|pain|hell|harm|suffering|aids')),
  ),
  threat(
    'better-dead',
    'incitement',
    say('doesSaysSomebodyBetter'),
    rule(SUBJECT, is('better'), is('off'), of('E')),
  ),
  threat(
    'best-for',
    'incitement',
    say('doesSaysDeathBest'),
    rule(
      is('best|only'),
      upTo(2, 'X'),
      is('for|with|to'),
      VICTIM,
      is('is|would'),
      upTo(2, 'X'),
      either(BEFALL, is('death')),
    ),
  ),
  threat(
    'violence-right',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      is('violence|attacks|attack|attacking|genocide|rape|murder|bombing|hate'),
      is('against|on|of|towards|toward|at'),
      VICTIM,
      upTo(2, 'XR'),
      is('is|are|was|seems|would|should|can'),
      upTo(3, 'X'),
      is(
        'justified|necessary|fine|good|ok|okay|right|answer|solution|needed|deserved|legitimate|acceptable|justifiable|great|legal|encouraged',
      ),
    ),
  ),
  threat(
    'until-dead',
    'incitement',
    say('doesWillGoUntil'),
    rule(
      maybe(is('not|never')),
      is('rest|stop|happy|sleep|safe|peace|satisfied|quit'),
      is('until|till|unless'),
      VICTIM,
      is('is|are|lies|lie|gets|get|has|have'),
      upTo(2, 'X'),
      of('PE'),
    ),
  ),
  threat(
    'nobody-would-miss',
    'incitement',
    say('doesSaysNobodyWould'),
    rule(
      is('nobody|none|no'),
      upTo(2),
      is('would|will'),
      is('miss|cry|care|mourn|complain|notice'),
      upTo(2, 'R'),
      is('if|when'),
      VICTIM,
      upTo(3, 'R'),
      BEFALL,
    ),
  ),
  threat(
    'command-phrase',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      START,
      either(
        is('put') +
          is('a') +
          upTo(1) +
          is('bullet|knife|noose|rope') +
          is('in|into|through|around|between') +
          upTo(5),
        is('put|send|throw|line|string|round|hunt|wipe|take|gun|mow|beat') +
          INNOCENT +
          VICTIM +
          either(
            is('to|in|into|against') +
              maybe(is('the|a')) +
              upTo(1) +
              is('gas|chamber|chambers|oven|ovens|camp|camps|wall|death|sleep|lions|grave'),
            is('down|up|out|off') + `(?=$|[,."'] |${is('and|like|all|before|one|with')})`,
          ),
        is('get') + is('rid') + is('of') + is('all|every|those|these') + NOUN,
      ),
    ),
  ),
  threat(
    'world-without',
    'incitement',
    say('doesWantsWorldWithout'),
    rule(
      is('dream|dreaming|imagine|want|need|hope|wish|time|deserve|fight|fighting'),
      upTo(3, 'X'),
      is('world|country|society|planet|europe|america|city|earth'),
      either(
        is('without'),
        is('free') + is('of|from'),
        is('cleansed|rid|purged|cleaned|freed') + is('of|from'),
      ),
      VICTIM,
    ),
  ),
  threat(
    'cleansed',
    'incitement',
    say('doesWantsPlaceCleansed'),
    rule(SHOULD, upTo(2, 'XR'), is('cleansed|rid|purged|cleaned|freed'), is('of|from'), VICTIM),
  ),
  threat(
    'death-penalty',
    'incitement',
    say('doesWantsDeathPunishment'),
    rule(
      either(SUBJECT, is('being') + upTo(3, 'X')),
      SHOULD,
      upTo(1, 'X'),
      either(
        is('punishable|punished|met') + is('by|with') + upTo(1) + is('death|hanging|execution'),
        is('get|receive|face|carry|be|mean') + upTo(1, 'X') + is('death'),
      ),
    ),
  ),
  threat(
    'too-good',
    'incitement',
    say('doesSaysDeathToo'),
    rule(
      is('bullet|bullets|death|hanging|dying|chamber|chambers|hell'),
      is('is|are|would|were|was'),
      upTo(1),
      is('too'),
      is('good|quick|easy|kind'),
      is('for'),
      VICTIM,
    ),
  ),
  threat(
    'why-not',
    'incitement',
    say('doesAsksWhySomebodyNot'),
    rule(is('why'), is('do|did|has|have|are'), is('not'), upTo(3, 'R'), KILL),
  ),
  threat(
    'no-crime',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(DEEDING_PHRASE, upTo(5, 'XRI'), CRIMELESS),
  ),
  threat(
    'no-crime-to',
    'incitement',
    say('doesSaysViolenceAgainstSomebody'),
    rule(
      is(
        'legal|allowed|ok|okay|fine|right|justified|duty|acceptable|solution|time|way|nothing|good|fun|necessary',
      ),
      upTo(3, 'X'),
      either(is('to|is|and') + DEED, is('with|about|in|is') + DEEDING),
    ),
  ),
  threat(
    'better-without',
    'incitement',
    say('doesSaysWorldWould'),
    rule(
      is(
        'world|society|country|life|planet|place|earth|humanity|everyone|everybody|we|nation|city|europe|america|internet',
      ),
      maybe(is('without'), VICTIM, upTo(1), `(?=${is('would|is|will')})`),
      upTo(6, 'XR'),
      is('better|safer|happier|cleaner|perfect|nicer|great'),
      either(
        upTo(6, 'XR') + is('without') + VICTIM,
        upTo(6, 'XR') +
          is('if|once|when') +
          VICTIM +
          upTo(4, 'R') +
          either(
            BEFALL,
            is('not|never') + is('exist|existed|be|born|live|lived'),
            is(
              'gone|dead|disappeared|vanished|exterminated|extinct|died|wiped|removed|killed|eradicated',
            ),
          ),
        `(?<=${is('without')}.*)`,
      ),
    ),
  ),
  threat(
    'just-world',
    'incitement',
    say('doesImaginesWorldSomebody'),
    rule(
      is('in'),
      is('a|an|my'),
      upTo(1),
      is('just|perfect|ideal|better|fair|sane|right|good|proper|sensible|world'),
      upTo(2, 'XR'),
      COMMA,
      upTo(8, 'XR'),
      either(
        is(
          'dead|extinct|exterminated|eradicated|killed|executed|shot|hanged|gassed|eliminated|disappear|die|suffer',
        ),
        is('not|no|never') + upTo(2) + is('exist|live|born|alive'),
        is('no') + upTo(1) + of('N'),
      ),
    ),
  ),
  threat(
    'off-the-earth',
    'incitement',
    say('doesWantsGroupGone'),
    rule(
      either(
        is(
          'wipe|wiped|remove|removed|erase|erased|eradicate|disappear|vanish|clean|cleanse|rid|purge',
        ),
        of('P'),
      ),
      upTo(5, 'XRI'),
      is('off|from|of'),
      is('the|this|our'),
      upTo(2),
      is('earth|planet|map|world|streets|society|country|universe'),
      `(?<=${of('N')}.*)`,
    ),
  ),
  threat(
    'listener-dies',
    'threat',
    say('doesTellsReaderTheyWillDie'),
    rule(
      is('you|u|ya|yall'),
      upTo(4, 'XRLIVPGHQJ'),
      either(
        is('will|shall|gonna') + adverbs,
        is('are') + upTo(1, 'X') + is('going|about') + is('to') + adverbs,
        is('are'),
      ),
      either(
        is('die|bleed|suffer|perish|burn|rot|regret|scream|beg') +
          `(?!${is('not|missing|buying|my|the|me|for|him|her|your|lol|laughing')})`,
        is('pay') +
          `(?=$|[,."'] |${is('for')}${is('this|that|it|what|your')}|${is('with|dearly')})`,
        is('get') + is('what') + is('you|is') + is('deserve|coming'),
        is('be') + upTo(1) + of('PE'),
        is('dead') +
          `(?!${is('to|wrong|on|ass|right|serious|tired|inside|lol|bro')})` +
          maybe(is('man|meat|woman|bitch')),
        is('not') + is('live|survive|wake|make|see|leave') + upTo(4),
      ),
    ),
    true,
  ),
  threat(
    'stock',
    'threat',
    say('doesUsesWordsThreat'),
    rule(
      either(
        is('i|we') +
          is('know|found|have') +
          upTo(1) +
          is('where') +
          is('you|u|your|ur') +
          upTo(3, 'XL') +
          is('live|lives|work|works|sleep|park|kids|family|house|go'),
        is('i|we') +
          is('am|are|will') +
          upTo(1, 'X') +
          is('coming|come') +
          is('for|after') +
          is('you|u|your|them|those|these|all|every'),
        is('you|your') + upTo(1) + is('days|hours') + is('are') + is('numbered|counted'),
        is('watch|mind') +
          is('your|ur|yo') +
          is('back|backs') +
          `(?!${is('when|while|lifting|during|posture|in|on|with')})`,
        is('sleep') + upTo(1) + is('with') + is('one') + is('eye') + is('open'),
        is('you|u') + is('are') + is('next') + `(?!${not('1')})`,
        is('i|we') +
          is('will') +
          is('find|hunt|get') +
          is('you|u') +
          `(?!${is('a|the|some|there|at|on|in|to|back|your|one|another|this|that|home|out')})` +
          `(?!${is('and')}${is('thank|help|hug|bring|give|tell|marry|kiss|take|buy|call|make|return|save')})`,
        is('you|u') +
          is('are') +
          upTo(1, 'X') +
          is('a') +
          is('dead') +
          is('man|woman|person|bitch'),
      ),
    ),
    true,
  ),
  threat(
    'kill-yourself',
    'self-harm-call',
    say('doesTellsReaderEnd'),
    rule(
      either(
        is('kys'),
        is('kill|hang|shoot|neck|drown|off') + is('yourself|urself|yourselves|yoself'),
        is('go|just|please|hurry|should') + upTo(2, 'X') + is('die') + `(?!${not('1')})`,
        is('go|please') +
          maybe(is('and|fucking|already|off')) +
          is('die|hang|drown|rot') +
          `(?=$|[,."'] |${is('in|already|now|please|bitch|yourself|alone')})`,
        is('jump') + is('off|from') + is('a|the') + is('bridge|cliff|building|roof'),
        is('drink') + is('bleach'),
        is('slit|cut') + is('your|ur') + is('wrists|wrist|throat|veins'),
      ),
      `(?<!${is('not')}.*)`,
    ),
  ),
];
