import { eq, sql } from 'drizzle-orm';
import { rateLimited } from '../../errors/problems.ts';
import type { Db } from '../../database/database.ts';
import { throttles } from '../../database/schema/sign-in.ts';

/** 5 failures within 15 minutes lock for 15 minutes. */
export const ALLOWED_FAILURES = 5;
export const THROTTLE_WINDOW_MS = 15 * 60_000;

/**
 * Counts an attempt as a failure before it is made, so that parallel attempts cannot slip through.
 * Take it back with `refundAttempt` when it was none, or `clearAttempts` when the person proved who
 * they are. Counted in the database: for every process, across restarts, whether or not the account
 * exists.
 * @param allowed how many pass within the window.
 * @throws HttpProblem 429 with the seconds to wait, from the sixth failure on (the one after the
 * allowed).
 */
export async function spendAttempt(
  db: Db,
  key: string,
  now: Date,
  allowed = ALLOWED_FAILURES,
): Promise<void> {
  const windowStart = new Date(now.getTime() - THROTTLE_WINDOW_MS);
  const lockEnd = new Date(now.getTime() + THROTTLE_WINDOW_MS);
  const fresh = sql`coalesce(${throttles.lockedUntil}, ${throttles.windowStartedAt}) <= case
    when ${throttles.lockedUntil} is null then ${windowStart.toISOString()}::timestamptz
    else ${now.toISOString()}::timestamptz end`;
  const [row] = await db
    .insert(throttles)
    .values({ key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        failures: sql`case when ${fresh} then 1 else ${throttles.failures} + 1 end`,
        windowStartedAt: sql`case when ${fresh} then ${now.toISOString()}::timestamptz
          else ${throttles.windowStartedAt} end`,
        lockedUntil: sql`case when ${fresh} then null
          when ${throttles.lockedUntil} is not null then ${throttles.lockedUntil}
            when ${throttles.failures} + 1 >= ${allowed}::int then ${lockEnd.toISOString()}::timestamptz
            else null end`,
      },
    })
    .returning({ failures: throttles.failures, lockedUntil: throttles.lockedUntil });
  if (row && row.failures > allowed) {
    throw rateLimited(((row.lockedUntil ?? lockEnd).getTime() - now.getTime()) / 1000);
  }
}

/** @throws HttpProblem 429 with the seconds to wait while the key is locked; counts nothing. */
export async function refuseLocked(db: Db, key: string, now: Date): Promise<void> {
  const [row] = await db
    .select({ lockedUntil: throttles.lockedUntil })
    .from(throttles)
    .where(eq(throttles.key, key));
  const left = (row?.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (left > 0) throw rateLimited(left / 1000);
}

/**
 * The attempt was no failure, but does not wipe out earlier ones either (a right password before a
 * second factor).
 */
export async function refundAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({
      failures: sql`greatest(${throttles.failures} - 1, 0)`,
      lockedUntil: sql`case when ${throttles.failures} - 1 < ${ALLOWED_FAILURES} then null
        else ${throttles.lockedUntil} end`,
    })
    .where(eq(throttles.key, key));
}

export async function clearAttempts(
  db: Db | Parameters<Parameters<Db['transaction']>[0]>[0],
  key: string,
): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}
