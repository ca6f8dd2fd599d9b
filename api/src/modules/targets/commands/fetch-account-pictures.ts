import type { CollectedItem } from '../../../collectors/item.ts';
import type { OpenedMedium } from '../../../collectors/collector.ts';
import { AccountNames } from '@vedetta/detection/detectors/impersonation/account-names.ts';
import { plainHandle } from '@vedetta/detection/detectors/impersonation/account-fingerprint.ts';
import { OutboundProblem } from '../../../platform/outbound/guard.ts';
import type { Services } from '../../../platform/services.ts';
import { keepPicture, picturesAt, watchedHandles } from '../store/account-pictures.ts';
import { protectedNames } from '../../company/store/settings.ts';

/** A larger picture is none of an account. */
const MOST_BYTES = 1024 * 1024;
/** More new accounts than these have no names that matter on one page. */
const MOST_ACCOUNTS = 20;
const KEPT_MS = 180 * 24 * 3_600_000;

/**
 * Fetches the pictures of the authors that will be compared, each once per address: accounts that
 * the company watches, and accounts whose name passes for a protected one (decision 173). A picture
 * that cannot be had is left out: the name is compared all the same.
 * @param open opens an address through the guarded client, without a token.
 */
export async function fetchAccountPictures(
  { db, now }: Pick<Services, 'db' | 'now'>,
  of: { companyId: number; sourceId: number },
  items: readonly CollectedItem[],
  open: (url: string) => Promise<OpenedMedium>,
): Promise<void> {
  const authors = new Map(
    items.flatMap(({ authorHandle, authorPicture }) =>
      authorHandle === null || authorPicture === null
        ? []
        : [[plainHandle(authorHandle), authorPicture] as const],
    ),
  );
  if (authors.size === 0) return;
  const names = await protectedNames(db, of.companyId);
  if (names.names.length + names.domains.length === 0) return;
  const known = new AccountNames(names);
  const watched = new Set(await watchedHandles(db, of));
  const compared = [...authors]
    .filter(([handle]) => watched.has(handle) || known.find(handle) !== null)
    .slice(0, MOST_ACCOUNTS);
  const at = await picturesAt(
    db,
    of,
    compared.map(([handle]) => handle),
  );
  for (const [handle, url] of compared) {
    const bytes = at.get(handle) === url ? null : await fetched(open, url);
    if (bytes !== null)
      await keepPicture(
        db,
        of,
        { handle, url, bytes, fetchedAt: now() },
        new Date(now().getTime() - KEPT_MS),
      );
  }
}

async function fetched(
  open: (url: string) => Promise<OpenedMedium>,
  url: string,
): Promise<Uint8Array | null> {
  try {
    const opened = await open(url);
    if (!opened.ok) return null;
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of opened.value.chunks) {
      size += part.length;
      if (size > MOST_BYTES) return null;
      parts.push(part);
    }
    return size === 0 ? null : Buffer.concat(parts);
  } catch (error) {
    // What breaks on the way is its server's; a stopped process is not.
    if (
      error instanceof OutboundProblem ||
      (error instanceof Error && 'code' in error && error.code !== 'UND_ERR_ABORTED')
    )
      return null;
    throw error;
  }
}
