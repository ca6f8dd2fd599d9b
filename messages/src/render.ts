import english from './generated/en.ts';
import italian from './generated/it.ts';
import { COUNTED } from './generated/codes.ts';
import type { Message, Param } from './message.ts';

export type Language = 'en' | 'it';

type AnyText = string | ((params: Readonly<Record<string, string | number>>) => string);
const TEXTS: Readonly<Record<Language, Readonly<Record<string, AnyText>>>> = {
  en: english as never,
  it: italian as never,
};

/**
 * A message in the words of a language. A code that the catalogue does not have, as a newer version may
 * have stored it, is named in a sentence.
 */
export function render(language: Language, { code, params = {} }: Message): string {
  const text = Object.hasOwn(TEXTS[language], code) ? TEXTS[language][code] : undefined;
  if (text === undefined) return render(language, { code: 'unknownMessage', params: { code } });
  if (typeof text === 'string') return text;
  const counted = COUNTED[code] ?? [];
  return text(
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        counted.includes(name) ? Number(value) : inWords(language, value),
      ]),
    ),
  );
}

/** Several messages in English, one after the other; null for none. */
export const inEnglish = (messages: readonly Message[] | null): string | null =>
  messages === null || messages.length === 0 ? null : renderAll('en', messages);

/** Several messages, one after the other. */
export const renderAll = (language: Language, messages: readonly Message[]): string =>
  messages.map((message) => render(language, message)).join(' ');

const BLANKS = new Proxy<Record<string, string>>({}, { get: () => '' });

/** The texts of some codes in every language, with nothing in their gaps. */
export const textsByCode = (codes: RegExp): { code: string; text: string }[] =>
  Object.values(TEXTS).flatMap((texts) =>
    Object.entries(texts)
      .filter(([code]) => codes.test(code))
      .map(([code, text]) => ({ code, text: typeof text === 'string' ? text : text(BLANKS) })),
  );

/** What stands in a gap. */
export function inWords(language: Language, value: Param): string {
  if (typeof value === 'number') return value.toLocaleString(language);
  return typeof value === 'string' ? value : render(language, value);
}
