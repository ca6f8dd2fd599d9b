import { say } from '@vedetta/messages/say.ts';
import { type Frame, LOW, MEDIUM } from './frame.ts';

/** What someone does or is called on to do. */
export const ENGLISH_DEEDS: readonly Frame[] = [
  {
    id: 'order',
    language: 'en',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '<start> (so|then|and|now|or|yes|ok)? $deed $whom',
      '<start> ..3 (fuck|screw|enough) ..4 <start> $deed $whom',
      '$call ..2 $deed ..1 $whom',
      '<start> ..2 $grave <name>',
      '$call ..2 $grave <name>',
      '<start> ..4 (hang|execute|exicute|shoot|hng) ..4 for ..2 treason',
      '(shoot|shot) on (sight|site)',
      'off with (his|her|their|your) (head|heads)',
      '<start> (put|mount|stick) ..3 (head|heads) on ..2 (pike|pikes|spike|spikes|stake|' +
        'stakes|stick|wall)',
      '(head|heads) on ..1 (pike|pikes|spike|spikes)',
      '(take|drag) ..1 $whom ..2 (out back|behind the (barn|shed|woodshed)|outside and (shoot|' +
        'hang))',
      '(we should|we must|we need to|time to|have to|going to) ..2 (get rid of|put an end to) ' +
        '..1 (<people-sign>|<person> once and for all|(all|those|these|every|the) ..2 (<person>|' +
        '<people-sign>))',
      'string ..1 $whom ..1 up',
      'wipe ..1 $whom ..1 (out|off)',
      '(run|mow|gun|hunt) ..1 (him|her|them|those ..1 <person>|these ..1 <person>) ..1 (over|down)',
      '(open|hunting) season (on|for) ..3 (<person>|<people-sign>)',
      '(use|make|for|as|into) ..4 target practice',
      '(someone|somebody|they|military|we) ..3 (need|needs|should|must|please) ..2 take ..1 ' +
        '(him|her|them|these ..1 <person>) out',
      '(feed|throw) ..4 (to|into|in) the ..1 (pigs|wolves|lions|sharks|dogs|gators|alligators|' +
        'crocodiles|wood chipper|woodchipper|chipper|oven|ovens)',
      '<start> (get|grab|find|arrest|round|line|take|tie|drag|catch|hunt|impeach|put|lock|cut|' +
        'send|try) ..9 (and|then) ..2 $deed ..1 (him|her|them|em|those|these|all|the bastard*|' +
        'that|this|$whom)',
      '(arrest|convict|impeach|try) ..4 (and|then) ..1 (execute|exicute|hang|shoot)',
      '<start> hang ..1 (high|by the neck)',
      '(line|string|round) ..1 $whom ..1 up ..3 (wall|shoot|shot|tree|trees|lamp*|by)',
      '<start> (put|burn|light|set) ..1 $whom ..2 (on fire|out of (his|her|their) misery|to ' +
        'death|to the torch)',
    ],
    says: say('whyThreatOrder'),
    matches: [
      'Hang that liar from the town hall.',
      'Somebody should shoot these crooks',
      'Arrest the whole lot and then execute them outside',
    ],
    misses: ['Hang the coat by the door.', 'Call me when the guests are here', 'They shot a film'],
    reason: 'An order, a proposal or a call to kill or torture someone.',
  },
  {
    id: 'intent',
    language: 'en',
    kind: 'threat',
    points: MEDIUM,
    patterns: [
      '$i ..3 $will ..2 $deed ..1 $whom',
      '$i ..3 $will ..2 $grave <name>',
      '<start> (ready to|going to|about to|want to|can not wait to|tempted to|off to|bout to) ' +
        '..1 $deed ..1 $whom',
      '$i ..3 $will ..1 put ..2 (bullet|bullets|knife|lead) ..1 (in|into|through) ..2 ($body|' +
        '$whom)',
      'can not ..1 wait ..2 to ..1 $deed ..1 $whom',
      '(if|or|unless|before|until) ..10 (i|we) ..1 (will|would)? ..1 $deed ..1 $whom',
      '$i ..3 $will ..1 put ..1 (bomb|bombs) ..1 (in|under|at|on) ..4',
      '$i ..3 would have ..1 $done $whom',
      '$i ..3 $will ..2 $part ..2 (your|ur|his|her|their|that <person>|his|<person>) ..3 $limb',
      '$i ..2 (coming|come) for (your|ur|their|his|her) ..2 (head|heads|throat|throats|life|' +
        'lives|blood|family|kids|children)',
      // In two steps: find them, then kill them.
      '$i ..3 $will ..7 (and|then) ..1 $sure ..1 $whom',
      '$i ..3 $will ..7 (and|then) ..1 $part (your|ur) ..1 $limb',
      '$i ..3 $will ..1 make ..1 (you|u|him|her|them) (suffer|bleed|scream)',
      '$i ..2 (coming|come|waiting|wait) ..1 for (you|u|him|her|them) ..7 with (a|an|my) ..1 (gun|' +
        'knife|rifle|shotgun|axe|machete|hammer|bomb)',
    ],
    says: say('whyThreatIntent'),
    matches: [
      'I will look for you after work and stab you',
      'We wait for them behind the depot with an axe',
      'I am going to strangle that neighbour',
      'We will cut off your fingers',
      'Tell the board we are coming for their heads',
    ],
    misses: [
      'I will kill the process',
      'We are coming for dinner',
      'I will hang the washing',
      'I will stop the server and kill the process',
      'We wait for you with the cake knife set from your list',
    ],
    reason: 'The author says what they will do or would like to do to someone.',
    isOwn: true,
  },
  {
    id: 'to-pieces',
    language: 'en',
    kind: 'incitement',
    points: MEDIUM,
    patterns: [
      '(<start>|$call|$will) ..2 (beat|rip|tear|stomp|smash|kick|cut|chop|hack|pound|crush|' +
        'stone|bludgeon|burn|club|choke|starve) ..1 $whom ..5 (to death|to pieces|apart|limb ' +
        'from limb|to a pulp|into a coma|the life out of|to bits)',
      '$weapon ..2 (in|between|through|into|to|up) ..1 (your|ur|his|her|their|its|the|that|' +
        'this) ..3 ($body|twat|ass|cunt)',
      '(shoot|shot|stab|shooting) ..3 (in|through|between) ..1 (the|his|her|their|your) (head|' +
        'heart|face|eyes|throat|balls|skull)',
      'aim for ..1 (head|heads)',
      '$throw ..1 $whom ..4 (out of|off|under|into|in front of|over|in the|to the|from) ..4 $place',
      '(set|light|lit) ..1 $whom ..1 on fire',
      '<start> $part ..2 (his|her|their|your) ..2 $limb',
      '$call ..1 $part ..2 (his|her|their|your) ..2 $limb',
      '(acid|lye|boiling water) ..2 (in|into|on|over) ..1 (his|her|their|your) (face|faces|' +
        'eyes|head)',
      '(<start>|$call|$will) ..2 (burn|bury|skin|flay|roast|boil|cook) ..1 $whom ..1 alive',
      '(burned|burnt|buried|skinned|flayed|boiled) ..1 alive <end>',
      '(<start>|$call|$will) ..2 (smash|bash|cave|bang|slam|stomp) ..1 (her|his|their|your|' +
        'that|these) ..4 (head|skull|face|brain|brains|skulls|faces|heads) ..1 (in|into|against|' +
        'on|off)',
      '($deed|$harm) ..4 (first|next) ..2 <person> ..1 (i|we) see',
      '(burn|burned|burnt) at the stake',
      'curb stomp* ..3 $whom',
    ],
    says: say('whyThreatToPieces'),
    matches: ['They should beat the thief to death', 'A bullet through his skull'],
    misses: ['Beat the eggs to a pulp', 'Cut the ribbon'],
    reason: 'A deed that kills or maims, done to someone.',
  },
  {
    id: 'attack',
    language: 'en',
    kind: 'threat',
    points: MEDIUM,
    patterns: [
      '(<start>|$call|$i ..3 $will|(or|if|unless) ..10 (i|we)) ..2 (burn|burn down|blow up|' +
        'bomb|torch|set fire to|firebomb|shoot up) ..1 (your|ur|their|his|her|the|this|that) ' +
        '..3 $site',
      '$i ..3 $will ..2 (burn|blow|shoot) ..1 (your|ur|their|his|her|this) ..3 $site ..1 (down|up)',
      '(i|we) ..2 (planted|placed|put|left|hid|hidden) ..2 (bomb|bombs|explosives)',
      '(there is|there are) ..2 (bomb|bombs|explosives) ..3 (your|ur) ..3 $site',
      '(you|u) ..1 (will|going to) be ..1 (dead|killed|shot|buried|hanged)',
      '(you|u) ..1 are ..1 dead (meat|man|men|woman|bitch)',
      '(you|u|he|she|they) ..1 (is|are) ..1 dead (man|men) walking',
      '(bomb|bombs|explosives) ..1 (will|going to) ..1 (go off|explode|detonate)',
      '(you|u|they|he|she) ..1 will not ..1 (leave|get out|walk out|make it out) ..4 alive',
      '(you|u) ..1 (will|shall|going to) pay with ..2 (blood|life)',
      'your ..1 (family|wife|husband|son|daughter|kids|children) ..1 (will|shall|going to) pay ' +
        '(<end>|dearly|with|for (this|that|it|what))',
      '(tonight|tomorrow|today) ..1 (you|u) die',
    ],
    says: say('whyThreatIntent'),
    matches: ['We will burn your warehouse tonight', 'I planted a bomb in the lobby'],
    misses: [
      'We will paint your office',
      'The bomb squad visited the school',
      'Your family will pay less for the tickets',
    ],
    reason: 'An attack on a place of the reader, or the death of the reader, announced.',
    isOwn: true,
  },
  {
    id: 'harm',
    language: 'en',
    kind: 'threat',
    points: LOW,
    patterns: [
      '$i ..3 $will ..3 $harm ..3 $whom',
      '(love|like|want|able|glad|wish) ..9 $harm $whom',
      '(should) (have|of)? ..1 (punched|slapped|smacked|kicked|hit|beaten|beat|decked|stabbed|' +
        'choked) ..2 $whom',
      '(should) (have|of) given ..1 $whom ..5 (punch|punt|slap|kick|smack|beating|backhand)',
      '(knock|knocked|knocking) (her|him|them|you|that <person>|his|your|their) ..1 (out|' +
        'teeth|block|lights)',
      '(punch|slap|smack|kick|punching|slapping|kicking|smacking|hit|punched) ..1 $whom ..1 ' +
        '(in|across|upside|right in) ..2 (face|head|throat|mouth|teeth|balls|cunt|jaw|nuts|nose|' +
        'gut)',
      '(punch|bitch slap|backhand|uppercut|dropkick|headbutt|curbstomp|cunt punt|punt) (her|' +
        'him|them|that|this|these|those|you)',
      '(work|rough) ..1 $whom over',
      '(beat|beaten|hit|beating) ..2 $whom ..2 with ..3 (bat|club|hammer|crowbar|pipe|stick|' +
        'brick|2x4|chain|shovel|axe|belt)',
      '(bust|split) (her|his|your|their) ..1 (lip|lips|nose|face|head|ass)',
      '$i ..3 would have ..1 (hit|punched|slapped|kicked|smacked|beaten) ..2 $whom',
      '<start> ..1 $harm $whom',
      '$call ..2 $harm ..1 $whom',
      '(let us|we should|time to) ..5 and $harm ..1 $whom',
      '$mood ..4 (be|get|got) ..2 (slapped|punched|kicked|smacked|beaten|hit|bashed|whipped)',
      '(need|needs|deserve|deserves) ..3 (beating|slap|slapping|kicking|punch|thrashing|' +
        'spanking|whooping|smack)',
      '(beat|beating|kick|knock|smack|slap|punch|bash) the ..2 (shit|crap|hell|fuck|living ' +
        'daylights|brains|teeth) out of',
    ],
    says: say('whyThreatHarm'),
    matches: ['I would slap that referee', 'What she needs is a slap'],
    misses: ['We hit the road', 'They beat the deadline'],
    reason: 'Bodily harm short of death: as often anger as a threat.',
  },
  {
    id: 'hint',
    language: 'en',
    kind: 'threat',
    points: LOW,
    patterns: [
      '(i|we) ..2 know where (you|u|he|she|they|your <person>|your kids|your children) ..2 ' +
        '(live|lives|sleep|work|works|park|play|go to school)',
      '(watch your back|look over your shoulder|sleep with one eye open|your days are numbered)',
      '(shame|pity) if ..2 (something|anything) ..3 happen* ..1 to',
      '(if|unless|or|until) ..12 (you|u) ..1 (will|going to) ..3 (hospital|wheelchair|morgue|' +
        'coffin|grave|bleed|regret)',
      '(coming|come) (for|after) you ..2 <end>',
      '(you|they) ..2 (will|going to) pay (for this|with your|with their|in blood)',
    ],
    says: say('whyThreatHint'),
    matches: ['We know where your kids sleep', 'Watch your back'],
    misses: ['Do you know where the keys are', 'You pay at the counter'],
    reason: 'Words of threats that ordinary talk uses as well.',
    isOwn: true,
  },
];
