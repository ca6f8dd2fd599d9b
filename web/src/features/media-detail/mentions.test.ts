import { describe, expect, it } from 'vitest';
import { mentionAt, noteParts, toStored, toTyped, withMention } from './mentions.ts';

const LUCA = 'luca@meridiana.example';

describe('a note with mentions', () => {
  it('is cut into words and mentions', () => {
    expect(noteParts(`ask @{{${LUCA}}} first`)).toEqual([
      { kind: 'text', text: 'ask ' },
      { kind: 'mention', address: LUCA },
      { kind: 'text', text: ' first' },
    ]);
  });
  it('keeps braces that hold no address as they are', () => {
    expect(noteParts('a @{{template}} and @{{}}')).toEqual([
      { kind: 'text', text: 'a @{{template}} and @{{}}' },
    ]);
  });
  it('is stored as it was after being shown for a change', () => {
    const stored = `@{{${LUCA}}}, same wallet. Tell @{{anna@meridiana.example}}.`;
    expect(toTyped(stored)).toBe(`@${LUCA}, same wallet. Tell @anna@meridiana.example.`);
    expect(toStored(toTyped(stored), [LUCA, 'anna@meridiana.example'])).toBe(stored);
  });
  it('mentions only colleagues, in any case of letters', () => {
    expect(toStored(`@LUCA@Meridiana.example and @eve@evil.example`, [LUCA])).toBe(
      `@{{${LUCA}}} and @eve@evil.example`,
    );
  });
  it('leaves an address inside another word alone', () => {
    expect(toStored(`mail x@${LUCA}`, [LUCA])).toBe(`mail x@${LUCA}`);
  });
});

describe('a mention being typed', () => {
  it('begins with an @ at the start of a word', () => {
    expect(mentionAt('hello @lu', 9)).toEqual({ start: 6, query: 'lu' });
    expect(mentionAt('@', 1)).toEqual({ start: 0, query: '' });
    expect(mentionAt('mail@lu', 7)).toBeNull();
    expect(mentionAt('@lu ca', 6)).toBeNull();
  });
  it('is looked for before the caret only', () => {
    expect(mentionAt('@luca and more', 3)).toEqual({ start: 0, query: 'lu' });
  });
  it('is replaced by the whole address and one space', () => {
    expect(withMention('ask @lu first', 7, 4, LUCA)).toEqual({
      text: `ask @${LUCA} first`,
      caret: 5 + LUCA.length + 1,
    });
  });

  it.each(["'", '’', '‘', '´', '`'])('goes on over an apostrophe in a name: %s', (sign) => {
    expect(mentionAt(`ask @d${sign}ami`, 10)).toEqual({ start: 4, query: `d${sign}ami` });
  });
});
