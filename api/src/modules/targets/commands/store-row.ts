import { displayPath } from '../../../collectors/display-path.ts';
import { SCANS_TO_REPEAT } from '../../scans/scan-steps.ts';
import {
  insertCollected,
  type KnownItem,
  type OriginValues,
  replaceText,
} from '../store/collected.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/jobs.ts';
import { beginScanAnew } from '../../media/store/media.ts';
import { noteOrphanBlob } from '../../housekeeping/store/retention.ts';
import type { TargetRow } from '../store/targets.ts';
import { enqueueScan, SCAN_QUEUE } from '../../files/commands/enqueue-scan.ts';
import type { Fetched } from './fetch-bytes.ts';
import type { PlannedRow } from './plan-rows.ts';

/**
 * Stores one row with its scan.
 * @returns whether it is new, changed, or was found by another target meanwhile
 */
export async function storeRow(
  tx: Tx,
  { target, sourceName, now }: { target: TargetRow; sourceName: string; now: Date },
  row: PlannedRow,
  bytes: Fetched,
  before: KnownItem | undefined,
): Promise<'new' | 'changed' | 'foundBefore'> {
  const { companyId, sourceId } = target;
  if (before === undefined) {
    const { accountUsername, searchString, id: targetId } = target;
    const id = await insertCollected(
      tx,
      {
        companyId,
        sourceId,
        ...mediaValues(row, bytes, sourceName),
        targetId,
        accountUsername,
        searchString,
      },
      originOf(row),
    );
    if (id === null) return 'foundBefore';
    if (bytes.ok) await enqueueScan(tx, { id, companyId });
    return 'new';
  }
  if (row.content.kind !== 'text' || !bytes.ok) return 'changed';
  const { sha256 } = bytes;
  await replaceText(
    tx,
    before,
    {
      title: row.title,
      titleMessage: row.titleMessage,
      text: row.content.text,
      sha256,
      size: bytes.writer.size,
      editedAt: row.item.editedAt,
    },
    now,
  );
  if (before.sha256 !== null && before.sha256 !== sha256) await noteOrphanBlob(tx, before.sha256);
  await beginScanAnew(tx, before.id, SCANS_TO_REPEAT);
  // Of its own key: a scan of the former text that waits or runs does not stand for this one.
  await enqueueJob(tx, {
    queue: SCAN_QUEUE,
    companyId,
    payload: { mediaId: before.id },
    dedupeKey: `media:${before.id}:${sha256}`,
  });
  return 'changed';
}

function mediaValues(
  { vendorId, item, title, titleMessage, content }: PlannedRow,
  bytes: Fetched,
  sourceName: string,
) {
  const isText = content.kind === 'text';
  const name =
    bytes.ok && !isText && /\.[A-Za-z0-9]{2,5}$/.test(bytes.name ?? '') ? bytes.name : null;
  return {
    vendorId,
    postId: isText ? null : item.vendorId,
    sourceName,
    url: item.url,
    text: isText ? content.text : null,
    // The name at its server tells what it pretends to be.
    ...(content.kind === 'medium' && content.medium.name === null && name !== null
      ? { title: displayPath(name), titleMessage: null }
      : { title, titleMessage }),
    ...(bytes.ok
      ? { sha256: bytes.sha256, size: bytes.writer.size }
      : { scanStatus: 'FAILED', problem: [bytes.why] }),
  };
}

function originOf({ item, content }: PlannedRow): OriginValues {
  return {
    authorHandle: item.authorHandle,
    authorId: item.authorId,
    authorName: item.authorName,
    authorUrl: item.authorUrl,
    publishedAt: item.createdAt,
    editedAt: item.editedAt,
    alt: content.kind === 'medium' ? content.medium.alt : null,
    raw: content.kind === 'text' ? item.raw : null,
  };
}
