/** A half-open UTF-16 range. */
export interface Range {
  start: number;
  end: number;
}

/**
 * A link of a page: the words that people see, as a half-open range of what is read, and where it
 * leads.
 */
export interface PageLink extends Range {
  href: string;
}

/**
 * What somebody reads of a text that is written for machines, and where in it each letter stands.
 */
export interface Reading {
  text: string;
  /**
   * Where a half-open range of `text` stands in what it was read from: from its first letter to its
   * last.
   */
  sourceOf(start: number, end: number): Range;
  /** In the order in which they are read; left out where there are none. */
  links?: readonly PageLink[];
  /**
   * Of a page: where what a browser shows ends and what else it holds begins; left out of
   * everything else.
   */
  pageEnd?: number;
}

/** Puts a reading together, piece by piece and in the order in which it is read. */
export class ReadingBuilder {
  /** What is read. */
  readonly source: string;
  readonly #parts: string[] = [];
  #length = 0;
  readonly #links: PageLink[] = [];
  /**
   * For each piece: where it begins in the reading, where its source begins and ends, and how it
   * was read in its turn.
   */
  readonly #starts: number[] = [];
  readonly #sources: (Range & { reading?: Reading })[] = [];

  constructor(source: string) {
    this.source = source;
  }

  /** How much is read so far, in UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  link(link: PageLink): void {
    this.#links.push(link);
  }

  /** What stands there is read as it stands. */
  copy(start: number, end: number): void {
    if (end > start) this.#add(this.source.slice(start, end), start, end);
  }

  /** What stands there is read as something else: an entity, an escape, the end of a block. */
  put(text: string, start: number, end: number): void {
    if (text !== '') this.#add(text, start, end);
  }

  /** What stands there was read in its turn: a page within a mail. */
  putReading(reading: Reading, start: number, end: number): void {
    if (reading.text === '') return;
    for (const link of reading.links ?? [])
      this.#links.push({ ...link, start: link.start + this.#length, end: link.end + this.#length });
    this.#add(reading.text, start, end);
    this.#sources.splice(-1, 1, { start, end, reading });
  }

  /** Ends a line, unless one has just ended. */
  line(at: number): void {
    if (this.#length > 0 && this.#parts.at(-1)?.endsWith('\n') !== true) this.#add('\n', at, at);
  }

  reading(): Reading {
    const starts = this.#starts;
    const sources = this.#sources;
    const pieceAt = (place: number): number => {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= place) low = middle;
        else high = middle - 1;
      }
      return low;
    };
    const text = this.#parts.join('');
    const rangeAt = (place: number): Range => {
      const piece = pieceAt(place);
      const { start, end, reading } = sources[piece] ?? { start: 0, end: 0 };
      if (reading !== undefined) {
        const within = reading.sourceOf(
          place - (starts[piece] ?? 0),
          place - (starts[piece] ?? 0) + 1,
        );
        return { start: start + within.start, end: start + within.end };
      }
      const length = (starts[piece + 1] ?? text.length) - (starts[piece] ?? 0);
      // A piece as long as its source is its copy, or each of its letters stands for one.
      if (length !== end - start) return { start, end };
      const at = start + place - (starts[piece] ?? 0);
      return { start: at, end: at + 1 };
    };
    return {
      text,
      ...(this.#links.length === 0 ? {} : { links: this.#links }),
      sourceOf: (start, end) => {
        const first = rangeAt(start);
        const last = end > start ? rangeAt(end - 1) : first;
        // What is read at the end may stand before what is read first: attributes of a page.
        return { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) };
      },
    };
  }

  #add(text: string, start: number, end: number): void {
    this.#starts.push(this.#length);
    this.#sources.push({ start, end });
    this.#parts.push(text);
    this.#length += text.length;
  }
}

/** Reads what was read: the second reading's places are those of the first one's source. */
export function readAgain(first: Reading, second: Reading): Reading {
  return {
    text: second.text,
    ...(second.links === undefined ? {} : { links: second.links }),
    sourceOf: (start, end) => {
      const between = second.sourceOf(start, end);
      return first.sourceOf(between.start, between.end);
    },
  };
}
