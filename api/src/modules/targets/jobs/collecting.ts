import { setTimeout as delay } from 'node:timers/promises';
import { runTarget, type CollectingServices } from '../commands/run-target.ts';
import { isQueryLost } from '../../../platform/database/database.ts';
import { LeaseLost } from '../../../platform/jobs/jobs.ts';
import {
  claimTarget,
  handBackTarget,
  keepTarget,
  type LeasedTarget,
} from '../store/target-leases.ts';
import { startListening } from './listening.ts';
import { Wake } from '../../../platform/jobs/wake.ts';

/** The vendor is asked the same again then: not in a hurry while the database comes and goes. */
const AFTER_LOST_QUERY_MS = 5_000;
/** So long a connector may take to end after it was told to. */
const DEAF_AFTER_MS = 1_000;

export interface CollectingOptions {
  /**
   * Targets of one source at a time in this process. Every source has places of its own, so that
   * vendors that hang take none of the others'.
   */
  atOncePerSource?: number;
  leaseSeconds?: number;
  /** How often the table is looked at without a signal. */
  pollMilliseconds?: number;
}

export interface Collecting {
  /**
   * Claims nothing more; waits up to `graceMilliseconds` for running collections and hands back
   * what is left.
   */
  stop(graceMilliseconds?: number): Promise<void>;
}

/**
 * Collects what is due (docs/decisions/131-how-targets-are-collected.md). Any number of processes
 * may do so: a target belongs to whoever holds its lease, and killing one process costs a lease's
 * time and nothing else.
 */
export function startCollecting(
  services: CollectingServices,
  options: CollectingOptions = {},
): Collecting {
  const { collectors: registry } = services;
  const { atOncePerSource = 5, leaseSeconds = 30, pollMilliseconds = 1_000 } = options;
  const wake = new Wake();
  const stopping = new AbortController();
  const running = new Map<Promise<void>, number>();
  const sourceIds = registry.all.map(({ sourceId }) => sourceId);
  const unsubscribe = services.bus.subscribe(() => {
    wake.ring();
  });

  const full = () =>
    sourceIds.filter(
      (id) => [...running.values()].filter((sourceId) => sourceId === id).length >= atOncePerSource,
    );
  const start = (lease: LeasedTarget) => {
    const done = runLeased(services, lease, leaseSeconds, stopping.signal).finally(() => {
      running.delete(done);
      wake.ring();
    });
    running.set(done, lease.row.sourceId);
  };
  const loop = async () => {
    while (!wake.closed) {
      let lease: LeasedTarget | null = null;
      try {
        lease = await claimTarget(services.db, {
          sourceIds,
          without: full(),
          now: services.now(),
          leaseSeconds,
        });
        if (lease !== null) start(lease);
      } catch (error) {
        services.log.warn({ err: error }, "Couldn't read the targets that are due; trying again");
      }
      if (lease === null) await wake.wait(pollMilliseconds);
    }
  };
  const looping = loop();
  const stopListening = startListening(services, () => {
    wake.ring();
  });

  return {
    async stop(graceMilliseconds = 3_000) {
      unsubscribe();
      wake.close();
      await Promise.all([looping, stopListening()]);
      const timer = setTimeout(() => {
        stopping.abort(new Error('The process is stopping.'));
      }, graceMilliseconds);
      // A connector that does not hear of the end holds nothing that the end of the process does
      // not end; its lease runs out.
      await Promise.race([
        Promise.all(running.keys()),
        delay(graceMilliseconds + DEAF_AFTER_MS, null, { ref: false }),
      ]);
      clearTimeout(timer);
    },
  };
}

/**
 * Never throws: whatever goes wrong, the lease runs out or is handed back, and the target is
 * collected again.
 */
async function runLeased(
  services: CollectingServices,
  lease: LeasedTarget,
  leaseSeconds: number,
  stopping: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const heartbeat = setInterval(
    () => {
      keepTarget(services.db, lease, leaseSeconds).then(
        (ours) => {
          if (!ours) lost.abort(new LeaseLost());
        },
        (error: unknown) => {
          services.log.warn({ err: error, target: lease.row.id }, "Couldn't renew a lease");
        },
      );
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    const collector = services.collectors.find(lease.row.sourceId);
    if (collector !== null)
      await runTarget(services, collector, lease, AbortSignal.any([lost.signal, stopping]));
  } catch (error) {
    await settle(services, lease, error, stopping.aborted);
  } finally {
    clearInterval(heartbeat);
  }
}

async function settle(
  services: CollectingServices,
  lease: LeasedTarget,
  error: unknown,
  isStopping: boolean,
): Promise<void> {
  try {
    if (isStopping) await handBackTarget(services.db, lease);
    // A database that was away says nothing about the source.
    else if (isQueryLost(error))
      await handBackTarget(
        services.db,
        lease,
        new Date(services.now().getTime() + AFTER_LOST_QUERY_MS),
      );
    else if (error instanceof LeaseLost)
      services.log.info(
        { target: lease.row.id },
        'A target was paused, edited or claimed by another process during its collection',
      );
    else
      services.log.warn(
        { err: error, target: lease.row.id },
        "Couldn't store the result of a collection",
      );
  } catch (again) {
    services.log.warn(
      { err: again, target: lease.row.id },
      "Couldn't release a target; its lease will expire",
    );
  }
}
