import type { ReactNode } from 'react';
import { MarkText, type TextRange } from './mark-text.tsx';
import './mark-line.css';

/** Letters that a column of a table shows at least in one line. */
const ROOM = 36;
/**
 * Of them, so many may stand before the mark where something has to go: more only where nothing
 * follows it.
 */
const LEAD = 14;
/** Fewer letters than these are not worth an ellipsis. */
const FEW = 3;

/**
 * A text that is cut before its first mark, so that the mark is among the first letters of a line.
 */
export interface Line {
  before: string;
  shown: string;
  marks: TextRange[];
}

/**
 * Cuts the beginning of a text away where its first mark would lie behind the end of a line: at a
 * word if there is one, never within a letter of two units. What follows the mark is left to the
 * line itself, which ends in an ellipsis.
 *
 * @param room letters that the line shows for sure
 */
export function cutBeforeMark(
  text: string,
  marks: readonly TextRange[],
  room: number = ROOM,
): Line {
  const first = marks
    .filter(({ start, end }) => end > start && start < text.length)
    .sort((a, b) => a.start - b.start)[0];
  const whole = { before: '', shown: text, marks: [...marks] };
  if (first === undefined || first.end <= room) return whole;
  let from = Math.min(
    first.start,
    Math.max(first.end - room, Math.min(first.start - LEAD, text.length - room)),
  );
  if (from <= FEW) return whole;
  const space = text.slice(from, first.start + 1).search(/\s\S/);
  if (space !== -1 && !/\s/.test(text.charAt(from - 1))) from += space + 1;
  if (/^[\uDC00-\uDFFF]/.test(text.slice(from))) from += 1;
  return {
    before: text.slice(0, from),
    shown: text.slice(from),
    marks: marks.map(({ start, end }) => ({ start: start - from, end: end - from })),
  };
}

interface MarkLineProps {
  text: string;
  marks: readonly TextRange[];
  /** Something else stands in the line before it. */
  tight?: boolean;
}

/** A text in one line, with its seen part in sight; whole where lines may break. */
export function MarkLine({ text, marks, tight = false }: MarkLineProps): ReactNode {
  const line = cutBeforeMark(text, marks, tight ? ROOM / 2 : ROOM);
  return (
    <>
      {line.before !== '' && (
        <>
          <span className="mark-line-before">{line.before}</span>
          <span className="mark-line-cut" aria-hidden="true">
            …
          </span>
        </>
      )}
      <MarkText text={line.shown} marks={line.marks} />
    </>
  );
}
