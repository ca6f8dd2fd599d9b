import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT_LIMITS } from '../../../../test/scan-limits.ts';
import {
  addColleague,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { callApi, uploadFile } from '../../../../test/uploads.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { notifications } from '../../../platform/database/schema/messages.ts';
import { startScanning, type Scanning } from '../../scans/jobs/scanning.ts';

const RESCANS = '/api/settings/v1/rescans/';
let api: TestApi;
let scanning: Scanning;
let anna: TestPerson;
let foreign: TestPerson;

beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
});
afterAll(async () => {
  await scanning.stop(0);
  await api.stop();
});

const as = (person: TestPerson, method: string, path: string, body?: unknown) =>
  callApi(api, person.access, method, path, body);
const settings = async (patch: unknown) => {
  expect((await as(anna, 'PATCH', '/api/settings/v1/', patch)).status).toBe(200);
};
const titles = async (mediaId: number) =>
  (await api.db.select().from(alerts).where(eq(alerts.mediaId, mediaId)).orderBy(alerts.id)).map(
    (alert) => [alert.title, alert.severity],
  );

/** Uploads a text and waits for the end of its scan. @returns the id of its item. */
async function upload(text: string, person = anna): Promise<number> {
  const { body } = await uploadFile(api, person.access, 'note.txt', new TextEncoder().encode(text));
  await vi.waitFor(async () => {
    expect((await as(person, 'GET', `/api/media/v1/${body.media_id}/`)).body.scan_status).toMatch(
      /FOUND|CLEAN/,
    );
  }, PATIENT);
  return body.media_id;
}

/** Asks for a rescan and waits until it is over. */
async function rescan(body: unknown, person = anna) {
  const started = await as(person, 'POST', RESCANS, body);
  expect(started.status).toBe(201);
  await vi.waitFor(async () => {
    expect((await as(person, 'GET', `${RESCANS}${started.body.id}/`)).body.ended_at).not.toBeNull();
  }, PATIENT);
  return (await as(person, 'GET', `${RESCANS}${started.body.id}/`)).body;
}

it(
  'a trial says what a change of the lists would raise, hide and change, and changes nothing; ' +
    'applied, it is so',
  async () => {
    await settings({ watch_terms: { add: ['Project Lark'] } });
    const lark = await upload('The project lark begins in May.');
    const heron = await upload('Nobody knows of project heron yet.');
    const threat = await upload('Carla Neri, listen: I will kill you tomorrow with a knife.');
    await upload('Foreign project heron.', foreign);
    expect(await titles(lark)).toEqual([['Watch term found', 2]]);

    const change = { watch_terms: { replace: ['project heron'] }, protected_names: ['Carla Neri'] };
    const trial = await rescan({ change });
    expect(trial).toMatchObject({
      is_trial: true,
      status: 'DONE',
      days: 90,
      items_total: 3,
      items_done: 3,
      items_failed: 0,
      raised: 2,
      hidden: 1,
      changed: 1,
      problem: null,
    });
    const told = trial.examples.map(
      (example: {
        act: string;
        media_id: number;
        severity: number;
        previous_severity: number | null;
      }) => [example.act, example.media_id, example.severity, example.previous_severity],
    );
    expect(told).toEqual(
      expect.arrayContaining([
        ['RAISED', threat, 1, null],
        ['CHANGED', threat, 5, 3],
        ['RAISED', heron, 2, null],
        ['HIDDEN', lark, 2, null],
      ]),
    );
    expect(await titles(heron)).toEqual([]);
    expect((await as(anna, 'GET', '/api/settings/v1/')).body).toMatchObject({
      protected_names: [],
      watch_terms_count: 1,
    });

    await settings(change);
    expect(await rescan({})).toMatchObject({
      is_trial: false,
      status: 'DONE',
      items_done: 3,
      raised: 2,
      hidden: 0,
      changed: 1,
    });
    expect(await titles(heron)).toEqual([['Watch term found', 2]]);
    expect((await titles(threat)).map(([, severity]) => severity).sort()).toEqual([1, 5]);
    expect(await titles(lark), 'what stands, stays').toEqual([['Watch term found', 2]]);
    expect(await api.db.select().from(notifications)).toEqual([]);
    expect(
      (await rescan({ change: { watch_terms: { add: ['project heron'] } } })).raised,
      'what is there is not raised again',
    ).toBe(0);
    expect((await api.db.select().from(media).where(eq(media.id, heron)))[0]).toMatchObject({
      scanStatus: 'FOUND',
      highestSeverity: 2,
    });
  },
);

it('what is muted would not be raised, and is not', async () => {
  await settings({ watch_terms: { replace: ['heron'] } });
  const old = await upload('A heron stood in the water.');
  const [alert] = await api.db
    .update(alerts)
    .set({ status: 'DISMISSED' })
    .where(eq(alerts.mediaId, old))
    .returning();
  const wish = { alert_id: alert?.id, like: 'rule' };
  const before = await as(anna, 'POST', '/api/settings/v1/muted_rules/trial/', wish);
  expect(before).toMatchObject({ status: 200, body: { days: 90 } });
  expect(before.body.hidden).toBe(before.body.still_open + 1);
  expect(before.body.looked_at).toBeGreaterThanOrEqual(before.body.hidden);
  expect(
    (await as(anna, 'POST', '/api/settings/v1/muted_rules/trial/', { ...wish, like: 'thing' }))
      .body,
  ).toMatchObject({ hidden: 1, still_open: 0 });
  expect((await as(foreign, 'POST', '/api/settings/v1/muted_rules/trial/', wish)).status).toBe(404);
  expect((await as(anna, 'POST', '/api/settings/v1/muted_rules/', wish)).status).toBe(201);
  await upload('The kingfisher is a bird as well.');
  expect(await rescan({ change: { watch_terms: { add: ['kingfisher'] } } })).toMatchObject({
    raised: 0,
  });
});

it(
  'a trial can be stopped, gives way to the next one of the same person, and is for admins of ' +
    'its company',
  async () => {
    await scanning.stop(0);
    const first = (await as(anna, 'POST', RESCANS, { change: { watch_terms: { add: ['one'] } } }))
      .body;
    const second = (await as(anna, 'POST', RESCANS, { change: { watch_terms: { add: ['two'] } } }))
      .body;
    expect([first.status, second.status]).toEqual(['WAITING', 'WAITING']);
    expect((await as(anna, 'GET', `${RESCANS}${first.id}/`)).body.status).toBe('CANCELED');
    expect((await as(anna, 'DELETE', `${RESCANS}${second.id}/`)).body).toMatchObject({
      status: 'CANCELED',
      items_done: 0,
      ended_at: expect.any(String),
    });
    expect((await as(foreign, 'GET', `${RESCANS}${second.id}/`)).status).toBe(404);
    expect((await as(foreign, 'DELETE', `${RESCANS}${second.id}/`)).status).toBe(404);
    const analyst = await addColleague(api, { admin: anna });
    expect((await as(analyst, 'POST', RESCANS, {})).status).toBe(403);

    const applying = (await as(anna, 'POST', RESCANS, {})).body;
    expect(await as(anna, 'POST', RESCANS, {})).toMatchObject({
      status: 409,
      body: { title: expect.stringContaining('Wait until this is done') },
    });
    expect((await as(anna, 'DELETE', `${RESCANS}${applying.id}/`)).body.status).toBe('CANCELED');
    for (const change of [
      {},
      { protected_domains: ['no domain'] },
      { min_notify_severity: 2 },
      { watch_terms: { replace: ['x'], add: ['y'] } },
    ]) {
      expect((await as(anna, 'POST', RESCANS, { change })).status, JSON.stringify(change)).toBe(
        422,
      );
    }
  },
);
