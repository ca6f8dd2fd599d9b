import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './database.ts';

/** What hangs on one target. */
export interface TargetFigures {
  /** Media items of the last 7 days. */
  mediaWeek: number;
  openAlerts: number;
}
const WEEK_MS = 7 * 24 * 3_600_000;

const isOpen = sql`status not in ('RESOLVED', 'DISMISSED')`;

/** How many rows each target has in a list of targets. */
async function counted(db: Db, list: SQL): Promise<Map<number, number>> {
  const { rows } = await db.execute(sql`select target_id, count(*)::int as count from (${list}) as found group by target_id`);
  return new Map(z.array(z.object({ target_id: z.coerce.number(), count: z.int() })).parse(rows).map((row) => [row.target_id, row.count]));
}

/** The figures of some targets of one company; none is left out of the map. */
export async function figuresOfTargets(db: Db, ids: readonly number[], now: Date): Promise<Map<number, TargetFigures>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - WEEK_MS);
  // Found first, or after another target: each list of a target counts both.
  const [week, open] = await Promise.all([
    counted(db, sql`
      select target_id from media where target_id = any(${sql.param([...ids])}) and created_at >= ${since.toISOString()}::timestamptz
      union all select found_again.target_id from found_again join media on media.id = media_id where found_again.target_id = any(${sql.param([...ids])}) and created_at >= ${since.toISOString()}::timestamptz`),
    counted(db, sql`
      select target_id from alerts where target_id = any(${sql.param([...ids])}) and ${isOpen}
      union all select found_again.target_id from found_again join alerts using (media_id) where found_again.target_id = any(${sql.param([...ids])}) and ${isOpen}`),
  ]);
  return new Map(ids.map((id) => [id, { mediaWeek: week.get(id) ?? 0, openAlerts: open.get(id) ?? 0 }]));
}
