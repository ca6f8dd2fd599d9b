import type { Pair } from './account.ts';
import type { Field } from './fields.ts';
import { LABEL } from './labels.ts';

/**
 * How far an address is looked for before and after a label, within its block: objects of JSON,
 * settings, logs of stealers.
 */
const REACH = 400;
const LONGEST_VALUE = 200;
/** A line without words divides blocks; so do brackets of objects. */
const BLOCK = /\n[ \t]*(?:\n|[=*#_~-]{3,}[^\n]*\n)|[{}]/g;

/**
 * Passwords that a label names (`Password: `, `"password": "`, `<pwd>`), each with the address of
 * its block.
 */
export function pairsByLabel(text: string, addresses: readonly Field[]): Pair[] {
  const pairs: Pair[] = [];
  let before = 0;
  const labels = [...text.matchAll(LABEL)].map((match) => ({
    start: match.index,
    value: valueAt(text, match.index + match[0].length, match.groups?.['mark'] ?? ''),
  }));
  labels.forEach(({ start, value }, at) => {
    if (value === null) return;
    const from = Math.max(before, start - REACH);
    const block =
      from +
      Math.max(
        0,
        ...[...text.slice(from, start).matchAll(BLOCK)].map(
          (match) => match.index + match[0].length,
        ),
      );
    const rest = text.slice(
      value.end,
      Math.min(labels[at + 1]?.start ?? text.length, value.end + REACH),
    );
    const end = value.end + (rest.search(BLOCK) + 1 || rest.length + 1) - 1;
    const address = within(addresses, block, start).at(-1) ?? within(addresses, value.end, end)[0];
    if (address === undefined) return;
    before = value.end;
    pairs.push({
      start: address.start,
      end: address.end,
      valueStart: value.start,
      valueEnd: value.end,
    });
  });
  return pairs;
}

/** Those in a range, found by halves. */
function within(addresses: readonly Field[], from: number, to: number): Field[] {
  let [low, high] = [0, addresses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((addresses[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Field[] = [];
  for (let at = low; at < addresses.length; at += 1) {
    const one = addresses[at];
    if (one === undefined || one.end > to) break;
    found.push(one);
  }
  return found;
}

/**
 * A token, or all between marks; in running text nothing but the end of the line or of the field
 * may follow it.
 */
function valueAt(text: string, from: number, mark: string): Field | null {
  const part = text.slice(from, from + LONGEST_VALUE);
  if (mark !== '') {
    const end = part.search(mark === '"' ? /(?<!\\)"|\n/ : mark === "'" ? /(?<!\\)'|\n/ : /`|\n/);
    return end < 4 || part[end] === '\n' ? null : { start: from, end: from + end };
  }
  const token = /^[^\s<>"]{4,128}/.exec(part)?.[0].replace(/(?:[,;|)}\]]+|(?<=\p{L})\.)$/u, '');
  if (token === undefined || token.length < 4) return null;
  const after = part.slice(token.length).split(/[\r\n]/, 1)[0] ?? '';
  return /^(?:[,;|)}\]<".]|\s*$|\s{2}|\t|\s*[(\[#|]|\s+\S{2,20}\s?[:=])/.test(after)
    ? { start: from, end: from + token.length }
    : null;
}
