import type { TextSpan } from './text-segments.ts';

/** What of an item's text is on the page. */
interface Shown {
  text: string;
  offset: number;
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/**
 * Whether a line that quotes an item, cut or not, can be read in its text on the same page already.
 */
export function isSaidIn(shown: Shown | null, line: string): boolean {
  const quoted = oneLine(line.replace(/^\s*…|…\s*$/g, ''));
  return shown !== null && quoted !== '' && oneLine(shown.text).includes(quoted);
}

/**
 * What a finding marks, where the sentence around it stands on the same page.
 * @param excerpt as the finding tells it: what it masks stays masked.
 */
export function markedPart(
  shown: Shown | null,
  span: TextSpan | undefined,
  excerpt: string,
): string {
  if (shown === null || span === undefined || !isSaidIn(shown, excerpt)) return excerpt;
  const part = oneLine(
    shown.text.slice(Math.max(0, span.start - shown.offset), Math.max(0, span.end - shown.offset)),
  );
  return part !== '' && oneLine(excerpt).includes(part) ? part : excerpt;
}
