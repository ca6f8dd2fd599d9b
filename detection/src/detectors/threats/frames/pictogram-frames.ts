import { say } from '@vedetta/messages/say.ts';
import { type Frame, LOW, MEDIUM } from './frame.ts';

/** Pictograms of weapons and death are words: verbs, and nouns. */
export const PICTOGRAM_FRAMES: readonly Frame[] = [
  {
    id: 'pictogram',
    language: 'en',
    kind: 'threat',
    points: MEDIUM,
    patterns: [
      '(i|we|us|someone|somebody|anyone) ..5 (will|would|want|going|love|ready|could|must|' +
        'should|need|wait|may|might|plan) ..3 (<weapon-sign>|<death-sign>) ..3 $whom',
      '(let us|must|should|want to|going to|could|need to|time to) ..3 <weapon-sign> ..3 $whom',
      '(i|we) <weapon-sign> ..2 $whom',
      '<start> (ready to|going to|about to|want to|can not wait to|good time to|time to) ..1 ' +
        '<weapon-sign> ..2 $whom',
      '(i|we) ..3 (will|going to|want to) ..1 <blow-sign> ..1 (over|through|into|up) ..1 $whom',
      '(someone|somebody|we) ..2 (should|must|burn)? ..1 <weapon-sign> ..2 (the|their|your|' +
        'this|that) ..2 (office|offices|building|house|houses|shop|store|school|mosque|church|' +
        'synagogue|place|factory|headquarters|home|camp|camps|embassy)',
      '(could|should|must) ..3 <weapon-sign> ..2 in ..2 (synagogue|mosque|church|school|' +
        'office|temple)',
      '<start> <weapon-sign> ..1 (all|every|them|these|those|the|that|this|you|him|her) ..2 ' +
        '(<person>|<people-sign>|of them|of you|them|you)',
      '<start> <weapon-sign> (them|him|her|you)',
      '(anyone|anybody|someone|who) ..2 (got|has|have|lend|bring) ..4 <weapon-sign> ..5 (for|' +
        'to|on|at)',
      '$they ..6 (needs|need|deserve|deserves) ..2 <weapon-sign>',
      '(camps|camp|mosque|office|building|house|place|country|school) ..3 (needs|need|deserve|' +
        'deserves) ..2 <weapon-sign>',
      '$they ..4 (need|needs|should|must|deserve|deserves) ..2 (be|get|been) ..3 ' +
        '(<weapon-sign>|<death-sign>)',
      '$deed ..2 <people-sign>',
      '(should|must|need to|time to) ..2 (get rid of|wipe out) ..3 <people-sign>',
      '<start> <weapon-sign> ..3 (for|to) ..2 $whom',
      '(let|watch) ..1 (them|him|her|these|those|<person>|<people-sign>) ..2 <weapon-sign>',
      '(<weapon-sign>|<blow-sign>) ..5 (first|next) ..2 (<person>|<people-sign>) ..1 (i|we) see',
      '(until|till) $they ..1 are ..1 (<death-sign>|dead)',
    ],
    says: say('whyThreatPictogram'),
    matches: ['I would 🔪 that boss of ours', '🔫 all of you', 'Someone should 🔥 their office'],
    misses: ['The party was 🔥', 'Great set 💥 see you'],
    reason: 'A weapon as a verb between the one who acts and the one it is for.',
  },
  {
    id: 'pictogram-alone',
    language: 'en',
    kind: 'threat',
    points: LOW,
    patterns: [
      '<weapon-sign> ..2 (<person>|<people-sign>)',
      '(beat|crush|smash|destroy|attack|stomp|bash|punch|slap|fuck up) ..3 <people-sign>',
      '<people-sign> ..1 (<weapon-sign>|<death-sign>)',
      '(i|we|must|should|wait|time to) ..5 <blow-sign> ..4 $whom',
      '(<person>|<people-sign>|them|him|her) ..2 (<weapon-sign>|<death-sign>) <end>',
    ],
    says: say('whyThreatPictogramAlone'),
    matches: ['💣 👳', 'I will 👊 that man'],
    misses: ['Happy new year 💥', 'A new 🔨 in the shed'],
    reason: 'A weapon beside people, without anyone who says that they will use it.',
  },
];
