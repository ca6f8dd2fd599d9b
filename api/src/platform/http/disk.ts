import { statfs } from 'node:fs/promises';

/** PostgreSQL writes ahead in files of 16 MiB: with less than this the next one does not fit. */
const LEAST_FREE_BYTES = 16 * 1_048_576;
/** So long one write that was refused counts; each further one renews it. */
const REFUSED_FOR_MS = 60_000;

/** Whether there is room for what is to be written. */
export interface Disk {
  /** The database refused a write because its disk, which may be another host's, is full. */
  refused(): void;
  /** The problem, as text for the operator; null if there is none. */
  problem(): Promise<string | null>;
}

/** @param freeBytes of the disk of DATA_DIR; null where the system does not tell. */
export function watchDisk(
  dataDir: string,
  now: () => Date,
  freeBytes: () => Promise<number | null> = () => freeBytesOf(dataDir),
): Disk {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    refused() {
      refusedAt = now().getTime();
    },
    async problem() {
      const free = await freeBytes();
      if (free !== null && free < LEAST_FREE_BYTES)
        return `the disk of DATA_DIR is full (${Math.floor(free / 1_048_576)} MiB free); free some space`;
      return now().getTime() - refusedAt < REFUSED_FOR_MS
        ? 'the disk of the database is full; free some space'
        : null;
    },
  };
}

async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
