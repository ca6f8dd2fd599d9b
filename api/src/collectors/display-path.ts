import { displayFilename } from '@vedetta/detection/formats/text/file-names.ts';

/**
 * What a path or an address is called on screen: each of its parts as `displayFilename` has it, so
 * that nothing in it can turn around the reading direction or break a line.
 * @param raw as the source gave it; anything.
 */
export function displayPath(raw: string): string {
  return raw
    .split(/[/\\]/)
    .map((part) => (/^\.{0,2}$/.test(part) ? part : displayFilename(part)))
    .join('/');
}

/**
 * What a heading is called on screen: on one line, with what turns around the reading direction
 * written out. Joiners of emojis and of Persian words stay.
 * @param raw a line as its author wrote it; anything.
 */
export function displayTitle(raw: string): string {
  const line = raw.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return line.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (turn) => `[U+${turn.charCodeAt(0).toString(16).toUpperCase()}]`,
  );
}
