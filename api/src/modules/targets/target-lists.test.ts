import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { targets } from '../../platform/database/schema/watch.ts';

const TARGET = '/api/target/v1';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const as = (person: { access: string }, method: string, path: string, body?: unknown) =>
  call(api, method, `${TARGET}${path}`, {
    access: person.access,
    ...(body === undefined ? {} : { body }),
  });
const names = (answer: { body: { results: { account_username: string }[] } }) =>
  answer.body.results.map((row) => row.account_username);

describe('the list of targets', () => {
  let lister: TestPerson;
  beforeAll(async () => {
    lister = await signUpCompany(api);
    const row = (
      sourceId: number,
      accountUsername: string,
      lastScan: Date | null,
      isActive = true,
    ) => ({
      companyId: lister.companyId,
      sourceId,
      type: 'account',
      accountUsername,
      searchString: null,
      lastScan,
      isActive,
    });
    await api.db
      .insert(targets)
      .values([
        row(5, 'charlie', new Date('2026-11-03')),
        row(1, 'alpha_50%', null, false),
        row(2, 'bravo', new Date('2026-11-05')),
        row(1, 'delta', new Date('2026-11-01')),
      ]);
  });
  const list = async (body: object) => names(await as(lister, 'POST', '/', body));

  it('is sorted by the last scan, never scanned first and then newest first, unless told otherwise', async () => {
    expect(await list({})).toEqual(['alpha_50%', 'bravo', 'charlie', 'delta']);
    expect(await list({ sortDirection: 'asc' })).toEqual([
      'delta',
      'charlie',
      'bravo',
      'alpha_50%',
    ]);
    expect(await list({ sort: 'account_username', sortDirection: 'asc' })).toEqual([
      'alpha_50%',
      'bravo',
      'charlie',
      'delta',
    ]);
    expect(await list({ sort: 'source_name', sortDirection: 'asc' })).toEqual([
      'bravo',
      'alpha_50%',
      'delta',
      'charlie',
    ]);
  });

  it('is filtered by activity, source and words, which stand for themselves', async () => {
    expect(await list({ is_active: false })).toEqual(['alpha_50%']);
    expect(await list({ source_name: 'Instagram' })).toEqual(['alpha_50%', 'delta']);
    expect(await list({ source_name: ['X', 'Facebook'] })).toEqual(['bravo', 'charlie']);
    expect(await list({ search_query: '50%' })).toEqual(['alpha_50%']);
    expect(await list({ search_query: '%' })).toEqual(['alpha_50%']);
    expect(await list({ search_query: "' or '1'='1" })).toEqual([]);
    expect(await list({ search_query: 'instagram DELTA' })).toEqual(['delta']);
  });

  it('comes in pages', async () => {
    const answer = await as(lister, 'POST', '/', { page_size: 3, page: 2 });
    expect(answer.body).toMatchObject({
      count: 4,
      page: 2,
      page_size: 3,
      links: { next: null, previous: `${TARGET}/?page=1&page_size=3` },
      results: [{ account_username: 'delta' }],
    });
  });

  it('I1: an unlisted sort, direction, source or member is refused', async () => {
    for (const body of [
      { sort: 'id; drop table targets' },
      { sort: 'company_id' },
      { sortDirection: 'up' },
      { source_name: 'MySpace' },
      { company_id: 1 },
      { page_size: 100_000 },
      { page: 0 },
    ]) {
      expect((await as(lister, 'POST', '/', body)).status, JSON.stringify(body)).toBe(422);
    }
  });
});
