import { describe, expect, it } from 'vitest';
import { markedParts } from './mark-text.tsx';

const shape = (text: string, ranges: { start: number; end: number }[]) =>
  markedParts(text, ranges)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('marked parts of a text', () => {
  it('leaves a text without marks whole', () => {
    expect(shape('nothing here', [])).toBe('nothing here');
  });
  it('marks ranges in the order of the text, whatever their own order', () => {
    expect(
      shape('pay now or else', [
        { start: 11, end: 15 },
        { start: 0, end: 3 },
      ]),
    ).toBe('[pay] now or [else]');
  });
  it('shows every character once when ranges overlap', () => {
    expect(
      shape('abcdef', [
        { start: 1, end: 4 },
        { start: 2, end: 5 },
      ]),
    ).toBe('a[bcde]f');
  });
  it('clamps ranges that reach past the text and drops empty ones', () => {
    expect(
      shape('abc', [
        { start: -4, end: 1 },
        { start: 2, end: 2 },
        { start: 2, end: 90 },
        { start: 50, end: 60 },
      ]),
    ).toBe('[a]b[c]');
  });
  it('gives an empty text no parts', () => {
    expect(markedParts('', [{ start: 0, end: 3 }])).toEqual([]);
  });
});
