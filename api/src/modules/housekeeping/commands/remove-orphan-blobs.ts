import type { Services } from '../../../platform/services.ts';
import { forgetOrphanBlob, isBlobUsed, listOrphanBlobs, lockBlob } from '../store/retention.ts';

const PAGE = 100;

/**
 * Removes the bytes and previews of blobs that no media item of any company names any more. An
 * upload of the same bytes waits, or is seen: they take the same lock. Killed at any point, the
 * name stays noted and the next run goes on.
 * @param signal ends it between two blobs.
 * @returns how many blobs were removed.
 */
export async function removeOrphanBlobs(
  { db, blobs }: Pick<Services, 'db' | 'blobs'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  let removed = 0;
  let last = '';
  for (;;) {
    const names = await listOrphanBlobs(db, last, PAGE);
    for (const sha256 of names) {
      if (signal.aborted) return removed;
      last = sha256;
      removed += await db.transaction(async (tx) => {
        await lockBlob(tx, sha256);
        const used = await isBlobUsed(tx, sha256);
        if (!used) await blobs.remove(sha256);
        await forgetOrphanBlob(tx, sha256);
        return used ? 0 : 1;
      });
    }
    if (names.length < PAGE) return removed;
  }
}
