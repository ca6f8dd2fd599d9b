import { render } from '@vedetta/messages/render.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAlert, insertCompany, insertUser, signInAs } from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';
import { removeDeletedNotes } from './store/notes.ts';
import type { alerts } from '../../platform/database/schema/alerts.ts';
import { activities, notes } from '../../platform/database/schema/collaboration.ts';
import { events, notifications } from '../../platform/database/schema/messages.ts';
import { users, type companies } from '../../platform/database/schema/people.ts';

type User = typeof users.$inferSelect;
let api: TestApi;
let acme: typeof companies.$inferSelect;
let giulia: User;
let luca: User;
let anna: User;
let alert: typeof alerts.$inferSelect;
let access: string;

beforeAll(async () => {
  api = await startTestApi();
  acme = await insertCompany(api.db);
  giulia = await insertUser(api.db, { companyId: acme.id });
  luca = await insertUser(api.db, { companyId: acme.id, firstName: 'Luca', lastName: 'Bianchi' });
  anna = await insertUser(api.db, {
    companyId: acme.id,
    firstName: 'Anna',
    lastName: 'Neri',
    groupName: 'Admins',
  });
  alert = await insertAlert(api.db, { companyId: acme.id });
  access = (await signInAs(api.services, giulia)).token;
});
afterAll(() => api.stop());

const as = async (person: User) => (await signInAs(api.services, person)).token;
const write = (body: Record<string, unknown>, by = access) =>
  callApi(api, by, 'POST', '/api/alert/v1/create_notes/', { media_id: alert.mediaId, ...body });
const change = (id: number, text: string, by = access) =>
  callApi(api, by, 'PATCH', `/api/alert/v1/notes/${id}/`, { text });
const remove = (id: number, by = access) =>
  callApi(api, by, 'DELETE', `/api/alert/v1/notes/${id}/`);
const restore = (id: number, by = access) =>
  callApi(api, by, 'POST', `/api/alert/v1/notes/${id}/restore/`);
const told = async (person: User) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, person.id))
      .orderBy(asc(notifications.id))
  ).map((row) => render('en', row.message));
const mention = (person: User) => `@{{${person.email}}}`;

describe('writing a note', () => {
  it('keeps the mention in the text, tags the person and tells them', async () => {
    const answer = await write({
      alert_id: alert.id,
      text: `${mention(luca)} same wallet as the October case`,
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        media_id: alert.mediaId,
        alert_id: alert.id,
        text: `${mention(luca)} same wallet as the October case`,
        updated_at: null,
        author: { id: giulia.id, full_name: 'Giulia Ferrari' },
        tagged_users: [{ id: luca.id, email: luca.email }],
      },
    });
    expect(await told(luca)).toEqual([
      `mentioned you: ${mention(luca)} same wallet as the October case`,
    ]);
    const recorded = await api.db
      .select()
      .from(activities)
      .where(eq(activities.noteId, answer.body.id));
    expect(recorded).toMatchObject([
      { kind: 'note_added', actorId: giulia.id, alertId: alert.id, mediaId: alert.mediaId },
    ]);
  });

  it('tells nobody of mentioning oneself, and everybody else once', async () => {
    const before = await told(luca);
    const { body } = await write({
      text: `${mention(giulia)} ${mention(luca)} ${mention(luca).toUpperCase()}`,
    });
    expect(body.tagged_users.map((person: { id: number }) => person.id)).toEqual([
      giulia.id,
      luca.id,
    ]);
    expect(await told(giulia)).toEqual([]);
    expect(await told(luca)).toHaveLength(before.length + 1);
  });

  it('C8: refuses to mention strangers, naming them, and keeps nothing', async () => {
    const outsider = await insertUser(api.db, { companyId: (await insertCompany(api.db)).id });
    const gone = await insertUser(api.db, { companyId: acme.id, isActive: false });
    const before = await api.db.$count(notes);
    for (const stranger of [outsider.email, gone.email, 'nobody@meridiana.example']) {
      expect(await write({ text: `look @{{${stranger}}}` })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'text', message: expect.stringContaining(stranger) }] },
      });
    }
    expect(await told(outsider)).toEqual([]);
    expect(await api.db.$count(notes)).toBe(before);
  });

  it('answers 404 for media and alerts of another company, and for an alert of another item', async () => {
    const foreign = await insertAlert(api.db, { companyId: (await insertCompany(api.db)).id });
    const elsewhere = await insertAlert(api.db, { companyId: acme.id });
    expect(await write({ media_id: foreign.mediaId, text: 'x' })).toMatchObject({ status: 404 });
    expect(await write({ alert_id: foreign.id, text: 'x' })).toMatchObject({ status: 404 });
    expect(await write({ alert_id: elsewhere.id, text: 'x' })).toMatchObject({ status: 404 });
  });

  it('takes 10,000 characters and no more, and no empty note', async () => {
    expect(await write({ text: 'x'.repeat(10_000) })).toMatchObject({ status: 201 });
    expect(await write({ text: 'x'.repeat(10_001) })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'text' }] },
    });
    expect(await write({ text: ' \n ' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'text' }] },
    });
  });
});

describe('changing a note', () => {
  it('tells only those who were not mentioned before', async () => {
    const { body } = await write({ text: `${mention(luca)} look` });
    const [lucaBefore, annaBefore] = [await told(luca), await told(anna)];
    const changed = await change(body.id, `${mention(luca)} and ${mention(anna)}, look again`);
    expect(changed.body).toMatchObject({
      text: `${mention(luca)} and ${mention(anna)}, look again`,
      updated_at: expect.any(String),
    });
    expect(changed.body.tagged_users).toHaveLength(2);
    expect(await told(luca)).toEqual(lucaBefore);
    expect(await told(anna)).toHaveLength(annaBefore.length + 1);
  });

  it('changes nothing when the text is the same', async () => {
    const { body } = await write({ text: 'unchanged' });
    expect((await change(body.id, 'unchanged')).body.updated_at).toBeNull();
    expect(await api.db.$count(activities, eq(activities.noteId, body.id))).toBe(1);
  });

  it('does not ask again about people who left since', async () => {
    const leaving = await insertUser(api.db, { companyId: acme.id });
    const { body } = await write({ text: `${mention(leaving)} knows` });
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, leaving.id));
    expect(await change(body.id, `${mention(leaving)} knew`)).toMatchObject({ status: 200 });
  });

  it('C8: is for its author and admins; others get 403, other companies 404', async () => {
    const { body } = await write({ text: 'by Giulia' });
    const outsider = await as(
      await insertUser(api.db, {
        companyId: (await insertCompany(api.db)).id,
        groupName: 'Admins',
      }),
    );
    expect(await change(body.id, 'by Luca', await as(luca))).toMatchObject({ status: 403 });
    expect(await remove(body.id, await as(luca))).toMatchObject({ status: 403 });
    expect(await change(body.id, 'from outside', outsider)).toMatchObject({ status: 404 });
    expect(await remove(body.id, outsider)).toMatchObject({ status: 404 });
    expect(await change(body.id, 'by an admin', await as(anna))).toMatchObject({
      status: 200,
      body: { text: 'by an admin', author: { id: giulia.id } },
    });
  });
});

describe('deleting a note', () => {
  it('leaves an activity that says so, and not what it said', async () => {
    const { body } = await write({ text: 'a secret' });
    expect(await remove(body.id)).toEqual({ status: 204, body: null });
    expect(await remove(body.id)).toMatchObject({ status: 404 });
    const [latest] = (
      await callApi(api, access, 'POST', '/api/media/v1/all_activity/', { media_id: alert.mediaId })
    ).body.results;
    expect(latest).toMatchObject({ kind: 'note_deleted', note: null, actor: { id: giulia.id } });
    expect(JSON.stringify(latest)).not.toContain('secret');
  });

  it(
    'is taken back within a minute by whoever may delete it: the note stands there as before, ' +
      'and no deletion is told',
    async () => {
      const { body: note } = await write({
        alert_id: alert.id,
        text: `${mention(luca)} too quick`,
      });
      const seen = async () =>
        (
          await callApi(api, access, 'POST', '/api/media/v1/all_activity/', {
            media_id: alert.mediaId,
          })
        ).body.results.filter(({ kind }: { kind: string }) => kind.startsWith('note_'));
      const before = await seen();
      await remove(note.id);
      expect(
        (
          await callApi(api, await as(luca), 'POST', '/api/media/v1/notes/', {
            media_id: alert.mediaId,
          })
        ).body.results.map(({ id }: { id: number }) => id),
      ).not.toContain(note.id);
      expect(await change(note.id, 'changed while it is gone')).toMatchObject({ status: 404 });
      expect(await restore(note.id, await as(luca))).toMatchObject({ status: 403 });
      expect(await restore(note.id)).toMatchObject({ status: 200, body: note });
      expect(await seen()).toEqual(before);
      expect(await restore(note.id), 'what is there stays').toMatchObject({
        status: 200,
        body: note,
      });
      const told = (
        await api.db
          .select()
          .from(events)
          .where(eq(events.companyId, acme.id))
          .orderBy(asc(events.id))
      ).flatMap(({ body }) =>
        body.type === 'note.changed' && body.note_id === note.id ? [body.change] : [],
      );
      expect(told).toEqual(['created', 'deleted', 'created']);
    },
  );

  it('is final after a minute, and then its words leave the database', async () => {
    const { body: note } = await write({ text: 'a secret to forget' });
    await remove(note.id);
    api.clock.advance(61_000);
    expect(await restore(note.id, await as(giulia))).toMatchObject({
      status: 410,
      body: { code: 'UNDO_EXPIRED', reason: { code: 'noteRestoreExpired' } },
    });
    await removeDeletedNotes(api.db, new Date(api.clock.now().getTime() - 60_000));
    expect(await api.db.select().from(notes).where(eq(notes.id, note.id))).toEqual([]);
    expect(await restore(note.id, await as(giulia))).toMatchObject({ status: 404 });
  });
});

describe('the notes and activity of a media item', () => {
  it('stand newest first, with the note beside its activity', async () => {
    const own = await insertAlert(api.db, { companyId: acme.id });
    const first = (await write({ media_id: own.mediaId, text: 'first' })).body;
    await callApi(api, access, 'PATCH', `/api/alert/v1/${own.id}/`, {
      version: 1,
      status: 'VALIDATED',
    });
    const second = (
      await write({ media_id: own.mediaId, alert_id: own.id, text: `second ${mention(luca)}` })
    ).body;
    const of = { media_id: own.mediaId };
    expect((await callApi(api, access, 'POST', '/api/media/v1/notes/', of)).body).toMatchObject({
      count: 2,
      results: [second, first],
    });
    expect(
      (await callApi(api, access, 'POST', '/api/media/v1/all_activity/', of)).body.results,
    ).toMatchObject([
      { kind: 'note_added', note: second, alert_title: own.title },
      {
        kind: 'status_changed',
        note: null,
        old_value: 'DETECTED',
        new_value: 'VALIDATED',
        alert_id: own.id,
      },
      { kind: 'note_added', note: first, alert_title: null },
    ]);
    expect(
      (await callApi(api, access, 'POST', '/api/media/v1/activities/', of)).body,
    ).toMatchObject({ count: 1, results: [{ kind: 'status_changed' }] });
  });
});

it('colleagues’ screens are told that a note was written, edited and deleted, and not what it says', async () => {
  const newest = async () =>
    (
      await api.db
        .select()
        .from(events)
        .where(eq(events.companyId, acme.id))
        .orderBy(asc(events.id))
    ).map(({ body }) => body);
  const before = (await newest()).length;
  const { body: note } = await write({ alert_id: alert.id, text: 'first' });
  await change(note.id, 'second');
  await change(note.id, 'second');
  await remove(note.id);
  const about = {
    type: 'note.changed',
    note_id: note.id,
    media_id: alert.mediaId,
    alert_id: alert.id,
    actor_id: giulia.id,
  };
  expect((await newest()).slice(before)).toEqual([
    { ...about, change: 'created' },
    { ...about, change: 'edited' },
    { ...about, change: 'deleted' },
  ]);
});
