import { postponeRefresh, refreshList } from '../commands/refresh-list.ts';
import { INDICATOR_QUEUE } from '../commands/queue.ts';
import type { Services } from '../../../platform/services.ts';
import type { OnJobEnded } from '../../../platform/jobs/run-job.ts';
import { runQueue, type RunningQueue } from '../../../platform/jobs/run-queue.ts';

/** Starts reading lists of indicators from their addresses. Any number of processes may do so. */
export function startReadingLists(
  services: Services,
  pace: { leaseSeconds?: number; pollMilliseconds?: number; onEnded?: OnJobEnded } = {},
): RunningQueue {
  return runQueue({
    queue: INDICATOR_QUEUE,
    concurrency: 1,
    services,
    ...pace,
    handle: (job, signal) => refreshList(services, job, signal),
    fail: (job, why) => postponeRefresh(services, job, why),
  });
}
