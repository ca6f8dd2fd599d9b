import MessageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, readCatalogue } from '../scripts/catalogues.mjs';

/** Every text of the server and the screens: its name, such as `problems.accessKeyLimit`, and its ICU. */
const textsIn = (language: string) =>
  new Map(
    Object.entries(readCatalogue(language)).flatMap(([part, all]) =>
      Object.entries(all).map(([name, text]): [string, string] => [`${part}.${name}`, text]),
    ),
  );
const english = textsIn('en');
const italian = textsIn('it');

/** Names of the parameters, and of those that are counted. */
function parametersOf(text: string): { all: Set<string>; counted: Set<string> } {
  const all = new Set<string>();
  const counted = new Set<string>();
  const walk = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (!('arg' in token)) continue;
      all.add(token.arg);
      if (token.type === 'plural' || (token.type === 'function' && token.key === 'number'))
        counted.add(token.arg);
      if ('cases' in token) for (const { tokens: inner } of token.cases) walk(inner);
    }
  };
  walk(parse(text));
  return { all, counted };
}

/** The text with the same value for every parameter. */
function filled(language: string, text: string, value: number): string {
  const { all } = parametersOf(text);
  const words: unknown = new MessageFormat(language).compile(text)(
    Object.fromEntries([...all].map((name) => [name, value])),
  );
  return String(words);
}

/** Width × height, which is written with “pixels” whatever the height. */
const DIMENSIONS = ['media-detail.pixels', 'problems.imagePixelsOverLimit'];
/** What follows a name or another text, and only looks like a plural. */
const NO_PLURALS = new Set(
  (
    'access as belongs class combines declares differs expires extends has invites is looks matches ms ' +
    'refers runs shows starts was works'
  ).split(' '),
);
const NO_ITALIAN_PLURALS = new Set(['dei', 'di', 'funzioni', 'ti']);

const named = (texts: ReadonlyMap<string, string>, language: string, value: number) =>
  [...texts].map(([name, text]) => ({ name, words: filled(language, text, value) }));

it('every text has a name of its own, not one that counts', () => {
  expect(
    [...english.keys()].filter((name) => /[a-z][2-9]$/.test(name) && !/Utf8$/.test(name)),
  ).toEqual([]);
});

describe('a number in a text', () => {
  it('that is 1 has a singular after it in English', () => {
    const wrong = named(english, 'en', 1).filter(
      ({ name, words }) =>
        !DIMENSIONS.includes(name) &&
        [...words.matchAll(/\b1 ([a-z]+s)\b/g)].some(([, noun = '']) => !NO_PLURALS.has(noun)),
    );
    expect(wrong).toEqual([]);
  });

  it('that is 1 has no plural article before it, and no plural in -i after it, in Italian', () => {
    const wrong = named(italian, 'it', 1).filter(
      ({ words }) =>
        /\b(?:primi|prime|altri|altre|ultimi|ultime) 1\b/.test(words) ||
        [...words.matchAll(/\b1 ([a-z]+i)\b/g)].some(
          ([, noun = '']) => !NO_ITALIAN_PLURALS.has(noun),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('is counted in both languages or in none', () => {
    const differing = [...english].filter(([name, text]) => {
      const counted = [text, italian.get(name) ?? ''].map((one) =>
        [...parametersOf(one).counted].sort(),
      );
      return JSON.stringify(counted[0]) !== JSON.stringify(counted[1]);
    });
    expect(differing).toEqual([]);
  });
});

describe.each(LANGUAGES)('an article in %s', (language) => {
  const ARTICLES =
    language === 'en'
      ? 'an?'
      : '(?:il|lo|la|i|gli|le|un|uno|una)|(?:de|da|a|ne|su|co)(?:l|llo|lla|i|gli|lle)|' +
        "(?:l|un|(?:de|da|a|ne|su|co)ll)[’']";
  /** An article, then a parameter that is written as it comes, or chosen by. */
  const BEFORE_PARAMETER = new RegExp(
    `(?<![\\p{L}’'])(?:${ARTICLES}) ?\\{\\w+(?:\\}|, select)`,
    'iu',
  );
  /** 8 and 11 take other articles than the numbers beside them: “gli 8”, “an 8”. */
  const BEFORE_NUMBER = new RegExp(
    `(?<![\\p{L}’'])(?:${language === 'en' ? 'an?' : '(?:i|dei|dai|ai|nei|sui)'}) (?:#|\\{\\w+, number)`,
    'iu',
  );

  it('does not depend on what a parameter stands for', () => {
    const wrong = [...(language === 'en' ? english : italian)].filter(
      ([, text]) => BEFORE_PARAMETER.test(text) || BEFORE_NUMBER.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a title', () => {
  const gapsOf = (text = '') => [...text.matchAll(/\{(\w+)/g)].map(([, gap]) => gap).sort();

  it('names the same things in both languages', () => {
    const titles = [...english].filter(([name]) => name.startsWith('findings.title'));
    expect(titles.map(([name]) => [name, gapsOf(italian.get(name))])).toEqual(
      titles.map(([name, text]) => [name, gapsOf(text)]),
    );
  });
});
