import { desc, eq } from 'drizzle-orm';
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
import { deleteOldEvents } from '../events/store/events.ts';
import { activities } from '../../platform/database/schema/collaboration.ts';
import { events, mails, notifications } from '../../platform/database/schema/messages.ts';
import type { companies, users } from '../../platform/database/schema/people.ts';

let api: TestApi;
let acme: typeof companies.$inferSelect;
let luca: typeof users.$inferSelect;
let access: string;

beforeAll(async () => {
  api = await startTestApi();
  acme = await insertCompany(api.db, { name: 'Acme' });
  luca = await insertUser(api.db, { companyId: acme.id, firstName: 'Luca', lastName: 'Bianchi' });
  access = (await signInAs(api.services, await insertUser(api.db, { companyId: acme.id }))).token;
});
afterAll(() => api.stop());

const send = (method: string, path: string, body: unknown, headers = {}, by = access) =>
  callApi(api, by, method, path, body, headers);
const told = (mediaId: number) =>
  api.db
    .select()
    .from(activities)
    .where(eq(activities.mediaId, mediaId))
    .orderBy(desc(activities.id));

describe('a media item', () => {
  it('is given to a colleague, who is told, and to nobody outside the company', async () => {
    const { id } = await insertMedia(api.db, { companyId: acme.id, title: 'poster.png' });
    expect(
      await send('PATCH', `/api/media/v1/${id}/assigned/`, { assigned_to: luca.id }),
    ).toMatchObject({ status: 200, body: { assignee: { full_name: 'Luca Bianchi' } } });
    expect(await told(id)).toMatchObject([
      { kind: 'media_assigned', oldValue: null, newValue: 'Luca Bianchi' },
    ]);
    expect(
      await api.db.select().from(notifications).where(eq(notifications.mediaId, id)),
    ).toMatchObject([{ recipientId: luca.id, context: 'assigned_alert' }]);
    const outsider = await insertUser(api.db, { companyId: (await insertCompany(api.db)).id });
    expect(
      await send('PATCH', `/api/media/v1/${id}/assigned/`, { assigned_to: outsider.id }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'assigned_to' }] } });
    expect(
      await send('PATCH', `/api/media/v1/${id}/assigned/`, { assigned_to: null }),
    ).toMatchObject({ body: { assignee: null } });
  });

  it('is renamed, and found by its new name', async () => {
    const { id, mediaId } = await insertAlert(api.db, { companyId: acme.id });
    expect(
      await send('PATCH', `/api/media/v1/${mediaId}/`, { title: 'quixotic.png' }),
    ).toMatchObject({ status: 200, body: { title: 'quixotic.png' } });
    expect(await told(mediaId)).toMatchObject([
      { kind: 'media_changed', newValue: 'quixotic.png' },
    ]);
    for (const search_query of ['QUIXOTIC', 'quixo', 'xotic', 'png quixotic']) {
      expect(
        (await send('POST', '/api/alert/v1/', { search_query })).body.results,
        search_query,
      ).toMatchObject([{ id }]);
      expect(
        (await send('POST', '/api/media/v1/', { search_query })).body.results,
        search_query,
      ).toMatchObject([{ id: mediaId }]);
    }
    expect(
      (await send('POST', '/api/alert/v1/', { search_query: 'invoice_7731.jpg windows xotic' }))
        .body.results,
    ).toEqual([]);
  });
});

describe('what was done outside', () => {
  it('D7: is written down once per idempotency key, and stands in the activity of the item', async () => {
    const { id } = await insertMedia(api.db, { companyId: acme.id });
    const write = () =>
      send(
        'POST',
        '/api/activities/v1/create_activity/',
        { media_id: id, text: 'Called the platform.' },
        { 'Idempotency-Key': 'call-of-the-21st' },
      );
    const [first, second] = await Promise.all([write(), write()]);
    expect(first).toMatchObject({
      status: 201,
      body: {
        kind: 'recorded',
        new_value: 'Called the platform.',
        actor: { full_name: 'Giulia Ferrari' },
      },
    });
    expect(second).toEqual(first);
    expect((await send('POST', '/api/media/v1/activities/', { media_id: id })).body).toMatchObject({
      count: 1,
      results: [{ kind: 'recorded' }],
    });
  });

  it('C2: is not written to an item of another company, nor about an alert of another item', async () => {
    const foreign = await insertMedia(api.db, { companyId: (await insertCompany(api.db)).id });
    const own = await insertMedia(api.db, { companyId: acme.id });
    const alert = await insertAlert(api.db, { companyId: acme.id });
    expect(
      await send('POST', '/api/activities/v1/create_activity/', {
        media_id: foreign.id,
        text: 'x',
      }),
    ).toMatchObject({ status: 404 });
    expect(
      await send('POST', '/api/activities/v1/create_activity/', {
        media_id: own.id,
        alert_id: alert.id,
        text: 'x',
      }),
    ).toMatchObject({ status: 404 });
    expect(
      await send('POST', '/api/media/v1/contact_publisher/', {
        media_id: foreign.id,
        to: 'a@b.example',
        send: true,
      }),
    ).toMatchObject({ status: 404 });
    expect(await told(foreign.id)).toEqual([]);
  });
});

const PUBLISHED = { sourceId: 5, sourceName: 'X' };
describe('a letter to the publisher', () => {
  it('is drafted first, then sent by mail and recorded, and remembers the address', async () => {
    const { id } = await insertMedia(api.db, {
      companyId: acme.id,
      title: 'poster.png',
      url: 'https://social.example/p/1',
      ...PUBLISHED,
    });
    const draft = await send('POST', '/api/media/v1/contact_publisher/', { media_id: id });
    expect(draft).toMatchObject({
      status: 200,
      body: {
        to: null,
        subject: 'Request to remove: poster.png',
        sent_at: null,
        left_today: 50,
        per_day: 50,
      },
    });
    expect(draft.body.text).toContain('https://social.example/p/1');
    expect(
      await send('POST', '/api/media/v1/contact_publisher/', { media_id: id, send: true }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'to' }] } });
    expect(await api.db.$count(mails)).toBe(0);

    expect(
      await send('POST', '/api/media/v1/contact_publisher/', {
        media_id: id,
        to: 'Abuse@social.example',
        text: draft.body.text,
        send: true,
      }),
    ).toMatchObject({
      status: 200,
      body: { to: 'abuse@social.example', sent_at: expect.any(String), left_today: 49 },
    });
    expect(await api.db.select().from(mails)).toMatchObject([
      { kind: 'publisher', recipient: 'abuse@social.example', companyId: acme.id },
    ]);
    expect(await told(id)).toMatchObject([
      {
        kind: 'publisher_contacted',
        newValue: 'abuse@social.example',
        detail: 'Request to remove: poster.png',
      },
    ]);
    expect((await send('GET', `/api/media/v1/${id}/`, undefined)).body.publisher_email).toBe(
      'abuse@social.example',
    );
  });

  it(
    'goes out at most 50 times a day per company, however many are sent at once; one that was ' +
      'not written counts for nothing',
    async () => {
      const company = await insertCompany(api.db);
      const by = (await signInAs(api.services, await insertUser(api.db, { companyId: company.id })))
        .token;
      const { id } = await insertMedia(api.db, { companyId: company.id, ...PUBLISHED });
      const written = () => api.db.$count(mails, eq(mails.companyId, company.id));
      const write = async (to = 'abuse@social.example'): ReturnType<typeof send> => {
        const answer = await send(
          'POST',
          '/api/media/v1/contact_publisher/',
          { media_id: id, to, send: true },
          {},
          by,
        );
        // A busy machine answers some of so many with "try again": nothing was written then.
        return answer.status === 503 ? write(to) : answer;
      };
      expect((await write('no address')).status).toBe(422);
      const statuses = (await Promise.all(Array.from({ length: 60 }, () => write()))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(50);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      expect(await written()).toBe(50);

      const answer = await fetch(`${api.url}/api/media/v1/contact_publisher/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
        body: JSON.stringify({ media_id: id, to: 'a@b.example', send: true }),
      });
      expect(await answer.json()).toMatchObject({
        code: 'RATE_LIMITED',
        title: expect.stringMatching(/50 messages to publishers.*Wait 24 hours/),
      });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
      expect(
        (await send('POST', '/api/media/v1/contact_publisher/', { media_id: id }, {}, by)).status,
        'a draft is always there',
      ).toBe(200);
      await api.db
        .update(mails)
        .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
        .where(eq(mails.companyId, company.id));
      expect((await write()).status).toBe(200);
    },
  );

  it('is not sent for a free trial', async () => {
    const trial = await insertUser(api.db, { companyId: acme.id, groupName: 'Trial Users' });
    const { id } = await insertMedia(api.db, { companyId: acme.id });
    const by = (await signInAs(api.services, trial)).token;
    expect(
      await send(
        'POST',
        '/api/media/v1/contact_publisher/',
        { media_id: id, to: 'a@b.example', send: true },
        {},
        by,
      ),
    ).toMatchObject({ status: 403, body: { code: 'TRIAL_LOCKED' } });
  });
});

it('events are kept for a week', async () => {
  const body = { type: 'target.changed' as const, target_id: 1 };
  const now = new Date('2026-11-21T12:00:00Z');
  await api.db.insert(events).values([
    { companyId: acme.id, body, createdAt: new Date('2026-11-14T11:59:00Z') },
    { companyId: acme.id, body, createdAt: new Date('2026-11-14T12:01:00Z') },
  ]);
  await deleteOldEvents(api.db, now);
  const left = await api.db
    .select({ at: events.createdAt })
    .from(events)
    .where(eq(events.companyId, acme.id));
  expect(left.filter(({ at }) => at < now)).toEqual([{ at: new Date('2026-11-14T12:01:00Z') }]);
});
