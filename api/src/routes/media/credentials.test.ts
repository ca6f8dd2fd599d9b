import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TABLE } from '../../../test/access/table.ts';
import { createWorld, type CallerName, type World } from '../../../test/access/world.ts';
import { sized } from '../../../test/campaign.ts';
import { PATIENT_LIMITS } from '../../../test/engine.ts';
import { insertMedia } from '../../../test/factories.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import { base64, mailOfParts } from '../../../test/files/make-mails.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { readLetters, startTestMailing } from '../../../test/letters.ts';
import { PATIENT } from '../../../test/patience.ts';
import { startReceiver, type Receiver } from '../../../test/receiver.ts';
import { openSocket, type SocketClient } from '../../../test/socket-client.ts';
import { callApi, uploadFile } from '../../../test/uploads.ts';
import { buildScanWorker } from '../../../test/worker-build.ts';
import { startDelivering } from '../../jobs/delivering.ts';
import type { Mailing } from '../../jobs/mailing.ts';
import type { RunningQueue } from '../../jobs/run-queue.ts';
import { startScanning, type Scanning } from '../../jobs/scanning.ts';
import { ALLOWED_HOSTS_FILE } from '../../outbound/allowed-hosts.ts';
import { companySettings } from '../../stores/schema/settings.ts';
import { jobs } from '../../stores/schema/installation.ts';
import { protectedTerms } from '../../stores/schema/watch.ts';
import { keepVocabulary, VOCABULARY_START } from '../../stores/vocabulary.ts';
import { operations } from '../operations.ts';

const DOMAIN = 'meridianafoods.eu';
/** Strong, weak and hashed; none is a word of the product. */
const IN_LISTS = ['Primavera2021!', 'juventino', 'Zxq-7788', '5f4dcc3b5aa765d61d8327deb882cf99'];
/** Each in one place only. */
const IN = {
  base64: 'Mantova-4471!x',
  quoted: 'Cremòna!77x',
  member: 'Ravenna+55Kp',
  document: 'Ferrara#31Zw',
  name: 'Corleone#1971',
  nameInside: 'Siracusa+55x',
  note: 'Lampedusa?88',
  title: 'Agrigento!4z',
  act: 'Taormina-67!',
  comment: 'Catania&90q',
};
const PLANTED = [...IN_LISTS, ...Object.values(IN)];
/** What one who decodes reads as well. */
const ENCODED = ['Crem=C3=B2na!77x', Buffer.from(IN.base64).toString('base64').slice(4, -4)];
const pair = (who: string, value: string) => `${who}@${DOMAIN}:${value}`;
const LIST = IN_LISTS.map((value, at) => pair(`person${at}`, value)).join('\n');
const MAIL =
  `From: Bob <bob@other.example>\r\nTo: info@${DOMAIN}\r\nSubject: Dump ` +
  `${pair('person1', IN_LISTS[0] ?? '')}\r\nMessage-ID: <1@other.example>\r\nDate: Thu, 26 Nov ` +
  `2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; ` +
  `charset=utf-8\r\n\r\nboycott ${DOMAIN}\r\n${LIST.replaceAll('\n', '\r\n')}\r\n`;
const PARTS = mailOfParts(
  ['Subject: Two parts'],
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ` +
    `base64\r\n\r\n${base64(`boycott\r\n${pair('anna', IN.base64)}\r\n`)}`,
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ` +
    `quoted-printable\r\n\r\n${pair('bruno', 'Crem=C3=B2na!77x').replace('@', '=40')}\r\n`,
);
const bytes = (text: string) => new TextEncoder().encode(text);
const FILES: readonly (readonly [name: string, content: Uint8Array])[] = [
  ['list.txt', bytes(LIST)],
  ['dump.eml', bytes(MAIL)],
  ['parts.eml', PARTS],
  [
    'table.csv',
    bytes(
      `email,name,password\n${Array.from(
        { length: 3_000 },
        (_, at) => `p${at}@${DOMAIN},Anna,${IN_LISTS[at % IN_LISTS.length]}`,
      ).join('\n')}`,
    ),
  ],
  [
    'data.json',
    bytes(
      JSON.stringify(IN_LISTS.map((password, at) => ({ email: `p${at}@${DOMAIN}`, password }))),
    ),
  ],
  [
    'pack.zip',
    zipFile([
      { name: 'inside/list.txt', content: bytes(pair('carla', IN.member)) },
      { name: `${pair('dario', IN.nameInside)}.bin`, content: bytes('\0\u0001\u0002') },
    ]),
  ],
  [
    'report.docx',
    zipFile([
      {
        name: '[Content_Types].xml',
        content: bytes(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        ),
      },
      {
        name: 'word/document.xml',
        content: bytes(
          `<w:document><w:body><w:p><w:r><w:t>${pair('elena', IN.document)}</w:t></w:r></w:p></w:body></w:document>`,
        ),
      },
    ]),
  ],
  [`${pair('fabio', IN.name)}.txt`, bytes(`${LIST}\n`)],
];

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
  await api.db
    .insert(companySettings)
    .values({ companyId, minNotifySeverity: 3, retentionDays: 365, mailEnabled: true });
  await api.db.insert(protectedTerms).values(
    [
      ['domain', DOMAIN],
      ['watch_term', 'boycott'],
      ['watch_term', 'person1'],
    ].map(([kind, value]) => ({
      companyId,
      kind: kind as 'domain',
      value: value ?? '',
      folded: value ?? '',
    })),
  );
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
  const writer = await api.services.blobs.begin();
  await writer.write(Buffer.from(LIST));
  const sha256 = await writer.seal();
  await writer.place();
  // As it was stored before the company protected the domain.
  const post = (
    await insertMedia(api.db, {
      companyId,
      sourceId: 5,
      sha256,
      mime: 'text/plain',
      typeLabel: 'Plain text',
      text: LIST,
      title: LIST.split('\n')[0] ?? '',
      scanStatus: 'CLEAN',
    })
  ).id;
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
  const [first = 0] = items;
  const reader = world.person('admin');
  expect(
    await as('analyst')('POST', '/api/alert/v1/create_notes/', {
      media_id: first,
      text: `@{{${reader?.email}}} ${pair('gina', IN.note)} still works`,
    }),
  ).toMatchObject({ status: 201 });
  expect(
    await as('analyst')('POST', '/api/activities/v1/create_activity/', {
      media_id: first,
      text: `Told ${pair('ivo', IN.act)} to the bank`,
    }),
  ).toMatchObject({ status: 201 });
  expect(
    await as('analyst')('PATCH', `/api/media/v1/${first}/`, { title: pair('lia', IN.title) }),
  ).toMatchObject({ status: 200 });
  const alertId = await world.alertId({ mediaId: first, status: 'RESOLVED' });
  expect(
    await as('analyst')('POST', '/api/alert/v1/feedback/', {
      alert_id: alertId,
      feedback_response: 'cannot tell',
      comment: pair('mia', IN.comment),
    }),
  ).toMatchObject({ status: 200 });
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
/** Every operation as each of them is a campaign: `npm test` takes two. */
const WALKED_BY = CALLED_BY.slice(0, sized(CALLED_BY.length, 2));
const READ_BY = (['viewer', 'analyst', 'key: admin'] as const).slice(0, sized(3, 1));
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
    // As the house-keeping does: what a scan masked is in no text any more.
    for (let turn = 0; turn < 3; turn += 1) await keepVocabulary(api.db, VOCABULARY_START, 10_000);
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
      body: { title: 'No passwords of accounts of your company were found in this item.' },
    });
    const gone = await world.exposedId();
    await api.db.execute(sql`update media set sha256 = ${'0'.repeat(64)} where id = ${gone}`);
    expect(await as('analyst')('POST', `/api/media/v1/${gone}/passwords/`)).toMatchObject({
      status: 404,
      body: { title: expect.stringContaining('not stored any more') },
    });
    const other = await world.exposedId();
    await api.db.delete(protectedTerms).where(eq(protectedTerms.value, 'exposed.example'));
    expect(await as('analyst')('POST', `/api/media/v1/${other}/passwords/`)).toMatchObject({
      status: 409,
      body: { title: expect.stringContaining('cannot be read from the original any more') },
    });
    expect(await about(other)).toEqual([]);
  });
});
