import { translated } from '../generated/messages/findings/index.ts';
import type { TextRange } from '../ui/mark-text.tsx';
import { QUOTES, QUOTES_OF, type Quote } from './quote-lines.ts';
import { kindInWords } from './sayings.ts';
import { wordsOf, type Told } from './told.ts';

/** A line about what was seen, with the parts of it that were. */
interface Line {
  text: string;
  marks: readonly TextRange[];
}
type Gaps = Readonly<Record<string, string>>;

const GAP = /\{(\w+)\}/;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patterns = new Map<Quote, RegExp>();

function patternOf(quote: Quote): RegExp {
  const known =
    patterns.get(quote) ??
    new RegExp(
      `^${QUOTES[quote]
        .split(GAP)
        .map((part, at) => (at % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
        .join('')}$`,
      's',
    );
  patterns.set(quote, known);
  return known;
}

/**
 * What stands in a gap, as the reader says it; undefined for words of ours that have no
 * translation.
 */
function inGap(name: string, value: string, reasons: readonly Told[]): string | undefined {
  if (name === 'kind') return kindInWords(value);
  if (name === 'proof')
    return said('proof', value)?.text ?? (/^<.+>$/.test(value) ? value : undefined);
  return phraseIn(reasons, value) ?? value;
}

/** A phrase of ours as the reasons say it; undefined for anything else, which was seen. */
function phraseIn(reasons: readonly Told[], phrase: string): string | undefined {
  for (const { params } of reasons) {
    for (const { name: gap } of params.filter(({ value }) => value === phrase)) {
      const code = params.find(({ name }) => name === `${gap}Code`)?.value;
      const own = params
        .filter(({ name }) => name.startsWith(`${gap}_`))
        .map(({ name, value }) => ({ name: name.slice(gap.length + 1), value }));
      if (code !== undefined) return wordsOf({ code, params: own }, translated);
    }
  }
  return undefined;
}

function said(
  by: string,
  text: string,
  reasons: readonly Told[] = [],
): { text: string; gaps: Gaps; own: Gaps } | undefined {
  for (const quote of Object.hasOwn(QUOTES_OF, by) ? (QUOTES_OF[by] ?? []) : []) {
    const own = patternOf(quote).exec(text)?.groups ?? (QUOTES[quote] === text ? {} : undefined);
    if (own === undefined) continue;
    const gaps = Object.entries(own).map(([name, value]) => ({
      name,
      value: inGap(name, value, reasons),
    }));
    const words = gaps.some(({ value }) => value === undefined)
      ? undefined
      : wordsOf(
          { code: quote, params: gaps.map(({ name, value }) => ({ name, value: value ?? '' })) },
          translated,
        );
    if (words !== undefined)
      return {
        text: words,
        own,
        gaps: Object.fromEntries(gaps.map(({ name, value }) => [name, value ?? ''])),
      };
  }
  return undefined;
}

/**
 * What was seen stands in the other language too, as it is or, where it is a word of ours, as the
 * gap says it.
 */
function marksIn(
  line: Line,
  { text, own, gaps }: { text: string; own: Gaps; gaps: Gaps },
): TextRange[] {
  let from = 0;
  return line.marks.flatMap(({ start, end }) => {
    const seen = line.text.slice(start, end);
    const gap = Object.entries(own).find(([, value]) => value === seen)?.[0];
    const shown = (gap === undefined ? undefined : gaps[gap]) ?? seen;
    const at = text.indexOf(shown, from);
    // Words of ours that are marked: what follows the same beginning.
    if (at < 0)
      return end === line.text.length && text.startsWith(line.text.slice(0, start))
        ? [{ start, end: text.length }]
        : [];
    from = at + shown.length;
    return [{ start: at, end: from }];
  });
}

/**
 * A line of a detector in the reader's language: its own words translated, what it quotes as it is
 * (docs/decisions/207). As it came where it is nothing but a quotation, or has no translation.
 *
 * @param detector its id
 * @param reasons why it was found, where that is known: a phrase that stands there and here is said
 * alike
 */
export function quoted(detector: string, line: Line, reasons: readonly Told[] = []): Line {
  const words = said(detector, line.text, reasons);
  return words === undefined ? line : { text: words.text, marks: marksIn(line, words) };
}

/** What a finding quotes, likewise. */
export const quotedExcerpt = ({
  detector,
  excerpt,
  whyReasons,
}: {
  detector: string;
  excerpt: string;
  whyReasons: readonly Told[];
}): string => quoted(detector, { text: excerpt, marks: [] }, whyReasons).text;

/** A step of the way to what was seen, such as `QR code`; names of files are as they are. */
export const pathStep = (step: string): string => said('path', step)?.text ?? step;
