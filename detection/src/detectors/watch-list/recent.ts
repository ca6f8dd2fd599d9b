import type { Watched } from '../../engine/texts/text-node.ts';
import { watchedOf, type WatchLists } from './watched.ts';

/** Which lists a scan is to look for. */
export interface WatchVersion {
  companyId: number;
  /** Another one whenever the lists changed. */
  version: string;
  /** Lists that somebody tries: they are kept beside those in force. */
  isTrial?: true;
}

/**
 * How much of the memory of a worker (512 MiB with pictures and all) the lists of past scans may
 * take.
 */
const MOST_BYTES = 96 * 1024 * 1024;
const MOST_COMPANIES = 32;

interface Kept {
  version: string;
  watched: (Watched & { bytes: number }) | null;
}

const slotOf = ({ companyId, isTrial }: WatchVersion) =>
  `${companyId}${isTrial === true ? ' trial' : ''}`;

/**
 * The lists of the companies that were scanned for last, ready for use; of each company only the
 * newest, and the newest on trial.
 */
export class RecentLists {
  readonly #kept = new Map<string, Kept>();
  readonly #mostBytes: number;

  /** @param mostBytes for tests of the limit itself. */
  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** What is kept of this version, and null for empty lists; undefined when it has to be made. */
  get(wanted: WatchVersion): Watched | null | undefined {
    const slot = slotOf(wanted);
    const kept = this.#kept.get(slot);
    if (kept?.version !== wanted.version) return undefined;
    this.#kept.delete(slot);
    this.#kept.set(slot, kept);
    return kept.watched;
  }

  /** Makes and keeps a version, and lets go of what was longest unused beyond the limits. */
  put(wanted: WatchVersion, lists: WatchLists): Watched | null {
    const slot = slotOf(wanted);
    // First, so that two versions of one company are never held at once.
    this.#kept.delete(slot);
    const watched = watchedOf(lists);
    this.#kept.set(slot, { version: wanted.version, watched });
    for (const oldest of this.#kept.keys()) {
      if (oldest === slot || (this.bytes <= this.#mostBytes && this.#kept.size <= MOST_COMPANIES))
        break;
      this.#kept.delete(oldest);
    }
    return watched;
  }

  get bytes(): number {
    return [...this.#kept.values()].reduce((sum, { watched }) => sum + (watched?.bytes ?? 0), 0);
  }
}
