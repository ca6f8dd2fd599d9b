import { displayPath } from './display-path.ts';

/**
 * Something that a run did not take. `name` is what people find it by at the source: a path below
 * the watched folder (a folder ends with a slash), a key, an address, an id.
 */
export interface LeftOut {
  name: string;
  why: keyof typeof SENTENCES;
}

/** One sentence for one of them, one for several; each has its name in platform/errors/reasons.json. */
const SENTENCES = {
  folderUnreadable: [
    (names: string) => `One folder could not be read: ${names}.`,
    (names: string, count: string) => `${count} folders could not be read: ${names}.`,
  ],
  fileUnreadable: [
    (names: string) => `One file could not be read: ${names}.`,
    (names: string, count: string) => `${count} files could not be read: ${names}.`,
  ],
  hidden: [
    (names: string) => `One hidden or unfinished file or folder is not scanned: ${names}.`,
    (names: string, count: string) =>
      `${count} hidden or unfinished files and folders are not scanned: ${names}.`,
  ],
  notUnderstood: [
    (names: string) => `One item was not in the form that is known: ${names}.`,
    (names: string, count: string) =>
      `${count} items were not in the form that is known: ${names}.`,
  ],
  emptyEntry: [
    (names: string) => `One entry is empty: ${names}.`,
    (names: string, count: string) => `${count} entries are empty: ${names}.`,
  ],
  oddDate: [
    (names: string) =>
      `The date of one item is not valid, so the time of collection is used: ${names}.`,
    (names: string, count: string) =>
      `The dates of ${count} items are not valid, so the time of collection is used: ${names}.`,
  ],
  beyondMost: [
    (names: string) => `The list is longer than is read, and one part was left out: ${names}.`,
    (names: string, count: string) =>
      `The list is longer than is read, and ${count} parts were left out: ${names}.`,
  ],
  notStored: [
    (names: string) => `One item could not be stored: ${names}.`,
    (names: string, count: string) => `${count} items could not be stored: ${names}.`,
  ],
} as const;

/** So many are named; of the others the number is said. */
const MOST_NAMES = 5;
const LONGEST_NAME = 80;

/** What one run left out, however much it is. */
export class LeftOutTally {
  readonly #kinds = new Map<LeftOut['why'], { count: number; names: Set<string> }>();

  add(all: readonly LeftOut[]): void {
    for (const { name, why } of all) {
      const kind = this.#kinds.get(why) ?? { count: 0, names: new Set() };
      const shown = shorten(displayPath(name));
      // A page that overlaps the last one names the same again.
      if (!kind.names.has(shown)) kind.count += 1;
      if (kind.names.size < MOST_NAMES) kind.names.add(shown);
      this.#kinds.set(why, kind);
    }
  }

  /** A sentence per kind, with the first names and how many there are. */
  sentences(): string[] {
    return [...this.#kinds].map(([why, { count, names }]) => {
      const [one, several] = SENTENCES[why];
      const shown = [...names, ...(count > names.size ? ['…'] : [])].join(', ');
      return count === 1 ? one(shown) : several(shown, String(count));
    });
  }
}

const shorten = (name: string) =>
  name.length <= LONGEST_NAME
    ? name
    : `${name.slice(0, LONGEST_NAME - 1).replace(/\p{Surrogate}$/u, '')}…`;
