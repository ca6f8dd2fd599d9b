import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import { insertMedia } from '../../../test/factories.ts';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { postponeMail } from '../../platform/mail/send-mail.ts';
import { enqueueMail } from '../../platform/mail/queue.ts';
import { claimJob } from '../../platform/jobs/jobs.ts';
import { countJobs } from '../../platform/jobs/job-figures.ts';
import { deleteOldMails } from '../../platform/mail/mails.ts';
import { auditLog, jobs } from '../../platform/database/schema/installation.ts';
import { media } from '../../platform/database/schema/media.ts';
import { mails } from '../../platform/database/schema/messages.ts';

const DEAD = '/api/jobs/v1/dead/';
let api: TestApi;
let admin: TestPerson;
let analyst: TestPerson;
let foreign: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await signUpCompany(api);
  foreign = await signUpCompany(api);
  analyst = await addColleague(api, { admin });
});
afterAll(() => api.stop());

const list = async (person = admin) =>
  (await call(api, 'GET', DEAD, { access: person.access })).body;
const retry = (id: number, person = admin) =>
  call(api, 'POST', `${DEAD}${id}/retry/`, { access: person.access });
async function bury(
  queue: string,
  payload: Record<string, unknown>,
  dedupeKey: string = randomUUID(),
): Promise<number> {
  const [job] = await api.db
    .insert(jobs)
    .values({
      companyId: admin.companyId,
      queue,
      payload,
      dedupeKey,
      state: 'dead',
      attempts: 3,
      lastError: [say('scannerMemoryLimit', { most: 512 })],
      finishedAt: api.clock.now(),
    })
    .returning();
  return job?.id ?? 0;
}
async function deadLetter(expiresAt: Date | null): Promise<{ jobId: number; recipient: string }> {
  const recipient = `${randomUUID()}@nowhere.example`;
  await api.db.delete(jobs).where(eq(jobs.queue, 'mail'));
  await api.db.transaction((tx) =>
    enqueueMail(tx, api.services, {
      companyId: admin.companyId,
      userId: null,
      kind: 'invitation',
      to: { name: '', address: recipient },
      dedupeKey: recipient,
      letter: { subject: 'Join us', paragraphs: ['Hello.'] },
      ...(expiresAt === null ? {} : { expiresAt }),
    }),
  );
  const job = await claimJob(api.db, 'mail', 60, null);
  if (job === null) throw new Error('There is no letter to fail with.');
  await postponeMail(
    api.services,
    { ...job, maxAttempts: 1 },
    say('quotedWords', { words: 'The mail server is not there.' }),
  );
  return { jobId: job.id, recipient };
}

describe('work that was given up', () => {
  it('is listed to the admins of its company with what it was about, why and when, and is counted', async () => {
    const item = await insertMedia(api.db, {
      companyId: admin.companyId,
      title: 'photo.jpg',
      scanStatus: 'FAILED',
    });
    const id = await bury('scan', { mediaId: item.id });
    expect(await list()).toMatchObject({
      count: 1,
      results: [
        {
          id,
          kind: 'scan',
          about: 'photo.jpg',
          about_id: item.id,
          problem: 'The scanner needed more than 512 MiB of memory.',
          attempts: 3,
          not_retried_because: null,
          died_at: expect.any(String),
        },
      ],
    });
    expect((await list(foreign)).count).toBe(0);
    expect((await call(api, 'GET', DEAD, { access: analyst.access })).status).toBe(403);
    expect(await countJobs(api.db)).toContainEqual({
      queue: 'scan',
      state: 'dead',
      count: 1,
      oldestSeconds: 0,
    });
  });

  it('begins anew once, however often it is asked for, and the audit log says by whom', async () => {
    const item = await insertMedia(api.db, {
      companyId: admin.companyId,
      title: 'archive.zip',
      scanStatus: 'FAILED',
    });
    const id = await bury('ocr', { mediaId: item.id });
    expect((await retry(id, foreign)).status).toBe(404);
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const waiting = await api.db
      .select()
      .from(jobs)
      .where(eq(jobs.dedupeKey, `media:${item.id}`));
    expect(waiting).toMatchObject([
      { queue: 'scan', state: 'ready', attempts: 0, payload: { mediaId: item.id } },
    ]);
    expect((await api.db.select().from(media).where(eq(media.id, item.id)))[0]?.scanStatus).toBe(
      'QUEUED',
    );
    const entries = await api.db.select().from(auditLog).where(like(auditLog.action, 'job.%'));
    expect(entries).toMatchObject([
      {
        actorId: admin.id,
        action: 'job.retried',
        subject: `job:${id}`,
        detail: { kind: 'picture_text' },
      },
    ]);
    const { body } = await call(api, 'GET', '/api/audit/v1/?action=job.retried', {
      access: admin.access,
    });
    expect(body.results).toMatchObject([
      {
        detail: { problem: 'The scanner needed more than 512 MiB of memory.' },
        detail_reasons: { problem: [{ code: 'scannerMemoryLimit', params: { most: '512' } }] },
      },
    ]);
  });

  it('is not doubled when the same work waits already', async () => {
    const payload = { kind: 'notifications', userId: admin.id };
    const id = await bury('mail-errand', payload, `notifications:${admin.id}`);
    await api.db
      .insert(jobs)
      .values({
        companyId: admin.companyId,
        queue: 'mail-errand',
        payload,
        dedupeKey: `notifications:${admin.id}`,
      })
      .onConflictDoNothing();
    expect((await retry(id)).status).toBe(204);
    expect(
      await api.db
        .select()
        .from(jobs)
        .where(eq(jobs.dedupeKey, `notifications:${admin.id}`)),
    ).toMatchObject([{ state: 'ready' }]);
  });

  it('says what to do instead when there is nothing left to do', async () => {
    const gone = await bury('scan', { mediaId: 999_999_999 });
    const old = await bury('rescan', { rescanId: 1 });
    expect(await retry(gone)).toMatchObject({
      status: 409,
      body: { title: expect.stringContaining('has been deleted') },
    });
    expect(await retry(old)).toMatchObject({
      status: 409,
      body: { title: expect.stringContaining('Apply the lists again') },
    });
    const rows = (await list()).results as {
      id: number;
      about: string | null;
      not_retried_because: string | null;
    }[];
    expect(rows.find(({ id }) => id === gone)).toMatchObject({
      about: null,
      not_retried_because: expect.stringContaining('deleted'),
    });
  });

  it('a letter is sent after all while it is valid, and keeps no words longer', async () => {
    const { jobId, recipient } = await deadLetter(null);
    expect((await list()).results).toContainEqual(
      expect.objectContaining({
        id: jobId,
        kind: 'mail',
        about: recipient,
        problem: 'The mail server is not there.',
        not_retried_because: null,
      }),
    );
    expect((await retry(jobId)).status).toBe(204);
    expect(
      (await api.db.select().from(mails).where(eq(mails.recipient, recipient)))[0],
    ).toMatchObject({ state: 'queued', sealed: expect.anything() });
    expect(await claimJob(api.db, 'mail', 60, null)).toMatchObject({ attempts: 0, maxAttempts: 9 });

    const late = await deadLetter(new Date(Date.now() - 60_000));
    expect(await retry(late.jobId)).toMatchObject({
      status: 409,
      body: { title: expect.stringContaining('no longer valid') },
    });
    await deleteOldMails(api.db, new Date());
    expect(
      (await api.db.select().from(mails).where(eq(mails.recipient, late.recipient)))[0],
    ).toMatchObject({ state: 'failed', sealed: null });
  });
});
