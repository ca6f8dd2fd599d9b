import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { COLLECTOR_SETTINGS_FILE } from '@vedetta/api/collectors/load-settings.ts';
import { ALLOWED_HOSTS_FILE } from '@vedetta/api/platform/outbound/allowed-hosts.ts';
import { jobs } from '@vedetta/api/platform/database/schema/installation.ts';
import { media } from '@vedetta/api/platform/database/schema/media.ts';
import { targets } from '@vedetta/api/platform/database/schema/watch.ts';
import type { VendorEmulator } from '../../api/test/emulators/emulator.ts';
import { startFacebook } from '../../api/test/emulators/facebook.ts';
import { signUpFirstAdmin } from '../../api/test/first-admin.ts';
import { call, createTestDatabase, until, type TestDatabase } from '../../api/test/kit.ts';
import { startProcess } from '../../api/test/server-process.ts';

// What `npm start` starts, over a real database, against an emulated vendor; then the collector's
// process alone, killed with -9.
const CODE = 'collect-test-code';
const FACEBOOK = 2;
const ID = 9_007_199_254_740_993n;
let vendor: VendorEmulator;
let database: TestDatabase;
let dataDir: string;
const environment = (role: string) => ({
  ROLE: role,
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SETUP_CODE: CODE,
});
const publish = (from: number, to: number, text = 'says hello') => {
  for (let n = from; n <= to; n += 1)
    vendor.publish({
      id: String(ID + BigInt(n)),
      text: `Number ${n} ${text}`,
      at: new Date(Date.now() - (100 - n) * 60_000),
    });
};
const collected = async () =>
  (
    await database.db
      .select({ id: media.id, text: media.text })
      .from(media)
      .where(eq(media.sourceId, FACEBOOK))
  ).map(({ id, text }) => ({ id, n: Number(/Number (\d+)/.exec(text ?? '')?.[1]) }));
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

beforeAll(async () => {
  vendor = await startFacebook();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vedetta-collect-'));
  await writeFile(
    join(dataDir, COLLECTOR_SETTINGS_FILE),
    JSON.stringify({ facebook: vendor.settings }),
  );
  await writeFile(join(dataDir, ALLOWED_HOSTS_FILE), '127.0.0.1/32\n');
});
afterAll(async () => {
  await vendor.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a target that is added on a running server', () => {
  it('is collected from its vendor, scanned, and raises its alert', async () => {
    publish(1, 1, 'says: I will kill you tomorrow with a knife.');
    const server = await startProcess(
      'server/dist/launch.js',
      environment('api,gateway,collector,detector'),
    );
    try {
      const access = await signUpFirstAdmin(server, CODE);
      const ask = async (query: string, variables: object = {}) => {
        const { body } = await call(server, 'POST', '/graphql', {
          access,
          body: { query, variables },
        });
        expect(body.errors).toBeUndefined();
        return body.data;
      };
      const values = Object.entries(vendor.credential ?? {}).map(([name, value]) => ({
        name,
        value,
      }));
      await ask(
        'mutation ($input: SetSourceCredentialInput!) { setSourceCredential(input: $input) { isConnected } }',
        { input: { sourceId: FACEBOOK, values } },
      );
      expect(
        await ask('mutation { testSourceCredential(sourceId: 2) { account problem } }'),
      ).toEqual({ testSourceCredential: { account: 'Meridiana Foods', problem: null } });
      await ask(
        'mutation { createTargets(input: {targets: [{source: FACEBOOK, type: ACCOUNT, ' +
          'accountUsername: "meridianafoods"}]}) { id } }',
      );
      const alert = await until(
        async () =>
          (await call(server, 'POST', '/api/alert/v1/', { access, body: {} })).body.results[0],
      );
      expect(alert).toMatchObject({ source_id: FACEBOOK });
      expect(
        (await ask('{ targets { results { health itemsFound problem } } }')).targets.results,
      ).toEqual([{ health: 'HEALTHY', itemsFound: 1, problem: null }]);
    } finally {
      expect(await server.terminate()).toBe(0);
    }
  });
});

describe('kill -9 of the process that collects', () => {
  it('between a page and the watermark, at any page: nothing is missed and nothing is there twice', async () => {
    publish(2, 8);
    await database.db.update(targets).set({ watermark: null });
    // The Page, its first two posts, an empty page, two posts a page: Facebook's watermark comes
    // with the last.
    for (const calls of drawnOf([2, 3, 4], 1, 'pages')) {
      await database.db.update(targets).set({ nextRunAt: new Date(0), lockedUntil: null });
      vendor.asked.length = 0;
      vendor.hang(calls);
      const collector = await startProcess('server/dist/launch.js', environment('collector'));
      await until(() => vendor.asked.length > calls);
      await collector.kill();
      const [target] = await database.db.select().from(targets);
      expect(target).toMatchObject({ watermark: null, leaseId: expect.any(String) });
      const stored = await collected();
      expect(new Set(stored.map(({ n }) => n)).size).toBe(stored.length);
      expect(stored.length).toBeLessThan(8);
    }
    vendor.calm();
    // What a lease's time would do.
    await database.db.update(targets).set({ nextRunAt: new Date(0), lockedUntil: new Date(0) });
    const collector = await startProcess('server/dist/launch.js', environment('collector'));
    try {
      const target = await until(async () =>
        (await database.db.select().from(targets)).find(({ watermark }) => watermark !== null),
      );
      expect(target).toMatchObject({ itemsFound: 8 });
    } finally {
      await collector.terminate();
    }
    const stored = await collected();
    expect(stored.map(({ n }) => n).sort((a, b) => a - b)).toEqual(numbers(8));
    // Each new one is scanned once; nobody scans in this process.
    const waiting = (await database.db.select().from(jobs).where(eq(jobs.queue, 'scan')))
      .filter(({ state }) => state === 'ready')
      .map(({ payload }) => payload['mediaId']);
    expect(waiting.sort()).toEqual(
      stored
        .filter(({ n }) => n > 1)
        .map(({ id }) => id)
        .sort(),
    );
  });
});
