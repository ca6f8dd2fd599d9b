import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { scannedName } from '../scanned-name.ts';
import { READING_QUEUE } from '../../files/commands/enqueue-scan.ts';
import { recordReading } from '../commands/record-reading.ts';
import type { ReportRow } from '@vedetta/detection/engine/detector.ts';
import { READING } from '@vedetta/detection/engine/pictures/read-pictures.ts';
import { finishJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { findMediaToScan, type MediaRow } from '../../media/store/media.ts';
import type { OnJobEnded } from '../../../platform/jobs/run-job.ts';
import { runQueue, type RunningQueue } from '../../../platform/jobs/run-queue.ts';
import { ScanFailure } from './scan-child.ts';
import type { ScanLimits } from './scan-options.ts';
import { createScanPool, type ScanPool } from './scan-pool.ts';
import { findCommand } from '../../../platform/process/find-command.ts';
import { findScanScript } from '../../../platform/threads/scan-script.ts';
import { mediaIdOf, watchSourceOf, type ScanServices } from './scan-input.ts';

export interface ReadingOptions {
  /** The built worker; found by itself when left out. */
  script?: string;
  limits?: ScanLimits;
  /** Folder of the lists and plug-ins that an operator gives; none when left out. */
  lists?: string | null;
  /** Folders in which the system's Tesseract is looked for; those of PATH when left out. */
  path?: string;
  leaseSeconds?: number;
  onEnded?: OnJobEnded;
}

/** The bundled reader takes 300 MiB beside the picture. */
const LIMITS: ScanLimits = { milliseconds: 240_000, workMilliseconds: 60_000, megabytes: 768 };

/**
 * Starts reading the text in pictures, which is the last step of a scan and has a queue and a
 * process of its own, so that no finding of the others waits for it (decision 165). One at a time;
 * the process starts at the first picture.
 * @throws when the worker script is not built.
 */
export function startReading(services: ScanServices, options: ReadingOptions = {}): RunningQueue {
  const tesseract = findCommand('tesseract', options.path);
  const pool = createScanPool({
    script: options.script ?? findScanScript(),
    size: 1,
    isLazy: true,
    limits: options.limits ?? LIMITS,
    lists: options.lists ?? null,
    tesseract,
    log: services.log,
  });
  const queue = runQueue({
    queue: READING_QUEUE,
    concurrency: 1,
    services,
    handle: (job, signal) => readOne(services, pool, job, signal),
    // Whatever went wrong is a row of the report: the scan ends, and not as clean.
    fail: (job, why) => recordReading(services, job, mediaIdOf(job), [failed(why)]),
    ...(options.leaseSeconds === undefined ? {} : { leaseSeconds: options.leaseSeconds }),
    ...(options.onEnded === undefined ? {} : { onEnded: options.onEnded }),
  });
  return {
    async stop(graceMilliseconds) {
      await queue.stop(graceMilliseconds);
      await pool.stop();
    },
  };
}

async function readOne(
  services: ScanServices,
  pool: ScanPool,
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
  await recordReading(
    services,
    job,
    mediaId,
    await rowsOf(services, pool, { ...item, sha256: item.sha256 }, signal),
  );
}

async function rowsOf(
  { db, blobs }: ScanServices,
  pool: ScanPool,
  item: MediaRow & { sha256: string },
  signal: AbortSignal,
): Promise<ReportRow[]> {
  if (!(await blobs.has(item.sha256))) throw new ScanFailure(say('bytesMissing'));
  return pool.read(
    { path: blobs.path(item.sha256), filename: scannedName(item) },
    signal,
    await watchSourceOf(db, item.companyId),
  );
}

function failed(why: Message): ReportRow {
  return {
    detector: READING.id,
    label: READING.label,
    version: READING.version,
    outcome: { kind: 'failed', why: [why] },
    durationMs: 0,
  };
}
