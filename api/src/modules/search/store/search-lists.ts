import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { FEW, FEW_OF_VERY_MANY, type Searched } from './search.ts';
import { ask, askAnew, q, type Piece } from '../../../platform/database/statement.ts';

/** A list of alerts or media items as its filters and its order make it, without the search. */
export interface List {
  subject: Searched;
  companyId: number;
  /** Not empty. */
  search: string;
  where: Piece;
  /** Whether a kept plan may serve all values of `where`. */
  isSteady: boolean;
  order: Piece;
  /**
   * Everything of the company, the highest id first, as its texts lie: what is found is then sorted
   * and counted by its ids alone.
   */
  isWhole: boolean;
}

/** Asks for rows of the list under its filters. */
export const askOf = ({ isSteady }: List): typeof ask => (isSteady ? ask : askAnew);

export const TABLES = { alerts: q`alerts`, media: q`media` };
export const IDS = { alerts: q`alerts.id`, media: q`media.id` };

/**
 * Where one text in thirty is more than a few. In a smaller company everything is looked up, and
 * more numbers are exact.
 */
export const LARGE = 60_000;

/**
 * How many ids of a large company to count and sort for `needed` rows: of more, numbers are
 * partial.
 */
export const mostIds = (size: number, needed: number): number =>
  Math.max(FEW_OF_VERY_MANY, Math.min(FEW, Math.round(Math.sqrt(size * needed) / 2)));

/**
 * How many alerts or media items the company has, or had a minute ago: it decides how to search,
 * and is told to nobody.
 */
export async function companySize(db: Db, { subject, companyId }: List): Promise<number> {
  const known = sizes.get(db) ?? new Map<string, { size: number; until: number }>();
  sizes.set(db, known);
  const key = `${subject} ${companyId}`;
  const remembered = known.get(key);
  if (remembered !== undefined && remembered.until > performance.now()) return remembered.size;
  const [row] = await ask(
    db,
    q`select coalesce(sum(n), 0) as size from tallies
      where company_id = ${companyId} and subject = ${subject} and day is null`,
  );
  const { size } = z.object({ size: z.coerce.number() }).parse(row);
  known.set(key, { size, until: performance.now() + 60_000 });
  return size;
}

const sizes = new WeakMap<Db, Map<string, { size: number; until: number }>>();
