import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT_LIMITS } from '../../../test/scan-limits.ts';
import { insertCompany, insertMedia, insertUser } from '../../../test/factories.ts';
import { addColleague, signUpCompany, startTestApi, type TestApi } from '../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { putFile } from '../../../test/put-file.ts';
import { sampleFile } from '@vedetta/detection/testing/sample-file.ts';
import { callApi, uploadFile } from '../../../test/uploads.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { startScanning, type Scanning } from '../scans/jobs/scanning.ts';
import { media } from '../../platform/database/schema/media.ts';
import { targets } from '../../platform/database/schema/watch.ts';

let api: TestApi;
let scanning: Scanning;
let access: string;
const ids: Record<string, number> = {};

beforeAll(async () => {
  api = await startTestApi();
  access = (await signUpCompany(api)).access;
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
  for (const name of ['poster.png', 'campaign_03.png', 'team.jpg', 'broken.png']) {
    ids[name] = (await uploadFile(api, access, name, await sampleFile(name))).body.media_id;
  }
  await vi.waitFor(async () => {
    const { body } = await callApi(api, access, 'GET', '/api/fileupload/v1/');
    expect(
      body.results.filter((file: { status: string }) =>
        ['QUEUED', 'SCANNING'].includes(file.status),
      ),
    ).toEqual([]);
  }, PATIENT);
});
afterAll(async () => {
  await scanning.stop(0);
  await api.stop();
});

const get = (path: string, as = access) => callApi(api, as, 'GET', path);
const post = (path: string, body: unknown, as = access) => callApi(api, as, 'POST', path, body);
const preview = (id: number | undefined, as = access) =>
  fetch(`${api.url}/api/media/v1/${id}/preview/`, { headers: { authorization: `Bearer ${as}` } });

describe('a media item', () => {
  it('shows its file, alerts, evidence and a report row of every detector', async () => {
    const { status, body } = await get(`/api/media/v1/${ids['poster.png']}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'poster.png',
      source_id: 7,
      scan_status: 'FOUND',
      alert_count: 1,
      seen_count: 1,
      text: null,
      url: null,
      file: { filename: 'poster.png', mime: 'image/png', type_label: 'PNG image' },
    });
    expect(body.alerts[0]).toMatchObject({
      detector: 'codes',
      status: 'DETECTED',
      media_title: 'poster.png',
    });
    expect(body.findings[0]).toMatchObject({ alert_id: body.alerts[0].id, place: { kind: 'box' } });
    const { image_width, image_height, points } = body.findings[0].place;
    expect(body.preview).toEqual({ width: image_width, height: image_height });
    for (const point of points)
      expect(
        point.x >= 0 && point.x <= image_width && point.y >= 0 && point.y <= image_height,
      ).toBe(true);
    expect(
      body.scan_report.map((row: { detector: string; outcome: string }) => [
        row.detector,
        row.outcome,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['codes', 'FOUND'],
        ['file-type', 'NOTHING'],
        ['hidden-data', 'NOTHING'],
        ['personal-data', 'NOTHING'],
        ['position', 'NOTHING'],
        ['secrets', 'NOTHING'],
        ['threats', 'NOTHING'],
        ['watch-list', 'NOT_APPLICABLE'],
      ]),
    );
    expect(body.highest_severity).toBe(body.alerts[0].severity);
  });

  it('follows the severity that a person gives its alert', async () => {
    const [alert] = (await get(`/api/media/v1/${ids['campaign_03.png']}/`)).body.alerts;
    const changed = await callApi(api, access, 'PATCH', `/api/alert/v1/${alert.id}/`, {
      version: alert.version,
      severity: 5,
    });
    expect(changed.status).toBe(200);
    expect((await get(`/api/media/v1/${ids['campaign_03.png']}/`)).body).toMatchObject({
      highest_severity: 5,
    });
    const { body } = await get('/api/fileupload/v1/');
    expect(
      body.results.find((file: { filename: string }) => file.filename === 'campaign_03.png'),
    ).toMatchObject({ highest_severity: 5, headline: alert.title });
  });

  it('says of a clean file which detectors found nothing', async () => {
    const { body } = await get(`/api/media/v1/${ids['team.jpg']}/`);
    expect(body).toMatchObject({
      scan_status: 'CLEAN',
      alerts: [],
      findings: [],
      highest_severity: null,
      problem: null,
    });
    const outcomes: string[] = body.scan_report.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes.length).toBeGreaterThanOrEqual(6);
    expect(new Set(outcomes)).toEqual(new Set(['NOTHING', 'NOT_APPLICABLE']));
  });

  it('says why a file could not be read and never calls it clean', async () => {
    const { body } = await get(`/api/media/v1/${ids['broken.png']}/`);
    expect(body.scan_status).toBe('UNREADABLE');
    expect(body.problem).toMatch(/^\S.{20,}/);
  });

  it('shows what happened to it, newest first', async () => {
    const { body } = await post('/api/media/v1/all_activity/', {
      media_id: ids['campaign_03.png'],
    });
    expect(body.results).toMatchObject([
      { kind: 'severity_changed', actor: { first_name: 'Anna' }, new_value: '5' },
      { kind: 'detected', actor: null, alert_title: expect.any(String), note: null },
    ]);
    expect(
      (await post('/api/media/v1/activities/', { media_id: ids['campaign_03.png'] })).body,
    ).toEqual({ ...body, links: expect.any(Object) });
    expect(
      (await post('/api/media/v1/notes/', { media_id: ids['campaign_03.png'] })).body,
    ).toMatchObject({ count: 0, results: [] });
  });
});

describe('the media list', () => {
  it('is newest first, with the number of alerts', async () => {
    const { body } = await post('/api/media/v1/', {});
    expect(body).toMatchObject({ page_size: 50, count: 4 });
    expect(
      body.results.map((item: { title: string; alert_count: number }) => [
        item.title,
        item.alert_count,
      ]),
    ).toEqual([
      ['broken.png', 0],
      ['team.jpg', 0],
      ['campaign_03.png', 1],
      ['poster.png', 1],
    ]);
  });

  it('can be searched, signs of patterns taken as they are', async () => {
    const titles = async (search_query: string) =>
      (await post('/api/media/v1/', { search_query })).body.results.map(
        (item: { title: string }) => item.title,
      );
    expect(await titles('CAMPAIGN_')).toEqual(['campaign_03.png']);
    expect(await titles('%')).toEqual([]);
    expect((await post('/api/media/v1/', { source_ids: [1] })).body.count).toBe(0);
  });
});

describe('the media list under a filter', () => {
  it('holds what came from a target, or came in a time, as its count and the walk do', async () => {
    const companyId =
      (
        await api.db
          .select()
          .from(media)
          .where(eq(media.id, ids['poster.png'] ?? 0))
      )[0]?.companyId ?? 0;
    const [target] = await api.db
      .insert(targets)
      .values({
        companyId,
        sourceId: 20,
        type: 'feed',
        accountUsername: 'news.example/feed',
        isActive: false,
      })
      .returning();
    const collected = await insertMedia(api.db, {
      companyId,
      sourceId: 20,
      targetId: target?.id ?? 0,
      title: 'From the feed',
      createdAt: new Date('2026-01-15T12:00:00Z'),
    });
    const both = async (filter: object) => [
      (await post('/api/media/v1/', filter)).body.results.map(({ id }: { id: number }) => id),
      (await post('/api/media/v1/walk/', filter)).body.results.map(({ id }: { id: number }) => id),
    ];
    expect(await both({ target_ids: [target?.id] })).toEqual([[collected.id], [collected.id]]);
    expect(
      await both({ time_from: '2026-01-15T00:00:00Z', time_to: '2026-01-15T23:59:59Z' }),
    ).toEqual([[collected.id], [collected.id]]);
    expect(await both({ target_ids: [target?.id], time_from: '2026-01-16T00:00:00Z' })).toEqual([
      [],
      [],
    ]);
    expect((await post('/api/alert/v1/counts/', { target_ids: [target?.id] })).body.media).toBe(1);
    expect(await post('/api/media/v1/', { target_ids: [987_654] })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    await api.db.delete(media).where(eq(media.id, collected.id));
  });
});

describe('the preview', () => {
  it('is a picture encoded anew that may run and load nothing', async () => {
    const answer = await preview(ids['poster.png']);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  it('is not there for what is no picture', async () => {
    const { body } = await uploadFile(api, access, 'notes.txt', Buffer.from('Meeting on Monday.'));
    const answer = await preview(body.media_id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('two companies', () => {
  it('with the same bytes do not see each other', async () => {
    const other = await insertCompany(api.db);
    const stranger = await insertUser(api.db, { companyId: other.id });
    const bytes = await sampleFile('poster.png');
    const { media: theirs, file } = await putFile(
      api.services,
      { companyId: other.id, userId: stranger.id },
      'theirs.png',
      bytes,
    );
    await vi.waitFor(async () => {
      expect(await api.db.select().from(media).where(eq(media.id, theirs.id))).toMatchObject([
        { scanStatus: 'FOUND', seenCount: 1 },
      ]);
    }, PATIENT);
    expect((await get(`/api/media/v1/${ids['poster.png']}/`)).body).toMatchObject({
      seen_count: 1,
      title: 'poster.png',
    });
    for (const path of [`/api/media/v1/${theirs.id}/`, `/api/fileupload/v1/${file.id}/`]) {
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await preview(theirs.id)).status).toBe(404);
    for (const call of ['activities', 'notes', 'all_activity']) {
      expect((await post(`/api/media/v1/${call}/`, { media_id: theirs.id })).status).toBe(404);
    }
    expect((await post('/api/media/v1/', { search_query: 'theirs' })).body.count).toBe(0);
  });

  it('may be read by every group of the company', async () => {
    for (const group of ['Viewers', 'Trial Users'] as const) {
      const { access: theirs } = await addColleague(api, { group });
      expect((await get(`/api/media/v1/${ids['team.jpg']}/`, theirs)).status).toBe(200);
    }
  });
});
