import { begins, either, is, maybe, not, of, phrase, upTo } from '../grammar.ts';

/** People as object: a pronoun, or a noun for people with what may stand before it (`those kinds of`, `the next`). */
const OF_KIND =
  'kind|kinds|sort|sorts|type|types|lot|lots|bunch|load|loads|pack|group|half|rest|all|most|many|some|one|each|any|every|none|few|member|members|piece|pieces|son|sons|couple|breed|horde|hordes|lot';
export const ONE = either(
  `(?!(?:${OF_KIND}|race|races):[A-Za-z]* of:)${of('N')}`,
  of('K') + '(?=$|[,.?"\'] |[^ :]+:[A-Za-z]*[LIXSRNOTYE]|(?:like|too|now|all|alive|once|both):)',
);
export const NOUN = `(?:(?:${OF_KIND}):[A-Za-z]* of:[A-Za-z]* |${not('LXIVPGHQJDFSORY')}){0,4}${ONE}`;
export const VICTIM = either(
  is('the|this|that') +
    maybe(is('whole|entire|bloody|fucking')) +
    is('lot|bunch') +
    maybe(is('of') + of('OA') + maybe(of('N'))),
  of('O') + maybe(is('all|guys|people|both')),
  NOUN,
  is('all|each|every|one|some|half|most|both|any|more|many|two|enough|none') +
    maybe(is('and') + is('every')) +
    upTo(2, 'LXR') +
    is('of') +
    of('OA') +
    maybe(of('N')),
);
/** As subject; what may stand between (`like you`, `in this country`) has no negation. */
export const SUBJECT = either(of('S'), ONE, is('you|u|them|those|these')) + upTo(7, 'XRIG');

export const adverbs = upTo(2, 'LXVPGHIQJDFSONBR');
/** What stands before a verb when it is a noun: `the murder`, `any attack`. */
const NO_NOUN = `(?<!(?:^| )(?:the|a|an|this|that|of|any|no|another|every|his|her|their|your|my|our|its|these|those|some|more|much|sex|mass|child|gang|suicide):[A-Za-z]* )`;
/** Words that begin a violent phrase: the many ways below are tried only there. */
const MAY_BEGIN = '(?=[^ :]+:[A-Za-z]*M)';
/** Whose body or home it is: `your`, `that boy's`, `the Muslims'`. */
export const OWNER = either(
  maybe(is('both|all') + maybe(is('of'))) +
    is('your|ya|yo|ur|his|her|their|the|that|those|these|its'),
  `${upTo(4, 'LXIVPGHQJDFSORY')}${of('NK')}(?:s:[A-Za-z]* |' )`,
);
const SHARP =
  'bullet|bullets|knife|knives|blade|hole|holes|noose|rope|axe|stake|sword|machete|hammer|bat|gun|rod|pole|spear|bottle|screwdriver|dagger|pitchfork|needle|brick|fist|boot|crowbar|drill|grenade|bomb|broomstick|cap|chainsaw|lead|round|rounds';
const PIT =
  'ground|grave|graves|coffin|coffins|box|bag|bags|casket|hearse|morgue|hospital|wheelchair|ditch|ditches|river|sea|lake|oven|ovens|chamber|chambers|camp|camps|gulag|furnace|furnaces|woodchipper|incinerator|crematorium|dirt|earth|fire|flames|trunk|boot|cellar|quarry|swamp|pit|sewer|gutter|pieces|grinder|blender|shredder|volcano|ashes|coma';
const AWAY =
  'hell|allah|god|jesus|heaven|ancestors|maker|auschwitz|dachau|treblinka|siberia|afterlife|valhalla|oblivion';
export const INNOCENT = `(?!${upTo(2, 'LXIVPG')}${is('baby|babies|kid|kids|child|children|boys|girls|guests|family|friends|dog|cat|bride|groom|parents|students|class|team')})`;
/** To kill, in one verb or as a phrase. */
export const violent = (verb: 'V' | 'G', harm: 'H' | 'J') => {
  const v = (list: string) => is(verb === 'V' ? list : list.split('|').map(gerund).join('|'));
  const both = of(verb + harm);
  const body = upTo(2, 'LXIO') + of('B');
  return (
    MAY_BEGIN +
    either(
      (verb === 'V' ? NO_NOUN : NO_NOUN.replace('|of|', '|').replace('|no|', '|')) +
        of(verb) +
        maybe(is('off|up|down|out|away|only|to') + maybe(is('death'))) +
        VICTIM,
      v('make|ensure') +
        maybe(is('sure|certain')) +
        maybe(is('that')) +
        VICTIM +
        upTo(2, 'XRI') +
        of('DEF'),
      v('nail') +
        VICTIM +
        is('to') +
        is('a|the|that|your|their') +
        upTo(1, 'XR') +
        is('cross|door|doors|wall|tree|fence|floor|gate'),
      v('run') + VICTIM + is('off') + is('the') + is('road|motorway|highway|bridge'),
      v('give') +
        either(VICTIM, is('one')) +
        is('a') +
        upTo(1, 'XR') +
        is('kicking|beating|battering|thrashing|pasting|hiding'),
      v('put') + VICTIM + is('out') + is('of') + upTo(3),
      v('hack|chop|slice|saw|carve') +
        VICTIM +
        either(
          is('up|apart'),
          is('to|into|in') + is('pieces|bits|death|half|shreds|chunks|mince|ribbons'),
        ),
      v('get') + is('rid') + is('of') + VICTIM,
      v('do') + is('away') + is('with') + VICTIM,
      v('dispose') + is('of') + VICTIM,
      v('finish|take|wipe|knock|root|weed|stamp|do') +
        is('out|off|down|in') +
        INNOCENT +
        VICTIM +
        `(?!${is('for|to|on')})`,
      v('put') + is('an|a') + is('end|stop') + is('to') + VICTIM,
      v('put|stick|shove|plunge|drive|ram|empty|fire|bury|send|pump|stab|sink|thrust|lodge|push') +
        either(is('a|an|one|two|some|my|our|this|the|your') + upTo(2, 'XR'), '') +
        is(SHARP) +
        is('in|into|through|around|between|up|inside|down|behind|at') +
        either(VICTIM, OWNER + body, is('this|that|the|each|every|any|those|these')),
      v('put|wrap|get|lay|place') +
        is('my|our|a|the') +
        upTo(1) +
        is('hands|fingers|rope|noose|arms') +
        is('around|round|on|about') +
        OWNER +
        is('throat|throats|neck|necks|windpipe'),
      v(
        'put|send|throw|lock|dump|leave|bury|ship|push|toss|chuck|deliver|drag|lay|get|shove|turn',
      ) +
        INNOCENT +
        VICTIM +
        upTo(1, 'XR') +
        either(
          is('in|into|to|under|behind|against|back') +
            maybe(is('in|to|into')) +
            maybe(is('the|a|an|their|your|his|her|body|mass')) +
            upTo(1, 'XR') +
            is(PIT),
          is('to') + maybe(is('your|their|his|her|the')) + is(AWAY),
          is('down|six|to') +
            maybe(is('the|a')) +
            upTo(1) +
            is(
              'death|sleep|gas|wall|feet|noose|gallows|firing|lions|guillotine|rest|sword|stake|slaughter|torch|wolves|knackers|slaughterhouse',
            ),
        ),
      v('throw|push|toss|chuck|shove|kick|drop|hurl|fling') +
        VICTIM +
        is('off|from|out|under|in|into') +
        maybe(is('of')) +
        is('a|the|this|that|your|his|our') +
        upTo(1, 'XR') +
        is('bridge|roof|cliff|balcony|window|building|train|tower|tracks|plane|moving|oncoming'),
      v('get|take|remove|blast') +
        VICTIM +
        maybe(is('out|off')) +
        is('of|from|off') +
        is('this|the') +
        upTo(1) +
        is('world|planet|earth|existence|map|universe'),
      v('sweep|wash|drive|chase') +
        VICTIM +
        is('into|off') +
        upTo(2) +
        is('sea|ocean|river|earth|map|planet|cliff|fire|flames'),
      v('line') + INNOCENT + VICTIM + is('up') + maybe(is('against')),
      of(harm) +
        VICTIM +
        is('like') +
        upTo(2) +
        is(
          'cockroaches|cockroach|bug|bugs|insects|insect|dog|dogs|rats|rat|animals|vermin|pigs|pig|flies|worms|worm|cattle',
        ),
      v('feed|throw|leave') +
        VICTIM +
        is('to|for') +
        is('the') +
        upTo(1) +
        is(
          'dogs|pigs|lions|crocodiles|sharks|fish|fishes|wolves|rats|tigers|bears|piranhas|vultures|crows|worms|alligators|hounds|hyenas',
        ),
      v('put') + INNOCENT + VICTIM + is('down') + `(?=$|[,."'?] |${is('like|now|once|for')})`,
      v('string|gun|mow|hunt|chop|cut|round|track|strike|shoot') + VICTIM + is('up|down'),
      v('round|string|line|gun|mow|hunt') + is('up|down') + INNOCENT + VICTIM,
      v('end|take|claim|snuff') + either(OWNER, '') + maybe(is('out')) + is('life|lives'),
      v('end') + of('O'),
      v('pull') + is('the') + is('trigger') + is('on') + VICTIM,
      v('open') + is('fire') + is('on') + VICTIM,
      v('declare|wage') + is('war') + is('on|against') + VICTIM,
      v('throw|push|toss|shove|hurl|chuck|fling|kick|drop') +
        VICTIM +
        is('off|from|into|overboard|under|out|down') +
        upTo(2) +
        is(
          'well|stairs|shaft|mine|ravine|building|buildings|roof|roofs|rooftops|rooftop|bridge|cliff|window|plane|helicopter|helicopters|boat|balcony|sea|river|fire|train|bus|tower|mountain|ocean|tracks|volcano',
        ),
      both + OWNER + upTo(1) + of('N'),
      either(v('wipe|take|blow|tear|rip|run|cut|pick'), of(harm)) +
        INNOCENT +
        VICTIM +
        either(
          is('out|off|apart|up|from|down|over|open') +
            maybe(is('the|pieces|death|pulp|bits|shreds')),
          is('to|into') + is('pieces|death|pulp|bits|shreds|ashes|dust'),
        ) +
        `(?!${is('for|dinner|lunch')})`,
      v('blow|beat|chop|cut|hunt|rip|tear|run|string|burn|stamp|stomp|spit') +
        is('up|down|over|apart|on') +
        VICTIM,
      of(harm) +
        VICTIM +
        upTo(3, 'XR') +
        either(
          is('to') + upTo(1) + is('death|pulp|bits|pieces|ground|floor|dust|inch'),
          is('until|till') +
            upTo(4) +
            is('dead|die|dies|moving|breathing|bleed|bleeds|blood|unconscious|cry|scream'),
          is('senseless|unconscious|bloody|lifeless|silly'),
        ),
      v('make|let') +
        VICTIM +
        upTo(1) +
        either(
          of('DF') + `(?!${is('out|my')})`,
          is('pay') + `(?=$|[,.] |${is('for|with|dearly')})`,
          is('beg|scream|cry|regret|hurt|suffer|disappear|vanish|fear|wish'),
          is('afraid|scared|terrified') + is('to|of'),
        ),
      v('make') +
        either(
          OWNER + upTo(1) + of('N') + is('a') + is('widow|widower|orphan'),
          either(is('life'), OWNER + is('life|lives')) +
            upTo(1) +
            is('hell|miserable|unbearable') +
            `(?!${is('with')})`,
        ),
      v('set') +
        either(
          VICTIM + is('on|alight|ablaze'),
          is('fire') + is('to'),
          OWNER + upTo(2) + of('BT') + is('on|alight|ablaze'),
        ) +
        upTo(2),
      either(
        both + maybe(is('off|out|open|in|up')),
        v(
          'rip|tear|snap|crack|bust|blow|cave|twist|claw|gouge|pull|wring|rearrange|split|carve|knock|kick|stomp|stamp|drill|drive',
        ) + maybe(is('off|out|open|in|up|on')),
      ) +
        OWNER +
        body,
      both + `(?!${is('black|white|red')})` + upTo(1, 'LXIVPGHQJDFSORY') + of('NK') + of('B'),
      v('carve|cut|burn') + upTo(3, 'XR') + is('into') + OWNER + of('B'),
      either(v('beat|kick|knock|scare|choke|slap'), both) +
        is('the|some|all') +
        is('shit|crap|hell|life|living|fuck|sense|gay|daylights|teeth|stuffing|evil|soul') +
        upTo(2) +
        is('of|into|from') +
        either(VICTIM, OWNER),
      v('squeeze|choke|beat') +
        is('the') +
        is('life|breath|air') +
        is('out|from') +
        maybe(is('of')) +
        VICTIM,
      v('take|use|try|lay') +
        either(is('a|an|my|the|our') + upTo(1), '') +
        is(
          'hammer|axe|chainsaw|machete|bat|knife|flamethrower|gun|crowbar|belt|whip|bricks|ammunition|ammo|grenades|tanks|gas|acid|rifle|razor|blowtorch|sledgehammer|bullets',
        ) +
        is('to|on|against') +
        either(VICTIM, OWNER + body),
      v('drop|throw|detonate|plant|put') +
        is('a|an|the|some|my|bombs') +
        upTo(1) +
        is('bomb|bombs|nuke|nukes|grenade|grenades|napalm|explosives|explosive') +
        `(?!${is('of|in')}${is('conversation')})` +
        is('on|at|in|under|into') +
        either(VICTIM, PLACE, OWNER + upTo(1) + of('BW')),
      v('use|deploy') +
        upTo(2, 'XR') +
        is('force|violence|ammunition|ammo|bullets|rounds|grenades') +
        is('on|against') +
        VICTIM,
      v('teach|show') +
        VICTIM +
        upTo(4, 'XR') +
        is('with') +
        upTo(2, 'XR') +
        is('fists|fist|belt|bat|bats|stick|knife|gun|bullets|whip|hammer|rope|sticks|bullet'),
      v('pay|visit') +
        VICTIM +
        upTo(2, 'XR') +
        upTo(3, 'XR') +
        is('with') +
        upTo(2, 'XR') +
        of('W') +
        '(?=$|[,.] )',
      v('force') + is('myself|ourselves|yourself') + is('on|onto|upon|into') + VICTIM,
      v('take') + VICTIM + is('by') + is('force'),
      v('fuck') + VICTIM + is('up') + `(?!${is('with')})`,
      v('silence|shut') +
        VICTIM +
        maybe(is('up')) +
        is('once|forever|for|permanently') +
        `(?!${is('the|a|an')})`,
      v('take|deal') +
        maybe(is('care')) +
        is('of|with') +
        VICTIM +
        upTo(1) +
        is('permanently|forever|violently|physically'),
      v('relieve|rob|deprive|strip') +
        VICTIM +
        is('of') +
        is('their|his|her|your|the') +
        is('life|lives|heads|head|limbs'),
      v('tie|chain|nail|hitch|rope|strap') +
        VICTIM +
        is('to') +
        upTo(2) +
        is(
          'truck|car|bumper|tree|cross|stake|horse|horses|train|tracks|chair|bed|post|lamppost|railway',
        ),
      v('pour|throw|spray|splash') +
        is('acid|petrol|gasoline|bleach|boiling|kerosene|gas|pepper') +
        upTo(2) +
        is('on|over|at|in|into') +
        either(VICTIM, OWNER + upTo(1) + of('B')),
      v('put|slip|mix') +
        upTo(1) +
        is('poison|arsenic|cyanide|strychnine|glass|antifreeze|bleach') +
        is('in|into') +
        either(
          OWNER + upTo(1) + is('food|drink|coffee|tea|water|soup'),
          upTo(3) + is('food|drink|coffee|tea|water|soup'),
        ),
    )
  );
};
const gerund = (base: string) =>
  /^(?:put|cut|get|run|hit|set|let|stab|string|chop|rip|snap|gun|grip|drop|drag|pump|strap|wrap|mix|slip|ram|rob|strip|shut|split|knit|rid|stop|hop|dump|ship|claim)$/.test(
    base,
  ) &&
  !/^(?:string|dump|pump|claim)$/.test(base) &&
  base !== 'mix'
    ? `${base}${base.at(-1) ?? ''}ing`
    : base === 'tie'
      ? 'tying'
      : base.endsWith('e')
        ? `${base.slice(0, -1)}ing`
        : `${base}ing`;
export const PLACE =
  is('your|ur|their|his|her|the|this|that|those|these|every|all|a') + upTo(2, 'LXIVR') + of('T');
const burning = (verbs: string) =>
  '(?=[^ :]+:[A-Za-z]*[MVHGJ])' +
  either(
    is(verbs) + maybe(is('down|up')) + PLACE,
    is(verbs.includes('ing') ? 'setting' : 'set') + is('fire') + is('to') + PLACE,
  );
const KILL_PHRASE = either(
  violent('V', 'H'),
  is('put|take|hold|set') +
    is('a|the|my|light|fire') +
    maybe(is('match|torch|lighter|flame')) +
    is('to') +
    PLACE,
  burning('burn|bomb|torch|blow|nuke|shoot|raze|firebomb|incinerate'),
  is('burn|bomb|torch|blow|nuke|shoot|attack|destroy|raid') + maybe(is('down|up')) + PLACE,
  is('throw|pour') +
    is('acid|stones|rocks|petrol|gasoline|bricks|grenades') +
    is('at|on|over') +
    VICTIM,
);
const KILLING_PHRASE = either(
  violent('G', 'J'),
  burning('burning|bombing|torching|blowing|nuking|shooting|razing|firebombing'),
  is('burning|bombing|torching') + maybe(is('down|up')) + PLACE,
);
/** Also the lesser violence, where who suffers it is named. */
const DEED_PHRASE = either(KILL_PHRASE, of('H') + maybe(is('up|down')) + NOUN);
export const DEEDING_PHRASE = either(KILLING_PHRASE, of('J') + maybe(is('up|down')) + NOUN);
/** Done to a part of the body. */
const PB = either(
  of('PQE'),
  is(
    'ripped|torn|smashed|broken|gouged|snapped|crushed|cracked|twisted|pulled|bashed|kicked|knocked|blown|sliced|slit|cut|chopped|severed|removed|burned|burnt|stomped|split|caved|sewn|taped|wired',
  ),
);
/** What befalls somebody: be killed, get shot, die. */
const BEFALL_PHRASE = either(
  is('be|get|gets|have|being|getting|been|become|are|is|were') +
    upTo(3, 'XLIVGO') +
    either(
      of('PE'),
      of('Q') + `(?!${is('off|out|up')})`,
      is('taught') +
        either(
          is('a') + upTo(1) + is('lesson'),
          is('with|by') + upTo(2) + is('belt|fist|fists|whip|stick|cane|rod|gun|bat|hammer'),
        ),
      is(
        'wiped|blown|torn|shredded|beaten|whipped|flogged|burned|gassed|hunted|rounded|strung|lined|stoned|destroyed|crushed',
      ) +
        maybe(is('out|off|down|to|on|up|away|into')) +
        upTo(3),
      is('run|struck|mown|mowed') + is('over|down|through'),
      is('set|lit') + is('on|alight|ablaze') + upTo(1),
      is('done') + is('away|in'),
      is(
        'put|taken|sent|thrown|tossed|dragged|pushed|shipped|locked|dumped|led|driven|dropped|removed|banished',
      ) +
        either(
          is('down') + `(?=$|[,."'?] |${is('like|now|as|for|immediately|humanely|at')})`,
          is('out') + is('and|back|of') + upTo(2),
          is('to|in|into|off|from|under|against|behind|on|through|out|onto') +
            upTo(4, 'X') +
            is(
              `${PIT}|${AWAY}|death|sleep|wall|sword|torch|stake|lions|wolves|sharks|dogs|roof|roofs|rooftops|building|buildings|bridge|cliff|window|planet|earth|existence|society|gallows|guillotine|noose|scaffold|island|streets|misery|life|slaughter|slaughterhouse|gas|bus|train|firing|trees|world|gene|concentration|overboard|shot|train|tracks`,
            ),
        ),
    ),
  of('D') + `(?!${of('A')}|${is('peacefully|laughing|of|to|up|out|hard|trying|without')})`,
  is('died|perished|suffered|disappeared|vanished|drowned|burned') +
    `(?!${is('of|in|from|at|because')})`,
  is('drop|burn|rot|cease') + is('dead|in|to') + upTo(2),
  is('go|swing|hang|dangle') +
    maybe(is('straight|right')) +
    is('to|from') +
    maybe(is('the|a')) +
    upTo(1) +
    is(
      'hell|gallows|guillotine|noose|rope|tree|trees|lamppost|lampposts|lamp|ropes|grave|graves|camps|ovens|chambers|stake',
    ),
  is('get|have|catch') +
    upTo(2, 'XLI') +
    is('cancer|aids|covid|ebola|tumor|tumour|stroke|leukemia'),
  is('kill|hang|shoot|drown') + is('themselves|themself|himself|herself|yourself|yourselves'),
  is('be|get|being') + upTo(4, 'X') + is('and') + of('PQ'),
  is('be|being|get') + is('dealt') + is('with') + is('once|permanently|violently|forever'),
  is('gets|catches|has') +
    upTo(2, 'XLI') +
    is('cancer|aids|covid|raped|shot|killed|murdered|stabbed|hanged|executed'),
  is('dies|suffers|burns|rots|drowns|chokes|perishes') +
    `(?!${is('of|from|at|out|up|with|peacefully|happy')}|${is('in')}${is('jail|prison|peace')})`,
  is('not') + is('exist|live|breathe|survive') + `(?!${is('in|with|here|like|on|up')})`,
  is('not') + is('be') + is('alive|breathing|living|left|spared') + `(?!${is('out|behind|alone')})`,
  is('not') +
    is('be') +
    is('allowed|permitted|let') +
    is('to') +
    is('live|exist|breathe|survive|breed|reproduce'),
  is('have|get|had|has|having|getting|need|needs|wants') +
    either(OWNER, is('all')) +
    upTo(2) +
    of('B') +
    upTo(1) +
    PB,
  is('be|get|gets|being|were|are|is') +
    upTo(2, 'XLIVGO') +
    either(
      is('got') + is('rid') + is('of'),
      is('fed') + is('to') + is('the'),
      is('put') + is('to') + is('the') + is('sword|torch|stake'),
      is('weeded|stamped|rooted|cut|burned|flushed|smoked|thinned|purged|rubbed|snuffed') +
        is('out'),
      is('made') + is('to') + is('suffer|bleed|pay|disappear|beg|die'),
      is('left') + is('to') + is('die|rot|drown|starve|burn|bleed|freeze'),
      is('taken') + is('care') + is('of') + is('permanently|forever'),
    ),
  is('meet|face') +
    is('a|their|your|his|her|its') +
    upTo(2) +
    is('end|death|maker|doom|noose|executioner'),
  is('swing|hang|dangle|burn') + is('from|at|on') + upTo(3),
  is('end') +
    is('up') +
    upTo(1) +
    is('dead|in') +
    upTo(2) +
    maybe(is('grave|graves|ditch|morgue|coffin')),
);
export const WILL = either(
  is('will|shall|must|should|could|might|can') + adverbs,
  is('am|are|be|is') +
    upTo(2, 'LXNO') +
    is(
      'going|about|ready|willing|prepared|planning|plotting|coming|happy|glad|determined|here|tempted|itching|dying|set|gon|hoping|looking',
    ) +
    is('to|for') +
    adverbs,
  is('going|prepared|ready|about') + is('to') + adverbs,
  is(
    'want|need|plan|intend|promise|swear|vow|have|got|ought|wish|hope|like|love|long|mean|decided|came|come|dream|aim|has|wants|would',
  ) +
    upTo(1, 'LXNO') +
    is('to') +
    adverbs,
  is('would') + upTo(1, 'LXNO') + adverbs,
  is('can') + is('not') + is('wait') + is('to|until') + adverbs,
  is('swear|promise|vow') + upTo(3, 'X') + is('will|shall') + adverbs,
);
export const SHOULD = either(
  is(
    'should|must|shall|ought|needs|need|has|have|had|got|deserve|deserves|deserved|better|would|could',
  ) +
    maybe(is('to|better|have')) +
    adverbs,
);
/** Another deed before it: `find and kill`, `round them up and shoot`. */
export const AND = maybe(upTo(7, 'XR'), is('and|then'), upTo(1, 'XRL'));
export const ANYONE = either(
  of('IS'),
  is(
    'someone|somebody|anyone|anybody|people|government|police|army|military|state|everyone|everybody|one|you|men|god|nature|society|parents|doctors|states|country|nation|nations|cops|soldiers|patriots|believers|citizens|judges',
  ),
);
export const WISH = is(
  'day|hope|hopes|hoping|wish|wishes|wishing|pray|praying|hopefully|want|rather|prefer|wanna',
);
export const CRIMELESS = either(
  is('should') +
    is('not') +
    is('be') +
    upTo(1) +
    is('illegal|crime|criminal|punished|punishable|wrong|prosecuted|forbidden|banned|prohibited'),
  is('should|must|ought') +
    maybe(is('to')) +
    is('be') +
    upTo(1, 'X') +
    is(
      'legal|legalised|legalized|allowed|encouraged|rewarded|mandatory|compulsory|permitted|celebrated|decriminalised|decriminalized|law|normal|sport|acceptable|lawful',
    ),
  is('is|are') + is('not') + upTo(2) + is('crime|wrong|murder|sin|illegal|bad'),
  is('is|are') +
    upTo(1, 'X') +
    is('fine|ok|okay|acceptable|allowed|legal|normal|legitimate') +
    `(?!${is('in|on|at')})`,
  is('is|would|will|seems') +
    upTo(1, 'X') +
    maybe(is('be')) +
    upTo(3, 'X') +
    is(
      'solution|answer|duty|justified|favor|favour|service|necessary|fun|good|great|deserved|best|way|justice|right|fair|satisfying|pleasure|delight',
    ),
);

/** The long ones, looked for once in a sentence; rules that end with one hold only its letter. */
export const ENGLISH_PHRASES = [
  phrase('k', KILL_PHRASE),
  phrase('g', KILLING_PHRASE),
  phrase('d', DEED_PHRASE),
  phrase('e', DEEDING_PHRASE),
  phrase('b', BEFALL_PHRASE),
];
/** Where one of them begins. */
export const [KILL, KILLING, DEED, DEEDING, BEFALL] = [
  begins('k'),
  begins('g'),
  begins('d'),
  begins('e'),
  begins('b'),
];
