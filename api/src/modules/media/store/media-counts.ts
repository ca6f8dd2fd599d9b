import { z } from 'zod';
import {
  filled,
  isSteady,
  plainMediaConditions,
  searches,
  type AlertFilter,
} from '../../alerts/store/alert-filter.ts';
import type { Db } from '../../../platform/database/database.ts';
import { countMatches } from '../../search/store/search-counts.ts';
import type { List } from '../../search/store/search-lists.ts';
import { ask, q, type Piece } from '../../../platform/database/statement.ts';
import { areMediaTallied, tallyOfMedia } from '../../alerts/store/tallies.ts';

const Counted = z.object({ count: z.coerce.number() });

/**
 * How many media items there are under what of a filter without a search applies to them, as an
 * expression.
 */
export function mediaCount(filter: AlertFilter): Piece {
  return areMediaTallied(filter)
    ? tallyOfMedia(filter)
    : q`(select count(*) from media where ${plainMediaConditions(filter)})`;
}

/** The same of a search. @returns `isPartial` when there are more than `count`. */
export async function countMedia(
  db: Db,
  filter: AlertFilter,
): Promise<{ count: number; isPartial: boolean }> {
  if (!searches(filter)) {
    const [row] = await ask(db, q`select ${mediaCount(filter)} as count`);
    return { count: Counted.parse(row).count, isPartial: false };
  }
  return countMatches(db, mediaList(filter));
}

/** The media items of a search, newest first. */
export function mediaList(filter: AlertFilter & { search: string }): List {
  const isWhole =
    !filled(filter.sourceIds) &&
    !filled(filter.targetIds) &&
    filter.from === undefined &&
    filter.to === undefined;
  return {
    subject: 'media',
    companyId: filter.companyId,
    search: filter.search,
    where: plainMediaConditions(filter),
    order: q`id desc`,
    isWhole,
    isSteady: isSteady(filter),
  };
}
