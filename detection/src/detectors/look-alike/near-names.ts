import { editDistance } from './edit-distance.ts';

/** Multiplier of the rolling hash. */
const BASE = 0x01000193;
const FILTER_BITS = 20;
/** Longer names than this are compared with one letter left out at most. */
const LONGEST_FOR_TWO = 32;
const LONGEST = 80;

/**
 * How many edits make two names of this length look alike: a short name is one letter away from too
 * many honest ones.
 */
export function editsFor(length: number): 0 | 1 | 2 {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

export interface Near {
  /** Index of the name in the list given. */
  index: number;
  edits: number;
}

/**
 * Finds, among many names, those at most `editsFor` their length away. Names that are that near
 * share what remains when so many letters are left out of both, so that one look per way of leaving
 * letters out is enough, whatever the number of names.
 */
export class NearNames {
  readonly #names: readonly string[];
  readonly #byHash = new Map<number, number[]>();
  readonly #filter = new Uint32Array(1 << (FILTER_BITS - 5));
  readonly #shortestForTwo: number;

  constructor(names: readonly string[]) {
    this.#names = names;
    names.forEach((name, index) => {
      const count = shorten(name, editsFor(name.length));
      for (let i = 0; i < count; i += 1) {
        const hash = hashes[i] ?? 0;
        const known = this.#byHash.get(hash);
        if (known === undefined) this.#byHash.set(hash, [index]);
        else if (known.at(-1) !== index) known.push(index);
        const bit = hash >>> (32 - FILTER_BITS);
        this.#filter[bit >>> 5] = (this.#filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    });
    this.#shortestForTwo = Math.min(
      ...names.filter(({ length }) => editsFor(length) === 2).map(({ length }) => length - 2),
      Infinity,
    );
  }

  /** @param most fewer edits than the length of the name found would allow. */
  find(name: string, most = 2): Near[] {
    if (name.length > LONGEST || this.#names.length === 0) return NONE;
    const count = shorten(
      name,
      Math.min(most, name.length >= this.#shortestForTwo && name.length <= LONGEST_FOR_TWO ? 2 : 1),
    );
    let found: Near[] = NONE;
    for (let i = 0; i < count; i += 1) {
      const hash = hashes[i] ?? 0;
      const bit = hash >>> (32 - FILTER_BITS);
      if ((((this.#filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) continue;
      for (const index of this.#byHash.get(hash) ?? NONE_KNOWN) {
        if (found.some((near) => near.index === index)) continue;
        const known = this.#names[index] ?? '';
        const limit = Math.min(most, editsFor(known.length));
        const edits = editDistance(name, known, limit);
        if (edits <= limit) found = [...found, { index, edits }];
      }
    }
    return found;
  }
}

const NONE: Near[] = [];
const NONE_KNOWN: readonly number[] = [];

const prefixes = new Int32Array(LONGEST + 1);
const powers = Int32Array.from({ length: LONGEST + 1 });
powers[0] = 1;
for (let i = 1; i <= LONGEST; i += 1) powers[i] = Math.imul(powers[i - 1] ?? 0, BASE);

/** The hashes of the name under work: at most one for each way to leave out up to two letters. */
const hashes = new Uint32Array(1 + LONGEST + (LONGEST * (LONGEST - 1)) / 2);

/**
 * Fills `hashes` with those of the name, of the name without each letter, and without each two of
 * them.
 * @returns how many.
 */
function shorten(name: string, edits: number): number {
  const n = Math.min(name.length, LONGEST);
  for (let i = 0; i < n; i += 1)
    prefixes[i + 1] = (Math.imul(prefixes[i] ?? 0, BASE) + name.charCodeAt(i) + 1) | 0;
  const whole = prefixes[n] ?? 0;
  hashes[0] = mixed(whole);
  let count = 1;
  if (edits === 0) return count;
  for (let i = 0; i < n; i += 1) {
    const head = prefixes[i] ?? 0;
    const power = powers[n - i - 1] ?? 0;
    const after = (whole - Math.imul(prefixes[i + 1] ?? 0, power)) | 0;
    hashes[count] = mixed((Math.imul(head, power) + after) | 0);
    count += 1;
    if (edits === 1) continue;
    for (let j = i + 1; j < n; j += 1) {
      // What stands before i, between i and j, and after j.
      const gap = powers[j - i - 1] ?? 0;
      const first =
        (Math.imul(head, gap) + (prefixes[j] ?? 0) - Math.imul(prefixes[i + 1] ?? 0, gap)) | 0;
      const rest = powers[n - j - 1] ?? 0;
      hashes[count] = mixed(
        (Math.imul(first, rest) + whole - Math.imul(prefixes[j + 1] ?? 0, rest)) | 0,
      );
      count += 1;
    }
  }
  return count;
}

/**
 * Spreads the low bits of a polynomial over the high ones, which choose the place in the filter.
 */
function mixed(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 13)) >>> 0;
}
