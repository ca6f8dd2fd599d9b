import { deliver, postponeDelivery } from '../commands/deliver.ts';
import type { Services } from '../../../platform/services.ts';
import { WEBHOOK_QUEUE } from '../store/webhook-deliveries.ts';
import type { OnJobEnded } from '../../../platform/jobs/run-job.ts';
import { runQueue, type RunningQueue } from '../../../platform/jobs/run-queue.ts';

/** Slow receivers hold a place for up to ten seconds; companies take turns. */
const AT_ONCE = 8;

/** Starts telling webhooks what happened. Any number of processes may do so. */
export function startDelivering(
  services: Services,
  pace: { leaseSeconds?: number; pollMilliseconds?: number; onEnded?: OnJobEnded } = {},
): RunningQueue {
  return runQueue({
    queue: WEBHOOK_QUEUE,
    concurrency: AT_ONCE,
    services,
    ...pace,
    handle: (job, signal) => deliver(services, job, signal),
    fail: (job, why) => postponeDelivery(services, job, why),
  });
}
