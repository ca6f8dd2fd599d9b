import { say } from '@vedetta/messages/say.ts';
import { eq } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT_LIMITS } from '../../../test/scan-limits.ts';
import { addColleague, signUpCompany, startTestApi, type TestApi } from '../../../test/kit.ts';
import { insertCompany, insertMedia } from '../../../test/factories.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { sampleFile } from '@vedetta/detection/testing/sample-file.ts';
import { callApi, uploadFile } from '../../../test/uploads.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { startScanning, type Scanning } from '../scans/jobs/scanning.ts';
import { jobs } from '../../platform/database/schema/installation.ts';
import { media } from '../../platform/database/schema/media.ts';

let api: TestApi;
let scanning: Scanning;
let access: string;
let companyId: number;
let poster: number;

beforeAll(async () => {
  api = await startTestApi();
  access = (await signUpCompany(api)).access;
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
  poster = (await uploadFile(api, access, 'poster.png', await sampleFile('poster.png'))).body
    .media_id;
  await isScanned(poster);
  companyId = (await api.db.select().from(media).where(eq(media.id, poster)))[0]?.companyId ?? 0;
});
afterAll(async () => {
  await scanning.stop(0);
  await api.stop();
});

const item = async (id: number) => (await callApi(api, access, 'GET', `/api/media/v1/${id}/`)).body;
const rescan = (id: number, as = access) => callApi(api, as, 'POST', `/api/media/v1/${id}/rescan/`);
const original = (id: number, as = access) =>
  fetch(`${api.url}/api/media/v1/${id}/original/`, { headers: { authorization: `Bearer ${as}` } });
const kinds = async (id: number): Promise<string[]> =>
  (
    await callApi(api, access, 'POST', '/api/media/v1/all_activity/', { media_id: id })
  ).body.results.map(({ kind }: { kind: string }) => kind);
const collectedPost = async (text: string) => {
  const writer = await api.services.blobs.begin();
  await writer.write(Buffer.from(text));
  const sha256 = await writer.seal();
  await writer.place();
  return insertMedia(api.db, {
    companyId,
    sourceId: 5,
    sha256,
    mime: 'text/plain',
    fileKind: 'fileKindTextFile',
    text,
    scanStatus: 'CLEAN',
  });
};
const isScanned = (id: number) =>
  vi.waitFor(async () => {
    expect(['QUEUED', 'SCANNING']).not.toContain((await item(id)).scan_status);
  }, PATIENT);

describe('another scan of an item', () => {
  it('answers it as waiting, keeps what people decided about its alerts, and says who asked', async () => {
    const before = await item(poster);
    const [alert] = before.alerts;
    await callApi(api, access, 'PATCH', `/api/alert/v1/${alert.id}/`, {
      version: alert.version,
      severity: 5,
    });
    const asked = await rescan(poster);
    expect(asked).toMatchObject({
      status: 200,
      body: { id: poster, scan_status: 'QUEUED', problem: null, alerts: [{ id: alert.id }] },
    });
    await isScanned(poster);
    const after = await item(poster);
    expect(after).toMatchObject({
      scan_status: 'FOUND',
      seen_count: 1,
      alerts: [{ id: alert.id, severity: 5, severity_set_by_person: true }],
    });
    expect(after.scan_report.length).toBe(before.scan_report.length);
    expect(await kinds(poster)).toEqual([
      'rescanned',
      'rescan_asked',
      'severity_changed',
      'detected',
    ]);
  });

  it('is asked for once while one waits', async () => {
    await scanning.stop(0);
    await Promise.all([rescan(poster), rescan(poster), rescan(poster)]);
    expect((await kinds(poster)).filter((kind) => kind === 'rescan_asked')).toHaveLength(2);
    expect(
      (await api.db.select().from(jobs).where(eq(jobs.queue, 'scan'))).filter(
        ({ state }) => state === 'ready',
      ),
    ).toHaveLength(1);
    scanning = startScanning(api.services, {
      script: await buildScanWorker(),
      limits: PATIENT_LIMITS,
      workers: 1,
    });
    await isScanned(poster);
  });

  it('mends one that failed, and costs a trial nothing', async () => {
    await api.db
      .update(media)
      .set({
        scanStatus: 'FAILED',
        problem: [say('scanFailedRetry', { problem: say('scannerTimeLimit', { seconds: 60 }) })],
      })
      .where(eq(media.id, poster));
    const { access: trial } = await addColleague(api, { group: 'Trial Users' });
    const left = async () =>
      (await callApi(api, trial, 'GET', '/api/user/v1/whoami/')).body.company?.total_scan;
    const had = await left();
    expect((await rescan(poster, trial)).status).toBe(200);
    await isScanned(poster);
    expect(await item(poster)).toMatchObject({ scan_status: 'FOUND', problem: null });
    expect(await left()).toBe(had);
  });

  it('reads the words of a collected post again', async () => {
    const post = await collectedPost('I will kill John Smith tomorrow.');
    await rescan(post.id);
    await isScanned(post.id);
    expect((await item(post.id)).alerts).toMatchObject([{ detector: 'threats' }]);
  });

  it('is not for viewers, nor of other companies', async () => {
    const { access: viewer } = await addColleague(api, { group: 'Viewers' });
    expect((await rescan(poster, viewer)).status).toBe(403);
    const theirs = await insertMedia(api.db, { companyId: (await insertCompany(api.db)).id });
    expect(await rescan(theirs.id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('the original', () => {
  it('comes as an attachment that nothing opens by itself, and who took it is written down', async () => {
    const answer = await original(poster);
    expect(answer.status).toBe(200);
    const bytes = await sampleFile('poster.png');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment; filename=poster.png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const { body } = await callApi(api, access, 'POST', '/api/media/v1/all_activity/', {
      media_id: poster,
    });
    expect(body.results[0]).toMatchObject({
      kind: 'original_downloaded',
      actor: { first_name: 'Anna' },
    });
  });

  it.each([
    ['../../etc/passwd', 'attachment; filename=passwd'],
    ['gpj.\u202eexe\r\nX-Bad: 1', 'attachment; filename="gpj.[U+202E]exeX-Bad: 1"'],
    [
      'fattura "ottobre" è.pdf',
      String.raw`attachment; filename="fattura \"ottobre\" ?.pdf"; ` +
        String.raw`filename*=UTF-8''fattura%20%22ottobre%22%20%C3%A8.pdf`,
    ],
    ['合同.docx', `attachment; filename="??.docx"; filename*=UTF-8''%E5%90%88%E5%90%8C.docx`],
  ])('of %j has a name that steers nothing', async (title, disposition) => {
    await api.db.update(media).set({ title }).where(eq(media.id, poster));
    const answer = await original(poster);
    await answer.arrayBuffer();
    expect(answer.headers.get('content-disposition')).toBe(disposition);
  });

  it(
    'is refused for what is no file, whose bytes are gone, or that is another company’s; ' +
      'nothing is written down then',
    async () => {
      const post = await collectedPost('Hello.');
      expect((await item(post.id)).file).toMatchObject({ has_original: false });
      expect([(await original(post.id)).status, await (await original(post.id)).json()]).toEqual([
        404,
        expect.objectContaining({
          title: 'This item isn’t a file, so it has no original to download.',
          reason: { code: 'noOriginal', params: {} },
        }),
      ]);
      const lost = await uploadFile(api, access, 'lost.txt', Buffer.from('Meeting on Monday.'));
      await isScanned(lost.body.media_id);
      await rm(api.services.blobs.path((await item(lost.body.media_id)).file.sha256));
      expect(await (await original(lost.body.media_id)).json()).toMatchObject({
        status: 404,
        reason: { code: 'originalGone' },
      });
      expect(await kinds(lost.body.media_id)).toEqual([]);
      const theirs = await insertMedia(api.db, { companyId: (await insertCompany(api.db)).id });
      expect((await original(theirs.id)).status).toBe(404);
    },
  );
});
