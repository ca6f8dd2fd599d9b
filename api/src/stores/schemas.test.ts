import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { databaseAddress } from '../../test/database-address.ts';
import { countRows, fixturePath, KEPT_STEPS, migrateTo } from '../../test/earlier-schema.ts';
import { listAlerts } from './alert-lists.ts';
import { listAudit } from './audit.ts';
import { connect, type Connection } from './database.ts';
import { listFiles } from './files.ts';
import { listMedia } from './media-lists.ts';
import { isMigrated, migrateDatabase } from './migrate.ts';
import { listNotes } from './notes.ts';
import { findUserByEmail } from './users.ts';

const server = inject('databaseServer');
const names: string[] = [];
const open: Connection[] = [];
afterAll(async () => {
  await Promise.all(open.map((connection) => connection.close()));
  const client = new pg.Client({ connectionString: databaseAddress(server, 'postgres') });
  await client.connect();
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
});

/**
 * A database as an installation of that time left it, brought to the present schema; and how many
 * rows its tables had.
 */
async function upgraded(step: number) {
  const name = `step_${randomUUID().replaceAll('-', '')}`;
  names.push(name);
  const admin = new pg.Client({ connectionString: databaseAddress(server, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = databaseAddress(server, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateTo(client, step);
  await client.query(readFileSync(fixturePath(step), 'utf8'));
  const before = await countRows(client);
  await migrateDatabase(url, pino({ level: 'silent' }));
  const after = await countRows(client);
  await client.end();
  const connection = connect(url, () => undefined, 2);
  open.push(connection);
  return { before, after, db: connection.db };
}

/** Caches and queues of what is worked out from other rows: a later version may build them anew. */
const DERIVED = new Set([
  'tallies',
  'vocabulary',
  'alert_texts',
  'media_texts',
  'media_texts_words',
  'presence',
  'presence_processes',
  'installation',
  'throttles',
]);

describe('data of earlier schemas', () => {
  it.each(KEPT_STEPS)(
    'after migration %i is brought forward whole and read by the present stores',
    async (step) => {
      const { before, after, db } = await upgraded(step);
      expect(await isMigrated(db)).toBe(true);
      const lost = [...before].filter(
        ([table, count]) => !DERIVED.has(table) && (after.get(table) ?? 0) < count,
      );
      expect(lost).toEqual([]);
      const of = { companyId: 1, page: 1, pageSize: 10 };
      expect((await findUserByEmail(db, 'anna@meridiana.example'))?.user.firstName).toBe('Anna');
      expect(
        await listAlerts(db, { companyId: 1 }, { by: 'detected_at', direction: 'desc' }, of),
      ).toMatchObject({ count: 1, rows: [{ alert: { title: 'A threat' } }] });
      expect(await listMedia(db, { companyId: 1 }, of)).toMatchObject({
        count: 1,
        rows: [
          {
            title: 'A threat',
            scanStatus: 'QUEUED',
            alertStatuses: [{ status: 'DETECTED', count: 1 }],
          },
        ],
      });
      expect(await listNotes(db, { ...of, mediaId: 1 })).toMatchObject({ count: 1 });
      expect(await listFiles(db, 1, 1, 10)).toMatchObject({ count: 1 });
      expect(await listAudit(db, { companyId: 1 }, of)).toMatchObject({ count: 1 });
    },
  );

  it('every kept step has a row in every table of its time that holds what people and vendors brought', () => {
    for (const step of KEPT_STEPS) {
      const written = readFileSync(fixturePath(step), 'utf8');
      for (const table of [
        'companies',
        'users',
        'sessions',
        'media',
        'files',
        'alerts',
        'findings',
        'scan_reports',
        'notes',
        'activities',
        'notifications',
        'jobs',
        'targets',
      ]) {
        if (!written.includes(`insert into "${table}"`))
          expect.fail(`step ${step} has no row in ${table}`);
      }
    }
  });
});
