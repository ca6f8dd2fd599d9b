import type { Email } from 'postal-mime';
import { LONGEST_SOURCE } from '../text/limits.ts';
import { readMarkup } from '../written/markup.ts';
import { readAgain, ReadingBuilder, type Range, type Reading } from '../written/reading.ts';

/**
 * `page`: what a mail program shows of the HTML; `text`: the plain text beside it; `rest`:
 * addresses of links and what else the HTML holds.
 */
export const FACES = ['page', 'text', 'rest'] as const;
export type FaceKind = (typeof FACES)[number];

/** So much of one face is shown, in UTF-16 units; the source shows all of it. */
export const LONGEST_FACE = 500_000;

/** One way to read what a mail says. */
export interface Face {
  kind: FaceKind;
  text: string;
  /** There is more of it than is shown. */
  isCut: boolean;
  /**
   * Where a half-open range of the body, as the detectors read it, stands in `text`; null where it
   * does not.
   */
  rangeOf(start: number, end: number): Range | null;
}

/**
 * What a mail says as detectors read it: the offsets of their findings are those of these texts.
 */
export interface Bodies {
  text: string | null;
  page: string | null;
}

/** The bodies of a mail, without the mark that a text may begin with. */
export function bodiesOf({ text, html }: Email): Bodies {
  const known = (body: string | undefined) =>
    body === undefined || body.trim() === '' ? null : body.replace(/^\ufeff/, '');
  return { text: known(text), page: known(html) };
}

/**
 * The faces of a mail, that first which mail programs show. Those with nothing to read are left
 * out.
 */
export function facesOf({ text, page }: Bodies): Face[] {
  const faces = [
    ...(page === null ? [] : facesOfPage(page)),
    ...(text === null ? [] : [faceOfText(text)]),
  ];
  return FACES.flatMap((kind) =>
    faces.filter((face) => face.kind === kind && face.text.trim() !== ''),
  );
}

/**
 * A text whose lines end in CR and LF with LF alone: `at` leads from its offsets to those without
 * returns, `back` from those to its own.
 */
export function withoutReturns(text: string): {
  text: string;
  at: (offset: number) => number;
  back: (offset: number) => number;
} {
  const pairs = [...text.matchAll(/\r\n/g)].map(({ index }) => index);
  return {
    text: text.replaceAll('\r\n', '\n'),
    at: (offset) => offset - firstFrom(pairs.length, (pair) => (pairs[pair] ?? 0) >= offset),
    back: (offset) =>
      offset + firstFrom(pairs.length, (pair) => (pairs[pair] ?? 0) - pair >= offset),
  };
}

/**
 * The first of so many numbers from 0 of which something is true that stays true; that many where
 * it is of none.
 */
function firstFrom(count: number, isTrue: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function faceOfText(body: string): Face {
  const { text, at } = withoutReturns(body);
  return cutFace('text', text, text.length > LONGEST_FACE, (start, end) => ({
    start: at(start),
    end: at(end),
  }));
}

function facesOfPage(page: string): Face[] {
  const read = readMarkup(page.slice(0, LONGEST_SOURCE), { isXml: false });
  const end = read.pageEnd ?? read.text.length;
  const isLong = page.length > LONGEST_SOURCE;
  // Where links lead is looked for first, and a style may be long.
  const inCode = codeIn(page);
  const rest = linesOf(read.text, end, read.text.length);
  const isCode = ({ begin }: Line) => inCode(read.sourceOf(begin, begin + 1).start);
  return [
    faceOfLines('page', read, [linesOf(read.text, 0, end)], isLong),
    faceOfLines('rest', read, [rest.filter((line) => !isCode(line)), rest.filter(isCode)], isLong),
  ];
}

/** Whether an offset of a page lies in a script or a style. */
function codeIn(page: string): (offset: number) => boolean {
  const ranges = [...page.matchAll(/<(script|style)\b[^]*?(?:<\/\1|$)/gi)].map(
    ({ 0: code, index }) => ({ start: index, end: index + code.length }),
  );
  return (offset) => {
    const next = firstFrom(ranges.length, (at) => (ranges[at]?.start ?? 0) > offset);
    return offset < (ranges[next - 1]?.end ?? 0);
  };
}

interface Line {
  begin: number;
  end: number;
}

/**
 * Lines with something to read, without the blanks around it: browsers show no line for a block
 * with nothing in it.
 */
function linesOf(text: string, from: number, to: number): Line[] {
  return [...text.slice(from, to).matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const begin = from + index + line.length - line.trimStart().length;
    return line.trim() === '' ? [] : [{ begin, end: begin + line.trim().length }];
  });
}

/**
 * @param groups lines in the order in which they are shown; those of one group stand in the page in
 * their order
 */
function faceOfLines(
  kind: FaceKind,
  read: Reading,
  groups: readonly (readonly Line[])[],
  isLong: boolean,
): Face {
  const tidy = new ReadingBuilder(read.text);
  const ends = groups.map((lines) => {
    for (const { begin, end } of lines) {
      // The end of the line before: it is read from nothing that anything else is read from.
      if (tidy.length > 0) tidy.put('\n', begin, begin);
      let at = begin;
      // Browsers show several blanks as one.
      for (const { 0: blanks, index } of read.text.slice(begin, end).matchAll(/\s{2,}/g)) {
        tidy.copy(at, begin + index);
        tidy.put(' ', begin + index, begin + index + blanks.length);
        at = begin + index + blanks.length;
      }
      tidy.copy(at, end);
    }
    return tidy.length;
  });
  const shown = readAgain(read, tidy.reading());
  const { length } = shown.text;
  const isEnd = (at: number) => shown.text[at] === '\n';
  return cutFace(kind, shown.text, isLong || length > LONGEST_FACE, (start, end) => {
    for (const [group, to] of ends.entries()) {
      const from = ends[group - 1] ?? 0;
      let first =
        from + firstFrom(to - from, (at) => shown.sourceOf(from + at, from + at + 1).end > start);
      const last =
        from + firstFrom(to - from, (at) => shown.sourceOf(from + at, from + at + 1).start >= end);
      while (first < last && isEnd(first)) first += 1;
      if (first < last) return { start: first, end: last };
    }
    return { start: length, end: length };
  });
}

function cutFace(
  kind: FaceKind,
  whole: string,
  isCut: boolean,
  rangeOf: (start: number, end: number) => Range,
): Face {
  const isInsidePair = (whole.codePointAt(LONGEST_FACE - 1) ?? 0) > 0xffff;
  const text =
    whole.length > LONGEST_FACE
      ? whole.slice(0, isInsidePair ? LONGEST_FACE - 1 : LONGEST_FACE)
      : whole;
  return {
    kind,
    text,
    isCut,
    rangeOf: (from, to) => {
      const { start, end } = rangeOf(from, to);
      return start < Math.min(end, text.length) ? { start, end: Math.min(end, text.length) } : null;
    },
  };
}
