import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { plainMediaConditions, searches, type AlertFilter } from './alert-filter.ts';
import type { Db } from './database.ts';
import { countingOf } from './search-walks.ts';
import { isTallied, tallyOfMedia } from './tallies.ts';

const Counted = z.object({ count: z.coerce.number(), partial: z.boolean() });

/** How many media items there are under what of a filter without a search applies to them, as an expression. */
export function mediaCount(filter: AlertFilter): SQL {
  return isTallied({ ...filter, assigneeIds: [] }) ? tallyOfMedia(filter) : sql`(select count(*) from media where ${plainMediaConditions(filter)})`;
}

/** The same of a search. @returns `isPartial` when there are more than `count`. */
export async function countMedia(db: Db, filter: AlertFilter): Promise<{ count: number; isPartial: boolean }> {
  if (!searches(filter)) {
    const { rows } = await db.execute(sql`select ${mediaCount(filter)} as count, false as partial`);
    return { count: Counted.parse(rows[0]).count, isPartial: false };
  }
  const list = { subject: 'media', companyId: filter.companyId, search: filter.search, where: plainMediaConditions(filter), order: sql`id desc` } as const;
  const counting = await countingOf(db, list, sql`1 as one`);
  const { rows } = await db.execute(sql`with ${counting.with} select count(*) as count, ${counting.isPartial} as partial from matching`);
  const { count, partial } = Counted.parse(rows[0]);
  return { count, isPartial: partial };
}
