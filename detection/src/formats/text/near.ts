import { goesOn } from './wrapped-lines.ts';

/** A sentence is no longer than this; what stands further away is not beside it. */
const LONGEST = 600;
/** Where a sentence ends: at a mark before a blank, or with its line. */
const END = /[.!?…]+["'”’»)\]]*(?=\s)|\n/g;
/** Letters are signed in so few words. */
const SIGNED = 8;

/**
 * The words beside a part of a text: the sentences that it stands in and the next one. A signature
 * is none: a few words without a mark at the end of a letter, or what follows the line that sets it
 * off (RFC 3676).
 * @param start of the part @param end of the part
 */
export function wordsBeside(text: string, start: number, end: number): string {
  const from = beginOf(text, start);
  const own = endOf(text, end);
  const begin = own + (/^\s*/.exec(text.slice(own, own + LONGEST))?.[0].length ?? 0);
  const next = endOf(text, begin);
  return isSignature(text, begin, next) ? text.slice(from, own) : text.slice(from, next);
}

function beginOf(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST);
  let begin = from;
  for (const { 0: mark, index } of text.slice(from, at).matchAll(END))
    if (mark !== '\n' || !goesOn(text, from + index)) begin = from + index + mark.length;
  return begin;
}

/** The part itself may end with its sentence. */
function endOf(text: string, at: number): number {
  if (/[.!?…]/.test(text[at - 1] ?? '')) return at;
  const piece = text.slice(at, at + LONGEST);
  for (const { 0: mark, index } of piece.matchAll(END))
    if (mark !== '\n' || !goesOn(text, at + index)) return at + index + mark.length;
  return at + piece.length;
}

function isSignature(text: string, start: number, end: number): boolean {
  if (
    /(?:^|\n)-- ?\r?\n\s*$/.test(text.slice(Math.max(0, start - 20), start)) ||
    /^-- ?(?:\r?\n|$)/.test(text.slice(start, start + 5))
  )
    return true;
  const line = text.slice(start, end).trim();
  const isLast =
    /^\s*(?:$|\r?\n\s*(?:\r?\n|$)|-- ?\r?\n)/.test(text.slice(end, end + 40)) ||
    /^\s*$/.test(text.slice(end));
  return (
    isLast &&
    /^\s*$/.test(text.slice(Math.max(0, start - 1), start)) &&
    !/[.!?…]["'”’»)\]]*$/.test(line) &&
    line.split(/\s+/).length <= SIGNED
  );
}
