import { eq } from 'drizzle-orm';
import { planTriage, saidTo, type TriagePatch } from '../triage-rules.ts';
import { invalidTransition } from '../alert-problems.ts';
import { invalid, notFound } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActivities, type NewActivity } from '../../media/store/activities.ts';
import { loadAlert, lockAlert, type AlertRow } from '../store/alerts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refreshMediaHeadline } from '../../media/store/media.ts';
import { transact } from '../../events/store/outbox.ts';
import { findColleagues, type ColleagueRow } from '../../../platform/database/people.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { nameIn, requireAssignable } from './assignees.ts';
import { triageStateOf } from './triage-state.ts';
import { triageNotifications } from './triage-notifications.ts';

export interface TriageCommand extends TriagePatch {
  alertId: number;
  /** The version the caller saw. */
  version: number;
}
export type TriageResult = { kind: 'done'; alert: AlertRow } | { kind: 'stale'; alert: AlertRow };

/**
 * Changes status, severity and assignee of an alert, in one version step and one transaction with
 * its activity rows, notifications and event. Asking for what is already so changes nothing and is
 * no error, except for the status: another person may have meant something else by it.
 * @returns `stale` with the alert as it is now, when somebody changed it since the caller looked.
 * @throws HttpProblem 404 unknown or another company's; 409 INVALID_TRANSITION; 422 with one entry
 * per field.
 */
export async function triageAlert(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  actor: { userId: number; companyId: number },
  command: TriageCommand,
): Promise<TriageResult> {
  return transact(services, async (tx, outbox): Promise<TriageResult> => {
    const locked = await lockAlert(tx, actor.companyId, command.alertId);
    if (locked === null) throw notFound('alert');
    const current = triageStateOf(locked);
    if (locked.version !== command.version)
      return { kind: 'stale', alert: await reload(tx, actor.companyId, locked.id) };

    const now = services.now();
    const plan = planTriage(current, command, now);
    if (plan.kind === 'forbidden') throw invalidTransition(plan.sentence);
    if (plan.kind === 'invalid') throw invalid(...plan.errors);
    if (plan.changed.length === 0)
      return { kind: 'done', alert: await reload(tx, actor.companyId, locked.id) };

    const people = await involved(tx, actor, current.assigneeId, plan.next.assigneeId);
    if (plan.changed.includes('assignee')) requireAssignable(people, plan.next.assigneeId);

    await tx
      .update(alerts)
      .set({ ...plan.next, version: locked.version + 1, updatedAt: now })
      .where(eq(alerts.id, locked.id));
    if (plan.changed.includes('severity')) await refreshMediaHeadline(tx, locked.mediaId);
    const name = (id: number | null) => nameIn(people, id);
    const values: Record<
      (typeof plan.changed)[number],
      Pick<NewActivity, 'kind' | 'oldValue' | 'newValue' | 'detail'>
    > = {
      status: {
        kind: 'status_changed',
        oldValue: current.status,
        newValue: plan.next.status,
        detail: saidTo(plan.next),
      },
      severity: {
        kind: 'severity_changed',
        oldValue: String(current.severity),
        newValue: String(plan.next.severity),
      },
      assignee: {
        kind: 'assigned',
        oldValue: name(current.assigneeId),
        newValue: name(plan.next.assigneeId),
      },
    };
    await recordActivities(
      tx,
      plan.changed.map((change) => ({
        companyId: actor.companyId,
        mediaId: locked.mediaId,
        alertId: locked.id,
        actorId: actor.userId,
        createdAt: now,
        ...values[change],
      })),
    );
    const sender = { id: actor.userId, name: name(actor.userId) };
    for (const notification of await triageNotifications(
      tx,
      sender,
      locked,
      plan.next,
      plan.changed,
    ))
      outbox.notify(notification);
    outbox.event(actor.companyId, {
      type: 'alert.changed',
      alert_id: locked.id,
      media_id: locked.mediaId,
      version: locked.version + 1,
      status: plan.next.status,
      previous_status: current.status,
      severity: plan.next.severity,
      created: false,
      actor_id: actor.userId,
    });
    return { kind: 'done', alert: await reload(tx, actor.companyId, locked.id) };
  });
}

async function reload(tx: Tx, companyId: number, id: number): Promise<AlertRow> {
  const row = await loadAlert(tx, companyId, id);
  if (row === null) throw notFound('alert');
  return row;
}

async function involved(
  tx: Tx,
  actor: { userId: number; companyId: number },
  ...ids: (number | null)[]
): Promise<ColleagueRow[]> {
  const wanted = new Set([actor.userId, ...ids.filter((id) => id !== null)]);
  return findColleagues(tx, actor.companyId, [...wanted]);
}
