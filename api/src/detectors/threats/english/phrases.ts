import { either, is, maybe, of, upTo } from '../grammar.ts';

/** People as object: a pronoun, or a noun for people with what may stand before it (`those kinds of`, `the next`). */
export const ONE = either(of('N'), of('K') + "(?=$|[,.?\"'] |[^ :]+:[A-Z]*[LIXSRNOTY]|(?:like|too|now|all|alive|once|both):)");
export const NOUN = `${upTo(4, 'LXIVPGHQJDFSORY')}${ONE}`;
export const VICTIM = either(of('O') + maybe(is('all|guys|people|both')), NOUN, is('all|each|every|one|some|half|most|both|any') + maybe(is('and') + is('every')) + upTo(2, 'LXR') + is('of') + of('OA') + maybe(of('N')));
/** As subject; what may stand between (`like you`, `in this country`) has no negation. */
export const SUBJECT = either(of('S'), ONE, is('you|u|them|those|these')) + upTo(7, 'XRIG');

export const adverbs = upTo(2, 'LXVPGHIQJDFSONBR');
/** To kill, in one verb or as a phrase. */
export const violent = (verb: 'V' | 'G', harm: 'H' | 'J') => {
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
    is(put) + VICTIM + is('down') + `(?=$|[,."'?] )`,
    is(verb === 'V' ? 'string|gun|mow|hunt|chop|cut' : 'stringing|gunning|mowing|hunting|chopping|cutting') + VICTIM + is('up|down'),
    is(verb === 'V' ? 'end|take' : 'ending|taking') + is('your|his|her|their|the') + is('life|lives'),
    is(verb === 'V' ? 'pull' : 'pulling') + is('the') + is('trigger') + is('on') + VICTIM,
    is(verb === 'V' ? 'throw|push|toss|shove|hurl' : 'throwing|pushing|tossing|shoving|hurling') + VICTIM + is('off|from|into|overboard') + upTo(2) + is('building|roof|bridge|cliff|window|plane|helicopter|boat|balcony|sea|river|fire|train'),
    of(verb + harm) + is('your|his|her|their') + upTo(1) + of('N'),
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
export const PLACE = is('your|ur|their|his|her|the|this|that|those|these|every|all|a') + upTo(2, 'LXIVR') + of('T');
export const KILL = either(violent('V', 'H'), is('burn|bomb|torch|blow|nuke|shoot|attack|destroy|raid') + maybe(is('down|up')) + PLACE, is('throw|pour') + is('acid|stones|rocks|petrol|gasoline|bricks|grenades') + is('at|on|over') + VICTIM);
export const KILLING = either(violent('G', 'J'), is('burning|bombing|torching') + maybe(is('down|up')) + PLACE);
/** Also the lesser violence, where who suffers it is named. */
export const DEED = either(KILL, of('H') + maybe(is('up|down')) + NOUN);
export const DEEDING = either(KILLING, of('J') + maybe(is('up|down')) + NOUN);
/** What befalls somebody: be killed, get shot, die. */
export const BEFALL = either(
  is('be|get|have|being|getting|been|become|are|is|were') + upTo(3, 'XLIVGO') + either(of('PE'), of('Q') + `(?!${is('off|out|up')})`, is('taught') + is('a') + upTo(1) + is('lesson'), is('wiped|run|blown|torn|shredded|struck|put|set|beaten|whipped|flogged|thrown|burned|gassed|punished|taken|hunted|sent|rounded|strung|lined|done|stoned|destroyed|crushed|banished|removed') + maybe(is('out|off|down|to|on|up|away|into')) + upTo(3)),
  of('D') + `(?!${of('A')}|${is('laughing|of|to|up|out|hard|trying|without')})`, is('died|perished|suffered|disappeared|vanished|drowned|burned') + `(?!${is('of|in|from|at|because')})`, is('drop|burn|rot|go|cease') + is('dead|in|to') + upTo(2),
  is('get|have|catch') + upTo(2, 'XLI') + is('cancer|aids|covid|ebola|tumor|tumour|stroke|leukemia'),
  is('kill|hang|shoot|drown') + is('themselves|themself|himself|herself|yourself|yourselves'),
  is('be|get|being') + upTo(4, 'X') + is('and') + of('PQ'),
  is('be|being|get') + is('dealt') + is('with') + is('once|permanently|violently|forever'),
  is('gets|catches|has') + upTo(2, 'XLI') + is('cancer|aids|covid|raped|shot|killed|murdered|stabbed|hanged|executed'), is('dies|suffers|burns|rots|drowns|chokes|perishes') + `(?!${is('of|from|at|out|up|with')})`,
  is('not') + is('exist|be|live|breathe') + maybe(is('alive|allowed|here')),
);
export const WILL = either(
  is('will|shall|must|should|could|might|can') + adverbs,
  is('am|are|be|is') + upTo(2, 'LXNO') + is('going|about|ready|willing|prepared|planning|plotting|coming|happy|glad|determined|here|tempted|itching|dying|set|gon|hoping|looking') + is('to|for') + adverbs,
  is('going|prepared|ready|about') + is('to') + adverbs,
  is('want|need|plan|intend|promise|swear|vow|have|got|ought|wish|hope|like|love|long|mean|decided|came|come|dream|aim|has|wants|would') + upTo(1, 'LXNO') + is('to') + adverbs,
  is('would') + upTo(1, 'LXNO') + adverbs,
  is('can') + is('not') + is('wait') + is('to|until') + adverbs,
  is('swear|promise|vow') + upTo(3, 'X') + is('will|shall') + adverbs,
);
export const SHOULD = either(
  is('should|must|shall|ought|needs|need|has|have|had|got|deserve|deserves|deserved|better|would|could') + maybe(is('to|better|have')) + adverbs,
);
/** Another deed before it: `find and kill`, `round them up and shoot`. */
export const AND = maybe(upTo(7, 'XR'), is('and|then'), upTo(1, 'XRL'));
export const ANYONE = either(of('IS'), is('someone|somebody|anyone|anybody|people|government|police|army|military|state|everyone|everybody|one|you|men|god|nature'));
export const WISH = is('day|hope|hopes|hoping|wish|wishes|wishing|pray|praying|hopefully|want|rather|prefer|wanna');
export const CRIMELESS = either(
  is('should') + is('not') + is('be') + upTo(1) + is('illegal|crime|criminal|punished|punishable|wrong|prosecuted|forbidden|banned|prohibited'),
  is('should|must|ought') + maybe(is('to')) + is('be') + upTo(1, 'X') + is('legal|legalised|legalized|allowed|encouraged|rewarded|mandatory|compulsory|permitted|celebrated|decriminalised|decriminalized|law|normal|sport|acceptable|lawful'),
  is('is|are') + is('not') + upTo(2) + is('crime|wrong|murder|sin|illegal|bad'), is('is|are') + upTo(1, 'X') + is('fine|ok|okay|acceptable|allowed|legal|normal|legitimate') + `(?!${is('in|on|at')})`,
  is('is|would|will|seems') + upTo(1, 'X') + maybe(is('be')) + upTo(3, 'X') + is('solution|answer|duty|justified|favor|favour|service|necessary|fun|good|great|deserved|best|way|justice|right|fair|satisfying|pleasure|delight'),
);
