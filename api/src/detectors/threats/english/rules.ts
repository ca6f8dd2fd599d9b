import { COMMA, either, is, maybe, not, of, rule, START, upTo } from '../grammar.ts';
import type { ThreatRule } from '../threat-rule.ts';

/** People as object: a pronoun, or a noun for people with what may stand before it (`those kinds of`, `the next`). */
const ONE = either(of('N'), of('K') + "(?=$|[,.?\"'] |[^ :]+:[A-Z]*[LIXSRNOTY]|(?:like|too|now|all|alive|once|both):)");
const NOUN = `${upTo(4, 'LXIVPGHQJDFSORY')}${ONE}`;
const VICTIM = either(of('O') + maybe(is('all|guys|people|both')), NOUN, is('all|each|every|one|some|half|most|both|any') + maybe(is('and') + is('every')) + upTo(2, 'LXR') + is('of') + of('OA') + maybe(of('N')));
/** As subject; what may stand between (`like you`, `in this country`) has no negation. */
const SUBJECT = either(of('S'), ONE, is('you|u|them|those|these')) + upTo(7, 'XRIG');

const adverbs = upTo(2, 'LXVPGHIQJDFSONBR');
/** To kill, in one verb or as a phrase. */
const violent = (verb: 'V' | 'G', harm: 'H' | 'J') => {
  const [get, put, take, wipe, beat, blow, make, set, send, doing] = verb === 'V'
    ? ['get', 'put', 'take', 'wipe', 'beat|kick|stomp', 'blow', 'make|watch|see|let', 'set', 'send', 'do']
    : ['getting', 'putting', 'taking', 'wiping', 'beating|kicking', 'blowing', 'making|watching|seeing|letting', 'setting', 'sending', 'doing'];
  return either(
    of(verb) + maybe(is('off|up|down|out|away|only')) + VICTIM,
    either(is(verb === 'V' ? 'make|ensure' : 'making|ensuring') + maybe(is('sure')) + maybe(is('that')) + VICTIM + upTo(2, 'XRI') + of('DEF')),
    is(verb === 'V' ? 'put' : 'putting') + VICTIM + is('out') + is('of') + upTo(3),
    is(get) + is('rid') + is('of') + VICTIM,
    is(put) + is('an|a') + is('end|stop') + is('to') + VICTIM,
    is(put) + is('a') + upTo(1) + is('bullet|knife|blade|hole|noose|rope|axe|stake') + is('in|into|through|around|between') + upTo(5),
    is(`${put}|${send}`) + VICTIM + is('down|to|in|into|against|behind|six') + maybe(is('the|a|death')) + upTo(1) + is('death|sleep|down|gas|chamber|chambers|oven|ovens|camp|camps|wall|ground|grave|graves|firing|feet|coffin|coffins|hospital|noose|gallows'),
    is(doing) + is('away') + is('with') + VICTIM,
    either(is(`${wipe}|${take}|${blow}`), of(harm)) + VICTIM + is('out|off|apart|up|from|down|to') + maybe(is('the|pieces|death|pulp|bits|shreds')),
    is(`${wipe}|${take}|finish|finishing`) + is('out|off|down') + VICTIM,
    is(`${blow}|${beat}|chop|cut|hunt|rip|tear|run|string|burn|line`) + is('up|down|over|apart') + VICTIM,
    is(make) + VICTIM + upTo(1) + either(of('DF'), is('pay|beg|scream|cry|regret|hurt')),
    is(set) + either(VICTIM + is('on'), is('fire') + is('to')) + upTo(3),
    either(of(verb + harm) + maybe(is('off|out|open|in|up')), is(`rip|ripping|tear|tearing|snap|snapping|crack|bust|blow|blowing|cave|twist|${put}`)) + either(is('your|ya|yo|his|her|their|the|that|those|these|ur'), `${upTo(3, 'LXIVPGHQJDFSORY')}${of('N')}${is('s')}`) + upTo(2, 'LXIO') + of('B'),
    either(is(beat), of(harm)) + is('the|some') + is('shit|crap|hell|life|living|fuck|sense') + upTo(2) + is('of|into') + VICTIM,
  );
};
const PLACE = is('your|ur|their|his|her|the|this|that|those|these|every|all|a') + upTo(2, 'LXIVR') + of('T');
const KILL = either(violent('V', 'H'), is('burn|bomb|torch|blow|nuke|shoot|attack|destroy|raid') + maybe(is('down|up')) + PLACE, is('throw|pour') + is('acid|stones|rocks|petrol|gasoline|bricks|grenades') + is('at|on|over') + VICTIM);
const KILLING = either(violent('G', 'J'), is('burning|bombing|torching') + maybe(is('down|up')) + PLACE);
/** Also the lesser violence, where who suffers it is named. */
const DEED = either(KILL, of('H') + maybe(is('up|down')) + NOUN);
const DEEDING = either(KILLING, of('J') + maybe(is('up|down')) + NOUN);
/** What befalls somebody: be killed, get shot, die. */
const BEFALL = either(
  is('be|get|have|being|getting|been|become|are|is|were') + upTo(3, 'XLIVGO') + either(of('PE'), of('Q') + `(?!${is('off|out|up')})`, is('taught') + is('a') + upTo(1) + is('lesson'), is('wiped|run|blown|torn|shredded|struck|put|set|beaten|whipped|flogged|thrown|burned|gassed|punished|taken|hunted|sent|rounded|strung|lined|done|stoned|destroyed|crushed|banished|removed') + maybe(is('out|off|down|to|on|up|away|into')) + upTo(3)),
  of('D') + `(?!${of('A')}|${is('laughing|of|to|up|out|hard|trying|without')})`, is('died|perished|suffered|disappeared|vanished|drowned|burned') + `(?!${is('of|in|from|at|because')})`, is('drop|burn|rot|go|cease') + is('dead|in|to') + upTo(2),
  is('get|have|catch') + upTo(2, 'XLI') + is('cancer|aids|covid|ebola|tumor|tumour|stroke|leukemia'),
  is('kill|hang|shoot|drown') + is('themselves|themself|himself|herself|yourself|yourselves'),
  is('not') + is('exist|be|live|breathe') + maybe(is('alive|allowed|here')),
);
const WILL = either(
  is('will|shall|must|should|could|might|can') + adverbs,
  is('am|are|be|is') + upTo(2, 'LXNO') + is('going|about|ready|willing|prepared|planning|plotting|coming|happy|glad|determined|here|tempted|itching|dying|set|gon|hoping|looking') + is('to|for') + adverbs,
  is('going|prepared|ready|about') + is('to') + adverbs,
  is('want|need|plan|intend|promise|swear|vow|have|got|ought|wish|hope|like|love|long|mean|decided|came|come|dream|aim|has|wants|would') + upTo(1, 'LXNO') + is('to') + adverbs,
  is('would') + upTo(1, 'LXNO') + adverbs,
  is('can') + is('not') + is('wait') + is('to|until') + adverbs,
  is('swear|promise|vow') + upTo(3, 'X') + is('will|shall') + adverbs,
);
const SHOULD = either(
  is('should|must|shall|ought|needs|need|has|have|had|got|deserve|deserves|deserved|better|would|could') + maybe(is('to|better|have')) + adverbs,
);
/** Another deed before it: `find and kill`, `round them up and shoot`. */
const AND = maybe(upTo(7, 'XR'), is('and|then'), upTo(1, 'XRL'));
const ANYONE = either(of('IS'), is('someone|somebody|anyone|anybody|people|government|police|army|military|state|everyone|everybody|one|you|men|god|nature'));
const WISH = is('day|hope|hopes|hoping|wish|wishes|wishing|pray|praying|hopefully|want|rather|prefer|wanna');
const CRIMELESS = either(
  is('should') + is('not') + is('be') + upTo(1) + is('illegal|crime|criminal|punished|punishable|wrong|prosecuted|forbidden|banned|prohibited'),
  is('should|must|ought') + maybe(is('to')) + is('be') + upTo(1, 'X') + is('legal|legalised|legalized|allowed|encouraged|rewarded|mandatory|compulsory|permitted|celebrated|decriminalised|decriminalized|law|normal|sport|acceptable|lawful'),
  is('is|are') + is('not') + upTo(2) + is('crime|wrong|murder|sin|illegal|bad'),
  is('is|would|will|seems') + upTo(1, 'X') + maybe(is('be')) + upTo(3, 'X') + is('solution|answer|duty|justified|favor|favour|service|necessary|fun|good|great|deserved|best|way|justice|right|fair|satisfying|pleasure|delight'),
);

const threat = (id: string, kind: ThreatRule['kind'], does: string, pattern: RegExp, isWeak = false): ThreatRule => ({ id: `threats/en-${id}`, kind, does, pattern, isWeak });

/** The ways of English, each with the reason why it is a threat. */
export const ENGLISH_RULES: readonly ThreatRule[] = [
  threat('intent', 'threat', 'says what the writer will do to somebody', rule(of('I'), upTo(2, 'XRLO'), WILL, AND, KILL)),
  threat('intent-elided', 'threat', 'says what the writer will do to somebody', rule(START, either(is('going') + is('to'), is('can') + is('not') + is('wait') + is('to'), is('time') + is('to'), is('ready') + is('to'), is('want') + is('to'), is('would') + is('love|like') + is('to')), adverbs, KILL)),
  threat('dream', 'threat', 'says that the writer dreams of violence against somebody', rule(of('I'), upTo(3, 'X'), maybe(is('not'), `(?=${is('mind')})`), is('mind|dream|dreaming|think|thinking|fantasize|fantasise|fantasizing|enjoy|love|fancy|forward|consider|considering|like|feel'), maybe(is('of|about|to|like')), DEEDING)),
  threat('together', 'incitement', 'calls on others to do violence to somebody', rule(is('let'), is('us|them|me'), upTo(4, 'XIO'), DEED)),
  threat('harm-somebody', 'threat', 'says that the writer will hurt somebody', rule(of('I'), upTo(2, 'XRLO'), WILL, either(of('H') + maybe(is('up|down')) + NOUN, is('hurt|harm|beat|attack|assault|crush|destroy|end|bury|hunt|batter|cripple|maul|punch|slap|smack|smash|stomp|ruin') + either(is('you|u|ya') + `(?!${is('up|to|back|with|a|the|in|at|off|hoes|all|like|out|some|there')})`, NOUN))), true),
  threat('deserved', 'incitement', 'says that somebody should suffer violence', rule(SUBJECT, SHOULD, BEFALL)),
  threat('deserved-thing', 'incitement', 'says that somebody deserves death', rule(SUBJECT, is('deserve|deserves|deserved|need|needs|earned'), upTo(4, 'XI'), is('violence|pain|suffering|beatings|aids|cancer|death|bullet|bullets|hanging|execution|noose|rope|grave|chamber|chambers|lynching|beating|torture|rape'))),
  threat('unworthy-of-life', 'incitement', 'denies somebody the right to live', rule(SUBJECT, either(is('do|does|did') + is('not') + is('deserve') + is('to'), is('have|has') + is('no') + upTo(1) + is('right') + is('to'), is('not') + is('worthy') + is('to|of')), upTo(1), is('live|exist|breathe|life|living|existence|breath|alive|be'))),
  threat('somebody-should', 'incitement', 'says that others should do violence to somebody', rule(ANYONE, upTo(2, 'XR'), either(SHOULD, is('please|pls|just|go')), either(AND + DEED, is('start|begin|consider|try') + DEEDING))),
  threat('command', 'incitement', 'calls for violence against a whole group', rule(START, upTo(2, 'XLIVPGHQJDFSORYNA'), of('V'), maybe(is('off')), either(is('all|every|each|any|those|these'), is('the') + `(?=${upTo(2, 'LXIVPGHQJDFSORY')}[^ :]+s:[A-Z]*N)`, `(?=[^ :]+s:[A-Z]*N)`, is('them|him|her') + is('all|now|both|dead|before')) + maybe(NOUN))),
  threat('death-to', 'incitement', 'wishes death to somebody', rule(is('death|doom|destruction'), is('to|upon|for'), VICTIM)),
  threat('wish-befall', 'incitement', 'wishes that somebody may suffer or die', rule(either(WISH + upTo(3, 'XRG'), is('may') + maybe(is('all'))), VICTIM, upTo(4, 'XRGH'), BEFALL)),
  threat('wish-see', 'incitement', 'would like to see somebody suffer or die', rule(either(is('love|like|want|enjoy|wait|happy|happier|glad|nice|great|good|fun|joy|pay|need|pleasure|satisfying|delighted|smile|better|forward|excited|best|dream'), is('would')), upTo(3, 'XR'), is('see|seeing|watch|watching|hear'), VICTIM, upTo(3, 'XR'), either(of('DEFP'), is('being|be|get|getting') + upTo(1) + of('PQ')))),
  threat('wish-dead', 'incitement', 'wants somebody dead', rule(either(WISH, is('want|wants|need')), upTo(1, 'XR'), VICTIM, upTo(2, 'XR'), is('dead|gone|exterminated|executed|hanged|shot|killed|murdered'))),
  threat('wish-somebody', 'incitement', 'wishes that somebody else would do violence', rule(either(WISH, is('if') + is('only'), is('why') + upTo(2), is('time')), upTo(3, 'R'), ANYONE, upTo(3, 'XR'), maybe(WILL), either(DEED, of('PQ') + VICTIM, is('started|began|start|begin|got') + upTo(2) + KILLING, is('had|have') + upTo(1) + of('P') + VICTIM, `(?:${not('1')}){0,2}` + is('kills|kill|shoots|murders|rapes|stabs|puts|ends|gets|beats|wipes|strangles|hangs|executes|exterminates|bombs|burns|slaughters|runs|finishes') + maybe(is('rid|an|end')) + maybe(is('of|end')) + maybe(is('to')) + VICTIM))),
  threat('future-of-group', 'threat', 'says that a group will be killed', rule(either(is('those|these|all|every|any|your'), is('you')), upTo(3, 'LXIVPGHQJDFSORY'), maybe(ONE), upTo(4, 'XRI'), either(is('will') + upTo(2, 'XL'), is('are|is') + upTo(1, 'XL') + is('going|about') + is('to')), upTo(1, 'XL'), either(is('be|get') + upTo(2, 'XL') + of('P'), is('die|suffer|perish|burn') + maybe(is('for|in|like|soon')))), true),
  threat('only-dead-good', 'incitement', 'says that only a dead one is good', rule(is('only|best'), upTo(2, 'X'), of('NK'), is('is'), upTo(2), is('dead'), upTo(1), of('NK'))),
  threat('belongs-in-grave', 'incitement', 'says that somebody belongs in a grave or camp', rule(SUBJECT, is('belong|belongs'), is('in|on|under|behind'), upTo(2), is('grave|graves|ground|chamber|chambers|oven|ovens|camp|camps|coffin|coffins|noose|stake|gallows|cemetery|hell|incinerator|zoo'))),
  threat('bullet-for', 'incitement', 'calls for a death penalty or bullets for somebody', rule(is('bullet|bullets|noose|nooses|rope|gallows|penalty|chambers|chamber|execution|guillotine|holocaust|genocide|season|extermination|eradication|slaughter|torture|lynching|hanging'), is('for|on|of|against'), VICTIM), true),
  threat('good-if', 'incitement', 'says that it would be good if somebody suffered', rule(is('great|nice|best|good|better|wonderful|lovely|amazing|dream|ideal|awesome|cool|fantastic|perfect|happier|happy|love|glad|happiest'), upTo(2, 'XR'), is('if|when|once'), either(upTo(2, 'R') + ANYONE + upTo(3, 'XR') + KILL, ANYONE + of('PQ') + VICTIM, VICTIM + upTo(4, 'XRH') + BEFALL))),
  threat('good-to', 'incitement', 'says that it would be good to do violence', rule(is('great|nice|best|good|better|wonderful|lovely|amazing|dream|ideal|awesome|fun|fantastic|perfect|honour|honor|pleasure'), upTo(1, 'XR'), is('to'), upTo(1, 'XLR'), KILL)),
  threat('should-have', 'incitement', 'regrets that somebody was not killed', rule(either(WISH, is('should|could')), upTo(4, 'XR'), is('had|have'), upTo(1, 'X'), of('PQ'), maybe(is('off')), is('all|every|each|those|these|more|you'), maybe(NOUN))),
  threat('suggests', 'incitement', 'proposes violence', rule(either(is('how|what') + is('about'), is('feel') + is('free') + is('to'), is('why') + is('do|did') + is('not'), is('free') + is('to'), is('go|get|start|keep') + maybe(is('out|ahead')) + is('and')), upTo(2, 'XR'), either(KILL, KILLING))),
  threat('wish-death', 'incitement', 'wishes death to somebody', rule(WISH, VICTIM, upTo(4, 'XR'), is('death|grave|cancer|pain|hell|harm|suffering|aids'))),
  threat('better-dead', 'incitement', 'says that somebody is better dead', rule(SUBJECT, is('better'), is('off'), of('E'))),
  threat('best-for', 'incitement', 'says that death is best for somebody', rule(is('best|only'), upTo(2, 'X'), is('for|with|to'), VICTIM, is('is|would'), upTo(2, 'X'), either(BEFALL, is('death')))),
  threat('violence-right', 'incitement', 'says that violence against somebody is right', rule(is('violence|attacks|attack|attacking|genocide|rape|murder|bombing|hate'), is('against|on|of|towards|toward|at'), VICTIM, upTo(2, 'XR'), is('is|are|was|seems|would|should|can'), upTo(3, 'X'), is('justified|necessary|fine|good|ok|okay|right|answer|solution|needed|deserved|legitimate|acceptable|justifiable|great|legal|encouraged'))),
  threat('until-dead', 'incitement', 'will go on until somebody is dead', rule(maybe(is('not|never')), is('rest|stop|happy|sleep|safe|peace|satisfied|quit'), is('until|till|unless'), VICTIM, is('is|are|lies|lie|gets|get|has|have'), upTo(2, 'X'), of('PE'))),
  threat('nobody-would-miss', 'incitement', 'says that nobody would miss somebody dead', rule(is('nobody|none|no'), upTo(2), is('would|will'), is('miss|cry|care|mourn|complain|notice'), upTo(2, 'R'), is('if|when'), VICTIM, upTo(3, 'R'), BEFALL)),
  threat('command-phrase', 'incitement', 'calls for violence against somebody', rule(START, either(is('put') + is('a') + upTo(1) + is('bullet|knife|noose|rope') + is('in|into|through|around|between') + upTo(5), is('put|send|throw|line|string|round|hunt|wipe|take|gun|mow|beat') + VICTIM + either(is('to|in|into|against') + maybe(is('the|a')) + upTo(1) + is('gas|chamber|chambers|oven|ovens|camp|camps|wall|death|sleep|lions|grave'), is('down|up|out|off') + `(?=$|[,."'] |${is('and|like|all|before|one|with')})`), is('get') + is('rid') + is('of') + is('all|every|those|these') + NOUN))),
  threat('world-without', 'incitement', 'wants a world without somebody', rule(is('dream|dreaming|imagine|want|need|hope|wish|time|deserve|fight|fighting'), upTo(3, 'X'), is('world|country|society|planet|europe|america|city|earth'), either(is('without'), is('free') + is('of|from'), is('cleansed|rid|purged|cleaned|freed') + is('of|from')), VICTIM)),
  threat('cleansed', 'incitement', 'wants a place cleansed of somebody', rule(SHOULD, upTo(2, 'XR'), is('cleansed|rid|purged|cleaned|freed'), is('of|from'), VICTIM)),
  threat('death-penalty', 'incitement', 'wants death as a punishment for what somebody is', rule(either(SUBJECT, is('being') + upTo(3, 'X')), SHOULD, upTo(1, 'X'), either(is('punishable|punished|met') + is('by|with') + upTo(1) + is('death|hanging|execution'), is('get|receive|face|carry|be|mean') + upTo(1, 'X') + is('death')))),
  threat('too-good', 'incitement', 'says that death is too good for somebody', rule(is('bullet|bullets|death|hanging|dying|chamber|chambers|hell'), is('is|are|would|were|was'), upTo(1), is('too'), is('good|quick|easy|kind'), is('for'), VICTIM)),
  threat('why-not', 'incitement', 'asks why somebody is not harmed yet', rule(is('why'), is('do|did|has|have|are'), is('not'), upTo(3, 'R'), KILL)),
  threat('no-crime', 'incitement', 'says that violence against somebody is right', rule(DEEDING, upTo(5, 'XRI'), CRIMELESS)),
  threat('no-crime-to', 'incitement', 'says that violence against somebody is right', rule(is('legal|allowed|ok|okay|fine|right|justified|duty|acceptable|solution|time|way|nothing|good|fun|necessary'), upTo(3, 'X'), either(is('to|is|and') + DEED, is('with|about|in|is') + DEEDING))),
  threat('better-without', 'incitement', 'says that the world would be better without somebody', rule(is('world|society|country|life|planet|place|earth|humanity|everyone|everybody|we|nation|city|europe|america|internet'), maybe(is('without'), VICTIM, upTo(1), `(?=${is('would|is|will')})`), upTo(6, 'XR'), is('better|safer|happier|cleaner|perfect|nicer|great'), either(upTo(6, 'XR') + is('without|if') + VICTIM, `(?<=${is('without')}.*)`))),
  threat('just-world', 'incitement', 'imagines a world in which somebody is dead', rule(is('in'), is('a|an|my'), upTo(1), is('just|perfect|ideal|better|fair|sane|right|good|proper|sensible|world'), upTo(2, 'XR'), COMMA, upTo(8, 'XR'), either(is('dead|extinct|exterminated|eradicated|killed|executed|shot|hanged|gassed|eliminated|disappear|die|suffer'), is('not|no|never') + upTo(2) + is('exist|live|born|alive'), is('no') + upTo(1) + of('N')))),
  threat('off-the-earth', 'incitement', 'wants a group gone from the earth', rule(either(is('wipe|wiped|remove|removed|erase|erased|eradicate|disappear|vanish|clean|cleanse|rid|purge'), of('P')), upTo(5, 'XRI'), is('off|from|of'), is('the|this|our'), upTo(2), is('earth|planet|map|world|streets|society|country|universe'), `(?<=${of('N')}.*)`)),
  threat('listener-dies', 'threat', 'tells the reader that they will die or pay', rule(is('you|u|ya|yall'), upTo(4, 'XRLIVPGHQJ'), either(is('will|shall|gonna') + adverbs, is('are') + upTo(1, 'X') + is('going|about') + is('to') + adverbs, is('are')), either(is('die|bleed|suffer|perish|burn|rot|regret|scream|beg') + `(?!${is('my|the|me|for|him|her|your|lol|laughing')})`, is('pay') + `(?=$|[,."'] |${is('for')}${is('this|that|it|what|your')}|${is('with|dearly')})`, is('get') + is('what') + is('you|is') + is('deserve|coming'), is('be') + upTo(1) + of('PE'), is('dead') + `(?!${is('to|wrong|on|ass|right|serious|tired|inside|lol|bro')})` + maybe(is('man|meat|woman|bitch')), is('not') + is('live|survive|wake|make|see|leave') + upTo(4))), true),
  threat('stock', 'threat', 'uses the words of a threat to the reader', rule(either(
    is('i|we') + is('know|found|have') + upTo(1) + is('where') + is('you|u|your|ur') + upTo(3, 'XL') + is('live|lives|work|works|sleep|park|kids|family|house|go'),
    is('i|we') + is('am|are|will') + upTo(1, 'X') + is('coming|come') + is('for|after') + is('you|u|your|them|those|these|all|every'),
    is('you|your') + upTo(1) + is('days|hours') + is('are') + is('numbered|counted'),
    is('watch|mind') + is('your|ur|yo') + is('back|backs'),
    is('sleep') + upTo(1) + is('with') + is('one') + is('eye') + is('open'),
    is('you|u') + is('are') + is('next') + `(?!${not('1')})`,
    is('i|we') + is('will') + is('find|hunt|get') + is('you|u') + `(?!${is('a|the|some|there|at|on|in|to|back|your|one|another|this|that|home|out')})`,
    is('you|u') + is('are') + upTo(1, 'X') + is('a') + is('dead') + is('man|woman|person|bitch'),
  )), true),
  threat('kill-yourself', 'self-harm-call', 'tells the reader to end their life', rule(either(
    is('kys'), is('kill|hang|shoot|neck|drown|off') + is('yourself|urself|yourselves|yoself'), is('go|just|please|hurry|should') + upTo(2, 'X') + is('die') + `(?!${not('1')})`,
    is('go|please') + maybe(is('and|fucking|already|off')) + is('die|hang|drown|rot') + `(?=$|[,."'] |${is('in|already|now|please|bitch|yourself|alone')})`, is('jump') + is('off|from') + is('a|the') + is('bridge|cliff|building|roof'),
    is('drink') + is('bleach'), is('slit|cut') + is('your|ur') + is('wrists|wrist|throat|veins'),
  ), `(?<!${is('not')}.*)`)),
];
