import type { Watched } from '../text/text-node.ts';
import { watchedOf, type WatchLists } from './watched.ts';

/** Which lists a scan is to look for. */
export interface WatchVersion {
  companyId: number;
  /** Another one whenever the lists changed. */
  version: string;
}

/** How much of the memory of a worker (512 MiB with pictures and all) the lists of past scans may take. */
const MOST_BYTES = 96 * 1024 * 1024;
const MOST_COMPANIES = 32;

interface Kept {
  version: string;
  watched: (Watched & { bytes: number }) | null;
}

/** The lists of the companies that were scanned for last, ready for use; of each company only the newest. */
export class RecentLists {
  readonly #kept = new Map<number, Kept>();
  readonly #mostBytes: number;

  /** @param mostBytes for tests of the limit itself. */
  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** What is kept of this version, and null for empty lists; undefined when it has to be made. */
  get({ companyId, version }: WatchVersion): Watched | null | undefined {
    const kept = this.#kept.get(companyId);
    if (kept?.version !== version) return undefined;
    this.#kept.delete(companyId);
    this.#kept.set(companyId, kept);
    return kept.watched;
  }

  /** Makes and keeps a version, and lets go of what was longest unused beyond the limits. */
  put({ companyId, version }: WatchVersion, lists: WatchLists): Watched | null {
    // First, so that two versions of one company are never held at once.
    this.#kept.delete(companyId);
    const watched = watchedOf(lists);
    this.#kept.set(companyId, { version, watched });
    for (const oldest of this.#kept.keys()) {
      if (oldest === companyId || (this.bytes <= this.#mostBytes && this.#kept.size <= MOST_COMPANIES)) break;
      this.#kept.delete(oldest);
    }
    return watched;
  }

  get bytes(): number {
    return [...this.#kept.values()].reduce((sum, { watched }) => sum + (watched?.bytes ?? 0), 0);
  }
}
