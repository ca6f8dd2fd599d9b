import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bluesky } from '../../src/collectors/bluesky/bluesky.ts';
import { mastodon } from '../../src/collectors/mastodon/mastodon.ts';
import type { Collector } from '../../src/collectors/ready-collector.ts';
import { x } from '../../src/collectors/x/x.ts';
import { picturesToCompare } from '../../src/modules/targets/store/account-pictures.ts';
import { accountPictures } from '../../src/platform/database/schema/collecting.ts';
import { protectedTerms, targets } from '../../src/platform/database/schema/watch.ts';
import { startBluesky } from '../emulators/bluesky.ts';
import type { VendorEmulator } from '../emulators/emulator.ts';
import { startMastodon } from '../emulators/mastodon.ts';
import { startX } from '../emulators/x.ts';
import { startTestApi, type TestApi } from '../kit.ts';
import { openLoopback, watchVendor } from './world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  openLoopback(api);
});
afterAll(() => api.stop());

it.each<
  [
    string,
    Collector,
    () => Promise<VendorEmulator>,
    string,
    (name: string) => string,
    (n: number) => string,
  ]
>([
  [
    'Mastodon',
    mastodon,
    () => startMastodon(),
    'news@mastodon.example',
    (name) => `${name}@mastodon.example`,
    String,
  ],
  [
    'Bluesky',
    bluesky,
    () => startBluesky(),
    'news',
    (name) => `${name}.bsky.social`,
    (n) => `3m${n}`,
  ],
  ['X', x, () => startX(), 'news', (name) => name, String],
])(
  'pictures of accounts on %s are fetched once, of those accounts alone that are compared',
  async (_name, collector, start, searchString, handleOf, idOf) => {
    const vendor = { ...(await start()), target: { type: 'search', searchString } };
    try {
      const world = await watchVendor(api, collector, vendor);
      const of = { companyId: world.companyId, sourceId: collector.sourceId };
      await api.db
        .insert(protectedTerms)
        .values({ companyId: of.companyId, kind: 'name', value: 'Meridiana', folded: 'meridiana' });
      await api.db
        .insert(targets)
        .values({ ...of, type: 'account', accountUsername: handleOf('Meridiana') });
      const at = Date.now() - 3_600_000;
      const by = (n: number, name: string, face: string) => ({
        id: idOf(n),
        text: `All the #news ${n}`,
        at: new Date(at + n * 1_000),
        by: collector === mastodon ? name : handleOf(name),
        face: `${vendor.url}/media/${face}`,
      });
      vendor.publish(
        by(101, 'meridiana', 'sample/team.jpg'),
        by(102, 'meridiana-support', 'sample/team.jpg?s'),
        by(103, 'meridiana-help', 'gone'),
        by(104, 'anna', 'sample/poster.png'),
      );
      await world.collect();
      expect(await world.items()).toHaveLength(4);
      const kept = async () =>
        new Map(
          (
            await api.db
              .select()
              .from(accountPictures)
              .where(eq(accountPictures.companyId, of.companyId))
          ).map((row) => [row.handle, row]),
        );
      const before = await kept();
      expect(new Set(before.keys())).toEqual(
        new Set([handleOf('meridiana'), handleOf('meridiana-support')]),
      );
      const compared = await picturesToCompare(api.db, of, handleOf('Meridiana-Support'));
      expect(compared?.watched.map(({ handle }) => handle)).toEqual([handleOf('meridiana')]);
      expect(Buffer.compare(compared!.its, compared!.watched[0]!.bytes)).toBe(0);
      expect(await picturesToCompare(api.db, of, handleOf('meridiana-help'))).toBeNull();

      vendor.publish(
        by(105, 'meridiana', 'sample/team.jpg'),
        by(106, 'meridiana-support', 'sample/notice.png'),
      );
      await world.collect();
      const after = await kept();
      // The one whose address is as it was is not fetched again.
      expect(after.get(handleOf('meridiana'))).toEqual(before.get(handleOf('meridiana')));
      expect(after.get(handleOf('meridiana-support'))?.url).toBe(
        `${vendor.url}/media/sample/notice.png`,
      );
      expect(after.size).toBe(2);
    } finally {
      await vendor.close();
    }
  },
);
