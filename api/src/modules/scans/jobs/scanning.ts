import { say } from '@vedetta/messages/say.ts';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { recordFailure } from '../commands/record-failure.ts';
import { recordProgress } from '../commands/record-progress.ts';
import { recordScan } from '../commands/record-scan.ts';
import { SCAN_QUEUE } from '../../files/commands/enqueue-scan.ts';
import { finishJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { findMediaToScan } from '../../media/store/media.ts';
import { noteOrphanBlob } from '../../housekeeping/store/retention.ts';
import { startHousekeeping } from '../../housekeeping/jobs/housekeeping.ts';
import { startRescanning } from '../../indicators/jobs/rescanning.ts';
import { noteOperatorFiles } from './operator-files.ts';
import type { OnJobEnded } from '../../../platform/jobs/run-job.ts';
import { runQueue } from '../../../platform/jobs/run-queue.ts';
import { ScanFailure } from './scan-child.ts';
import type { ScanLimits } from './scan-options.ts';
import { mediaIdOf, storedFileOf, watchSourceOf, type ScanServices } from './scan-input.ts';
import { createScanPool, type ScanPool } from './scan-pool.ts';
import { findScanScript } from '../../../platform/threads/scan-script.ts';
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
  /** The text in pictures is read afterwards by jobs/reading.ts, in this process or another. */
  isReadLater?: boolean;
}

export interface Scanning {
  /** Waits a little for running scans, hands the rest back, and ends the workers. */
  stop(graceMilliseconds?: number): Promise<void>;
  /** Process ids of the workers, for operators and tests. */
  workerPids(): number[];
}

/**
 * Reference stack-api: one file may take a minute of the processor and half a gibibyte; on a
 * machine with other work that is more of the clock.
 */
const LIMITS: ScanLimits = { milliseconds: 120_000, workMilliseconds: 60_000, megabytes: 512 };
/**
 * While a worker looks at one item, the rows of the one before it are written and the next one is
 * fetched.
 */
const ITEMS_PER_WORKER = 2;
/** Progress is for eyes: more often than this nobody sees it. */
const PROGRESS_EVERY_MS = 250;

/**
 * Starts scanning what is in the queue `scan`, in worker processes that may be killed at any time.
 * @throws when the worker script is not built.
 */
export function startScanning(services: ScanServices, options: ScanningOptions = {}): Scanning {
  const size = options.workers ?? Math.max(1, Math.min(2, availableParallelism() - 1));
  const { lists = null, clamd = null, isReadLater = false } = options;
  const pool = createScanPool({
    script: options.script ?? findScanScript(),
    size,
    limits: options.limits ?? LIMITS,
    lists,
    clamd,
    isReadLater,
    log: services.log,
    ...(lists === null ? {} : { onFiles: noteOperatorFiles(services) }),
  });
  const inTurn = pLimit(size);
  const scan: ScanPool['scan'] = (...given) => inTurn(() => pool.scan(...given));
  const queue = runQueue({
    queue: SCAN_QUEUE,
    concurrency: size * ITEMS_PER_WORKER,
    services,
    handle: (job, signal) => scanOne(services, scan, job, signal),
    fail: (job, why) => recordFailure(services, job, mediaIdOf(job), why),
    ...(options.leaseSeconds === undefined ? {} : { leaseSeconds: options.leaseSeconds }),
    ...(options.onEnded === undefined ? {} : { onEnded: options.onEnded }),
  });
  const again = startRescanning(services, pool, options);
  const stopHousekeeping = startHousekeeping(services);
  return {
    async stop(graceMilliseconds) {
      const tidied = stopHousekeeping();
      await Promise.all([queue.stop(graceMilliseconds), again.stop(graceMilliseconds)]);
      await Promise.all([pool.stop(), tidied]);
    },
    workerPids: () => pool.pids(),
  };
}

async function scanOne(
  services: ScanServices,
  scan: ScanPool['scan'],
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const mediaId = mediaIdOf(job);
  const item = await findMediaToScan(services.db, mediaId);
  if (item?.sha256 == null) {
    // The item was deleted while it waited.
    await services.db.transaction((tx) => finishJob(tx, job));
    return;
  }
  if (!(await services.blobs.has(item.sha256))) throw new ScanFailure(say('bytesMissing'));

  const watch = await watchSourceOf(services.db, item.companyId);
  const progress = new Throttle(PROGRESS_EVERY_MS, (seen: { done: number; total: number }) =>
    recordProgress(services, job, mediaId, seen),
  );
  progress.push({ done: 0, total: item.detectorsTotal });
  try {
    const result = await scan(
      await storedFileOf(services, { ...item, sha256: item.sha256 }),
      (done, total) => {
        progress.push({ done, total });
      },
      signal,
      watch,
    );
    if (result.preview !== null)
      await services.blobs.writePreview(item.sha256, result.preview.webp);
    await progress.close();
    const kept = await recordScan(services, job, mediaId, result);
    // Deleted while it was scanned: the preview just written is nobody's.
    if (!kept) await noteOrphanBlob(services.db, item.sha256);
  } finally {
    await progress.close();
  }
}
