import { sql, type SQL } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Db, Tx } from './database.ts';

/** A piece of SQL: `texts` with the place of a value between any two of them. */
export class Piece {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}
type Value = Piece | string | number | boolean | null | readonly (number | string)[];

/**
 * Writes SQL as Drizzle's `sql` does, for statements that are asked all day: Drizzle takes a
 * millisecond to put a list's together, this some microseconds. A value becomes a parameter, an
 * array is one (`= any(…)`), a piece is put in its place.
 */
export function q(texts: TemplateStringsArray, ...values: Value[]): Piece {
  const out = [texts[0] ?? ''];
  const given: unknown[] = [];
  const append = (text: string | undefined) => {
    out[out.length - 1] += text ?? '';
  };
  values.forEach((value, n) => {
    if (value instanceof Piece) {
      append(value.texts[0]);
      out.push(...value.texts.slice(1));
      given.push(...value.values);
      append(texts[n + 1]);
    } else {
      given.push(value);
      out.push(texts[n + 1] ?? '');
    }
  });
  return new Piece(out, given);
}

export const NOTHING = q``;

/** Pieces one after the other. @param between stands between any two of them. */
export function joined(pieces: readonly Piece[], between: Piece): Piece {
  return pieces.reduce((all, piece, n) => (n === 0 ? piece : q`${all}${between}${piece}`), NOTHING);
}

/**
 * A whole number that is part of the text, so that PostgreSQL plans for it: a limit, of which there
 * are few different ones.
 */
export function literal(number: number): Piece {
  if (!Number.isSafeInteger(number)) throw new TypeError(`${number} is not a whole number.`);
  return new Piece([String(number)], []);
}

/** The same for Drizzle. */
export const asSql = ({ texts, values }: Piece): SQL =>
  sql.join(
    texts.flatMap((text, n) =>
      n < values.length ? [sql.raw(text), sql`${sql.param(values[n])}`] : [sql.raw(text)],
    ),
  );

/** Plans that one connection keeps at most; what comes after them is planned each time. */
const MOST_NAMES = 400;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `vedetta_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement. PostgreSQL keeps what it parsed and, once it sees that a plan serves all values
 * alike, the plan (docs/decisions/093-statements-asked-all-day.md).
 * @returns its rows.
 */
export function ask(db: Db | Tx, piece: Piece): Promise<Record<string, unknown>[]> {
  return run(db, piece, true);
}

/**
 * The same for a statement whose plan depends on its values, such as a range of time: it is planned
 * each time.
 */
export function askAnew(db: Db | Tx, piece: Piece): Promise<Record<string, unknown>[]> {
  return run(db, piece, false);
}

async function run(
  db: Db | Tx,
  { texts, values }: Piece,
  isKept: boolean,
): Promise<Record<string, unknown>[]> {
  const text = texts.reduce((all, part, n) => `${all}$${n}${part}`);
  const query = { sql: text, params: [...values] };
  const { rows } = await db._.session
    .prepareQuery<{ execute: QueryResult<Record<string, unknown>>; all: unknown; values: unknown }>(
      query,
      undefined,
      isKept ? nameOf(text) : undefined,
      false,
    )
    .execute();
  return rows;
}
