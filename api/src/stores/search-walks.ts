import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './database.ts';
import { among, FEW, FEW_OF_VERY_MANY, readingsOf, take, type Found, type Reading, type Searched } from './search.ts';

/** A list of alerts or media items as its filters and its order make it, without the search. */
export interface List {
  subject: Searched;
  companyId: number;
  /** Not empty. */
  search: string;
  where: SQL | undefined;
  order: SQL;
  /** Everything of the company, the highest id first: what the index finds is then sorted and counted by its ids alone. */
  isWhole?: boolean;
}
export interface FoundPage {
  /** Of the page, in the order of the list. */
  ids: number[];
  count: number;
  /** Whether there are more than `count`. */
  isPartial: boolean;
}

const TABLES = { alerts: sql`alerts`, media: sql`media` };
const IDS = { alerts: sql`alerts.id`, media: sql`media.id` };
/** Rows looked at before the index is asked: a word of one text in thirty fills a page so. */
const ROWS_FOR_EACH_FOUND = 30;
const SHORT_WALK = 3_000;
const LONG_WALK = 20_000;
const Ids = z.array(z.object({ id: z.coerce.number() }));
const Counted = z.array(z.object({ id: z.coerce.number(), count: z.number() }));

/**
 * One page of a search. A common word fills it while the list is walked from its top, which costs a few rows and no index of
 * texts. What does not is looked up; few ids are sorted, of many ones the list is walked further, and the last resort is to
 * sort all ids.
 */
export async function searchPage(db: Db, list: List, { page, pageSize }: { page: number; pageSize: number }): Promise<FoundPage> {
  const { subject, companyId, search } = list;
  const offset = (page - 1) * pageSize;
  const needed = offset + pageSize + 1;
  const walked = async (reading: Reading, rowsAtMost: number): Promise<FoundPage | null> => {
    const ids = await walk(db, list, reading, needed, rowsAtMost);
    return ids.length < needed ? null : { ids: ids.slice(offset, offset + pageSize), count: needed, isPartial: true };
  };
  const size = await companySize(db, list);
  for await (const reading of readingsOf(db, subject, companyId, search)) {
    const first = size > LARGE ? await walked(reading, Math.min(SHORT_WALK, needed * ROWS_FOR_EACH_FOUND)) : null;
    if (first !== null) return first;
    const found = await take(db, reading, mostIds(size, needed));
    if (found === null) continue;
    if (found.isComplete) return sortFound(db, list, found, offset, pageSize);
    return await walked(reading, Math.max(LONG_WALK, needed * 2))
      ?? sortFound(db, list, await take(db, reading, Number.MAX_SAFE_INTEGER - 1) ?? found, offset, pageSize);
  }
  return { ids: [], count: 0, isPartial: false };
}

/** The first matching ids of a list among its first rows. */
async function walk(db: Db, { subject, where, order }: List, reading: Reading, needed: number, rowsAtMost: number): Promise<number[]> {
  const { rows } = await db.execute(sql`
    with walked as materialized (select id from ${TABLES[subject]} where ${where} order by ${order} limit ${rowsAtMost})
    select id from walked where ${reading.matches(sql`walked.id`)} limit ${needed}`);
  return Ids.parse(rows).map(({ id }) => id);
}

async function sortFound(db: Db, { subject, where, order, isWhole }: List, found: Found, offset: number, pageSize: number): Promise<FoundPage> {
  if (isWhole === true) {
    const { rows } = await db.execute(sql`select id from unnest(${found.ids}::bigint[]) as id order by id desc limit ${pageSize} offset ${offset}`);
    return { ids: Ids.parse(rows).map(({ id }) => id), count: found.size, isPartial: false };
  }
  const matching = sql`from ${TABLES[subject]} where ${where} and ${among(IDS[subject], found)}`;
  const { rows } = await db.execute(sql`select id, count(*) over ()::int as count ${matching} order by ${order} limit ${pageSize} offset ${offset}`);
  const page = Counted.parse(rows);
  // A page beyond the last one does not tell how many there are.
  const count = page[0]?.count ?? (offset === 0 ? 0 : z.object({ count: z.number() }).parse((await db.execute(sql`select count(*)::int as count ${matching}`)).rows[0]).count);
  return { ids: page.map(({ id }) => id), count, isPartial: false };
}

/** Rows of the newest that the numbers of a common search come from, and how many of them make it a common one. */
const NEWEST = 600;
const COMMON_AMONG_NEWEST = NEWEST / ROWS_FOR_EACH_FOUND;

/** What is counted of a search. */
export interface Counting<T> {
  /** The list, newest first. */
  list: List;
  /** Columns of the list's rows that are counted by. */
  columns: SQL;
  /** Aggregates over the table `matching`. */
  numbers: SQL;
  groupBy?: SQL;
  row: z.ZodType<T>;
}
const Reach = z.object({ matches: z.coerce.number(), walked: z.coerce.number() });

/**
 * The numbers of a search: over the newest rows of the list when it is a common one, otherwise over the ids that the index
 * found.
 * @returns a row per group that occurs; `isPartial` when there are more matches than were counted.
 */
export async function countSearch<T>(db: Db, { list, columns, numbers, groupBy, row }: Counting<T>): Promise<{ rows: T[]; isPartial: boolean }> {
  const { subject, companyId, search, where, order, isWhole } = list;
  const grouped = groupBy === undefined ? sql`` : sql`group by ${groupBy}`;
  const size = await companySize(db, list);
  for await (const reading of readingsOf(db, subject, companyId, search)) {
    if (size > LARGE) {
      const { rows } = await db.execute(sql`
        with newest as materialized (select ${columns}, id as row_id from ${TABLES[subject]} where ${where} order by ${order} limit ${NEWEST + 1}),
          matching as materialized (select * from newest where ${reading.matches(sql`row_id`)})
        select ${numbers}, (select count(*) from matching) as matches, (select count(*) from newest) as walked from matching ${grouped}`);
      const reach = rows[0] === undefined ? { matches: 0, walked: NEWEST } : Reach.parse(rows[0]);
      if (reach.matches >= COMMON_AMONG_NEWEST) return { rows: z.array(row).parse(rows), isPartial: reach.walked > NEWEST };
    }
    const found = await take(db, reading, mostIds(size, 1));
    if (found === null) continue;
    const { rows } = await db.execute(sql`
      with matching as materialized (${isWhole === true && groupBy === undefined
        ? sql`select from unnest(${found.ids}::bigint[])` : sql`select ${columns} from ${TABLES[subject]} where ${where} and ${among(IDS[subject], found)}`})
      select ${numbers} from matching ${grouped}`);
    return { rows: z.array(row).parse(rows), isPartial: !found.isComplete };
  }
  return { rows: [], isPartial: false };
}

/** Where one text in thirty is more than a few. In a smaller company everything is looked up, and more numbers are exact. */
const LARGE = 60_000;

/** How many ids to take from the index: as many as can be sorted while a page of a search with more is found by walking. */
const mostIds = (size: number, needed: number): number =>
  size > LARGE ? Math.max(FEW_OF_VERY_MANY, Math.min(FEW, Math.round(Math.sqrt(size * needed) / 2))) : FEW;

/** How many alerts or media items the company has, or had a minute ago: it decides how to search, and is told to nobody. */
async function companySize(db: Db, { subject, companyId }: List): Promise<number> {
  const known = sizes.get(db) ?? new Map<string, { size: number; until: number }>();
  sizes.set(db, known);
  const key = `${subject} ${companyId}`;
  const remembered = known.get(key);
  if (remembered !== undefined && remembered.until > performance.now()) return remembered.size;
  const { rows } = await db.execute(sql`select coalesce(sum(n), 0) as size from tallies where company_id = ${companyId} and subject = ${subject} and day is null`);
  const { size } = z.object({ size: z.coerce.number() }).parse(rows[0]);
  known.set(key, { size, until: performance.now() + 60_000 });
  return size;
}

const sizes = new WeakMap<Db, Map<string, { size: number; until: number }>>();
