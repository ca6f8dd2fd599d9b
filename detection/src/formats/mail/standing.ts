import type { Range } from '../written/reading.ts';
import { withoutReturns } from './faces.ts';

/** A finding of an item, as far as it says where it is. */
export interface FoundPlace {
  id: number;
  /**
   * Way from the item to what was found; the item's own name, which may have changed since, left
   * out.
   */
  steps: readonly string[];
  /** Half-open range of the text that the way leads to; null for what has none. */
  range: Range | null;
  excerpt: string;
}

/**
 * A text in another one as it is, such as a body in its file: where it begins and how long it is
 * there, lines counted without returns, and where in the text itself an offset from there is.
 */
export interface Standing {
  at: number;
  length: number;
  offsetOf: (offset: number) => number;
}

/**
 * Where a text stands in another one as it is, if it does: each may end its lines in its own way.
 * @param source without returns @param after where to begin
 */
export function standingIn(source: string, after: number, inner: string | null): Standing | null {
  if (inner === null) return null;
  const { text, back } = withoutReturns(inner);
  const words = text.trim();
  const at = words === '' ? -1 : source.indexOf(words, after);
  const from = text.length - text.trimStart().length;
  return at < 0 ? null : { at, length: words.length, offsetOf: (offset) => back(offset + from) };
}

/**
 * Findings in a file as those of the mails that stand in it as they are: a mailbox, and a mail that
 * was forwarded as it is.
 * @param steps way to the file
 * @param source what stands in it
 * @param mails in their order in the file, each by its step
 * @returns for each mail what was found in it
 */
export function foundWithin(
  found: readonly FoundPlace[],
  steps: readonly string[],
  source: string,
  mails: readonly { step: string; text: string | null }[],
): FoundPlace[][] {
  const below = (step: string) =>
    found.filter(
      (one) =>
        one.steps.length > steps.length &&
        [...steps, step].every((each, at) => one.steps[at] === each),
    );
  const own = found.flatMap(({ steps: way, range, ...one }) =>
    range !== null && isWay(way, steps) ? [{ ...one, way, range }] : [],
  );
  if (own.length === 0) return mails.map(({ step }) => below(step));
  const plain = withoutReturns(source);
  let after = 0;
  return mails.map(({ step, text }) => {
    const standing = standingIn(plain.text, after, text);
    if (standing === null) return below(step);
    after = standing.at + standing.length;
    return [
      ...below(step),
      ...own.flatMap(({ way, range, ...one }): FoundPlace[] => {
        const [start, end] = [
          plain.at(range.start) - standing.at,
          plain.at(range.end) - standing.at,
        ];
        return start < 0 || end > standing.length
          ? []
          : [
              {
                ...one,
                steps: [...steps, step, ...way.slice(steps.length)],
                range: { start: standing.offsetOf(start), end: standing.offsetOf(end) },
              },
            ];
      }),
    ];
  });
}

/** The step to a link: it stands in the text that the step is taken from. */
export const LINK = 'URL';
const isWay = (way: readonly string[], steps: readonly string[]): boolean =>
  steps.every((step, at) => way[at] === step) &&
  (way.length === steps.length || (way.length === steps.length + 1 && way.at(-1) === LINK));
