import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';

/** Any constant that nothing else locks. */
const VOCABULARY_LOCK = 7_301;
/**
 * Of a word that is not in use any more, while no transaction is known that all who saw it in use
 * have ended before.
 */
const FOREVER = '18446744073709551615';
const Place = z.object({ company_id: z.coerce.number(), word: z.string() });

/** Where the last look at the words ended; the next one goes on there. */
export interface VocabularyWalk {
  companyId: number;
  word: string;
}
export const VOCABULARY_START: VocabularyWalk = { companyId: 0, word: '' };

/**
 * Keeps the vocabulary of searches small: words that stand twice, and words that no text has any
 * more, which may be what a company wanted deleted (docs/decisions/091-parts-of-words.md). Writers
 * never wait for it; one process works at a time.
 * @param most how many words to look at, from `walk` on.
 * @returns where the next look goes on; `walk` itself when another process is at it.
 */
export async function keepVocabulary(
  db: Db,
  walk: VocabularyWalk,
  most: number,
): Promise<VocabularyWalk> {
  return db.transaction(async (holder) => {
    const {
      rows: [lock],
    } = await holder.execute(sql`select pg_try_advisory_xact_lock(${VOCABULARY_LOCK}) as held`);
    if (!z.object({ held: z.boolean() }).parse(lock).held) return walk;
    // Each step is a transaction of its own, and their order matters: a writer that saw a word in
    // use, and so did not append
    // it, has a lower number than the transaction that is noted after the word was set aside.
    await removeUnused(db);
    await removeDoubles(db);
    const next = await setUnusedAside(db, walk, most);
    await db.execute(
      sql`update vocabulary set unused_since = pg_current_xact_id() where unused_since = ${FOREVER}::xid8`,
    );
    return next;
  });
}

const query = (word: string) =>
  sql.raw(`('''' || ${word}.company_id || ':' || ${word}.word || '''')::tsquery`);
const isInText = (word: string) => sql`
  (exists (select from media_texts where words @@ ${query(word)} offset 0) or exists (select
    from alert_texts where words @@ ${query(word)} offset 0))`;

/**
 * What was set aside, when everybody who may have counted on it has ended: texts of theirs are
 * visible now.
 */
async function removeUnused(db: Db): Promise<void> {
  await db.execute(sql`
    with judged as materialized (
      select ctid as place, ${isInText('vocabulary')} as is_used from vocabulary
      where unused_since < pg_snapshot_xmin(pg_current_snapshot()) limit 20000
    ), taken_back as (update vocabulary set unused_since = null where ctid in (select place from judged where is_used))
    delete from vocabulary where ctid in (select place from judged where not is_used)`);
}

async function removeDoubles(db: Db): Promise<void> {
  await db.execute(sql`
    delete from vocabulary where ctid in (
      select place from (
        select ctid as place, row_number() over (partition by company_id, word) as n from vocabulary
          where unused_since is null
      ) as numbered where n > 1)`);
}

async function setUnusedAside(
  db: Db,
  { companyId, word }: VocabularyWalk,
  most: number,
): Promise<VocabularyWalk> {
  const { rows } = await db.execute(sql`
    with seen as materialized (
      select ctid as place, company_id, word from vocabulary
      where (company_id = ${companyId} and word ~>~ ${word} or company_id > ${companyId})
        and unused_since is null
      order by company_id, word using ~<~ limit ${most}
    ), aside as (
      update vocabulary set unused_since = ${FOREVER}::xid8 where ctid in (select place from seen
        where not ${isInText('seen')})
    )
    select company_id, word from seen order by company_id desc, word using ~>~ limit 1`);
  const [last] = Place.array().parse(rows);
  return last === undefined ? VOCABULARY_START : { companyId: last.company_id, word: last.word };
}
