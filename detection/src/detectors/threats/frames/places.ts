import type { Word } from '../../signs/words.ts';

/** Half-open, in UTF-16 units of the text. */
export interface Range {
  start: number;
  end: number;
}

/** Where words stand: in which sentence, and how many words apart. */
export class Places {
  readonly #sentences: Range[] = [];
  readonly #words: { start: number; sentence: number }[] = [];

  constructor(words: readonly Word[]) {
    let first: number | null = null;
    let last = 0;
    for (const word of words) {
      if (word.isEnd) {
        if (first !== null) this.#sentences.push({ start: first, end: last });
        first = null;
      } else if (word.end > word.start) {
        first ??= word.start;
        last = word.end;
        this.#words.push({ start: word.start, sentence: this.#sentences.length });
      }
    }
  }

  /** The sentence in which something ends. */
  sentenceOf({ start, end }: Range): Range | null {
    return (
      this.#sentences[this.#words[this.#indexOf(Math.max(start, end - 1))]?.sentence ?? -1] ?? null
    );
  }

  /** How many words lie from one place to another of the same sentence; Infinity in two. */
  between(from: number, to: number): number {
    const [one, other] = [this.#indexOf(from), this.#indexOf(to)];
    return this.#words[one]?.sentence === this.#words[other]?.sentence ? other - one : Infinity;
  }

  /** The last word that begins there or before it. */
  #indexOf(at: number): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle]?.start ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}
