import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from './database.ts';

/**
 * Up to so many matching texts, a search is their ids and every number is exact. Of more, people are shown pages found by
 * walking the list in its order, and numbers that are at least so high (docs/decisions/043-searches-of-common-words.md).
 */
export const FEW = 10_000;
/** The same among so many texts that a page of a search with more matches is found sooner by walking. */
export const FEW_OF_VERY_MANY = 2_000;

const TEXTS = {
  alerts: { table: sql`alert_texts`, id: sql`alert_id` },
  media: { table: sql`media_texts`, id: sql`media_id` },
} as const;
export type Searched = keyof typeof TEXTS;

/** What a search asks of a text. */
export interface Reading {
  /** On the table of the texts, for their index. */
  among: SQL;
  /** On one alert or media item by its id. */
  matches(id: SQL): SQL;
}

/** All the words of a search occur, the last one as the beginning of a word. Nothing matches a search without letters and digits. */
function byWords(subject: Searched, companyId: number, search: string): Reading {
  const { table, id } = TEXTS[subject];
  const query = sql`search_query(${companyId}, ${search})`;
  return { among: sql`words @@ ${query}`, matches: (of) => sql`(select words from ${table} where ${id} = ${of}) @@ ${query}` };
}

/** The search is a part of the text; its signs of patterns mean themselves. Null when it is too short for the index to find. */
function byPart(subject: Searched, companyId: number, search: string): Reading | null {
  if (!/[\p{L}\p{N}]{3}/u.test(search)) return null;
  const { table, id } = TEXTS[subject];
  const pattern = sql`lower(${`%${search.replace(/[\\%_]/gu, '\\$&')}%`})`;
  return {
    among: sql`company_id = ${companyId} and content like ${pattern}`,
    matches: (of) => sql`(select content from ${table} where ${id} = ${of}) like ${pattern}`,
  };
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
const Matches = z.object({ ids: z.string().nullable(), size: z.number() });

/** What a search may mean, in turn: its words, and when no text of the company has such words, a part of the text. */
export function readingsOf(subject: Searched, companyId: number, search: string): Reading[] {
  return [byWords(subject, companyId, search), byPart(subject, companyId, search)].filter((reading) => reading !== null);
}

/** Looks a search up in the index. @param most how many ids to take at most. @returns null when nothing matches. */
export async function lookUp(db: Db | Tx, subject: Searched, companyId: number, search: string, most: number): Promise<Found | null> {
  for (const reading of readingsOf(subject, companyId, search)) {
    const found = await take(db, subject, reading, most);
    if (found !== null) return found;
  }
  return null;
}

/** What the index finds by one reading; null when that is nothing. @param most how many ids to take at most. */
export async function take(db: Db | Tx, subject: Searched, reading: Reading, most: number): Promise<Found | null> {
  // Materialized, so that the planner does not hope to meet a rare word soon while it reads the whole table.
  const { table, id } = TEXTS[subject];
  const { rows } = await db.execute(sql`
    with found as materialized (select ${id} as id from ${table} where ${reading.among})
    select array_agg(id)::text as ids, count(*)::int as size from (select id from found limit ${most + 1}) as first_ones`);
  const { ids, size } = Matches.parse(rows[0]);
  return ids === null ? null : { reading, ids, size: Math.min(size, most), isComplete: size <= most };
}

/** The condition that an id is among those found. */
export const among = (id: SQL, { ids }: Found): SQL => sql`${id} = any(${ids}::bigint[])`;
