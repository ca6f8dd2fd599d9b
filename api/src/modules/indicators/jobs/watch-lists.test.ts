import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sized } from '@vedetta/detection/testing/campaign.ts';
import { PATIENT_LIMITS } from '../../../../test/scan-limits.ts';
import { signUpCompany, startTestApi, type TestApi } from '../../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { callApi, uploadFile } from '../../../../test/uploads.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { startScanning, type Scanning } from '../../scans/jobs/scanning.ts';

let api: TestApi;
let scanning: Scanning;
let anna: { access: string };
let foreign: { access: string };

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

const settings = async (patch: unknown) => {
  expect((await callApi(api, anna.access, 'PATCH', '/api/settings/v1/', patch)).status).toBe(200);
};

/** Uploads a text and waits for its report. */
async function report(text: string, { access } = anna, filename = 'note.txt') {
  const { body } = await uploadFile(api, access, filename, new TextEncoder().encode(text));
  const path = `/api/media/v1/${body.media_id}/`;
  await vi.waitFor(async () => {
    expect((await callApi(api, access, 'GET', path)).body.scan_status).toMatch(/FOUND|CLEAN/);
  }, PATIENT);
  return (await callApi(api, access, 'GET', path)).body;
}

it(
  'what the admins of a company watch for raises alerts in what is uploaded next, and what they ' +
    'take off the list does not',
  async () => {
    await settings({
      watch_terms: { add: ['Project Caffè', 'other'] },
      protected_domains: ['acme.example'],
    });
    const text = 'Hello.\nThe PROJECT CAFFÈ begins in May, at www.acme.example.\n';
    const found = await report(text);
    expect(found.alerts).toMatchObject([
      { detector: 'watch-list', title: 'Watch term found', severity: 2 },
      { detector: 'watch-list', title: 'Protected domain mentioned', severity: 1 },
    ]);
    const places = found.findings.map(({ place }: { place: { offset: number; length: number } }) =>
      text.slice(place.offset, place.offset + place.length),
    );
    expect(places.sort()).toEqual(['PROJECT CAFFÈ', 'acme.example']);
    expect((await report(`${text}.`, foreign)).alerts).toEqual([]);

    await settings({ watch_terms: { remove: ['project caffè'] }, protected_domains: [] });
    expect(await report(`${text}!`)).toMatchObject({ scan_status: 'CLEAN', alerts: [] });
  },
);

it('a threat is Medium until it names somebody the company protects', async () => {
  expect(
    (await report('Anna Bianchi, listen: I will kill you tomorrow with a knife.')).alerts,
  ).toMatchObject([{ title: 'Threat of violence', severity: 3 }]);
  await settings({ protected_names: ['Anna Bianchi'] });
  const named = await report('Anna Bianchi, listen now: I will kill you tomorrow with a knife.');
  expect(
    named.alerts
      .map((alert: { detector: string; severity: number }) => [alert.detector, alert.severity])
      .sort(),
  ).toEqual([
    ['threats', 5],
    ['watch-list', 1],
  ]);
});

it('a list of very many terms is read for the first scan only', async () => {
  const count = sized(100_000, 10_000);
  await settings({
    watch_terms: { replace: Array.from({ length: count }, (_, n) => `watched term number ${n}`) },
  });
  const select = vi.spyOn(api.services.db, 'select');
  const listsRead = () =>
    select.mock.calls.filter(
      ([fields]) =>
        fields !== undefined && Object.keys(fields).join() === 'kind,value,folded,severity',
    ).length;
  expect((await report('Nothing but the watched term number 3141 today.')).alerts).toMatchObject([
    { title: 'Watch term found' },
  ]);
  expect(listsRead()).toBe(1);
  expect((await report('Nothing but the watched term number 926535 today.')).alerts).toEqual([]);
  expect(
    (await report(`Nothing but the watched term number ${count - 1} today.`)).alerts,
  ).toMatchObject([{ title: 'Watch term found' }]);
  expect(listsRead()).toBe(1);
  select.mockRestore();
});
