import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';

/** What hangs on one target. */
export interface TargetFigures {
  /** Media items of the last 7 days. */
  mediaWeek: number;
  openAlerts: number;
  /**
   * When the newest collection began, if it ended badly; null for one that ended well, and before
   * the first.
   */
  failedAt: Date | null;
}
const WEEK_MS = 7 * 24 * 3_600_000;

const isOpen = sql`status not in ('RESOLVED', 'DISMISSED')`;

/** How many rows each target has in a list of targets. */
async function counted(db: Db, list: SQL): Promise<Map<number, number>> {
  const { rows } = await db.execute(
    sql`select target_id, count(*)::int as count from (${list}) as found group by target_id`,
  );
  return new Map(
    z
      .array(z.object({ target_id: z.coerce.number(), count: z.int() }))
      .parse(rows)
      .map((row) => [row.target_id, row.count]),
  );
}

/** Of targets whose newest collection ended badly, when it began. */
async function failures(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await db.execute(sql`
    select target_id, started_at from unnest(${sql.param([...ids])}::bigint[]) as wanted(target_id)
    join lateral (select started_at, outcome from collector_runs
      where collector_runs.target_id = wanted.target_id order by id desc limit 1) as newest
      on outcome <> 'finished'`);
  return new Map(
    z
      .array(z.object({ target_id: z.coerce.number(), started_at: z.coerce.date() }))
      .parse(rows)
      .map((row) => [row.target_id, row.started_at]),
  );
}

/** The figures of some targets of one company; none is left out of the map. */
export async function figuresOfTargets(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, TargetFigures>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - WEEK_MS);
  // Found first, or after another target: each list of a target counts both.
  const [week, open, failed] = await Promise.all([
    counted(
      db,
      sql`
      select target_id from media where target_id = any(${sql.param([...ids])})
        and created_at >= ${since.toISOString()}::timestamptz
      union all select found_again.target_id from found_again join media on media.id = media_id
        where found_again.target_id = any(${sql.param([...ids])})
        and created_at >= ${since.toISOString()}::timestamptz`,
    ),
    counted(
      db,
      sql`
      select target_id from alerts where target_id = any(${sql.param([...ids])}) and ${isOpen}
      union all select found_again.target_id from found_again join alerts using (media_id)
        where found_again.target_id = any(${sql.param([...ids])}) and ${isOpen}`,
    ),
    failures(db, ids),
  ]);
  return new Map(
    ids.map((id) => [
      id,
      {
        mediaWeek: week.get(id) ?? 0,
        openAlerts: open.get(id) ?? 0,
        failedAt: failed.get(id) ?? null,
      },
    ]),
  );
}
