import { expect, it } from 'vitest';
import { onlookerWords } from './onlooker-words.ts';

it('names one or two colleagues, and counts the others', () => {
  expect(onlookerWords([])).toBeNull();
  expect(onlookerWords(['Giulia Neri'])).toBe('Giulia Neri is also viewing this item');
  expect(onlookerWords(['Giulia Neri', 'Luca Bianchi'])).toBe(
    'Giulia Neri and Luca Bianchi are also viewing this item',
  );
  expect(onlookerWords(['Giulia Neri', 'Luca Bianchi', 'Ada Rossi'])).toBe(
    'Giulia Neri and 2 others are also viewing this item',
  );
});
