import { say } from '@vedetta/messages/say.ts';
import { COMMA, either, is, maybe, nowhere, of, rule, START, upTo } from '../grammar.ts';
import { type ThreatRule, threatIn } from '../threat-rule.ts';
import { adverbs, BEFALL, DEED, ONE, OWNER, PLACE, VICTIM, WILL } from './phrases.ts';

const threat = threatIn('en');
const EVERY = is('every|all|each|those|these|any|them|him|her');
const THEY = either(VICTIM, of('S'), is('you|u'));
/** `If you cannot see the pictures`: what somebody may be unable to do is no fate. */
const UNABLE = `(?!(?<=(?:^| )(?:if|when|where|because):[A-Za-z]* (?:you|u|they|we|he|she):[A-Za-z]* )(?:can|could):[A-Za-z]* not:)`;
/** What somebody will never do, or should not; what they never do is what they are like. */
const NEVER = either(
  `(?<=(?:^| )(?:will|ll|shall|would|could|may|might|should|must|going|gonna|hope|hopes|wish|pray|ensure|sure):[A-Za-z]* (?:[^ :]+:[A-Za-z]* ){0,3})${is('never')}`,
  is('never') + is('going|gonna|gon') + maybe(is('to')),
);
const END = '(?=$|[,."\'?] )';
const FUTURE = either(
  is('will|shall|gonna|gon|must|should|would') + adverbs,
  is('am|are|is|be') + upTo(2, 'XR') + is('going|about|bound') + is('to') + adverbs,
  is('am|are|is|going|want|wanna') + maybe(is('to')),
  is('had|would|better') + maybe(is('to')),
);
const GUN = is(
  'gun|guns|pistol|rifle|shotgun|knife|knives|machete|axe|bat|bats|bomb|bombs|rope|noose|crowbar|blade|razor|sword|chainsaw|hammer|petrol|gasoline|acid|fist|fists|boot|boots|grenade|grenades|bullet|bullets|ak|glock|ar15|explosives|machetes|rifles|matches|woodchipper|sledgehammer|shovel|stick|strap|heat',
);
const PLACE_OF_DEAD = is(
  'ditch|ditches|grave|graves|coffin|coffins|casket|bag|bags|morgue|river|ground|box|pieces|hearse|hospital|wheelchair|cemetery|lake|swamp|dirt|ashes|mortuary|woods|trunk|urn|intensive|coma|canal|shroud|dumpster|landfill|sea|earth',
);
const GRIM = either(
  is('a') + maybe(is('body|wooden|pine|shallow|mass|black|plastic')) + upTo(1),
  is('body|the|mass|an|many|tiny|little|your|their') + upTo(1),
  '',
);

/** What the writer hints will become of somebody: the words that English has for dying and for being made to die. */
export const FATE_RULES: readonly ThreatRule[] = [
  threat(
    'at-my-hands',
    'threat',
    say('doesSaysSomebodyWillDie'),
    rule(
      is('die|dies|death|end|suffer|perish|bleed|fall|killed|dead|blood|finished|destroyed'),
      upTo(5, 'XR'),
      is('at|by|on|from'),
      is('my|our'),
      upTo(2),
      is('hand|hands|knife|sword|gun|blade|fist|fists|rifle|bullet|bullets|boot'),
    ),
  ),
  threat(
    'body-undone',
    'incitement',
    say('doesWantsSomebodysBody'),
    rule(
      either(
        is('if') + is('only'),
        is(
          'hope|wish|want|like|love|should|ought|must|will|going|gonna|get|getting|need|needs|deserve|deserves|to|have|has',
        ),
      ),
      upTo(8, 'XR'),
      is('have|had|get|got|having|getting|gets|be|need|needs|deserve|deserves'),
      OWNER,
      upTo(2),
      of('B'),
      upTo(1),
      either(
        of('PQ'),
        is(
          'ripped|torn|smashed|broken|snapped|cracked|twisted|pulled|bashed|kicked|knocked|blown|sliced|slit|cut|chopped|severed|removed|stomped|split|caved|gouged|sewn|crushed|beaten',
        ),
      ),
    ),
  ),
  threat(
    'in-a-box',
    'threat',
    say('doesSaysSomebodyWill'),
    rule(
      either(THEY, is('this|it|will|gonna|to')),
      upTo(5, 'XR'),
      is(
        'end|ends|ending|be|lie|lying|wake|found|find|leave|leaving|go|going|come|home|carried|finish|sleep|sleeping|identify|swim|collect|pick|bury|float|floating|back|put|out',
      ),
      upTo(3, 'XR'),
      is('in|up|under|at|with|into'),
      upTo(1),
      GRIM,
      PLACE_OF_DEAD,
      `(?<!${is('i')}${upTo(3)}${is('in')}.*)`,
      `(?<=${is('will|shall|gonna|going|ends|want|should|make|be|deserve|or|them|you|hope')}.*)`,
      nowhere('paper|gift|shopping|lunch|goody'),
    ),
    true,
  ),
  threat(
    'never-live',
    'threat',
    say('doesSaysThatSomebody'),
    rule(
      THEY,
      UNABLE,
      upTo(3),
      either(is('not|nobody|none'), NEVER, is('will') + is('not')),
      upTo(3),
      either(
        is('leave|leaving|get|getting|make|walk|walking|come|coming|go|going|escape') +
          upTo(5) +
          is('alive'),
        is('live|survive|see') +
          upTo(1) +
          either(is('the|this|another|long|much|to|tomorrow') + upTo(3), '') +
          either(
            is(
              'winter|night|week|day|year|morning|sunrise|sun|dawn|summer|weekend|see|tell|regret|vote|enough|longer|christmas|tomorrow|grandchildren|birthday|month|hour',
            ),
            END,
          ),
        is('have|got') + upTo(1) + is('long') + upTo(2) + either(is('earth|planet|left|live'), END),
        is('wake|breathe|walk|talk|speak|smile|see') + upTo(1) + is('again|another|up') + upTo(2),
        is('make|made') + is('it') + is('out|to|home|past|through') + upTo(4),
      ),
    ),
    true,
  ),
  threat(
    'as-good-as-dead',
    'threat',
    say('doesSaysSomebodyGood'),
    rule(
      either(THEY + is('is|are'), is('consider')),
      upTo(3, 'XR'),
      either(
        is('good') + is('as') + is('dead|gone'),
        is('yourself|yourselves') + is('dead|warned|finished'),
        is('a') +
          upTo(1) +
          is('dead|walking') +
          upTo(1) +
          is('man|woman|corpse|walking|girl|boy|bitch|meat|person|nigga|motherfucker'),
        `(?<=${is('you|u|yall')}${is('are')}.*)(?<!${is('when|once|if|until|till|after|as|before|since|while|because')}${is('you|u|yall')}${is('are')}.*)` +
          is('dead|history|toast|finished|done|over') +
          `(?=$)`,
        is('living') + is('on') + is('borrowed'),
        is('marked') + is('for') + is('death'),
        `(?<=${is('you|u|yall')}.*)` + is('fucking|so|already|all') + is('dead') + END,
      ),
    ),
    true,
  ),
  threat(
    'once-then-dead',
    'threat',
    say('doesSaysSomebodyWill'),
    rule(
      either(
        is(
          'once|when|if|moment|minute|second|soon|tomorrow|tonight|by|before|friday|monday|sunday|time|next',
        ) +
          upTo(9, 'R') +
          COMMA,
        '',
      ),
      is('you|she|he|they|u'),
      either(is('is|are'), is('will') + is('be'), is('gonna') + is('be')),
      upTo(1),
      is('dead'),
      either(END, is('meat|man|by|before|soon|tomorrow|tonight')),
      `(?<!${is('if|think|thought|know|sure|say|said|believe')}${upTo(2)}${is('you|she|he|they')}.*)`,
      `(?<=${is('you|once|moment|minute|soon|tomorrow|tonight|find|will')}.*)`,
    ),
    true,
  ),
  threat(
    'kill-list',
    'threat',
    say('doesListPeopleKilled'),
    rule(
      either(
        is('my|our') +
          upTo(2) +
          either(
            is('list') + `(?<=${is('kill|death|hit|shit|murder|target')}${is('list')})`,
            is('list') + END,
          ),
        is('your|their') +
          upTo(1) +
          is('name|names') +
          is('is|are') +
          upTo(1) +
          is('on') +
          upTo(1) +
          is('list|bullet'),
      ),
      `(?<!${is('wish|shopping|christmas|to|do|mailing|guest|vip|reading')}${is('list')}.*)`,
    ),
    true,
  ),
  threat(
    'death-warrant',
    'threat',
    say('doesSaysSomebodyBrought'),
    rule(
      is('sign|signed|signing|dug|digging|dig'),
      upTo(1),
      is('your|their|his|her'),
      upTo(1),
      is('own'),
      upTo(1),
      is('death|grave'),
    ),
    true,
  ),
  threat(
    'last-thing',
    'threat',
    say('doesSaysSomebodyAbout'),
    rule(
      either(
        is('last') +
          is('thing|face|sight|person|voice|breath|day|meal|words|night|christmas|mistake') +
          upTo(2) +
          either(
            is('you|they') + upTo(1) + is('will|ever|see|hear') + upTo(2),
            is('on|in') + upTo(2) + is('earth'),
          ),
        is('enjoy|savour|savor|take|breathe') +
          is('your') +
          upTo(1) +
          is('last') +
          upTo(1) +
          is('breath|day|days|meal|hours|moments|breaths|night|words'),
        is('be|is') +
          is('your|their|his|her') +
          is('last') +
          upTo(1) +
          is('day|breath|night|hour|mistake|words|meal|christmas|birthday') +
          END,
      ),
    ),
    true,
  ),
  threat(
    'prepare',
    'threat',
    say('doesTellsReaderPrepare'),
    rule(
      either(START, is('better|should|must|can')),
      upTo(1),
      either(
        is('prepare|ready|get') +
          maybe(is('yourself|ready')) +
          is('to|for') +
          either(
            is('die|bleed|suffer|burn|meet|hang'),
            is('your') + upTo(1) + is('death|funeral|execution|end|maker'),
          ),
        is('say|kiss') +
          is('your|them|goodbye|bye|farewell') +
          upTo(3) +
          either(
            is('goodbye|prayers|last|bye|farewell'),
            is('to') + upTo(1) + either(of('BN'), is('life|world|family|kneecaps')),
          ) +
          `(?!${is('and')}${is('go')})`,
        is('pick|choose|order|buy|measure') +
          maybe(is('out|up')) +
          is('your|a|the') +
          upTo(1) +
          is('coffin|casket|grave|headstone|tombstone|gravestone|epitaph|funeral'),
        is('write|make|update|finish|sort') +
          is('your|a') +
          upTo(1) +
          is('will|testament|obituary|epitaph|suicide'),
        is('dig|digging') + is('your') + upTo(1) + is('grave|graves'),
      ),
    ),
    true,
  ),
  threat(
    'would-do-well',
    'threat',
    say('doesHintsReaderWill'),
    rule(
      is('you'),
      upTo(3),
      is('well|better|want|should|wise'),
      upTo(2),
      either(
        is('write|make|update') + is('your|a') + is('will'),
        is('hire|get') + upTo(2) + is('bodyguard|bodyguards|vest'),
      ),
    ),
    true,
  ),
  threat(
    'time-is-up',
    'threat',
    say('doesSaysSomebodysTime'),
    rule(
      either(
        OWNER +
          is('time|hour|turn') +
          either(
            is('is|has') + upTo(1) + is('up|near|coming|come|running|here|over'),
            is('will') + is('come'),
          ),
        is('clock') +
          is('is') +
          is('ticking') +
          upTo(1) +
          is('on|for') +
          upTo(1) +
          either(is('life|you'), of('B')),
        OWNER + upTo(1) + is('days|hours') + upTo(4) + is('numbered|counted'),
        is('over|curtains|lights') + maybe(is('out')) + is('for') + is('you|u|them|him|her'),
      ),
      END,
    ),
    true,
  ),
  threat(
    'death-comes',
    'threat',
    say('doesSaysDeathComing'),
    rule(
      either(
        of('Z'),
        is(
          'reaper|reckoning|revenge|vengeance|storm|karma|justice|end|purge|rope|hellfire|war|army|hell|payback|retribution|doom|grave|fate|bullets|devil',
        ),
      ),
      upTo(4, 'XR'),
      either(
        is('is|are') + upTo(1) + is('coming|waiting|near|knocking|ready|here|upon|on') + upTo(2),
        is('awaits|await|waits|wait|will|comes|come') + upTo(3),
      ),
      either(is('for|upon|to|at|on|find|take|catch|strike|hit') + VICTIM, VICTIM, is('soon')),
      END,
    ),
    true,
  ),
  threat(
    'day-of-rope',
    'threat',
    say('doesSaysMassKilling'),
    rule(
      is('day|night|time|year|hour'),
      is('of'),
      is('the|dead'),
      upTo(1),
      is('rope|ropes|knives|noose|long|guillotine|purge|reckoning|feminist|jew|pig'),
    ),
    true,
  ),
  threat(
    'bloodbath',
    'threat',
    say('doesSaysThereWill'),
    rule(
      is('there'),
      either(is('will') + is('be'), is('is|are') + upTo(1) + is('going') + is('to') + is('be')),
      upTo(3),
      either(
        is(
          'massacre|bloodbath|bloodshed|carnage|slaughter|corpses|bodies|blood|killing|killings|casualties|shooting|bombing|bullet|rope|noose|deaths|explosion',
        ) + `(?!${is('pressure|test|tests|donation|drive')})`,
        is('no') + is('survivors|mercy|survivor'),
        is('dead') + upTo(1) + of('NK'),
      ),
      upTo(4),
    ),
  ),
  threat(
    'red-with-blood',
    'threat',
    say('doesSaysBloodWill'),
    rule(
      either(
        is('streets|rivers|gutters|town|city|halls|river|floor|walls|snow') +
          upTo(2) +
          FUTURE +
          upTo(3) +
          is('red|blood|bodies'),
        is('blood|brains|guts') +
          `(?!${is('pressure|sugar|test|tests|type|donation|donations|flow')})` +
          upTo(2) +
          FUTURE +
          upTo(4) +
          is(
            'spilled|spilt|flow|spill|shed|streets|hands|wall|walls|pavement|floor|over|drip|run|everywhere',
          ),
      ),
    ),
  ),
  threat(
    'heads-roll',
    'threat',
    say('doesSaysHeadsWill'),
    rule(
      is('heads'),
      is('will'),
      is('roll'),
      `(?=.*${is('literally|axe|guillotine|sword|blood|jews|muslims|streets')})`,
    ),
    true,
  ),
  threat(
    'place-burns',
    'threat',
    say('doesSaysPlaceWill'),
    rule(
      either(
        is('boom') + is('goes') + upTo(2) + of('T'),
        either(
          PLACE,
          is(
            'clinic|hostel|centre|center|club|bar|parliament|courthouse|mall|market|ministry|embassy|consulate',
          ),
          OWNER + of('TB'),
        ) +
          upTo(1) +
          either(
            is('goes|go|going') + is('up') + is('in') + is('flames|smoke'),
            FUTURE +
              either(
                is('burn|explode'),
                is('be|get|go') +
                  upTo(1) +
                  either(
                    is('up') + is('in') + is('flames|smoke'),
                    is(
                      'burned|burnt|bombed|torched|blown|firebombed|raided|shot|razed|destroyed|attacked|ashes|rubble',
                    ) + maybe(is('up|down|to')),
                  ),
              ),
          ),
      ),
    ),
    true,
  ),
  threat(
    'bomb-there',
    'threat',
    say('doesSaysThereBomb'),
    rule(
      either(
        is('there') +
          is('is') +
          is('a') +
          upTo(1) +
          is('bomb|explosive') +
          is('in|under|at|inside|on|planted'),
        either(of('I'), is('have')) +
          upTo(2, 'XR') +
          is('planted|hid|hidden|left|placed|put|rigged|installed|set') +
          upTo(2) +
          is('bomb|bombs|explosives|explosive|device|devices|grenade|mine|mines|charges'),
        is('bomb|bombs|explosives') +
          upTo(3) +
          is('will|goes|go|is|are') +
          upTo(3) +
          is('under|off|explode|your|way'),
      ),
    ),
  ),
  threat(
    'my-weapon',
    'threat',
    say('doesWeaponSomebody'),
    rule(
      `(?<!${is('take|took|taken|taking|takes')})`,
      is('my|our|a|this|these'),
      upTo(1, 'XR'),
      GUN,
      upTo(2),
      either(
        is(
          'is|are|will|would|has|have|wants|want|needs|need|meets|meet|like|likes|loves|awaits|says|with|can',
        ) + upTo(7),
        '',
      ),
      either(
        of('NK') + of('B'),
        OWNER + upTo(1) + of('B'),
        is('for') + VICTIM + `(?!${is('to')})`,
        of('NK') + is('blood'),
        is('your') + is('name'),
      ),
      `(?<!${is('can|could|was|were|if|about')}.*)`,
    ),
  ),
  threat(
    'armed-for',
    'threat',
    say('doesWeaponReadySomebody'),
    rule(
      either(of('I'), START),
      upTo(4, 'XR'),
      is(
        'have|got|bought|buy|brought|bring|loaded|loading|sharpened|sharpening|polishing|cleaned|cleaning|ordered|load|carry|own|oiled|stocked|packed',
      ),
      upTo(4, 'XR'),
      either(GUN, is('ammo|ammunition|rounds|list')),
      upTo(6),
      either(
        is('for|on|against|at') + either(VICTIM, is('next|your')),
        is('looking') + is('for') + VICTIM,
        is('name') + is('on') + is('it'),
        is('need') + upTo(2) + VICTIM,
        is('coming|way|outside|know') + upTo(5) + either(is('you|your|use'), ''),
      ),
      `(?<!${is('deer|ducks|hunting|cooking|sale')}.*)`,
    ),
  ),
  threat(
    'at-your-door',
    'threat',
    say('doesSaysWriterNear'),
    rule(
      of('I'),
      upTo(2, 'XR'),
      is('outside|at|near|behind|in|under'),
      is('your|ur'),
      upTo(1),
      of('T'),
      upTo(5),
      either(GUN, is('waiting|armed|friends|match')),
    ),
  ),
  threat(
    'see-you',
    'threat',
    say('doesAnnouncesVisitWeapon'),
    rule(
      either(is('see|meet|visit|find|get|catch|coming|pay'), is('come')),
      upTo(6),
      is('with|and|bring|bringing'),
      upTo(4),
      GUN,
      upTo(3),
      END,
    ),
    true,
  ),
  threat(
    'you-fate',
    'threat',
    say('doesTellsSomebodyThey'),
    rule(
      THEY,
      upTo(2, 'R'),
      either(FUTURE, is('is|are')),
      upTo(2, 'R'),
      either(
        is('sleep|sleeping|swim|swimming|lie') +
          is('with') +
          upTo(1) +
          is('fish|fishes|worms|sharks'),
        is('meet|meeting|see') +
          is('your|their|his|her|the') +
          is('maker|creator|ancestors|reaper|end|death|doom|god'),
        is('push|pushing') + is('up') + upTo(1) + is('daisies'),
        is('take|taking') + is('a') + is('dirt|long') + is('nap'),
        is('bite|biting|eat|taste') +
          upTo(1) +
          is('dust|bullet|bullets|dirt|lead|pavement|steel|curb|concrete') +
          END,
        is('wear|wearing') + is('black'),
        is('need|needing') +
          upTo(3) +
          is('dental|undertaker|coffin|ambulance|hearse|surgeon|wheelchair|casket|funeral'),
        is('have|meet|suffer') + is('a|an') + upTo(3) + is('accident') + END,
        is('disappear|vanish') + `(?!${is('into|from|in|the')}${is('view|thin|house|room|list')})`,
        is('sorry') + upTo(4) + is('born'),
        is('wish') + upTo(5) + is('dead|born|died|aborted'),
        is('pay') + is('the|a|with') + upTo(2) + is('price|blood|life|lives|ultimate'),
        is('get|gets') +
          is('what') +
          is('is|you|they') +
          upTo(1) +
          is('coming|deserve') +
          maybe(is('to')) +
          of('O') +
          COMMA +
          is('hard|soon|with|bad'),
        is('get|getting') +
          upTo(1) +
          either(
            of('PQ'),
            is(
              'clapped|smoked|bodied|dropped|folded|jumped|whacked|merked|popped|iced|stomped|slid|got|rekt',
            ),
          ) +
          maybe(is('on')),
        is('catch|catching') +
          is('a|these|my|some') +
          is('bullet|bullets|fade|hands|fists|body|blade'),
        is('learn') + upTo(4) + is('happens') + upTo(2) + of('N') + COMMA + upTo(3) + of('W'),
        is('bleed|scream|beg|crawl|choke|squeal') +
          `(?!${is('out|for|to|red|blue|green')}${is('joy|ice|fun|more|see|colours')})`,
        is('next') + either(END, is('on|in') + upTo(3) + is('block|list|grave')),
        is('in') + is('for') + upTo(3) + is('beating|bullet|death'),
        is('grow') + is('up') + is('without') + upTo(3),
        is('not') +
          upTo(2) +
          is('problem|bother|talk|speak|breathe') +
          upTo(2) +
          is('after|again|anymore|ever') +
          upTo(2),
      ),
    ),
    true,
  ),
  threat(
    'nobody-finds',
    'threat',
    say('doesSaysNobodyWill'),
    rule(
      is('nobody|no|none|never|police|they|cops'),
      upTo(2),
      is('will|can|gonna|not'),
      upTo(2),
      is('find|hear|save|identify|recognise|recognize|miss|help|look'),
      upTo(1),
      either(
        is('you|u|your|ur') +
          upTo(2) +
          is(
            'body|bodies|scream|bones|corpse|remains|screaming|pieces|screams|from|for|grave|head|anymore',
          ),
        is('all') + is('the') + is('pieces'),
      ),
    ),
    true,
  ),
  threat(
    'found-dead',
    'threat',
    say('doesSaysReaderWillFound'),
    rule(
      is('find|identify|found|scrape|pull|fish|dredge'),
      is('you|your|him|her|them|ur'),
      upTo(5),
      is(
        'pieces|teeth|ditch|river|dental|dead|dna|ditches|wall|pavement|bag|bags|trunk|woods|canal|floating|face',
      ),
      `(?<=${is('will|to|gonna')}.*)`,
    ),
    true,
  ),
  threat(
    'die-by',
    'threat',
    say('doesTellsSomebodyThey'),
    rule(
      either(
        is('you|u|that|this|these|those|your|tonight|today|soon') + upTo(4, 'XRS'),
        is('all|every|each') + VICTIM,
      ),
      FUTURE,
      is('die|bleed|perish'),
      either(
        is(
          'a|an|in|at|by|for|slowly|painfully|alone|screaming|like|horribly|tonight|today|tomorrow|soon|one|together',
        ) + `(?!${is('peace|peacefully|sleep|happy|hospital|age|old')})`,
        END,
      ),
    ),
    true,
  ),
  threat(
    'kids-safe',
    'threat',
    say('doesHintsHarmReaders'),
    rule(
      either(
        is('nice|lovely|beautiful|pretty|cute|sweet|wonderful|great') +
          is(
            'family|kids|wife|daughter|daughters|house|son|sons|children|car|face|home|girlfriend|shop',
          ) +
          upTo(4) +
          COMMA +
          is('would|hate|shame|pity|be|keep') +
          upTo(6),
        is('know') +
          is('where|which|when|what') +
          upTo(2) +
          is('your|you|ur') +
          upTo(4) +
          is(
            'school|attend|attends|live|lives|sleep|work|works|walk|play|walks|goes|go|park|train',
          ),
        is('watching|followed|following|watched') +
          is('your|you') +
          upTo(1) +
          is('house|home|kids|family|wife|daughter|children|every'),
        is('check') + is('your|the') + is('brakes|car') + upTo(4) + maybe(is('if')),
        is('look') +
          is('under|over|behind') +
          is('your') +
          upTo(1) +
          is('car|bed|shoulder|shoulders') +
          `(?!${is('press|workout|for')})`,
        is('keep') +
          upTo(2) +
          is('eye|close') +
          upTo(2) +
          is('your|them') +
          upTo(1) +
          is('family|kids|children|daughters|daughter|wife|son|back|dog') +
          COMMA +
          either(END, is('or|because')),
        is('something') +
          is('bad|terrible|awful|nasty|horrible') +
          FUTURE +
          is('happen') +
          is('to') +
          is('your|you'),
      ),
      `(?!${is('lol|haha')})`,
    ),
    true,
  ),
  threat(
    'address',
    'threat',
    say('doesSomebodysAddressViolence'),
    rule(
      is('have|got|know|found'),
      is('your|ur'),
      upTo(1),
      is('address|route|schedule|house'),
      upTo(8),
      either(GUN, is('see') + is('you') + is('soon|tonight|tomorrow')),
    ),
    true,
  ),
  threat(
    'dark-alley',
    'threat',
    say('doesHintsAmbush'),
    rule(
      is('meet|find|catch|see|get|corner'),
      upTo(3),
      is('dark'),
      is('alley|alleyway|street|night|corner|place'),
    ),
    true,
  ),
  threat(
    'sleep-armed',
    'threat',
    say('doesWarnsReaderGuard'),
    rule(
      either(START, is('better|should|best')),
      is('sleep|wear|lock|hire|get'),
      upTo(3),
      either(
        is('lights') + is('on'),
        is('eye|eyes') + is('open'),
        is('vest|bodyguard|helmet|armour|armor') + `(?!${is('cycling|bike|ride|when')})` + upTo(1),
        is('doors') + is('tonight'),
      ),
      `(?!.*${is('healthier|cold|warm|bike|safety')})`,
    ),
    true,
  ),
  threat(
    'slang-deed',
    'threat',
    say('doesSaysSlangWhat'),
    rule(
      either(
        of('I') + upTo(2, 'XRLO') + WILL,
        of('I') + is('gon|gone|finna|boutta|gonna|bout') + maybe(is('to')),
        START +
          upTo(2, 'X') +
          is('gonna|finna|boutta|ima|going|will|someone|somebody') +
          maybe(is('to|please')),
        is('who|whoever'),
      ),
      upTo(2, 'X'),
      is(
        'smoke|merk|murk|ice|clap|body|blast|drop|deck|glass|lamp|duppy|waste|ghost|dust|off|cap|plug|whack|ventilate|stomp|bop|nut|chin|bottle|spark|batter|mash|lick|touch|jump|snuff|dome|clip|leak|air|lay|do|have|split|fold|bang|pop|bust|pack|end|bin|fuck|wax|rock|flatline|box|shank|cook|bun|wet|chef|ching|poke|dead|ride|slide|pull|run',
      ),
      either(
        of('O') +
          maybe(is('on|up|out|in|down')) +
          `(?!${is('a|the|some|my|at|at|dinner|all')})` +
          either(
            END,
            is(
              'out|in|up|down|tonight|tomorrow|so|and|like|on|with|for|when|till|til|bad|real|you|mate|bitch|punk|bro|fool|boy|n|before|fr',
            ),
          ),
        is('that|this|them|these|those|dem|a|the|some') +
          upTo(2) +
          either(
            ONE,
            is('fool|suckas|sucka|dude|clown|punk|opps|opp|pig|pigs|ops|boys|lot|rat|snitch|nonce'),
          ),
        is('on|up|out|a|some|somebody') +
          maybe(is('on|cap|caps|you|u|this')) +
          either(of('O'), is('in|somebody|yo|your|ur|them|that|dem|u') + upTo(2)),
        is('your|yo|ur|his|her|their') +
          upTo(1) +
          either(of('B'), is('wig|dome|cap|whole|set|top|block')),
      ),
      `(?!${is('lunch|dinner|coffee|drink|beer')})`,
    ),
    true,
  ),
  threat(
    'slang-fate',
    'threat',
    say('doesUsesStreetWord'),
    rule(
      either(
        is('pop|bust|put') + is('a') + is('cap') + is('in'),
        is('snitches') + is('get|end') + upTo(2) + is('stitches|ditches|up'),
        is('curb|pavement') + is('stomp') + either(VICTIM, EVERY),
        is('leave|leaving') + VICTIM + is('leaking|bleeding|stiff|slumped|cold'),
        is('get|gets|getting|got|be') +
          is('smoked|clapped|merked|bodied|whacked|dropped|iced') +
          END,
        is('split|peel|push') + is('your|yo|his|her|ur') + is('wig|cap|shit|dome|brain'),
        is('dirt') + is('nap'),
        is('square') + is('up'),
        is('on') + is('sight') + END,
      ),
      upTo(1),
    ),
    true,
  ),
  threat(
    'euphemism',
    'threat',
    say('doesUsesAnotherWord'),
    rule(
      either(
        of('I') + upTo(2, 'XRLO') + WILL,
        is('someone|somebody|we|should|let') + upTo(3, 'XR'),
      ),
      either(
        is('take') + is('care') + is('of') + VICTIM + COMMA + is('permanently|forever|once|for'),
        is('deal') +
          is('with') +
          VICTIM +
          upTo(2) +
          is('way|permanently|once|violently|same|last|like'),
        is('silence|finish|end|erase|delete|remove|eliminate|shut') +
          of('O') +
          maybe(is('up')) +
          either(END, is('once|for|forever|permanently') + `(?!${is('the|a|an')})`),
        is('put') + OWNER + is('lights') + is('out'),
        is('send') +
          VICTIM +
          is('to') +
          upTo(2) +
          is(
            'ancestors|allah|god|jesus|maker|hell|heaven|grave|hospital|morgue|devil|satan|ground|lord',
          ),
        is('do|lay|put|knock|take|bang') +
          of('O') +
          is('in|down|out|under|away') +
          either(END, is('mate|for|forever|cold|on')),
        is('see') + of('O') + is('dead|hanged|hang|buried|bleed|burn|swing|suffer|cry|die|in'),
        is('be') + is('the') + is('last|end|death') + upTo(5),
        is('have') +
          OWNER +
          upTo(2) +
          either('(?!home:)' + of('B') + upTo(6), is('head|guts|balls')),
        is('have') + of('O') + is('killed|shot|whacked|dead|beaten|hanged'),
        is('dance|spit|piss|shit') + is('on') + OWNER + upTo(1) + is('grave|corpse|body|coffin'),
        is('wear|use|hang|mount|eat|turn|sell|feed') +
          OWNER +
          upTo(1) +
          either(of('B'), is('skin|skull|heart|head|liver')) +
          upTo(4),
        is('bring|get') + is('my|our|a') + GUN,
        is('make') +
          maybe(is('sure')) +
          VICTIM +
          upTo(1) +
          is('wish|never|pay|disappear|vanish|regret|not') +
          upTo(4),
        is('paint|decorate|cover|redecorate') +
          upTo(2) +
          is('walls|wall|floor|room|street|pavement') +
          is('with') +
          OWNER,
        is('turn') +
          either(VICTIM, OWNER + upTo(1) + of('B')) +
          is('into|to') +
          upTo(2) +
          is(
            'mincemeat|mince|pulp|ashes|dust|paste|dog|meat|corpse|corpses|jelly|ash|sausages|soup',
          ),
        is('repeat|recreate|re-enact|finish|continue|do') +
          upTo(2) +
          is(
            'columbine|christchurch|utoya|auschwitz|holocaust|hitler|sandy|orlando|hebron|srebrenica|oklahoma',
          ),
        is('come|be|visit|stop') +
          upTo(3) +
          is('your|ur') +
          upTo(1) +
          of('T') +
          is('with') +
          upTo(3) +
          GUN,
      ),
    ),
    true,
  ),
  threat(
    'massacre-again',
    'incitement',
    say('doesHoldsUpMassacre'),
    rule(
      either(
        is('columbine|christchurch|utoya|breivik|tarrant|auschwitz|hitler|mcveigh') +
          upTo(2) +
          is('was|is|were') +
          upTo(2) +
          either(
            is('only|just') + upTo(1) + is('beginning|start|first'),
            is('right|hero|saint|legend'),
          ),
        is('next|another|new|second') +
          is('breivik|columbine|christchurch|tarrant|auschwitz|hitler|holocaust|mcveigh|manson') +
          upTo(4),
        is('finish|finished|complete|continue') +
          upTo(1) +
          is('what') +
          is('hitler|nazis|the|breivik|he') +
          upTo(2) +
          is('started|began|did|start|begin|left|job'),
      ),
    ),
  ),
  threat(
    'vermin',
    'incitement',
    say('doesLikensPeopleVermin'),
    rule(
      is(
        'rats|cockroaches|vermin|plague|disease|cancer|parasites|lice|pests|infestation|virus|tumour|tumor|weeds|roaches|maggots|rodents|dogs|animals|pigs|cattle',
      ),
      upTo(3, 'R'),
      COMMA,
      upTo(5, 'R'),
      either(
        BEFALL,
        of('PQ'),
        DEED,
        is(
          'stamp|stamped|squash|exterminator|exterminate|poison|poisoned|cut|burn|burned|cure|treat|gas|spray|crush|put',
        ) + maybe(is('them|out|down|on')),
      ),
      `(?<=${either(of('NK'), is('they|you'))}${upTo(2)}${is('is|are|like')}.*)`,
    ),
  ),
  threat(
    'pest-control',
    'incitement',
    say('doesLikensPeopleVermin'),
    rule(
      either(
        is('pest') + is('control'),
        is('take|taking') + is('out') + upTo(1) + is('trash|garbage|rubbish'),
        is('thin|thinning|cull|culling|reduce') + upTo(2) + is('herd|population|numbers'),
      ),
      COMMA,
      upTo(4),
      either(of('NK'), is('with|by') + upTo(2) + of('W')),
      `(?<=${is('time|need|let|should|must|we|going|start')}.*)`,
    ),
  ),
  threat(
    'funeral',
    'threat',
    say('doesSpeaksReadersFuneral'),
    rule(
      either(
        is('your') +
          upTo(1) +
          is('funeral|obituary|execution|burial|autopsy|death|corpse|wake') +
          upTo(1) +
          is('is|will|has|shall|was') +
          upTo(2) +
          either(
            is(
              'on|next|coming|soon|arranged|booked|near|planned|be|ready|scheduled|slow|painful|tomorrow',
            ),
            of('T'),
          ),
        is('inform|tell|announce|warn') +
          is('you') +
          upTo(1) +
          is('of|about') +
          is('your') +
          upTo(2) +
          is('death|execution|funeral|end'),
        is('sentenced') + is('to') + is('death') + END,
        is('reading|read|write|writing') + is('your') + is('obituary|eulogy|epitaph'),
      ),
      `(?<!${is('he|she|was|were|court')}.*)`,
    ),
    true,
  ),
  threat(
    'harmed-if',
    'threat',
    say('doesSaysWhatHappens'),
    rule(
      OWNER,
      upTo(1),
      either(of('NB'), is('family|life|presence|existence')),
      is('will|shall|is'),
      upTo(1),
      is('be|get|going'),
      upTo(2),
      either(
        of('PQ'),
        is('harmed|hurt|taken|ended|terminated|cut|extinguished|next|harm') + `(?!${is('care')})`,
      ),
      upTo(3),
      either(END, is('if|unless|should|with|in|by|soon|tonight')),
    ),
  ),
  threat(
    'last-words',
    'threat',
    say('doesWarnsReaderLast'),
    rule(
      is('last|final|only'),
      is('warning|chance|notice'),
      upTo(1),
      either(COMMA, is('before|or')),
      upTo(5),
      either(is('bullet|bullets|knife|grave|dead|kill|die|blood|shoot|burn|bomb'), of('Z')),
    ),
    true,
  ),
  threat(
    'declared-dead',
    'threat',
    say('doesSaysSomebodyCondemned'),
    rule(
      is('you|they|he|she'),
      upTo(1),
      is('are|is|have|has|will|been'),
      upTo(3),
      is('executed|sentenced|condemned|marked|targeted'),
      maybe(is('to|for')),
      either(is('death|die|execution|hang|elimination'), is('at') + upTo(3)),
      `(?<!${is('he|she|they|was|were')}.*)`,
    ),
    true,
  ),
  threat(
    'give-me-reason',
    'threat',
    say('doesSaysWriterClose'),
    rule(
      either(
        is('give|name') + upTo(1) + is('one|a|me') + upTo(1) + is('reason'),
        is('what') + is('stops|keeps'),
        is('try') + is('me'),
      ),
      upTo(8),
      either(DEED, is('shoot|kill|morgue|hospital|grave|dead|bleed') + upTo(2)),
    ),
  ),
  threat(
    'nothing-stops',
    'threat',
    say('doesSaysNothingWill'),
    rule(
      is('nothing|nobody|none|one|what|who'),
      upTo(1),
      is('will|can|could|is'),
      upTo(2),
      is('stop|keep|prevent|stopping|save'),
      upTo(1),
      either(of('IO'), is('me|us')),
      maybe(is('from')),
      upTo(8, 'XR'),
      either(DEED, '(?=[^ :]+:[A-Za-z]*[ge])'),
    ),
  ),
  threat(
    'force',
    'threat',
    say('doesSpeaksRape'),
    rule(
      either(
        is('force|forced|forcing') + of('O') + is('down') + END,
        is('take') + is('her|them|him') + is('by') + is('force'),
        is('exist|made|born|there|for|good') +
          is('to') +
          is('be') +
          upTo(1) +
          is('raped|beaten|killed|abused|used|enslaved'),
        is('take|taking') + is('turns') + is('on|with') + of('O'),
        is('drag|dragging') +
          of('O') +
          is('into') +
          upTo(1) +
          is('bushes|alley|woods|van|car|basement|forest'),
        is('rape|fuck|beat|rap') + is('some') + is('sense') + is('into'),
        is('shove|stick|force|ram') +
          is('a|my|the') +
          upTo(3) +
          is('up|down|in|into') +
          either(OWNER, VICTIM),
        is('acid') + is('attack') + VICTIM,
      ),
    ),
  ),
  threat(
    'war-on',
    'incitement',
    say('doesCallsViolenceAgainst'),
    rule(
      is('take|pick|rise|fight|rise'),
      maybe(is('up')),
      is('arms|weapons|guns|swords|knives'),
      is('against|on'),
      VICTIM,
    ),
  ),
  threat(
    'pushed',
    'incitement',
    say('doesCallsViolenceAgainstSomebody'),
    rule(
      either(
        of('NK') +
          upTo(3) +
          is('rooftops|rooftop|cliffs|bridges|roofs') +
          upTo(4) +
          COMMA +
          is('push|throw|toss'),
        is(
          'petrol|gasoline|match|matches|zyklon|cyanide|napalm|bullets|bullet|bats|fists|rope|noose|hammer|machete|knife',
        ) +
          upTo(4, 'XR') +
          is('cures|cure|solves|solve|fixes|fix|works|work|teaches|ends|heals|stops|wonders') +
          upTo(3) +
          either(
            of('NK'),
            is('homosexuality|problem|islam|feminism|judaism|gayness|transgenderism|it|on'),
          ),
      ),
      upTo(2),
    ),
  ),
];
