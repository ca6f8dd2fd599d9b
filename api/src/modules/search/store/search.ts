import { z } from 'zod';
import { anySpelling, foldSpelling } from '@vedetta/detection/formats/text/spelling.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { ask, literal, q, type Piece } from '../../../platform/database/statement.ts';
import { codesOfPart, codesOfWords } from '../title-codes.ts';

/**
 * Up to so many matching texts, a search is their ids and every number is exact. Of more, people
 * are shown pages found by walking the list in its order, and numbers that are at least so high
 * (docs/decisions/043-searches-of-common-words.md).
 */
export const FEW = 10_000;
/**
 * The same among so many texts that a page of a search with more matches is found sooner by
 * walking.
 */
export const FEW_OF_VERY_MANY = 1_000;

const TEXTS = {
  alerts: { table: q`alert_texts`, id: q`alert_id` },
  media: { table: q`media_texts`, id: q`media_id` },
} as const;
export type Searched = keyof typeof TEXTS;

/** What a search asks of a text. */
export interface Reading {
  /** A query of `id`: the texts that match, found by an index; an id may come several times. */
  rows: Piece;
  /** On one alert or media item by its id. */
  matches(id: Piece): Piece;
  /** On a row of the texts themselves (`textsOf`). */
  isInText: Piece;
  /** A table of one row: what so many of the company's newest texts say (`Sampled`). */
  newest(most: number | Piece): Piece;
}

/**
 * What the newest texts of a company say of a search; of no texts when none were to be looked at.
 */
export interface Sample {
  /** The newest matches, the highest id first, 300 at most. */
  ids: number[];
  matches: number;
  seen: number;
  /** Whether `ids` are all matches, since the company has no more texts. */
  isComplete: boolean;
}

/**
 * All the words of a search occur, the last one as the beginning of a word, each in the text or in
 * its titles' words of any language.
 * @param words as `search_query` says it.
 */
function byWords(subject: Searched, companyId: number, words: string): Reading {
  const { table, id } = TEXTS[subject];
  const query = q`${words}::tsquery`;
  return {
    rows: q`select ${id} as id from ${table} where words @@ ${query}`,
    matches: (of) => q`(select words from ${table} where ${id} = ${of}) @@ ${query}`,
    isInText: q`words @@ ${query}`,
    newest: (most) => q`search_sample(${subject}, ${companyId}, ${query}, null, ${most})`,
  };
}

/** How a text is asked for a part. */
interface Part {
  /** The condition on a row of texts. */
  holds: Piece;
  /** The pattern of the newest ones; null where these are not asked. */
  pattern: Piece | null;
  /** The titles with this part, as a query of words. */
  titles: Piece;
}

/** As it is typed; signs of patterns mean themselves. */
function asTyped(companyId: number, search: string): Part {
  const pattern = q`lower(${`%${search.replace(/[\\%_]/gu, '\\$&')}%`})`;
  return { ...orTitled(companyId, search, q`content like ${pattern}`), pattern };
}

const inAnySpelling = (companyId: number, search: string): Part => ({
  ...orTitled(companyId, search, q`content ~ ${anySpelling(search)}`),
  pattern: null,
});

function orTitled(companyId: number, search: string, holds: Piece): Omit<Part, 'pattern'> {
  const codes = codesOfPart(search).map((code) => `'${companyId}:#${code}'`);
  if (codes.length === 0) return { holds, titles: q`null::tsquery` };
  const titles = q`${codes.join(' | ')}::tsquery`;
  return { holds: q`(${holds} or words @@ ${titles})`, titles };
}

/**
 * The search is a part of the text, or of a title in any language.
 * @param queries find all texts that may have it (`search_part_queries`); null when no words can
 * tell.
 */
function byPart(
  subject: Searched,
  companyId: number,
  { holds, pattern, titles }: Part,
  queries: string | null,
): Reading {
  const { table, id } = TEXTS[subject];
  return {
    // Query by query: a tsquery of many words is slow to check, and its planning misjudges it. Each
    // names the company.
    rows:
      queries === null
        ? q`select ${id} as id from ${table} where company_id = ${companyId} and ${holds}`
        : q`
      select id from unnest(${queries}::tsquery[]) as query cross join lateral (select ${id} as id
        from ${table} where words @@ query and ${holds} offset 0) as texts`,
    matches: (of) => q`exists (select from ${table} where ${id} = ${of} and ${holds})`,
    isInText: holds,
    newest: (most) =>
      pattern === null
        ? q`search_sample(${subject}, ${companyId}, null, null, ${most})`
        : q`search_sample(${subject}, ${companyId}, ${titles}, ${pattern}, ${most})`,
  };
}

/**
 * The newest texts of a company, as rows of `id`, `words` and `content`: they lie side by side, so
 * that a look at one costs little.
 */
export function textsOf(subject: Searched, companyId: number, most: number): Piece {
  const { table, id } = TEXTS[subject];
  return q`(select ${id} as id, words, content from ${table} where company_id = ${companyId}
    order by ${id} desc limit ${literal(most)}) as texts`;
}

const Sampled = z.object({
  ids: z.array(z.number()).nullable(),
  matches: z.number(),
  seen: z.number(),
});
const sampleOf = ({ ids, matches, seen }: z.infer<typeof Sampled>, newest: number): Sample => ({
  ids: ids ?? [],
  matches,
  seen,
  isComplete: seen > 0 && seen <= newest && matches === (ids ?? []).length,
});

/** Looks at the newest texts of the company once more, at more of them. */
export async function sampleNewest(db: Db | Tx, reading: Reading, newest: number): Promise<Sample> {
  const [row] = await ask(db, q`select * from ${reading.newest(newest)} as sample`);
  return sampleOf(Sampled.parse(row), newest);
}

const Words = Sampled.extend({ query: z.string().nullable() });
const Parts = Sampled.extend({ tokens: z.number(), queries: z.string(), size: z.number() });

/**
 * What a search may mean, in turn: its words, and when no text of the company has such words, a
 * part of the text, three letters or digits or a pictogram at least; then the same in one spelling,
 * in which any apostrophe, quote, dash or blank stands for the others. What the company's
 * vocabulary shows to occur nowhere is left out.
 * @param newest how many of the newest texts to look at, to tell common searches from rare ones.
 */
export async function* readingsOf(
  db: Db | Tx,
  subject: Searched,
  companyId: number,
  search: string,
  newest = 0,
): AsyncGenerator<{ reading: Reading; sample: Sample }, void> {
  yield* spelt(db, subject, companyId, search, asTyped(companyId, search), newest);
  const folded = foldSpelling(search);
  if (folded !== search.toLowerCase() || /['"\s-]/u.test(folded))
    yield* spelt(db, subject, companyId, folded, inAnySpelling(companyId, folded), newest);
}

async function* spelt(
  db: Db | Tx,
  subject: Searched,
  companyId: number,
  search: string,
  part: Part,
  newest: number,
): AsyncGenerator<{ reading: Reading; sample: Sample }, void> {
  const [words] = await ask(
    db,
    q`
    select query::text as query, sample.*
    from search_query(${companyId}, ${search}, ${JSON.stringify(codesOfWords(search))}::jsonb) as query,
      search_sample(${subject}, ${companyId}, query, null, ${newest}) as sample`,
  );
  const { query, ...asWords } = Words.parse(words);
  if (query !== null)
    yield { reading: byWords(subject, companyId, query), sample: sampleOf(asWords, newest) };
  if (!/[\p{L}\p{N}]{3}|\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(search)) return;
  const looksAt = q`case when cardinality(queries) > 0 then ${newest} else 0 end`;
  const [parts] = await ask(
    db,
    q`
    select cardinality(search_tokens(${search})) as tokens, queries::text as queries,
      cardinality(queries) as size, sample.*
    from array_remove(array_append(search_part_queries(${companyId}, ${search}), ${part.titles}), null)
        as queries,
      ${byPart(subject, companyId, part, null).newest(looksAt)} as sample`,
  );
  const { tokens, queries, size, ...asPart } = Parts.parse(parts);
  // Digits of some scripts are none to PostgreSQL and stand in no document.
  if (size > 0 || (tokens === 0 && /[\p{L}\p{N}]{3}/u.test(search)))
    yield {
      reading: byPart(subject, companyId, part, tokens === 0 ? null : queries),
      sample: sampleOf(asPart, newest),
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
const Matches = z.object({ ids: z.string().nullable(), size: z.number(), seen: z.number() });

/**
 * Looks a search up in the index.
 * @param most how many ids to take at most.
 * @returns null when nothing matches.
 */
export async function lookUp(
  db: Db | Tx,
  subject: Searched,
  companyId: number,
  search: string,
  most: number,
): Promise<Found | null> {
  for await (const { reading } of readingsOf(db, subject, companyId, search)) {
    const found = await take(db, reading, most);
    if (found !== null) return found;
  }
  return null;
}

/**
 * What the index finds by one reading; null when that is nothing.
 * @param most how many ids to take at most.
 */
export async function take(db: Db | Tx, reading: Reading, most: number): Promise<Found | null> {
  // Materialized, so that the planner does not hope to meet a rare word soon while it reads the
  // whole table.
  const [row] = await ask(
    db,
    q`
    with found as materialized (${reading.rows})
    select array_agg(distinct id)::text as ids, count(distinct id)::int as size, count(*)::int as seen
      from (select id from found limit ${most + 1}) as first_ones`,
  );
  const { ids, size, seen } = Matches.parse(row);
  return ids === null
    ? null
    : { reading, ids, size: Math.min(size, most), isComplete: seen <= most };
}

/** The condition that an id is among those found. */
export const among = (id: Piece, { ids }: Pick<Found, 'ids'>): Piece =>
  q`${id} = any(${ids}::bigint[])`;
