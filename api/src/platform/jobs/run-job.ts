import type { Logger } from 'pino';
import type { Message } from '@vedetta/messages/message.ts';
import { saidBy } from '@vedetta/messages/said-error.ts';
import type { Figures, JobOutcome } from '../http/figures.ts';
import { isQueryLost, type Db } from '../database/database.ts';
import { extendLease, handBackJob, interruptJob, LeaseLost, type ClaimedJob } from './jobs.ts';

/** Told how each attempt in this process ended, and how many seconds it took. */
export type OnJobEnded = Figures['jobEnded'];

export interface JobRun {
  handle: (job: ClaimedJob, signal: AbortSignal) => Promise<void>;
  fail: (job: ClaimedJob, why: Message) => Promise<void>;
  services: { db: Db; log: Logger };
  leaseSeconds: number;
  /** Aborted when the process may wait no longer. */
  stopping: AbortSignal;
  onEnded?: OnJobEnded;
}

/**
 * Runs one claimed job to its end: done, failed, handed back, or dropped because somebody else has
 * it. Never throws. While it runs the lease is renewed; when that turns out to be lost, `handle` is
 * told by its signal.
 */
export async function runJob(job: ClaimedJob, run: JobRun): Promise<void> {
  const { db, log } = run.services;
  const lost = new AbortController();
  const heartbeat = setInterval(
    () => {
      extendLease(db, job, run.leaseSeconds).then(
        (ours) => {
          if (!ours) lost.abort(new LeaseLost());
        },
        // The database is away: the lease may run out, which the guarded commit will notice.
        (error: unknown) => {
          log.warn({ err: error, job: job.id }, "Couldn't renew a lease");
        },
      );
    },
    (run.leaseSeconds * 1000) / 3,
  );

  const started = performance.now();
  let outcome: JobOutcome = 'done';
  try {
    await run.handle(job, AbortSignal.any([lost.signal, run.stopping]));
  } catch (error) {
    clearInterval(heartbeat);
    outcome = await settle(job, run, error, lost.signal.aborted);
  } finally {
    clearInterval(heartbeat);
    run.onEnded?.(job.queue, outcome, (performance.now() - started) / 1000);
  }
}

async function settle(
  job: ClaimedJob,
  run: JobRun,
  error: unknown,
  leaseLost: boolean,
): Promise<JobOutcome> {
  const { db, log } = run.services;
  let failed = false;
  try {
    if (leaseLost || error instanceof LeaseLost) {
      log.info({ job: job.id }, 'A job was claimed by another worker');
    } else if (run.stopping.aborted) {
      await handBackJob(db, job);
    } else if (isQueryLost(error) && (await interruptJob(db, job))) {
      log.info(
        { job: job.id, queue: job.queue },
        'A job lost its database connection; trying again',
      );
    } else {
      failed = true;
      log.warn({ err: error, job: job.id, queue: job.queue }, 'A job failed');
      await run.fail(job, saidBy(error));
    }
  } catch (again) {
    // The lease runs out by itself and the reaper makes the job ready: nothing is lost but time.
    log.warn({ err: again, job: job.id }, "Couldn't store the result of a job");
  }
  return failed ? 'failed' : 'elsewhere';
}
