import type { Client } from 'pg';

/** One table, as much of it as is copied. */
export interface Table {
  name: string;
  /** Without what the database computes by itself. */
  columns: string[];
}

/** How much a table holds: rows, and a sum over all of them that does not depend on their order. */
export interface Sum {
  rows: number;
  hash: string;
}

/** Tables of the application, by name. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** What the next number of each sequence will be, by the sequence's name. */
export async function listSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; next: string }>(`
    select sequencename as name, coalesce(last_value + increment_by, start_value)::text as next
      from pg_sequences where schemaname = 'public' order by 1`);
  return Object.fromEntries(rows.map(({ name, next }) => [name, next]));
}

/** Adds up a table: two tables with the same rows have the same sum, whatever server holds them. */
export async function sumOf(client: Client, { name, columns }: Table): Promise<Sum> {
  const {
    rows: [row],
  } = await client.query<{ rows: string; hash: string }>(`
    select count(*) as rows, coalesce(sum(('x' || substr(md5(row(${columns.map(quoted).join(', ')})::text),
      1, 16))::bit(64)::bigint::numeric), 0)::text as hash
    from ${quoted(name)}`);
  return { rows: Number(row?.rows ?? 0), hash: row?.hash ?? '' };
}

/** The same words for the same values on every server. */
export async function speakPlainly(client: Client): Promise<void> {
  await client.query(
    "set timezone to 'UTC'; set datestyle to 'ISO'; set intervalstyle to 'postgres'; set " +
      "extra_float_digits to 1; set bytea_output to 'hex'",
  );
}

export const copyOut = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`;
export const copyIn = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`;
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
