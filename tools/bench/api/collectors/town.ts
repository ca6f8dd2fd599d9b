import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTORS, createRegistry } from '../../../../api/src/collectors/registry.ts';
import { COLLECTOR_SETTINGS_FILE } from '../../../../api/src/collectors/load-settings.ts';
import { sealCredential } from '../../../../api/src/modules/credentials/commands/credential-context.ts';
import { hookPath } from '../../../../api/src/modules/targets/commands/hook-address.ts';
import type { SecretBox } from '../../../../api/src/platform/secrets/secret-box.ts';
import { ALLOWED_HOSTS_FILE } from '../../../../api/src/platform/outbound/allowed-hosts.ts';
import type { Db } from '../../../../api/src/platform/database/database.ts';
import { targets } from '../../../../api/src/platform/database/schema/watch.ts';
import { putSourceCredential } from '../../../../api/src/modules/credentials/store/source-credentials.ts';
import { startBluesky } from '../../../../api/test/emulators/bluesky.ts';
import type { Post, VendorEmulator } from '../../../../api/test/emulators/emulator.ts';
import { startFacebook } from '../../../../api/test/emulators/facebook.ts';
import { startInstagram } from '../../../../api/test/emulators/instagram.ts';
import { startLinkedIn } from '../../../../api/test/emulators/linkedin.ts';
import { startMastodon } from '../../../../api/test/emulators/mastodon.ts';
import { startTelegram } from '../../../../api/test/emulators/telegram.ts';
import { startWebFeed } from '../../../../api/test/emulators/web-feed.ts';
import { startWhatsApp } from '../../../../api/test/emulators/whatsapp.ts';
import { startX } from '../../../../api/test/emulators/x.ts';
import { insertCompany } from '../../../../api/test/factories.ts';

/** Beyond what a number holds exactly. */
const FIRST_ID = 9_007_199_254_740_993n;
/** The company that watches a lot by searches that find little: what shares one credential. */
const SEARCHES = { x: 60, bluesky: 60, mastodon: 40, 'web-feed': 40 } as const;
type TargetValues = typeof targets.$inferInsert;

/** Every vendor, emulated, and companies that watch all of them. */
export interface Town {
  vendors: Readonly<Record<string, VendorEmulator>>;
  /** Companies that watch an account of every source. */
  companies: readonly number[];
  targetCount: number;
  /**
   * A post with a picture, or a file, everywhere, WhatsApp's pushed to the api.
   * @returns how many there are by now.
   */
  publish(api: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * Starts the emulators, and points the processes of a data folder at them.
 * @param intervalSeconds of every source.
 */
export async function buildTown(
  db: Db,
  secrets: SecretBox,
  dataDir: string,
  { companies: many, intervalSeconds }: { companies: number; intervalSeconds: number },
): Promise<Town> {
  const whatsapp = await startWhatsApp();
  const vendors: Record<string, VendorEmulator> = {
    'web-feed': await startWebFeed(),
    x: await startX(),
    mastodon: await startMastodon(),
    bluesky: await startBluesky(),
    telegram: await startTelegram(),
    facebook: await startFacebook(),
    instagram: await startInstagram(),
    whatsapp,
    linkedin: await startLinkedIn(),
  };
  const share = join(dataDir, 'share');
  const settings = Object.fromEntries(
    Object.entries(vendors).map(([slug, vendor]) => [
      slug,
      { ...vendor.settings, intervalSeconds },
    ]),
  );
  writeFileSync(
    join(dataDir, COLLECTOR_SETTINGS_FILE),
    JSON.stringify({
      ...settings,
      'local-network': { shares: { all: { path: share } }, settleSeconds: 1, intervalSeconds },
    }),
  );
  writeFileSync(join(dataDir, ALLOWED_HOSTS_FILE), '127.0.0.1/32\n');
  const { all } = createRegistry(COLLECTORS);
  const companies: number[] = [];
  const hooks: string[] = [];
  const rows: TargetValues[] = [];
  for (let n = 0; n < many; n += 1) {
    const { id: companyId } = await insertCompany(db);
    companies.push(companyId);
    for (const { slug, sourceId } of all) {
      const vendor = vendors[slug];
      if (vendor !== undefined)
        rows.push({
          companyId,
          sourceId,
          type: vendor.target.type,
          accountUsername: vendor.target.accountUsername ?? null,
          searchString: vendor.target.searchString ?? null,
        });
      else if (slug !== 'local-network')
        throw new Error(
          `There is no emulator for ${slug}. Start one in tools/bench/api/collectors/town.ts.`,
        );
      else {
        mkdirSync(join(share, String(companyId)), { recursive: true });
        rows.push({ companyId, sourceId, type: 'folder', accountUsername: `/all/${companyId}` });
      }
      if (vendor?.credential == null) continue;
      const own =
        slug === 'telegram'
          ? { token: `${vendor.credential['token'] ?? ''}${n}` }
          : vendor.credential;
      const stored = await db.transaction((tx) =>
        putSourceCredential(
          tx,
          { companyId, sourceId },
          {
            sealed: sealCredential({ secrets }, own),
            account: null,
            expiresAt: null,
            testedAt: null,
            problem: null,
            changedBy: null,
            updatedAt: new Date(),
          },
        ),
      );
      if (slug === 'whatsapp') hooks.push(hookPath({ secrets }, slug, stored.id));
    }
  }
  const [searcher = 0] = companies;
  const idOf = (slug: string) => all.find((one) => one.slug === slug)?.sourceId ?? 0;
  for (let n = 0; n < SEARCHES.x; n += 1)
    rows.push({
      companyId: searcher,
      sourceId: idOf('x'),
      type: 'search',
      searchString: `nothing ${n}`,
    });
  for (let n = 0; n < SEARCHES.bluesky; n += 1)
    rows.push({
      companyId: searcher,
      sourceId: idOf('bluesky'),
      type: 'search',
      searchString: `nothing ${n}`,
    });
  for (let n = 0; n < SEARCHES.mastodon; n += 1)
    rows.push({
      companyId: searcher,
      sourceId: idOf('mastodon'),
      type: 'search',
      searchString: `nothing${n}@mastodon.example`,
    });
  for (let n = 0; n < SEARCHES['web-feed']; n += 1)
    rows.push({
      companyId: searcher,
      sourceId: idOf('web-feed'),
      type: 'feed',
      accountUsername: `${vendors['web-feed']?.url ?? ''}/feed?n=${n}`,
    });
  for (let from = 0; from < rows.length; from += 500)
    await db.insert(targets).values(rows.slice(from, from + 500));
  let published = 0;

  return {
    vendors,
    companies,
    targetCount: rows.length,
    async publish(api) {
      published += 1;
      const post: Post = {
        id: String(FIRST_ID + BigInt(published)),
        text: `Number ${published} says hello`,
        at: new Date(),
      };
      for (const [slug, vendor] of Object.entries(vendors)) {
        // Telegram counts the posts of a channel, and sends the count as a number.
        vendor.publish({
          ...post,
          ...(slug === 'telegram' ? { id: String(published) } : {}),
          media: [`${vendor.url}/media/${published}.png`],
        });
        // What was asked is for tests; it would be what grows here.
        vendor.asked.length = 0;
      }
      for (const id of companies)
        writeFileSync(
          join(share, String(id), `${published}.txt`),
          `Number ${published} in the folder of ${id}`,
        );
      for (const push of whatsapp.takePushes?.() ?? []) {
        for (const hook of hooks) {
          const answer = await fetch(`${api}${hook}`, { method: 'POST', ...push });
          await answer.arrayBuffer();
          if (answer.status !== 200)
            throw new Error(`The api answered a webhook call with ${answer.status}.`);
        }
      }
      return published;
    },
    async close() {
      for (const vendor of Object.values(vendors)) await vendor.close();
    },
  };
}
