import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { RESCAN_QUEUE, rescanSince } from '../commands/start-rescan.ts';
import { applyToItem, tryOnItem } from '../commands/look-again.ts';
import { listsAfter, RESCAN_ITEMS } from '../rescan.ts';
import { transact } from '../../events/store/outbox.ts';
import { failJob, finishJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import type { MediaRow } from '../../media/store/media.ts';
import {
  beginRescan,
  endRescan,
  nextToRescan,
  noteRescanStep,
  type RescanRow,
} from '../store/rescans.ts';
import type { OnJobEnded } from '../../../platform/jobs/run-job.ts';
import { runQueue, type RunningQueue } from '../../../platform/jobs/run-queue.ts';
import { ScanFailure } from '../../scans/jobs/scan-child.ts';
import type { WatchSource } from '../../scans/jobs/scan-options.ts';
import {
  loadLists,
  storedFileOf,
  watchSourceOf,
  type ScanServices,
} from '../../scans/jobs/scan-input.ts';
import type { ScanPool } from '../../scans/jobs/scan-pool.ts';

/**
 * Works through the queue `rescan`: one at a time beside the ordinary scans, in their worker
 * processes.
 */
export function startRescanning(
  services: ScanServices,
  pool: ScanPool,
  options: { leaseSeconds?: number; onEnded?: OnJobEnded },
): RunningQueue {
  return runQueue({
    queue: RESCAN_QUEUE,
    concurrency: 1,
    services,
    handle: (job, signal) => rescan(services, pool, job, signal),
    fail: (job, why) => fail(services, job, why),
    ...(options.leaseSeconds === undefined ? {} : { leaseSeconds: options.leaseSeconds }),
    ...(options.onEnded === undefined ? {} : { onEnded: options.onEnded }),
  });
}

/**
 * Looks at one item after the other, each noted with its effect: whoever goes on after a crash
 * begins behind the last one.
 */
async function rescan(
  services: ScanServices,
  pool: ScanPool,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  let row = await beginRescan(db, rescanIdOf(job));
  const trial = row?.change == null ? null : trialSource(services, row);
  const since = row === null ? now() : rescanSince(row.createdAt);
  while (row !== null && row.itemsDone < RESCAN_ITEMS) {
    const item: MediaRow | null = await nextToRescan(db, row, since);
    if (item?.sha256 == null) break;
    signal.throwIfAborted();
    row = await lookAgain(services, pool, row, { ...item, sha256: item.sha256 }, trial, signal);
  }
  await transact(services, async (tx) => {
    await finishJob(tx, job);
    await endRescan(tx, rescanIdOf(job), { status: 'DONE' }, now());
  });
}

/** @returns the rescan with this item noted; null when somebody stopped it. */
async function lookAgain(
  services: ScanServices,
  pool: ScanPool,
  row: RescanRow,
  item: MediaRow & { sha256: string },
  trial: WatchSource | null,
  signal: AbortSignal,
): Promise<RescanRow | null> {
  const nothing = { mediaId: item.id, failed: true, examples: [] };
  try {
    const watch = await watchSourceOf(services.db, item.companyId);
    const result = await pool.scan(
      await storedFileOf(services, item),
      () => undefined,
      signal,
      watch,
      ...(trial === null ? [] : [trial]),
    );
    return trial === null
      ? await applyToItem(services, row, item, result)
      : await tryOnItem(services, row, item, result);
  } catch (error) {
    if (signal.aborted || !(error instanceof ScanFailure)) throw error;
    // What cannot be looked at stays as it was; the rest goes on, and how many there were is told.
    return noteRescanStep(services.db, row, nothing);
  }
}

/** The lists as they would be, for workers that have not kept them. */
function trialSource({ db }: ScanServices, { id, companyId, change }: RescanRow): WatchSource {
  return {
    companyId,
    version: `trial ${id}`,
    isTrial: true,
    load: async () => listsAfter(await loadLists(db, companyId), change ?? []),
  };
}

async function fail(services: ScanServices, job: ClaimedJob, why: Message): Promise<void> {
  await transact(services, async (tx) => {
    if ((await failJob(tx, job, why, 1)) === 'dead')
      await endRescan(
        tx,
        rescanIdOf(job),
        { status: 'FAILED', problem: [say('rescanFault')] },
        services.now(),
      );
  });
}

function rescanIdOf(job: ClaimedJob): number {
  const { rescanId } = job.payload;
  if (typeof rescanId !== 'number') throw new Error('A job of rescanning without its rescan.');
  return rescanId;
}
