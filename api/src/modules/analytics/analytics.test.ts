import { eq, sql } from 'drizzle-orm';
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
import { uuid5 } from './stix.ts';
import { foldTallies } from '../alerts/store/tallies.ts';
import { alerts } from '../../platform/database/schema/alerts.ts';
import { media } from '../../platform/database/schema/media.ts';
import { companies } from '../../platform/database/schema/people.ts';
import { tallies } from '../../platform/database/schema/search.ts';
import { targets } from '../../platform/database/schema/watch.ts';

let api: TestApi;
let acme: typeof companies.$inferSelect;
let access: string;
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 9, day, hour));

beforeAll(async () => {
  api = await startTestApi();
  acme = await insertCompany(api.db);
  access = (await signInAs(api.services, await insertUser(api.db, { companyId: acme.id }))).token;
  const photo = await insertMedia(api.db, {
    companyId: acme.id,
    title: '=HYPERLINK("http://x.example")',
    createdAt: at(5),
  });
  const make = (given: Partial<typeof alerts.$inferInsert>) =>
    insertAlert(api.db, { companyId: acme.id, mediaId: photo.id, ...given });
  await make({ severity: 5, detectedAt: at(5) });
  await make({
    severity: 4,
    detectedAt: at(5, 23),
    status: 'VALIDATED',
    triagedAt: new Date(at(5, 23).getTime() + 60_000),
  });
  await make({
    severity: 4,
    detectedAt: at(6),
    status: 'RESOLVED',
    feedbackResponse: 'confirmed threat',
    triagedAt: new Date(at(6).getTime() + 180_000),
    resolvedAt: at(7),
  });
  await make({
    severity: 2,
    detectedAt: at(31, 23),
    status: 'DISMISSED',
    feedbackResponse: 'false positive: benign',
    dismissReason: '+39 "x", y',
    triagedAt: new Date(at(31, 23).getTime() + 120_000),
  });
  await make({ severity: 1, detectedAt: new Date(Date.UTC(2026, 10, 1)) });
  const others = await insertCompany(api.db);
  await insertAlert(api.db, { companyId: others.id, detectedAt: at(5), severity: 5 });
});
afterAll(() => api.stop());

const get = (path: string) => callApi(api, access, 'GET', `/api/analytics/v1/${path}`);
const download = async (query: string) => {
  const response = await fetch(`${api.url}/api/analytics/v1/export/?${query}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition'),
    text: await response.text(),
  };
};

describe('analytics', () => {
  it('tell the numbers of a month and of nobody else', async () => {
    expect(
      (await callApi(api, access, 'POST', '/api/alert/v1/analytics/', { year: 2026, month: 10 }))
        .body,
    ).toEqual({
      total_alerts: 4,
      severity_counts: { 1: 0, 2: 1, 3: 0, 4: 2, 5: 1 },
      validated_alerts: 2,
      total_media: 1,
      current_year: 2026,
      current_month: 10,
    });
  });

  it('tell any range by day, source, detector and hour, with the precision that feedback measured', async () => {
    const { body } = await get('stats/?from=2026-10-05&to=2026-10-31&time_zone=Europe/Rome');
    expect(body).toMatchObject({
      total_alerts: 3,
      total_media: 1,
      sources: [{ source_id: 7, source_name: 'File upload', alerts: 3, media: 1 }],
      targets: [{ target_id: null, name: 'No target', count: 3 }],
      detectors: [
        { detector: 'file-type', label: 'file-type', count: 3, right: 1, wrong: 0, precision: 1 },
      ],
      time_to_triage: { median: 120, count: 2 },
      time_to_resolve: { median: 86_400, count: 1 },
    });
    // 23:00 UTC is one hour after midnight in Rome, where summer time ends on 25 October.
    expect(body.days).toEqual([
      { day: '2026-10-05', severity: 5, count: 1 },
      { day: '2026-10-06', severity: 4, count: 2 },
    ]);
    // 5 October 2026 is a Monday; 23:00 UTC is Tuesday, 01:00 in Rome.
    expect(body.heat_map).toContainEqual({ weekday: 2, hour: 1, count: 1 });
    const inUtc = (await get('stats/?from=2026-10-05&to=2026-10-31')).body;
    expect(inUtc).toMatchObject({
      total_alerts: 4,
      total_media: 1,
      detectors: [{ count: 4, right: 1, wrong: 1, precision: 0.5 }],
      statuses: [
        { status: 'DETECTED', count: 1 },
        { status: 'VALIDATED', count: 1 },
        { status: 'RESOLVED', count: 1 },
        { status: 'DISMISSED', count: 1 },
      ],
    });
    expect(inUtc.days).toEqual([
      { day: '2026-10-05', severity: 5, count: 1 },
      { day: '2026-10-05', severity: 4, count: 1 },
      { day: '2026-10-06', severity: 4, count: 1 },
      { day: '2026-10-31', severity: 2, count: 1 },
    ]);
    expect(await get('stats/?from=2026-10-31&to=2026-10-05')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'to' }] },
    });
    expect(await get('stats/?from=2026-10-05&to=2026-10-31&time_zone=Mars/Base')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'time_zone' }] },
    });
  });
});

describe('analytics of some sources', () => {
  it(
    'count what the list under the same filter counts, in any time zone, and the finding names ' +
      'its detector',
    async () => {
      const { id: companyId } = await insertCompany(api.db);
      const { token } = await signInAs(api.services, await insertUser(api.db, { companyId }));
      const [target = expect.fail('no target')] = await api.db
        .insert(targets)
        .values({ companyId, sourceId: 5, type: 'account', accountUsername: 'meridiana' })
        .returning();
      const post = await insertMedia(api.db, {
        companyId,
        sourceId: 5,
        targetId: target.id,
        createdAt: at(9, 22),
      });
      const alert = await insertAlert(api.db, {
        companyId,
        mediaId: post.id,
        sourceId: 5,
        targetId: target.id,
        detectedAt: at(9, 22),
        severity: 3,
      });
      const stats = (query: string) =>
        callApi(api, token, 'GET', `/api/analytics/v1/stats/?${query}`);
      await insertFinding(api.db, {
        companyId,
        mediaId: post.id,
        alertId: alert.id,
        detector: 'file-type',
        detectorLabel: 'File type',
      });
      const days = {
        UTC: '2026-10-09',
        'Europe/Rome': '2026-10-10',
        'America/New_York': '2026-10-09',
      };
      for (const [zone, day] of Object.entries(days)) {
        const { body } = await stats(`from=${day}&to=${day}&source_ids=5,20&time_zone=${zone}`);
        expect(body).toMatchObject({
          total_alerts: 1,
          total_media: 1,
          days: [{ day, severity: 3, count: 1 }],
          sources: [{ source_id: 5, source_name: 'X', alerts: 1, media: 1 }],
          detectors: [{ detector: 'file-type', label: 'File type', count: 1 }],
          targets: [{ target_id: target.id, name: '@meridiana', count: 1 }],
        });
        expect(
          (await stats(`from=${day}&to=${day}&source_ids=7&time_zone=${zone}`)).body,
        ).toMatchObject({ total_alerts: 0, total_media: 0, days: [], sources: [], heat_map: [] });
      }
    },
  );
});

describe('analytics that were asked for before', () => {
  it('tell at once what somebody changed, added or removed since', async () => {
    const { id: companyId } = await insertCompany(api.db);
    const { token } = await signInAs(api.services, await insertUser(api.db, { companyId }));
    const alert = await insertAlert(api.db, { companyId, detectedAt: at(9), updatedAt: at(9) });
    const stats = async () =>
      (
        await callApi(
          api,
          token,
          'GET',
          '/api/analytics/v1/stats/?from=2026-10-01&to=2026-10-31&time_zone=Europe/Rome',
        )
      ).body;
    expect(await stats()).toMatchObject({ total_alerts: 1, time_to_triage: { count: 0 } });
    const changed = await callApi(api, token, 'PATCH', `/api/alert/v1/${alert.id}/`, {
      version: alert.version,
      status: 'VALIDATED',
    });
    expect(await stats()).toMatchObject({
      total_alerts: 1,
      time_to_triage: { count: 1 },
      detectors: [{ right: 0 }],
    });
    await callApi(api, token, 'PATCH', `/api/alert/v1/${alert.id}/`, {
      version: changed.body.version,
      status: 'RESOLVED',
      feedback_response: 'confirmed threat',
    });
    expect(await stats()).toMatchObject({ total_alerts: 1, detectors: [{ right: 1 }] });
    const second = await insertAlert(api.db, { companyId, detectedAt: at(9), updatedAt: at(9) });
    expect(await stats()).toMatchObject({ total_alerts: 2 });
    await api.db.delete(alerts).where(eq(alerts.id, second.id));
    expect(await stats()).toMatchObject({ total_alerts: 1 });
  });
});

describe('exports', () => {
  it('I3: defuse what a spreadsheet would compute, and quote what it would split', async () => {
    const { status, type, name, text } = await download('format=csv&status=DISMISSED');
    expect({ status, type }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
    expect(name).toMatch(/^attachment; filename="vedetta-alerts-[\d-]+\.csv"$/);
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^id,detected_at,severity,status,title/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(lines[1]).toContain(`"'+39 ""x"", y"`);
  });

  it('follow the filters of the list, oldest first, one object a line', async () => {
    const { text } = await download(
      'format=ndjson&severity=4,5&time_from=2026-10-05T00:00:00Z&time_to=2026-10-31T23:59:59Z',
    );
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).severity),
    ).toEqual([5, 4, 4]);
    const ofHours = async (hours: string) =>
      (await download(`format=ndjson&hours=${encodeURIComponent(hours)}`)).text
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).detected_at);
    const [noon = '', ...others] = (await download('format=ndjson')).text
      .trim()
      .split('\n')
      .map((line): string => JSON.parse(line).detected_at);
    const { weekday, hour } = {
      weekday: new Date(noon).getUTCDay() || 7,
      hour: new Date(noon).getUTCHours(),
    };
    expect(await ofHours(`${weekday}-${hour}@UTC,${weekday}-${hour}@Etc/GMT+5`)).toContain(noon);
    expect(await ofHours(`${weekday}-${(hour + 1) % 24}@UTC`)).not.toContain(noon);
    expect(others.length).toBeGreaterThan(0);
    for (const hours of ['1-9', '1@UTC', 'x-9@UTC', '8-9@UTC', '1-9@Mars/Base', '1-9@UTC,'])
      expect((await download(`format=ndjson&hours=${hours}`)).status).toBe(422);
    expect((await download('format=ndjson&severity=4&severity=5')).status).toBe(422);
    expect((await download('format=pdf')).status).toBe(422);
  });

  it('make a STIX 2.1 bundle whose references all lead somewhere', async () => {
    const { text } = await download('format=stix');
    const bundle = JSON.parse(text);
    expect(bundle).toMatchObject({
      type: 'bundle',
      id: expect.stringMatching(/^bundle--[0-9a-f-]{36}$/),
    });
    const ids = bundle.objects.map((object: { id: string }) => object.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(bundle.objects.map((object: { type: string }) => object.type).sort()).toEqual([
      'file',
      'identity',
      ...Array<string>(5).fill('note'),
      ...Array<string>(5).fill('observed-data'),
    ]);
    for (const object of bundle.objects) {
      expect(object).toMatchObject({
        spec_version: '2.1',
        id: expect.stringMatching(
          new RegExp(
            `^${object.type}--[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`,
          ),
        ),
      });
      for (const ref of [...(object.object_refs ?? []), object.created_by_ref ?? ids[0]])
        expect(ids).toContain(ref);
      if (object.modified !== undefined) expect(object.modified >= object.created).toBe(true);
    }
    expect(JSON.parse((await download('format=stix')).text).objects).toEqual(bundle.objects);
  });

  it('derive ids as RFC 9562 does', () => {
    expect(uuid5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
  });
});

describe('the tallies', () => {
  const counted = () =>
    api.db
      .select({
        day: sql<string | null>`day::text`,
        status: tallies.status,
        severity: tallies.severity,
        n: sql<number>`sum(n)::int`,
      })
      .from(tallies)
      .where(eq(tallies.companyId, acme.id))
      .groupBy(tallies.day, tallies.status, tallies.severity)
      .having(sql`sum(n) <> 0`)
      .orderBy(sql`1`, tallies.status, tallies.severity);
  const real = async () =>
    (
      await api.db.execute(sql`
    select days.day::text as day, status, severity::int as severity, count(*)::int as n
      from alerts, lateral (values (null::date), ((detected_at at time zone 'UTC')::date)) as
      days(day)
    where company_id = ${acme.id} group by days.day, status, severity
    union all select days.day::text, '', 0, count(*)::int
      from media, lateral (values (null::date), ((created_at at time zone 'UTC')::date)) as
      days(day)
    where company_id = ${acme.id} group by days.day order by 1, 2, 3`)
    ).rows;

  it('follow inserts, changes and deletions, and stay the same when they are folded', async () => {
    for (let n = 0; n < 300; n += 1) {
      const { id } = await insertAlert(api.db, {
        companyId: acme.id,
        severity: 1 + (n % 5),
        detectedAt: at(1 + (n % 28)),
      });
      if (n % 3 === 0)
        await api.db
          .update(alerts)
          .set({ status: 'VALIDATED', severity: 3 })
          .where(eq(alerts.id, id));
      if (n % 7 === 0) await api.db.delete(alerts).where(eq(alerts.id, id));
    }
    expect(await counted()).toEqual(await real());
    const before = await api.db.$count(tallies);
    await foldTallies(api.db);
    expect(await api.db.$count(tallies)).toBeLessThan(before / 2);
    expect(await counted()).toEqual(await real());
  });

  it('go with their company', async () => {
    const gone = await insertCompany(api.db);
    await insertAlert(api.db, { companyId: gone.id });
    await api.db.delete(companies).where(eq(companies.id, gone.id));
    expect(await api.db.$count(tallies, eq(tallies.companyId, gone.id))).toBe(0);
    expect(await api.db.$count(media, eq(media.companyId, gone.id))).toBe(0);
  });
});
