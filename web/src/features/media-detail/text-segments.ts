import type { FindingRowFragment } from '../../generated/media-detail/graphql.ts';

/** What a finding marks in the item's own text; half-open UTF-16 units of the whole text. */
export interface TextSpan {
  id: string;
  start: number;
  end: number;
  severity: FindingRowFragment['severity'];
}
/** A stretch of a text that is drawn in one way. */
export interface Segment {
  /** Where it begins in the whole text. */
  start: number;
  text: string;
  /** The name of a character that is not seen, drawn instead of it. */
  sign: string | null;
  /** What was found here, the shortest span first. */
  found: readonly TextSpan[];
}

/**
 * The step of a path that leads to a link: the link stands in the text that the step is taken from.
 */
const LINK = 'URL';

/**
 * Where findings are in the item's own text, links of it included, not in that of something inside
 * it.
 */
export function spansOf(
  findings: readonly Pick<FindingRowFragment, 'id' | 'place' | 'path' | 'severity'>[],
): TextSpan[] {
  return findings.flatMap(({ id, place, path, severity }) =>
    place.__typename === 'TextPlace' && path.length <= (path.at(-1) === LINK ? 2 : 1)
      ? [{ id, start: place.textOffset, end: place.textOffset + place.textLength, severity }]
      : [],
  );
}

const NAMES: Readonly<Record<string, string>> = {
  '00AD': 'SHY',
  '061C': 'ALM',
  '200B': 'ZWSP',
  '200C': 'ZWNJ',
  '200D': 'ZWJ',
  '200E': 'LRM',
  '200F': 'RLM',
  '202A': 'LRE',
  '202B': 'RLE',
  '202C': 'PDF',
  '202D': 'LRO',
  '202E': 'RLO',
  '2060': 'WJ',
  '2066': 'LRI',
  '2067': 'RLI',
  '2068': 'FSI',
  '2069': 'PDI',
  FEFF: 'BOM',
};
/**
 * Characters that are not seen, or turn the direction of writing: control and format characters,
 * but tabs and line ends, joiners of pictures and the joiners that Arabic and Indic scripts are
 * written with.
 */
const UNSEEN = new RegExp(
  [
    String.raw`(?![\t\n\r])\p{Cc}|(?!\u200d\p{Extended_Pictographic})`,
    String.raw`(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]`,
    String.raw`(?=[\u200c\u200d]))[\p{Cf}\u2800\u3164]`,
  ].join(''),
  'gu',
);

/** The point of a character as Unicode writes it, `U+202E`. */
export const pointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const nameOf = (character: string): string =>
  NAMES[pointOf(character).slice(2)] ?? pointOf(character);

/**
 * Cuts a part of a text where something found begins or ends, and where a character stands that is
 * not seen.
 * @param base where the part begins in the whole text
 */
export function segmentsOf(text: string, base: number, spans: readonly TextSpan[]): Segment[] {
  const here = spans
    .map((span) => ({
      span,
      from: Math.max(0, span.start - base),
      to: Math.min(text.length, span.end - base),
    }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.to - a.from - (b.to - b.from));
  const signs = [...text.matchAll(UNSEEN)].map((match) => ({
    at: match.index,
    character: match[0],
  }));
  const cuts = [
    ...new Set([
      0,
      text.length,
      ...here.flatMap(({ from, to }) => [from, to]),
      ...signs.flatMap(({ at, character }) => [at, at + character.length]),
    ]),
  ].sort((a, b) => a - b);
  const signAt = new Map(signs.map(({ at, character }) => [at, nameOf(character)]));
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length;
    return {
      start: base + from,
      text: text.slice(from, to),
      sign: signAt.get(from) ?? null,
      found: here.filter((one) => one.from <= from && one.to >= to).map(({ span }) => span),
    };
  });
}

/**
 * Whether something that was found goes on from one stretch to the next: they are drawn as one,
 * without a gap in the middle of a word.
 */
export const isOneWith = (one: Segment | undefined, next: Segment | undefined): boolean =>
  one?.found.some(({ id }) => next?.found.some((other) => other.id === id)) === true;
