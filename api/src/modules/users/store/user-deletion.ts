import { and, eq, sql } from 'drizzle-orm';
import type { AlertStatus } from '../../../platform/http/fields.ts';
import type { z } from 'zod';
import { recordActivities } from '../../media/store/activities.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { activities } from '../../../platform/database/schema/collaboration.ts';
import { notifications } from '../../../platform/database/schema/messages.ts';
import { users } from '../../../platform/database/schema/people.ts';
import { savedViews } from '../../../platform/database/schema/settings.ts';
import type { UserRow } from './users.ts';

/**
 * Takes a person's alerts away from them, each with its activity.
 * @returns the alerts as they are now.
 */
export async function unassignAlerts(
  tx: Tx,
  given: { user: UserRow; name: string; actorId: number; now: Date },
) {
  const { user, name, actorId, now } = given;
  const rows = await tx
    .update(alerts)
    .set({ assigneeId: null, version: sql`${alerts.version} + 1`, updatedAt: now })
    .where(and(eq(alerts.companyId, user.companyId), eq(alerts.assigneeId, user.id)))
    .returning({
      id: alerts.id,
      mediaId: alerts.mediaId,
      version: alerts.version,
      status: sql<z.infer<typeof AlertStatus>>`${alerts.status}`,
      severity: alerts.severity,
    });
  for (let from = 0; from < rows.length; from += 1_000) {
    await recordActivities(
      tx,
      rows.slice(from, from + 1_000).map((row) => ({
        companyId: user.companyId,
        mediaId: row.mediaId,
        alertId: row.id,
        actorId,
        kind: 'assigned' as const,
        oldValue: name,
        newValue: null,
        createdAt: now,
      })),
    );
  }
  return rows;
}

/**
 * Writes the person's name into what they did, which would else look as if Vedetta itself had done
 * it.
 */
export async function keepNameInActivities(tx: Tx, userId: number, name: string): Promise<void> {
  await tx.update(activities).set({ actorName: name }).where(eq(activities.actorId, userId));
}

/** A request to review a registration is void without the registration. */
export async function forgetNotificationsAbout(tx: Tx, userId: number): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.aboutUserId, userId),
        eq(notifications.context, 'new_user_need_approvation'),
      ),
    );
}

/** What the person kept for themselves goes with them; what they shared stays for the others. */
export async function forgetPrivateViews(tx: Tx, userId: number): Promise<void> {
  await tx
    .delete(savedViews)
    .where(and(eq(savedViews.createdBy, userId), eq(savedViews.isShared, false)));
}

/**
 * The foreign keys of the schema do the rest: what is the person's own goes, what others share
 * stays.
 */
export async function deleteUserRow(tx: Tx, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
