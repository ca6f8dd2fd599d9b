import { printable } from '../../formats/text/words.ts';
import { quote } from '../quote.ts';
import type { TextNode } from './text-node.ts';

const AROUND = 90;

/** A part of a text with what stands around it, for a finding: one line, the part marked. */
export function showPart(
  text: string,
  start: number,
  end: number,
  limits: { start: number; end: number } = { start: 0, end: text.length },
) {
  const from = Math.max(limits.start, start - AROUND);
  const to = Math.min(limits.end, end + AROUND);
  const before = printable(text.slice(from, start));
  const seen = printable(text.slice(start, end));
  const after = printable(text.slice(end, to));
  const gap = (one: string, other: string, index: number) =>
    one !== '' && other !== '' && /\s/.test(text.slice(index - 1, index + 1)) ? ' ' : '';
  const line = [
    from > limits.start ? '…' : '',
    before,
    gap(before, seen, start),
    { seen },
    gap(seen, after, end),
    after,
    to < limits.end ? '…' : '',
  ];
  return quote(line, line.map((part) => (typeof part === 'string' ? part : part.seen)).join(''));
}

/**
 * How far what stands around a part of a text says something of it: the text, or its lines where
 * each is a text of its own.
 */
export function surroundings(
  { text, isLined }: TextNode,
  start: number,
  end: number,
): { start: number; end: number } {
  if (isLined !== true) return { start: 0, end: text.length };
  const next = text.indexOf('\n', end);
  return {
    start: text.lastIndexOf('\n', Math.max(0, start - 1)) + 1,
    end: next < 0 ? text.length : next,
  };
}
