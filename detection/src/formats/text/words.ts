import { joined } from '@vedetta/messages/joined.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Step } from '../step.ts';

/** Wording shared by the detectors, so that the same fact always reads the same. */

/** Longest excerpt a finding may carry (detectors/detector.ts). */
export const LONGEST_EXCERPT = 500;

/** Longest line of a list row; a longer one is cut with an ellipsis. */
const LONGEST_SUMMARY = 200;

/** `38112` reads `38,112`. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 byte`, `38,112 bytes`. */
export function bytesInWords(value: number): string {
  return `${count(value)} ${value === 1 ? 'byte' : 'bytes'}`;
}

/** Control, bidirectional and invisible characters must not rearrange what an analyst reads. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/**
 * Stands for each sign of a password of the company in texts that detectors read; no text of people
 * has it.
 */
export const HIDDEN = '\uE000';
/** What is shown in place of a password, as long for every one. */
export const MASK = '••••••••';
const HIDDEN_RUN = new RegExp(`${HIDDEN}+`, 'gu');

/**
 * Untrusted text on one line without characters that hide or reorder, cut to `longest` UTF-16
 * units.
 */
export function printable(text: string, longest = LONGEST_EXCERPT): string {
  const line = text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').replace(HIDDEN_RUN, MASK).trim();
  return cut(line, longest);
}

/** Cuts without splitting a surrogate pair and says so with an ellipsis. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = longest - 1;
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** A part of a summary: plain text, or text that was seen in the item and is marked. */
export type SummaryPart = string | { seen: string };

/** Joins the parts into one line; the seen ones become half-open UTF-16 ranges of it. */
export function summaryOf(parts: readonly SummaryPart[]): {
  summary: string;
  marks: { start: number; end: number }[];
} {
  let summary = '';
  const marks: { start: number; end: number }[] = [];
  for (const part of parts) {
    const text = typeof part === 'string' ? part : part.seen;
    if (typeof part !== 'string' && text.length > 0)
      marks.push({ start: summary.length, end: summary.length + text.length });
    summary += text;
  }
  return shortened(summary, marks);
}

/** A line of a list row, cut where it is too long, and its marks with it. */
export function shortened(
  line: string,
  marks: readonly { start: number; end: number }[],
): { summary: string; marks: { start: number; end: number }[] } {
  const short = cut(line, LONGEST_SUMMARY);
  return {
    summary: short,
    marks: marks
      .map(({ start, end }) => ({ start, end: Math.min(end, short.length) }))
      .filter(({ start, end }) => start < end),
  };
}

/** Name of the item for a sentence: its file name, made safe to print. */
export function nameInWords(filename: string): Step {
  return printable(filename, 80) || say('nameThisFile');
}

/** Name of a part for people, and for the way to a finding. @param name as the container says it */
export const stepOf = (name: string): Step => printable(name, 120) || say('pathUnnamedFile');

/** Of a longer way the first step and so many of the last are said. */
const LAST_STEPS = 3;

/** A way as a part of a sentence. Names are cut to 80 characters. */
export function wayInSentence(path: readonly Step[]): Step {
  const [first, ...others] = path.map((step) =>
    typeof step === 'string' ? printable(step, 80) : step,
  );
  if (first === undefined) return '';
  const isLong = others.length > LAST_STEPS + 1;
  return joined('way', [first, ...(isLong ? ['…', ...others.slice(-LAST_STEPS)] : others)]);
}
