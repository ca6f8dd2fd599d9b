import { COMMA, either, is, maybe, nowhere, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { ANYONE, BEFALL, DEED, DEEDING, KILL, KILLING, VICTIM } from './phrases.ts';

const threat = threatIn('en');
const END = '(?=$|[,."\'?] )';
const GLAD = is('happy|happier|glad|great|nice|good|better|perfect|awesome|delighted|pleased|lovely|wonderful|beautiful|celebrate|cheer|laugh|smile|safer|cleaner|amazing|fantastic|hilarious|satisfying|mind|care');
const BEGIN = is('started|start|begin|began|just|finally|simply|would|could');

/** What English says of people without saying that the writer will do it: why nobody does, how good it would be, what they are wanted. */
export const MOOD_RULES: readonly ThreatRule[] = [
  threat('why-nobody', 'incitement', 'asks why somebody is not harmed yet', rule(either(is('why'), is('how') + is('come')), maybe(is('is|are|has|have|does|do|did|will|would|can')), either(is('nobody|noone'), is('no') + is('one')), maybe(is('is|has|have|ever|just|yet|else')), maybe(is('ever|just|yet|already')), either(KILL, KILLING, of('P') + VICTIM))),
  threat('better-if', 'incitement', 'says that it would be good if somebody suffered', rule(GLAD, upTo(1), is('if|when|once'), either(ANYONE + upTo(1, 'XR') + maybe(BEGIN) + either(KILL, KILLING, is('started|began') + DEEDING, of('P') + VICTIM), VICTIM + upTo(2, 'XR') + is('got|was') + upTo(1, 'XLIVGO') + of('P')))),
  threat('let-be', 'incitement', 'wishes that somebody may suffer or die', rule(START, is('let'), VICTIM, upTo(1, 'XR'), '(?=(?:be|get):)', BEFALL)),
  threat('wanted-done', 'incitement', 'wishes that somebody may suffer or die', rule(of('I'), upTo(2, 'XR'), is('want|need'), VICTIM, maybe(is('all|to')), maybe(is('be')), of('P'), `(?=${END}|(?:in|on|by|for|alive|to|with|like|now|today|tomorrow|and|one):)`)),
  threat('or-we-do', 'threat', 'says what happens to somebody who does not obey', rule(is('or|otherwise|else|refuse'), maybe(is('else|and|then')), COMMA, of('I'), upTo(2, 'XRLVPGHQJDFSONBR'), DEED)),
  threat('if-you-we-do', 'threat', 'says what happens to somebody who does not obey', rule(is('if|unless|until'), is('you|u|they|he|she|your'), upTo(12, 'RVGHJ'), COMMA, of('I'), upTo(1, 'XRLVPGHQJDFSONBR'), KILL)),
  threat('start-doing', 'incitement', 'calls for violence against somebody', rule(is('let|time|should|must|need|have|gonna|ought|people|we|someone|somebody'), upTo(2, 'XR'), is('start|begin|resume'), either(DEEDING, is('to') + DEED))),
];

const KIN = 'son|daughter|wife|husband|kids|kid|children|family|mother|mum|mom|father|dad|sister|brother|girlfriend|boyfriend|house|home|car|office|parents|staff|employees';
/** Hints that only somebody with bad intentions gives. */
export const HINT_RULES: readonly ThreatRule[] = [
  threat('has-address', 'threat', 'lets the reader know that the writer knows where they or theirs can be found', rule(of('I'), is('know|have|got|found'), upTo(2, 'XR'), is('your|his|her|their'), maybe(is('home|new|private|house')), is('address'), nowhere('parcel|parcels|package|send|sent|ship|shipped|deliver|delivery|card|invite|invitation|invitations|gift|post|mail|email|ip|write|book|order|taxi|courier')), true),
  threat('follows', 'threat', 'tells the reader that they are watched', rule(either(of('I') + upTo(2, 'XR') + is('following|stalking|tailing|watching|shadowing|photographing'), of('I') + is('follow|stalk|tail')), is('your|his|her|their'), maybe(is('little|two|three|lovely|pretty|sweet')), is(KIN), nowhere('twitter|instagram|facebook|career|tour|story|blog|channel|case|advice|lead|tonight|weekend|while')), true),
  threat('no-hiding', 'threat', 'says that the writer is coming for the reader', rule(is('you|u|they|nobody'), is('can|cannot'), maybe(is('not')), is('hide|run'), either(is('from') + is('us|me'), is('forever') + END, END), nowhere('feelings|truth|emotions|love|smile|talent')), true),
  threat('messed-with', 'threat', 'tells the reader that they will regret it', rule(either(is('messed|fucked|messing|fucking|screwed'), is('crossed|picked|chose')), maybe(is('with|on')), either(is('the') + is('wrong') + is('people|person|guy|guys|family|man|woman|girl|crew|company|one'), is('who') + is('you') + is('are|were')))),
  threat('who-you-mess-with', 'threat', 'tells the reader that they will regret it', rule(is('not'), maybe(is('even')), is('know'), is('who'), is('you|u|they'), is('are'), is('messing|fucking|dealing|playing'), is('with')), true),
  threat('gun-and-you', 'threat', 'has a weapon for somebody', rule(is('gun|rifle|pistol|shotgun|knife|machete|revolver'), upTo(6, 'R'), is('thought|thinking|think|dream|dreamed|dreaming'), upTo(1), is('of|about'), is('you|u|him|her|them'))),
  threat('not-so-nice', 'threat', 'says that worse will follow', rule(is('next'), is('time'), COMMA, either(is('we|i') + upTo(3) + is('not') + upTo(2), is('you') + upTo(2) + is('not') + upTo(2)), is('nice|gentle|lucky|friendly|polite|kind|merciful|miss|warn'), nowhere('lottery|weather|ticket|tickets'))),
  threat('last-who', 'threat', 'reminds the reader of what happens to others', rule(is('last'), is('one|guy|person|man|woman|idiot|fool|boss|manager'), is('who|that'), upTo(8, 'R'), is('is|was|are|still|ended|left|got|spent'), upTo(4, 'R'), is('wheelchair|hospital|coma|grave|missing|river|ditch|buried|morgue|crutches'), nowhere('policy|insurance|surgery|nurse|doctor|ward'))),
  threat('look-over-shoulder', 'threat', 'warns the reader to be on guard', rule(is('look|looking'), is('over'), is('my|your|their|his|her'), is('shoulder|shoulders'), nowhere('camera|reading|screen|read|exam')), true),
];
