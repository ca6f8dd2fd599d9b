import { isDeepStrictEqual } from 'node:util';
import { maskCredentials } from '@vedetta/detection/detectors/credentials/mask.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { OpenedMedium } from '../../../collectors/collector.ts';
import { CollectedItem } from '../../../collectors/item.ts';
import type { LeftOut } from '../../../collectors/left-out.ts';
import type { AnyPage } from '../../../collectors/ready-collector.ts';
import type { Services } from '../../../platform/services.ts';
import { findKnown, withdraw, type KnownItem } from '../store/collected.ts';
import { isOfItsValues } from '../../../platform/database/database.ts';
import { noteFoundAgain } from '../../media/store/found-again.ts';
import { transact } from '../../events/store/outbox.ts';
import { shareBlobs } from '../../housekeeping/store/retention.ts';
import { protectedNames } from '../../company/store/settings.ts';
import { lockHeldTarget, saveProgress, type LeasedTarget } from '../store/target-leases.ts';
import { fetchAccountPictures } from './fetch-account-pictures.ts';
import { type Fetched, writeText } from './fetch-bytes.ts';
import { underKnownIds } from './known-ids.ts';
import { isPicked, type Mask, type PlannedRow, planRows } from './plan-rows.ts';
import { storeRow } from './store-row.ts';

export interface StoredPage {
  seen: number;
  added: number;
  /** What people should know of: media that could not be fetched. */
  notes: Message[];
  leftOut: LeftOut[];
}
type PageServices = Pick<Services, 'db' | 'bus' | 'blobs' | 'now'>;
/** Media of one page are fetched so many at a time. */
const AT_ONCE = 3;

/**
 * Stores one page: new items, edited ones, those taken back, those that another target had found
 * first, their scans and the watermark, all in one transaction that holds only while the target is
 * ours. Where that fails because of what an item holds, its items are stored one by one and the odd
 * one is left out by name. A page that comes again changes nothing.
 * @param fetchMedium fetches one medium into the blob store; it is asked only for what is new.
 * @param openPicture opens the picture of an account, which is asked for before the scans that
 * compare it.
 * @throws LeaseLost when the target is not ours any more; then nothing was written.
 */
export async function storePage(
  services: PageServices,
  lease: LeasedTarget,
  sourceName: string,
  page: AnyPage,
  fetchMedium: (row: PlannedRow & { content: { kind: 'medium' } }) => Promise<Fetched>,
  openPicture: (url: string) => Promise<OpenedMedium>,
): Promise<StoredPage> {
  const { db, blobs, now } = services;
  const { companyId, sourceId } = lease.row;
  const of = { companyId, sourceId };
  const leftOut = [...(page.leftOut ?? [])];
  const items = page.items.flatMap((item) => {
    const { data } = CollectedItem.safeParse(item);
    if (data === undefined) leftOut.push({ name: item.url ?? item.vendorId, why: 'notUnderstood' });
    return data ?? [];
  });
  const words = lease.row.type === 'search' ? null : lease.row.searchString;
  const picked = items.filter((item) => isPicked(item, words));
  const named = page.idsMayChange === true ? await underKnownIds(db, lease.row, picked) : picked;
  // Before anything of it is stored, and so before anything is indexed.
  const domains = named.some(mayHoldAccounts) ? (await protectedNames(db, companyId)).domains : [];
  const mask: Mask = (text, isKnownList = false) => maskCredentials(text, domains, { isKnownList });
  const rows = uniqueRows(named.flatMap((item) => planRows(item, mask)));
  const known = await findKnown(
    db,
    lease.row,
    rows.map(({ vendorId }) => vendorId),
  );
  const wanted = rows.filter((row) => needsBytes(row, known.get(row.vendorId)));
  // Another target of the source was first.
  const again = rows
    .map(({ vendorId }) => vendorId)
    .filter((vendorId) => known.get(vendorId)?.isOwn === false);
  if (wanted.length === 0 && again.length === 0 && (page.deleted ?? []).length === 0) {
    // Mostly nothing is new: one statement, or none.
    if (page.watermark !== undefined && !isDeepStrictEqual(page.watermark, lease.watermark))
      await saveProgress(db, lease, { itemsNew: 0, watermark: page.watermark });
    return { seen: items.length, added: 0, notes: [], leftOut };
  }
  await fetchAccountPictures(
    services,
    of,
    wanted.map(({ item }) => item),
    openPicture,
  );
  const fetched = new Map<string, Fetched>();
  try {
    const queue = [...wanted];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
          fetched.set(
            row.vendorId,
            row.content.kind === 'text'
              ? await writeText(blobs, row.content.original)
              : await fetchMedium({ ...row, content: row.content }),
          );
        }
      }),
    );
    const notes = [...fetched].flatMap(([, one]) =>
      one.ok ? [] : [say('mediumNotFetched', { why: one.why })],
    );
    /** In one transaction. Whoever is `last` ends the page. */
    const store = (some: readonly PlannedRow[], isLast: boolean) =>
      transact(services, async (tx, outbox) => {
        await shareBlobs(
          tx,
          some.flatMap(({ vendorId }) => shaOf(fetched.get(vendorId))),
        );
        const target = await lockHeldTarget(tx, lease);
        let fresh = 0;
        const found = [...again];
        const placed: Extract<Fetched, { ok: true }>[] = [];
        for (const row of some) {
          const bytes = fetched.get(row.vendorId);
          if (bytes === undefined) continue;
          const stored = await storeRow(
            tx,
            { target, sourceName, now: now() },
            row,
            bytes,
            known.get(row.vendorId),
          );
          if (stored === 'new') fresh += 1;
          if (stored === 'foundBefore') found.push(row.vendorId);
          if (bytes.ok && stored !== 'foundBefore') placed.push(bytes);
        }
        for (const { writer } of placed) await writer.place();
        if ((await noteFoundAgain(tx, target, found)) > 0)
          outbox.event(companyId, { type: 'target.changed', target_id: target.id });
        if (isLast) await withdraw(tx, of, page.deleted ?? [], now());
        await saveProgress(tx, lease, {
          itemsNew: fresh,
          ...(isLast && page.watermark !== undefined ? { watermark: page.watermark } : {}),
        });
        return fresh;
      });
    const oneByOne = async (): Promise<number> => {
      let stored = 0;
      for (const row of wanted) {
        try {
          stored += await store([row], false);
        } catch (error) {
          if (!isOfItsValues(error)) throw error;
          leftOut.push({ name: row.item.url ?? row.vendorId, why: 'notStored' });
        }
      }
      return stored + (await store([], true));
    };
    const added = await store(wanted, true).catch((error: unknown) => {
      if (isOfItsValues(error)) return oneByOne();
      throw error;
    });
    return { seen: items.length, added, notes: [...new Set(notes)], leftOut };
  } finally {
    for (const one of fetched.values()) if (one.ok) await one.writer.discard();
  }
}

const mayHoldAccounts = ({ title, text, media }: CollectedItem) =>
  [title, text, ...media.flatMap(({ alt, name }) => [alt, name])].some((words) =>
    words?.includes('@'),
  );

const shaOf = (bytes: Fetched | undefined): string[] => (bytes?.ok === true ? [bytes.sha256] : []);

/** The same identity twice on one page is one item. */
const uniqueRows = (rows: readonly PlannedRow[]): PlannedRow[] => [
  ...new Map(rows.map((row) => [row.vendorId, row])).values(),
];

/** New, or a text that reads otherwise by now. An older edit that comes late changes nothing. */
function needsBytes(row: PlannedRow, known: KnownItem | undefined): boolean {
  if (known === undefined) return true;
  if (row.content.kind !== 'text' || row.content.text === known.text) return false;
  return (
    known.editedAt === null || row.item.editedAt === null || row.item.editedAt > known.editedAt
  );
}
