import type { Shape } from '../../signs/words.ts';

/** A pictogram with its tone of skin and what is joined to it, or a flag. */
export const PICTOGRAM = new RegExp(
  String.raw`\p{RI}\p{RI}|\p{Extended_Pictographic}(?:[\ufe0f\u20e3]|\p{Emoji_Modifier}` +
    String.raw`|\u200d(?:\p{Extended_Pictographic}|[\u2640\u2642]))*`,
  'gu',
);

/** What people write instead of words: weapons, blows, death, and those they are meant for. */
const MEANINGS: readonly (readonly [Shape, string])[] = [
  ['weapon-sign', '🔪🗡⚔🔫💣🧨🪓🏹🪚💥🔥🧪💉🪢🪦'],
  ['blow-sign', '👊🤛🤜🔨⚒🛠🥊🏏🚗🚙🚚🚛✂🏗👢🦵'],
  ['death-sign', '☠💀⚰🩸⚱'],
  [
    'people-sign',
    '👩👨👧👦👶🧒🧑👱👳👲🧕👮👷💂🕵👸🤴🤰🧔👴👵🧓👰🤵👭👬👫👪🙍🙎🙅🙆💁🙋🧏🧍🧎🏃👯🤱' +
      '🧝🧛🧟👯🏳🏴🕌🕍⛪🛕🕋✡☪✝☸🕎☦🔯♿🦽🦼🏿🏾⬛🐵🐒',
  ],
];
const SHAPES = new Map(
  MEANINGS.flatMap(([shape, signs]) => [...signs].map((sign) => [sign, shape] as const)),
);
const FLAG = /^\p{RI}/u;

/** What a pictogram says in a threat; null where nothing. */
export function shapeOfPictogram(pictogram: string): Shape | null {
  if (FLAG.test(pictogram)) return 'people-sign';
  return SHAPES.get(String.fromCodePoint(pictogram.codePointAt(0) ?? 0)) ?? null;
}
