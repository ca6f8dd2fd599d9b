import { readCatalogue } from '../../messages/scripts/catalogues.mjs';
import { readSources } from '../../web/scripts/sources.mjs';

/** The language of the pictures: `PICTURE_LANGUAGE=it`, English unless told. */
export const LANGUAGE = process.env['PICTURE_LANGUAGE'] === 'it' ? 'it' : 'en';

interface Source {
  slug: string;
  name: string;
  words: Record<string, { name?: string }>;
}
/** Every message of a language, by its place in the catalogue. */
function messages(language: string): Map<string, string> {
  const flat = new Map<string, string>();
  const walk = (value: unknown, at: string) => {
    if (typeof value === 'string') flat.set(at, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${at}.${key}`);
  };
  walk(readCatalogue(language), '');
  for (const { slug, name, words } of readSources() as Source[])
    flat.set(`source.${slug}`, words[language]?.name ?? name);
  return flat;
}

const ENGLISH = messages('en');
const SHOWN = LANGUAGE === 'en' ? ENGLISH : messages(LANGUAGE);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyOf = (texts: readonly string[]) => [...new Set(texts)].map(escaped).join('|');

/**
 * What is looked for on a page, in the language of the pictures: words that the catalogue has, or
 * their beginning (`/^Actions for/`). Anything else, such as a name of the company's, stays as it is.
 */
export function said(name: string | RegExp): string | RegExp {
  if (LANGUAGE === 'en') return name;
  const there = (matches: (english: string) => boolean) =>
    [...ENGLISH].filter(([, english]) => matches(english)).map(([key]) => SHOWN.get(key) ?? '');
  if (typeof name === 'string') {
    const whole = there((english) => english === name);
    return whole.length === 0 ? name : new RegExp(`^(?:${anyOf(whole)})$`);
  }
  const begins = /^\^?([^\\|()[\]$]+)/.exec(name.source)?.[1] ?? '';
  // A label before its value (`/^Severity:/`) is put together on the page.
  const starts = there(
    (english) => begins !== '' && (english.startsWith(begins) || `${english}:` === begins),
  )
    .map((text) => (text.split('{')[0] ?? '').trim())
    .filter((text) => text.length > 2);
  return starts.length === 0 ? name : new RegExp(`^(?:${anyOf(starts)})`);
}
