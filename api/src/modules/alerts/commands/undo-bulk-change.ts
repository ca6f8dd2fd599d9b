import { isAlertStatus } from '@vedetta/machines/lifecycles';
import { say } from '@vedetta/messages/say.ts';
import { hashOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { undoExpired } from '../alert-problems.ts';
import { notFound } from '../../../platform/errors/problems.ts';
import { lockAlerts } from '../store/alerts.ts';
import {
  bulkChangeRowsOf,
  lockBulkChange,
  markUndone,
  type BulkChangeRow,
} from '../store/bulk-changes.ts';
import { transact } from '../../events/store/outbox.ts';
import { findColleagues } from '../../../platform/database/people.ts';
import {
  applyChanges,
  type Actor,
  type ChangedRow,
  type Describe,
  type RowResult,
  type Work,
} from './bulk-change.ts';
import { triageStateOf } from './triage-state.ts';

/**
 * Takes a bulk change back where nobody changed the alert since; a version more than the change
 * made tells that somebody did. Going back is no step of the life cycle: it is as if the change had
 * not been. Alerts of a person who may no longer act go to no one.
 * @returns what became of each alert that is still there.
 * @throws HttpProblem 404 for a token that is not the caller's; 410 UNDO_EXPIRED after 10 minutes
 * or a first undo.
 */
export async function undoBulkChange(
  services: Work,
  actor: Actor,
  token: string,
): Promise<RowResult[]> {
  return transact(services, async (tx, outbox) => {
    const now = services.now();
    const change = await lockBulkChange(tx, { ...actor, tokenHash: hashOpaqueToken(token) });
    if (change === null) throw notFound(say('thingBulkChange'));
    if (change.undoneAt !== null || change.expiresAt <= now) throw undoExpired();
    await markUndone(tx, change.id, now);

    const rows = new Map((await bulkChangeRowsOf(tx, change.id)).map((row) => [row.alertId, row]));
    const had = [...rows.values()].flatMap((row) => row.assigneeId ?? []);
    const able = new Set(
      (await findColleagues(tx, actor.companyId, [...new Set(had)]))
        .filter((person) => person.mayTriage)
        .map(({ id }) => id),
    );
    const stillAble = (id: number | null) => (id !== null && able.has(id) ? id : null);
    const changed: ChangedRow[] = [];
    const results = (await lockAlerts(tx, actor.companyId, [...rows.keys()])).map(
      (before): RowResult => {
        const current = triageStateOf(before);
        const row = rows.get(before.id);
        if (row === undefined || row.version !== before.version) {
          return {
            id: before.id,
            outcome: 'changed_since',
            version: before.version,
            status: current.status,
          };
        }
        const next = {
          ...current,
          ...(change.kind === 'assignee'
            ? { assigneeId: stillAble(row.assigneeId) }
            : stateBefore(row)),
        };
        changed.push({ before, current, next });
        return {
          id: before.id,
          outcome: 'restored',
          version: before.version + 1,
          status: next.status,
        };
      },
    );
    await applyChanges(
      tx,
      outbox,
      actor,
      changed,
      change.kind === 'assignee' ? handedBack : movedBack,
      now,
    );
    return results;
  });
}

const UNDO = { detail: 'Undone', isUndo: true };

const handedBack: Describe = ({ current, next }, named) => ({
  kind: 'assigned',
  oldValue: named(current.assigneeId),
  newValue: named(next.assigneeId),
  ...UNDO,
});
const movedBack: Describe = ({ current, next }) =>
  current.status === next.status
    ? {
        kind: 'feedback_given',
        oldValue: current.feedbackResponse,
        newValue: next.feedbackResponse,
        ...UNDO,
      }
    : { kind: 'status_changed', oldValue: current.status, newValue: next.status, ...UNDO };

function stateBefore({
  status,
  feedbackResponse,
  dismissReason,
  triagedAt,
  resolvedAt,
}: BulkChangeRow) {
  if (!isAlertStatus(status))
    throw new Error(`A bulk change remembers the unknown status ${status}.`);
  return { status, feedbackResponse, dismissReason, triagedAt, resolvedAt };
}
