import { expect, test } from 'vitest';
import { isSaidIn, markedPart } from './said-once.ts';

const text =
  'To the board: pay 2 BTC by Friday,\nor we publish the files. Card 4111 1111 1111 1111.';
const shown = { text, offset: 100 };
const span = (words: string) => ({
  id: '1',
  severity: 'HIGH' as const,
  start: 100 + text.indexOf(words),
  end: 100 + text.indexOf(words) + words.length,
});

test('a finding tells the part it marks where the sentence stands on the page already', () => {
  expect(
    markedPart(shown, span('pay 2 BTC by Friday'), '…board: pay 2 BTC by Friday, or we publish…'),
  ).toBe('pay 2 BTC by Friday');
});

test('what is masked stays so, and what is not on the page is told whole', () => {
  expect(markedPart(shown, span('4111 1111 1111 1111'), 'Card •••• 1111.')).toBe('Card •••• 1111.');
  expect(markedPart(null, span('pay'), 'pay 2 BTC')).toBe('pay 2 BTC');
  expect(markedPart({ text: 'Another part', offset: 9_000 }, span('pay'), 'pay 2 BTC')).toBe(
    'pay 2 BTC',
  );
  expect(markedPart(shown, undefined, 'Executable disguised as a picture')).toBe(
    'Executable disguised as a picture',
  );
});

test('a line that quotes the text is known in it, over line ends and cut at both ends', () => {
  expect(isSaidIn(shown, '…by Friday, or we publish the files…')).toBe(true);
  expect(isSaidIn(shown, 'Something else was said')).toBe(false);
  expect(isSaidIn(shown, '…')).toBe(false);
});
