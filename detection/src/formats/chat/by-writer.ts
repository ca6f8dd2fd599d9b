import { readAgain, ReadingBuilder, type Reading } from '../written/reading.ts';
import type { Turn } from './turn.ts';

/**
 * A chat by who wrote what: a text for what somebody wrote in a row, and all else of it, such as
 * names and times.
 */
export interface ByWriter {
  messages: Reading[];
  rest: Reading;
}

/**
 * Parts what was read of a page or of data by the messages in it: nothing that others wrote is to
 * stand around what somebody did.
 * @param reading each of whose lines is a text of its own
 * @param turns in the order in which they begin
 */
export function partByWriter(reading: Reading, turns: readonly Turn[]): ByWriter {
  const rest = new ReadingBuilder(reading.text);
  const messages = new Map<number, ReadingBuilder>();
  const rows = rowsOf(turns);
  const links = [...(reading.links ?? [])];
  for (const { index: start, 0: line } of reading.text.matchAll(/[^\n]+\n?/g)) {
    const end = start + line.length;
    const turn = lastFrom(turns, reading.sourceOf(start, start + 1).start);
    const row = turn < 0 ? undefined : rows[turn];
    const to = row === undefined ? rest : (messages.get(row) ?? new ReadingBuilder(reading.text));
    if (row !== undefined) messages.set(row, to);
    for (; links[0] !== undefined && links[0].start < end; links.shift()) {
      const at = to.length - start;
      if (links[0].start >= start)
        to.link({ ...links[0], start: links[0].start + at, end: Math.min(links[0].end, end) + at });
    }
    to.copy(start, end);
  }
  return {
    messages: [...messages.values()].map((each) => readAgain(reading, each.reading())),
    rest: readAgain(reading, rest.reading()),
  };
}

/**
 * For each turn the number of its row: those of one person that follow each other have the same.
 */
function rowsOf(turns: readonly Turn[]): number[] {
  let row = -1;
  return turns.map(({ who }, at) => {
    if (who !== turns[at - 1]?.who) row += 1;
    return row;
  });
}

/** The turn in which an offset of the file stands; -1 for none. */
function lastFrom(turns: readonly Turn[], offset: number): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return offset < (turns[low - 1]?.end ?? 0) ? low - 1 : -1;
}
