import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { filled, plainMediaConditions, searches, type AlertFilter } from './alert-filter.ts';
import type { Db } from './database.ts';
import { countMatches } from './search-counts.ts';
import type { List } from './search-lists.ts';
import { isTallied, tallyOfMedia } from './tallies.ts';

const Counted = z.object({ count: z.coerce.number() });

/** How many media items there are under what of a filter without a search applies to them, as an expression. */
export function mediaCount(filter: AlertFilter): SQL {
  return isTallied({ ...filter, assigneeIds: [] }) ? tallyOfMedia(filter) : sql`(select count(*) from media where ${plainMediaConditions(filter)})`;
}

/** The same of a search. @returns `isPartial` when there are more than `count`. */
export async function countMedia(db: Db, filter: AlertFilter): Promise<{ count: number; isPartial: boolean }> {
  if (!searches(filter)) {
    const { rows } = await db.execute(sql`select ${mediaCount(filter)} as count`);
    return { count: Counted.parse(rows[0]).count, isPartial: false };
  }
  return countMatches(db, mediaList(filter));
}

/** The media items of a search, newest first. */
export function mediaList(filter: AlertFilter & { search: string }): List {
  const isWhole = !filled(filter.sourceIds) && !filled(filter.targetIds) && filter.from === undefined && filter.to === undefined;
  return { subject: 'media', companyId: filter.companyId, search: filter.search, where: plainMediaConditions(filter), order: sql`id desc`, isWhole };
}
