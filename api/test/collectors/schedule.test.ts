import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { defineSource } from '../../src/collectors/source.ts';
import { defineCollector } from '../../src/collectors/define-collector.ts';
import { FINISHED } from '../../src/collectors/problem.ts';
import type { ReadyCollector } from '../../src/collectors/ready-collector.ts';
import { createRegistry } from '../../src/collectors/registry.ts';
import { runTarget } from '../../src/modules/targets/commands/run-target.ts';
import { media } from '../../src/platform/database/schema/media.ts';
import { targetListeners } from '../../src/platform/database/schema/collecting.ts';
import { targets } from '../../src/platform/database/schema/watch.ts';
import { claimTarget, hurryTargets } from '../../src/modules/targets/store/target-leases.ts';
import {
  holdListenedTargets,
  releaseListenedTargets,
} from '../../src/modules/targets/store/target-listeners.ts';
import { insertCompany } from '../factories.ts';
import { startTestApi, type TestApi } from '../kit.ts';

const LONG = 98;
const HOUR = 3_600;
const PAGES = 250;
/** What a run does after its first page. */
let meanwhile: () => Promise<void> = async () => undefined;
/** Names that the source does not know. */
const unknown = new Set<string | null>();
/** A source with more pages than are read at once, one item each. */
const long = defineCollector({
  source: defineSource({
    id: LONG,
    slug: 'long',
    name: 'Long',
    description: 'Long.',
    group: null,
    hasHandles: false,
    hasPublishers: true,
    hasCredential: false,
    rule: {
      notice: 'Pages.',
      types: [
        {
          type: 'account',
          label: 'Book',
          prefix: '',
          placeholder: 'one',
          hint: 'Any name.',
          localFilter: true,
          parse: (value) => ({ ok: true, value }),
        },
      ],
    },
  }),
  intervalSeconds: HOUR,
  settings: z.strictObject({}),
  credential: null,
  watermark: z.object({ page: z.number() }),
  async *run({ target, watermark }) {
    if (unknown.has(target.accountUsername))
      return { kind: 'gone', why: say('vendorContentGone', { vendor: 'Long' }) };
    const pages = target.accountUsername === 'short' ? 1 : PAGES;
    for (let page = (watermark?.page ?? 0) + 1; page <= pages; page += 1) {
      yield {
        items: [{ vendorId: `${target.id}:${page}`, text: `Page ${page}` }],
        ...(target.accountUsername === 'forgetful' ? {} : { watermark: { page } }),
      };
      await meanwhile();
    }
    return FINISHED;
  },
});
let api: TestApi;
let collector: ReadyCollector;
beforeAll(async () => {
  api = await startTestApi({ collectors: createRegistry([long]) });
  collector = api.services.collectors.find(LONG)!;
});
afterAll(() => api.stop());

async function watch(accountUsername: string, more: Partial<typeof targets.$inferInsert> = {}) {
  const { id: companyId } = await insertCompany(api.db);
  const [row] = await api.db
    .insert(targets)
    .values({ companyId, sourceId: LONG, type: 'account', accountUsername, ...more })
    .returning();
  return { companyId, id: row!.id };
}
const rowOf = async (id: number) =>
  (await api.db.select().from(targets).where(eq(targets.id, id)))[0]!;
/** Runs a target once, now. @returns seconds until it is due again. */
async function collect(id: number): Promise<number> {
  await api.db.update(targets).set({ nextRunAt: new Date(Date.now() + 86_400_000) });
  await api.db
    .update(targets)
    .set({ nextRunAt: new Date(0) })
    .where(eq(targets.id, id));
  const lease = await claimTarget(api.db, {
    sourceIds: [LONG],
    without: [],
    now: api.clock.now(),
    leaseSeconds: 60,
  });
  expect(lease?.row.id).toBe(id);
  await runTarget(api.services, collector, lease!, new AbortController().signal);
  const { nextRunAt, lastScan } = await rowOf(id);
  return ((nextRunAt?.getTime() ?? 0) - (lastScan?.getTime() ?? 0)) / 1000;
}
const found = async (companyId: number) =>
  (
    await api.db
      .select({ vendorId: media.vendorId })
      .from(media)
      .where(eq(media.companyId, companyId))
  )
    .map(({ vendorId }) => Number(vendorId.split(':')[1]))
    .sort((a, b) => a - b);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a name that the source does not know', () => {
  it(
    'needs attention at once where nothing was found under it yet, also when it was mistyped ' +
      'later or the source failed before',
    async () => {
      unknown.add('mistyped');
      const { id } = await watch('mistyped');
      await collect(id);
      expect(await rowOf(id)).toMatchObject({
        health: 'BLOCKED',
        failures: 1,
        problem: [say('vendorContentGone', { vendor: 'Long' })],
        problemKind: 'gone',
      });
      const late = await watch('mistyped', { health: 'DELAYED', failures: 1 });
      await collect(late.id);
      expect(await rowOf(late.id)).toMatchObject({ health: 'BLOCKED' });
      const renamed = await watch('mistyped', { lastScan: new Date() });
      await collect(renamed.id);
      expect(await rowOf(renamed.id)).toMatchObject({ health: 'BLOCKED' });
    },
  );

  it('is believed to be gone at the third time where something was found', async () => {
    const { id } = await watch('short');
    await collect(id);
    unknown.add('short');
    for (const health of ['DELAYED', 'DELAYED', 'BLOCKED']) {
      await collect(id);
      expect(await rowOf(id)).toMatchObject({ health, problemKind: 'gone' });
    }
    unknown.clear();
    await api.db.update(targets).set({ health: 'DELAYED' }).where(eq(targets.id, id));
    await collect(id);
    expect(await rowOf(id)).toMatchObject({ health: 'HEALTHY', problem: null, problemKind: null });
  });
});

describe('a source with very many pages', () => {
  it('is read a hundred pages at a time, each page once, without waiting for its interval', async () => {
    const { companyId, id } = await watch('book');
    expect(await collect(id)).toBeLessThan(60);
    expect(await found(companyId)).toEqual(upTo(100));
    expect(await rowOf(id)).toMatchObject({ health: 'HEALTHY', itemsFound: 100 });
    expect(await collect(id)).toBeLessThan(60);
    expect(await collect(id)).toBeGreaterThan(HOUR / 2);
    expect(await found(companyId)).toEqual(upTo(PAGES));
  });

  it('is cut after ten minutes on the clock, and goes on where it stopped', async () => {
    const { companyId, id } = await watch('slow book');
    meanwhile = async () => api.clock.advance(3 * 60_000);
    expect(await collect(id)).toBeLessThan(60);
    meanwhile = async () => undefined;
    expect(await found(companyId)).toEqual(upTo(5));
    expect(await rowOf(id)).toMatchObject({
      health: 'HEALTHY',
      note: [say('collectionTimeLimit', { minutes: 10 })],
    });
    await collect(id);
    expect(await found(companyId)).toEqual(upTo(105));
  });

  it('that gives no watermark with its pages waits for its interval: it would read the same again', async () => {
    const { companyId, id } = await watch('forgetful');
    expect(await collect(id)).toBeGreaterThan(HOUR / 2);
    expect(await collect(id)).toBeGreaterThan(HOUR / 2);
    expect(await found(companyId)).toEqual(upTo(100));
  });
});

describe('a sign that something is new', () => {
  it('which comes while its target is collected brings the next collection forward', async () => {
    const { companyId, id } = await watch('short');
    meanwhile = () =>
      hurryTargets(api.db, { companyId, sourceId: LONG, targetId: id }, api.clock.now());
    expect(await collect(id)).toBeLessThan(HOUR / 2);
    meanwhile = async () => undefined;
    expect(await collect(id)).toBeGreaterThan(HOUR / 2);
  });
});

describe('who listens for a target', () => {
  const [one, two] = [
    '0b8f0c52-4a0e-4a43-9a5c-0d6f3f5a0001',
    '0b8f0c52-4a0e-4a43-9a5c-0d6f3f5a0002',
  ];
  const held = async (holder: string, seconds = 45) =>
    (await holdListenedTargets(api.db, holder, [LONG], seconds))
      .map(({ id }) => id)
      .sort((a, b) => a - b);

  it('is one of several processes, and another one when it vanished or stopped', async () => {
    await api.db.update(targets).set({ isActive: false });
    const { id: first } = await watch('a');
    const { id: second } = await watch('b');
    const [mine, theirs] = await Promise.all([held(one), held(two)]);
    expect([...mine, ...theirs].sort((a, b) => a - b)).toEqual([first, second]);
    await releaseListenedTargets(api.db, one);
    await releaseListenedTargets(api.db, two);

    expect(await held(one)).toEqual([first, second]);
    expect(await held(two)).toEqual([]);
    expect(await held(one)).toEqual([first, second]);
    // It vanishes: nothing is said of it until its lease has run out.
    await api.db.update(targetListeners).set({ until: sql`now() - interval '1 second'` });
    expect(await held(two)).toEqual([first, second]);
    expect(await held(one)).toEqual([]);
    // It stops.
    await releaseListenedTargets(api.db, two);
    expect(await held(one)).toEqual([first, second]);
    await api.db.update(targets).set({ isActive: false }).where(eq(targets.id, first));
    expect(await held(one)).toEqual([second]);
  });
});
