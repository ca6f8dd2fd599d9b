import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAlert,
  insertCompany,
  insertFinding,
  insertMedia,
  insertUser,
  signInAs,
} from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';
import type { companies, users } from '../../platform/database/schema/people.ts';
import { targets } from '../../platform/database/schema/watch.ts';

let api: TestApi;
let access: string;
let acme: typeof companies.$inferSelect;
let giulia: typeof users.$inferSelect;
let ids: Record<
  'high' | 'highLater' | 'low' | 'critical' | 'mine' | 'resolved' | 'dismissed',
  number
>;

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
beforeAll(async () => {
  api = await startTestApi();
  acme = await insertCompany(api.db);
  giulia = await insertUser(api.db, { companyId: acme.id });
  access = (await signInAs(api.services, giulia)).token;
  const photo = await insertMedia(api.db, {
    companyId: acme.id,
    title: 'campaign_03.png',
    seenCount: 4,
  });
  const make = async (given: Partial<Parameters<typeof insertAlert>[1]>) =>
    (await insertAlert(api.db, { companyId: acme.id, mediaId: photo.id, ...given })).id;
  ids = {
    high: await make({ severity: 4, detectedAt: at(8) }),
    highLater: await make({ severity: 4, detectedAt: at(9) }),
    low: await make({
      severity: 2,
      detectedAt: at(12),
      title: 'Photo that reveals a location',
      summary: 'EXIF GPS 45.4642, 9.1900',
    }),
    critical: await make({ severity: 5, detectedAt: at(7), title: '100% _certain_ extortion' }),
    mine: await make({
      severity: 3,
      status: 'VALIDATED',
      assigneeId: giulia.id,
      detectedAt: at(6),
    }),
    resolved: await make({
      severity: 5,
      status: 'RESOLVED',
      feedbackResponse: 'duplicate',
      detectedAt: at(14),
    }),
    dismissed: await make({
      severity: 1,
      status: 'DISMISSED',
      detectedAt: at(15),
      dismissReason: 'satire',
      sourceId: 5,
      detector: 'threats',
      feedbackResponse: 'false positive: satire or news',
    }),
  };
  const others = await insertCompany(api.db);
  await insertAlert(api.db, { companyId: others.id, severity: 5 });
});
afterAll(() => api.stop());

const list = (body: unknown) => callApi(api, access, 'POST', '/api/alert/v1/', body);
const listed = async (body: unknown) =>
  (await list(body)).body.results.map((alert: { id: number }) => alert.id);

describe('the alert list', () => {
  it('puts the most severe first, then the newest, and shows what a row needs', async () => {
    const { status, body } = await list({ status: 'DETECTED' });
    expect(status).toBe(200);
    expect(body.results.map((alert: { id: number }) => alert.id)).toEqual([
      ids.critical,
      ids.highLater,
      ids.high,
      ids.low,
    ]);
    expect(body).toMatchObject({
      count: 4,
      page: 1,
      page_size: 10,
      links: { next: null, previous: null },
    });
    expect(body.results[3]).toMatchObject({
      media_title: 'campaign_03.png',
      media_target: {
        source_name: 'File upload',
        search_string: 'campaign_03.png',
        account_username: null,
        prefix: '',
      },
      seen_count: 4,
      assignee: null,
      detected_at: '2026-11-20T12:00:00.000Z',
      version: 1,
    });
  });

  it('sorts by time and by severity either way', async () => {
    expect(await listed({ status: 'DETECTED', sort: 'detected_at' })).toEqual([
      ids.low,
      ids.highLater,
      ids.high,
      ids.critical,
    ]);
    expect(await listed({ status: 'DETECTED', sort: 'severity', sortDirection: 'asc' })).toEqual([
      ids.low,
      ids.high,
      ids.highLater,
      ids.critical,
    ]);
  });

  it('pages without overlap, with the addresses of the neighbours', async () => {
    const first = (await list({ status: 'DETECTED', page_size: 3 })).body;
    const second = (await list({ status: 'DETECTED', page_size: 3, page: 2 })).body;
    expect(first).toMatchObject({
      count: 4,
      links: { next: '/api/alert/v1/?page=2&page_size=3', previous: null },
    });
    expect(second).toMatchObject({
      count: 4,
      links: { next: null, previous: '/api/alert/v1/?page=1&page_size=3' },
    });
    expect([...first.results, ...second.results].map((alert) => alert.id)).toEqual([
      ids.critical,
      ids.highLater,
      ids.high,
      ids.low,
    ]);
    expect((await list({ status: 'DETECTED', page_size: 3, page: 9 })).body).toMatchObject({
      results: [],
      links: { previous: '/api/alert/v1/?page=2&page_size=3' },
    });
  });

  it('filters by every member of the filter', async () => {
    expect(await listed({ status: ['VALIDATED', 'RESOLVED'] })).toEqual([ids.resolved, ids.mine]);
    expect(await listed({ severity: [2, 5], status: 'DETECTED' })).toEqual([ids.critical, ids.low]);
    expect(await listed({ assigned_to: [giulia.id] })).toEqual([ids.mine]);
    expect(await listed({ source_ids: [5] })).toEqual([ids.dismissed]);
    expect(await listed({ detectors: ['threats', 'secrets'] })).toEqual([ids.dismissed]);
    expect(await listed({ feedback: ['duplicate', 'cannot tell'] })).toEqual([ids.resolved]);
    expect((await list({ detectors: ['threats'], feedback: ['duplicate'] })).body).toMatchObject({
      count: 0,
      results: [],
    });
    const hour = { weekday: at(7).getUTCDay() || 7, hour: 7 };
    expect(await listed({ hours: [hour] })).toEqual([ids.critical]);
    expect(
      await listed({
        hours: [
          { ...hour, hour: 6 },
          { ...hour, hour: 7, time_zone: 'UTC' },
        ],
      }),
    ).toEqual([ids.critical, ids.mine]);
    expect(await listed({ hours: [{ ...hour, hour: 8, time_zone: 'Europe/Rome' }] })).toEqual([
      ids.critical,
    ]);
    expect(
      await listed({ time_from: at(8).toISOString(), time_to: '2026-11-20T10:00:00+01:00' }),
    ).toEqual([ids.highLater, ids.high]);
    const [target] = await api.db
      .insert(targets)
      .values({ companyId: acme.id, sourceId: 5, type: 'search', searchString: 'meridiana' })
      .returning();
    expect(await listed({ target_ids: [target!.id] })).toEqual([]);
  });

  it('searches for the very words, in any case, and takes signs of patterns for what they are', async () => {
    expect(await listed({ search_query: 'exif gps' })).toEqual([ids.low]);
    expect(await listed({ search_query: '100% _c' })).toEqual([ids.critical]);
    expect(await listed({ search_query: '1%c' })).toEqual([]);
    expect(await listed({ search_query: 'CAMPAIGN_03', status: 'VALIDATED' })).toEqual([ids.mine]);
  });

  it('answers 404 for targets and people of another company, and 422 for what it does not know', async () => {
    const foreign = await insertCompany(api.db);
    const outsider = await insertUser(api.db, { companyId: foreign.id });
    const [target] = await api.db
      .insert(targets)
      .values({ companyId: foreign.id, sourceId: 5, type: 'search' })
      .returning();
    expect(await list({ assigned_to: [outsider.id] })).toMatchObject({ status: 404 });
    expect(await list({ target_ids: [target!.id] })).toMatchObject({ status: 404 });
    expect(await list({ sort: 'id; drop table alerts' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'sort' }] },
    });
    expect(await list({ company_id: foreign.id })).toMatchObject({ status: 422 });
    expect(await list({ page_size: 201 })).toMatchObject({ status: 422 });
    expect(await list({ detectors: ['a b'] })).toMatchObject({
      status: 422,
      body: {
        errors: [{ path: 'detectors.0', message: 'Use a detector ID as it appears in alerts.' }],
      },
    });
    expect(await list({ feedback: ['maybe'] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'feedback.0' }] },
    });
    expect(
      await list({ hours: [{ weekday: 1, hour: 2, time_zone: 'Mars/Olympus' }] }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'hours.0.time_zone', message: 'Specify a time zone such as Europe/Rome.' },
        ],
      },
    });
    expect(await list({ hours: [{ weekday: 0, hour: 24 }] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'hours.0.weekday' }, { path: 'hours.0.hour' }] },
    });
  });
});

describe('the numbers above the lists', () => {
  it('count each list, the open alerts by severity, and what waits longest', async () => {
    expect(await callApi(api, access, 'POST', '/api/alert/v1/counts/', {})).toEqual({
      status: 200,
      body: {
        DETECTED: 4,
        VALIDATED: 1,
        RESOLVED: 1,
        DISMISSED: 1,
        media: 1,
        critical_to_review: 1,
        in_progress_mine: 1,
        count_is_partial: false,
        oldest_to_review: '2026-11-20T07:00:00.000Z',
        open_by_severity: [
          { severity: 5, count: 1 },
          { severity: 4, count: 2 },
          { severity: 3, count: 1 },
          { severity: 2, count: 1 },
          { severity: 1, count: 0 },
        ],
      },
    });
  });

  it('follow the filters, and say that nothing waits when nothing does', async () => {
    const { body } = await callApi(api, access, 'POST', '/api/alert/v1/counts/', {
      search_query: 'nothing like this',
    });
    expect(body).toMatchObject({
      DETECTED: 0,
      media: 0,
      oldest_to_review: null,
      in_progress_mine: 0,
    });
    // The items themselves have neither detector nor answer: their number stays.
    expect(
      (await callApi(api, access, 'POST', '/api/alert/v1/counts/', { detectors: ['threats'] }))
        .body,
    ).toMatchObject({ DETECTED: 0, DISMISSED: 1, media: 1 });
    expect(
      (await callApi(api, access, 'POST', '/api/alert/v1/counts/', { feedback: ['duplicate'] }))
        .body,
    ).toMatchObject({ DETECTED: 0, RESOLVED: 1, media: 1 });
    expect(
      (
        await callApi(api, access, 'POST', '/api/alert/v1/counts/', {
          hours: [
            { weekday: 1, hour: 3 },
            { weekday: 2, hour: 3 },
          ],
        })
      ).body,
    ).toMatchObject({ DETECTED: 0, RESOLVED: 0, media: 1 });
  });
});

describe('what the screens ask for besides', () => {
  it('shows one alert with its evidence', async () => {
    const alert = await insertAlert(api.db, { companyId: acme.id });
    const finding = await insertFinding(api.db, {
      companyId: acme.id,
      mediaId: alert.mediaId,
      alertId: alert.id,
    });
    await insertFinding(api.db, {
      companyId: acme.id,
      mediaId: alert.mediaId,
      excerpt: 'another alert’s',
    });
    const { body } = await callApi(api, access, 'GET', `/api/alert/v1/${alert.id}`);
    expect(body).toMatchObject({
      id: alert.id,
      summary: alert.summary,
      marks: [{ start: 22, end: 37 }],
    });
    expect(body.findings).toMatchObject([
      { id: finding.id, alert_id: alert.id, place: { kind: 'bytes', offset: 0, length: 2 } },
    ]);
  });

  it('offers the statuses in their order with what may follow each, and the catalogue of feedback', async () => {
    expect((await callApi(api, access, 'GET', '/api/alert/v1/status/')).body).toEqual([
      { value: 'DETECTED', label: 'Needs review', transitions: ['VALIDATED', 'DISMISSED'] },
      { value: 'VALIDATED', label: 'In progress', transitions: ['RESOLVED', 'DISMISSED'] },
      { value: 'RESOLVED', label: 'Resolved', transitions: ['VALIDATED'] },
      { value: 'DISMISSED', label: 'Dismissed', transitions: ['DETECTED'] },
    ]);
    const { body } = await callApi(api, access, 'GET', '/api/alert/v1/feedback_responses/');
    expect(body).toHaveLength(6);
    expect(body[1]).toEqual({ value: 'false positive: benign', label: 'False positive: benign' });
  });
});
