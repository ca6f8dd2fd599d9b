import { availableParallelism } from 'node:os';
import { recordFailure } from '../commands/scans/record-failure.ts';
import { recordProgress } from '../commands/scans/record-progress.ts';
import { recordScan } from '../commands/scans/record-scan.ts';
import { SCAN_QUEUE } from '../commands/files/enqueue-scan.ts';
import type { Services } from '../services.ts';
import type { Db } from '../stores/database.ts';
import { finishJob, type ClaimedJob } from '../stores/jobs.ts';
import { FILE_UPLOAD_SOURCE, findMediaToScan, type MediaRow } from '../stores/media.ts';
import { noteOrphanBlob } from '../stores/retention.ts';
import { loadWatchLists, versionOfLists } from '../stores/settings.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { OnJobEnded } from './run-job.ts';
import { runQueue } from './run-queue.ts';
import { ScanFailure, type ScanLimits, type WatchSource } from './scan-child.ts';
import { createScanPool, type ScanPool } from './scan-pool.ts';
import { findScanScript } from './scan-script.ts';
import { Throttle } from './throttle.ts';

export interface ScanningOptions {
  /** The built worker; found by itself when left out. */
  script?: string;
  /** Worker processes, each scanning one file at a time. */
  workers?: number;
  limits?: ScanLimits;
  /** Folder of the lists that an operator imports; none when left out. */
  lists?: string | null;
  leaseSeconds?: number;
  /** Address of a ClamAV daemon; none when left out. */
  clamd?: string | null;
  onEnded?: OnJobEnded;
}

export interface Scanning {
  /** Waits a little for running scans, hands the rest back, and ends the workers. */
  stop(graceMilliseconds?: number): Promise<void>;
  /** Process ids of the workers, for operators and tests. */
  workerPids(): number[];
}

type ScanServices = Pick<Services, 'db' | 'bus' | 'blobs' | 'log' | 'now'>;

/** Reference stack-api: one file may take a minute and half a gibibyte. */
const LIMITS: ScanLimits = { milliseconds: 60_000, megabytes: 512 };
/** Progress is for eyes: more often than this nobody sees it. */
const PROGRESS_EVERY_MS = 250;

/**
 * Starts scanning what is in the queue `scan`, in worker processes that may be killed at any time.
 * @throws when the worker script is not built.
 */
export function startScanning(services: ScanServices, options: ScanningOptions = {}): Scanning {
  const size = options.workers ?? Math.max(1, Math.min(2, availableParallelism() - 1));
  const { lists = null, clamd = null } = options;
  const pool = createScanPool({ script: options.script ?? findScanScript(), size, limits: options.limits ?? LIMITS, lists, clamd, log: services.log });
  const queue = runQueue({
    queue: SCAN_QUEUE, concurrency: size, services,
    handle: (job, signal) => scanOne(services, pool, job, signal),
    fail: (job, reason) => recordFailure(services, job, mediaIdOf(job), reason),
    ...(options.leaseSeconds === undefined ? {} : { leaseSeconds: options.leaseSeconds }),
    ...(options.onEnded === undefined ? {} : { onEnded: options.onEnded }),
  });
  const stopHousekeeping = startHousekeeping(services);
  return {
    async stop(graceMilliseconds) {
      const tidied = stopHousekeeping();
      await queue.stop(graceMilliseconds);
      await Promise.all([pool.stop(), tidied]);
    },
    workerPids: () => pool.pids(),
  };
}

async function scanOne(services: ScanServices, pool: ScanPool, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const mediaId = mediaIdOf(job);
  const item = await findMediaToScan(services.db, mediaId);
  if (item?.sha256 == null) {
    // The item was deleted while it waited.
    await services.db.transaction((tx) => finishJob(tx, job));
    return;
  }
  if (!(await services.blobs.has(item.sha256))) throw new ScanFailure('The stored bytes of the file are missing on this server.');

  const watch = await watchSourceOf(services.db, item.companyId);
  const progress = new Throttle(PROGRESS_EVERY_MS, (seen: { done: number; total: number }) => recordProgress(services, job, mediaId, seen));
  progress.push({ done: 0, total: item.detectorsTotal });
  try {
    const result = await pool.scan(services.blobs.path(item.sha256), scannedName(item), (done, total) => { progress.push({ done, total }); }, signal, watch);
    if (result.preview !== null) await services.blobs.writePreview(item.sha256, result.preview.webp);
    await progress.close();
    const kept = await recordScan(services, job, mediaId, result);
    // Deleted while it was scanned: the preview just written is nobody's.
    if (!kept) await noteOrphanBlob(services.db, item.sha256);
  } finally {
    await progress.close();
  }
}

/** What the company looks for; its lists are read only for a worker that has not kept them. */
async function watchSourceOf(db: Db, companyId: number): Promise<WatchSource | null> {
  const version = await versionOfLists(db, companyId);
  return version === null ? null : { companyId, version, load: () => loadWatchLists(db, companyId) };
}

function mediaIdOf(job: ClaimedJob): number {
  const { mediaId } = job.payload;
  if (typeof mediaId !== 'number') throw new Error('A scan job without a media item.');
  return mediaId;
}

/** What was published as text has a heading, which is the text's own first line, and no name of a file. */
function scannedName({ sourceId, text, title }: MediaRow): string {
  return sourceId === FILE_UPLOAD_SOURCE || text === null ? title : 'post.txt';
}
