import { translated } from '../generated/messages/findings/index.ts';
import { markedWordsOf, wordsOf, type Marked, type Told } from './told.ts';

/**
 * What was seen, in a line of the reader's language: the detector's own words are translated, what it
 * quotes is as it is, and marked where it stands in that language (docs/decisions/207). As it came
 * where it is nothing but a quotation, or has no translation.
 */
export const quoted = ({
  summary,
  summaryReason,
  marks,
}: {
  summary: string;
  summaryReason: Told | null;
  marks: Marked['marks'];
}): Marked =>
  (summaryReason && markedWordsOf(summaryReason, translated)) ?? { text: summary, marks };

/** What a finding quotes, likewise. */
export const quotedExcerpt = ({
  excerpt,
  excerptReason,
}: {
  excerpt: string;
  excerptReason: Told | null;
}): string => (excerptReason && wordsOf(excerptReason, translated)) ?? excerpt;

/** The way to what was seen, step by step; names of files are as they are. */
export const stepsOf = ({
  path,
  pathReasons,
}: {
  path: readonly string[];
  pathReasons: readonly (Told | null)[];
}): string[] =>
  path.map((step, at) => {
    const reason = pathReasons[at];
    return (reason && wordsOf(reason, translated)) ?? step;
  });
