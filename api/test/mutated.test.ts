import { inArray } from 'drizzle-orm';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mastodon } from '../src/collectors/mastodon/mastodon.ts';
import { webFeed } from '../src/collectors/web-feed/web-feed.ts';
import { startScanning, type Scanning } from '../src/modules/scans/jobs/scanning.ts';
import { media } from '../src/platform/database/schema/media.ts';
import { isLong, randomFrom, SEED } from '@vedetta/detection/testing/campaign.ts';
import { openLoopback, watchVendor, type CollectorWorld } from './collectors/world.ts';
import { serveVendor } from './emulators/emulator.ts';
import { startMastodon } from './emulators/mastodon.ts';
import { PATIENT_LIMITS } from './scan-limits.ts';
import {
  mutatedFeed,
  mutatedText,
  type MutatedFeed,
} from '@vedetta/detection/testing/files/mutated-posts.ts';
import { MUTATIONS, oneOf, THREAT } from '@vedetta/detection/testing/files/mutations.ts';
import { signUpCompany, startTestApi, until, type TestApi, type TestPerson } from './kit.ts';
import { callApi, uploadFile } from './uploads.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';

/** Files, and posts, of a run; `VEDETTA_MUTATED=10000 npm test -- test/mutated` sends more. */
const ITEMS = Number(process.env['VEDETTA_MUTATED'] ?? (isLong ? 500 : 12));
const AT_ONCE = 8;
/** As many posts as a first run of a target reads. */
const POSTS_A_RUN = 160;
const FOREVER = { timeout: 6 * 3_600_000 };

let api: TestApi;
let admin: TestPerson;
let scanning: Scanning;
beforeAll(async () => {
  api = await startTestApi();
  openLoopback(api);
  admin = await signUpCompany(api);
  // A session does not end within a campaign.
  api.clock.hold();
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
  });
});
afterAll(async () => {
  await scanning.stop(0);
  await api.stop();
});

/** How the scans of these items end, once all have. */
async function verdictsOf(ids: readonly number[]): Promise<Map<number, string>> {
  const verdicts = new Map<number, string>();
  while (verdicts.size < new Set(ids).size) {
    const open = ids.filter((id) => !verdicts.has(id)).slice(0, 200);
    await until(async () => {
      const rows = await api.db
        .select({ id: media.id, scanStatus: media.scanStatus })
        .from(media)
        .where(inArray(media.id, open));
      for (const { id, scanStatus } of rows)
        if (scanStatus !== 'QUEUED' && scanStatus !== 'SCANNING') verdicts.set(id, scanStatus);
      return open.some((id) => verdicts.has(id));
    });
  }
  return verdicts;
}
const NOT_CLEAN = ['FOUND', 'PARTIAL', 'UNREADABLE'];

describe('what no one looked at is never clean', () => {
  it('of files that are uploaded', FOREVER, async () => {
    const random = randomFrom(SEED);
    const send = pLimit(AT_ONCE);
    const wrong: string[] = [];
    const sent = await Promise.all(
      Array.from({ length: ITEMS }, () => oneOf(Object.values(MUTATIONS), random)(random)).map(
        ({ what, name, content }) =>
          send(async () => {
            const { status, body } = await uploadFile(api, admin.access, name, content);
            if (status !== 201) wrong.push(`${status} for ${what} of ${name}`);
            return {
              what: `${what} of ${name}`,
              id: status === 201 ? (body.media_id as number) : null,
            };
          }),
      ),
    );
    const verdicts = await verdictsOf(sent.flatMap(({ id }) => id ?? []));
    const { body } = await callApi(api, admin.access, 'POST', '/api/media/v1/', { page_size: 50 });
    for (const { scan_status: status, coverage } of body.results)
      if (status !== 'FOUND') expect(coverage.examined).toBeLessThan(coverage.parts);
    for (const { what, id } of sent)
      if (id !== null && !NOT_CLEAN.includes(verdicts.get(id) ?? ''))
        wrong.push(`${verdicts.get(id)}: ${what}`);
    expect(wrong, `seed ${SEED}`).toEqual([]);
  });

  it('of posts that are collected, and the target goes on', FOREVER, async () => {
    const random = randomFrom(SEED + 1);
    const wrong: string[] = [];
    let made = 0;
    for (let left = Math.ceil(ITEMS / 2); left > 0; left -= POSTS_A_RUN) {
      const vendor = await startMastodon();
      const posts = Array.from({ length: Math.min(left, POSTS_A_RUN) }, () => ({
        id: String(9_007_199_254_740_993n + BigInt((made += 1))),
        text: mutatedText(random),
        at: new Date(),
      }));
      vendor.publish(...posts);
      const world = await watchVendor(api, mastodon, {
        ...vendor,
        settings: { ...vendor.settings, pageSize: 40 },
      });
      expect(await world.collect()).toMatchObject({
        health: 'HEALTHY',
        note: null,
        itemsFound: posts.length,
      });
      for (const { title, status } of await scanned(world))
        if (!NOT_CLEAN.includes(status)) wrong.push(`${status}: ${JSON.stringify(title)}`);
      await vendor.close();
    }
    expect(wrong, `seed ${SEED}`).toEqual([]);
  });

  it('of entries of a feed that is collected, and the target goes on', FOREVER, async () => {
    const random = randomFrom(SEED + 2);
    const wrong: string[] = [];
    let document: MutatedFeed = {
      what: 'as it was',
      contentType: 'application/rss+xml',
      body: goodFeed(1),
    };
    const server = await serveVendor((_req, res) => {
      res.writeHead(200, { 'content-type': document.contentType }).end(document.body);
    });
    const world = await watchVendor(api, webFeed, feedAt(server));
    expect(await world.collect()).toMatchObject({ health: 'HEALTHY', itemsFound: 1 });
    const told = new Map((await world.items()).map(({ id }) => [id, document.what]));
    for (let turn = 0; turn < Math.ceil(ITEMS / 2); turn += 1) {
      document = mutatedFeed(`entry-${turn}`, random);
      const { health, problem, note } = await world.collect();
      const fresh = (await world.items()).filter(({ id }) => !told.has(id));
      if (fresh.length === 0 && health === 'HEALTHY' && note === null)
        wrong.push(`nothing of ${document.what}`);
      if (fresh.length === 0 && health !== 'HEALTHY' && problem === null)
        wrong.push(`no reason for ${document.what}`);
      for (const { id } of fresh) told.set(id, document.what);
    }
    // However often it reads as no feed at all.
    for (let turn = 0; turn < 4; turn += 1) {
      document = {
        what: 'no feed',
        contentType: 'application/rss+xml',
        body: Buffer.from('{"title":'),
      };
      expect(await world.collect()).toMatchObject({ health: 'DELAYED' });
    }
    document = { what: 'as it was', contentType: 'application/rss+xml', body: goodFeed(2) };
    expect(await world.collect()).toMatchObject({ health: 'HEALTHY', problem: null });
    for (const { id, status } of await scanned(world))
      if (!NOT_CLEAN.includes(status)) wrong.push(`${status}: ${told.get(id)}`);
    await server.levers.close();
    expect(wrong, `seed ${SEED}`).toEqual([]);
  });
});

const goodFeed = (id: number) =>
  Buffer.from(
    '<rss ' +
      'version="2.0"><channel><title>News</title><link>https://one.example/</link><item><guid ' +
      `isPermaLink="false">${id}</guid><title>${THREAT}</title></item></channel></rss>`,
  );

/** The items of a target with how their scans ended. */
async function scanned(
  world: CollectorWorld,
): Promise<{ id: number; title: string; status: string }[]> {
  const items = await world.items();
  const verdicts = await verdictsOf(items.map(({ id }) => id));
  return items.map(({ id, text, title }) => ({
    id,
    title: text ?? title,
    status: verdicts.get(id) ?? 'none',
  }));
}

/** A server of one document as what a connector watches. */
const feedAt = ({ url, asked, levers }: Awaited<ReturnType<typeof serveVendor>>) => ({
  url,
  asked,
  ...levers,
  settings: {},
  credential: null,
  pageSize: null,
  target: { type: 'feed', accountUsername: `${url}/feed` },
  publish: () => undefined,
  edit: () => undefined,
  remove: () => undefined,
});
