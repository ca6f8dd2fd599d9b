import type { Shape } from '../../signs/words.ts';

/** Two letters that together are a flag. */
export const FLAGS = /\p{RI}\p{RI}/gu;

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

/** What a pictogram says in a threat; null where nothing. */
export const shapeOfPictogram = (pictogram: string): Shape | null =>
  SHAPES.get(String.fromCodePoint(pictogram.codePointAt(0) ?? 0)) ?? null;
