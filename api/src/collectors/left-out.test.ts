import { describe, expect, it } from 'vitest';
import { render } from '@vedetta/messages/render.ts';
import { LeftOutTally, type LeftOut } from './left-out.ts';

const tallied = (...all: LeftOut[]) => {
  const tally = new LeftOutTally();
  tally.add(all);
  return tally.messages();
};

const inEnglish = (...all: LeftOut[]) => tallied(...all).map((one) => render('en', one));

describe('what a run left out', () => {
  it('is said by kind, with names', () => {
    const said = tallied(
      { name: 'closed/', why: 'folderUnreadable' },
      { name: 'a. Wait 5 minutes.txt', why: 'fileUnreadable' },
      { name: 'b.txt', why: 'fileUnreadable' },
    );
    expect(said).toEqual([
      { code: 'foldersUnreadable', params: { count: 1, names: 'closed/' } },
      { code: 'filesUnreadable', params: { count: 2, names: 'a. Wait 5 minutes.txt, b.txt' } },
    ]);
  });

  it('names the first five of many, each once however often it comes', () => {
    const all = Array.from({ length: 1_000 }, (_, n) => ({
      name: `post ${n}`,
      why: 'notStored' as const,
    }));
    expect(inEnglish(...all)).toEqual([
      '1,000 items couldn’t be stored: post 0, post 1, post 2, post 3, post 4, ….',
    ]);
    expect(inEnglish({ name: 'a', why: 'hidden' }, { name: 'a', why: 'hidden' })).toEqual([
      '1 hidden or incomplete file or folder isn’t scanned: a.',
    ]);
  });

  it.each([
    'folderUnreadable',
    'fileUnreadable',
    'hidden',
    'notUnderstood',
    'emptyEntry',
    'oddDate',
    'beyondMost',
    'notStored',
  ] as const)('of kind %s is said of one and of several, whatever the names hold', (why) => {
    for (const name of [
      'plain',
      'of: A. B',
      'line\nbreak',
      'rlo\u202egpj.exe',
      '\u0000',
      'x'.repeat(5_000),
      '\ud83d',
    ]) {
      for (const all of [
        [name],
        [name, 'second'],
        Array.from({ length: 9 }, (_, n) => `${name}${n}`),
      ]) {
        const [sentence = ''] = inEnglish(...all.map((one) => ({ name: one, why })));
        expect(sentence).not.toMatch(/[\u0000-\u001f\u202e]/);
        expect(sentence.length).toBeLessThan(600);
      }
    }
  });
});
