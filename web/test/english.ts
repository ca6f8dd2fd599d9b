import { parse, type Token } from '@messageformat/parser';
import type { Page } from 'playwright-core';
import { readCatalogue } from '../../messages/scripts/catalogues.mjs';
import { readSources, withSources } from '../scripts/sources.mjs';

/**
 * Parts of the server's sentences: the line that says what was seen is not translated, and may say
 * such words.
 */
const PHRASE = /^(?:kind|fileKind|does|secret)[A-Z]/;
const catalogue = (language: string): string[] => {
  const parts = withSources(readCatalogue(language), readSources(), language);
  return Object.values(parts).flatMap((texts) =>
    Object.entries(texts)
      .filter(([name]) => !PHRASE.test(name))
      .map(([, text]) => text),
  );
};

/**
 * Everything that a text may come to, with anything in the place of its parameters: one pattern for
 * each way through its cases.
 */
const patternsOf = (tokens: readonly Token[]): string[] =>
  tokens.reduce<string[]>(
    (before, token) => {
      const ways =
        token.type === 'content'
          ? [token.value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')]
          : token.type === 'octothorpe'
            ? ['[\\d.,]+']
            : 'cases' in token
              ? token.cases.flatMap(({ tokens: inner }) => patternsOf(inner))
              : ['.+'];
      return before.flatMap((start) => ways.map((way) => `${start}${way}`));
    },
    [''],
  );
const inAll = (language: string): string[] => [
  ...new Set(
    catalogue(language).flatMap((text) => patternsOf(parse(text)).map((pattern) => pattern.trim())),
  ),
];

/**
 * Letters that a text needs of its own: fewer fit sentences of the server, as
 * `{browser} on {system}` would.
 */
const LEAST_OWN = 6;
const isEnough = (pattern: string): boolean => {
  const own = pattern.replaceAll(/\.\+|\[\\d\.,\]\+|[^A-Za-z]/g, '');
  return own.length >= LEAST_OWN || (own.length > 0 && !/\.\+|\[/.test(pattern));
};
const italian = new Set(inAll('it'));
const inItalian = [...italian].filter(isEnough).map((pattern) => new RegExp(`^${pattern}$`, 's'));
const english = inAll('en')
  .filter((pattern) => !italian.has(pattern) && isEnough(pattern))
  .map((pattern) => new RegExp(`^${pattern}$`, 's'));

/** What a page says or could say, hidden menus and names for the ear included. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*:not(script):not(style)')) {
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'data-label',
        'aria-roledescription',
      ])
        said.push(element.getAttribute(name) ?? '');
    }
    return said;
  });

/** Texts on the page that the English catalogue has, but for those that Italian has too. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = new Set(
    (await saidOn(page))
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => /[A-Za-z]{2}/.test(text)),
  );
  // `webhook n. 1` fits `webhook {id}` as well.
  return [...said].filter(
    (text) =>
      english.some((pattern) => pattern.test(text)) &&
      !inItalian.some((pattern) => pattern.test(text)),
  );
}
