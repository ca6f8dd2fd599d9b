import { alertTitle } from '../alert-title.ts';
import { notificationText } from '../../notifications/notification-texts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Outbox } from '../../events/store/outbox.ts';
import { findColleagues } from '../../../platform/database/people.ts';
import { nameIn, requireAssignable } from './assignees.ts';
import {
  changeAlerts,
  type Actor,
  type BulkResult,
  type ChangedRow,
  type Selection,
  type Work,
} from './bulk-change.ts';

/**
 * Gives many alerts to one colleague, or takes them from whoever has them; status and severity
 * stay. The colleague hears of it once.
 * @param assigneeId null for nobody.
 * @throws HttpProblem 404 as `changeAlerts`; 422 at `assigned_to` for anybody but an active
 * colleague.
 */
export async function assignAlerts(
  services: Work,
  actor: Actor,
  selection: Selection,
  assigneeId: number | null,
): Promise<BulkResult> {
  return changeAlerts(services, actor, selection, {
    kind: 'assignee',
    check: async (tx) => {
      if (assigneeId !== null)
        requireAssignable(await findColleagues(tx, actor.companyId, [assigneeId]), assigneeId);
    },
    decide: (current) =>
      current.assigneeId === assigneeId
        ? { outcome: 'unchanged' }
        : { next: { ...current, assigneeId } },
    describe: ({ current, next }, named) => ({
      kind: 'assigned',
      oldValue: named(current.assigneeId),
      newValue: named(next.assigneeId),
    }),
    tell: async (tx, outbox, rows) => {
      if (assigneeId !== null) await tellAssigned(tx, outbox, actor, rows, assigneeId);
    },
  });
}

async function tellAssigned(
  tx: Tx,
  outbox: Outbox,
  actor: Actor,
  rows: readonly ChangedRow[],
  recipientId: number,
): Promise<void> {
  const first = rows[0]?.before;
  if (first === undefined) return;
  outbox.notify({
    companyId: actor.companyId,
    recipientId,
    context: 'assigned_alert',
    actorId: actor.userId,
    actorName: nameIn(await findColleagues(tx, actor.companyId, [actor.userId]), actor.userId),
    mediaId: first.mediaId,
    alertId: first.id,
    message: notificationText.assigned(alertTitle(first), rows.length),
  });
}
