import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { GROUPS, type GroupName } from '../capabilities.ts';
import type { Db, Tx } from '../../database/database.ts';
import { users } from '../../database/schema/people.ts';
import { refreshTokens, sessions } from '../../database/schema/sign-in.ts';
import { ask, q } from '../../database/statement.ts';

/** A session ends 12 hours after sign-in, and after 30 minutes without use. */
export const SESSION_LIFE_MS = 12 * 3_600_000;
export const SESSION_IDLE_MS = 30 * 60_000;
/** Use is written down at most this often, so that reading costs no write. */
const TOUCH_EVERY_MS = 60_000;

/**
 * The person behind a live session, as the database has them now: a change of group counts at once.
 */
export interface LiveSession {
  sessionId: string;
  userId: number;
  companyId: number;
  email: string;
  groups: GroupName[];
}

const Live = z.object({
  userId: z.coerce.number(),
  companyId: z.coerce.number(),
  email: z.string(),
  groupName: z.string(),
  lastUsedAt: z.number(),
});

/**
 * @returns null when the session is unknown, revoked, too old, unused for too long, or its user may
 * not sign in.
 */
export async function loadLiveSession(
  db: Db | Tx,
  sessionId: string,
  now: Date,
): Promise<LiveSession | null> {
  const { started, used } = liveSince(now);
  const [found] = await ask(
    db,
    q`
    select users.id as "userId", users.company_id as "companyId", users.email,
      users.group_name as "groupName", (extract(epoch from sessions.last_used_at) * 1000)::float8 as "lastUsedAt"
    from sessions join users on users.id = sessions.user_id
    where sessions.id = ${sessionId} and sessions.revoked_at is null
      and sessions.created_at > ${started.toISOString()}::timestamptz
      and sessions.last_used_at > ${used.toISOString()}::timestamptz and users.is_active and users.is_approved`,
  );
  if (found === undefined) return null;
  const row = Live.parse(found);
  if (now.getTime() - row.lastUsedAt > TOUCH_EVERY_MS) await touchSession(db, sessionId, now);
  return {
    sessionId,
    userId: row.userId,
    companyId: row.companyId,
    email: row.email,
    groups: GROUPS.filter((name) => name === row.groupName),
  };
}

/** For open sockets, which look every few seconds. Does not count as use. */
export async function isSessionLive(db: Db | Tx, sessionId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        ...liveAt(now),
        eq(users.isActive, true),
        eq(users.isApproved, true),
      ),
    );
  return row !== undefined;
}

/** What makes a session live at a moment, for queries over `sessions`. */
export const liveAt = (now: Date) => [
  isNull(sessions.revokedAt),
  gt(sessions.createdAt, liveSince(now).started),
  gt(sessions.lastUsedAt, liveSince(now).used),
];

const liveSince = (now: Date) => ({
  started: new Date(now.getTime() - SESSION_LIFE_MS),
  used: new Date(now.getTime() - SESSION_IDLE_MS),
});

export async function createSession(
  tx: Tx,
  session: {
    userId: number;
    address: string;
    userAgent: string | null;
    now: Date;
    startedAt?: Date;
  },
): Promise<string> {
  const { userId, address, userAgent, now, startedAt = now } = session;
  const [row] = await tx
    .insert(sessions)
    .values({
      userId,
      address,
      userAgent: userAgent?.slice(0, 400) ?? null,
      createdAt: startedAt,
      lastUsedAt: now,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error('a session was not stored');
  return row.id;
}

/** When a live session began; null when it is not live any more. */
export async function sessionCreatedAt(tx: Tx, sessionId: string, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), ...liveAt(now)));
  return row?.createdAt ?? null;
}

/** A person's live sessions, the last used first. */
export async function listSessions(
  db: Db,
  userId: number,
  now: Date,
): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ...liveAt(now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id)
    .limit(100);
}

/** Ends every session of a person but one. @returns how many. */
export async function revokeOtherSessions(
  tx: Tx,
  userId: number,
  keptId: string,
  now: Date,
): Promise<number> {
  const rows = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: 'signed out from another device' })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId), ...liveAt(now)))
    .returning({ id: sessions.id });
  return rows.length;
}

export async function touchSession(db: Db | Tx, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`greatest(${sessions.lastUsedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(sessions.id, sessionId));
}

export async function revokeSession(
  db: Db | Tx,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

export async function revokeSessionsOfUser(
  db: Db | Tx,
  userId: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

export async function insertRefreshToken(
  tx: Tx,
  token: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

/** The token with its session, locked: two tabs that refresh at once come one after the other. */
export async function lockRefreshToken(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({
      sessionId: refreshTokens.sessionId,
      rotatedAt: refreshTokens.rotatedAt,
      expiresAt: refreshTokens.expiresAt,
      sessionCreatedAt: sessions.createdAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  return row ?? null;
}

export async function markRotated(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(eq(refreshTokens.tokenHash, tokenHash));
}
