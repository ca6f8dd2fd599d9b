import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, of, rule, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { adverbs, ANYONE, BEFALL, DEED, DEEDING, ONE, SUBJECT, VICTIM, WILL } from './phrases.ts';

const threat = threatIn('en');
const THEY = either(VICTIM, of('S'));
const END = '(?=$|[,."\'?] )';

/**
 * Ways that a paradigm has beside those of the other rules: the same meaning in another tense, voice, number or with another helping verb. They were found by
 * writing out modals, voices and means against groups, and seeing which cells were empty.
 */
export const PARADIGM_RULES: readonly ThreatRule[] = [
  threat(
    'are-to-be',
    'incitement',
    say('doesSaysSomebodyKilled'),
    rule(SUBJECT, is('is|are'), is('to'), is('be'), upTo(1, 'XL'), of('P'), END),
  ),
  threat(
    'needs-doing',
    'incitement',
    say('doesSaysSomebodyShouldKilled'),
    rule(
      SUBJECT,
      is('need|needs|want|wants'),
      upTo(1, 'X'),
      either(of('G'), is('putting|wiping') + is('down|out')),
      END,
    ),
  ),
  threat(
    'six-feet-under',
    'incitement',
    say('doesSaysSomebodyBelongs'),
    rule(SUBJECT, is('belong|belongs'), is('six') + is('feet')),
  ),
  threat(
    'pay-with-life',
    'threat',
    say('doesSaysSomebodyWillPayTheir'),
    rule(
      either(THEY, is('you')),
      is('will|shall|must|should|gonna'),
      upTo(2, 'XR'),
      is('pay'),
      upTo(2, 'XR'),
      is('with|in'),
      maybe(is('your|their|his|her')),
      is('life|lives|blood'),
    ),
  ),
  threat(
    'plan-is-to',
    'threat',
    say('doesSaysViolenceWhatWriter'),
    rule(
      is('my|our'),
      upTo(1),
      is('plan|goal|mission|aim|intention|duty|task|purpose'),
      is('is'),
      is('to'),
      adverbs,
      DEED,
    ),
  ),
  threat(
    'join-me',
    'incitement',
    say('doesLooksOthersDo'),
    rule(is('join|help'), is('me|us'), maybe(is('in|to')), upTo(1, 'XR'), either(DEED, DEEDING)),
  ),
  threat(
    'sure-to',
    'threat',
    say('doesSaysWriterWillSeeViolence'),
    rule(
      of('I'),
      upTo(2, 'XRLO'),
      WILL,
      either(
        is('make') + is('sure|certain'),
        is('be') + upTo(1) + is('one|first|sure|glad|happy|proud'),
      ),
      is('to'),
      adverbs,
      DEED,
    ),
  ),
  threat(
    'pay-to-see',
    'incitement',
    say('doesWouldLikeSee'),
    rule(
      is('pay|love|like|give'),
      upTo(3, 'XR'),
      is('to'),
      is('see|watch|have'),
      ANYONE,
      upTo(1, 'XR'),
      DEED,
    ),
  ),
  threat(
    'no-rest-until',
    'threat',
    say('doesWillNotRest'),
    rule(
      of('I'),
      is('will'),
      is('not|never'),
      is('rest|stop|sleep|quit'),
      is('until|till'),
      of('I'),
      is('have'),
      upTo(1, 'XR'),
      of('PQ'),
      VICTIM,
    ),
  ),
  threat(
    'only-dead-good-many',
    'incitement',
    say('doesSaysOnlyDeadOnes'),
    rule(is('only|best'), upTo(2, 'X'), of('NK'), is('are'), upTo(2, 'X'), is('dead')),
  ),
  threat(
    'on-their-grave',
    'incitement',
    say('doesLooksForwardDeath'),
    rule(
      of('I'),
      upTo(4, 'XR'),
      is('dance|piss|spit'),
      is('on|upon'),
      either(
        is('your|their|his|her') + is('grave|graves'),
        is('the') + is('grave|graves') + is('of') + VICTIM,
      ),
    ),
  ),
  threat(
    'against-the-wall',
    'incitement',
    say('doesSaysSomebodyWillExecuted'),
    rule(
      either(THEY, is('you')),
      is('will|shall|should|must|are|is'),
      upTo(2, 'XR'),
      is('first|next|up|stood|lined|put'),
      upTo(2, 'X'),
      is('against'),
      is('the|a'),
      is('wall'),
    ),
  ),
  threat(
    'wait-for-death',
    'incitement',
    say('doesLooksForwardDeath'),
    rule(
      either(is('celebrate|celebrating|rejoice|cheer|party'), is('not') + is('wait')),
      is('when|until|till|once|for'),
      VICTIM,
      upTo(2, 'XR'),
      maybe(is('to')),
      either(of('D') + END, is('be|get|are') + upTo(1, 'X') + of('PE') + END, BEFALL),
    ),
  ),
  threat(
    'dead-meat',
    'threat',
    say('doesSaysSomebodyGood'),
    rule(THEY, is('is|are'), upTo(1, 'X'), is('dead'), is('meat')),
  ),
  threat(
    'if-seen',
    'threat',
    say('doesSaysWhatWriterWillDoWhere'),
    rule(
      is('if|when|whenever|time'),
      of('I'),
      is('see|meet|catch|find|spot'),
      VICTIM,
      COMMA,
      of('I'),
      is('will|shall'),
      adverbs,
      of('V'),
      END,
    ),
  ),
  threat(
    'body-bag',
    'threat',
    say('doesSaysSomebodyWillNot'),
    rule(
      is('leave|go|leaving|going|come|end'),
      upTo(3, 'XR'),
      is('in'),
      is('a'),
      is('body|wooden|pine'),
      is('bag|box|coffin'),
    ),
  ),
  threat(
    'flee-before',
    'threat',
    say('doesTellsSomebodyFlee'),
    rule(
      is('run|flee|hide'),
      upTo(3, 'XR'),
      is('before|or'),
      of('I'),
      upTo(2, 'XR'),
      is('find|catch|kill|hurt|get|shoot'),
      either(of('O'), ONE, END),
    ),
  ),
  threat(
    'blood-if',
    'threat',
    say('doesSaysBloodWillFlow'),
    rule(
      is('there') + is('will') + is('be'),
      is('blood|bloodshed|bodies|corpses'),
      upTo(4, 'XR'),
      is('if|unless|until|when'),
    ),
  ),
];
