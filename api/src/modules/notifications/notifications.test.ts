import type { Message } from '@vedetta/messages/message.ts';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAlert,
  insertCompany,
  insertNotification,
  insertUser,
  signInAs,
} from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';
import { notificationText } from './notification-texts.ts';
import { webhookKindOf } from '../webhooks/kinds-and-signatures.ts';
import type { Scope } from '../../platform/access/access-key.ts';
import { mayHear } from '../../platform/access/socket-access.ts';
import { eventsAfter } from '../events/store/events.ts';
import type { companies, users } from '../../platform/database/schema/people.ts';
import { FEEDBACK_RESPONSES } from '../alerts/alert-schema.ts';

let api: TestApi;
let acme: typeof companies.$inferSelect;

beforeAll(async () => {
  api = await startTestApi();
  acme = await insertCompany(api.db);
});
afterAll(() => api.stop());

/** A person with three unread notifications. */
async function busyPerson() {
  const person: typeof users.$inferSelect = await insertUser(api.db, { companyId: acme.id });
  const { mediaId, id: alertId } = await insertAlert(api.db, { companyId: acme.id });
  const make = (context: string) =>
    insertNotification(api.db, {
      companyId: acme.id,
      recipientId: person.id,
      context,
      mediaId,
      alertId,
    });
  const ids = [
    (await make('assigned_alert')).id,
    (await make('comment_mention')).id,
    (await make('resolved_alert')).id,
  ] as const;
  return { person, ids, mediaId, alertId, access: (await signInAs(api.services, person)).token };
}
const list = (access: string, body: unknown = {}) =>
  callApi(api, access, 'POST', '/api/notifications/v1/', body);
const mark = (access: string, id: number) =>
  callApi(api, access, 'POST', `/api/notifications/v1/mark-read/${id}/`);

describe('one’s own notifications', () => {
  it('stand newest first with what they lead to, and with how many are unread', async () => {
    const { ids, access, mediaId, alertId } = await busyPerson();
    const { body } = await list(access, { page_size: 2 });
    expect(body).toMatchObject({
      count: 3,
      unread_count: 3,
      links: { next: '/api/notifications/v1/?page=2&page_size=2' },
    });
    expect(body.results.map((row: { id: number }) => row.id)).toEqual([ids[2], ids[1]]);
    expect(body.results[1]).toMatchObject({
      context: 'comment_mention',
      params: { userId: null, media_id: mediaId, alert_id: alertId },
      fullname: 'Luca Bianchi',
      is_read: false,
    });
    expect((await list(access, { sortDirection: 'asc' })).body.results[0].id).toBe(ids[0]);
  });

  it('tell what happened in English and by name', async () => {
    const person = await insertUser(api.db, { companyId: acme.id });
    await insertNotification(api.db, {
      companyId: acme.id,
      recipientId: person.id,
      message: notificationText.assigned(say('titleThreatViolence'), 3),
    });
    const { body } = await list((await signInAs(api.services, person)).token);
    expect(body.results).toMatchObject([
      {
        message: 'assigned you “Threat of violence” and 2 more alerts',
        message_reasons: [
          {
            code: 'toldAssignedMore',
            params: { title: 'Threat of violence', titleCode: 'titleThreatViolence', more: '2' },
          },
        ],
      },
    ]);
  });

  it('say how many alerts, how they turned out and what became of them', () => {
    const english = (message: Message) => render('en', message);
    expect(
      [1, 2, 3].flatMap((n) => [
        english(notificationText.assigned('A', n)),
        english(notificationText.resolved('A', 'false positive: benign', n)),
      ]),
    ).toEqual([
      'assigned you “A”',
      'resolved “A”: false positive: benign',
      'assigned you “A” and 1 more alert',
      'resolved “A” and 1 more alert: false positive: benign',
      'assigned you “A” and 2 more alerts',
      'resolved “A” and 2 more alerts: false positive: benign',
    ]);
    expect(
      FEEDBACK_RESPONSES.map((feedback) => english(notificationText.resolved('A', feedback))),
    ).toEqual(
      FEEDBACK_RESPONSES.map(
        (feedback) => `resolved “A”: ${feedback.replace('cannot tell', 'inconclusive')}`,
      ),
    );
    expect(english(notificationText.severity('A', 1, 5))).toBe(
      'changed the severity of “A”: Informative → Critical',
    );
    expect(english(notificationText.mention('See @{{a@b.example}}: “x”.'))).toBe(
      'mentioned you: See @{{a@b.example}}: “x”.',
    );
    expect(english(notificationText.registration('Acme'))).toBe('asked to join Acme');
  });

  it('can be limited to contexts, the unread count with them', async () => {
    const { access, ids } = await busyPerson();
    const { body } = await list(access, { contexts: ['assigned_alert'] });
    expect(body).toMatchObject({ count: 1, unread_count: 1, results: [{ id: ids[0] }] });
    expect(await list(access, { contexts: ['gossip'] })).toMatchObject({ status: 422 });
  });

  it('are marked as read one by one, again without error', async () => {
    const { access, ids } = await busyPerson();
    expect(await mark(access, ids[1])).toEqual({ status: 200, body: { unread_count: 2 } });
    expect(await mark(access, ids[1])).toEqual({ status: 200, body: { unread_count: 2 } });
    expect(
      (await list(access)).body.results.map((row: { is_read: boolean }) => row.is_read),
    ).toEqual([false, true, false]);
  });

  it('are marked as read up to what was seen; what came later stays unread', async () => {
    const { access, ids } = await busyPerson();
    expect(
      await callApi(api, access, 'POST', '/api/notifications/v1/mark-all-read/', { up_to: ids[1] }),
    ).toEqual({ status: 200, body: { unread_count: 1 } });
    expect(
      (await list(access)).body.results.map((row: { is_read: boolean }) => row.is_read),
    ).toEqual([false, true, true]);
  });

  it('are told as read to their recipient alone, and only where something was unread', async () => {
    const { person, ids, access } = await busyPerson();
    const told = async () =>
      (await eventsAfter(api.db, acme.id, 0, 1_000))
        .map(({ body }) => body)
        .filter((body) => body.type === 'notifications.read' && body.recipient_id === person.id);
    const upTo = (id: number) =>
      callApi(api, access, 'POST', '/api/notifications/v1/mark-all-read/', { up_to: id });
    for (let again = 0; again < 2; again += 1) {
      await mark(access, ids[1]);
      await upTo(ids[0]);
      await upTo(ids[2]);
    }
    const about = { type: 'notifications.read', recipient_id: person.id } as const;
    const bodies = [
      { ...about, notification_id: ids[1], older_too: false },
      { ...about, notification_id: ids[0], older_too: true },
      { ...about, notification_id: ids[2], older_too: true },
    ];
    expect(await told()).toEqual(bodies);
    const [body] = bodies;
    if (body === undefined) throw new Error('Nothing was told.');
    const hears = (userId: number, scopes?: readonly Scope[]) =>
      mayHear({ userId, groups: ['Admins'], ...(scopes && { scopes }) }, body);
    expect([hears(person.id), hears(person.id + 1), hears(person.id, ['read', 'admin'])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(webhookKindOf(body)).toBeNull();
  });

  it('are nobody else’s, not even a colleague’s', async () => {
    const mine = await busyPerson();
    const theirs = await busyPerson();
    expect(await mark(mine.access, theirs.ids[0])).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    await callApi(api, mine.access, 'POST', '/api/notifications/v1/mark-all-read/', {
      up_to: Number.MAX_SAFE_INTEGER,
    });
    expect((await list(theirs.access)).body).toMatchObject({ count: 3, unread_count: 3 });
    expect(await callApi(api, 'nonsense', 'POST', '/api/notifications/v1/', {})).toMatchObject({
      status: 401,
    });
  });
});
