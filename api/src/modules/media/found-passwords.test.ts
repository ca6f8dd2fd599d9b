import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TABLE } from '../../../test/access/table.ts';
import { createWorld, type CallerName, type World } from '../../../test/access/world.ts';
import {
  DOMAIN,
  ENCODED,
  FILES,
  IN,
  IN_LISTS,
  insertUnmasked,
  pair,
  PLANTED,
  protectCompany,
  writeAbout,
} from '../../../test/exposed-passwords.ts';
import { insertMedia } from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { readLetters, startTestMailing } from '../../../test/letters.ts';
import { startReceiver, type Receiver } from '../../../test/receiver.ts';
import { PATIENT_LIMITS } from '../../../test/scan-limits.ts';
import { openSocket, type SocketClient } from '../../../test/socket-client.ts';
import { callApi, uploadFile } from '../../../test/uploads.ts';
import { startDelivering } from '../webhooks/jobs/delivering.ts';
import type { Mailing } from '../notifications/jobs/mailing.ts';
import type { RunningQueue } from '../../platform/jobs/run-queue.ts';
import { type Scanning, startScanning } from '../scans/jobs/scanning.ts';
import { ALLOWED_HOSTS_FILE } from '../../platform/outbound/allowed-hosts.ts';
import { jobs } from '../../platform/database/schema/installation.ts';
import { protectedTerms } from '../../platform/database/schema/watch.ts';
import { keepVocabulary, VOCABULARY_START } from '../search/store/vocabulary.ts';
import { operations } from '../../operations.ts';

let api: TestApi;
let world: World;
let scanning: Scanning;
let mailing: Mailing;
let delivering: RunningQueue;
let receiver: Receiver;
const sockets: SocketClient[] = [];
const items: number[] = [];
const tokenOf = async (caller: CallerName) => (await world.token(caller)) ?? '';
const as =
  (caller: CallerName) =>
  async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    callApi(api, await tokenOf(caller), method, path, body, headers);

beforeAll(async () => {
  api = await startTestApi({}, { env: { PUBLIC_URL: 'https://vedetta.example' } });
  world = await createWorld(api);
  const companyId = world.company;
  await protectCompany(api, companyId);
  receiver = await startReceiver();
  await writeFile(join(api.services.env.DATA_DIR, ALLOWED_HOSTS_FILE), '127.0.0.1\n');
  expect(
    await as('admin')('POST', '/api/webhooks/v1/', {
      name: 'SIEM',
      url: `${receiver.url}/in`,
      kinds: ['alert.created', 'alert.changed', 'note.changed'],
    }),
  ).toMatchObject({ status: 201 });
  for (const caller of ['viewer', 'key: read'] as const)
    sockets.push(
      await openSocket(`${api.url.replace('http', 'ws')}/ws/events/`, {
        headers: { authorization: `Bearer ${await tokenOf(caller)}` },
      }),
    );
  mailing = startTestMailing(api);
  delivering = startDelivering(api.services, { pollMilliseconds: 50 });
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
  for (const [name, content] of FILES)
    items.push((await uploadFile(api, await tokenOf('analyst'), name, content)).body.media_id);
  const post = await insertUnmasked(api, companyId);
  await as('analyst')('POST', `/api/media/v1/${post}/rescan/`);
  items.push(post);
  for (const id of items) {
    await vi.waitFor(async () => {
      expect((await as('viewer')('GET', `/api/media/v1/${id}/`)).body, String(id)).toMatchObject({
        scan_status: expect.stringMatching(/FOUND/),
        highest_severity: 5,
        shows_passwords: true,
      });
    }, PATIENT);
  }
  await writeAbout(items[0] ?? 0, world, as('analyst'));
});
afterAll(async () => {
  for (const socket of sockets) await socket.cut();
  await Promise.all([scanning.stop(0), mailing.stop(0), delivering.stop()]);
  await receiver.close();
  await api.stop();
});

const shownIn = (text: string, values = PLANTED) => values.filter((value) => text.includes(value));
const expectMasked = (text: string, where: string) => {
  for (const value of shownIn(text, [...PLANTED, ...ENCODED]))
    expect.fail(
      `${where} shows ${value}: ${text.slice(Math.max(0, text.indexOf(value) - 200), text.indexOf(value) + 40)}`,
    );
};
let calls = 0;
async function ask(
  caller: CallerName,
  method: string,
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string }> {
  const isForm = body instanceof FormData;
  const token = await world.token(caller);
  const response = await fetch(`${api.url}${path}`, {
    method: method.toUpperCase(),
    headers: {
      'X-Forwarded-For': `198.51.${Math.floor((calls += 1) / 250)}.${(calls % 250) + 1}`,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const sent = JSON.stringify([...response.headers]);
  const decoded = sent.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return { status: response.status, text: [sent, decoded, await response.text()].join('\n') };
}

const CALLED_BY = ['admin', 'viewer', 'key: admin', 'analyst', 'trial', 'key: read'] as const;
/** Every operation as each of them is a campaign: `npm test` takes one, drawn by the seed. */
const WALKED_BY = drawnOf(CALLED_BY, 1, 'walked by');
const READ_BY = drawnOf(['viewer', 'analyst', 'key: admin'] as const, 1, 'read by');
/** Calls that show passwords, and to whom. */
const SHOWN_BY = ['getMediaOriginal', 'revealPasswords'];
const SHOWN_TO: readonly CallerName[] = ['analyst', 'admin'];

describe('a password of the company that was found', () => {
  it('is in no event, no mail and no webhook', async () => {
    await api.db
      .update(jobs)
      .set({ runAt: sql`now()` })
      .where(eq(jobs.queue, 'mail-errand'));
    const letters = await vi.waitFor(async () => {
      const sent = await readLetters(api);
      expect(sent.some(({ text }) => text.includes(`gina@${DOMAIN}`))).toBe(true);
      return sent;
    }, PATIENT);
    await vi.waitFor(() => {
      expect(receiver.received.some(({ body }) => body.includes('alert.created'))).toBe(true);
    }, PATIENT);
    await vi.waitFor(() => {
      for (const { received } of sockets) expect(received.length).toBeGreaterThan(items.length);
    }, PATIENT);
    expectMasked(JSON.stringify(letters), 'a mail');
    expectMasked(JSON.stringify(receiver.received), 'a webhook');
    for (const { received } of sockets) expectMasked(JSON.stringify(received), 'an event');
  });

  it('is in no part of an item that anyone reads', async () => {
    const reads = operations.filter(
      ({ id, method, path }) =>
        method === 'get' &&
        path.startsWith('/api/media/') &&
        path.includes('{id}') &&
        !SHOWN_BY.includes(id),
    );
    const queries = (id: string) =>
      id === 'getMediaText'
        ? [
            '?limit=60000',
            '?offset=20&limit=1000',
            '?offset=50000&limit=20000',
            '?offset=30&limit=20',
          ]
        : id === 'getMediaMail'
          ? ['', '?face=REST', '?face=TEXT']
          : [''];
    for (const caller of READ_BY) {
      for (const { id, path } of reads) {
        for (const item of items) {
          for (const query of queries(id)) {
            const { status, text } = await ask(
              caller,
              'get',
              `${path.replace('{id}', String(item))}${query}`,
            );
            expect(status, path).toBeLessThan(500);
            expectMasked(text, `${caller}: ${path} of ${item}${query}`);
          }
        }
      }
    }
    const exported = operations.find(({ id }) => id === 'exportAlerts')?.path;
    for (const format of ['csv', 'ndjson', 'stix']) {
      const { status, text } = await ask('viewer', 'get', `${exported}?format=${format}`);
      expect(status, format).toBe(200);
      expect(text).toContain('Employee credentials exposed');
      expectMasked(text, format);
    }
  });

  it('is in no answer of any call to any caller', async () => {
    const alertIds: number[] = (await as('viewer')('POST', '/api/alert/v1/', {})).body.results.map(
      ({ id }: { id: number }) => id,
    );
    const fileIds: number[] = (await as('viewer')('GET', '/api/fileupload/v1/')).body.results.map(
      ({ id }: { id: number }) => id,
    );
    expect(Math.min(alertIds.length, fileIds.length)).toBeGreaterThan(5);
    let turn = 0;
    const oneOf = (ids: readonly number[]) => () =>
      Promise.resolve(ids[(turn += 1) % ids.length] ?? 0);
    const [first = 0] = items;
    const planted: World = {
      ...world,
      mediaId: oneOf(items),
      postId: oneOf(items),
      alertId: oneOf(alertIds),
      fileId: oneOf(fileIds),
      originalId: () => Promise.resolve(first),
      exposedId: () => Promise.resolve(first),
      noteId: async () =>
        (
          await as('admin')('POST', '/api/alert/v1/create_notes/', {
            media_id: first,
            text: pair('gina', IN.note),
          })
        ).body.id,
    };
    const shownBy = new Set<string>();
    for (const { id, method, path } of operations) {
      const row = TABLE[id];
      if (row === undefined) expect.fail(`${id} has no line in the table of who may call what`);
      for (const caller of WALKED_BY) {
        const { params = {}, query = '', ...given } = await row.ask(planted, caller);
        const { status, text } = await ask(
          caller,
          method,
          `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}${query}`,
          given,
        );
        expect(status, `${caller}: ${id}`).toBeLessThan(500);
        if (SHOWN_BY.includes(id) && SHOWN_TO.includes(caller)) {
          if (shownIn(text).length === IN_LISTS.length) shownBy.add(`${id} ${caller}`);
        } else expectMasked(text, `${caller}: ${id}`);
      }
    }
    expect([...shownBy].sort()).toEqual(
      SHOWN_BY.flatMap((id) =>
        WALKED_BY.filter((caller) => SHOWN_TO.includes(caller)).map((caller) => `${id} ${caller}`),
      ).sort(),
    );
  });

  it('is in no row of the database, of which exports and the index are made', async () => {
    const { rows: tables } = await api.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'
        and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    // As the house-keeping does: what a scan masked is in no text any more. A word leaves when every transaction of the
    // database server that may have counted on it has ended, those of other tests too.
    await vi.waitFor(async () => {
      await keepVocabulary(api.db, VOCABULARY_START, 10_000);
      const { rows } = await api.db.execute(
        sql`select from vocabulary where unused_since is not null`,
      );
      expect(rows).toEqual([]);
    }, PATIENT);
    for (const { name } of tables) {
      for (const value of PLANTED) {
        const { rows } = await api.db.execute(
          sql`select t::text as row from ${sql.identifier(name)} as t
            where lower(t::text) like ${`%${value.toLowerCase()}%`} limit 1`,
        );
        expect(rows, name).toEqual([]);
      }
    }
  });

  it.each(IN_LISTS)('cannot be searched: %s', async (value) => {
    for (const path of ['/api/alert/v1/', '/api/media/v1/']) {
      expect((await as('analyst')('POST', path, { search_query: value })).body, path).toMatchObject(
        { count: 0 },
      );
    }
  });
});

describe('the passwords of an item', () => {
  const all = async (method: string, id: number, part: string) =>
    Object.fromEntries(
      await Promise.all(
        CALLED_BY.map(
          async (caller) =>
            [caller, await ask(caller, method, `/api/media/v1/${id}/${part}/`)] as const,
        ),
      ),
    );
  const about = async (id: number) =>
    (
      await as('admin')('GET', '/api/audit/v1/?page_size=100&action=exposed_passwords.')
    ).body.results
      .filter(({ subject }: { subject: string }) => subject === `media:${id}`)
      .map(({ action }: { action: string }) => action);

  it('are shown to those who work on alerts, and so is its original; both is written down', async () => {
    const id = items[FILES.findIndex(([name]) => name === 'pack.zip')] ?? 0;
    const [before, noted] = [
      await about(id),
      await as('viewer')('POST', '/api/media/v1/all_activity/', { media_id: id }),
    ];
    const shown = await all('post', id, 'passwords');
    for (const caller of CALLED_BY) {
      const isShown = SHOWN_TO.includes(caller);
      expect(shown[caller]?.status, caller).toBe(isShown ? 200 : 403);
      if (isShown) expect(shown[caller]?.text).toContain('"cache-control","no-store"');
      else expect(shown[caller]?.text, caller).toMatch(/"title":"[A-Z][^"]{20,}\."/);
    }
    expect((await as('analyst')('POST', `/api/media/v1/${id}/passwords/`)).body).toEqual({
      media_id: id,
      count: 2,
      accounts: expect.arrayContaining([
        {
          address: `carla@${DOMAIN}`,
          password: IN.member,
          is_hashed: false,
          path: ['inside/list.txt'],
          path_reasons: [null],
        },
      ]),
    });
    const originals = await all('get', id, 'original');
    expect(CALLED_BY.map((caller) => originals[caller]?.status)).toEqual(
      CALLED_BY.map((caller) => (SHOWN_TO.includes(caller) ? 200 : 403)),
    );
    const written = (await about(id)).slice(0, -before.length || undefined);
    expect(written.sort()).toEqual([
      'exposed_passwords.downloaded',
      'exposed_passwords.downloaded',
      ...Array.from({ length: 3 }, () => 'exposed_passwords.shown'),
    ]);
    const kinds = (
      await as('viewer')('POST', '/api/media/v1/all_activity/', { media_id: id })
    ).body.results
      .map(({ kind }: { kind: string }) => kind)
      .slice(0, -noted.body.count);
    expect(kinds.sort()).toEqual([
      'original_downloaded',
      'original_downloaded',
      ...Array.from({ length: 3 }, () => 'passwords_revealed'),
    ]);
  });

  it.each([
    ['parts.eml', [IN.base64, IN.quoted]],
    ['report.docx', [IN.document]],
    ['data.json', IN_LISTS],
  ])('are read from %s as a scan reads it', async (file, values) => {
    const { body } = await as('analyst')(
      'POST',
      `/api/media/v1/${items[FILES.findIndex(([name]) => name === file)]}/passwords/`,
    );
    expect(body.accounts.map(({ password }: { password: string }) => password)).toEqual(values);
    expect(body.accounts.map((one: { is_hashed: boolean }) => one.is_hashed)).toEqual(
      values.map((value) => value.length === 32),
    );
  });

  it('are those of a list of thousands, the first thousand', async () => {
    const { body } = await as('analyst')(
      'POST',
      `/api/media/v1/${items[FILES.findIndex(([name]) => name === 'table.csv')]}/passwords/`,
    );
    expect(body).toMatchObject({ count: 3_000, accounts: { length: 1_000 } });
  });

  it('are kept under no Idempotency-Key', async () => {
    const again = () =>
      as('analyst')('POST', `/api/media/v1/${items[0]}/passwords/`, undefined, {
        'Idempotency-Key': 'reveal-them-once',
      });
    const before = (await about(items[0] ?? 0)).length;
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect((await about(items[0] ?? 0)).length, 'each time is written down').toBe(before + 2);
  });

  it('are said to be gone with the original, to be none, or not to be readable', async () => {
    const { id } = await insertMedia(api.db, { companyId: world.company });
    expect(await as('analyst')('POST', `/api/media/v1/${id}/passwords/`)).toMatchObject({
      status: 404,
      body: { title: 'No passwords of your company’s accounts were found in this item.' },
    });
    const gone = await world.exposedId();
    await api.db.execute(sql`update media set sha256 = ${'0'.repeat(64)} where id = ${gone}`);
    expect(await as('analyst')('POST', `/api/media/v1/${gone}/passwords/`)).toMatchObject({
      status: 404,
      body: { title: expect.stringContaining('no longer stored') },
    });
    const other = await world.exposedId();
    await api.db.delete(protectedTerms).where(eq(protectedTerms.value, 'exposed.example'));
    expect(await as('analyst')('POST', `/api/media/v1/${other}/passwords/`)).toMatchObject({
      status: 409,
      body: {
        title: expect.stringContaining('can no longer extract the passwords from the original'),
      },
    });
    expect(await about(other)).toEqual([]);
  });
});
