import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from './database.ts';

/**
 * A search that more texts of the company match than this is a common one: it is answered by walking the list in its order
 * and looking at each row, which finds a page at once, and numbers stop at COMMON_COUNT_LIMIT, since nobody pages through more.
 */
const COMMON = 10_000;
export const COMMON_COUNT_LIMIT = 1_000;

const TEXTS = {
  alerts: { table: sql`alert_texts`, id: sql`alert_id` },
  media: { table: sql`media_texts`, id: sql`media_id` },
} as const;
const Ids = z.array(z.object({ id: z.coerce.number() }));

/** What a search means as a condition. `common`: see COMMON. */
export interface Search {
  where: SQL;
  common: boolean;
}

/**
 * Looks a search up. All its words must occur, the last one as the beginning of a word; when no text of the company has
 * such words, the search means a part of the text instead, three letters or digits at least. The signs of patterns mean
 * themselves.
 * @param idColumn the id of the alert or media item in the caller's query.
 * @returns null for an empty search.
 */
export async function lookUp(
  db: Db | Tx, subject: keyof typeof TEXTS, idColumn: SQL, companyId: number, search: string | undefined,
): Promise<Search | null> {
  if (search === undefined || search === '') return null;
  const { table, id } = TEXTS[subject];
  const query = sql`search_query(${companyId}, ${search})`;
  const byWords = await matches(db, sql`select ${id} as id from ${table} where words @@ ${query}`);
  if (byWords.length > COMMON) return { where: sql`(select words from ${table} where ${id} = ${idColumn}) @@ ${query}`, common: true };
  if (byWords.length > 0) return { where: among(idColumn, byWords), common: false };
  // Shorter parts have no trigram: the index could not find them.
  if (!/[\p{L}\p{N}]{3}/u.test(search)) return { where: sql`false`, common: false };
  const pattern = sql`lower(${`%${search.replace(/[\\%_]/gu, '\\$&')}%`})`;
  const byParts = await matches(db, sql`select ${id} as id from ${table} where company_id = ${companyId} and content like ${pattern}`);
  if (byParts.length > COMMON) return { where: sql`(select content from ${table} where ${id} = ${idColumn}) like ${pattern}`, common: true };
  return { where: among(idColumn, byParts), common: false };
}

const among = (idColumn: SQL, ids: readonly number[]): SQL => sql`${idColumn} = any(${sql.param([...ids])}::bigint[])`;

/** The first ids of a search. Materialized, so that the planner does not hope to meet a rare word soon while it reads the whole table. */
async function matches(db: Db | Tx, select: SQL): Promise<number[]> {
  const { rows } = await db.execute(sql`with found as materialized (${select}) select id from found limit ${COMMON + 1}`);
  return Ids.parse(rows).map(({ id }) => id);
}
