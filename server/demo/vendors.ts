import { createHmac } from 'node:crypto';
import { startBluesky } from '../../api/test/emulators/bluesky.ts';
import { serveVendor, type VendorEmulator } from '../../api/test/emulators/emulator.ts';
import { startFacebook } from '../../api/test/emulators/facebook.ts';
import { startInstagram } from '../../api/test/emulators/instagram.ts';
import { startLinkedIn } from '../../api/test/emulators/linkedin.ts';
import { startMastodon } from '../../api/test/emulators/mastodon.ts';
import { startTelegram } from '../../api/test/emulators/telegram.ts';
import { startWebFeed } from '../../api/test/emulators/web-feed.ts';
import { startWhatsApp } from '../../api/test/emulators/whatsapp.ts';
import { startX } from '../../api/test/emulators/x.ts';
import type { Entry, Source } from './content.ts';

const PASTE = 'paste.example';
const NEWS = 'news.lodi-today.example';

/** What the company watches of a source. */
export interface Watched {
  sourceId: number;
  type: string;
  account_username?: string;
  search_string?: string;
}

/**
 * The outside world of the demo: emulated vendors on loopback, and the pictures that their posts
 * show.
 */
export interface Vendors {
  /** For `collectors.json`. */
  settings: Record<string, unknown>;
  watched: Readonly<Record<Source, Watched>>;
  /** One per source that needs one. */
  credentials: readonly { sourceId: number; values: Record<string, string> }[];
  /** @returns what WhatsApp pushes of it; other vendors are asked. */
  publish(entry: Entry, at: Date): unknown[];
  close(): Promise<void>;
}

/** Starts one emulator per vendor, as the connectors' tests do, with the accounts of the demo. */
export async function startVendors(pictures: ReadonlyMap<string, Buffer>): Promise<Vendors> {
  const gallery = await serveVendor((req, res) => {
    const found = pictures.get(/^\/p\/([\w-]+)$/.exec(req.url ?? '')?.[1] ?? '');
    return void (found === undefined
      ? res.writeHead(404).end()
      : res.writeHead(200, { 'content-length': found.length }).end(found));
  });
  const [x, instagram, facebook, linkedin, whatsapp, paste, news, mastodon, bluesky, telegram] =
    await Promise.all([
      startX('tweet', 'darkpier_77', 'Dark Pier'),
      startInstagram('meridiana.foods.promo'),
      startFacebook('offerte.meridiana', 'Offerte Meridiana'),
      startLinkedIn('meridiana-foods', 'Meridiana Foods'),
      startWhatsApp('390255500134', '+39 02 5550 0134'),
      startWebFeed(),
      startWebFeed(),
      startMastodon('meridiana_foods', 'Meridiana Foods'),
      startBluesky(),
      startTelegram('darkpier_leaks', 'Dark Pier'),
    ]);
  const bySource: Readonly<Record<Source, VendorEmulator>> = {
    x,
    'x-search': x,
    instagram,
    facebook,
    linkedin,
    whatsapp,
    paste,
    news,
    mastodon,
    'mastodon-own': mastodon,
    bluesky,
    telegram,
  };
  const account = (sourceId: number, { target }: VendorEmulator): Watched => ({
    sourceId,
    type: target.type,
    account_username: target.accountUsername ?? '',
  });
  const credential = (sourceId: number, { credential: values }: VendorEmulator) =>
    values === null ? [] : [{ sourceId, values }];
  let messages = 40;
  return {
    settings: {
      x: x.settings,
      instagram: instagram.settings,
      facebook: facebook.settings,
      linkedin: linkedin.settings,
      whatsapp: whatsapp.settings,
      mastodon: mastodon.settings,
      bluesky: bluesky.settings,
      telegram: telegram.settings,
      'web-feed': { servers: { [PASTE]: paste.url, [NEWS]: news.url } },
    },
    watched: {
      x: account(5, x),
      'x-search': { sourceId: 5, type: 'search', search_string: 'meridiana' },
      instagram: account(1, instagram),
      facebook: account(2, facebook),
      linkedin: account(3, linkedin),
      whatsapp: account(4, whatsapp),
      paste: { sourceId: 20, type: 'feed', account_username: `https://${PASTE}/feed` },
      news: { sourceId: 20, type: 'feed', account_username: `https://${NEWS}/feed` },
      mastodon: { sourceId: 21, type: 'search', search_string: 'meridiana@mastodon.example' },
      'mastodon-own': account(21, mastodon),
      bluesky: { sourceId: 22, type: 'search', search_string: 'meridiana' },
      telegram: account(23, telegram),
    },
    credentials: [
      ...credential(5, x),
      ...credential(1, instagram),
      ...credential(2, facebook),
      ...credential(3, linkedin),
      ...credential(4, whatsapp),
      ...credential(21, mastodon),
      ...credential(22, bluesky),
      ...credential(23, telegram),
    ],
    publish({ source, text, by, byName, title, picture, face }, at) {
      const before = whatsapp.pushed.length;
      // Ids rise with the time, as those of the vendors do.
      const id =
        source === 'telegram'
          ? String((messages += 1))
          : String((BigInt(at.getTime()) - 1_288_834_974_657n) << 22n);
      const sender =
        source === 'x' || by === undefined
          ? {}
          : { by, ...(byName === undefined ? {} : { byName }) };
      bySource[source].publish({
        id,
        text,
        at,
        ...sender,
        ...(title === undefined ? {} : { title }),
        ...(picture === undefined ? {} : { media: [`${gallery.url}/p/${picture}`] }),
        ...(face === undefined ? {} : { face: `${gallery.url}/p/${face}` }),
      });
      return whatsapp.pushed.slice(before);
    },
    async close() {
      await Promise.all(
        [gallery.levers.close(), ...new Set(Object.values(bySource))].map((one) =>
          one instanceof Promise ? one : one.close(),
        ),
      );
    },
  };
}

/** Calls Vedetta as Meta does, with the signature that the app secret gives. */
export async function push(hookUrl: string, body: unknown, appSecret: string): Promise<void> {
  const raw = JSON.stringify(body);
  const answer = await fetch(hookUrl, {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`,
    },
  });
  if (!answer.ok)
    throw new Error(`The WhatsApp webhook call was refused with status ${answer.status}.`);
}
