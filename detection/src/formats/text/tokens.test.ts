import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../test/found-in.ts';
import { tokensOf } from './tokens.ts';

const words = (text: string) => tokensOf(text).map(({ word }) => word);
const threatens = (text: string) => foundIn(text).length > 0;

describe('words', () => {
  it('lose the underscores that stress them, and keep their place', () => {
    const text = 'we will _kill_ your __director__';
    expect(words(text)).toEqual(['we', 'will', 'kill', 'your', 'director']);
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'we',
      'will',
      'kill',
      'your',
      'director',
    ]);
    expect(words('snake_case ___')).toEqual(['snake_case', '___']);
    expect(threatens('_Ti ammazzo_')).toBe(true);
  });
});

describe('lines of bytes', () => {
  it('are no words, and what stands behind them keeps its place', () => {
    const bytes = `${Buffer.from('what a file carries '.repeat(40))
      .toString('base64')
      .replace(/(.{76})/g, '$1\n')}`;
    const text = `see below\n${bytes}\nor I will kill you`;
    expect(
      tokensOf(text)
        .map(({ start, end }) => text.slice(start, end))
        .join(' '),
    ).toMatch(/^see below \n+ (?:\n+ )?or I will kill you$/);
    expect(words(bytes.slice(0, 150)).length).toBeGreaterThan(0);
  });
});

describe('quotation marks', () => {
  it.each([
    '1,bob,"We will kill your director on Friday"',
    'room=7 text="We will kill your director on Friday" user=5',
    'bob;"We will kill your director on Friday";1',
  ])('around a field of data quote nobody: %s', (text) => {
    expect(threatens(text)).toBe(true);
  });

  it.each([
    'The film ends with "I will kill you" and everybody laughs.',
    'He shouted, "I will kill you", in the last scene of the play.',
  ])('around what somebody says do: %s', (text) => {
    expect(threatens(text)).toBe(false);
  });
});
