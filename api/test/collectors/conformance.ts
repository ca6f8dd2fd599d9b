import { inEnglish } from '@vedetta/messages/render.ts';
import { eq, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Collector } from '../../src/collectors/ready-collector.ts';
import { collectorRuns } from '../../src/platform/database/schema/collecting.ts';
import { jobs } from '../../src/platform/database/schema/installation.ts';
import { restartTargets } from '../../src/modules/targets/store/target-leases.ts';
import type { Post, VendorEmulator } from '../emulators/emulator.ts';
import { startTestApi, type TestApi } from '../kit.ts';
import { openLoopback, watchVendor, type CollectorWorld } from './world.ts';

/** Beyond what a number holds exactly, as ids of X, Mastodon and Meta are. */
const BEYOND_NUMBERS = 9_007_199_254_740_993n;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

/**
 * What every connector must do, against its emulated vendor (docs/connectors.md). Each case has a
 * company of its own.
 * @param idOf how the vendor writes the nth id; the default is a number beyond 2^53, written out.
 */
export function itConforms(
  collector: Collector,
  start: () => Promise<VendorEmulator>,
  {
    idOf = (n: number) => String(BEYOND_NUMBERS + BigInt(n)),
  }: { idOf?: (n: number) => string } = {},
): void {
  describe(`the connector of ${collector.name}`, () => {
    let api: TestApi;
    let vendor: VendorEmulator;
    let world: CollectorWorld;
    beforeAll(async () => {
      api = await startTestApi();
      openLoopback(api);
    });
    afterAll(() => api.stop());

    /** Runs a case at a vendor and for a company of its own. */
    const scene = (title: string, work: () => Promise<void>) =>
      it(title, async () => {
        vendor = await start();
        try {
          world = await watchVendor(api, collector, vendor);
          await work();
        } finally {
          await vendor.close();
        }
      });
    const post = (n: number, more: Partial<Post> = {}): Post => ({
      id: idOf(n),
      text: `Number ${n} says hello & <good> day`,
      at: at(n),
      ...more,
    });
    const several = () => (vendor.pageSize ?? 2) * 2 + 1;
    /** Words of an item: its text, or what stands in a file; null of pictures. */
    const wordsOf = async ({ text, sha256 }: { text: string | null; sha256: string | null }) =>
      vendor.isFiles === true && sha256 !== null
        ? readFile(world.services.blobs.path(sha256), 'utf8')
        : text;
    const texts = async () =>
      (await Promise.all((await world.items()).map(wordsOf)))
        .flatMap((text) => (text === null ? [] : [/Number (\d+)/.exec(text)?.[1]]))
        .sort((a, b) => Number(a) - Number(b));
    const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(n + 1));
    const publish = (from: number, to: number) => {
      for (let n = from; n <= to; n += 1) vendor.publish(post(n));
    };

    /** Counted at a vendor of its own: some hand out everything only once. */
    const callsOfAFirstRun = async () => {
      const twin = await start();
      try {
        for (let n = 1; n <= several(); n += 1) twin.publish(post(n));
        await (await watchVendor(api, collector, twin)).collect();
        return twin.asked.length;
      } finally {
        await twin.close();
      }
    };

    scene(
      'stores everything of the first run once and in its place, with every digit of its id, and has it scanned',
      async () => {
        publish(1, several());
        expect(await world.collect()).toMatchObject({
          health: 'HEALTHY',
          problem: null,
          failures: 0,
          itemsFound: several(),
          leaseId: null,
          lastScan: expect.any(Date),
        });
        const items = await world.items();
        expect(await texts()).toEqual(numbers(several()));
        for (const item of items) {
          expect(item).toMatchObject({
            companyId: world.companyId,
            targetId: world.targetId,
            sourceId: collector.sourceId,
            sourceName: collector.name,
            scanStatus: 'QUEUED',
          });
          expect(await readFile(world.services.blobs.path(item.sha256!), 'utf8')).toBe(
            await wordsOf(item),
          );
        }
        const words = await Promise.all(items.map(wordsOf));
        const first = items[words.findIndex((text) => text?.includes('Number 1 '))];
        expect(words.find((text) => text?.includes('Number 1 '))).toContain(
          'Number 1 says hello & <good> day',
        );
        expect(first?.vendorId).toContain(idOf(1));
        expect(first?.origin?.publishedAt).toEqual(at(1));
        const waiting = await api.db.select().from(jobs).where(eq(jobs.companyId, world.companyId));
        expect(waiting.map(({ payload }) => payload['mediaId']).sort()).toEqual(
          items.map(({ id }) => id).sort(),
        );
      },
    );

    scene('finds nothing in an empty run, and only what is new in the next', async () => {
      expect(await world.collect()).toMatchObject({ health: 'HEALTHY', itemsFound: 0 });
      publish(1, 2);
      await world.collect();
      await world.collect();
      publish(3, 3);
      expect(await world.collect()).toMatchObject({ health: 'HEALTHY', itemsFound: 3 });
      expect(await texts()).toEqual(numbers(3));
      const runs = await api.db
        .select({ outcome: collectorRuns.outcome, added: collectorRuns.itemsNew })
        .from(collectorRuns)
        .where(eq(collectorRuns.targetId, world.targetId))
        .orderBy(collectorRuns.id);
      expect(runs).toEqual([0, 2, 0, 1].map((added) => ({ outcome: 'finished', added })));
    });

    scene('waits as long as the vendor asks, says so, and misses nothing', async () => {
      publish(1, 2);
      vendor.limit(120);
      const limited = await world.collect();
      if (vendor.cannot?.includes('limit') !== true) {
        expect(limited.health).toBe('DELAYED');
        expect(inEnglish(limited.problem)).toMatch(/limit|wait/i);
        const seconds = (limited.nextRunAt.getTime() - world.services.now().getTime()) / 1000;
        expect(seconds).toBeGreaterThan(110);
        expect(seconds).toBeLessThan(130);
        const asked = vendor.asked.length;
        // Due again before that, by a person's hand say: nobody is asked.
        await world.collect();
        expect(vendor.asked.length).toBe(asked);
      }
      vendor.calm();
      await api.db.execute(sql`delete from collector_limits`);
      expect(await world.collect()).toMatchObject({ health: 'HEALTHY', problem: null });
      expect(await texts()).toEqual(numbers(2));
    });

    scene(
      'keeps what it had when its credential runs out in the middle of paging, asks for a new one, and goes on with it',
      async () => {
        if (vendor.credential === null) return;
        publish(1, several());
        const calls = await callsOfAFirstRun();
        vendor.expireAfter(calls - (vendor.endsEmpty === true ? 2 : 1));
        const refused = await world.collect();
        expect(refused.health).toBe('BLOCKED');
        expect(inEnglish(refused.problem)).toMatch(/credential|connect|token/i);
        expect((await texts()).length).toBeLessThan(several());
        vendor.calm();
        await api.db.transaction((tx) =>
          restartTargets(tx, world.companyId, collector.sourceId, new Date(0)),
        );
        expect(await world.collect()).toMatchObject({ health: 'HEALTHY', problem: null });
        expect(await texts()).toEqual(numbers(several()));
      },
    );

    scene(
      'takes over an edit where the vendor tells of it and keeps what stood before, and keeps what was deleted',
      async () => {
        publish(1, 2);
        await world.collect();
        vendor.edit(idOf(2), 'Number 2 was changed', at(50));
        vendor.remove(idOf(1));
        await world.collect();
        const items = await world.items();
        if (vendor.isFiles === true) {
          const stood = await Promise.all(
            items.map(async (item) => ({
              words: await wordsOf(item),
              isWithdrawn: item.origin?.withdrawnAt != null,
            })),
          );
          expect(stood.sort((a, b) => (String(a.words) < String(b.words) ? -1 : 1))).toEqual([
            { words: expect.stringContaining('Number 1 '), isWithdrawn: true },
            { words: expect.stringContaining('Number 2 says hello'), isWithdrawn: true },
            { words: 'Number 2 was changed', isWithdrawn: false },
          ]);
          return;
        }
        expect(await texts()).toEqual(numbers(2));
        const [one, two] = ['Number 1 ', 'Number 2 '].map((text) =>
          items.find((item) => item.text?.includes(text)),
        );
        if (vendor.cannot?.includes('edit') !== true) {
          expect(two?.text).toContain('was changed');
          expect(two?.origin?.formerTexts).toMatchObject([
            { text: expect.stringContaining('Number 2 says hello') },
          ]);
          expect(await readFile(world.services.blobs.path(two!.sha256!), 'utf8')).toBe(two?.text);
        }
        expect(one?.origin?.withdrawnAt === null).toBe(vendor.cannot?.includes('delete') === true);
      },
    );

    scene(
      'stores pictures once, hands a lie about their type to the detectors, and says which could not be fetched',
      async () => {
        if (vendor.cannot?.includes('media') === true) return;
        const link = (name: string) => `${vendor.url}/media/${name}`;
        vendor.publish(
          post(1, { media: [link('good.png')] }),
          post(2, { media: [link('lie.png')] }),
          post(3, { media: [link('gone')] }),
        );
        const target = await world.collect();
        expect(target).toMatchObject({
          health: 'HEALTHY',
          itemsFound: 6,
          note: expect.stringMatching(/Couldn’t download/),
        });
        await world.collect();
        const pictures = (await world.items()).filter(({ text }) => text === null);
        expect(pictures).toHaveLength(3);
        expect(
          pictures.filter(({ sha256 }) => sha256 !== null).map(({ scanStatus }) => scanStatus),
        ).toEqual(['QUEUED', 'QUEUED']);
        // Not looked at is never clean.
        expect(pictures.find(({ sha256 }) => sha256 === null)).toMatchObject({
          scanStatus: 'FAILED',
          problem: expect.anything(),
        });
      },
    );

    scene(
      'is killed between a page and the end of its run, at every item, and stores each item once',
      async () => {
        publish(1, several());
        let deaths = 0;
        for (let nth = 1; nth <= several(); nth += 1) if (await world.dieAt(nth)) deaths += 1;
        expect(deaths).toBeGreaterThan(0);
        expect(await world.collect()).toMatchObject({ health: 'HEALTHY', itemsFound: several() });
        expect(await texts()).toEqual(numbers(several()));
      },
    );

    scene(
      'says that a failing vendor fails and that what is gone is gone, once it is sure',
      async () => {
        publish(1, 1);
        vendor.fail();
        expect(await world.collect()).toMatchObject({
          health: 'DELAYED',
          failures: 1,
          problem: [{ code: expect.stringMatching(/^vendor/) }],
          lastScan: null,
        });
        vendor.calm();
        expect(await world.collect()).toMatchObject({
          health: 'HEALTHY',
          failures: 0,
          problem: null,
        });
        if (vendor.cannot?.includes('vanish') === true) return;
        vendor.vanish();
        expect(await world.collect()).toMatchObject({ health: 'DELAYED' });
        await world.collect();
        expect(await world.collect()).toMatchObject({ health: 'BLOCKED', failures: 3 });
        expect(await texts()).toEqual(numbers(1));
      },
    );
  });
}
