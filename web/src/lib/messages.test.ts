import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type Token } from '@messageformat/parser';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../messages/scripts/catalogues.mjs';
import { readSources, withSources } from '../../scripts/sources.mjs';
import { literalTexts, textsReadTooEarly } from './messages.checks.ts';

const web = fileURLToPath(new URL('../..', import.meta.url));
type Catalogue = Record<string, Record<string, string>>;
const catalogue = (language: string): Catalogue =>
  withSources(readCatalogue(language), readSources(), language);
const english = catalogue('en');
const italian = catalogue('it');
/** Parts that the server speaks, by the names that it sends. */
const OF_THE_SERVER = /^(?:problems|findings|told|mails)\./;
/** Used by what is made of the sources' folders. */
const OF_SOURCES = /^source-(?:names|kinds|fields)\./;
const texts = Object.entries(english).flatMap(([part, all]) =>
  Object.entries(all).map(([name, text]) => ({
    of: `${part}.${name}`,
    en: text,
    it: italian[part]?.[name] ?? '',
  })),
);

/** Not in the catalogues: the inspector is for whoever changes the machines. */
const ENGLISH_ONLY = /^src\/(features\/inspector|app\/inspect)\//;

/** Words that Italian software shares with English. */
const SHARED = new RegExp(
  [
    '^(E-mail|Chat|webhook|host|Cc|Feedback:|HTTP|Password|File|Media|[Aa]ccount|Feedback|OK|No|Console|Secret',
    '|Scope|Link|Tour|Webhook|Download|Online|Offline|Test|Hash|URL|ID|IP|[Ff]eed',
    '|Hashtag|Bot|Token|Log|SHA-256|media|Social media|Malware|Web shell',
    '|Reverse shell|ms|× pixels|file|webhook|token|password|bearer token|JSON Web Token|Handle|[Ff]ont|script',
    '|[Vv]ideo|Audio|MaxiCode|script:|frame:|byte :|link)$',
  ].join(''),
);

const parametersOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => [
    ...('arg' in token
      ? [`${token.arg}: ${token.type === 'argument' ? 'value' : token.type}`]
      : []),
    ...('cases' in token ? token.cases.flatMap(({ tokens: inner }) => parametersOf(inner)) : []),
  ]);
const distinct = (all: string[]): string[] => [...new Set(all)].sort();
/** Words of a text without its parameters. */
const wordsOf = (text: string): string => text.replaceAll(/\{\w+\}/g, '').trim();

const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.checks\.ts$|generated\//.test(path))
  .map((path) => {
    const file = join(web, 'src', path);
    return {
      path: relative(web, file),
      source: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
    };
  });

describe('the catalogues', () => {
  it('have the same texts, with the same parameters', () => {
    const namesOf = (all: Catalogue) =>
      Object.entries(all).flatMap(([part, names]) =>
        Object.keys(names).map((name) => `${part}.${name}`),
      );
    expect(namesOf(italian)).toEqual(namesOf(english));
    const differing = texts.filter(({ of, en, it: said }) => {
      const [a, b] = [distinct(parametersOf(parse(en))), distinct(parametersOf(parse(said)))];
      // What the server puts into a gap may be English words: Italian may leave it out.
      return OF_THE_SERVER.test(of)
        ? b.some((name) => !a.includes(name))
        : JSON.stringify(a) !== JSON.stringify(b);
    });
    expect(differing).toEqual([]);
  });

  it('differ in every text but the words that both languages share', () => {
    const same = texts.filter(
      ({ en, it: said }) =>
        en === said && /[a-z]{2}/i.test(wordsOf(en)) && !SHARED.test(wordsOf(en)),
    );
    expect(same).toEqual([]);
  });

  it('know every text by its name in the code, and no others', () => {
    const used = new Set(
      sources.flatMap(({ source }) => {
        const part = /from '[^']*generated\/messages\/([\w-]+)\/index\.ts'/.exec(source.text)?.[1];
        return part === undefined
          ? []
          : [...source.text.matchAll(/\bm\.(\w+)/g)].map(([, name]) => `${part}.${name ?? ''}`);
      }),
    );
    expect(
      texts
        .map(({ of }) => of)
        .filter((of) => !used.has(of) && !OF_THE_SERVER.test(of) && !OF_SOURCES.test(of)),
    ).toEqual([]);
  });
});

describe('the screens', () => {
  it('read their texts while they draw, so that another language reaches them', () => {
    expect(
      sources.flatMap(({ path, source }) =>
        textsReadTooEarly(source).map((line) => `${path}:${line}`),
      ),
    ).toEqual([]);
  });

  it('say nothing that is not in the catalogues', () => {
    const screens = sources.filter(({ path }) => !ENGLISH_ONLY.test(path));
    expect(
      screens.flatMap(({ path, source }) =>
        literalTexts(source).map((found) => `${path}:${found}`),
      ),
    ).toEqual([]);
  });
});
