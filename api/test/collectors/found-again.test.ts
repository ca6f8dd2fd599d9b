import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineSource } from '../../src/collectors/source.ts';
import { defineCollector } from '../../src/collectors/define-collector.ts';
import { FINISHED } from '../../src/collectors/problem.ts';
import { createRegistry } from '../../src/collectors/registry.ts';
import { runTarget } from '../../src/modules/targets/commands/run-target.ts';
import { SOURCES } from '../../src/collectors/sources.ts';
import { foundAgain } from '../../src/platform/database/schema/collecting.ts';
import { media } from '../../src/platform/database/schema/media.ts';
import { events } from '../../src/platform/database/schema/messages.ts';
import { targets } from '../../src/platform/database/schema/watch.ts';
import { claimTarget } from '../../src/modules/targets/store/target-leases.ts';
import { insertAlert } from '../factories.ts';
import { call, signUpCompany, startTestApi, type TestApi, type TestPerson } from '../kit.ts';

// A post that an account wrote and a search finds as well is one item, of both targets.
const MASTODON = SOURCES.find(({ name }) => name === 'Mastodon')!.id;
/** What each target finds, by its words. */
const POSTS: Record<string, string[]> = { harbour: ['a', 'b'], strike: ['b', 'c'], pier: ['a'] };
const source = defineCollector({
  source: defineSource({
    id: MASTODON,
    slug: 'crossing',
    name: 'Mastodon',
    description: 'Mastodon.',
    group: null,
    hasHandles: false,
    hasPublishers: true,
    hasCredential: false,
    rule: {
      notice: 'Posts.',
      types: [
        {
          type: 'search',
          label: 'Search',
          prefix: '',
          placeholder: 'harbour',
          hint: 'Any word.',
          localFilter: false,
          parse: (value) => ({ ok: true, value }),
        },
      ],
    },
  }),
  intervalSeconds: 3_600,
  settings: z.strictObject({}),
  credential: null,
  watermark: z.object({}),
  async *run({ target }) {
    yield {
      items: (POSTS[target.searchString ?? ''] ?? []).map((vendorId) => ({
        vendorId,
        text: `Post ${vendorId}`,
      })),
    };
    return FINISHED;
  },
});

let api: TestApi;
let admin: TestPerson;
let harbour: number;
let strike: number;
const post = async (path: string, body: object) =>
  (await call(api, 'POST', path, { access: admin.access, body })).body;
const get = async (path: string) => (await call(api, 'GET', path, { access: admin.access })).body;
async function watch(searchString: string): Promise<number> {
  const [row] = await api.db
    .insert(targets)
    .values({ companyId: admin.companyId, sourceId: MASTODON, type: 'search', searchString })
    .returning({ id: targets.id });
  return row!.id;
}
async function collect(id: number) {
  await api.db.update(targets).set({ nextRunAt: new Date(Date.now() + 86_400_000) });
  await api.db
    .update(targets)
    .set({ nextRunAt: new Date(0) })
    .where(eq(targets.id, id));
  const lease = await claimTarget(api.db, {
    sourceIds: [MASTODON],
    without: [],
    now: api.clock.now(),
    leaseSeconds: 60,
  });
  await runTarget(
    api.services,
    api.services.collectors.find(MASTODON)!,
    lease!,
    new AbortController().signal,
  );
}
const idOf = async (vendorId: string) =>
  (await api.db.select({ id: media.id }).from(media).where(eq(media.vendorId, vendorId)))[0]!.id;
/**
 * @param days so many before today too: answers about the same days are kept until an alert changes
 */
async function byTarget(days = 0) {
  const day = (before: number) =>
    new Date(api.clock.now().getTime() - before * 86_400_000).toISOString().slice(0, 10);
  return (await get(`/api/analytics/v1/stats/?from=${day(days)}&to=${day(0)}&time_zone=UTC`))
    .targets;
}
const titles = (body: { results: { title: string }[] }) =>
  body.results.map(({ title }) => title).sort();

beforeAll(async () => {
  api = await startTestApi({ collectors: createRegistry([source]) });
  admin = await signUpCompany(api);
  [harbour, strike] = [await watch('harbour'), await watch('strike')];
  await collect(harbour);
  await collect(strike);
  for (const [vendorId, targetId] of [
    ['a', harbour],
    ['b', harbour],
    ['c', strike],
  ] as const) {
    await insertAlert(api.db, {
      companyId: admin.companyId,
      sourceId: MASTODON,
      targetId,
      mediaId: await idOf(vendorId),
      title: vendorId,
    });
  }
});
afterAll(() => api.stop());

it('is kept once, and each of the two lists holds it, of media and of alerts', async () => {
  const media = async (ids: number[]) => titles(await post('/api/media/v1/', { target_ids: ids }));
  expect([await media([harbour]), await media([strike]), await media([harbour, strike])]).toEqual([
    ['Post a', 'Post b'],
    ['Post b', 'Post c'],
    ['Post a', 'Post b', 'Post c'],
  ]);
  const alerts = async (ids: number[]) => titles(await post('/api/alert/v1/', { target_ids: ids }));
  expect([
    await alerts([harbour]),
    await alerts([strike]),
    await alerts([strike, harbour]),
  ]).toEqual([
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'b', 'c'],
  ]);
});

it('counts for both, wherever targets are counted', async () => {
  expect([
    await get(`/api/target/v1/${harbour}/`),
    await get(`/api/target/v1/${strike}/`),
  ]).toMatchObject([
    { media_week: 2, open_alerts: 2 },
    { media_week: 2, open_alerts: 2 },
  ]);
  expect(await byTarget()).toEqual([
    { target_id: harbour, name: '#harbour', count: 2 },
    { target_id: strike, name: '#strike', count: 2 },
  ]);
});

it('says on its page who found it', async () => {
  expect(await get(`/api/media/v1/${await idOf('b')}/`)).toMatchObject({
    media_target: { search_string: 'harbour' },
    also_found_by: [{ search_string: 'strike', source_name: 'Mastodon' }],
  });
  expect(await get(`/api/media/v1/${await idOf('c')}/`)).toMatchObject({
    media_target: { search_string: 'strike' },
    also_found_by: [],
  });
});

it('is noted once, however often it is found, and open screens hear of it', async () => {
  const pier = await watch('pier');
  const told = async () =>
    (await api.db.select().from(events).where(eq(events.companyId, admin.companyId))).filter(
      ({ body }) => body.type === 'target.changed',
    ).length;
  const before = await told();
  await collect(pier);
  // That it works now, and that it found something.
  expect(await told()).toBe(before + 2);
  for (const id of [pier, strike, harbour]) await collect(id);
  expect(await told()).toBe(before + 2);
  expect(await api.db.select().from(foundAgain).orderBy(foundAgain.targetId)).toEqual([
    { targetId: strike, mediaId: await idOf('b') },
    { targetId: pier, mediaId: await idOf('a') },
  ]);
});

it('stays with the one when the other is deleted', async () => {
  await api.db.delete(targets).where(eq(targets.id, harbour));
  expect(titles(await post('/api/media/v1/', { target_ids: [strike] }))).toEqual([
    'Post b',
    'Post c',
  ]);
  // Somebody is left for each of them: none is without a target.
  expect(await byTarget(1)).toMatchObject([
    { target_id: strike, count: 2 },
    { name: '#pier', count: 1 },
  ]);
});
