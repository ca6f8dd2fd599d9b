import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { askOf, companySize, IDS, LARGE, mostIds, TABLES, type List } from './search-lists.ts';
import { among, FEW, readingsOf, sampleNewest, take, type Reading, type Sample } from './search.ts';
import { ask, literal, NOTHING, q, type Piece } from '../../../platform/database/statement.ts';

/**
 * The newest texts that tell how common a search is, and how many more its numbers come from when
 * few of them match.
 */
const SAMPLE = 1_000;
const LARGER_SAMPLE = 3_000;
const FEW_IN_SAMPLE = 12;
/**
 * Rows of the newest of a filtered list that its numbers come from, and how many matches among them
 * are enough for that.
 */
const NEWEST = 600;
const ENOUGH = 20;

/** What is counted of a search. */
export interface Counting<T> {
  /** The list, newest first. */
  list: List;
  /** Columns of the list's rows that are counted by. */
  columns: Piece;
  /** Aggregates over the table `matching`. */
  numbers: Piece;
  groupBy?: Piece;
  row: z.ZodType<T>;
}
const Reach = z.object({ matches: z.coerce.number(), walked: z.coerce.number() });
const Count = z.object({ count: z.coerce.number() });

/** How many there are. @returns `isPartial` when there are more than `count`. */
export async function countMatches(
  db: Db,
  list: List,
): Promise<{ count: number; isPartial: boolean }> {
  const { subject, companyId, search, isWhole } = list;
  if (!isWhole) {
    const {
      rows: [row],
      isPartial,
    } = await countSearch(db, {
      list,
      columns: q`1 as one`,
      numbers: q`count(*) as count`,
      row: Count,
    });
    return { count: row?.count ?? 0, isPartial };
  }
  const size = await companySize(db, list);
  const most = size > LARGE ? mostIds(size, 1) : FEW;
  for await (const { reading, sample } of readingsOf(
    db,
    subject,
    companyId,
    search,
    size > LARGE ? SAMPLE : 0,
  )) {
    if (isCommon(sample, size, most)) {
      const { matches, isComplete } = await enough(db, reading, sample);
      return { count: matches, isPartial: !isComplete };
    }
    const found = await take(db, reading, most);
    if (found !== null) return { count: found.size, isPartial: !found.isComplete };
  }
  return { count: 0, isPartial: false };
}

/**
 * The numbers of a search: over the newest when there are more matches than may be taken from an
 * index, otherwise over the ids that it found.
 * @returns a row per group that occurs; `isPartial` when there are more matches than were counted.
 */
export async function countSearch<T>(
  db: Db,
  { list, columns, numbers, groupBy, row }: Counting<T>,
): Promise<{ rows: T[]; isPartial: boolean }> {
  const { subject, companyId, search, where, order, isWhole } = list;
  const size = await companySize(db, list);
  const most = size > LARGE ? mostIds(size, 1) : FEW;
  const grouped = groupBy === undefined ? NOTHING : q`group by ${groupBy}`;
  const numbersOf = async (which: Piece) =>
    z.array(row).parse(
      await ask(
        db,
        q`
    with matching as materialized (select ${columns} from ${TABLES[subject]} where ${which})
      select ${numbers} from matching ${grouped}`,
      ),
    );

  for await (const { reading, sample } of readingsOf(
    db,
    subject,
    companyId,
    search,
    size > LARGE ? SAMPLE : 0,
  )) {
    if (isCommon(sample, size, most) && isWhole) {
      const { ids, isComplete } = await enough(db, reading, sample);
      return {
        rows: await numbersOf(among(IDS[subject], { ids: `{${ids.join()}}` })),
        isPartial: !isComplete,
      };
    }
    if (isCommon(sample, size, most)) {
      const rows = await askOf(list)(
        db,
        q`
        with newest as materialized (select ${columns}, id as row_id from ${TABLES[subject]} where ${where}
          order by ${order} limit ${literal(NEWEST + 1)}),
          matching as materialized (select * from newest where ${reading.matches(q`row_id`)})
        select ${numbers}, (select count(*) from matching) as matches, (select count(*)
          from newest) as walked from matching ${grouped}`,
      );
      const reach = rows[0] === undefined ? { matches: 0, walked: NEWEST } : Reach.parse(rows[0]);
      if (reach.matches >= ENOUGH)
        return { rows: z.array(row).parse(rows), isPartial: reach.walked > NEWEST };
    }
    const found = await take(db, reading, most);
    if (found !== null)
      return {
        rows: await numbersOf(q`${where} and ${among(IDS[subject], found)}`),
        isPartial: !found.isComplete,
      };
  }
  return { rows: [], isPartial: false };
}

const enough = async (db: Db, reading: Reading, sample: Sample): Promise<Sample> =>
  sample.matches >= FEW_IN_SAMPLE || sample.isComplete
    ? sample
    : sampleNewest(db, reading, LARGER_SAMPLE);

/**
 * Whether a search has more matches than may be taken from the index, so that its numbers are
 * partial in any case.
 */
const isCommon = ({ matches, seen }: Sample, size: number, most: number): boolean =>
  seen > 0 && (matches * size) / seen > most;
