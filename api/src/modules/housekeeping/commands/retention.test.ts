import { access } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAlert,
  insertCompany,
  insertFinding,
  insertMedia,
  insertNotification,
  insertUser,
  signInAs,
} from '../../../../test/factories.ts';
import { call, startTestApi, until, type TestApi } from '../../../../test/kit.ts';
import { putFile } from '../../../../test/put-file.ts';
import type { BlobWriter } from '../../../platform/blobs/blobs.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import {
  activities,
  noteMentions,
  notes,
} from '../../../platform/database/schema/collaboration.ts';
import { auditLog } from '../../../platform/database/schema/installation.ts';
import { accessKeys } from '../../../platform/database/schema/integrations.ts';
import {
  files,
  media,
  orphanBlobs,
  uploadTokens,
} from '../../../platform/database/schema/media.ts';
import { notifications } from '../../../platform/database/schema/messages.ts';
import { companies, users } from '../../../platform/database/schema/people.ts';
import { companySettings } from '../../../platform/database/schema/settings.ts';
import { passwordHistory } from '../../../platform/database/schema/sign-in.ts';
import { mutedRules, protectedTerms, targets } from '../../../platform/database/schema/watch.ts';
import { applyRetention } from './apply-retention.ts';
import { removeOrphanBlobs } from './remove-orphan-blobs.ts';

let api: TestApi;
let companyId: number;
let user: typeof users.$inferSelect;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  companyId = (await insertCompany(api.db)).id;
  user = await insertUser(api.db, { companyId, groupName: 'Admins' });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const keepDays = async (retentionDays: number | null) => {
  const { token } = await signInAs(api.services, user);
  const change = { access: token, body: { retention_days: retentionDays } };
  expect((await call(api, 'PATCH', '/api/settings/v1/', change)).status).toBe(200);
};
const titles = async () =>
  (
    await api.db
      .select({ title: media.title })
      .from(media)
      .where(eq(media.companyId, companyId))
      .orderBy(media.id)
  ).map((row) => row.title);
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const put = (name: string, text: string) =>
  putFile(api.services, { companyId, userId: user.id }, name, Buffer.from(text));

/** Resolves when a session of this database waits for a lock. */
const somebodyWaits = () =>
  until(
    async () =>
      (
        await api.db.execute(sql`
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      ).rows.length > 0,
  );

/** Uploads, and runs something when the bytes are placed and all but the commit is done. */
async function putHolding(
  name: string,
  text: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { blobs } = api.services;
  const begin = async (): Promise<BlobWriter> => {
    const writer = await blobs.begin();
    const place = async () => {
      await writer.place();
      await meanwhile();
    };
    return {
      get size() {
        return writer.size;
      },
      write: (chunk) => writer.write(chunk),
      seal: () => writer.seal(),
      discard: () => writer.discard(),
      place,
    };
  };
  await putFile(
    { ...api.services, blobs: { ...blobs, begin } },
    { companyId, userId: user.id },
    name,
    Buffer.from(text),
  );
}

describe('retention', () => {
  it('deletes what is older than the setting, with everything about it, and nothing else', async () => {
    const old = await insertMedia(api.db, { companyId, title: 'old', createdAt: daysAgo(41) });
    const alert = await insertAlert(api.db, {
      companyId,
      mediaId: old.id,
      detectedAt: daysAgo(41),
      status: 'VALIDATED',
    });
    await insertFinding(api.db, { companyId, mediaId: old.id, alertId: alert.id });
    await insertNotification(api.db, {
      companyId,
      recipientId: user.id,
      mediaId: old.id,
      alertId: alert.id,
    });
    await insertMedia(api.db, { companyId, title: 'young', createdAt: daysAgo(39) });
    const again = await insertMedia(api.db, {
      companyId,
      title: 'uploaded again',
      createdAt: daysAgo(90),
    });
    await api.db.insert(files).values({
      companyId,
      mediaId: again.id,
      userId: user.id,
      filename: 'again',
      createdAt: daysAgo(1),
    });
    const found = await insertMedia(api.db, {
      companyId,
      title: 'found again',
      createdAt: daysAgo(90),
      highestSeverity: 5,
      headline: 'Old and grave',
    });
    await insertAlert(api.db, {
      companyId,
      mediaId: found.id,
      detectedAt: daysAgo(60),
      title: 'Old and grave',
      severity: 5,
    });
    await insertAlert(api.db, {
      companyId,
      mediaId: found.id,
      detectedAt: daysAgo(2),
      title: 'New and mild',
      severity: 2,
    });
    const other = (await insertCompany(api.db)).id;
    const foreign = await insertMedia(api.db, { companyId: other, createdAt: daysAgo(400) });

    await applyRetention(api.services);
    expect(await titles()).toHaveLength(4);
    await keepDays(40);
    await applyRetention(api.services);
    expect(await titles()).toEqual(['young', 'uploaded again', 'found again']);
    expect(
      (await api.db.select().from(alerts).where(eq(alerts.companyId, companyId))).map(
        (row) => row.title,
      ),
    ).toEqual(['New and mild']);
    expect((await api.db.select().from(media).where(eq(media.id, found.id)))[0]).toMatchObject({
      highestSeverity: 2,
      headline: 'New and mild',
    });
    expect(
      await api.db.select().from(notifications).where(eq(notifications.companyId, companyId)),
    ).toEqual([]);
    expect(await api.db.select().from(media).where(eq(media.id, foreign.id))).toHaveLength(1);
  });

  it('works in batches until nothing old is left, also when two processes do it at once', async () => {
    await api.db.insert(media).values(
      Array.from({ length: 450 }, (_, n) => ({
        companyId,
        sourceId: 20,
        vendorId: `entry-${n}`,
        title: `entry ${n}`,
        sourceName: 'Web feed',
        createdAt: daysAgo(50),
      })),
    );
    await keepDays(30);
    await Promise.all([applyRetention(api.services), applyRetention(api.services)]);
    expect(await titles()).toEqual([]);
  });

  it('spares an old item that somebody uploads again at that moment', async () => {
    const { media: item } = await put('again.txt', `again ${companyId}`);
    await api.db
      .update(media)
      .set({ createdAt: daysAgo(50) })
      .where(eq(media.id, item.id));
    await api.db
      .update(files)
      .set({ createdAt: daysAgo(50) })
      .where(eq(files.mediaId, item.id));
    await keepDays(30);
    let retention: Promise<unknown> = Promise.resolve();
    await putHolding('again.txt', `again ${companyId}`, async () => {
      retention = applyRetention(api.services);
      await somebodyWaits();
    });
    await retention;
    expect(await titles()).toEqual(['again.txt']);
    expect(await api.db.select().from(files).where(eq(files.mediaId, item.id))).toHaveLength(2);
  });

  it('stops between two batches when it is told to', async () => {
    await insertMedia(api.db, { companyId, title: 'old', createdAt: daysAgo(50) });
    await keepDays(30);
    await applyRetention(api.services, AbortSignal.abort());
    expect(await titles()).toEqual(['old']);
  });
});

describe('files whose item is gone', () => {
  it('are removed with their preview, unless another company has the same bytes', async () => {
    const [mine, shared] = [
      await put('mine.txt', `mine ${companyId}`),
      await put('shared.txt', `shared ${companyId}`),
    ];
    const other = await insertUser(api.db, { companyId: (await insertCompany(api.db)).id });
    await putFile(
      api.services,
      { companyId: other.companyId, userId: other.id },
      'shared.txt',
      Buffer.from(`shared ${companyId}`),
    );
    const [a, b] = [mine.media.sha256 ?? '', shared.media.sha256 ?? ''];
    await api.services.blobs.writePreview(a, Buffer.from('webp'));
    await api.db.delete(media).where(eq(media.companyId, companyId));
    await removeOrphanBlobs(api.services);
    expect([
      await exists(api.services.blobs.path(a)),
      await exists(api.services.blobs.previewPath(a)),
      await exists(api.services.blobs.path(b)),
    ]).toEqual([false, false, true]);
    expect(await api.db.select().from(orphanBlobs)).toEqual([]);
  });

  const orphaned = async (text: string) => {
    const { media: item } = await put('first.txt', text);
    await api.db.delete(media).where(eq(media.id, item.id));
    return item.sha256 ?? '';
  };

  it('are put in place anew by an upload that comes while they are removed', async () => {
    const sha256 = await orphaned(`removed ${companyId}`);
    const { blobs } = api.services;
    let upload: Promise<unknown> = Promise.resolve();
    const remove = async (name: string) => {
      upload = put('second.txt', `removed ${companyId}`);
      await somebodyWaits();
      await blobs.remove(name);
    };
    expect(await removeOrphanBlobs({ db: api.db, blobs: { ...blobs, remove } })).toBe(1);
    await upload;
    expect(await blobs.has(sha256)).toBe(true);
  });

  it('are spared when an upload of the same bytes is under way', async () => {
    const sha256 = await orphaned(`spared ${companyId}`);
    let removal: Promise<number> = Promise.resolve(-1);
    await putHolding('second.txt', `spared ${companyId}`, async () => {
      removal = removeOrphanBlobs(api.services);
      await somebodyWaits();
    });
    expect(await removal).toBe(0);
    expect(await api.services.blobs.has(sha256)).toBe(true);
  });
});

/** Fills every table that knows the company with at least one row. */
async function fill(): Promise<string> {
  const { db } = api;
  const { token } = await signInAs(api.services, user);
  const { media: item } = await put('full.txt', `full ${companyId}`);
  const [target] = await db
    .insert(targets)
    .values({ companyId, sourceId: 5, type: 'account', accountUsername: 'acme' })
    .returning();
  const alert = await insertAlert(db, {
    companyId,
    mediaId: item.id,
    targetId: target?.id ?? null,
    assigneeId: user.id,
    status: 'DISMISSED',
  });
  await insertFinding(db, { companyId, mediaId: item.id, alertId: alert.id });
  const [note] = await db
    .insert(notes)
    .values({
      companyId,
      mediaId: item.id,
      alertId: alert.id,
      authorId: user.id,
      authorName: 'Giulia',
      text: 'x',
    })
    .returning();
  await db.insert(noteMentions).values({ noteId: note?.id ?? 0, userId: user.id });
  await db.insert(activities).values({
    companyId,
    mediaId: item.id,
    alertId: alert.id,
    noteId: note?.id ?? null,
    actorId: user.id,
    kind: 'note_added',
  });
  await insertNotification(db, {
    companyId,
    recipientId: user.id,
    mediaId: item.id,
    alertId: alert.id,
    actorId: user.id,
    aboutUserId: user.id,
  });
  await db.insert(passwordHistory).values({ userId: user.id, passwordHash: 'none' });
  for (const [method, path, body] of [
    ['PATCH', '/api/settings/v1/', { protected_names: ['Meridiana'] }],
    ['POST', '/api/integrations/v1/access-keys/', { name: 'SIEM', scopes: ['read'] }],
    ['POST', '/api/settings/v1/muted_rules/', { alert_id: alert.id, same_target: true }],
  ] as const) {
    expect((await call(api, method, path, { access: token, body })).status, path).toBeLessThan(300);
  }
  return item.sha256 ?? '';
}

/** Tables with a company_id that still hold rows of the company. */
async function leftovers(id: number): Promise<string[]> {
  const { rows } = await api.db.execute<{ table_name: string }>(
    sql`select table_name from information_schema.columns where table_schema = 'public'
      and column_name = 'company_id' order by 1`,
  );
  const left: string[] = [];
  for (const { table_name: name } of rows) {
    const found = await api.db.execute(
      sql`select 1 from ${sql.identifier(name)} where company_id = ${id} limit 1`,
    );
    if (found.rows.length > 0) left.push(name);
  }
  return left;
}

describe('deleting a company', () => {
  it('leaves no row, no file and no audit entry of it, and nothing of anybody else is touched', async () => {
    const sha256 = await fill();
    expect(await leftovers(companyId)).toEqual(
      expect.arrayContaining([
        'access_keys',
        'alerts',
        'audit_log',
        'company_settings',
        'findings',
        'jobs',
        'media',
        'muted_rules',
        'protected_terms',
        'targets',
        'users',
      ]),
    );
    const others = await insertUser(api.db, { companyId: (await insertCompany(api.db)).id });
    await api.db.delete(companies).where(eq(companies.id, companyId));
    expect(await leftovers(companyId)).toEqual([]);
    for (const [table, owner] of [
      [passwordHistory, passwordHistory.userId],
      [uploadTokens, uploadTokens.userId],
      [accessKeys, accessKeys.createdBy],
    ] as const) {
      expect(await api.db.select().from(table).where(eq(owner, user.id))).toEqual([]);
    }
    await removeOrphanBlobs(api.services);
    expect(await api.services.blobs.has(sha256)).toBe(false);
    expect(await api.db.select().from(users).where(eq(users.id, others.id))).toHaveLength(1);
  });
});

describe('deleting a user', () => {
  it('ends their keys and sessions, keeps the company’s work, and leaves nothing that points at them', async () => {
    await fill();
    await api.db.delete(users).where(eq(users.id, user.id));
    const { rows } = await api.db.execute<{ name: string; column: string }>(sql`
      select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'users'::regclass`);
    expect(rows.length).toBeGreaterThan(10);
    for (const { name, column } of rows) {
      const found = await api.db.execute(
        sql`select 1 from ${sql.identifier(name)} where ${sql.identifier(column)} = ${user.id} limit 1`,
      );
      expect(found.rows, `${name}.${column}`).toEqual([]);
    }
    for (const table of [alerts, notes, activities, mutedRules, companySettings, protectedTerms]) {
      expect(await api.db.select().from(table).where(eq(table.companyId, companyId))).toHaveLength(
        1,
      );
    }
    const acts = await api.db.select().from(auditLog).where(eq(auditLog.companyId, companyId));
    expect(acts.length).toBeGreaterThan(2);
    expect(acts.every((act) => act.actorEmail === user.email)).toBe(true);
  });
});
