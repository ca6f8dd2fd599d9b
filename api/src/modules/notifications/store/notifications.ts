import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { notifications } from '../../../platform/database/schema/messages.ts';
import { users } from '../../../platform/database/schema/people.ts';

/** A notification, and how the account stands whose registration it asks to review. */
export type NotificationRow = typeof notifications.$inferSelect & {
  registrant: Pick<typeof users.$inferSelect, 'isApproved' | 'isActive'> | null;
};

/** The columns of such a row; the query joins `asRegistrant`. */
export const notificationColumns = {
  ...getTableColumns(notifications),
  registrant: { isApproved: users.isApproved, isActive: users.isActive },
};
export const asRegistrant = and(
  eq(notifications.context, 'new_user_need_approvation'),
  eq(users.id, notifications.aboutUserId),
);

/** One page of a person's notifications, and how many of the same contexts are unread. */
export async function listNotifications(
  db: Db,
  query: {
    recipientId: number;
    contexts?: readonly string[];
    direction: 'asc' | 'desc';
    page: number;
    pageSize: number;
  },
): Promise<{ rows: NotificationRow[]; count: number; unread: number }> {
  const where = and(
    eq(notifications.recipientId, query.recipientId),
    query.contexts === undefined || query.contexts.length === 0
      ? undefined
      : inArray(notifications.context, [...query.contexts]),
  );
  const way = query.direction === 'asc' ? asc : desc;
  const [rows, [total]] = await Promise.all([
    // Ids rise with time, so both sort orders are the order of ids.
    db
      .select(notificationColumns)
      .from(notifications)
      .leftJoin(users, asRegistrant)
      .where(where)
      .orderBy(way(notifications.id))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize),
    db
      .select({
        count: count(),
        unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)`.mapWith(
          Number,
        ),
      })
      .from(notifications)
      .where(where),
  ]);
  return { rows, count: total?.count ?? 0, unread: total?.unread ?? 0 };
}

/** How many notifications of a person are unread, all contexts together. */
export async function countUnread(db: Db | Tx, recipientId: number): Promise<number> {
  const [total] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.recipientId, recipientId), isNull(notifications.readAt)));
  return total?.count ?? 0;
}

/** True when the person has such a notification, read or not. */
export async function hasNotification(
  db: Db | Tx,
  recipientId: number,
  id: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.recipientId, recipientId), eq(notifications.id, id)));
  return rows.length > 0;
}

/**
 * Marks one as read, or all up to it; what arrived later stays unread.
 * @returns how many were unread before.
 */
export async function markRead(
  db: Db | Tx,
  recipientId: number,
  { id, olderToo }: { id: number; olderToo: boolean },
  now: Date,
): Promise<number> {
  const { rowCount } = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.recipientId, recipientId),
        isNull(notifications.readAt),
        olderToo ? lte(notifications.id, id) : eq(notifications.id, id),
      ),
    );
  return rowCount ?? 0;
}
