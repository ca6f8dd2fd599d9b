import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAlert, insertCompany, insertUser, signInAs } from '../../../test/factories.ts';
import { startTestApi, until, type TestApi } from '../../../test/kit.ts';
import { startReceiver, type Receiver } from '../../../test/receiver.ts';
import { callApi } from '../../../test/uploads.ts';
import { startDelivering } from './jobs/delivering.ts';
import type { RunningQueue } from '../../platform/jobs/run-queue.ts';
import { ALLOWED_HOSTS_FILE } from '../../platform/outbound/allowed-hosts.ts';
import { auditLog, jobs } from '../../platform/database/schema/installation.ts';
import { webhookDeliveries, webhooks } from '../../platform/database/schema/integrations.ts';
import { deleteOldDeliveries, WEBHOOK_QUEUE } from './store/webhook-deliveries.ts';

const BASE = '/api/webhooks/v1/';
let api: TestApi;
let receiver: Receiver;
let delivering: RunningQueue;
let companyId: number;
let access: string;

beforeAll(async () => {
  api = await startTestApi();
  receiver = await startReceiver();
  await writeFile(join(api.services.env.DATA_DIR, ALLOWED_HOSTS_FILE), '127.0.0.1\n');
  companyId = (await insertCompany(api.db)).id;
  access = (
    await signInAs(api.services, await insertUser(api.db, { companyId, groupName: 'Admins' }))
  ).token;
  delivering = startDelivering(api.services, { pollMilliseconds: 50 });
});
afterAll(async () => {
  await delivering.stop();
  await receiver.close();
  await api.stop();
});

const ask = (method: string, path: string, body?: unknown) =>
  callApi(api, access, method, `${BASE}${path}`, body);
let links = 0;
/** A webhook on a path of its own, so that tests do not hear each other. */
async function make(
  kinds: string[] = ['note.changed'],
): Promise<{ id: number; path: string; secret: string }> {
  const path = `/in/${(links += 1)}`;
  const { status, body } = await ask('POST', '', {
    name: 'SIEM',
    url: `${receiver.url}${path}`,
    kinds,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.webhook.id, path, secret: body.secret };
}
const at = (path: string) => receiver.received.filter((one) => one.path === path);
const log = async (id: number) => (await ask('GET', `${id}/deliveries/`)).body;
/** The newest delivery, once it has been tried so often. */
const tried = (id: number, attempts: number) =>
  until(async () =>
    (await log(id)).results.find((row: { attempts: number }) => row.attempts === attempts),
  );
const writeNote = async () => {
  const { mediaId } = await insertAlert(api.db, { companyId });
  return (
    await callApi(api, access, 'POST', '/api/alert/v1/create_notes/', {
      media_id: mediaId,
      text: 'Seen.',
    })
  ).body;
};

describe('a webhook', () => {
  it('shows its secret when it is made and when it is changed, never again, and stores it sealed', async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^whsec_/);
    const rotated = await ask('POST', `${id}/rotate_secret/`);
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(rotated.body.secret).not.toBe(secret);
    const shown = JSON.stringify([
      (await ask('GET', '')).body,
      (await ask('GET', `${id}/`)).body,
      (await ask('PATCH', `${id}/`, { name: 'SIEM 2' })).body,
    ]);
    expect(shown).toContain('SIEM 2');
    expect(shown).not.toContain('whsec_');
    const [row] = await api.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(Buffer.from(row?.secret ?? []).includes(rotated.body.secret.slice(6))).toBe(false);
    const audited = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `webhook:${id}`), like(auditLog.action, 'webhook.%')))
      .orderBy(asc(auditLog.id));
    expect(audited.map(({ action }) => action)).toEqual([
      'webhook.created',
      'webhook.secret_rotated',
      'webhook.changed',
    ]);
    expect(JSON.stringify(audited)).not.toContain('whsec_');
  });

  it('takes only links that may be called', async () => {
    for (const url of [
      'http://hooks.example/in',
      'https://192.168.1.1/',
      'https://[::1]/',
      'https://me:pw@hooks.example/',
      'javascript:alert(1)',
      'https://169.254.169.254/',
    ]) {
      expect(
        await ask('POST', '', { name: 'x', url, kinds: ['alert.created'] }),
        url,
      ).toMatchObject({ status: 422, body: { errors: [{ path: 'url', code: 'not_callable' }] } });
    }
    const { id } = await make();
    expect(await ask('PATCH', `${id}/`, { url: 'https://10.0.0.1/' })).toMatchObject({
      status: 422,
    });
    expect(await ask('PATCH', `${id}/`, { kinds: [] })).toMatchObject({ status: 422 });
    expect(
      await ask('POST', '', { name: 'x', url: 'https://hooks.example/', kinds: ['ping'] }),
    ).toMatchObject({ status: 422 });
  });

  it('is one of twenty at most', async () => {
    const own = await insertUser(api.db, {
      companyId: (await insertCompany(api.db)).id,
      groupName: 'Admins',
    });
    const { token } = await signInAs(api.services, own);
    const create = () =>
      callApi(api, token, 'POST', BASE, {
        name: 'x',
        url: 'https://hooks.example/',
        kinds: ['alert.created'],
      });
    const statuses = (await Promise.all(Array.from({ length: 22 }, create))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });
});

describe('a delivery', () => {
  it('tells of what happened, signed, to the webhooks of the company that want to hear of it', async () => {
    const [wants, other] = [
      await make(['note.changed', 'alert.created']),
      await make(['scan.finished']),
    ];
    const note = await writeNote();
    const { id: alertId } = await insertAlert(api.db, { companyId });
    await callApi(api, access, 'PATCH', `/api/alert/v1/${alertId}`, {
      version: 1,
      status: 'VALIDATED',
    });
    await until(async () => at(wants.path).length === 1);
    const { headers, body } = at(wants.path)[0]!;
    const {
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': signature,
    } = headers;
    const key = Buffer.from(wants.secret.slice('whsec_'.length), 'base64');
    expect(signature).toBe(
      `v1,${createHmac('sha256', key)
        .update(`${String(id)}.${String(seconds)}.${body}`)
        .digest('base64')}`,
    );
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(120);
    expect(JSON.parse(body)).toEqual({
      id,
      kind: 'note.changed',
      created_at: expect.any(String),
      data: {
        event_id: expect.any(Number),
        note_id: note.id,
        media_id: note.media_id,
        alert_id: null,
        change: 'created',
        actor_id: expect.any(Number),
      },
    });
    await tried(wants.id, 1);
    expect(await log(wants.id)).toMatchObject({
      count: 1,
      results: [
        {
          message_id: id,
          kind: 'note.changed',
          state: 'delivered',
          attempts: 1,
          status: 204,
          problem: null,
          next_attempt_at: null,
        },
      ],
    });
    expect((await ask('GET', `${wants.id}/`)).body).toMatchObject({
      problem: null,
      last_delivered_at: expect.any(String),
    });
    expect((await log(other.id)).count).toBe(0);
  });

  it(
    'that failed is tried again later, says why, and goes out at once when it is sent once ' +
      'more, under the same id',
    async () => {
      const { id, path } = await make();
      receiver.answers.set(path, { status: 500 });
      await writeNote();
      const failed = await tried(id, 1);
      expect(failed).toMatchObject({
        state: 'queued',
        status: 500,
        problem: 'The server responded with status 500.',
      });
      expect(Date.parse(failed.next_attempt_at) - Date.parse(failed.attempted_at)).toBe(5_000);
      expect((await ask('GET', `${id}/`)).body.problem).toBe(
        'The server responded with status 500.',
      );
      receiver.answers.delete(path);
      expect(await ask('POST', `${id}/deliveries/${failed.id}/replay/`)).toMatchObject({
        status: 202,
        body: { id: failed.id },
      });
      expect(await tried(id, 2)).toMatchObject({
        state: 'delivered',
        message_id: failed.message_id,
      });
      expect(await ask('POST', `${id}/deliveries/${failed.id}/replay/`)).toMatchObject({
        status: 202,
      });
      await tried(id, 3);
      expect(new Set(at(path).map(({ headers }) => headers['webhook-id']))).toEqual(
        new Set([failed.message_id]),
      );
    },
  );

  it('waits as long as the receiver asks for, and is given up after the last try', async () => {
    const { id, path } = await make();
    receiver.answers.set(path, { status: 429, headers: { 'retry-after': '3600' } });
    await writeNote();
    const first = await tried(id, 1);
    expect(Date.parse(first.next_attempt_at) - Date.parse(first.attempted_at)).toBe(3_600_000);
    await api.db
      .update(jobs)
      .set({ attempts: 9 })
      .where(and(eq(jobs.queue, WEBHOOK_QUEUE), eq(jobs.dedupeKey, `delivery:${first.id}`)));
    await ask('POST', `${id}/deliveries/${first.id}/replay/`);
    expect(await tried(id, 2)).toMatchObject({ state: 'failed', next_attempt_at: null });
    expect((await ask('GET', `${id}/deliveries/?state=failed`)).body.count).toBe(1);
  });

  it(
    'ends a webhook whose receiver says that it is gone; switched off, nothing is queued and ' +
      'nothing sent',
    async () => {
      const { id, path } = await make();
      receiver.answers.set(path, { status: 410 });
      await writeNote();
      expect(await tried(id, 1)).toMatchObject({ state: 'failed', status: 410 });
      expect((await ask('GET', `${id}/`)).body.is_active).toBe(false);
      await writeNote();
      expect((await log(id)).count).toBe(1);
      expect(await ask('POST', `${id}/ping/`)).toMatchObject({ status: 409 });
      receiver.answers.delete(path);
      await ask('PATCH', `${id}/`, { is_active: true });
      expect(await ask('POST', `${id}/ping/`)).toMatchObject({
        status: 202,
        body: { kind: 'ping', state: 'queued' },
      });
      await until(async () => at(path).length === 2);
      expect(JSON.parse(at(path).at(-1)?.body ?? '')).toMatchObject({ kind: 'ping', data: {} });
    },
  );

  it('X1: is not made to what the operator no longer allows, and says so in the log', async () => {
    const { id, path } = await make();
    await writeFile(join(api.services.env.DATA_DIR, ALLOWED_HOSTS_FILE), '10.0.0.1\n');
    await ask('POST', `${id}/ping/`);
    expect(await tried(id, 1)).toMatchObject({
      status: null,
      problem: expect.stringContaining('no public IP address'),
    });
    await writeFile(join(api.services.env.DATA_DIR, ALLOWED_HOSTS_FILE), '127.0.0.1\n');
    expect(at(path)).toEqual([]);
  });

  it('is forgotten with its webhook, and after a month', async () => {
    const { id } = await make();
    await ask('POST', `${id}/ping/`);
    await tried(id, 1);
    await api.db
      .update(webhookDeliveries)
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(webhookDeliveries.webhookId, id));
    await deleteOldDeliveries(api.db, new Date());
    expect((await log(id)).count).toBe(0);
    // Deleted at once: its delivery is on the way, and neither waits for the other.
    await ask('POST', `${id}/ping/`);
    expect((await ask('DELETE', `${id}/`)).status).toBe(204);
    expect(await api.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, id))).toBe(0);
    expect((await ask('GET', `${id}/deliveries/`)).status).toBe(404);
  });
});

it('messages on demand are sixty in a quarter of an hour, for a company', async () => {
  const own = await insertUser(api.db, {
    companyId: (await insertCompany(api.db)).id,
    groupName: 'Admins',
  });
  const { token } = await signInAs(api.services, own);
  const { body } = await callApi(api, token, 'POST', BASE, {
    name: 'x',
    url: 'https://hooks.invalid/',
    kinds: ['alert.created'],
  });
  await callApi(api, token, 'PATCH', `${BASE}${body.webhook.id}/`, { is_active: false });
  const statuses = (
    await Promise.all(
      Array.from({ length: 61 }, () =>
        callApi(api, token, 'POST', `${BASE}${body.webhook.id}/ping/`),
      ),
    )
  ).map(({ status }) => status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
