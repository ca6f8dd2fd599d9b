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

const bulk = (body: unknown, headers: Record<string, string> = {}) =>
  callApi(api, access, 'PATCH', '/api/alert/v1/bulk_status_alerts_update/', body, headers);
const undo = (token: string, by = access) =>
  callApi(api, by, 'POST', '/api/alert/v1/bulk_undo/', { undo_token: token });
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

describe('a bulk change of status', () => {
  it('applies to each alert on its own and says of each what happened', async () => {
    const [fresh, there, closed] = [
      await make(),
      await make({ status: 'VALIDATED' }),
      await make({ status: 'DISMISSED', dismissReason: 'x' }),
    ];
    const { status, body } = await bulk({ ids: [fresh, there, closed], status: 'VALIDATED' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ changed: 1, undo_token: expect.any(String) });
    expect(body.results).toEqual([
      { id: fresh, outcome: 'changed', version: 2, status: 'VALIDATED' },
      { id: there, outcome: 'unchanged', version: 1, status: 'VALIDATED' },
      { id: closed, outcome: 'invalid_transition', version: 1, status: 'DISMISSED' },
    ]);
    expect(
      (await told([fresh, there, closed])).map((row) => [
        row.alertId,
        row.kind,
        row.oldValue,
        row.newValue,
      ]),
    ).toEqual([[fresh, 'status_changed', 'DETECTED', 'VALIDATED']]);
    const heard = (await api.db.select().from(events).where(eq(events.companyId, acme.id))).map(
      (row) => row.body,
    );
    expect(
      heard.filter((event) => event.type === 'alert.changed' && event.alert_id === fresh),
    ).toMatchObject([{ version: 2, previous_status: 'DETECTED', status: 'VALIDATED' }]);
  });

  it('C2, C3: with one id of another company answers 404 and changes nothing', async () => {
    const others = await insertCompany(api.db);
    const foreign = (await insertAlert(api.db, { companyId: others.id })).id;
    const own = await make();
    expect(await bulk({ ids: [own, foreign], status: 'VALIDATED' })).toMatchObject({ status: 404 });
    expect(await bulk({ ids: [own, 987_654_321], status: 'VALIDATED' })).toMatchObject({
      status: 404,
    });
    expect(await rows([own, foreign])).toMatchObject(
      [
        { version: 1, status: 'DETECTED' },
        { version: 1, status: 'DETECTED' },
      ].slice(0, 2),
    );
    expect(await told([own, foreign])).toEqual([]);
    const outsider = await insertUser(api.db, { companyId: others.id });
    expect(
      await bulk({ filter: { assigned_to: [outsider.id] }, status: 'VALIDATED' }),
    ).toMatchObject({ status: 404 });
  });

  it('C3: reports per id what somebody changed since the caller looked', async () => {
    const [seen, changed] = [await make(), await make({ version: 3 })];
    const { body } = await bulk({
      ids: [seen, changed],
      versions: [1, 2],
      status: 'DISMISSED',
      dismiss_reason: 'Our own test.',
    });
    expect(body.results).toMatchObject([
      { id: seen, outcome: 'changed' },
      { id: changed, outcome: 'stale', version: 3 },
    ]);
    expect(await rows([seen, changed])).toMatchObject([
      { status: 'DISMISSED', dismissReason: 'Our own test.' },
      { status: 'DETECTED', version: 3 },
    ]);
    expect(await told([seen])).toMatchObject([{ detail: 'Our own test.' }]);
  });

  it('takes all that match a filter, and leaves the others alone', async () => {
    const matching = await Promise.all(
      [1, 2, 3].map(() => make({ title: 'Zebra crossing', severity: 2 })),
    );
    const other = await make({ title: 'Zebra crossing', severity: 5 });
    const { body } = await bulk({
      filter: { search_query: 'zebra', severity: [2], status: 'DETECTED' },
      status: 'VALIDATED',
    });
    expect(body.results.map((row: { id: number }) => row.id)).toEqual(
      [...matching].sort((a, b) => a - b),
    );
    expect(await rows([other])).toMatchObject([{ status: 'DETECTED' }]);
  });

  it('asks for feedback and reason as a single change does, and for one selection', async () => {
    const id = await make({ status: 'VALIDATED' });
    expect(await bulk({ ids: [id], status: 'RESOLVED' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'feedback_response' }] },
    });
    expect(await bulk({ ids: [id], status: 'DISMISSED' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'dismiss_reason' }] },
    });
    expect(await bulk({ status: 'DETECTED' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ids' }] },
    });
    expect(await bulk({ ids: [id], filter: {}, status: 'DETECTED' })).toMatchObject({
      status: 422,
    });
    expect(await bulk({ ids: [id], versions: [1, 2], status: 'DETECTED' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'versions' }] },
    });
    expect(
      await bulk({ ids: Array.from({ length: 501 }, (_, n) => n + 1), status: 'DETECTED' }),
    ).toMatchObject({ status: 422 });
    expect(await rows([id])).toMatchObject([{ version: 1 }]);
  });

  it('tells an assignee of many resolved alerts once', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(() => make({ status: 'VALIDATED', assigneeId: luca.id })),
    );
    await bulk({ ids, status: 'RESOLVED', feedback_response: 'confirmed threat' });
    expect(
      await api.db.select().from(notifications).where(eq(notifications.recipientId, luca.id)),
    ).toMatchObject([
      {
        context: 'resolved_alert',
        message: { code: 'toldResolvedMore', params: { more: 2 } },
      },
    ]);
  });

  it('D7: sent twice under one idempotency key is done once and answered the same', async () => {
    const id = await make();
    const key = { 'Idempotency-Key': 'double-click-0001' };
    const body = { ids: [id], status: 'VALIDATED' };
    const answers = await Promise.all([bulk(body, key), bulk(body, key), bulk(body, key)]);
    expect(answers[0]).toMatchObject({ status: 200, body: { changed: 1 } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await told([id])).toHaveLength(1);
    expect(await bulk({ ids: [id], status: 'DISMISSED', dismiss_reason: 'x' }, key)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'Idempotency-Key' }] },
    });
  });

  it('D6: of 20 that move the same version at once one changes it', async () => {
    const id = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bulk({ ids: [id], versions: [1], status: 'VALIDATED' })),
    );
    expect(answers.map(({ body }) => body.results[0].outcome).sort()).toEqual([
      'changed',
      ...Array<string>(19).fill('stale'),
    ]);
    expect(await told([id])).toHaveLength(1);
  });
});

describe('taking a bulk change back', () => {
  it('restores what nobody changed since, with everything that was said to it', async () => {
    const [kept, touched] = [
      await make({
        status: 'RESOLVED',
        feedbackResponse: 'duplicate',
        resolvedAt: new Date('2026-11-20T10:00:00Z'),
      }),
      await make({ status: 'RESOLVED', feedbackResponse: 'duplicate' }),
    ];
    const before = await rows([kept]);
    const { body } = await bulk({ ids: [kept, touched], status: 'VALIDATED' });
    await callApi(api, access, 'PATCH', `/api/alert/v1/${touched}/`, { version: 2, severity: 1 });
    const undone = await undo(body.undo_token);
    expect(undone).toMatchObject({ status: 200, body: { changed: 1, undo_token: null } });
    expect(undone.body.results).toMatchObject([
      { id: kept, outcome: 'restored', version: 3, status: 'RESOLVED' },
      { id: touched, outcome: 'changed_since', version: 3, status: 'VALIDATED' },
    ]);
    expect(await rows([kept])).toMatchObject([
      { ...before[0], version: 3, updatedAt: expect.any(Date) },
    ]);
    expect((await told([kept])).at(-1)).toMatchObject({
      kind: 'status_changed',
      oldValue: 'VALIDATED',
      newValue: 'RESOLVED',
      detail: 'Undone',
      isUndo: true,
    });
  });

  it('works once, for ten minutes, and for nobody else', async () => {
    const first = (await bulk({ ids: [await make()], status: 'VALIDATED' })).body.undo_token;
    const lucas = (await signInAs(api.services, luca)).token;
    expect(await undo(first, lucas)).toMatchObject({ status: 404 });
    expect(await undo(first)).toMatchObject({ status: 200 });
    expect(await undo(first)).toMatchObject({ status: 410, body: { code: 'UNDO_EXPIRED' } });
    const second = (await bulk({ ids: [await make()], status: 'VALIDATED' })).body.undo_token;
    api.clock.advance(10 * 60_000);
    access = (await signInAs(api.services, giulia)).token;
    expect(await undo(second)).toMatchObject({ status: 410 });
    expect(await undo('unknown')).toMatchObject({ status: 404 });
  });
});

describe('feedback', () => {
  const give = (body: unknown) => callApi(api, access, 'POST', '/api/alert/v1/feedback/', body);

  it('is kept with the closed alert, comment and all, and refused for an open one', async () => {
    const id = await make({ status: 'DISMISSED', dismissReason: 'x' });
    expect(
      await give({
        alert_id: id,
        feedback_response: 'false positive: benign',
        comment: 'A holiday picture.',
      }),
    ).toMatchObject({
      status: 200,
      body: { status: 'DISMISSED', version: 2, feedback_response: 'false positive: benign' },
    });
    expect(await told([id])).toMatchObject([
      {
        kind: 'feedback_given',
        oldValue: null,
        newValue: 'false positive: benign',
        detail: 'A holiday picture.',
      },
    ]);
    expect(await give({ alert_id: id, version: 1, feedback_response: 'duplicate' })).toMatchObject({
      status: 409,
      body: { code: 'STALE', alert: { version: 2 } },
    });
    expect(await give({ alert_id: await make(), feedback_response: 'duplicate' })).toMatchObject({
      status: 409,
      body: { code: 'NOT_CLOSED' },
    });
    expect(await give({ alert_id: id, feedback_response: 'so so' })).toMatchObject({ status: 422 });
  });

  it('of many leaves the open ones alone and can be taken back', async () => {
    const [closed, open] = [
      await make({ status: 'RESOLVED', feedbackResponse: 'cannot tell' }),
      await make(),
    ];
    const { body } = await callApi(api, access, 'POST', '/api/alert/v1/bulk_feedback_generation/', {
      ids: [closed, open],
      feedback_response: 'confirmed threat',
    });
    expect(body.results).toMatchObject([
      { id: closed, outcome: 'changed' },
      { id: open, outcome: 'not_closed' },
    ]);
    await undo(body.undo_token);
    expect(await rows([closed])).toMatchObject([
      { feedbackResponse: 'cannot tell', status: 'RESOLVED', version: 3 },
    ]);
  });
});
