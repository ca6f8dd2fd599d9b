import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sized } from '@vedetta/detection/testing/campaign.ts';
import { PATIENT_LIMITS } from '../../../test/scan-limits.ts';
import { addColleague, signUpCompany, startTestApi, type TestApi } from '../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { callApi, uploadFile } from '../../../test/uploads.ts';
import { sampleFile } from '@vedetta/detection/testing/sample-file.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { makePreview } from '@vedetta/detection/engine/preview.ts';
import { startReadingLists } from './jobs/reading-lists.ts';
import type { RunningQueue } from '../../platform/jobs/run-queue.ts';
import { startScanning, type Scanning } from '../scans/jobs/scanning.ts';

let api: TestApi;
let scanning: Scanning;
let reading: RunningQueue;
let anna: { access: string };
let foreign: { access: string };
let feed: Server;
let feedUrl: string;
/** What the feed answers, by path. */
const pages = new Map<string, unknown>();
const BASE = '/api/indicator_lists/v1/';

beforeAll(async () => {
  feed = createServer((req, res) => {
    const page = pages.get(req.url ?? '');
    res
      .writeHead(page === undefined ? 404 : 200)
      .end(typeof page === 'string' ? page : JSON.stringify(page));
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  feedUrl = `http://127.0.0.1:${(feed.address() as AddressInfo).port}`;
  api = await startTestApi();
  writeFileSync(join(api.services.env.DATA_DIR, 'allowed-hosts.txt'), '127.0.0.1\n');
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
  reading = startReadingLists(api.services, { pollMilliseconds: 50 });
});
afterAll(async () => {
  await reading.stop(0);
  await scanning.stop(0);
  await api.stop();
  feed.closeAllConnections();
  await new Promise((resolve) => feed.close(resolve));
});

const ask = (method: string, path: string, body?: unknown, { access } = anna) =>
  callApi(api, access, method, BASE + path, body);
function bringIn(id: number, text: string, filename = 'list.json', person = anna) {
  const form = new FormData();
  form.append('file', new Blob([text]), filename);
  return callApi(api, person.access, 'POST', `${BASE}${id}/file/`, form);
}
async function settled(
  id: number,
  wanted: (list: { total: number; problem: string | null; refreshed_at: string | null }) => boolean,
) {
  await vi.waitFor(async () => {
    expect(wanted((await ask('GET', `${id}/`)).body)).toBe(true);
  }, PATIENT);
  return (await ask('GET', `${id}/`)).body;
}
async function report(text: string, { access } = anna) {
  const { body } = await uploadFile(api, access, 'note.txt', new TextEncoder().encode(text));
  const path = `/api/media/v1/${body.media_id}/`;
  await vi.waitFor(async () => {
    expect((await callApi(api, access, 'GET', path)).body.scan_status).toMatch(/FOUND|CLEAN/);
  }, PATIENT);
  return (await callApi(api, access, 'GET', path)).body;
}
const event = (...urls: string[]) => ({
  Event: {
    info: 'Fake invoices',
    Attribute: urls.map((value) => ({ type: 'url', value, to_ids: true })),
  },
});

it(
  'a file is read at once, counts from the next scan on, for this company alone, and is noted ' +
    'in the audit log',
  async () => {
    const made = await ask('POST', '', { name: 'Our CERT', severity: 4 });
    expect(made).toMatchObject({
      status: 201,
      body: { role: 'threat', total: 0, format: null, url: null, refresh_hours: null },
    });
    const { id } = made.body;
    expect((await report('Before: http://drop.example.com/a')).alerts).toEqual([]);
    expect(
      await bringIn(id, JSON.stringify(event('http://drop.example.com/a', 'nothing'))),
    ).toMatchObject({
      status: 200,
      body: {
        format: 'misp',
        total: 1,
        counts: { url: 1, hash: 0 },
        skipped_count: 1,
        skipped: [{ where: 'attribute 2', why: expect.stringMatching(/type url/) }],
        filename: 'list.json',
      },
    });
    const text = 'Pay at http://drop.example.com/a today';
    expect(await report(text)).toMatchObject({
      alerts: [{ detector: 'indicators', title: 'URL on an indicator list', severity: 4 }],
      findings: [{ why: 'The list “Our CERT” contains drop[.]example[.]com/a (Fake invoices).' }],
    });
    expect((await report(text, foreign)).alerts).toEqual([]);
    for (const path of [`${id}/`, `${id}/refresh/`])
      expect(
        (await ask(path.includes('refresh') ? 'POST' : 'GET', path, undefined, foreign)).status,
      ).toBe(404);
    expect((await bringIn(id, 'x', 'x.txt', foreign)).status).toBe(404);

    expect(await ask('PATCH', `${id}/`, { name: 'CERT', severity: 2 })).toMatchObject({
      status: 200,
      body: { name: 'CERT', severity: 2, total: 1 },
    });
    expect((await report(`${text}.`)).alerts).toMatchObject([{ severity: 2 }]);
    expect((await ask('DELETE', `${id}/`)).status).toBe(204);
    expect((await report(`${text}!`)).alerts).toEqual([]);
    const audit = await callApi(api, anna.access, 'GET', '/api/audit/v1/?action=indicator_list.');
    expect(audit.body.results.map(({ action }: { action: string }) => action)).toEqual([
      'indicator_list.deleted',
      'indicator_list.changed',
      'indicator_list.imported',
      'indicator_list.created',
    ]);
  },
);

it('pictures are found by their looks, larger or smaller, and the alert names the list', async () => {
  const photo = await sampleFile('IMG_2214.jpg');
  const { pictureHash } = await makePreview(photo, 'image/jpeg', {
    maxPixels: 40_000_000,
    deadline: Date.now() + 60_000,
  });
  const {
    body: { id },
  } = await ask('POST', '', { name: 'Leaked pictures', severity: 4 });
  expect(await bringIn(id, `pdq:${pictureHash},The plan\n`, 'pictures.txt')).toMatchObject({
    status: 200,
    body: { format: 'lines', total: 1, counts: { hash: 0, image: 1 } },
  });
  const { body } = await uploadFile(
    api,
    anna.access,
    'holiday.webp',
    new Uint8Array(await sharp(photo).autoOrient().resize({ width: 500 }).webp().toBuffer()),
  );
  const path = `/api/media/v1/${body.media_id}/`;
  await vi.waitFor(async () => {
    expect((await callApi(api, anna.access, 'GET', path)).body.scan_status).toMatch(/FOUND|CLEAN/);
  }, PATIENT);
  const seen = (await callApi(api, anna.access, 'GET', path)).body;
  expect(seen.alerts).toContainEqual(
    expect.objectContaining({
      detector: 'known-pictures',
      title: 'Image on an indicator list',
      severity: 4,
    }),
  );
  expect(seen.findings).toContainEqual(
    expect.objectContaining({
      why: expect.stringMatching(
        /^The image looks like “The plan” on the list “Leaked pictures” \(difference: \d+ of 256 bits\)\.$/,
      ),
    }),
  );
  expect((await ask('DELETE', `${id}/`)).status).toBe(204);
});

it('a file that cannot be used says why and leaves the list as it was', async () => {
  const {
    body: { id },
  } = await ask('POST', '', { name: 'Lines' });
  await bringIn(id, 'evil.example.com\n', 'a.txt');
  for (const [text, why] of [
    ['{"a":1}', /neither a MISP/],
    ['good day\n', /line 1/],
    ['{"type":"bundle"', /invalid/],
  ] as const) {
    expect(await bringIn(id, text)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'file', message: expect.stringMatching(why) }] },
    });
  }
  expect((await ask('GET', `${id}/`)).body).toMatchObject({
    total: 1,
    format: 'lines',
    filename: 'a.txt',
    problem: null,
  });
  expect((await callApi(api, anna.access, 'POST', `${BASE}${id}/file/`, 'text')).status).toBe(415);
  expect((await ask('POST', `${id}/refresh/`)).status).toBe(409);
  expect((await ask('PATCH', `${id}/`, { refresh_hours: 5 })).status).toBe(409);
});

it(
  'an address is read in the background, again when its time has come, and what fails leaves ' +
    'what was read',
  async () => {
    const path = '/bundle.json';
    const bundle = (host: string) => ({
      type: 'bundle',
      objects: [
        {
          type: 'indicator',
          name: 'I',
          pattern: `[domain-name:value = '${host}']`,
          pattern_type: 'stix',
        },
      ],
    });
    pages.set(path, bundle('one.example.net'));
    const {
      body: { id },
    } = await ask('POST', '', { name: 'Feed', url: feedUrl + path, refresh_hours: 2 });
    expect(await settled(id, ({ total }) => total === 1)).toMatchObject({
      format: 'stix',
      counts: { domain: 1 },
      problem: null,
    });
    expect((await report('see one.example.net')).alerts).toMatchObject([{ severity: 5 }]);

    pages.delete(path);
    expect((await ask('POST', `${id}/refresh/`)).status).toBe(202);
    expect(await settled(id, ({ problem }) => problem !== null)).toMatchObject({
      total: 1,
      problem: expect.stringMatching(/127\.0\.0\.1:\d+ responded with status 404/),
    });
    expect((await report('see one.example.net again')).alerts).toMatchObject([{ severity: 5 }]);

    pages.set(path, bundle('two.example.net'));
    await ask('POST', `${id}/refresh/`);
    await settled(id, ({ problem }) => problem === null);
    expect((await report('see one.example.net once more')).alerts).toEqual([]);
    expect((await report('see two.example.net')).alerts).toHaveLength(1);
    const { rows } = await api.db.execute<{ hours: string }>(
      'select extract(epoch from run_at - now()) / 3600 as hours from jobs where queue = ' +
        "'indicators' and state = 'ready'",
    );
    expect(rows.map(({ hours }) => Math.round(Number(hours)))).toEqual([2]);
  },
);

it('a feed of MISP is read through its manifest, and an event that is missing is told', async () => {
  const ids = [1, 2, 3].map((n) => `5a8c1bd2-0000-4000-8000-00000000000${n}`);
  pages.set(
    '/feed/manifest.json',
    Object.fromEntries(ids.map((id, n) => [id, { info: `E${n}`, timestamp: String(n) }])),
  );
  pages.set(`/feed/${ids[0]}.json`, event('http://a.example.com/1'));
  pages.set(`/feed/${ids[2]}.json`, event('http://a.example.com/1', 'http://a.example.com/2'));
  const {
    body: { id },
  } = await ask('POST', '', {
    name: 'MISP',
    url: `${feedUrl}/feed/manifest.json`,
    refresh_hours: null,
  });
  expect(await settled(id, ({ total }) => total > 0)).toMatchObject({
    total: 2,
    format: 'misp',
    skipped_count: 1,
    skipped: [
      { where: `event ${ids[1]}`, why: expect.stringMatching(/responded with status 404/) },
    ],
  });
});

it('an address inside is refused, and so is whoever is no admin', async () => {
  expect(await ask('POST', '', { name: 'X', url: 'https://192.168.1.1/list' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'url' }] },
  });
  const guest = await addColleague(api);
  expect((await ask('GET', '', undefined, guest)).status).toBe(403);
});

it('very many indicators are brought in, stored and looked for', async () => {
  const count = sized(100_000, 10_000);
  const {
    body: { id },
  } = await ask('POST', '', { name: 'Large' });
  const large = {
    type: 'bundle',
    objects: Array.from({ length: count }, (_, n) => ({
      type: 'indicator',
      id: `indicator--${n}`,
      name: `Indicator ${n}`,
      pattern: `[url:value = 'http://h${n}.example.org/p${n}']`,
      pattern_type: 'stix',
    })),
  };
  expect(await bringIn(id, JSON.stringify(large))).toMatchObject({
    status: 200,
    body: { total: count, skipped_count: 0 },
  });
  expect(
    (await report(`go to http://h${count - 1}.example.org/p${count - 1}`)).findings,
  ).toMatchObject([{ why: expect.stringContaining(`Indicator ${count - 1}`) }]);
});
