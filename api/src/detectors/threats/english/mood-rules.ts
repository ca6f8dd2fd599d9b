import { COMMA, either, is, maybe, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { ANYONE, BEFALL, DEED, DEEDING, KILL, KILLING, VICTIM } from './phrases.ts';

const threat = threatIn('en');
const END = '(?=$|[,."\'?] )';
const GLAD = is('happy|happier|glad|great|nice|good|better|perfect|awesome|delighted|pleased|lovely|wonderful|beautiful|celebrate|cheer|laugh|smile|safer|cleaner|amazing|fantastic|hilarious|satisfying|mind|care');
const BEGIN = is('started|start|begin|began|just|finally|simply|would|could');

/** What English says of people without saying that the writer will do it: why nobody does, how good it would be, what they are wanted. */
export const MOOD_RULES: readonly ThreatRule[] = [
  threat('why-nobody', 'incitement', 'asks why nobody does violence to somebody', rule(either(is('why'), is('how') + is('come')), maybe(is('is|are|has|have|does|do|did|will|would|can')), either(is('nobody|noone'), is('no') + is('one')), maybe(is('is|has|have|ever|just|yet|else')), maybe(is('ever|just|yet|already')), either(KILL, KILLING, of('P') + VICTIM))),
  threat('better-if', 'incitement', 'says that it would be good if somebody suffered', rule(GLAD, upTo(1), is('if|when|once'), either(ANYONE + upTo(1, 'XR') + maybe(BEGIN) + either(KILL, KILLING, is('started|began') + DEEDING, of('P') + VICTIM), VICTIM + upTo(2, 'XR') + is('got|was') + upTo(1, 'XLIVGO') + of('P')))),
  threat('let-be', 'incitement', 'wishes that somebody may suffer or die', rule(START, is('let'), VICTIM, upTo(1, 'XR'), '(?=(?:be|get):)', BEFALL)),
  threat('wanted-done', 'incitement', 'wishes that somebody may suffer or die', rule(of('I'), upTo(2, 'XR'), is('want|need'), VICTIM, maybe(is('all|to')), maybe(is('be')), of('P'), `(?=${END}|(?:in|on|by|for|alive|to|with|like|now|today|tomorrow|and|one):)`)),
  threat('or-we-do', 'threat', 'says what happens to somebody who does not obey', rule(is('or|otherwise|else|refuse'), maybe(is('else|and|then')), COMMA, of('I'), upTo(2, 'XRLVPGHQJDFSONBR'), DEED)),
  threat('if-you-we-do', 'threat', 'says what happens to somebody who does not obey', rule(is('if|unless|until'), is('you|u|they|he|she|your'), upTo(12, 'RVGHJ'), COMMA, of('I'), upTo(1, 'XRLVPGHQJDFSONBR'), KILL)),
  threat('start-doing', 'incitement', 'calls for violence against somebody', rule(is('let|time|should|must|need|have|gonna|ought|people|we|someone|somebody'), upTo(2, 'XR'), is('start|begin|resume'), either(DEEDING, is('to') + DEED))),
];
