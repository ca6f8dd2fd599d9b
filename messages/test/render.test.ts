import { describe, expect, it } from 'vitest';
import { COUNTED } from '../src/generated/codes.ts';
import english from '../src/generated/en.ts';
import { toReasons } from '../src/reason.ts';
import { render, renderAll, type Language } from '../src/render.ts';
import { joined } from '../src/joined.ts';
import { say } from '../src/say.ts';
import { readCatalogue, PARTS_OF_THE_SERVER } from '../scripts/catalogues.mjs';
import type { Code, Param } from '../src/message.ts';

describe('a message', () => {
  it('is put into the words of a language', () => {
    const message = say('atMostCharacters', { most: 1_200 });
    expect(render('en', message)).toContain('1,200');
    expect(render('it', message)).toContain('1200');
    expect(renderAll('en', [say('fieldRequired'), say('enterText')])).toBe(
      `${render('en', say('fieldRequired'))} ${render('en', say('enterText'))}`,
    );
  });

  it('may have a message within it', () => {
    const inner = say('severityHigh');
    expect(
      render('it', say('toldSeverity', { from: say('severityLow'), to: inner, title: 'x' })),
    ).toContain(render('it', inner));
  });

  it('of a code that is not in the catalogue is named', () => {
    expect(render('en', { code: 'toString' as Code })).toContain('toString');
  });

  it('goes into the contracts with its English and what stands within it', () => {
    expect(
      toReasons([
        say('toldSeverity', {
          from: say('severityLow'),
          to: 'x',
          title: say('namePostOf', { of: 'Anna' }),
        }),
      ]),
    ).toEqual([
      {
        code: 'toldSeverity',
        params: {
          from: 'Low',
          fromCode: 'severityLow',
          to: 'x',
          title: 'Post by Anna',
          titleCode: 'namePostOf',
          title_of: 'Anna',
        },
      },
    ]);
    expect(toReasons(null)).toEqual([]);
  });

  it('may have several in one gap, each in the language of the sentence', () => {
    const way = joined('way', ['a.zip', say('pathPictureText'), 'b']);
    const message = say('whyInPart', { part: way });
    expect(render('en', message)).toBe('In a.zip > Text in the image > b:');
    expect(render('it', message)).toBe('Nella parte a.zip > Testo nell’immagine > b:');
    expect(toReasons([message])[0]?.params).toMatchObject({
      part: 'a.zip > Text in the image > b',
      partCode: 'joinedWay',
      part_firstCode: 'joinedWay',
      part_first_thenCode: 'pathPictureText',
      part_then: 'b',
    });
    expect(joined('list', ['one'])).toBe('one');
  });
});

/** What people write, and what spoils a text that is not careful. */
const VALUES: readonly Param[] = [0, 1, 2, 1_000_000, 'Anna', '<b>{name}</b>', 'n'.repeat(300)];

describe.each<Language>(['en', 'it'])('every text in %s', (language) => {
  const catalogue = readCatalogue(language);
  const codes = Object.keys(english) as Code[];

  it('has words for every code, with parameters of every kind', () => {
    for (const code of codes) {
      const text = PARTS_OF_THE_SERVER.map((part) => catalogue[part]?.[code] ?? '').join('');
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
      for (const value of VALUES) {
        const counted = COUNTED[code] ?? [];
        const params = Object.fromEntries(
          names.map((name) => [
            name,
            counted.includes(name) && typeof value !== 'number' ? 3 : value,
          ]),
        );
        const words = render(language, { code, params });
        expect(words.trim(), code).not.toBe('');
        expect(words, code).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
