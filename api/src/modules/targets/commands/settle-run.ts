import { isDeepStrictEqual } from 'node:util';
import { healthAfter, isTargetHealth, type TargetHealthEvent } from '@vedetta/machines/lifecycles';
import type { Message } from '@vedetta/messages/message.ts';
import type { Outcome } from '../../../collectors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { recordRun } from '../store/collector-runs.ts';
import { transact } from '../../events/store/outbox.ts';
import {
  limitUntil,
  lockHeldTarget,
  settleTarget,
  type LeasedTarget,
} from '../store/target-leases.ts';

/** How one collection went, as far as it went. */
export interface RunFigures {
  startedAt: Date;
  durationMs: number;
  seen: number;
  added: number;
  notes: readonly Message[];
}

/**
 * A vendor that says "gone" or "refused" once may have a bad day: it is believed at the third time.
 * What was not found since a person entered it is believed to be gone at once: its name was
 * mistyped (decision 206).
 */
const BELIEVED_AFTER = 3;
const LONGEST_PAUSE_SECONDS = 3_600;
const PAUSE_WITHOUT_DATE_SECONDS = 900;
const AFTER_A_SIGN_SECONDS = 5;

/**
 * Writes how a collection ended: health, the next time, the log, a limit that others share, and an
 * event when the screens show something else by now.
 * @param intervalSeconds of the source; the next run lies up to a tenth of it around it, so that
 * targets do not march in step.
 * @throws LeaseLost when the target is not ours any more.
 */
export async function settleRun(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  lease: LeasedTarget,
  outcome: Outcome,
  run: RunFigures,
  schedule: { intervalSeconds: number; limitKey: string },
): Promise<void> {
  const now = services.now();
  await transact(services, async (tx, outbox) => {
    const before = await lockHeldTarget(tx, lease);
    const failures = outcome.kind === 'finished' ? 0 : before.failures + 1;
    const from = isTargetHealth(before.health) ? before.health : 'WAITING';
    const health = healthAfter(
      from,
      eventOf(outcome, failures, from === 'WAITING' || before.lastScan === null),
    );
    const seconds = pauseAfter(outcome, failures, schedule.intervalSeconds, now);
    // A sign that came meanwhile may be of something that this run had passed already.
    const isHurried =
      outcome.kind === 'finished' && before.hurriedAt !== null && before.hurriedAt > run.startedAt;
    const nextRunAt = new Date(
      now.getTime() + (isHurried ? Math.min(seconds, AFTER_A_SIGN_SECONDS) : seconds) * 1000,
    );
    const problem = outcome.kind === 'finished' ? null : [outcome.why];
    const problemKind = outcome.kind === 'finished' ? null : outcome.kind;
    const notes = [...(outcome.kind === 'finished' ? (outcome.note ?? []) : []), ...run.notes];
    const note = outcome.kind === 'finished' ? orNull(notes) : before.note;
    await settleTarget(tx, lease, {
      health,
      problem,
      problemKind,
      note,
      failures,
      nextRunAt,
      ...(outcome.kind === 'finished' ? { lastScan: now } : {}),
    });
    if (outcome.kind === 'limited' && outcome.isOwn !== true)
      await limitUntil(tx, schedule.limitKey, nextRunAt);
    const { id: targetId, companyId } = before;
    await recordRun(tx, {
      companyId,
      targetId,
      startedAt: run.startedAt,
      durationMs: run.durationMs,
      outcome: outcome.kind,
      message: orNull([...(problem ?? []), ...notes]),
      itemsSeen: run.seen,
      itemsNew: run.added,
    });
    const isOther =
      health !== before.health ||
      !isDeepStrictEqual(problem, before.problem) ||
      !isDeepStrictEqual(note, before.note) ||
      run.added > 0;
    if (isOther) outbox.event(companyId, { type: 'target.changed', target_id: targetId });
  });
}

const orNull = (all: Message[]): Message[] | null => (all.length === 0 ? null : all);

function eventOf({ kind }: Outcome, failures: number, isNew: boolean): TargetHealthEvent['type'] {
  if (kind === 'finished') return 'target.collected';
  const isBelieved =
    kind === 'reconnect' ||
    (kind === 'gone' && isNew) ||
    ((kind === 'gone' || kind === 'refused') && failures >= BELIEVED_AFTER);
  return isBelieved ? 'target.collection.blocked' : 'target.collection.delayed';
}

/**
 * Seconds until the next run. Pauses after failures double from half a minute, never beyond an hour
 * or the interval, whichever is longer.
 */
function pauseAfter(
  outcome: Outcome,
  failures: number,
  intervalSeconds: number,
  now: Date,
): number {
  const jitter = 0.9 + Math.random() * 0.2;
  if (outcome.kind === 'finished')
    return Math.max(
      Math.min(intervalSeconds, outcome.againSeconds ?? intervalSeconds) * jitter,
      outcome.waitSeconds ?? 0,
    );
  const growing =
    Math.min(
      30 * 2 ** Math.min(failures - 1, 10),
      Math.max(LONGEST_PAUSE_SECONDS, intervalSeconds),
    ) * jitter;
  if (outcome.kind !== 'limited') return growing;
  // A little later than asked, each a little differently: not all of them at the very moment.
  return outcome.until === null
    ? PAUSE_WITHOUT_DATE_SECONDS * jitter
    : Math.max(1, (outcome.until.getTime() - now.getTime()) / 1000) + Math.random() * 2;
}
