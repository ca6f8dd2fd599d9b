import { describe, expect, it } from 'vitest';
import type { SeenWord, Shades } from '../formats/ocr/picture-reader.ts';
import { middleOf, turnedBack, upright, type Quarters } from './turns.ts';

const page: Shades = { width: 3, height: 2, shades: Uint8Array.of(1, 2, 3, 4, 5, 6) };
/** The same page turned clockwise, quarter by quarter. */
const turned: Shades[] = [
  page,
  { width: 2, height: 3, shades: Uint8Array.of(4, 1, 5, 2, 6, 3) },
  { width: 3, height: 2, shades: Uint8Array.of(6, 5, 4, 3, 2, 1) },
  { width: 2, height: 3, shades: Uint8Array.of(3, 6, 2, 5, 1, 4) },
];

describe('a page that was turned', () => {
  it('is made upright, and its words are placed where they stood in it', () => {
    const word: SeenWord = {
      text: 'a',
      left: 2,
      top: 0,
      width: 1,
      height: 2,
      confidence: 1,
      line: 0,
      block: 0,
    };
    const places = [
      [2, 0, 1, 2],
      [0, 2, 2, 1],
      [0, 0, 1, 2],
      [0, 0, 2, 1],
    ];
    for (const quarters of [0, 1, 2, 3] satisfies Quarters[]) {
      const given = turned[quarters] ?? page;
      expect(upright(given, quarters)).toEqual(page);
      const { left, top, width, height } = turnedBack(word, quarters, given);
      expect([left, top, width, height]).toEqual(places[quarters]);
    }
  });

  it('is cut out in the middle where it is large', () => {
    expect(middleOf({ width: 5, height: 1, shades: Uint8Array.of(1, 2, 3, 4, 5) }, 3)).toEqual({
      width: 3,
      height: 1,
      shades: Uint8Array.of(2, 3, 4),
    });
    expect(middleOf(page, 3)).toBe(page);
  });
});
