/** Words of 32 bits in a hash of 256. */
const WORDS = 8;
/**
 * Parts of 16 bits: two hashes that differ in at most 31 bits have a part in which they differ in
 * one bit or none.
 */
const PARTS = 16;
const PART_BITS = 16;
/** The widest difference that the parts can answer. */
export const WIDEST = 2 * PARTS - 1;
/** Up to here going through all is as quick as the parts, and takes no memory. */
const FEW = 2_000;

/**
 * What is nearest to a hash: the entry's number as it was added, and in how many bits it differs.
 */
export interface Nearest {
  entry: number;
  distance: number;
}

/**
 * Hashes of pictures, to be found by hashes that differ in some bits (multi-index hashing, Norouzi
 * et al. 2012): 32 bytes each, and 64 more for the parts. A million are asked in a fraction of a
 * millisecond.
 */
export class PictureTable {
  readonly #hashes: Uint32Array;
  /** Of each hash: how many bits may differ. */
  readonly #widest: Uint8Array;
  /** Of each part: where the hashes with each of its 65,536 values begin, and these hashes. */
  readonly #parts: { from: Uint32Array; entries: Uint32Array }[] = [];

  /**
   * @param all 64 hexadecimal digits each, and in how many bits a picture may differ (at most 31).
   */
  constructor(all: readonly { hash: string; widest: number }[]) {
    this.#hashes = new Uint32Array(all.length * WORDS);
    this.#widest = Uint8Array.from(all, ({ widest }) => Math.min(WIDEST, widest));
    all.forEach(({ hash }, entry) => {
      this.#hashes.set(wordsOf(hash), entry * WORDS);
    });
    if (all.length > FEW)
      for (let part = 0; part < PARTS; part += 1) this.#parts.push(this.#sorted(part));
  }

  get size(): number {
    return this.#widest.length;
  }

  /** Memory that it holds. */
  get bytes(): number {
    return (
      this.#hashes.byteLength +
      this.#widest.byteLength +
      this.#parts.reduce((sum, { from, entries }) => sum + from.byteLength + entries.byteLength, 0)
    );
  }

  /**
   * The nearest hash that is near enough by its own rule, the first added of equally near ones.
   * @param hash 64 hexadecimal digits.
   */
  nearest(hash: string): Nearest | null {
    const words = wordsOf(hash);
    let best: Nearest | null = null;
    const judge = (entry: number) => {
      const distance = this.#distance(words, entry, best === null ? WIDEST : best.distance);
      if (distance > (this.#widest[entry] ?? 0)) return;
      if (
        best === null ||
        distance < best.distance ||
        (distance === best.distance && entry < best.entry)
      )
        best = { entry, distance };
    };
    if (this.#parts.length === 0) for (let entry = 0; entry < this.size; entry += 1) judge(entry);
    this.#parts.forEach(({ from, entries }, part) => {
      const value = partOf(words, 0, part);
      for (let flipped = 0; flipped <= PART_BITS; flipped += 1) {
        const key = flipped === PART_BITS ? value : value ^ (1 << flipped);
        for (let at = from[key] ?? 0; at < (from[key + 1] ?? 0); at += 1) judge(entries[at] ?? 0);
      }
    });
    return best;
  }

  /** A hash as it was added, 64 hexadecimal digits. */
  hashOf(entry: number): string {
    return Array.from(this.#hashes.subarray(entry * WORDS, (entry + 1) * WORDS), (word) =>
      word.toString(16).padStart(8, '0'),
    ).join('');
  }

  /** Counting sort by the values of a part. */
  #sorted(part: number): { from: Uint32Array; entries: Uint32Array } {
    const from = new Uint32Array((1 << PART_BITS) + 1);
    for (let entry = 0; entry < this.size; entry += 1) {
      const next = partOf(this.#hashes, entry * WORDS, part) + 1;
      from[next] = (from[next] ?? 0) + 1;
    }
    for (let value = 0; value < 1 << PART_BITS; value += 1)
      from[value + 1] = (from[value + 1] ?? 0) + (from[value] ?? 0);
    const place = from.slice();
    const entries = new Uint32Array(this.size);
    for (let entry = 0; entry < this.size; entry += 1) {
      const value = partOf(this.#hashes, entry * WORDS, part);
      entries[place[value] ?? 0] = entry;
      place[value] = (place[value] ?? 0) + 1;
    }
    return { from, entries };
  }

  /** In how many bits they differ; more than `most` is not counted to its end. */
  #distance(words: Uint32Array, entry: number, most: number): number {
    let distance = 0;
    for (let word = 0; word < WORDS && distance <= most; word += 1)
      distance += bitsOf((words[word] ?? 0) ^ (this.#hashes[entry * WORDS + word] ?? 0));
    return distance;
  }
}

const wordsOf = (hash: string) =>
  Uint32Array.from({ length: WORDS }, (_, word) =>
    Number.parseInt(hash.slice(8 * word, 8 * word + 8), 16),
  );
const partOf = (words: Uint32Array, from: number, part: number) =>
  ((words[from + (part >> 1)] ?? 0) >>> (part & 1 ? PART_BITS : 0)) & 0xffff;

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
