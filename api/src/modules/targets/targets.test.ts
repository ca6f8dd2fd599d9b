import { healthAfter, type TargetHealth } from '@vedetta/machines/lifecycles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import {
  insertAlert,
  insertCompany,
  insertMedia,
  insertUser,
  signInAs,
} from '../../../test/factories.ts';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { WATCHED_SOURCES } from '../../collectors/sources.ts';
import { alerts } from '../../platform/database/schema/alerts.ts';
import { collectorRuns } from '../../platform/database/schema/collecting.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { media } from '../../platform/database/schema/media.ts';
import { events } from '../../platform/database/schema/messages.ts';
import { targets } from '../../platform/database/schema/watch.ts';

const TARGET = '/api/target/v1';
let api: TestApi;
let anna: TestPerson;
let foreign: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
});
afterAll(() => api.stop());

const as = (person: { access: string }, method: string, path: string, body?: unknown) =>
  call(api, method, `${TARGET}${path}`, {
    access: person.access,
    ...(body === undefined ? {} : { body }),
  });
const create = (...items: object[]) => as(anna, 'POST', '/create', { targets: items });
const account = (source_id: number, account_username: string, more: object = {}) => ({
  source_id,
  type: 'account',
  account_username,
  ...more,
});
const names = (answer: { body: { results: { account_username: string }[] } }) =>
  answer.body.results.map((row) => row.account_username);

describe('targets', () => {
  it('are made several at once, cleaned of what the form shows before them', async () => {
    const answer = await create(
      account(1, ' @Meridiana.Foods '),
      { source_id: 1, type: 'search', search_string: '#MeridianaFoods' },
      account(4, '+39 02 5550-0134'),
      {
        source_id: 8,
        type: 'folder',
        account_username: 'marketing//incoming/',
        search_string: 'invoice   fake',
      },
      {
        source_id: 20,
        type: 'feed',
        account_username: 'news.example/feed.xml#top',
        is_active: false,
      },
    );
    expect(answer.status).toBe(201);
    expect(
      answer.body.map((row: Record<string, unknown>) => [
        row['source_name'],
        row['type'],
        row['prefix'],
        row['account_username'],
        row['search_string'],
        row['is_active'],
      ]),
    ).toEqual([
      ['Instagram', 'account', '@', 'meridiana.foods', null, true],
      ['Instagram', 'search', '#', null, 'meridianafoods', true],
      ['WhatsApp', 'account', '+', '390255500134', null, true],
      ['Local network', 'folder', '', '/marketing/incoming', 'invoice fake', true],
      ['Web feed', 'feed', '', 'https://news.example/feed.xml', null, false],
    ]);
    const told = await api.db.select().from(events).where(eq(events.companyId, anna.companyId));
    expect(told.map((event) => event.body)).toEqual(
      answer.body.map((row: { id: number }) => ({ type: 'target.changed', target_id: row.id })),
    );
  });

  it('tell when the last collection failed, until one ends well', async () => {
    const {
      body: [made],
    } = await create(account(22, 'failing.example'));
    expect(made.last_failed_at).toBeNull();
    const at = new Date('2026-11-21T09:30:00Z');
    const run = (outcome: string, startedAt: Date) =>
      api.db.insert(collectorRuns).values({
        companyId: anna.companyId,
        targetId: made.id,
        startedAt,
        durationMs: 5,
        outcome,
        message: null,
        itemsSeen: 0,
        itemsNew: 0,
      });
    const told = async () => (await as(anna, 'GET', `/${made.id}`)).body.last_failed_at;
    await run('finished', new Date('2026-11-21T09:00:00Z'));
    await run('temporary', at);
    await api.db
      .update(targets)
      .set({ problem: [say('vendorContentGone', { vendor: 'X' })], problemKind: 'temporary' })
      .where(eq(targets.id, made.id));
    expect(await told()).toBe(at.toISOString());
    await run('finished', new Date('2026-11-21T10:00:00Z'));
    expect(await told()).toBeNull();
    await run('temporary', at);
    // Another account: what went wrong with the one before is not told of it.
    await api.db
      .update(targets)
      .set({ problem: null, problemKind: null })
      .where(eq(targets.id, made.id));
    expect(await told()).toBeNull();
  });

  it('are refused all together when one is not right, with a sentence per item', async () => {
    const before = await api.db.select().from(targets);
    const answer = await create(
      account(5, 'good_name'),
      account(5, 'much_too_long_a_name'),
      { source_id: 2, type: 'search', search_string: 'meridiana' },
      { source_id: 5, type: 'search' },
    );
    expect(answer.status).toBe(422);
    expect(
      answer.body.errors.map((error: { path: string; message: string }) => [
        error.path,
        error.message,
      ]),
    ).toEqual([
      ['targets.1.account_username', 'An X name has at most 15 letters, digits and underscores.'],
      [
        'targets.2.type',
        'Facebook has no post search. Watch a Page and enter words to filter its posts.',
      ],
      ['targets.3.search_string', 'Fill in this field.'],
    ]);
    expect(await api.db.select().from(targets)).toEqual(before);
  });

  it('that are watched already, or stand twice in the list, are named, and nothing is made', async () => {
    expect((await create(account(5, 'watched_once'))).status).toBe(201);
    const answer = await create(
      account(5, '@Watched_Once'),
      account(5, 'new_one'),
      account(5, 'NEW_ONE'),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        title: '2 of these targets are already watched. Remove their entries.',
      },
    });
    expect(answer.body.errors).toEqual([
      {
        path: 'targets.0',
        message: '“watched_once” on X is already watched. Remove this entry.',
        code: 'duplicate',
        reason: { code: 'targetWatchedOn', params: { name: 'watched_once', source: 'X' } },
      },
      {
        path: 'targets.2',
        message: '“new_one” on X is already watched. Remove this entry.',
        code: 'duplicate',
        reason: { code: 'targetWatchedOn', params: { name: 'new_one', source: 'X' } },
      },
    ]);
    expect((await as(anna, 'POST', '/', { search_query: 'new_one' })).body.count).toBe(0);
    expect(
      (await as(foreign, 'POST', '/create', { targets: [account(5, 'watched_once')] })).status,
    ).toBe(201);
  });

  it('made at the same moment by two people are made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create(account(23, 'same_channel'))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('keep their media and alerts when they are deleted', async () => {
    const {
      body: [made],
    } = await create(account(22, 'acme.bsky.social'));
    const item = await insertMedia(api.db, {
      companyId: anna.companyId,
      sourceId: 22,
      sourceName: 'Bluesky',
      targetId: made.id,
      accountUsername: 'acme.bsky.social',
    });
    const alert = await insertAlert(api.db, {
      companyId: anna.companyId,
      mediaId: item.id,
      targetId: made.id,
    });
    expect((await as(anna, 'DELETE', `/${made.id}`)).status).toBe(204);
    expect((await as(anna, 'GET', `/${made.id}`)).status).toBe(404);
    expect((await api.db.select().from(media).where(eq(media.id, item.id)))[0]).toMatchObject({
      targetId: null,
      accountUsername: 'acme.bsky.social',
    });
    expect((await api.db.select().from(alerts).where(eq(alerts.id, alert.id)))[0]).toMatchObject({
      targetId: null,
    });
    const acts = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `target:${made.id}`));
    expect(acts.map((act) => act.action)).toEqual(['target.created', 'target.deleted']);
  });

  it('are paused and mended; source and type stay', async () => {
    const {
      body: [made],
    } = await create(account(3, 'meridiana-foods'));
    expect(
      (await as(anna, 'PATCH', `/${made.id}`, { is_active: false, search_string: 'layoffs' })).body,
    ).toMatchObject({
      is_active: false,
      search_string: 'layoffs',
      account_username: 'meridiana-foods',
    });
    expect((await as(anna, 'GET', `/${made.id}`)).body).toMatchObject({
      is_active: false,
      search_string: 'layoffs',
    });
    expect(
      (await as(anna, 'PATCH', `/${made.id}`, { search_string: null })).body.search_string,
    ).toBeNull();
    expect(await as(anna, 'PATCH', `/${made.id}`, { account_username: '!' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'account_username' }] },
    });
    expect((await as(anna, 'PATCH', `/${made.id}`, { source_id: 5 })).status).toBe(422);
    await create(account(3, 'meridiana-drinks'));
    expect(
      await as(anna, 'PATCH', `/${made.id}`, { account_username: 'meridiana-drinks' }),
    ).toMatchObject({ status: 409, body: { errors: [{ code: 'duplicate' }] } });
  });
});

describe('the life cycle of a target', () => {
  it(
    'goes where its chart goes: pausing and resuming once each, and what stands already is told ' +
      'to nobody',
    async () => {
      const {
        body: [made],
      } = await create(account(3, 'meridiana-twice'));
      let health: TargetHealth = 'WAITING';
      const told = async () =>
        (
          await api.db
            .select()
            .from(auditLog)
            .where(eq(auditLog.subject, `target:${made.id}`))
        ).length;
      for (const [isActive, event] of [
        [false, 'target.paused'],
        [false, 'target.paused'],
        [true, 'target.resumed'],
        [true, 'target.resumed'],
        [false, 'target.paused'],
      ] as const) {
        const before = await told();
        const next: TargetHealth = healthAfter(health, event);
        expect(
          (await as(anna, 'PATCH', `/${made.id}`, { is_active: isActive })).body.is_active,
        ).toBe(next !== 'PAUSED');
        expect((await told()) - before).toBe(next === health ? 0 : 1);
        health = next;
      }
    },
  );
});

describe('what can be watched', () => {
  it('is every source but the file upload, with its vendor’s limits', async () => {
    const sources = (await as(anna, 'GET', '/sources/')).body;
    expect(sources.map((source: { id: number }) => source.id)).toEqual(
      WATCHED_SOURCES.map(({ id }) => id),
    );
    expect(sources[1].notice).toBe(
      'Pages only. Facebook has no post search; the text filters the posts your Pages receive.',
    );
    const types = (await as(anna, 'GET', '/target_type/')).body;
    expect(types.filter((option: { source_id: number }) => option.source_id === 1)).toMatchObject([
      { type: 'account', prefix: '@', local_filter: true },
      { type: 'search', label: 'Hashtag', prefix: '#', local_filter: false },
    ]);
    expect(new Set(types.map((option: { prefix: string }) => option.prefix))).toEqual(
      new Set(['@', '#', '+', '/', 'https://', '']),
    );
  });

  it('is never a file upload', async () => {
    expect(await create(account(7, 'x'))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'targets.0.source_id' }] },
    });
  });
});

describe('access to targets', () => {
  it('of another company does not exist', async () => {
    const {
      body: [made],
    } = await create(account(21, 'ann@mastodon.social'));
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { is_active: false }],
      ['DELETE', undefined],
    ] as const) {
      expect(await as(foreign, method, `/${made.id}`, body)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect((await as(anna, 'GET', `/${made.id}`)).body.is_active).toBe(true);
    expect(names(await as(foreign, 'POST', '/', {}))).not.toContain('ann@mastodon.social');
  });

  it('is for reading only in the group Viewers, and for both in Analysts', async () => {
    const viewer = await addColleague(api, { admin: anna, group: 'Viewers' });
    const analyst = await addColleague(api, { admin: anna, group: 'Analysts' });
    expect((await as(viewer, 'POST', '/', {})).status).toBe(200);
    expect(await as(viewer, 'POST', '/create', { targets: [account(5, 'viewer')] })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(
      (await as(analyst, 'POST', '/create', { targets: [account(5, 'analyst')] })).status,
    ).toBe(201);
  });

  it('C5: is locked in the free trial, whatever becomes of whoami', async () => {
    const company = await insertCompany(api.db, { totalScan: 10 });
    const trial = {
      access: (
        await signInAs(
          api.services,
          await insertUser(api.db, { companyId: company.id, groupName: 'Trial Users' }),
        )
      ).token,
    };
    expect((await call(api, 'GET', '/api/user/v1/whoami/', { access: 'broken' })).status).toBe(401);
    for (const [method, path, body] of [
      ['POST', '/', {}],
      ['GET', '/sources/'],
      ['GET', '/target_type/'],
      ['POST', '/create', { targets: [account(5, 'trial')] }],
      ['GET', '/1'],
      ['PATCH', '/1', {}],
      ['DELETE', '/1'],
    ] as const) {
      expect(await as(trial, method, path, body), `${method} ${path}`).toMatchObject({
        status: 403,
        body: { code: 'TRIAL_LOCKED' },
      });
    }
  });
});
