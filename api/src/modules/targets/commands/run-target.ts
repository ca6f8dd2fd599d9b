import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type {
  AnyPage,
  RawRunContext,
  ReadyCollector,
} from '../../../collectors/ready-collector.ts';
import type { WatchedTarget } from '../../../collectors/collector.ts';
import { LeftOutTally } from '../../../collectors/left-out.ts';
import { openMedium } from '../../../collectors/open-medium.ts';
import { FINISHED, type Outcome } from '../../../collectors/problem.ts';
import { TargetTypeField } from '../source-schema.ts';
import { isQueryLost } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { listDeliveries } from '../store/collector-runs.ts';
import { LeaseLost } from '../../../platform/jobs/jobs.ts';
import { limitedUntil, settleTarget, type LeasedTarget } from '../store/target-leases.ts';
import type { TargetRow } from '../store/targets.ts';
import { contextOf } from '../../credentials/commands/credential-context.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { receiveFor } from './receive.ts';
import { settleRun, type RunFigures } from './settle-run.ts';
import { storePage } from './store-page.ts';

export type CollectingServices = Pick<
  Services,
  'db' | 'bus' | 'blobs' | 'log' | 'now' | 'secrets' | 'collectors' | 'outbound'
>;

/**
 * A source that never stops yielding pages is cut here, so that others have their turn; the next
 * run goes on from the watermark.
 */
const MOST_PAGES = 100;
const MOST_MINUTES = 10;
/** More of them would fill the target's page. */
const MOST_NOTES = 5;
/** The rest of what was cut is not left lying for an interval. */
const GO_ON_AFTER_SECONDS = 2;

interface Progress extends RunFigures {
  notes: Message[];
  leftOut: LeftOutTally;
}

/**
 * Collects one target that is ours: receives what its vendor hands out once, runs the connector
 * page by page, stores each page, and writes how it ended.
 * @param signal aborted when the lease is lost or the process stops.
 * @throws LeaseLost when the target is not ours any more; the reason of `signal`.
 */
export async function runTarget(
  services: CollectingServices,
  collector: ReadyCollector,
  lease: LeasedTarget,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, log } = services;
  const target = watchedOf(lease.row);
  const schedule = {
    intervalSeconds: collector.intervalSeconds,
    limitKey: limitKeyOf(collector, lease, target),
  };
  const until = await limitedUntil(db, schedule.limitKey, now());
  if (until !== null) {
    await db.transaction((tx) =>
      settleTarget(tx, lease, { nextRunAt: new Date(until.getTime() + Math.random() * 2_000) }),
    );
    return;
  }
  const figures: Progress = {
    startedAt: now(),
    durationMs: 0,
    seen: 0,
    added: 0,
    notes: [],
    leftOut: new LeftOutTally(),
  };
  const started = performance.now();
  const outcome = await collect(services, collector, lease, target, figures, signal).catch(
    (error: unknown): Outcome => {
      if (signal.aborted || error instanceof LeaseLost || isQueryLost(error)) throw error;
      log.warn(
        { err: error, target: target.id, source: collector.slug },
        'A collection failed with an unexpected error in its connector',
      );
      return { kind: 'temporary', why: say('collectionFailed') };
    },
  );
  figures.durationMs = Math.round(performance.now() - started);
  figures.notes = [...figures.leftOut.messages(), ...distinct(figures.notes).slice(0, MOST_NOTES)];
  await settleRun(services, lease, outcome, figures, schedule);
}

async function collect(
  services: CollectingServices,
  collector: ReadyCollector,
  lease: LeasedTarget,
  target: WatchedTarget,
  figures: Progress,
  signal: AbortSignal,
): Promise<Outcome> {
  const of = { companyId: lease.row.companyId, sourceId: lease.row.sourceId };
  const context: RawRunContext = await contextOf(services, of, signal);
  const received = await receiveFor(
    services,
    collector,
    { ...of, targetId: target.id },
    context,
    (all) => figures.leftOut.add(all),
  );
  if (received.kind !== 'finished') return received;
  const running = collector.run({
    ...context,
    target,
    watermark: lease.watermark,
    deliveries: (after) => listDeliveries(services.db, of, after),
  });
  const store = async (page: AnyPage) => {
    const stored = await storePage(
      services,
      lease,
      collector.name,
      page,
      ({ content: { medium } }) =>
        fetchBytes(services.blobs, () =>
          medium.ref === null
            ? openMedium(context.http, { url: medium.url ?? '' })
            : collector.openMedium(medium, { ...context, target }),
        ),
      (url) => openMedium(context.http, { url }),
    );
    figures.seen += stored.seen;
    figures.added += stored.added;
    figures.notes.push(...stored.notes);
    figures.leftOut.add(stored.leftOut);
  };
  const ends = services.now().getTime() + MOST_MINUTES * 60_000;
  let isFurther = false;
  // Without a watermark the next run would read the same again: at its interval, not at once.
  const cut = (note: Message): Outcome => ({
    ...FINISHED,
    note: [note],
    ...(isFurther ? { againSeconds: GO_ON_AFTER_SECONDS } : {}),
  });
  try {
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      signal.throwIfAborted();
      const step = await running.next();
      if (step.done === true) return step.value;
      await store(step.value);
      isFurther ||= step.value.watermark !== undefined;
      if (services.now().getTime() > ends)
        return cut(say('collectionTimeLimit', { minutes: MOST_MINUTES }));
    }
    return cut(say('collectionPageLimit', { pages: MOST_PAGES }));
  } finally {
    // What a connector holds open ends with its run.
    await running.return(FINISHED);
  }
}

const distinct = (all: readonly Message[]): Message[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

/** A stored target as connectors know it. */
export function watchedOf(row: TargetRow): WatchedTarget {
  return {
    id: row.id,
    type: TargetTypeField.parse(row.type),
    accountUsername: row.accountUsername,
    searchString: row.searchString,
  };
}

function limitKeyOf(
  collector: ReadyCollector,
  { row }: LeasedTarget,
  target: WatchedTarget,
): string {
  return `${collector.slug}/${collector.limitKey(target) ?? `company ${row.companyId}`}`;
}
