import { newOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import type { TriageState } from '../triage-rules.ts';
import { invalidField, notFound } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActivities, type NewActivity } from '../../media/store/activities.ts';
import type { AlertFilter } from '../store/alert-filter.ts';
import { matchingAlertIds } from '../store/alert-lists.ts';
import { lockAlerts } from '../store/alerts.ts';
import { insertBulkChange } from '../store/bulk-changes.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { transact, type Outbox } from '../../events/store/outbox.ts';
import { findColleagues } from '../../../platform/database/people.ts';
import type { alerts } from '../../../platform/database/schema/alerts.ts';
import { nameIn } from './assignees.ts';
import { triageStateOf, writeTriage } from './triage-state.ts';

export type Work = Pick<Services, 'bus' | 'now'> & { db: Db | Tx };
export interface Actor {
  userId: number;
  companyId: number;
}
type Row = typeof alerts.$inferSelect;

/** Ids, with the versions that the caller saw where it tells them; or all that match a filter. */
export type Selection =
  { ids: readonly number[]; versions?: readonly number[] | undefined } | { filter: AlertFilter };

export type Outcome =
  | 'changed'
  | 'unchanged'
  | 'stale'
  | 'invalid_transition'
  | 'not_closed'
  | 'restored'
  | 'changed_since';
export interface RowResult {
  id: number;
  outcome: Outcome;
  /** As they are now. */
  version: number;
  status: TriageState['status'];
}
export interface BulkResult {
  results: RowResult[];
  undo: { token: string; expiresAt: Date } | null;
}

/** A row that changes, with what it becomes. */
export interface ChangedRow {
  before: Row;
  current: TriageState;
  next: TriageState;
}
/** What becomes of one alert: its next state, or the reason why it stays as it is. */
export type Decide = (current: TriageState) => { next: TriageState } | { outcome: Outcome };
/**
 * What is written down of one change.
 * @param named the name of whoever had or has one of the alerts.
 */
export type Describe = (
  row: ChangedRow,
  named: (id: number | null) => string | null,
) => Pick<NewActivity, 'kind' | 'oldValue' | 'newValue' | 'detail' | 'isUndo'>;

/** One decision about many alerts. */
export interface BulkAct {
  /** What taking it back restores. */
  kind: 'status' | 'assignee';
  decide: Decide;
  describe: Describe;
  /** Looked at before anything is touched; throws what makes the whole act impossible. */
  check?: (tx: Tx) => Promise<void>;
  /** Notifications, if the change is told to anybody. */
  tell?: (tx: Tx, outbox: Outbox, rows: readonly ChangedRow[]) => Promise<void>;
}

/** More than this at once would hold locks for too long. */
export const BULK_FILTER_LIMIT = 10_000;
const UNDO_MS = 10 * 60_000;

/**
 * Applies one decision to many alerts, each on its own, in one transaction with activities, events
 * and what is needed to take it back for 10 minutes.
 * @throws HttpProblem what `check` throws; 404 when one id is unknown or another company's, and
 * then nothing changed (C3); 422 when a filter matches more than BULK_FILTER_LIMIT.
 */
export async function changeAlerts(
  services: Work,
  actor: Actor,
  selection: Selection,
  { kind, decide, describe, check, tell }: BulkAct,
): Promise<BulkResult> {
  return transact(services, async (tx, outbox) => {
    const now = services.now();
    await check?.(tx);
    const rows = await lockSelection(tx, actor, selection);
    const seen = 'ids' in selection ? versionsById(selection) : new Map<number, number>();
    const changed: ChangedRow[] = [];
    const results = rows.map((before): RowResult => {
      const current = triageStateOf(before);
      const unchanged = { id: before.id, version: before.version, status: current.status };
      if ((seen.get(before.id) ?? before.version) !== before.version)
        return { ...unchanged, outcome: 'stale' };
      const decision = decide(current);
      if ('outcome' in decision) return { ...unchanged, outcome: decision.outcome };
      changed.push({ before, current, next: decision.next });
      return {
        id: before.id,
        version: before.version + 1,
        status: decision.next.status,
        outcome: 'changed',
      };
    });
    await applyChanges(tx, outbox, actor, changed, describe, now);
    await tell?.(tx, outbox, changed);
    return {
      results,
      undo: changed.length === 0 ? null : await rememberForUndo(tx, actor, kind, changed, now),
    };
  });
}

/** Writes the changed rows with an activity and an event each. */
export async function applyChanges(
  tx: Tx,
  outbox: Outbox,
  actor: Actor,
  changed: readonly ChangedRow[],
  describe: Describe,
  now: Date,
): Promise<void> {
  const handed = changed.flatMap(({ current, next }) =>
    current.assigneeId === next.assigneeId ? [] : [current.assigneeId, next.assigneeId],
  );
  const people = await findColleagues(tx, actor.companyId, [
    ...new Set(handed.filter((id) => id !== null)),
  ]);
  await writeTriage(
    tx,
    changed.map(({ before, next }) => ({ id: before.id, next })),
    now,
  );
  await recordActivities(
    tx,
    changed.map((row) => ({
      companyId: actor.companyId,
      mediaId: row.before.mediaId,
      alertId: row.before.id,
      actorId: actor.userId,
      createdAt: now,
      ...describe(row, (id) => nameIn(people, id)),
    })),
  );
  for (const { before, current, next } of changed) {
    outbox.event(actor.companyId, {
      type: 'alert.changed',
      alert_id: before.id,
      media_id: before.mediaId,
      version: before.version + 1,
      status: next.status,
      previous_status: current.status,
      severity: before.severity,
      created: false,
      actor_id: actor.userId,
    });
  }
}

async function lockSelection(tx: Tx, { companyId }: Actor, selection: Selection): Promise<Row[]> {
  if ('ids' in selection) {
    const ids = [...new Set(selection.ids)];
    const rows = await lockAlerts(tx, companyId, ids);
    if (rows.length < ids.length) throw notFound('alert');
    return rows;
  }
  const ids = await matchingAlertIds(tx, selection.filter, BULK_FILTER_LIMIT + 1);
  if (ids.length > BULK_FILTER_LIMIT) {
    throw invalidField(
      'filter',
      `More than ${BULK_FILTER_LIMIT.toLocaleString('en')} alerts match. Narrow the filter, ` +
        'for example to fewer days, and go in steps.',
      'too_many',
    );
  }
  return lockAlerts(tx, companyId, ids);
}

function versionsById({
  ids,
  versions,
}: {
  ids: readonly number[];
  versions?: readonly number[] | undefined;
}): Map<number, number> {
  return new Map(
    versions?.flatMap((version, index) => {
      const id = ids[index];
      return id === undefined ? [] : [[id, version] as const];
    }) ?? [],
  );
}

async function rememberForUndo(
  tx: Tx,
  actor: Actor,
  kind: BulkAct['kind'],
  changed: readonly ChangedRow[],
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + UNDO_MS);
  await insertBulkChange(
    tx,
    {
      companyId: actor.companyId,
      userId: actor.userId,
      kind,
      tokenHash: hash,
      expiresAt,
      createdAt: now,
    },
    changed.map(({ before, current }) => ({
      alertId: before.id,
      version: before.version + 1,
      status: current.status,
      feedbackResponse: current.feedbackResponse,
      dismissReason: current.dismissReason,
      triagedAt: current.triagedAt,
      resolvedAt: current.resolvedAt,
      assigneeId: current.assigneeId,
    })),
  );
  return { token, expiresAt };
}
