import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type Token } from '@messageformat/parser';
import {
  NETWORK_PROBLEM,
  PASSWORD_RULE,
  PASSWORDS_DIFFER,
  PERHAPS_MADE,
  PERHAPS_RENEWED,
  problemOf,
  QUICK_RANGES,
  RANGE_REVERSED,
  SECRET_GAPS,
  TARGET_FAULTS,
  TERM_FAULTS,
  TIMEOUT_PROBLEM,
} from '@vedetta/machines';
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
const SAID: {
  sentences: Record<string, string>;
  phrases: Record<string, string>;
  quotes: Record<string, string>;
} = JSON.parse(readFileSync(join(web, '../api/src/platform/errors/said.json'), 'utf8'));
/** Parts that the server speaks, by the names that it sends. */
const OF_THE_SERVER = /^(?:problems|findings|told)\./;
/** Used by what is made of the sources' folders. */
const OF_SOURCES = /^source-(?:names|kinds|fields)\./;
const texts = Object.entries(english).flatMap(([part, all]) =>
  Object.entries(all).map(([name, text]) => ({
    of: `${part}.${name}`,
    en: text,
    it: italian[part]?.[name] ?? '',
  })),
);

/** Sentences of machines, and where their translation stands. */
const OF_MACHINES: readonly (readonly [string, string, string])[] = [
  [NETWORK_PROBLEM.message, 'app', 'serverUnreachable'],
  [TIMEOUT_PROBLEM.message, 'app', 'serverTimeout'],
  [problemOf(null).message, 'app', 'unknownError'],
  [PASSWORD_RULE, 'account', 'passwordRule'],
  [PASSWORDS_DIFFER, 'account', 'passwordsDoNotMatch'],
  [RANGE_REVERSED, 'common', 'rangeReversed'],
  ...QUICK_RANGES.map(({ id, label }) => [label, 'common', id] as const),
  [SECRET_GAPS.name, 'common', 'purposeMissing'],
  [SECRET_GAPS.url, 'common', 'urlMissing'],
  [SECRET_GAPS.choices, 'common', 'choiceMissing'],
  [PERHAPS_MADE.message, 'common', 'createTimeout'],
  [PERHAPS_RENEWED.message, 'settings', 'generateTimeout'],
  [TARGET_FAULTS.repeated, 'targets', 'duplicateTarget'],
  [TARGET_FAULTS.tooLong, 'targets', 'valueTooLong'],
  [TARGET_FAULTS.nothing, 'targets', 'noTargetEntered'],
  [TERM_FAULTS.nothing, 'company-settings', 'noTermsEntered'],
];
/** Not in the catalogues: the inspector is for whoever changes the machines. */
const ENGLISH_ONLY = /^src\/(features\/inspector|app\/inspect)\//;

/** Words that Italian software shares with English. */
const SHARED = new RegExp(
  [
    '^(E-mail|Chat|webhook|host|Cc|Feedback:|HTTP|Password|File|Media|Account|Feedback|OK|No|Console|Secret',
    '|Scope|Link|Tour|Webhook|Download|Online|Offline|Test|Hash|URL|ID|IP|Feed',
    '|Hashtag|Bot|Token|Log|SHA-256|media|Social media|Malware|Web shell',
    '|Reverse shell|ms|× pixels|file|webhook)$',
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

  it('have a sentence for everything that a detector says, and a name for every detector', () => {
    const { findings = {} } = english;
    const said = Object.fromEntries(
      Object.entries({ ...SAID.sentences, ...SAID.phrases, ...SAID.quotes }).map(([code, text]) => [
        code,
        text.replaceAll(/\{(\w+)[!?]\}/g, '{$1}'),
      ]),
    );
    expect(
      Object.fromEntries(Object.entries(findings).filter(([code]) => !code.startsWith('detector'))),
    ).toEqual(said);
    const detectors = readdirSync(join(web, '../detection/src/detectors'), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$/.test(path))
      .flatMap((path) =>
        [
          ...readFileSync(join(web, '../detection/src/detectors', path), 'utf8').matchAll(
            /\bid: '([a-z-]+)',\s+label: '([^']+)'/g,
          ),
        ].map(([, id = '', label = '']) => ({ id, label })),
      );
    expect(detectors.length).toBeGreaterThan(15);
    expect(
      detectors.filter(
        ({ id, label }) =>
          findings[
            `detector${id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
          ] !== label,
      ),
    ).toEqual([]);
  });

  it('have a sentence for everything that a notification tells', () => {
    const told: { sentences: Record<string, string>; phrases: Record<string, string> } = JSON.parse(
      readFileSync(join(web, '../api/src/modules/notifications/told.json'), 'utf8'),
    );
    const said = Object.entries({ ...told.sentences, ...told.phrases }).map(([code, text]) => [
      code,
      text.replaceAll(/\{(\w+)[!?]\}/g, '{$1}'),
    ]);
    expect(english['told']).toEqual(Object.fromEntries(said));
    // Letters say it as the screens do.
    const letters: Record<string, string> = JSON.parse(
      readFileSync(join(web, '../api/src/platform/mail/told-it.json'), 'utf8'),
    );
    const titles = Object.entries(italian['findings'] ?? {}).filter(([code]) =>
      code.startsWith('title'),
    );
    expect(letters).toEqual({ ...italian['told'], ...Object.fromEntries(titles) });
  });

  it('say in English what the machines say, word for word', () => {
    expect(OF_MACHINES.map(([, part, name]) => english[part]?.[name])).toEqual(
      OF_MACHINES.map(([sentence]) => sentence),
    );
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
