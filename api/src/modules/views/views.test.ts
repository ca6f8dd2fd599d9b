import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pair, protectCompany } from '../../../test/exposed-passwords.ts';
import { insertCompany, insertUser, signInAs } from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';
import { MAX_OWN_VIEWS } from './commands/manage-views.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { savedViews } from '../../platform/database/schema/settings.ts';

const QUERY = 'tab=validated&severity=CRITICAL.HIGH&q=meridiana%20spa';
let api: TestApi;
let companyId: number;
const people: Record<string, { id: number; access: string }> = {};

beforeAll(async () => {
  api = await startTestApi();
  companyId = (await insertCompany(api.db)).id;
  for (const [name, groupName] of [
    ['admin', 'Admins'],
    ['anna', 'Analysts'],
    ['luca', 'Analysts'],
    ['vera', 'Viewers'],
  ] as const) {
    const user = await insertUser(api.db, { companyId, groupName });
    people[name] = { id: user.id, access: (await signInAs(api.services, user)).token };
  }
});
afterAll(async () => {
  await api.stop();
});

const as = (who: string, method: string, path: string, body?: unknown) =>
  callApi(api, people[who]?.access ?? '', method, `/api/views/v1/${path}`, body);
const names = async (who: string): Promise<string[]> =>
  (await as(who, 'GET', '')).body.results.map(({ name }: { name: string }) => name);
const make = async (who: string, name: string, isShared = false): Promise<number> => {
  const { status, body } = await as(who, 'POST', '', { name, query: QUERY, is_shared: isShared });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};

describe('a saved view', () => {
  it('is seen by its maker alone until it is shared, and by name', async () => {
    const id = await make('anna', 'open and grave');
    await make('anna', 'Assigned to me');
    expect([await names('anna'), await names('luca')]).toEqual([
      ['Assigned to me', 'open and grave'],
      [],
    ]);
    expect((await as('luca', 'PATCH', `${id}/`, { name: 'x' })).status).toBe(404);
    expect((await as('anna', 'PATCH', `${id}/`, { is_shared: true })).body).toMatchObject({
      is_shared: true,
      may_change: true,
      query: QUERY,
    });
    expect(await names('luca')).toEqual(['open and grave']);
    expect((await as('luca', 'GET', '')).body.results[0]).toMatchObject({
      may_change: false,
      created_by: { id: people['anna']?.id },
    });
  });

  it('is changed by its maker, and when shared by an admin, who cannot hide it from others', async () => {
    const id = await make('anna', 'Ours', true);
    for (const [who, change, status] of [
      ['luca', { name: 'Theirs' }, 403],
      ['admin', { is_shared: false }, 403],
      ['admin', { name: 'Of us all' }, 200],
      ['anna', { is_shared: false }, 200],
    ] as const) {
      expect(
        (await as(who, 'PATCH', `${id}/`, change)).status,
        `${who} ${JSON.stringify(change)}`,
      ).toBe(status);
    }
    expect(await names('admin')).not.toContain('Of us all');
    expect((await as('luca', 'DELETE', `${id}/`)).status).toBe(404);
    expect((await as('anna', 'DELETE', `${id}/`)).status).toBe(204);
  });

  it('is kept without a password of the company’s accounts in its name or its search words', async () => {
    await protectCompany(api, companyId);
    const secret = 'Perugia?55k';
    const found = pair('gina', secret);
    const query = `tab=all&q=about+${encodeURIComponent(found)}&x=${encodeURIComponent('a@b.example:c')}`;
    const made = await as('anna', 'POST', '', { name: `Who has ${found}`, query, is_shared: true });
    expect(made.status).toBe(201);
    const { id, name, query: kept } = made.body;
    expect(name).toBe(`Who has ${pair('gina', '•'.repeat(secret.length))}`);
    expect(kept.replace(/&q=[^&]*/, '')).toBe('tab=all&x=a%40b.example%3Ac');
    expect(new URLSearchParams(kept).get('q')).toBe(
      `about ${pair('gina', '•'.repeat(secret.length))}`,
    );
    const full = Array.from({ length: 40 }, () => `q=${encodeURIComponent(found)}`).join('&');
    expect(await as('anna', 'PATCH', `${id}/`, { name: found, query: full })).toMatchObject({
      status: 200,
      body: { name: pair('gina', '•'.repeat(secret.length)) },
    });
    const stored = await api.db.select().from(savedViews).where(eq(savedViews.id, id));
    const acts = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `saved_view:${id}`));
    const all = JSON.stringify([stored, acts.map(({ detail }) => detail)]);
    expect(all.replaceAll('%3F', '?')).not.toContain(secret);
  });

  it('is not shared by those who only read', async () => {
    expect(
      await as('vera', 'POST', '', { name: 'x', query: QUERY, is_shared: true }),
    ).toMatchObject({ status: 403 });
    const id = await make('vera', 'Mine');
    expect((await as('vera', 'PATCH', `${id}/`, { is_shared: true })).status).toBe(403);
  });

  it(
    'is what somebody begins with: one at a time, each for themselves, and no longer when it is ' +
      'hidden or gone',
    async () => {
      const shared = await make('anna', 'First', true);
      const own = await make('luca', 'Own');
      const first = async (who: string) =>
        (await as(who, 'GET', '')).body.results.find(
          (row: { is_default: boolean }) => row.is_default,
        )?.id ?? null;
      for (const who of ['luca', 'anna'])
        expect((await as(who, 'PATCH', `${shared}/`, { is_default: true })).body.is_default).toBe(
          true,
        );
      await as('luca', 'PATCH', `${own}/`, { is_default: true });
      expect([await first('luca'), await first('anna'), await first('vera')]).toEqual([
        own,
        shared,
        null,
      ]);
      await as('luca', 'PATCH', `${own}/`, { is_default: false });
      expect(await first('luca')).toBe(null);
      await as('luca', 'PATCH', `${shared}/`, { is_default: true });
      await as('anna', 'PATCH', `${shared}/`, { is_shared: false });
      await as('anna', 'PATCH', `${shared}/`, { is_shared: true });
      expect([await first('luca'), await first('anna')]).toEqual([null, shared]);
    },
  );

  it('holds only what stands in an address, and there are not too many of them', async () => {
    for (const query of ['<script>', 'a b', '?x=1', 'x'.repeat(4_001)])
      expect(await as('luca', 'POST', '', { name: 'x', query }), query).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'query' }] },
      });
    const before = (await names('luca')).length;
    const own = await api.db.$count(savedViews, eq(savedViews.createdBy, people['luca']?.id ?? 0));
    await api.db.insert(savedViews).values(
      Array.from({ length: MAX_OWN_VIEWS - own }, (_, index) => ({
        companyId,
        createdBy: people['luca']?.id ?? 0,
        name: `filler ${index}`,
        query: '',
      })),
    );
    expect(await as('luca', 'POST', '', { name: 'x', query: QUERY })).toMatchObject({
      status: 409,
    });
    expect((await names('luca')).length).toBe(before + MAX_OWN_VIEWS - own);
  });

  it('stands in the audit log when it is shared, and stays for the others when its maker is deleted', async () => {
    const id = await make('anna', 'Left behind', true);
    const mine = await make('anna', 'Nobody else knows');
    const acts = await api.db.select().from(auditLog).where(like(auditLog.subject, 'saved_view:%'));
    expect(acts.some(({ subject }) => subject === `saved_view:${id}`)).toBe(true);
    expect(acts.some(({ subject }) => subject === `saved_view:${mine}`)).toBe(false);
    expect(
      (
        await callApi(
          api,
          people['admin']?.access ?? '',
          'DELETE',
          `/api/user/v1/${people['anna']?.id ?? 0}/`,
        )
      ).status,
    ).toBe(204);
    expect(
      (await as('luca', 'GET', '')).body.results.find((row: { id: number }) => row.id === id),
    ).toMatchObject({ created_by: null });
    expect(await api.db.select().from(savedViews).where(eq(savedViews.id, mine))).toEqual([]);
  });
});
