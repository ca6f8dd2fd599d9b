import { say } from '@vedetta/messages/say.ts';
import { type Frame, LOW, MEDIUM } from './frame.ts';

/** What someone should suffer, whoever does it. */
export const ENGLISH_FATES: readonly Frame[] = [
  {
    id: 'should-suffer',
    language: 'en',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '$mood ..6 (be|been|get|gets|being|is|are|was|were) ..3 $done',
      '$mood ..1 $done',
      '(need|needs|should|must|deserve|deserves) ..3 taken (out back|behind the (barn|shed|' +
        'woodshed))',
      '(need|needs|should|must) ..4 (rounded|lined) up ..3 (shot|removed|hanged|hung|executed|' +
        'eliminated|disposed|exterminated|gassed)',
      '(raping|killing|beating|murdering|shooting|stabbing|hanging|lynching|hitting) ..6 ' +
        '(should|should not|is not|should never) ..2 (be)? ..1 (legal|allowed|encouraged|' +
        'illegal|crime|wrong|punished|prosecuted)',
      '(be|get|been) ..1 six feet under',
      '$mood ..4 dragged ..2 (through|into|out|onto|from) ..4 (street|streets|homes|houses|' +
        'offices)',
      '$they ..3 (need|needs|must|should|has to|have to) ..2 be taken out',
      '$they ..4 (has|have) to be ..2 $done',
      '$mood ..4 $thrown ..4 (off|from|out|into|in|under|to|over|through) ..3 $place',
      '$mood ..6 (be|get|been) ..2 (beat|beaten|kicked|bludgeoned|stoned|clubbed) ..3 (death|pulp)',
      '$they ..3 (should|could) (have|of) ..2 $done',
      '(why|how come) ..3 (hanging|hanged|dead|executed|hung|shot|swinging) yet',
      '(should) (have|of)? ..1 (been)? ..1 (shot|drowned|strangled|killed|aborted) at birth',
      '(how about|what about|want|wants) ..5 (hung|hanged|shot) ..2 (till|until) ..1 dead',
    ],
    says: say('whyThreatShouldSuffer'),
    matches: ['Every one of those crooks must be hanged', 'He ought to get thrown off a bridge'],
    misses: ['The picture is in the hall', 'The report is due by Friday'],
    reason: 'Someone should be killed, or deserves it, in the passive.',
  },
  {
    id: 'should-die',
    language: 'en',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '(need|needs|deserve|deserves|deserved|ought|oughta) ..4 $die',
      '(should|must) ..2 $die',
      '(deserve|deserves|need|needs|hope|wish|die|dies) ..6 (painful|slow|horrible|agonizing|' +
        'agonising|gruesome|violent) ..2 death',
      '(hope|wish|pray|hopefully) ..2 (someone|somebody|anyone|one of) ..4 ($deed|kills|' +
        'shoots|rapes|hangs|murders|beheads|stabs|puts an end to|put an end to) ..1 $whom',
      '(hope|wish) ..3 (hang|hangs|swing|swings) (from|by|for)',
      '(want|need|like|prefer) ..1 (him|her|them|these|those|<person>|all of (them|you)) ..1 ' +
        'to ..2 ($die|suffer ..3 death)',
      '(happy|glad|celebrate|party|dance|cheer|smile|laugh|great|nice|better|good) ..4 (when|' +
        'if|day) ..2 $they ..3 (die|dies|died|dead|hang|hangs|hanged|executed|killed|shot)',
      '$they ..3 better off dead',
      '$they ..2 not deserve* ..1 to ..1 (live|breathe|exist|be alive)',
      '(no|not) ..1 (<person>|one of them) ..2 (left alive|leaves alive|alive)',
      '(let|watch) ..1 $they ..1 (hang|swing|rot|burn|bleed|drown|fry)',
      '(should|must|need|needs|deserve|deserves|deserved|ought|oughta) ..3 (swinging|hanging|' +
        'dangling) ..1 (from|by)',
      '(hope|wish|pray|hoping|praying|hopefully) ..1 $they ..5 (die|dies|dead|hang|hangs|rot|' +
        'rots|burn|burns|drown|drowns|choke|chokes|suffers|hng|perish)',
      '(hope|wish|pray|hoping|hopefully) ..1 (<name>|you|u) ..3 (die|dies|hang|hangs|rot|rots|hng)',
      '(hope|wish|pray|hopefully) ..5 (executed|hanged|hung|shot|raped|murdered|killed|' +
        'beheaded|lynched|tortured|in a body bag)',
      'time ..3 to (hang|die|swing) ..2 (for|<end>)',
      '(you|u|he|she|they|these <person>|those <person>|<person>) ..2 (will|going to|shall) ' +
        '..2 (hang|swing|dangle|bleed)',
      '(you|u|ur) ..2 (will|going to) ..2 (die|rot|burn in hell|be dead)',
      'only good <person> ..4 dead',
      '(world|place) ..4 $they ..4 (would|will|should) ..2 be ..1 (dead|gone|exterminated)',
    ],
    guards: ['particles'],
    says: say('whyThreatShouldDie'),
    matches: ['The likes of him need to swing', 'I hope she chokes on it', 'You will hang for it'],
    misses: ['The plants need water or they wither', 'We hang out on Fridays'],
    reason: 'Someone should die, or the author hopes or predicts that they will.',
  },
  {
    id: 'gallows',
    language: 'en',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '(deserve|deserves|deserved|need|needs|bring|bring back|use|time for|face|prefer|meet|' +
        'meets|with|get|gets|got|have|build|to|from|by|want) ..4 $gallows',
      '$they ..2 (deserve|deserves|need|needs|needed|earned) ..4 $end',
      '(that one|this one) ..2 (deserves|needs) ..4 $end',
      '<start> ..2 ($gallows|$end|hanging) (for|is too good for|is too humane for|too good ' +
        'for) ..4 $whom',
      '$crime ..6 (hang|hanging|execution|executions|firing squad|gallows|noose|rope|executed|' +
        'guillotine|lamppost|swing)',
      '(execution|hanging|firing squad|gallows|noose|rope) ..3 for ..2 $crime',
      '(hang|hangs|hanging|swing|swings|swinging|dangle|dangles|dangling|hung|hanged) ..2 ' +
        '(from|by|off|at the end of) ..3 (rope|ropes|lamp post|lamppost|lampposts|lamp posts|' +
        'light pole|light poles|gallows|neck|necks|balls|ballz|highest tree|tallest tree|noose)',
      '(bring back|we need) ..3 (hanging|hangings|executions|firing squads|gallows|guillotine|' +
        'guillotines|stoning|lynching)',
      '(rope|ropes|noose) ..7 (tree|trees|lamp post|lamp posts|lamppost|lampposts|neck)',
      'day of the rope',
      '(firing squad|noose|rope|gallows|hangman|guillotine) ..1 (awaits|await|waiting|ready|' +
        'for you)',
      '$they ..4 (hang|hanging|swing|swinging|dangle|dangling) ..2 (from|by) ..3 (tree|trees|' +
        'branch|bridge|bridges|oak|overpass)',
      '(bullet|bullets|rope|noose|firing squad) ..2 (is|are|would be) ..2 (cheap|cheaper|too ' +
        'good|too kind|free|humane|easier|what)',
      '(firing squad|gallows|guillotine) ..1 (him|her|them|em|every|all|these|those)',
      '(wood chipper|woodchipper) ..1 (him|her|them|that|this|these)',
      'death (to|for|upon|on) ..1 (all|every|the|these|those|that|you)? ..1 $whom',
      '(military tribunal|tribunals|tribunal) ..4 execution*',
      '(rope|noose) (necklace|tie|necktie)',
    ],
    says: say('whyThreatGallows'),
    matches: ['The whole council deserves the gallows', 'A firing squad for every minister'],
    misses: ['The rope is in the shed', 'Treason is a crime in the penal code'],
    reason: 'An execution as a noun, and who it is for.',
  },
  {
    id: 'see-suffer',
    language: 'en',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '(want|hope|need|love|like|can not wait|look forward|looking forward|waiting|dying|' +
        'enjoy) ..3 (see|watch|seeing|watching|read|hear) ..1 $they ..6 $dying',
      '(want|need|like|prefer) ..1 $they ..3 (dead|hanged|hung|executed|shot|killed|tortured|' +
        'raped|beheaded|stoned|castrated)',
      '(when|until|till|day) ..3 $they ..3 (hang|hangs|swing|swings|swinging|hanging|' +
        'dangling) ..3 (from|by|<end>)',
    ],
    says: say('whyThreatSeeSuffer'),
    matches: ['I need to see those cowards hanged', 'I want these traitors dead'],
    misses: ['The pictures you hung are lovely', 'We love to watch the sea'],
    reason: 'The author wants to see someone die.',
  },
  {
    id: 'gallows-alone',
    language: 'en',
    kind: 'incitement',
    points: LOW,
    patterns: [
      '<short> ..6 ($gallows|execution|executions|exicute|beheading|hanged) ..6 <end>',
      '<short> ..2 (hang|execute) (the|them|all|em) ..5 <end>',
      '(take|put) ..1 (him|them|these|this dog|that dog|this animal|that animal|this pig) ' +
        '(out|down) <end>',
      '(make|bring) ..1 execution* ..1 (great|back)',
      'attached to ..1 rope',
      '<short> ..6 (bullet|bullets|noose|rope) ..6 <end>',
      '(eat|swallow|catch) ..2 (bullet|bullets)',
      '(lock and load|civil war now|purge (them|these|those))',
      '(get|buy|bring|fetch|grab|grease) ..2 (rope|ropes|noose)',
      'hope ..6 (body bag|coffin|casket)',
    ],
    says: say('whyThreatGallowsAlone'),
    matches: ['Firing squad!', 'Somebody bring the rope'],
    misses: ['There is a long rope in the boat that we bought last summer'],
    reason: 'A word for an execution alone, in a short sentence that names no one.',
  },
  {
    id: 'taunt',
    language: 'en',
    kind: 'self-harm-call',
    points: LOW,
    patterns: [
      '(kill|hang|shoot|drown) (yourself|urself|yourselves|ya self)',
      '<short> ..1 die ..1 (<person>|you|u|bitch|already)',
      '(go|just) die <end>',
      'die in ..2 fire',
      'kys',
      '(neck|off|end) (yourself|urself)',
    ],
    says: say('whyThreatTaunt'),
    matches: ['Go hang yourself', 'Die, you rat'],
    misses: ['She killed time', 'Dice are on the table'],
    reason: 'Tells someone to die: mostly an insult, sometimes worse.',
  },
];
