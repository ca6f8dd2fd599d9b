/**
 * A sentence of the server by its stable name, as the contract has it in data (docs/decisions/155).
 */
export interface Told {
  code: string;
  /**
   * What stands in its gaps. Where a phrase of the server's stands in `kind`, `kindCode` is that
   * phrase's name, and `kind_of` what stands in its own gap `of`, again with `kind_ofCode`.
   */
  params: readonly { name: string; value: string }[];
}

/**
 * Texts of one language by the names of the server's sentences; a sentence with gaps is a function
 * of them.
 */
export type ToldTexts = Readonly<
  Record<string, string | ((gaps: Readonly<Record<string, string>>) => string)>
>;

/** Thousands and decimals as the server's English writes them, in the way of the other language. */
const inItalian = (value: string): string =>
  /^\d{1,3}(,\d{3})*(\.\d{1,2})?$/.test(value)
    ? value.replaceAll(/[,.]/g, (mark) => (mark === ',' ? '.' : ','))
    : value;

/** A number as either language writes it (1,024 or 1.024; 0.5 or 0,5), as a plural needs it. */
export const count = (value = ''): number =>
  Number(value.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));

function filled(
  code: string,
  gaps: Readonly<Record<string, string>>,
  texts: ToldTexts,
): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return typeof text === 'function' ? text(gaps) : text;
}

/** What stands in the gaps of a sentence, phrases of the server's in the language of `texts`. */
function gapsOf(params: Told['params'], texts: ToldTexts): Record<string, string> {
  const gaps = Object.fromEntries(params.map(({ name, value }) => [name, inItalian(value)]));
  for (const { name, value } of params.filter((param) => param.name.endsWith('Code'))) {
    const gap = name.slice(0, -'Code'.length);
    const own = params
      .filter((param) => param.name.startsWith(`${gap}_`))
      .map((param) => ({ ...param, name: param.name.slice(gap.length + 1) }));
    const phrase = filled(value, gapsOf(own, texts), texts);
    if (phrase !== undefined) gaps[gap] = phrase;
  }
  return gaps;
}

/** One sentence in the language of `texts`; undefined when it has none there. */
export const wordsOf = (told: Told, texts: ToldTexts): string | undefined =>
  filled(told.code, gapsOf(told.params, texts), texts);

/** A line, and the half-open UTF-16 ranges of it that were seen. */
export interface Marked {
  text: string;
  marks: readonly { start: number; end: number }[];
}

/** Stands around what was seen until the line is written; no text of people has it. */
const SIGN = '\u0002';

/** The same of a line that quotes: what stands in its gap `seen` was seen, and is marked. */
export function markedWordsOf(told: Told, texts: ToldTexts): Marked | undefined {
  const { seen, ...gaps } = gapsOf(told.params, texts);
  const line = filled(
    told.code,
    seen === undefined ? gaps : { ...gaps, seen: SIGN + seen + SIGN },
    texts,
  );
  if (line === undefined) return undefined;
  let text = '';
  const marks = line.split(SIGN).flatMap((part, at) => {
    const start = text.length;
    text += part;
    return at % 2 === 1 && part !== '' ? [{ start, end: text.length }] : [];
  });
  return { text, marks };
}

/**
 * Several sentences in the language of `texts`; undefined when one of them has none there, or when
 * there are none.
 */
export function allWordsOf(reasons: readonly Told[], texts: ToldTexts): string | undefined {
  const said = reasons.map((reason) => wordsOf(reason, texts));
  return said.length === 0 || said.some((words) => words === undefined)
    ? undefined
    : said.join(' ');
}
