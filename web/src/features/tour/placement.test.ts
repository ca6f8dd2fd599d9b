import { describe, expect, test } from 'vitest';
import { frameAround, placeWords, TOUR_WIDTH, type Box } from './placement.ts';

const words = { width: TOUR_WIDTH, height: 150 };
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the words of a step', () => {
  const places: readonly [string, Box, { width: number; height: number }][] = [
    ['an item of the sidebar', { left: 12, top: 60, width: 256, height: 36 }, desk],
    ['a wide drop zone', { left: 308, top: 64, width: 1104, height: 176 }, desk],
    ['a wide thing at the lower edge', { left: 308, top: 700, width: 1104, height: 190 }, desk],
    ['a button in the top bar of a phone', { left: 338, top: 6, width: 40, height: 40 }, phone],
    ['something at the right edge', { left: 1300, top: 20, width: 120, height: 36 }, desk],
  ];
  test.each(places)('stand inside the window and off the element: %s', (_, element, view) => {
    const frame = frameAround(element);
    const at = placeWords(frame, words, view);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.left + words.width).toBeLessThanOrEqual(view.width);
    expect(at.top + words.height).toBeLessThanOrEqual(view.height);
    expect(overlap({ ...at, ...words }, frame)).toBe(false);
  });

  test('stand beside a narrow element and below a wide one', () => {
    expect(placeWords({ left: 6, top: 54, width: 268, height: 48 }, words, desk)).toEqual({
      left: 286,
      top: 54,
    });
    expect(placeWords({ left: 300, top: 60, width: 1100, height: 180 }, words, desk).top).toBe(252);
  });

  test('stay in the window where an element leaves no room', () => {
    expect(placeWords({ left: 0, top: 0, width: 390, height: 844 }, words, phone)).toEqual({
      left: 43.5,
      top: 682,
    });
  });
});
