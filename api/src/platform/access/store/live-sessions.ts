import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema/people.ts';
import { sessions } from '../../database/schema/sign-in.ts';
import { liveAt } from './sessions.ts';

/**
 * Which of the sessions are live, and in which group their people are now. One query for all
 * sockets of a process, asked every few seconds; does not count as use.
 */
export async function groupsOfLiveSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sessions.id, group: users.groupName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...ids]),
        ...liveAt(now),
        eq(users.isActive, true),
        eq(users.isApproved, true),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.group]));
}
