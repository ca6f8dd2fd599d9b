import { and, eq } from 'drizzle-orm';
import { say } from '@vedetta/messages/say.ts';
import { notFound } from '../../../platform/errors/problems.ts';
import { loadActivity, recordActivities, type ActivityRow } from '../store/activities.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../events/store/outbox.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import type { Actor, Work } from '../../alerts/commands/bulk-change.ts';
import { lockOwn, ofItem } from './change-media.ts';

/**
 * Writes down what somebody did outside Vedetta: a telephone call, a report to a platform.
 * @throws HttpProblem 404 for a media item of another company, or an alert of another item.
 */
export async function recordAct(
  services: Work,
  actor: Actor,
  act: { mediaId: number; alertId?: number | undefined; text: string },
): Promise<ActivityRow> {
  return transact(services, async (tx) => {
    const item = await lockOwn(tx, actor, act.mediaId);
    const alertId = await requireAlertOf(tx, item.id, act.alertId);
    const [id] = await recordActivities(tx, [
      {
        ...ofItem(item, actor),
        alertId,
        kind: 'recorded',
        newValue: act.text,
        createdAt: services.now(),
      },
    ]);
    const row = id === undefined ? null : await loadActivity(tx, actor.companyId, id);
    if (row === null) throw new Error('The activity could not be stored.');
    return row;
  });
}

/** @throws HttpProblem 404 when the item has no such alert. */
export async function requireAlertOf(
  tx: Tx,
  mediaId: number,
  alertId: number | undefined,
): Promise<number | null> {
  if (alertId === undefined) return null;
  const [row] = await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.id, alertId), eq(alerts.mediaId, mediaId)));
  if (row === undefined) throw notFound(say('thingAlert'));
  return row.id;
}
