import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { displayPath } from './display-path.ts';

/**
 * Something that a run did not take. `name` is what people find it by at the source: a path below
 * the watched folder (a folder ends with a slash), a key, an address, an id.
 */
export interface LeftOut {
  name: string;
  why: keyof typeof MESSAGES;
}

/** What is said of them. */
const MESSAGES = {
  folderUnreadable: 'foldersUnreadable',
  fileUnreadable: 'filesUnreadable',
  hidden: 'hiddenFilesSkipped',
  notUnderstood: 'itemsNotUnderstood',
  emptyEntry: 'emptyEntries',
  oddDate: 'itemDatesInvalid',
  beyondMost: 'listPartsLeftOut',
  notStored: 'itemsNotStored',
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

  /** One per kind, with the first names and how many there are. */
  messages(): Message[] {
    return [...this.#kinds].map(([why, { count, names }]) => {
      const shown = [...names, ...(count > names.size ? ['…'] : [])].join(', ');
      return say(MESSAGES[why], { count, names: shown });
    });
  }
}

const shorten = (name: string) =>
  name.length <= LONGEST_NAME
    ? name
    : `${name.slice(0, LONGEST_NAME - 1).replace(/\p{Surrogate}$/u, '')}…`;
