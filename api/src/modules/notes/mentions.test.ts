import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR } from '@vedetta/detection/testing/growth.ts';
import {
  excerptWithMentions,
  mentionedAddresses,
  typedAddresses,
  withMentions,
} from './mentions.ts';

describe('mentionedAddresses', () => {
  it('finds each address once, in lower case and in order', () => {
    expect(
      mentionedAddresses(
        '@{{Luca@Meridiana.example}} and @{{giulia@meridiana.example}}, again @{{luca@meridiana.example}}',
      ),
    ).toEqual(['luca@meridiana.example', 'giulia@meridiana.example']);
  });

  it('takes addresses without braces, broken braces and braces around words for plain text', () => {
    for (const text of [
      'luca@meridiana.example',
      '@{{luca@meridiana.example}',
      '{{a@b.example}}',
      '@{{not an address}}',
      '@{{nobody}}',
      '@{{}}',
    ]) {
      expect(mentionedAddresses(text)).toEqual([]);
    }
  });

  it('reads a note of the greatest length full of openings at once', () => {
    expect(mentionedAddresses('@{{'.repeat(3_333))).toEqual([]);
    expect(growthOf((times) => mentionedAddresses('@{{'.repeat(times)), 3_333)).toBeLessThan(
      LINEAR,
    );
  });
});

describe('excerptWithMentions', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(excerptWithMentions('same wallet\n as  before', 40)).toBe('same wallet as before');
  });

  it('stops before a mention that would be cut', () => {
    expect(excerptWithMentions('please look @{{luca@meridiana.example}} now', 20)).toBe(
      'please look…',
    );
  });

  it('never keeps half a mention or half a character', () => {
    const part = fc.constantFrom('@{{anna@meridiana.example}}', ' word', '🦉', ' ');
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 30 }),
        fc.integer({ min: 1, max: 120 }),
        (parts, max) => {
          const excerpt = excerptWithMentions(parts.join(''), max);
          expect(excerpt.length).toBeLessThanOrEqual(max + 1);
          expect(excerpt.replaceAll('@{{anna@meridiana.example}}', '')).not.toMatch(/[@{}]/);
          expect(() => encodeURIComponent(excerpt)).not.toThrow();
        },
      ),
    );
  });
});

describe('an address that was typed', () => {
  const known = new Set(['vito@meridiana.example', "d'amico@meridiana.example"]);
  it.each([
    ['ask @vito@meridiana.example.', 'ask @{{vito@meridiana.example}}.'],
    [
      "(@Vito@Meridiana.example, @d'amico@meridiana.example)",
      "(@{{vito@meridiana.example}}, @{{d'amico@meridiana.example}})",
    ],
    [
      '@{{vito@meridiana.example}} and @vito@meridiana.example',
      '@{{vito@meridiana.example}} and @{{vito@meridiana.example}}',
    ],
    [
      'mail vito@meridiana.example or @someone@else.example',
      'mail vito@meridiana.example or @someone@else.example',
    ],
    ['x@vito@meridiana.example', 'x@vito@meridiana.example'],
  ])('is a mention exactly where it is the address of a colleague: %s', (typed, stored) => {
    expect(withMentions(typed, known)).toBe(stored);
    expect(withMentions(stored, known)).toBe(stored);
  });

  it('is found once, in small letters', () => {
    expect(typedAddresses('@A@b.example @a@B.example')).toEqual(['a@b.example']);
  });
});
