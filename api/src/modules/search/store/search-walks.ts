import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { askOf, companySize, IDS, LARGE, mostIds, TABLES, type List } from './search-lists.ts';
import {
  among,
  FEW,
  readingsOf,
  take,
  textsOf,
  type Found,
  type Reading,
  type Sample,
} from './search.ts';
import { ask, askAnew, literal, q } from '../../../platform/database/statement.ts';

export interface FoundPage {
  /** Of the page, in the order of the list. */
  ids: number[];
  count: number;
  /** Whether there are more than `count`. */
  isPartial: boolean;
}

/** The newest texts that tell how common a search is. */
const SAMPLE = 1_000;
const LONG_WALK = 20_000;
/**
 * What one costs, measured, in the time of a text that lies beside the one before it: the text of a
 * row in another order, an id from the index, its row, and a row of the list that is compared with
 * ids.
 */
const COST = { text: 1, textOfRow: 8, id: 3, rowOfId: 6, listed: 1 };
const Ids = z.array(z.object({ id: z.coerce.number() }));
const Counted = z.array(z.object({ id: z.coerce.number(), count: z.number() }));

/**
 * One page of a search. Of a common one the list is walked from its top until the page is full,
 * which needs no index of texts; the ids of a rare one are looked up, sorted and counted; those of
 * one between are looked up and met in the list's order. The newest texts tell which it is. Where
 * they mislead, the next way is taken, and the last resort is to sort all ids.
 */
export async function searchPage(
  db: Db,
  list: List,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<FoundPage> {
  const { subject, companyId, search, isWhole } = list;
  const offset = (page - 1) * pageSize;
  const needed = offset + pageSize + 1;
  const full = (ids: number[]): FoundPage | null =>
    ids.length < needed
      ? null
      : { ids: ids.slice(offset, offset + pageSize), count: needed, isPartial: true };
  const sorted = (found: Found) => sortFound(db, list, found, offset, pageSize);
  const size = await companySize(db, list);
  const isLarge = size > LARGE;
  const longWalk = Math.max(LONG_WALK, needed * 2);

  for await (const { reading, sample } of readingsOf(
    db,
    subject,
    companyId,
    search,
    isLarge ? SAMPLE : 0,
  )) {
    const first = isWhole ? full(sample.ids) : null;
    if (first !== null) return first;
    const rows = rowsToWalk(list, sample, size, needed);
    const walked = rows === null ? null : full(await walk(db, list, reading, needed, rows));
    if (walked !== null) return walked;
    const found = await take(db, reading, FEW);
    if (found === null) continue;
    if (!found.isComplete)
      return (
        full(await walk(db, list, reading, needed, longWalk)) ??
        sorted((await take(db, reading, Number.MAX_SAFE_INTEGER - 1)) ?? found)
      );
    if (!isLarge || isWhole || found.size <= mostIds(size, needed)) return sorted(found);
    return full(await walkAmong(db, list, found, needed, longWalk)) ?? sorted(found);
  }
  return { ids: [], count: 0, isPartial: false };
}

/**
 * How many rows of a list to walk for a page: twice as many as should do and more, a power of two,
 * so that there are few plans to keep.
 * @returns null when looking up costs less.
 */
function rowsToWalk(
  { isWhole }: List,
  { matches, seen }: Sample,
  size: number,
  needed: number,
): number | null {
  if (matches === 0) return null;
  const rows = (needed * seen) / matches;
  const ids = (size * matches) / seen;
  const cost = isWhole
    ? { walking: rows * COST.text, lookingUp: ids * COST.id }
    : {
        walking: rows * COST.textOfRow,
        lookingUp: ids * COST.id + Math.min(ids * COST.rowOfId, rows * COST.listed),
      };
  return cost.walking > cost.lookingUp ? null : 2 ** Math.ceil(Math.log2(rows * 2));
}

/** The first matching ids of a list among its first rows. */
async function walk(
  db: Db,
  list: List,
  reading: Reading,
  needed: number,
  rowsAtMost: number,
): Promise<number[]> {
  const { subject, companyId, where, order, isWhole } = list;
  const rows = await askOf(list)(
    db,
    isWhole
      ? q`select id from ${textsOf(subject, companyId, rowsAtMost)} where ${reading.isInText} limit ${literal(needed)}`
      : q`
      with walked as materialized (select id from ${TABLES[subject]} where ${where} order by ${order}
        limit ${literal(rowsAtMost)})
      select id from walked where ${reading.matches(q`walked.id`)} limit ${literal(needed)}`,
  );
  return Ids.parse(rows).map(({ id }) => id);
}

/** The same of what the index found. */
async function walkAmong(
  db: Db,
  { subject, where, order }: List,
  found: Found,
  needed: number,
  rowsAtMost: number,
): Promise<number[]> {
  // Planned each time: a plan for any ids would compare each row with them one by one.
  const rows = await askAnew(
    db,
    q`
    with walked as materialized (select id from ${TABLES[subject]} where ${where} order by ${order}
      limit ${literal(rowsAtMost)})
    select id from walked where ${among(q`walked.id`, found)} limit ${literal(needed)}`,
  );
  return Ids.parse(rows).map(({ id }) => id);
}

async function sortFound(
  db: Db,
  { subject, where, order, isWhole }: List,
  found: Found,
  offset: number,
  pageSize: number,
): Promise<FoundPage> {
  if (isWhole) {
    const rows = await ask(
      db,
      q`select id from unnest(${found.ids}::bigint[]) as id order by id desc limit ${pageSize} offset ${offset}`,
    );
    return { ids: Ids.parse(rows).map(({ id }) => id), count: found.size, isPartial: false };
  }
  const matching = q`from ${TABLES[subject]} where ${where} and ${among(IDS[subject], found)}`;
  const rows = await ask(
    db,
    q`select id, count(*) over ()::int as count ${matching} order by ${order} limit ${pageSize} offset ${offset}`,
  );
  const page = Counted.parse(rows);
  // A page beyond the last one does not tell how many there are.
  const count =
    page[0]?.count ??
    (offset === 0
      ? 0
      : z
          .object({ count: z.number() })
          .parse((await ask(db, q`select count(*)::int as count ${matching}`))[0]).count);
  return { ids: page.map(({ id }) => id), count, isPartial: false };
}
