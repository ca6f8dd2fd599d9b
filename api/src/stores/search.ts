import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from './database.ts';

/**
 * Up to so many matching texts, a search is their ids and every number is exact. Of more, people are shown pages found by
 * walking the list in its order, and numbers that are at least so high (docs/decisions/043-searches-of-common-words.md).
 */
export const FEW = 10_000;
/** The same among so many texts that a page of a search with more matches is found sooner by walking. */
export const FEW_OF_VERY_MANY = 1_000;

const TEXTS = {
  alerts: { table: sql`alert_texts`, id: sql`alert_id` },
  media: { table: sql`media_texts`, id: sql`media_id` },
} as const;
export type Searched = keyof typeof TEXTS;

/** What a search asks of a text. */
export interface Reading {
  /** A query of `id`: the texts that match, found by an index; an id may come several times. */
  rows: SQL;
  /** On one alert or media item by its id. */
  matches(id: SQL): SQL;
}

/** All the words of a search occur, the last one as the beginning of a word. Nothing matches a search without letters and digits. */
function byWords(subject: Searched, companyId: number, search: string): Reading {
  const { table, id } = TEXTS[subject];
  const query = sql`search_query(${companyId}, ${search})`;
  return {
    rows: sql`select ${id} as id from ${table} where words @@ ${query}`,
    matches: (of) => sql`(select words from ${table} where ${id} = ${of}) @@ ${query}`,
  };
}

/**
 * The search is a part of the text; its signs of patterns mean themselves.
 * @param queries find all texts that may have it (`search_part_queries`); null when no words can tell.
 */
function byPart(subject: Searched, companyId: number, search: string, queries: string | null): Reading {
  const { table, id } = TEXTS[subject];
  const pattern = sql`lower(${`%${search.replace(/[\\%_]/gu, '\\$&')}%`})`;
  const has = sql`company_id = ${companyId} and content like ${pattern}`;
  return {
    // Query by query: a tsquery of many words is slow to check, and its planning misjudges it.
    rows: queries === null ? sql`select ${id} as id from ${table} where ${has}` : sql`
      select id from unnest(${queries}::tsquery[]) as query cross join lateral (select ${id} as id from ${table} where words @@ query and ${has} offset 0) as texts`,
    matches: (of) => sql`(select content from ${table} where ${id} = ${of}) like ${pattern}`,
  };
}

const Known = z.object({ known: z.boolean() });
const Parts = z.object({ tokens: z.number(), queries: z.string(), size: z.number() });

/**
 * What a search may mean, in turn: its words, and when no text of the company has such words, a part of the text, three
 * letters or digits at least. What the company's vocabulary shows to occur nowhere is left out.
 */
export async function* readingsOf(db: Db | Tx, subject: Searched, companyId: number, search: string): AsyncGenerator<Reading, void> {
  const { rows: [words] } = await db.execute(sql`select search_is_known(${companyId}, ${search}) as known`);
  if (Known.parse(words).known) yield byWords(subject, companyId, search);
  if (!/[\p{L}\p{N}]{3}/u.test(search)) return;
  const { rows: [parts] } = await db.execute(sql`
    select cardinality(search_tokens(${search})) as tokens, queries::text as queries, cardinality(queries) as size
    from search_part_queries(${companyId}, ${search}) as queries`);
  const { tokens, queries, size } = Parts.parse(parts);
  // Digits of some scripts are none to PostgreSQL and stand in no document.
  if (tokens === 0) yield byPart(subject, companyId, search, null);
  else if (size > 0) yield byPart(subject, companyId, search, queries);
}

/** What an index found. */
export interface Found {
  reading: Reading;
  /** An array of ids in PostgreSQL's own writing. */
  ids: string;
  /** How many they are. */
  size: number;
  /** Whether these are all. */
  isComplete: boolean;
}
const Matches = z.object({ ids: z.string().nullable(), size: z.number(), seen: z.number() });

/** Looks a search up in the index. @param most how many ids to take at most. @returns null when nothing matches. */
export async function lookUp(db: Db | Tx, subject: Searched, companyId: number, search: string, most: number): Promise<Found | null> {
  for await (const reading of readingsOf(db, subject, companyId, search)) {
    const found = await take(db, reading, most);
    if (found !== null) return found;
  }
  return null;
}

/** What the index finds by one reading; null when that is nothing. @param most how many ids to take at most. */
export async function take(db: Db | Tx, reading: Reading, most: number): Promise<Found | null> {
  // Materialized, so that the planner does not hope to meet a rare word soon while it reads the whole table.
  const { rows } = await db.execute(sql`
    with found as materialized (${reading.rows})
    select array_agg(distinct id)::text as ids, count(distinct id)::int as size, count(*)::int as seen from (select id from found limit ${most + 1}) as first_ones`);
  const { ids, size, seen } = Matches.parse(rows[0]);
  return ids === null ? null : { reading, ids, size: Math.min(size, most), isComplete: seen <= most };
}

/** The condition that an id is among those found. */
export const among = (id: SQL, { ids }: Found): SQL => sql`${id} = any(${ids}::bigint[])`;
