import { say } from '@vedetta/messages/say.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAlert, insertCompany, insertUser, signInAs } from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';
import { alerts } from '../../platform/database/schema/alerts.ts';
import { activities } from '../../platform/database/schema/collaboration.ts';
import { events, notifications } from '../../platform/database/schema/messages.ts';
import type { companies, users } from '../../platform/database/schema/people.ts';

let api: TestApi;
let acme: typeof companies.$inferSelect;
let giulia: typeof users.$inferSelect;
let luca: typeof users.$inferSelect;
let access: string;

beforeAll(async () => {
  api = await startTestApi();
  acme = await insertCompany(api.db);
  giulia = await insertUser(api.db, { companyId: acme.id });
  luca = await insertUser(api.db, { companyId: acme.id, firstName: 'Luca', lastName: 'Bianchi' });
  access = (await signInAs(api.services, giulia)).token;
});
afterAll(() => api.stop());

const assign = (body: unknown, headers: Record<string, string> = {}) =>
  callApi(api, access, 'PATCH', '/api/alert/v1/bulk_assign/', body, headers);
const undo = (token: string) =>
  callApi(api, access, 'POST', '/api/alert/v1/bulk_undo/', { undo_token: token });
const make = async (given: Partial<typeof alerts.$inferInsert> = {}) =>
  (await insertAlert(api.db, { companyId: acme.id, ...given })).id;
const rows = (ids: number[]) =>
  api.db.select().from(alerts).where(inArray(alerts.id, ids)).orderBy(asc(alerts.id));
const told = (ids: number[]) =>
  api.db
    .select()
    .from(activities)
    .where(inArray(activities.alertId, ids))
    .orderBy(asc(activities.id));

describe('a bulk assignment', () => {
  it(
    'gives each alert to the colleague, whatever its status, writes it down and tells the ' +
      'colleague once',
    async () => {
      const [free, mine, closed, theirs] = [
        await make({ title: 'First' }),
        await make({ assigneeId: giulia.id }),
        await make({ status: 'RESOLVED', feedbackResponse: 'duplicate' }),
        await make({ assigneeId: luca.id }),
      ];
      const { status, body } = await assign({
        ids: [free, mine, closed, theirs],
        assigned_to: luca.id,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ changed: 3, undo_token: expect.any(String) });
      expect(body.results).toEqual([
        { id: free, outcome: 'changed', version: 2, status: 'DETECTED' },
        { id: mine, outcome: 'changed', version: 2, status: 'DETECTED' },
        { id: closed, outcome: 'changed', version: 2, status: 'RESOLVED' },
        { id: theirs, outcome: 'unchanged', version: 1, status: 'DETECTED' },
      ]);
      expect(await rows([closed])).toMatchObject([
        { assigneeId: luca.id, feedbackResponse: 'duplicate', status: 'RESOLVED' },
      ]);
      expect(
        (await told([free, mine, closed, theirs])).map((row) => [
          row.alertId,
          row.kind,
          row.oldValue,
          row.newValue,
        ]),
      ).toEqual([
        [free, 'assigned', null, 'Luca Bianchi'],
        [mine, 'assigned', 'Giulia Ferrari', 'Luca Bianchi'],
        [closed, 'assigned', null, 'Luca Bianchi'],
      ]);
      expect(
        await api.db.select().from(notifications).where(eq(notifications.recipientId, luca.id)),
      ).toMatchObject([
        {
          context: 'assigned_alert',
          alertId: free,
          actorId: giulia.id,
          message: say('toldAssignedMore', {
            title: say('quotedWords', { words: 'First' }),
            more: 2,
          }),
        },
      ]);
      const heard = (await api.db.select().from(events).where(eq(events.companyId, acme.id))).map(
        (row) => row.body,
      );
      expect(
        heard.filter((event) => event.type === 'alert.changed' && event.alert_id === free),
      ).toMatchObject([{ version: 2, previous_status: 'DETECTED', status: 'DETECTED' }]);
    },
  );

  it('takes them from whoever has them, all that match, and leaves alone what somebody changed meanwhile', async () => {
    const matching = await Promise.all(
      [1, 2].map(() => make({ title: 'Zebra crossing', assigneeId: luca.id })),
    );
    const other = await make({ title: 'Heron', assigneeId: luca.id });
    expect(
      (await assign({ filter: { search_query: 'zebra' }, assigned_to: null })).body,
    ).toMatchObject({ changed: 2 });
    expect((await rows([...matching, other])).map(({ assigneeId }) => assigneeId)).toEqual([
      null,
      null,
      luca.id,
    ]);
    const { body } = await assign({ ids: [other], versions: [7], assigned_to: null });
    expect(body).toMatchObject({
      changed: 0,
      undo_token: null,
      results: [{ outcome: 'stale', version: 1 }],
    });
  });

  it('is taken back where nobody changed the alert since: everybody has again what was theirs', async () => {
    const [mine, nobodys, touched] = [
      await make({ assigneeId: giulia.id, status: 'VALIDATED' }),
      await make(),
      await make(),
    ];
    const { body } = await assign({ ids: [mine, nobodys, touched], assigned_to: luca.id });
    await callApi(api, access, 'PATCH', `/api/alert/v1/${touched}/`, { version: 2, severity: 1 });
    expect((await undo(body.undo_token)).body.results).toMatchObject([
      { id: mine, outcome: 'restored', version: 3, status: 'VALIDATED' },
      { id: nobodys, outcome: 'restored' },
      { id: touched, outcome: 'changed_since' },
    ]);
    expect((await rows([mine, nobodys, touched])).map(({ assigneeId }) => assigneeId)).toEqual([
      giulia.id,
      null,
      luca.id,
    ]);
    expect((await told([mine])).at(-1)).toMatchObject({
      kind: 'assigned',
      oldValue: 'Luca Bianchi',
      newValue: 'Giulia Ferrari',
      detail: 'Undone',
    });
  });

  it('of a status change that is taken back nothing is handed over', async () => {
    const id = await make({ assigneeId: luca.id });
    const { body } = await callApi(
      api,
      access,
      'PATCH',
      '/api/alert/v1/bulk_status_alerts_update/',
      { ids: [id], status: 'VALIDATED' },
    );
    await undo(body.undo_token);
    expect(await rows([id])).toMatchObject([
      { status: 'DETECTED', assigneeId: luca.id, version: 3 },
    ]);
  });

  it('goes to active colleagues only, and with one alert of another company to nobody', async () => {
    const others = await insertCompany(api.db);
    const [stranger, gone] = [
      await insertUser(api.db, { companyId: others.id }),
      await insertUser(api.db, { companyId: acme.id, isActive: false }),
    ];
    const own = await make();
    for (const assignedTo of [stranger.id, gone.id, 987_654_321]) {
      expect(await assign({ ids: [own], assigned_to: assignedTo })).toMatchObject({
        status: 422,
        body: {
          errors: [
            { path: 'assigned_to', message: 'Choose an active colleague, or no one (null).' },
          ],
        },
      });
    }
    expect(await assign({ ids: [own] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'assigned_to' }] },
    });
    expect(await assign({ assigned_to: luca.id })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ids' }] },
    });
    const foreign = (await insertAlert(api.db, { companyId: others.id })).id;
    expect(await assign({ ids: [own, foreign], assigned_to: luca.id })).toMatchObject({
      status: 404,
    });
    expect(await rows([own])).toMatchObject([{ version: 1, assigneeId: null }]);
    expect(await told([own, foreign])).toEqual([]);
  });

  it('sent twice under one idempotency key is done once', async () => {
    const id = await make();
    const key = { 'Idempotency-Key': 'assign-double-click' };
    const [first, second] = [
      await assign({ ids: [id], assigned_to: luca.id }, key),
      await assign({ ids: [id], assigned_to: luca.id }, key),
    ];
    expect(second).toEqual(first);
    expect(await told([id])).toHaveLength(1);
  });
});
