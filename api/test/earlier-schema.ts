import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../src/stores/migrate.ts';

/** Steps of the schema that are kept with data. */
export const KEPT_STEPS = [0, 5, 10, 15, 20, 25] as const;

export const fixturePath = (step: number): string =>
  join(import.meta.dirname, 'fixtures', `schema-${String(step).padStart(4, '0')}.sql`);

/**
 * Brings an empty database to an earlier schema, as the version of that time did it.
 * @param step the number of the last migration.
 */
export async function migrateTo(client: pg.Client, step: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vedetta-steps-'));
  try {
    cpSync(migrationsFolder(), folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] };
    writeFileSync(
      path,
      JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= step) }),
    );
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many rows each table of the product has. */
export async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' " +
      "and table_type = 'BASE TABLE' order by 1",
  );
  const counts = new Map<string, number>();
  for (const { name } of rows)
    counts.set(
      name,
      Number(
        (await client.query<{ n: string }>(`select count(*) as n from "${name}"`)).rows[0]?.n ?? 0,
      ),
    );
  return counts;
}
