import { number as formatted } from '@messageformat/runtime';
import { expect, test } from 'vitest';
import { number } from './plural-number.ts';

test('a number in a plural is written as the language writes it, small or not', () => {
  for (const language of ['en', 'it']) {
    for (const value of [0, 1, 12, 999, 1000, 12_345, 1.5, -3])
      expect(number(language, value, 0)).toBe(formatted(language, value, 0));
    expect(number(language, 5, 2)).toBe('3');
  }
});
