import { expect, it } from 'vitest';
import { isLater, later } from './ids.ts';

it('compares ids as whole numbers, also beyond what a double can hold', () => {
  expect(isLater('10', '9')).toBe(true);
  expect(isLater('9007199254740993', '9007199254740992')).toBe(true);
  expect(isLater('9', '9')).toBe(false);
  expect(isLater('9', '10')).toBe(false);
});

it('finds the later of two', () => {
  expect(later('9', '10')).toBe('10');
  expect(later('10', '9')).toBe('10');
  expect(later('9', undefined)).toBe('9');
});
