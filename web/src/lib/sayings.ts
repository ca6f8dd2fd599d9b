import { translated as ofFindings } from '../generated/messages/findings/index.ts';
import { translated as ofProblems } from '../generated/messages/problems/index.ts';
import { allWordsOf, type Told } from './told.ts';

/**
 * What a detector says, in the reader's language: all of it, or as it came when a part of it has no
 * name or no translation, such as what a plug-in or an operator's rule says (docs/decisions/188).
 */
export const saying = (said: string, reasons: readonly Told[]): string =>
  allWordsOf(reasons, ofFindings) ?? allWordsOf(reasons, { ...ofProblems, ...ofFindings }) ?? said;

/**
 * The title that a detector gave an alert, in the reader's language; as it came when its code has no
 * text there, such as a newer server's.
 */
export const titleOf = ({
  title,
  titleReason,
}: {
  title: string;
  titleReason: Told | null;
}): string => (titleReason === null ? title : saying(title, [titleReason]));

/** The kind of a file in the reader's language; as it came where its code has no translation. */
export function kindOf(label: string, code: string | null): string {
  const words = code !== null && Object.hasOwn(ofFindings, code) ? ofFindings[code] : undefined;
  return typeof words === 'string' ? words : label;
}

/**
 * A detector in the reader's language; plug-ins are called what their operator calls them.
 * @param label what the server calls it
 */
export function detectorName(id: string, label: string): string {
  const name =
    ofFindings[
      `detector${id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
    ];
  return typeof name === 'string' ? name : label;
}
