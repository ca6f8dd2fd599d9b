import { and, count, gte, inArray, notInArray } from 'drizzle-orm';
import type { Db } from './database.ts';
import { alerts } from './schema/alerts.ts';
import { media } from './schema/media.ts';

/** What hangs on one target. */
export interface TargetFigures {
  /** Media items of the last 7 days. */
  mediaWeek: number;
  openAlerts: number;
}
const WEEK_MS = 7 * 24 * 3_600_000;

/** The figures of some targets of one company; none is left out of the map. */
export async function figuresOfTargets(db: Db, ids: readonly number[], now: Date): Promise<Map<number, TargetFigures>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - WEEK_MS);
  const [week, open] = await Promise.all([
    db.select({ id: media.targetId, count: count() }).from(media).where(and(inArray(media.targetId, [...ids]), gte(media.createdAt, since))).groupBy(media.targetId),
    db.select({ id: alerts.targetId, count: count() }).from(alerts).where(and(inArray(alerts.targetId, [...ids]), notInArray(alerts.status, ['RESOLVED', 'DISMISSED']))).groupBy(alerts.targetId),
  ]);
  const of = (rows: typeof week, id: number) => rows.find((row) => row.id === id)?.count ?? 0;
  return new Map(ids.map((id) => [id, { mediaWeek: of(week, id), openAlerts: of(open, id) }]));
}
