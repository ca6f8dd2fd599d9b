import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAlert, insertCompany, insertFinding, insertMedia } from '../../../test/factories.ts';
import {
  call,
  signUpCompany,
  startTestApi,
  until,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await signUpCompany(api);
});
afterAll(() => api.stop());

const ask = async (path: string, body: object) =>
  (await call(api, 'POST', path, { access: admin.access, body })).body;
/**
 * Walks to the end, and goes on from there until so many rows were met: the newest wait for
 * whatever else is being written.
 */
async function walk(
  path: string,
  body: object,
  count: number,
  between: () => Promise<unknown> = async () => undefined,
): Promise<number[]> {
  const seen: number[] = [];
  await until(async () => {
    for (let isMore = true; isMore;) {
      const step = await ask(path, { ...body, after: seen.at(-1) ?? 0, limit: 3 });
      seen.push(...step.results.map(({ id }: { id: number }) => id));
      isMore = step.next !== null;
      await between();
    }
    return seen.length >= count;
  });
  return seen;
}

test(
  'a walk meets every alert and item once in the order of ids, also those that are added on the ' +
    'way, and none of another company',
  async () => {
    const { id: strangers } = await insertCompany(api.db);
    const made: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      made.push((await insertAlert(api.db, { companyId: admin.companyId })).id);
      await insertAlert(api.db, { companyId: strangers });
    }
    const added: number[] = [];
    const seen = await walk('/api/alert/v1/walk/', {}, 12, async () => {
      if (added.length < 4)
        added.push((await insertAlert(api.db, { companyId: admin.companyId })).id);
    });
    expect(added).toHaveLength(4);
    expect(seen).toEqual([...made, ...added]);
    const items = await walk('/api/media/v1/walk/', { source_ids: [7] }, 12);
    expect(items).toHaveLength(12);
    expect(items).toEqual(items.toSorted((a, b) => a - b));
  },
);

test('a row whose neighbour is still being written waits for it: nothing is passed over', async () => {
  const first = (await insertMedia(api.db, { companyId: admin.companyId, sourceId: 20 })).id;
  expect(await walk('/api/media/v1/walk/', { source_ids: [20] }, 1)).toEqual([first]);
  let late = 0;
  let early = 0;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    late = (await insertMedia(tx, { companyId: admin.companyId, sourceId: 20 })).id;
    early = (await insertMedia(api.db, { companyId: admin.companyId, sourceId: 20 })).id;
    expect(late).toBeLessThan(early);
    expect(await ask('/api/media/v1/walk/', { source_ids: [20], after: first })).toEqual({
      results: [],
      next: null,
    });
  });
  expect(await walk('/api/media/v1/walk/', { source_ids: [20] }, 3)).toEqual([first, late, early]);
});

test('a walk keeps to its filter, and to a size that a step may have', async () => {
  const { id } = await insertAlert(api.db, {
    companyId: admin.companyId,
    severity: 1,
    status: 'DISMISSED',
    dismissReason: 'x',
  });
  expect(await walk('/api/alert/v1/walk/', { severity: [1], status: 'DISMISSED' }, 1)).toEqual([
    id,
  ]);
  expect(
    (await call(api, 'POST', '/api/alert/v1/walk/', { access: admin.access, body: { limit: 201 } }))
      .status,
  ).toBe(422);
});

test('several alerts come with their findings; ids of another company and unknown ones are left out', async () => {
  const [one, two, theirs] = await Promise.all(
    [admin.companyId, admin.companyId, (await insertCompany(api.db)).id].map((companyId) =>
      insertAlert(api.db, { companyId }),
    ),
  );
  await insertFinding(api.db, {
    companyId: admin.companyId,
    mediaId: one!.mediaId,
    alertId: one!.id,
  });
  const { results } = await ask('/api/alert/v1/details/', {
    ids: [two!.id, one!.id, theirs!.id, 999_999],
  });
  expect(
    results.map((row: { id: number; findings: unknown[] }) => [row.id, row.findings.length]).sort(),
  ).toEqual(
    [
      [one!.id, 1],
      [two!.id, 0],
    ].sort(),
  );
});
