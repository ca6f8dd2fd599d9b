import { expect, it } from 'vitest';
import { onlookerWords } from './onlooker-words.ts';

it('names one or two colleagues, and counts the others', () => {
  expect(onlookerWords([])).toBeNull();
  expect(onlookerWords(['Giulia Neri'])).toBe('Giulia Neri is viewing this too');
  expect(onlookerWords(['Giulia Neri', 'Luca Bianchi'])).toBe(
    'Giulia Neri and Luca Bianchi are viewing this too',
  );
  expect(onlookerWords(['Giulia Neri', 'Luca Bianchi', 'Ada Rossi'])).toBe(
    'Giulia Neri and 2 others are viewing this too',
  );
});
