import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAlert,
  insertCompany,
  insertFinding,
  insertUser,
  signInAs,
} from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';
import { alerts } from '../../platform/database/schema/alerts.ts';
import { activities, notes } from '../../platform/database/schema/collaboration.ts';
import { events, notifications } from '../../platform/database/schema/messages.ts';
import type { companies, users } from '../../platform/database/schema/people.ts';

type User = typeof users.$inferSelect;
let api: TestApi;
let acme: typeof companies.$inferSelect;
let giulia: User;
let luca: User;
let anna: User;
let access: string;

beforeAll(async () => {
  api = await startTestApi();
  acme = await insertCompany(api.db);
  giulia = await insertUser(api.db, { companyId: acme.id });
  luca = await insertUser(api.db, { companyId: acme.id, firstName: 'Luca', lastName: 'Bianchi' });
  anna = await insertUser(api.db, { companyId: acme.id, firstName: 'Anna', lastName: 'Neri' });
  access = (await signInAs(api.services, giulia)).token;
});
afterAll(() => api.stop());

const patch = (id: number, body: unknown, by = access) =>
  callApi(api, by, 'PATCH', `/api/alert/v1/${id}/`, body);
const activitiesOf = (alertId: number) =>
  api.db
    .select()
    .from(activities)
    .where(eq(activities.alertId, alertId))
    .orderBy(asc(activities.id));
const notificationsOf = (alertId: number) =>
  api.db
    .select()
    .from(notifications)
    .where(eq(notifications.alertId, alertId))
    .orderBy(asc(notifications.recipientId), asc(notifications.id));
const rowOf = async (id: number) =>
  (await api.db.select().from(alerts).where(eq(alerts.id, id)))[0]!;

describe('the life of an alert', () => {
  it('goes from review to resolved and back, each step with its activity and its event', async () => {
    const { id, mediaId } = await insertAlert(api.db, { companyId: acme.id });
    expect(await patch(id, { version: 1, status: 'VALIDATED' })).toMatchObject({
      status: 200,
      body: { status: 'VALIDATED', version: 2 },
    });
    expect((await rowOf(id)).triagedAt).not.toBeNull();
    expect(
      await patch(id, { version: 2, status: 'RESOLVED', feedback_response: 'confirmed threat' }),
    ).toMatchObject({
      status: 200,
      body: { status: 'RESOLVED', version: 3, feedback_response: 'confirmed threat' },
    });
    expect((await rowOf(id)).resolvedAt).not.toBeNull();
    expect(await patch(id, { version: 3, status: 'VALIDATED' })).toMatchObject({
      status: 200,
      body: { feedback_response: null },
    });
    expect((await rowOf(id)).resolvedAt).toBeNull();
    expect(
      await patch(id, { version: 4, status: 'DISMISSED', dismiss_reason: 'It is our own test.' }),
    ).toMatchObject({
      status: 200,
      body: { dismiss_reason: 'It is our own test.' },
    });
    expect(await patch(id, { version: 5, status: 'DETECTED' })).toMatchObject({
      status: 200,
      body: { status: 'DETECTED', dismiss_reason: null, version: 6 },
    });

    const steps = [
      ['DETECTED', 'VALIDATED'],
      ['VALIDATED', 'RESOLVED'],
      ['RESOLVED', 'VALIDATED'],
      ['VALIDATED', 'DISMISSED'],
      ['DISMISSED', 'DETECTED'],
    ];
    expect(
      (await activitiesOf(id)).map((row) => [
        row.kind,
        row.oldValue,
        row.newValue,
        row.actorId,
        row.mediaId,
      ]),
    ).toEqual(steps.map(([from, to]) => ['status_changed', from, to, giulia.id, mediaId]));
    const told = (
      await api.db
        .select()
        .from(events)
        .where(eq(events.companyId, acme.id))
        .orderBy(asc(events.id))
    ).map((row) => row.body);
    expect(
      told.filter((event) => event.type === 'alert.changed' && event.alert_id === id),
    ).toMatchObject(
      steps.map(([from, to], n) => ({
        previous_status: from,
        status: to,
        version: n + 2,
        created: false,
        actor_id: giulia.id,
      })),
    );
  });

  it('refuses a step that the life cycle does not draw, the same status included, and changes nothing', async () => {
    const { id } = await insertAlert(api.db, { companyId: acme.id });
    expect(
      await patch(id, { version: 1, status: 'RESOLVED', feedback_response: 'duplicate' }),
    ).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect(await patch(id, { version: 1, status: 'DETECTED' })).toMatchObject({
      status: 409,
      body: {
        code: 'INVALID_TRANSITION',
        title: expect.stringContaining('“In progress” (VALIDATED)'),
      },
    });
    expect(await rowOf(id)).toMatchObject({ version: 1, status: 'DETECTED' });
    expect(await activitiesOf(id)).toEqual([]);
  });

  it('asks for feedback and reason on their fields', async () => {
    const { id } = await insertAlert(api.db, { companyId: acme.id, status: 'VALIDATED' });
    expect(await patch(id, { version: 1, status: 'RESOLVED' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'feedback_response' }] },
    });
    expect(await patch(id, { version: 1, status: 'DISMISSED' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'dismiss_reason' }] },
    });
    expect(
      await patch(id, { version: 1, status: 'DISMISSED', dismiss_reason: '  ' }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'dismiss_reason' }] } });
    expect(await patch(id, { version: 1 })).toMatchObject({ status: 422 });
    expect(await patch(id, { status: 'RESOLVED' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'version' }] },
    });
    expect(await patch(id, { version: 1, severity: 6 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'severity' }] },
    });
  });

  it('changes several things in one step, with one activity each and one event', async () => {
    const { id } = await insertAlert(api.db, { companyId: acme.id, severity: 4 });
    const answer = await patch(id, {
      version: 1,
      status: 'VALIDATED',
      severity: 5,
      assigned_to: luca.id,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 2,
        status: 'VALIDATED',
        severity: 5,
        severity_set_by_person: true,
        assignee: { id: luca.id, full_name: 'Luca Bianchi' },
      },
    });
    expect((await activitiesOf(id)).map((row) => [row.kind, row.oldValue, row.newValue])).toEqual([
      ['status_changed', 'DETECTED', 'VALIDATED'],
      ['severity_changed', '4', '5'],
      ['assigned', null, 'Luca Bianchi'],
    ]);
    expect((await patch(id, { version: 2, assigned_to: null })).body.assignee).toBeNull();
    expect((await activitiesOf(id)).at(-1)).toMatchObject({
      kind: 'assigned',
      oldValue: 'Luca Bianchi',
      newValue: null,
    });
  });

  it('takes what is already so for done, without a new version', async () => {
    const { id } = await insertAlert(api.db, { companyId: acme.id, severity: 4 });
    expect(await patch(id, { version: 1, severity: 4, assigned_to: null })).toMatchObject({
      status: 200,
      body: { version: 1, severity_set_by_person: false },
    });
    expect(await activitiesOf(id)).toEqual([]);
  });
});

describe('several people at one alert', () => {
  it('answers a stale write with the alert as it is now', async () => {
    const { id, mediaId } = await insertAlert(api.db, { companyId: acme.id });
    await insertFinding(api.db, { companyId: acme.id, mediaId, alertId: id });
    await patch(id, { version: 1, severity: 2 });
    expect(await patch(id, { version: 1, status: 'VALIDATED' })).toMatchObject({
      status: 409,
      body: {
        code: 'STALE',
        alert: { id, version: 2, severity: 2, status: 'DETECTED', findings: [{ excerpt: 'MZ' }] },
      },
    });
  });

  it('D6: lets one of 50 who triage the same version win, and tells the other 49', async () => {
    const { id } = await insertAlert(api.db, { companyId: acme.id });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        patch(id, { version: 1, status: 'VALIDATED', assigned_to: luca.id }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(
        ({ status, body }) => status === 409 && body.code === 'STALE' && body.alert.version === 2,
      ),
    ).toHaveLength(49);
    expect(await activitiesOf(id)).toHaveLength(2);
    expect(await notificationsOf(id)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ version: 2, status: 'VALIDATED' });
  });
});

describe('who is told', () => {
  it('tells the new assignee, and nobody of their own act', async () => {
    const { id, mediaId } = await insertAlert(api.db, {
      companyId: acme.id,
      title: 'Look-alike login page',
    });
    await patch(id, { version: 1, assigned_to: luca.id });
    await patch(id, { version: 2, assigned_to: giulia.id });
    expect(await notificationsOf(id)).toMatchObject([
      {
        recipientId: luca.id,
        context: 'assigned_alert',
        actorId: giulia.id,
        actorName: 'Giulia Ferrari',
        mediaId,
        message: say('toldAssigned', {
          title: say('quotedWords', { words: 'Look-alike login page' }),
        }),
      },
    ]);
  });

  it('tells the assignee and the people who wrote notes of a new severity and of the end', async () => {
    const alert = await insertAlert(api.db, {
      companyId: acme.id,
      assigneeId: luca.id,
      status: 'VALIDATED',
      severity: 3,
    });
    const other = await insertAlert(api.db, { companyId: acme.id, mediaId: alert.mediaId });
    const dora = await insertUser(api.db, { companyId: acme.id, firstName: 'Dora' });
    const note = { companyId: acme.id, mediaId: alert.mediaId, text: 'Seen before.' };
    await api.db.insert(notes).values([
      { ...note, alertId: alert.id, authorId: anna.id, authorName: 'Anna Neri' },
      { ...note, alertId: alert.id, authorId: luca.id, authorName: 'Luca Bianchi' },
      { ...note, alertId: alert.id, authorId: giulia.id, authorName: 'Giulia Ferrari' },
      { ...note, alertId: other.id, authorId: dora.id, authorName: 'Dora Ferrari' },
    ]);
    await patch(alert.id, { version: 1, severity: 4 });
    await patch(alert.id, {
      version: 2,
      status: 'RESOLVED',
      feedback_response: 'confirmed threat',
    });
    expect(
      (await notificationsOf(alert.id)).map((row) => [
        row.recipientId,
        row.context,
        render('en', row.message),
      ]),
    ).toEqual([
      [
        luca.id,
        'changed_severity',
        'changed the severity of “Executable disguised as image”: Medium → High',
      ],
      [luca.id, 'resolved_alert', 'resolved “Executable disguised as image”: confirmed threat'],
      [
        anna.id,
        'changed_severity',
        'changed the severity of “Executable disguised as image”: Medium → High',
      ],
      [anna.id, 'resolved_alert', 'resolved “Executable disguised as image”: confirmed threat'],
    ]);
  });
});

describe('the walls of a company', () => {
  it('C2: answers 404 for the alert of another company and 422 for its people', async () => {
    const foreign = await insertCompany(api.db);
    const outsider = await insertUser(api.db, { companyId: foreign.id, groupName: 'Admins' });
    const { id } = await insertAlert(api.db, { companyId: acme.id });
    const outside = (await signInAs(api.services, outsider)).token;
    expect(await patch(id, { version: 1, status: 'VALIDATED' }, outside)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await callApi(api, outside, 'GET', `/api/alert/v1/${id}/`)).toMatchObject({
      status: 404,
    });
    expect(await patch(id, { version: 1, assigned_to: outsider.id })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'assigned_to' }] },
    });
    expect(await rowOf(id)).toMatchObject({ version: 1, status: 'DETECTED', assigneeId: null });
  });

  it('does not assign to somebody who was deactivated', async () => {
    const gone = await insertUser(api.db, { companyId: acme.id, isActive: false });
    const { id } = await insertAlert(api.db, { companyId: acme.id });
    expect(await patch(id, { version: 1, assigned_to: gone.id })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'not_a_colleague' }] },
    });
  });

  it('lets viewers look and not touch', async () => {
    const viewer = await insertUser(api.db, { companyId: acme.id, groupName: 'Viewers' });
    const { id } = await insertAlert(api.db, { companyId: acme.id });
    const looking = (await signInAs(api.services, viewer)).token;
    expect(await callApi(api, looking, 'GET', `/api/alert/v1/${id}/`)).toMatchObject({
      status: 200,
      body: { id, findings: [] },
    });
    expect(await patch(id, { version: 1, status: 'VALIDATED' }, looking)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });
});
