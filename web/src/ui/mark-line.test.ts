import { describe, expect, it } from 'vitest';
import { cutBeforeMark } from './mark-line.tsx';

const shape = (text: string, seen: string, room = 32) => {
  const start = text.indexOf(seen);
  const { before, shown, marks } = cutBeforeMark(text, [{ start, end: start + seen.length }], room);
  const [mark] = marks;
  expect(before + shown).toBe(text);
  expect(shown.slice(mark?.start, mark?.end)).toBe(seen);
  return `${before === '' ? '' : '…'}${shown}`;
};

describe('a line of evidence', () => {
  it('is left whole while its mark is in sight', () => {
    expect(shape('pay 2 BTC or we publish the files of your clients', 'we publish')).toBe(
      'pay 2 BTC or we publish the files of your clients',
    );
  });
  it('begins a few words before a mark that would lie behind its end', () => {
    expect(
      shape('Meridiana has been on my mind for weeks now and they will burn with it', 'burn'),
    ).toBe('…now and they will burn with it');
  });
  it('has no more before the mark than that where words follow it', () => {
    expect(
      shape(
        'Meridiana has been on my mind for weeks now and they will burn with it, all of them and theirs',
        'burn',
      ),
    ).toBe('…and they will burn with it, all of them and theirs');
  });
  it('has the whole mark in its room, and nothing before a mark that fills it', () => {
    const long = 'we publish all the files of yours';
    expect(shape(`they have until Friday, then ${long} today`, long)).toBe(`…${long} today`);
    expect(
      shape('they have until Friday, then we publish all of them today', 'we publish all of them'),
    ).toBe('…then we publish all of them today');
  });
  it('may begin inside a word without spaces, never inside a letter of two units', () => {
    expect(shape(`https://meridiana.example/${'a'.repeat(40)}/login`, 'login')).toBe(
      `…${'a'.repeat(26)}/login`,
    );
    for (const more of ['', 'a'])
      expect(shape(`${more}${'😀'.repeat(30)}bomb`, 'bomb')).toBe(`…${'😀'.repeat(14)}bomb`);
  });
  it('keeps letters that would hardly be more than the ellipsis', () => {
    expect(shape('so they will pay for all they did', 'they will pay for all they did')).toBe(
      'so they will pay for all they did',
    );
  });
  it('is cut before the first of several marks, and moves all of them', () => {
    const text = `${'word '.repeat(12)}first and second`;
    const marks = [
      { start: 70, end: 76 },
      { start: 60, end: 65 },
    ];
    const line = cutBeforeMark(text, marks);
    expect(line.marks.map(({ start, end }) => line.shown.slice(start, end))).toEqual([
      'second',
      'first',
    ]);
    expect(line.shown).toBe('word word word word first and second');
  });
  it('is whole without a mark, and with one that lies beyond the text', () => {
    const text = 'x'.repeat(80);
    for (const marks of [[], [{ start: 90, end: 95 }], [{ start: 50, end: 50 }]])
      expect(cutBeforeMark(text, marks)).toEqual({ before: '', shown: text, marks });
  });
});
