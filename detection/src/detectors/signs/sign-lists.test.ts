import { describe, expect, it } from 'vitest';
import { Matcher } from './matcher.ts';
import { SIGN_LISTS } from './sign-lists.ts';

describe.each(SIGN_LISTS)('the signs of $id', ({ signs, lists, read }) => {
  const examples = (of: 'matches' | 'misses') =>
    signs.flatMap((sign) => {
      const matcher = new Matcher([sign], lists);
      return sign[of].map((text) => ({
        sign: `${sign.id}, ${sign.language}`,
        text,
        isFound: matcher.find(read(text)).length > 0,
      }));
    });

  it('are found in their own examples', () => {
    expect(examples('matches').filter(({ isFound }) => !isFound)).toEqual([]);
  });

  it('are not found in the examples that they must leave alone', () => {
    expect(examples('misses').filter(({ isFound }) => isFound)).toEqual([]);
  });

  it('each have examples of both kinds and a reason', () => {
    for (const { id, matches, misses, reason } of signs) {
      expect([id, matches.length > 0, misses.length > 0, reason !== '']).toEqual([
        id,
        true,
        true,
        true,
      ]);
    }
  });

  it('have only patterns that can be read', () => {
    for (const sign of signs)
      for (const pattern of sign.patterns)
        expect(() => new Matcher([{ ...sign, patterns: [pattern] }], lists)).not.toThrow();
  });
});
