import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAlert,
  insertCompany,
  insertMedia,
  insertUser,
  signInAs,
} from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';

let api: TestApi;
let companyId: number;
let mediaId: number;
let access: string;
let left: number[];

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  companyId = (await insertCompany(api.db)).id;
  access = (await signInAs(api.services, await insertUser(api.db, { companyId }))).token;
  mediaId = (await insertMedia(api.db, { companyId, title: 'heron.png' })).id;
  left = [];
  // Ties of severity and of time: ids decide.
  for (let n = 0; n < 23; n += 1) {
    const detectedAt = new Date(Date.UTC(2026, 10, 20, 8, Math.floor(n / 3)));
    left.push(
      (await insertAlert(api.db, { companyId, mediaId, severity: 1 + (n % 5), detectedAt })).id,
    );
  }
});

interface Page {
  count: number;
  start: number;
  end_cursor?: string;
  results: { id: number; version: number }[];
}
const page = async (body: object): Promise<Page> =>
  (
    await callApi(api, access, 'POST', '/api/alert/v1/', {
      status: 'DETECTED',
      page_size: 5,
      ...body,
    })
  ).body;
const decide = ({ id, version }: Page['results'][number]) =>
  callApi(api, access, 'PATCH', `/api/alert/v1/${id}/`, { version, status: 'VALIDATED' });
const idsOf = ({ results }: Page) => results.map(({ id }) => id);

const LISTS = [
  {},
  { sort: 'detected_at' },
  { sort: 'severity', sortDirection: 'asc' },
  { sort: 'detected_at', sortDirection: 'asc' },
  { search_query: 'heron' },
  { severity: [1, 2, 3, 4] },
];

describe('a page that follows one that was read', () => {
  it.each(LISTS)(
    'shows every alert once, whatever was decided on the pages before: %j',
    async (list) => {
      const whole = idsOf(await page({ ...list, page_size: 200 }));
      const seen: number[] = [];
      let after: string | undefined;
      let decided = 0;
      for (let number = 1; number <= 5; number += 1) {
        const shown = await page({ ...list, page: number, after });
        expect(shown.start).toBe(seen.length - decided);
        expect(shown.count).toBe(whole.length - decided);
        seen.push(...idsOf(shown));
        for (const row of shown.results.filter((_, at) => (at + number) % 3 !== 0)) {
          await decide(row);
          decided += 1;
        }
        if (shown.end_cursor !== undefined) after = shown.end_cursor;
      }
      expect(seen).toEqual(whole);
    },
  );

  it('follows a row that has itself left the list, another severity included, and skips whole pages', async () => {
    const whole = idsOf(await page({ page_size: 200 }));
    const first = await page({});
    const last = first.results.at(-1)!;
    await callApi(api, access, 'PATCH', `/api/alert/v1/${last.id}/`, {
      version: last.version,
      severity: 1,
    });
    for (const row of first.results.slice(0, 4)) await decide(row);
    expect(idsOf(await page({ page: 2, after: first.end_cursor }))).toEqual(whole.slice(5, 10));
    expect(idsOf(await page({ page: 3, after: first.end_cursor }))).toEqual(whole.slice(10, 15));
    expect(await page({ page: 9, after: first.end_cursor })).toMatchObject({ results: [] });
  });

  it(
    'is an ordinary page for a cursor of a later page, of a deleted alert or of another ' +
      'company, and where changes sort the list',
    async () => {
      const second = await page({ page: 2 });
      const foreign = await insertAlert(api.db, {
        companyId: (await insertCompany(api.db)).id,
        severity: 5,
      });
      for (const after of [second.end_cursor, `1.5.${foreign.id}`, '1.3.999999999'])
        expect(idsOf(await page({ page: 2, after }))).toEqual(idsOf(second));
      expect(await page({ sort: 'updated_at' })).not.toHaveProperty('end_cursor');
      expect(
        await callApi(api, access, 'POST', '/api/alert/v1/', { after: '1.9.x' }),
      ).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'after' }] },
      });
    },
  );
});
