import type { PageLink } from './reading.ts';

const ARROW = ' → ';
const LEADS = / → (https?:\/\/\S{1,4000})/gi;
const LONGEST_WORDS = 4_000;

/**
 * How a text says that words which are an address lead elsewhere:
 * `www.acme.example → https://drop.example/x`.
 */
export const linkLine = (words: string, href: string): string => `${words}${ARROW}${href}`;

/** Finds what `linkLine` wrote, wherever it stands. */
export function linksInLines(text: string): PageLink[] {
  if (!text.includes(ARROW)) return [];
  return [...text.matchAll(LEADS)].flatMap(({ 1: href = '', index: end }) => {
    const words = /\S+$/.exec(text.slice(Math.max(0, end - LONGEST_WORDS), end))?.[0] ?? '';
    return words === '' ? [] : [{ start: end - words.length, end, href }];
  });
}
