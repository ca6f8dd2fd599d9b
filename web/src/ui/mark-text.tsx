import type { ReactNode } from 'react';
import './mark-text.css';

/** A half-open range of UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Cuts a text into plain and marked parts. Ranges may come unsorted, overlap or reach past the
 * text: they are clamped and merged, so that no character is shown twice.
 */
export function markedParts(
  text: string,
  ranges: readonly TextRange[],
): { text: string; marked: boolean; start: number }[] {
  const parts: { text: string; marked: boolean; start: number }[] = [];
  let at = 0;
  const push = (end: number, marked: boolean) => {
    if (end <= at) return;
    const last = parts.at(-1);
    if (last !== undefined && last.marked === marked) last.text += text.slice(at, end);
    else parts.push({ text: text.slice(at, end), marked, start: at });
    at = end;
  };
  const sorted = ranges
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end) }))
    .sort((a, b) => a.start - b.start);
  for (const range of sorted) {
    if (range.end <= range.start) continue;
    push(Math.min(range.start, text.length), false);
    push(range.end, true);
  }
  push(text.length, false);
  return parts;
}

/** A text with its seen parts marked. */
export function MarkText({
  text,
  marks,
}: {
  text: string;
  marks: readonly TextRange[];
}): ReactNode {
  return markedParts(text, marks).map((part) =>
    part.marked ? (
      <mark key={part.start} className="mark-text">
        {part.text}
      </mark>
    ) : (
      <span key={part.start}>{part.text}</span>
    ),
  );
}
