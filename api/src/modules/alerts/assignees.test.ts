import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAlert,
  insertCompany,
  insertMedia,
  insertUser,
  signInAs,
} from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';
import { GROUPS, groupsAllow } from '../../platform/access/capabilities.ts';
import { targets } from '../../platform/database/schema/watch.ts';

let api: TestApi;
let companyId: number;
let access: string;
beforeAll(async () => {
  api = await startTestApi();
  companyId = (await insertCompany(api.db)).id;
  access = (
    await signInAs(api.services, await insertUser(api.db, { companyId, groupName: 'Admins' }))
  ).token;
});
afterAll(() => api.stop());

const send = (method: string, path: string, body?: unknown) =>
  callApi(api, access, method, path, body);
const listed = async (filter: object) => {
  const { status, body } = await send('POST', '/api/alert/v1/', filter);
  return status === 200 ? body.results.map(({ id }: { id: number }) => id) : status;
};
const make = async (given: { assigneeId?: number; title?: string } = {}) =>
  (await insertAlert(api.db, { companyId, ...given })).id;

const UNABLE = [
  { groupName: 'Viewers' },
  { groupName: 'Nothing we know' },
  { isActive: false },
  { isApproved: false },
  { groupName: 'Viewers', isActive: false },
] as const;

describe('who may be given work', () => {
  it.each(UNABLE)(
    'is no one who cannot act: %j is refused with a sentence, one by one, many at once and for an item',
    async (given) => {
      const person = await insertUser(api.db, { companyId, ...given });
      const [id, item] = [await make(), (await insertMedia(api.db, { companyId })).id];
      const assigned_to = person.id;
      const answers = [
        await send('PATCH', `/api/alert/v1/${id}/`, { version: 1, assigned_to }),
        await send('PATCH', '/api/alert/v1/bulk_assign/', { ids: [id], assigned_to }),
        await send('PATCH', `/api/media/v1/${item}/assigned/`, { assigned_to }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({
          status: 422,
          body: {
            errors: [{ path: 'assigned_to', message: expect.stringMatching(/^.{20,}\.$/u) }],
          },
        });
      expect((await send('GET', `/api/alert/v1/${id}/`)).body).toMatchObject({
        assignee: null,
        version: 1,
      });
      const offered = (
        await send('POST', '/api/user/v1/colleagues/', { may_triage: true, page_size: 200 })
      ).body.results;
      expect(offered.map((other: { id: number }) => other.id)).not.toContain(person.id);
    },
  );

  it.each(GROUPS)(
    'is anyone of %s exactly when that person may change an alert and is offered',
    async (groupName) => {
      const person = await insertUser(api.db, { companyId, groupName });
      const { token } = await signInAs(api.services, person);
      const act = await callApi(api, token, 'PATCH', `/api/alert/v1/${await make()}/`, {
        version: 1,
        severity: 2,
      });
      const given = await send('PATCH', `/api/alert/v1/${await make()}/`, {
        version: 1,
        assigned_to: person.id,
      });
      const offered = (
        await send('POST', '/api/user/v1/colleagues/', { may_triage: true, page_size: 200 })
      ).body.results.some(({ id }: { id: number }) => id === person.id);
      const may = groupsAllow([groupName], 'alerts.triage');
      expect([act.status, given.status, offered]).toEqual(
        may ? [200, 200, true] : [403, 422, false],
      );
    },
  );

  it('an undo hands nothing back to a person who has become a viewer', async () => {
    const [before, next] = [
      await insertUser(api.db, { companyId }),
      await insertUser(api.db, { companyId }),
    ];
    const id = await make({ assigneeId: before.id });
    const { body } = await send('PATCH', '/api/alert/v1/bulk_assign/', {
      ids: [id],
      assigned_to: next.id,
    });
    expect(
      await send('PATCH', `/api/user/v1/${before.id}/`, { group_name: 'Viewers' }),
    ).toMatchObject({ status: 200 });
    expect(
      (await send('POST', '/api/alert/v1/bulk_undo/', { undo_token: body.undo_token })).status,
    ).toBe(200);
    expect((await send('GET', `/api/alert/v1/${id}/`)).body.assignee).toBeNull();
  });

  it('is found by name beyond the first page, with any apostrophe', async () => {
    for (let n = 0; n < 55; n += 1)
      await insertUser(api.db, { companyId, firstName: 'Aaron', lastName: `Number ${n}` });
    const person = await insertUser(api.db, { companyId, firstName: 'Vito', lastName: 'D’Amico' });
    for (const search_query of ["d'amico", 'D’AMICO', 'vito d‘am', 'd´amico']) {
      expect(
        (await send('POST', '/api/user/v1/colleagues/', { search_query })).body.results,
        search_query,
      ).toMatchObject([{ id: person.id }]);
    }
  });
});

describe('the filter of assignees', () => {
  it('has no one, alone and beside people, in lists, numbers and exports', async () => {
    const [anna, luca] = [
      await insertUser(api.db, { companyId }),
      await insertUser(api.db, { companyId }),
    ];
    const search_query = 'kingfisher';
    const [free, hers] = [
      await make({ title: 'A kingfisher' }),
      await make({ title: 'A kingfisher', assigneeId: anna.id }),
    ];
    await make({ title: 'A kingfisher', assigneeId: luca.id });
    expect(await listed({ search_query, unassigned: true })).toEqual([free]);
    expect(
      new Set(await listed({ search_query, unassigned: true, assigned_to: [anna.id] })),
    ).toEqual(new Set([free, hers]));
    expect(await listed({ search_query, unassigned: false, assigned_to: [anna.id] })).toEqual([
      hers,
    ]);
    expect(
      (await send('POST', '/api/alert/v1/counts/', { search_query, unassigned: true })).body,
    ).toMatchObject({ DETECTED: 1 });
    const file = await fetch(
      `${api.url}/api/analytics/v1/export/?format=ndjson&unassigned=true&search_query=${search_query}`,
      { headers: { authorization: `Bearer ${access}` } },
    );
    expect(
      (await file.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual([free]);
  });

  it('of a deleted user lists what the deletion left to no one, until someone has it again', async () => {
    const [vito, anna] = [
      await insertUser(api.db, { companyId }),
      await insertUser(api.db, { companyId }),
    ];
    const [kept, taken] = [
      await make({ assigneeId: vito.id }),
      await make({ assigneeId: vito.id }),
    ];
    await make();
    expect((await send('DELETE', `/api/user/v1/${vito.id}/`)).status).toBe(204);
    expect(new Set(await listed({ assigned_to: [vito.id] }))).toEqual(new Set([kept, taken]));
    await send('PATCH', `/api/alert/v1/${taken}/`, { version: 2, assigned_to: anna.id });
    expect(await listed({ assigned_to: [vito.id] })).toEqual([kept]);
    expect(new Set(await listed({ assigned_to: [vito.id, anna.id] }))).toEqual(
      new Set([kept, taken]),
    );
    expect(
      (await send('POST', '/api/alert/v1/counts/', { assigned_to: [vito.id] })).body,
    ).toMatchObject({ DETECTED: 1 });
  });

  it('of a deleted target matches nothing, and ids that the company never had are still refused', async () => {
    const [target] = await api.db
      .insert(targets)
      .values({ companyId, sourceId: 5, type: 'search', searchString: 'heron' })
      .returning();
    expect((await send('DELETE', `/api/target/v1/${target!.id}/`)).status).toBe(204);
    expect(await listed({ target_ids: [target!.id] })).toEqual([]);
    const stranger = await insertUser(api.db, { companyId: (await insertCompany(api.db)).id });
    expect(
      await Promise.all([
        listed({ target_ids: [999_999_999] }),
        listed({ assigned_to: [stranger.id] }),
        listed({ assigned_to: [999_999_999] }),
      ]),
    ).toEqual([404, 404, 404]);
  });
});
