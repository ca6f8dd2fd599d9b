import type { Logger } from 'pino';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Bus } from '../realtime/bus.ts';
import type { Db } from '../database/database.ts';
import { claimJob, reapJobs, type ClaimedJob } from './jobs.ts';
import { runJob, type OnJobEnded } from './run-job.ts';
import { Wake } from './wake.ts';

export interface QueueOptions {
  queue: string;
  /** Jobs at a time in this process. */
  concurrency: number;
  /** Does the work and ends the job in the transaction of its effect. Failing means another try. */
  handle: (job: ClaimedJob, signal: AbortSignal) => Promise<void>;
  /** Notes one failure with its effect on the domain row, in one transaction. */
  fail: (job: ClaimedJob, why: Message) => Promise<void>;
  services: { db: Db; bus: Bus; log: Logger };
  /** A lease this old without a sign of life is taken from its holder. */
  leaseSeconds?: number;
  /** How often the table is looked at without a signal. */
  pollMilliseconds?: number;
  onEnded?: OnJobEnded;
}

export interface RunningQueue {
  /**
   * Claims nothing more; waits up to `graceMilliseconds` for running jobs and hands back what is
   * left.
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

/**
 * Works through one queue of the jobs table: any number of processes may run it, and killing one of
 * them costs a lease's time and nothing else. Signals only shorten the wait; the table is the
 * truth.
 */
export function runQueue(options: QueueOptions): RunningQueue {
  const { queue, services, concurrency, leaseSeconds = 15, pollMilliseconds = 1_000 } = options;
  const wake = new Wake();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let lastCompany: number | null = null;
  let nextReap = 0;
  const unsubscribe = services.bus.subscribe(() => {
    wake.ring();
  });

  const reap = async () => {
    // Not by the clock of the wall: set back by an hour, it would stop the reaper for as long.
    if (performance.now() < nextReap) return;
    nextReap = performance.now() + (leaseSeconds * 1000) / 5;
    for (const job of await reapJobs(services.db, queue, leaseSeconds)) {
      await options.fail({ ...job, maxAttempts: 0 }, say('workerStoppedRepeatedly'));
    }
  };
  const start = (job: ClaimedJob) => {
    const done = runJob(job, { ...options, leaseSeconds, stopping: stopping.signal }).finally(
      () => {
        running.delete(done);
        wake.ring();
      },
    );
    running.add(done);
  };
  const loop = async () => {
    while (!stopping.signal.aborted && !wake.closed) {
      let more = false;
      try {
        await reap();
        const job =
          running.size < concurrency
            ? await claimJob(services.db, queue, leaseSeconds, lastCompany)
            : null;
        if (job !== null) {
          lastCompany = job.companyId;
          more = true;
          start(job);
        }
      } catch (error) {
        services.log.warn({ err: error, queue }, "Couldn't read the job queue; trying again");
      }
      if (!more) await wake.wait(pollMilliseconds);
    }
  };
  const looping = loop();

  return {
    async stop(graceMilliseconds = 5_000) {
      unsubscribe();
      wake.close();
      await looping;
      const timer = setTimeout(() => {
        stopping.abort();
      }, graceMilliseconds);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}
