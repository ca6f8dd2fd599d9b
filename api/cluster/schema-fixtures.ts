// Writes api/test/fixtures/schema-NNNN.sql for the kept steps of the schema that have none yet: a
// row for every table, as that step knew it.
// node --conditions=vedetta-source --import tsx api/cluster/schema-fixtures.ts
import { existsSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { startPostgres } from './postgres-server.ts';
import { countRows, fixturePath, KEPT_STEPS, migrateTo } from '../test/earlier-schema.ts';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  counts: boolean;
}

/** What a column means, where its type alone does not say it. */
const MEANT: Record<string, string> = {
  email: `'anna@meridiana.example'`,
  status: `'DETECTED'`,
  scan_status: `'CLEAN'`,
  group_name: `'Admins'`,
  detector: `'threats'`,
  severity: '3',
  kind: `'note'`,
  state: `'ready'`,
  queue: `'scan'`,
  sha256: `'\\x${'ab'.repeat(32)}'`,
  context: `'new_alert'`,
  title: `'A threat'`,
  name: `'Meridiana'`,
  first_name: `'Anna'`,
  last_name: `'Rossi'`,
  language: `'en'`,
  change: `'[]'`,
  examples: `'[]'`,
  former_texts: `'[]'`,
  marks: `'[]'`,
  path: `'[]'`,
  skipped: `'[]'`,
};
const BY_TYPE: Record<string, string> = {
  bigint: '1',
  integer: '1',
  smallint: '1',
  'double precision': '0.5',
  boolean: 'false',
  jsonb: `'{}'`,
  bytea: `'\\x00'`,
  uuid: `'6f9619ff-8b86-4d01-b42d-00cf4fc964ff'`,
  ARRAY: `'{}'`,
  'timestamp with time zone': `'2026-11-01T08:00:00Z'`,
  date: `'2026-11-01'`,
  tsvector: `'threat'`,
  text: `'text'`,
  'character varying': `'text'`,
};

/** A row for a table that has none: what must be there, and whom it belongs to. */
async function rowFor(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<Column>(
    `
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default,
      is_identity = 'YES' as counts
    from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  const given = rows.filter(
    ({ name, type, nullable, has_default, counts }) =>
      counts ||
      (name === 'id' && type === 'uuid') ||
      (!has_default && (!nullable || name.endsWith('_id'))),
  );
  const value = ({ name, type }: Column) =>
    (type === 'text' || name === 'severity' || type === 'bytea' || type === 'jsonb'
      ? MEANT[name]
      : undefined) ??
    BY_TYPE[type] ??
    'null';
  const next = given
    .filter(({ counts }) => counts)
    .map(({ name }) => ` alter table "${table}" alter column "${name}" restart with 2;`)
    .join('');
  return given.length === 0
    ? `insert into "${table}" default values;`
    : `insert into "${table}" (${given.map(({ name }) => `"${name}"`).join(', ')}) overriding ` +
        `system value values (${given.map(value).join(', ')});${next}`;
}

const server = await startPostgres({ fsync: 'off' });
try {
  for (const step of KEPT_STEPS.filter((one) => !existsSync(fixturePath(one)))) {
    const admin = new pg.Client({ connectionString: server.url.replace(/vedetta$/, 'postgres') });
    await admin.connect();
    await admin.query(`create database step_${step}`);
    await admin.end();
    const client = new pg.Client({
      connectionString: server.url.replace(/vedetta$/, `step_${step}`),
    });
    await client.connect();
    await migrateTo(client, step);
    const written: string[] = [];
    // Whoever needs another table's row first comes after it.
    for (let progress = true; progress;) {
      progress = false;
      for (const [table, count] of await countRows(client)) {
        if (count > 0 || (await client.query(`select 1 from "${table}" limit 1`)).rowCount !== 0)
          continue;
        const statement = await rowFor(client, table);
        try {
          await client.query(statement);
          written.push(statement);
          progress = true;
        } catch {
          // The row of another table is not there yet; tables that stay empty are told below.
        }
      }
    }
    const empty = [...(await countRows(client))]
      .filter(([, count]) => count === 0)
      .map(([table]) => table);
    writeFileSync(
      fixturePath(step),
      `-- A row for every table of the schema after migration ${step}. Never changed: it ` +
        `stands for an installation of that time.\n${written.join('\n')}\n`,
    );
    process.stdout.write(
      `step ${step}: ${written.length} rows written, empty: ${empty.join(' ') || 'none'}\n`,
    );
    await client.end();
  }
} finally {
  await server.remove();
}
