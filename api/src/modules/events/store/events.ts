import { and, asc, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  asRegistrant,
  notificationColumns,
  type NotificationRow,
} from '../../notifications/store/notifications.ts';
import { events, notifications } from '../../../platform/database/schema/messages.ts';
import { users } from '../../../platform/database/schema/people.ts';

export type EventRow = typeof events.$inferSelect;

/**
 * The next events of a company after an id, in id order, which is the order of their commits
 * (outbox.ts).
 */
export async function eventsAfter(
  db: Db,
  companyId: number,
  after: number,
  limit: number,
): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.companyId, companyId), gt(events.id, after)))
    .orderBy(asc(events.id))
    .limit(limit);
}

/** The next notifications of the given people of one company after an id, in id order. */
export async function notificationsAfter(
  db: Db,
  companyId: number,
  recipientIds: readonly number[],
  after: number,
  limit: number,
): Promise<NotificationRow[]> {
  if (recipientIds.length === 0) return [];
  return db
    .select(notificationColumns)
    .from(notifications)
    .leftJoin(users, asRegistrant)
    .where(
      and(
        eq(notifications.companyId, companyId),
        inArray(notifications.recipientId, [...recipientIds]),
        gt(notifications.id, after),
      ),
    )
    .orderBy(asc(notifications.id))
    .limit(limit);
}

/** The newest events of every company, oldest first: for the inspector of a developer. */
export async function newestEvents(db: Db, limit: number): Promise<EventRow[]> {
  return (await db.select().from(events).orderBy(desc(events.id)).limit(limit)).reverse();
}

/** The next events of every company after an id, in id order: for the inspector of a developer. */
export async function allEventsAfter(db: Db, after: number, limit: number): Promise<EventRow[]> {
  return db.select().from(events).where(gt(events.id, after)).orderBy(asc(events.id)).limit(limit);
}

/** The newest event of a company; 0 when there is none. */
export async function newestEventId(db: Db, companyId: number): Promise<number> {
  const [row] = await db
    .select({ id: max(events.id) })
    .from(events)
    .where(eq(events.companyId, companyId));
  return row?.id ?? 0;
}

/** The newest notification of a person; 0 when there is none. */
export async function newestNotificationId(db: Db, recipientId: number): Promise<number> {
  const [row] = await db
    .select({ id: max(notifications.id) })
    .from(notifications)
    .where(eq(notifications.recipientId, recipientId));
  return row?.id ?? 0;
}

/** Clients that were away for longer read the lists anew. */
const KEPT_DAYS = 7;
const BATCH = 5_000;

/**
 * Removes events of more than a week ago, a few thousand at a time, so that nobody waits for it.
 */
export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  for (let removed = BATCH; removed === BATCH;) {
    const { rowCount } = await db.execute(sql`
      delete from events where id in (
        select id from events
          where created_at < ${now.toISOString()}::timestamptz - ${KEPT_DAYS} * interval '1 day'
          order by created_at limit ${BATCH}
      )`);
    removed = rowCount ?? 0;
  }
}
