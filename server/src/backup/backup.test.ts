import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseAddress } from '../../../api/test/database-address.ts';
import {
  insertAlert,
  insertCompany,
  insertFinding,
  insertNotification,
  insertUser,
} from '../../../api/test/factories.ts';
import { startTestApi, type TestApi } from '../../../api/test/kit.ts';
import { notes } from '@vedetta/api/platform/database/schema/collaboration.ts';
import { installationId } from '@vedetta/api/platform/secrets/installation.ts';
import { connect } from '@vedetta/api/platform/database/database.ts';
import type { Sums } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const log = pino({ level: 'silent' });
let api: TestApi;
let folder: string;
let file: string;
let sums: Sums;
let counter = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vedetta-backup-'));
  file = join(folder, 'vedetta.backup');
  api = await startTestApi();
  const { db } = api;
  const company = await insertCompany(db, { name: 'Società "Übermut"\t\\N' });
  const user = await insertUser(db, { companyId: company.id });
  for (let n = 0; n < 30; n += 1) {
    const alert = await insertAlert(db, { companyId: company.id, title: `alert ${n}\n\\.` });
    await insertFinding(db, { companyId: company.id, mediaId: alert.mediaId, alertId: alert.id });
    await insertNotification(db, {
      companyId: company.id,
      recipientId: user.id,
      alertId: alert.id,
    });
    await db.insert(notes).values({
      companyId: company.id,
      mediaId: alert.mediaId,
      alertId: alert.id,
      authorId: user.id,
      authorName: 'Giulia Ferrari',
      text: `note ${n} 🛡`,
    });
  }
  const writer = await api.services.blobs.begin();
  await writer.write(Buffer.from('bytes of a file'));
  await writer.seal();
  await writer.place();
  writeFileSync(join(api.services.env.DATA_DIR, 'secret.key'), 'the key');
  writeFileSync(join(api.services.env.DATA_DIR, 'collectors.json'), '');
  sums = await writeBackup({
    url: api.databaseUrl,
    dataDir: api.services.env.DATA_DIR,
    file,
    now: new Date(),
  });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty database and an empty folder. */
async function emptyPlace(): Promise<{ url: string; dataDir: string; drop: () => Promise<void> }> {
  const name = `restored_${process.pid}_${(counter += 1)}`;
  const maintain = async (statement: string) => {
    const client = new pg.Client({
      connectionString: databaseAddress(api.databaseUrl, 'postgres'),
    });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await maintain(`create database ${name}`);
  return {
    url: databaseAddress(api.databaseUrl, name),
    dataDir: mkdtempSync(join(folder, 'data-')),
    drop: () => maintain(`drop database ${name} with (force)`),
  };
}
describe('a backup', () => {
  it(
    'D10: restored elsewhere is the same by row counts, sums and files, and a backup of that is ' +
      'the same again',
    async () => {
      expect(sums.tables).toMatchObject({
        alerts: { rows: 30 },
        findings: { rows: 30 },
        notes: { rows: 30 },
        companies: { rows: 1 },
      });
      expect(sums.files.count).toBe(3);
      const place = await emptyPlace();
      expect(await restoreBackup({ ...place, file, log })).toEqual(sums);
      expect(readFileSync(join(place.dataDir, 'secret.key'), 'utf8')).toBe('the key');
      expect(readdirSync(place.dataDir).sort()).toEqual(['blobs', 'collectors.json', 'secret.key']);
      const again = await writeBackup({
        url: place.url,
        dataDir: place.dataDir,
        file: join(folder, 'again.backup'),
        now: new Date(),
      });
      expect(again).toEqual(sums);

      // It goes on where it was: new rows get new ids, references hold, triggers count.
      const connection = connect(place.url, () => undefined, 2);
      const { db } = connection;
      const company = await insertCompany(db);
      const { mediaId } = await insertAlert(db, { companyId: company.id });
      expect(mediaId).toBeGreaterThan(30);
      await expect(
        insertFinding(db, { companyId: company.id, mediaId: 999_999 }),
      ).rejects.toThrow();
      expect(await installationId(db)).toBe(await installationId(db));
      await connection.close();
      await place.drop();
    },
  );

  it('is not put over an installation', async () => {
    const place = await emptyPlace();
    await expect(restoreBackup({ ...place, url: api.databaseUrl, file, log })).rejects.toThrow(
      /already contains an installation\. Set DATABASE_URL to an empty database/,
    );
    writeFileSync(join(place.dataDir, 'secret.key'), 'another');
    await expect(restoreBackup({ ...place, file, log })).rejects.toThrow(
      /belongs to an installation\. Set DATA_DIR to an empty folder/,
    );
    expect(readFileSync(join(place.dataDir, 'secret.key'), 'utf8')).toBe('another');
    await place.drop();
  });

  it.each([
    ['is cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 400), /is truncated/],
    [
      'lacks its last part',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).subarray(0, -10_240)),
      /is truncated|differs from the backup/,
    ],
    [
      'has another word in a row',
      (bytes: Buffer) =>
        gzipSync(
          Buffer.from(gunzipSync(bytes).toString('latin1').replace('note 7 ', 'note 8 '), 'latin1'),
        ),
      /The restored table notes differs from the backup: 30 of 30 rows, or other content/,
    ],
    [
      'is of another baseline',
      (bytes: Buffer) =>
        gzipSync(
          Buffer.from(
            gunzipSync(bytes)
              .toString('latin1')
              .replace(/"migration":1/, '"migration":9'),
            'latin1',
          ),
        ),
      /created by another build of Vedetta/,
    ],
    ['is something else', () => gzipSync(Buffer.alloc(2_000, 'x')), /is truncated or damaged/],
  ])('that %s restores nothing and says why', async (_, spoil, sentence) => {
    const place = await emptyPlace();
    const spoilt = join(folder, 'spoilt.backup');
    writeFileSync(spoilt, spoil(readFileSync(file)));
    await expect(restoreBackup({ ...place, file: spoilt, log })).rejects.toThrow(sentence);
    expect(readdirSync(place.dataDir)).toEqual([]);
    const connection = connect(place.url, () => undefined, 1);
    const { db } = connection;
    const rows = await db
      .execute(
        "select count(*) as n from pg_tables where schemaname = 'public' and tablename = 'alerts'",
      )
      .catch(() => null);
    if (rows?.rows[0]?.['n'] === '1')
      expect((await db.execute('select 1 from alerts')).rows).toEqual([]);
    await connection.close();
    await place.drop();
  });

  it('is not written into the folder that it copies: each would hold the earlier ones', async () => {
    const inside = join(api.services.env.DATA_DIR, 'backups', 'vedetta.backup');
    await expect(
      writeBackup({
        url: api.databaseUrl,
        dataDir: api.services.env.DATA_DIR,
        file: inside,
        now: new Date(),
      }),
    ).rejects.toThrow(
      /is inside DATA_DIR, so every backup would contain all earlier ones\. Give a file outside it/,
    );
    expect(existsSync(join(api.services.env.DATA_DIR, 'backups'))).toBe(false);
  });

  it('that cannot be written leaves nothing behind', async () => {
    await expect(
      writeBackup({
        url: api.databaseUrl,
        dataDir: api.services.env.DATA_DIR,
        file: join(folder, 'no/such/folder'),
        now: new Date(),
      }),
    ).rejects.toThrow(/ENOENT/);
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});
