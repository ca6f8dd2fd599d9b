import fc from 'fast-check';
import iconv from 'iconv-lite';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webFeed } from '../../src/collectors/web-feed/web-feed.ts';
import { watchedOf } from '@vedetta/detection/detectors/watch-list/watched.ts';
import { sized } from '@vedetta/detection/testing/campaign.ts';
import { createTestEngine } from '@vedetta/detection/testing/engine.ts';
import { startWebFeed } from '../emulators/web-feed.ts';
import { startTestApi, type TestApi } from '../kit.ts';
import { openLoopback, watchVendor } from './world.ts';

// Feeds as they are in the world, through collection and storage.

interface Answer {
  body: string | Uint8Array;
  type?: string;
}
let answer: Answer = { body: '' };
const server = createServer(
  (_, res) =>
    void res.writeHead(200, { 'content-type': answer.type ?? 'application/xml' }).end(answer.body),
);
let api: TestApi;
let address = '';
beforeAll(async () => {
  api = await startTestApi();
  openLoopback(api);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.stop();
});

/** A company that watches whatever is answered. */
async function watchFeed() {
  const vendor = await startWebFeed();
  await vendor.close();
  return watchVendor(api, webFeed, {
    ...vendor,
    target: { type: 'feed', accountUsername: address },
  });
}
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rss = (items: string, declaration = '<?xml version="1.0"?>') =>
  `${declaration}<rss version="2.0"><channel><title>N</title><link>https://f.example/</link>${items}</channel></rss>`;

describe('the charset of a feed', () => {
  const ITALIAN = 'Ti ucciderò stanotte, brucerò la tua casa. Più di così non dirò: 50.000 €';
  const RUSSIAN = 'Мы сожжём ваш склад сегодня ночью';
  const declared = (charset: string) => `<?xml version="1.0" encoding="${charset}"?>`;
  const of = (text: string, declaration?: string) =>
    rss(`<item><title>Avviso</title><description>${text}</description></item>`, declaration);
  it.each<[string, string, Answer]>([
    [
      'of ISO-8859-1 as windows-1252',
      ITALIAN,
      { body: iconv.encode(of(ITALIAN, declared('ISO-8859-1')), 'windows-1252') },
    ],
    [
      'of windows-1252',
      ITALIAN,
      { body: iconv.encode(of(ITALIAN, declared('windows-1252')), 'windows-1252') },
    ],
    [
      'of ISO-8859-15',
      ITALIAN,
      { body: iconv.encode(of(ITALIAN, declared('ISO-8859-15')), 'iso-8859-15') },
    ],
    [
      'said by the server alone',
      ITALIAN,
      { body: iconv.encode(of(ITALIAN), 'windows-1252'), type: 'text/xml; charset="iso-8859-1"' },
    ],
    [
      'said twice by the server',
      ITALIAN,
      { body: Buffer.from(of(ITALIAN)), type: 'application/xml; charset=utf-8; charset=utf-8' },
    ],
    [
      'said wrongly by a server that always says UTF-8',
      ITALIAN,
      {
        body: iconv.encode(of(ITALIAN, declared('ISO-8859-1')), 'windows-1252'),
        type: 'text/xml; charset=utf-8',
      },
    ],
    ['said by no one', ITALIAN, { body: iconv.encode(of(ITALIAN), 'windows-1252') }],
    ['said wrongly of UTF-8', ITALIAN, { body: Buffer.from(of(ITALIAN, declared('ISO-8859-1'))) }],
    ['by its mark', ITALIAN, { body: Buffer.from(`\ufeff${of(ITALIAN, declared('ISO-8859-1'))}`) }],
    [
      'of UTF-16 with its mark',
      ITALIAN,
      { body: Buffer.from(`\ufeff${of(ITALIAN, declared('UTF-16'))}`, 'utf16le') },
    ],
    [
      'of UTF-16, big end first',
      ITALIAN,
      { body: iconv.encode(`\ufeff${of(ITALIAN, declared('UTF-16'))}`, 'utf-16be') },
    ],
    [
      'of UTF-16 without its mark',
      ITALIAN,
      { body: Buffer.from(of(ITALIAN, declared('UTF-16')), 'utf16le') },
    ],
    [
      'of windows-1251',
      RUSSIAN,
      { body: iconv.encode(of(RUSSIAN, declared('windows-1251')), 'windows-1251') },
    ],
    [
      'of KOI8-R, said by the server',
      RUSSIAN,
      { body: iconv.encode(of(RUSSIAN), 'koi8-r'), type: 'text/xml; charset=koi8-r' },
    ],
    [
      'of Shift_JIS',
      '今夜、あなたの倉庫を燃やします',
      {
        body: iconv.encode(
          of('今夜、あなたの倉庫を燃やします', declared('Shift_JIS')),
          'shift_jis',
        ),
      },
    ],
    [
      'of JSON',
      ITALIAN,
      {
        body: iconv.encode(
          JSON.stringify({
            version: 'https://jsonfeed.org/version/1',
            title: 't',
            items: [{ id: '1', title: 'Avviso', content_text: ITALIAN }],
          }),
          'windows-1252',
        ),
        type: 'application/json; charset=windows-1252',
      },
    ],
  ])('is known: %s', async (_, text, given) => {
    answer = given;
    const world = await watchFeed();
    await world.collect();
    expect((await world.items()).map((item) => item.text)).toEqual([`Avviso\n\n${text}`]);
  });

  it('loses one odd byte, not the text', async () => {
    const [before, after] = [of(ITALIAN).slice(0, 140), of(ITALIAN).slice(140)];
    answer = {
      body: Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]),
    };
    const world = await watchFeed();
    await world.collect();
    expect((await world.items())[0]?.text?.replace('\ufffd', '')).toBe(`Avviso\n\n${ITALIAN}`);
  });
});

describe('entries of a feed', () => {
  const guid = fc.constantFrom('', 'same', 'https://f.example/', 'changing', 'own');
  const entry = fc.record({
    guid,
    link: fc.constantFrom('', 'https://f.example/poll', 'own'),
    title: fc.constantFrom('', 'Poll', '<b>x</b>', 'own'),
    date: fc.constantFrom('', '2026-03-02', '30 Feb 2026', 'own'),
  });
  type Entry = typeof entry extends fc.Arbitrary<infer T> ? T : never;
  const write = (entries: readonly Entry[], fetch: number) =>
    rss(
      entries
        .map(({ guid: id, link, title, date }, n) => {
          const own = (value: string, made: string) => (value === 'own' ? made : value);
          const member = (name: string, value: string) =>
            value === '' ? '' : `<${name}>${escape(value)}</${name}>`;
          const members = [
            member('guid', id === 'changing' ? `urn:${fetch}:${n}` : own(id, `urn:own:${n}`)),
            member('link', own(link, `https://f.example/p/${n}`)),
            member('title', own(title, `Item ${n}`)),
            member('pubDate', own(date, new Date(Date.UTC(2026, 2, 2, 10, n)).toUTCString())),
            member('description', `Text number ${n} of them`),
          ];
          return `<item>${members.join('')}</item>`;
        })
        .join(''),
    );

  it('with different texts are each stored once, whatever their ids, and not again at the next fetch', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { minLength: 1, maxLength: 12 }),
        fc.nat(11),
        async (entries, first) => {
          const world = await watchFeed();
          // Some are there at first, all at the second fetch: what repeats only then was no
          // identity before.
          answer = { body: write(entries.slice(0, first), 1) };
          await world.collect();
          answer = { body: write(entries, 2) };
          await world.collect();
          const stored = await world.items();
          expect(
            stored.map(({ text }) => /Text number (\d+) /.exec(text ?? '')?.[1]).sort(),
          ).toEqual(entries.map((_, n) => String(n)).sort());
          answer = { body: write(entries, 3) };
          expect(await world.collect()).toMatchObject({
            health: 'HEALTHY',
            itemsFound: entries.length,
          });
          expect(await world.items()).toEqual(stored);
        },
      ),
      { numRuns: sized(25, 8), seed: 244 },
    );
  });

  it('that stand in a document twice, or differ in nothing, are one', async () => {
    answer = {
      body: rss(
        '<item><guid>urn:1</guid><title>a</title><description>b</description></item>'.repeat(3),
      ),
    };
    const world = await watchFeed();
    expect(await world.collect()).toMatchObject({ itemsFound: 1 });
    expect(await world.items()).toMatchObject([{ vendorId: 'urn:1' }]);
  });

  it('that are edited under an id of their own stay the same item', async () => {
    answer = {
      body: rss(
        '<item><guid>urn:1</guid><title>News</title><description>before</description></item>',
      ),
    };
    const world = await watchFeed();
    await world.collect();
    answer = {
      body: rss(
        '<item><guid>urn:1</guid><title>News</title><description>after</description></item>',
      ),
    };
    await world.collect();
    expect(await world.items()).toMatchObject([
      { text: 'News\n\nafter', origin: { formerTexts: [{ text: 'News\n\nbefore' }] } },
    ]);
  });

  it('that are odd are named by the run', async () => {
    answer = {
      body: rss(
        '<item><title>Good</title></item><item><guid>urn:2</guid></item><item><title>Late</title><pubDate>Fri, ' +
          '01 Jan 2150 00:00:00 GMT</pubDate></item>',
      ),
    };
    const world = await watchFeed();
    expect(await world.collect()).toMatchObject({
      health: 'HEALTHY',
      itemsFound: 2,
      note: '1 entry is empty: entry 2. 1 item has an invalid date, so its collection time is used instead: Late.',
    });
    expect((await world.items()).map(({ origin }) => origin?.publishedAt)).toEqual([null, null]);
  });
});

describe('a link behind words of a feed', () => {
  const DOMAIN = 'meridiana-foods.it';
  const engine = createTestEngine();
  it.each([
    ['<a href="https://drop.example/login">https://www.meridiana-foods.it/login</a>', true],
    ['<p>Log in: <a href="https://drop.example/login"><b>meridiana-foods</b>.it</a></p>', true],
    [
      '<p>&lt;p&gt;code&lt;/p&gt;</p><a href="https://drop.example/login">www.meridiana-foods.it</a>',
      true,
    ],
    ['<a href="https://www.meridiana-foods.it/login">meridiana-foods.it</a>', false],
    ['<a href="https://drop.example/login">Log in</a>', false],
  ])('is stored and compared with them: %s', async (html, isBroken) => {
    answer = {
      body: rss(`<item><title>News</title><description>${escape(html)}</description></item>`),
    };
    const world = await watchFeed();
    await world.collect();
    const [item] = await world.items();
    if (html.includes('drop.example')) expect(item?.text).toContain('https://drop.example/login');
    const bytes = new TextEncoder().encode(item?.text ?? '');
    const { rows } = await engine.scan(
      { bytes, filename: 'post', mime: null, path: ['post'] },
      () => undefined,
      watchedOf({ names: [], domains: [DOMAIN], terms: [] }),
    );
    const outcome = rows.find(({ detector }) => detector === 'phishing')?.outcome;
    expect(outcome?.kind === 'found' ? outcome.things.map(({ rule }) => rule) : []).toEqual(
      isBroken ? ['phishing/other-than-promised-ours'] : [],
    );
  });
});
