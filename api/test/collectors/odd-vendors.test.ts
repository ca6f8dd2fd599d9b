import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { bluesky } from '../../src/collectors/bluesky/bluesky.ts';
import { facebook } from '../../src/collectors/facebook/facebook.ts';
import { instagram } from '../../src/collectors/instagram/instagram.ts';
import { linkedin } from '../../src/collectors/linkedin/linkedin.ts';
import { localNetwork } from '../../src/collectors/local-network/local-network.ts';
import { mastodon } from '../../src/collectors/mastodon/mastodon.ts';
import type { Collector } from '../../src/collectors/ready-collector.ts';
import { x } from '../../src/collectors/x/x.ts';
import type { VendorEmulator } from '../emulators/emulator.ts';
import { openRunner } from '../run-connector.ts';

/** An entry of a list: a post by its number, or one that no schema knows. */
type Entry = number | 'odd';
/**
 * One answer to the call for a list. `next`: where the list goes on, as the vendor names it; null
 * where it names nothing.
 */
interface Answer {
  entries: Entry[];
  next: number | null;
}
interface Source {
  collector: Collector;
  vendor: (url: string) => Pick<VendorEmulator, 'settings' | 'credential' | 'target'>;
  /** Says what is asked before the list, or null where this is a call for the list. */
  before: (path: string) => unknown;
  list: (answer: Answer) => { body: unknown; headers?: Record<string, string> };
}

const idOf = (n: number) => String(900_000 - n);
const timeOf = (n: number) => new Date(Date.UTC(2026, 10, 20) - n * 60_000);
const entries = (
  all: readonly Entry[],
  post: (n: number) => object,
  odd: object = { id: { no: 'id' } },
) => all.map((one) => (one === 'odd' ? odd : post(one)));
const graphPaging = (next: number | null) => ({
  paging: {
    cursors: { after: next === null ? 'end' : `c${next}` },
    ...(next === null ? {} : { next: 'https://graph.example/next' }),
  },
});
const graphToken = {
  token: 'some-token',
  appSecret: 'shhh',
  verifyToken: 'word',
  userId: '17841405309211844',
};

const SOURCES: Source[] = [
  {
    collector: mastodon,
    before: (path) => (path.includes('/lookup') ? { id: '1', acct: 'ann' } : null),
    vendor: (url) => ({
      settings: { servers: { 'm.example': url }, pageSize: 5, firstPages: 100 },
      credential: null,
      target: { type: 'account', accountUsername: 'ann@m.example' },
    }),
    list: ({ entries: all, next }) => ({
      body: entries(all, (n) => ({
        id: idOf(n),
        uri: `post:${n}`,
        content: `Post ${n}`,
        created_at: timeOf(n),
        account: { id: '1', acct: 'ann' },
      })),
      headers:
        next === null
          ? {}
          : {
              link:
                `<https://m.example/api?limit=5&max_id=${idOf(next)}>; rel="next", ` +
                '<https://m.example/api?min_id=1>; rel="prev"',
            },
    }),
  },
  {
    collector: bluesky,
    before: () => null,
    vendor: (url) => ({
      settings: { publicApi: url, jetstream: null, pageSize: 5, firstPages: 100 },
      credential: null,
      target: { type: 'account', accountUsername: 'ann.bsky.example' },
    }),
    list: ({ entries: all, next }) => ({
      body: {
        feed: entries(all, (n) => ({
          post: {
            uri: `at://x/${n}`,
            author: { did: 'did:x', handle: 'ann' },
            record: { text: `Post ${n}` },
            indexedAt: timeOf(n),
          },
        })),
        ...(next === null ? {} : { cursor: `c${next}` }),
      },
    }),
  },
  {
    collector: x,
    before: (path) =>
      path.includes('/oauth2')
        ? { access_token: 'bearer' }
        : path.includes('/by/username')
          ? { data: { id: '42' } }
          : null,
    vendor: (url) => ({
      settings: { api: url, pageSize: 10, firstDays: 365, postsPerMonth: null },
      credential: { key: 'k', secret: 's' },
      target: { type: 'account', accountUsername: 'acme' },
    }),
    list: ({ entries: all, next }) => {
      const numbers = all.filter((one) => one !== 'odd');
      const ends =
        numbers.length === 0
          ? {}
          : { newest_id: idOf(Math.min(...numbers)), oldest_id: idOf(Math.max(...numbers)) };
      return {
        body: {
          data: entries(all, (n) => ({ id: idOf(n), text: `Post ${n}`, created_at: timeOf(n) })),
          meta: { ...ends, ...(next === null ? {} : { next_token: `t${next}` }) },
        },
      };
    },
  },
  {
    collector: facebook,
    before: (path) => (path.includes('published_posts') ? null : { id: '100', name: 'Acme' }),
    vendor: (url) => ({
      settings: { graph: url, pageSize: 5, maxPages: 100, firstDays: 365 },
      credential: graphToken,
      target: { type: 'account', accountUsername: 'acme' },
    }),
    list: ({ entries: all, next }) => ({
      body: {
        data: entries(all, (n) => ({
          id: `100_${n}`,
          message: `Post ${n}`,
          created_time: timeOf(n),
        })),
        ...graphPaging(next),
      },
    }),
  },
  {
    collector: instagram,
    before: () => null,
    vendor: (url) => ({
      settings: { graph: url, pageSize: 5, maxPages: 100, firstDays: 365 },
      credential: graphToken,
      target: { type: 'account', accountUsername: 'acme' },
    }),
    list: ({ entries: all, next }) => ({
      body: {
        business_discovery: {
          id: '1',
          username: 'acme',
          media: {
            data: entries(all, (n) => ({
              id: idOf(n),
              caption: `Post ${n}`,
              timestamp: timeOf(n),
            })),
            ...graphPaging(next),
          },
        },
      },
    }),
  },
  {
    collector: linkedin,
    before: (path) =>
      path.startsWith('/organizations') ? { elements: [{ id: 123, localizedName: 'Acme' }] } : null,
    vendor: (url) => ({
      settings: { api: url, pageSize: 5, firstDays: 3_000 },
      credential: { token: 'some-token' },
      target: { type: 'account', accountUsername: 'acme' },
    }),
    list: ({ entries: all }) => ({
      body: {
        elements: entries(all, (n) => ({
          id: `urn:li:share:${n}`,
          commentary: `Post ${n}`,
          publishedAt: timeOf(n).getTime(),
          lastModifiedAt: timeOf(n).getTime(),
        })),
      },
    }),
  },
  {
    collector: localNetwork,
    before: () => null,
    vendor: (url) => ({
      settings: {
        shares: {
          archive: { endpoint: url, bucket: 'company', accessKeyId: 'k', secretAccessKey: 's' },
        },
        maxFiles: 100_000,
      },
      credential: null,
      target: { type: 'folder', accountUsername: '/archive' },
    }),
    list: ({ entries: all, next }) => ({
      body: `<ListBucketResult><EncodingType>url</EncodingType>\
<IsTruncated>${String(next !== null)}</IsTruncated>\
${next === null ? '' : `<NextContinuationToken>c${next}</NextContinuationToken>`}${all
        .map((one) =>
          one === 'odd'
            ? '<Contents><Key>%E8%zz.txt</Key></Contents>'
            : `<Contents><Key>Post+${one}.txt</Key><ETag>&#34;e${one}&#34;</ETag><Size>many</Size></Contents>`,
        )
        .join('')}</ListBucketResult>`,
    }),
  },
];

const runner = openRunner();
afterAll(() => runner.close());
let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)));
  server = null;
});

/** One run at a vendor that gives these answers to the calls for its list, one after the other. */
async function runAt(
  { collector, vendor, before, list }: Source,
  answerOf: (call: number) => Answer,
  given: { watermark?: unknown; stopAfter?: number } = {},
) {
  let calls = 0;
  const answering = createServer((req, res) => {
    const first = before(req.url ?? '');
    const { body, headers = {} } = first === null ? list(answerOf(calls++)) : { body: first };
    res
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server = answering;
  await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve));
  const ran = await runner.run(
    collector,
    vendor(`http://127.0.0.1:${(answering.address() as AddressInfo).port}`),
    given.watermark ?? null,
    given,
  );
  const found = ran.items
    .map(({ text, media }) => Number(/Post (\d+)/.exec(text || (media?.[0]?.name ?? ''))?.[1]))
    .sort((a, b) => a - b);
  return {
    ...ran,
    calls,
    found: [...new Set(found)],
    leftOut: ran.pages.flatMap(({ leftOut = [] }) => leftOut),
    deleted: ran.pages.flatMap(({ deleted = [] }) => deleted),
  };
}
const scripted =
  (...answers: Answer[]) =>
  (call: number): Answer =>
    answers[call] ?? { entries: [], next: null };

describe.each(SOURCES.map((source) => ({ name: source.collector.name, source })))(
  '$name',
  ({ source }) => {
    it('leaves an entry out alone that it does not understand, by name, wherever it stands', async () => {
      for (const odd of [
        [['odd', 1, 2], [3]],
        [[1, 'odd', 2], [3]],
        [[1, 2, 'odd'], [3]],
        [
          [1, 2],
          ['odd', 3],
        ],
      ] satisfies Entry[][][]) {
        const ran = await runAt(
          source,
          scripted({ entries: odd[0] ?? [], next: 2 }, { entries: odd[1] ?? [], next: null }),
        );
        expect(ran.outcome.kind).toBe('finished');
        expect(ran.found).toEqual([1, 2, 3]);
        expect(ran.leftOut).toMatchObject([{ why: 'notUnderstood' }]);
      }
    });

    it('reads on behind a short page', async () => {
      const ran = await runAt(
        source,
        scripted(
          { entries: [1, 2, 3], next: 5 },
          { entries: [6], next: 10 },
          { entries: [11, 12], next: null },
        ),
      );
      expect(ran).toMatchObject({ outcome: { kind: 'finished' }, found: [1, 2, 3, 6, 11, 12] });
    });

    it('ends where a page repeats the cursor of the last, and concludes nothing of what it did not see', async () => {
      const whole = await runAt(
        source,
        scripted({ entries: [1, 2, 3], next: 3 }, { entries: [4, 5], next: null }),
      );
      const again = await runAt(
        source,
        (call) => (call === 0 ? { entries: [1, 2], next: 2 } : { entries: [], next: 2 }),
        { watermark: whole.watermark },
      );
      expect(again).toMatchObject({ outcome: { kind: 'finished' }, deleted: [] });
      expect(again.calls).toBeLessThan(10);
    });

    it('ends with a sentence, or where the next run goes on, at a list without an end', async () => {
      const ran = await runAt(
        source,
        (call) => ({ entries: [call * 2 + 1, call * 2 + 2], next: call * 2 + 2 }),
        { stopAfter: 120 },
      );
      const goesOn =
        ran.pages.length === 120 && ran.pages.every(({ watermark }) => watermark !== undefined);
      expect(goesOn || 'note' in ran.outcome).toBe(true);
      expect(ran.found.length).toBeGreaterThan(50);
    });
  },
);
