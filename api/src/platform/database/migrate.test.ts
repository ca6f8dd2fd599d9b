import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { databaseAddress } from '../../../test/database-address.ts';
import { connect, type Connection } from './database.ts';
import { isMigrated, migrateDatabase } from './migrate.ts';

const log = pino({ level: 'silent' });
const server = inject('databaseServer');
const name = `migrate_${randomUUID().replaceAll('-', '')}`;
const url = databaseAddress(server, name);
const open: Connection[] = [];
const connectTo = (address: string) => {
  const connection = connect(address, () => undefined, 2);
  open.push(connection);
  return connection.db;
};
afterAll(async () => {
  await connectTo(databaseAddress(server, 'postgres')).execute(
    sql.raw(`drop database if exists ${name} with (force)`),
  );
  await Promise.all(open.map((connection) => connection.close()));
});

describe('migrating', () => {
  it('makes the database and its tables once, however many processes start at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url, log)));
    const db = connectTo(url);
    expect(await isMigrated(db)).toBe(true);
    const { rows } = await db.execute(
      sql`select count(*)::int as runs, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations`,
    );
    expect(rows[0]?.['runs']).toBe(rows[0]?.['migrations']);
    await migrateDatabase(url, log);
  });

  it('refuses a database of another baseline in one sentence, and leaves it as it is', async () => {
    const db = connectTo(url);
    const before = await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 returning id, created_at`,
    );
    await expect(migrateDatabase(url, log)).rejects.toThrow(
      /^This database was created by another build of Vedetta before 0\.2\.0, .*\. Start with an empty database/,
    );
    const { rows } = await db.execute(sql`select id, created_at from drizzle.__drizzle_migrations`);
    expect(rows).toEqual(before.rows);
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
    await migrateDatabase(url, log);
  });

  it('counts a database without our tables as not migrated', async () => {
    await expect(isMigrated(connectTo(databaseAddress(server, 'postgres')))).rejects.toThrow();
  });

  it('says what to check when the server refuses, without the password', async () => {
    const wrong = new URL(url);
    wrong.password = 'planted-password';
    await expect(migrateDatabase(wrong.href, log)).rejects.toThrow(
      /^Couldn't connect to the database: .*\. Check DATABASE_URL/,
    );
    await expect(migrateDatabase(wrong.href, log)).rejects.not.toThrow(/planted/);
  });
});
