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
  const isLarge = await isLargeCompany(db, list);
  for (const reading of readingsOf(subject, companyId, search)) {
    const first = isLarge ? await walked(reading, Math.min(SHORT_WALK, needed * ROWS_FOR_EACH_FOUND)) : null;
    if (first !== null) return first;
    const found = await take(db, subject, reading, isLarge ? FEW_OF_VERY_MANY : FEW);
    if (found === null) continue;
    if (found.isComplete) return sortFound(db, list, found, offset, pageSize);
    return await walked(reading, Math.max(LONG_WALK, needed * 2))
      ?? sortFound(db, list, await take(db, subject, reading, Number.MAX_SAFE_INTEGER - 1) ?? found, offset, pageSize);
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

async function sortFound(db: Db, { subject, where, order }: List, found: Found, offset: number, pageSize: number): Promise<FoundPage> {
  const matching = sql`from ${TABLES[subject]} where ${where} and ${among(IDS[subject], found)}`;
  const { rows } = await db.execute(sql`select id, count(*) over ()::int as count ${matching} order by ${order} limit ${pageSize} offset ${offset}`);
  const page = Counted.parse(rows);
  // A page beyond the last one does not tell how many there are.
  const count = page[0]?.count ?? (offset === 0 ? 0 : z.object({ count: z.number() }).parse((await db.execute(sql`select count(*)::int as count ${matching}`)).rows[0]).count);
  return { ids: page.map(({ id }) => id), count, isPartial: false };
}

/** Rows of the newest, looked at to learn whether a search is a common one; one in ten is. */
const SAMPLE = 300;
const COMMON_IN_SAMPLE = 30;
/** Rows of the newest that the numbers of a common search come from. */
const NUMBERED_ROWS = 2_500;

/** What numbers of a search are counted over, for a statement that begins with `with`. */
export interface Counting {
  /** A table `matching`. */
  with: SQL;
  /** Whether there are more rows than it has, as an expression. */
  isPartial: SQL;
}

/**
 * How the numbers of a search are to be counted: over the ids that the index found, or the newest rows of the list when the
 * search is a common one.
 * @param list newest first.
 * @param columns of the list's rows that the caller counts by.
 */
export async function countingOf(db: Db, list: List, columns: SQL): Promise<Counting> {
  const { subject, companyId, search, where, order } = list;
  const isLarge = await isLargeCompany(db, list);
  for (const reading of readingsOf(subject, companyId, search)) {
    if (isLarge && (await walk(db, list, reading, COMMON_IN_SAMPLE, SAMPLE)).length === COMMON_IN_SAMPLE) {
      return {
        with: sql`newest as materialized (select ${columns}, id as row_id from ${TABLES[subject]} where ${where} order by ${order} limit ${NUMBERED_ROWS}),
          matching as materialized (select * from newest where ${reading.matches(sql`row_id`)})`,
        isPartial: sql`(select count(*) = ${NUMBERED_ROWS} from newest)`,
      };
    }
    const found = await take(db, subject, reading, isLarge ? FEW_OF_VERY_MANY : FEW);
    if (found === null) continue;
    return {
      with: sql`matching as materialized (select ${columns} from ${TABLES[subject]} where ${where} and ${among(IDS[subject], found)})`,
      isPartial: sql`${!found.isComplete}::boolean`,
    };
  }
  return { with: sql`matching as materialized (select ${columns} from ${TABLES[subject]} where false)`, isPartial: sql`false` };
}

/** Where one text in thirty is more than a few. In a smaller company everything is looked up, and more numbers are exact. */
const LARGE = FEW_OF_VERY_MANY * ROWS_FOR_EACH_FOUND;

async function isLargeCompany(db: Db, { subject, companyId }: List): Promise<boolean> {
  const { rows } = await db.execute(sql`select coalesce(sum(n), 0) > ${LARGE} as large from tallies where company_id = ${companyId} and subject = ${subject} and day is null`);
  return z.object({ large: z.boolean() }).parse(rows[0]).large;
}
