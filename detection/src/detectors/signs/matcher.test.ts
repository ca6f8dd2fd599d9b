import { describe, expect, it } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import { growthOf, LINEAR } from '../../../test/growth.ts';
import { SIGN_LISTS } from './sign-lists.ts';
import { Matcher } from './matcher.ts';
import type { Sign } from './sign.ts';
import { wordsOf } from './words.ts';

const signed = (...patterns: string[]): Sign => ({
  id: 'a',
  language: 'en',
  points: 1,
  patterns,
  says: say('signLink'),
  matches: [],
  misses: [],
  reason: '',
});
const found = (pattern: string, text: string, lists = {}) =>
  new Matcher([signed(pattern)], lists)
    .find(wordsOf(text))
    .map(({ start, end }) => text.slice(start, end));

describe('a pattern over words', () => {
  it.each([
    ['red house', 'The Red HOUSE stood there.', ['Red HOUSE']],
    ['(red|dark blue) house', 'a dark blue house', ['dark blue house']],
    ['red? house', 'red house', ['red house']],
    ['encrypt* files', 'Encrypted files', ['Encrypted files']],
    ['we ..2 pay', 'we would never pay', ['we would never pay']],
    ['we ..2 pay', 'we would never ever pay', []],
    ['we ..2 pay', 'we left. They pay', []],
    ['dont go', 'don’t go', ['don’t go']],
    ['l account', 'l’account', ['l’account']],
    ['cose pagare', 'così: cosè pagàre', ['cosè pagàre']],
    ['see <link>', 'see https://a.example/b?c', ['see https://a.example/b?c']],
    ['<money> now', '£1,200 now', ['£1,200 now']],
  ])('%s in “%s”', (pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected);
  });

  it('names lists of words', () => {
    expect(found('$colour house', 'blue house', { colour: 'red|blue' })).toEqual(['blue house']);
  });

  it.each(['(open', 'close)', 'gap ..99 wide', '<unknown>', '$unknown', 'maybe?', 'bad-sign'])(
    'is refused where it is not written well: %s',
    (pattern) => {
      expect(() => new Matcher([signed(pattern)])).toThrow();
    },
  );
});

const all = SIGN_LISTS.map(({ signs, lists, read }) => ({
  matcher: new Matcher(signs, lists),
  read,
}));

describe('the time that all signs take', () => {
  it.each([
    ['your files your data your network '],
    ['a1.b2.c3.d4-'],
    ['we will we can we do not '],
    ['1 2 3 4 5 6 7 8 9 0 '],
    ["'’'’'’ "],
    ['\n \n > * '],
    ['@@@.@a.b@c '],
    ['ааaa𝐛c\u200bd '],
  ])('grows with the length of the text: %j', (piece) => {
    const run = (size: number) => {
      const text = piece.repeat(size);
      for (const { matcher, read } of all) matcher.find(read(text));
    };
    expect(growthOf(run, 250)).toBeLessThan(LINEAR);
  });
});
