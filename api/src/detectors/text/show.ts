import { printable, summaryOf } from '../words.ts';

const AROUND = 90;

/** A part of a text with what stands around it, for a finding: one line, the part marked. */
export function showPart(text: string, start: number, end: number, limits: { start: number; end: number } = { start: 0, end: text.length }) {
  const from = Math.max(limits.start, start - AROUND);
  const to = Math.min(limits.end, end + AROUND);
  const before = printable(text.slice(from, start));
  const seen = printable(text.slice(start, end));
  const after = printable(text.slice(end, to));
  const gap = (one: string, other: string, index: number) => (one !== '' && other !== '' && /\s/.test(text.slice(index - 1, index + 1)) ? ' ' : '');
  const line = [from > limits.start ? '…' : '', before, gap(before, seen, start), { seen }, gap(seen, after, end), after, to < limits.end ? '…' : ''];
  return { excerpt: printable(line.map((part) => (typeof part === 'string' ? part : part.seen)).join('')), ...summaryOf(line) };
}
