import type { Reason } from '../errors/sayings.ts';
import ITALIAN from './told-it.json' with { type: 'json' };

const texts: Readonly<Record<string, string>> = ITALIAN;
const filled = (text: string, gaps: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);

/**
 * What a notification tells, in Italian, for letters: screens have it from their own catalogue,
 * which this one follows word for word.
 *
 * @returns undefined for what has no name there
 */
export function toldInItalian({ code, params }: Reason): string | undefined {
  const text = texts[code];
  if (text === undefined) return undefined;
  const gaps = Object.entries(params).map(([name, value]): [string, string] => {
    const phrase = texts[params[`${name}Code`] ?? ''];
    const own = Object.entries(params).flatMap(([inner, said]) =>
      inner.startsWith(`${name}_`) ? [[inner.slice(name.length + 1), said] as const] : [],
    );
    return [name, phrase === undefined ? value : filled(phrase, Object.fromEntries(own))];
  });
  return filled(text, Object.fromEntries(gaps));
}
