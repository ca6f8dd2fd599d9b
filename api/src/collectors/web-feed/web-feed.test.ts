import { afterAll, describe, expect, it } from 'vitest';
import { startWebFeed, type FeedFormat } from '../../../test/emulators/web-feed.ts';
import { openRunner } from '../../../test/run-connector.ts';
import { readFeed } from './read-feed.ts';
import { webFeed } from './web-feed.ts';

const runner = openRunner();
afterAll(() => runner.close());
describe.each<FeedFormat>(['rss', 'atom', 'json'])('a feed in %s', (format) => {
  it(
    'becomes items with text, time, pictures and all digits of its ids, and is not read again ' +
      'before it changes',
    async () => {
      const feed = await startWebFeed(format);
      try {
        feed.publish({
          id: '9007199254740993',
          text: 'Tom & <b>Ann</b>',
          at: new Date('2026-11-20T09:01:02Z'),
          media: [`${feed.url}/media/a.png`],
        });
        const first = await runner.run(webFeed, feed);
        expect(first.outcome).toEqual({ kind: 'finished' });
        expect(first.pages[0]?.items).toMatchObject([
          {
            vendorId: `${feed.url}/feed#9007199254740993`,
            url: `${feed.url}/p/9007199254740993`,
            title: 'Post 9007199254740993',
            text: 'Post 9007199254740993\n\nTom & <b>Ann</b>',
            createdAt: new Date('2026-11-20T09:01:02Z'),
            media: [{ kind: 'image', url: `${feed.url}/media/a.png` }],
          },
        ]);
        const again = await runner.run(webFeed, feed, first.watermark);
        expect(again).toMatchObject({ pages: [], outcome: { kind: 'finished' } });
        feed.edit('9007199254740993', 'Changed', new Date('2026-11-21T00:00:00Z'));
        const changed = await runner.run(webFeed, feed, first.watermark);
        expect(changed.pages[0]?.items).toMatchObject([
          { editedAt: new Date('2026-11-21T00:00:00Z'), text: 'Post 9007199254740993\n\nChanged' },
        ]);
      } finally {
        await feed.close();
      }
    },
  );
});

describe('a feed', () => {
  it(
    'that moved for good is read at its new address from then on; one that is gone, fails or ' +
      'asks for patience says so',
    async () => {
      const feed = await startWebFeed();
      try {
        feed.publish({ id: 'urn:a', text: 'One', at: new Date() });
        feed.movedTo('/new');
        const { watermark } = await runner.run(webFeed, feed);
        expect(watermark).toMatchObject({ address: `${feed.url}/new` });
        feed.asked.length = 0;
        await runner.run(webFeed, feed, watermark);
        expect(feed.asked).toEqual(['/new']);
        feed.limit(30);
        expect((await runner.run(webFeed, feed)).outcome).toMatchObject({
          kind: 'limited',
          until: expect.any(Date),
        });
        feed.calm();
        feed.fail();
        expect((await runner.run(webFeed, feed)).outcome).toMatchObject({ kind: 'temporary' });
        feed.calm();
        feed.vanish();
        expect((await runner.run(webFeed, feed)).outcome).toMatchObject({ kind: 'gone' });
      } finally {
        await feed.close();
      }
      expect((await runner.run(webFeed, feed)).outcome).toMatchObject({
        kind: 'temporary',
        why: expect.stringContaining('Couldn’t reach the server'),
      });
    },
  );

  it('without dates, links or ids is read as far as it goes, and what is no feed is none', () => {
    const bare =
      '<rss version="2.0"><channel><title>t</title>' +
      '<item><title>Only a title</title></item>' +
      '<item><description>nothing else</description></item>' +
      '<item><title>x</title><pubDate>yesterday</pubDate><link>javascript:alert(1)</link></item>' +
      '</channel></rss>';
    expect(readFeed(bare, 'https://e.example/f', new Date())?.items).toMatchObject([
      { vendorId: 'https://e.example/f#Only a title', url: null, createdAt: null },
      { vendorId: expect.stringMatching(/^https:\/\/e\.example\/f#text:/), text: 'nothing else' },
      { vendorId: 'https://e.example/f#x', url: null, createdAt: null },
    ]);
    for (const text of ['', '<html><body>404</body></html>', '{"a":1}', '<rss', 'MZ'])
      expect(readFeed(text, 'https://e.example/f', new Date()), text).toBeNull();
  });

  it("is read from the operator's mirror of its host and keeps its own address", async () => {
    const feed = await startWebFeed();
    try {
      feed.publish({ id: 'urn:a', text: 'One', at: new Date(), title: 'Dairy prices' });
      feed.movedTo('/new');
      const address = 'https://news.example/feed';
      const { pages, watermark } = await runner.run(
        webFeed,
        { ...feed, settings: { servers: { 'news.example': feed.url } } },
        null,
        { target: { type: 'feed', accountUsername: address } },
      );
      expect(pages[0]?.items).toMatchObject([{ vendorId: 'urn:a', title: 'Dairy prices' }]);
      expect(watermark).toMatchObject({ address });
    } finally {
      await feed.close();
    }
  });
});
