import { describe, expect, it } from 'vitest';
import { render } from '@vedetta/messages/render.ts';
import { readFeed } from './read-feed.ts';
import { whyNoFeed } from './web-page.ts';

const ADDRESS = 'https://news.example/feeds/all';
const NOW = new Date('2026-11-27T12:00:00Z');
const whyNot = (page: string) => render('en', whyNoFeed(page, ADDRESS));
const read = (text: string) =>
  readFeed(text, ADDRESS, NOW) ?? {
    items: [],
    leftOut: [{ name: 'no feed', why: 'notUnderstood' }],
  };
const rss = (items: string, head = '') =>
  '<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" ' +
  `xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>N</title>${head}${items}</channel></rss>`;
const atom = (entries: string, more = '') =>
  '<?xml version="1.0"?><feed ' +
  `xmlns="http://www.w3.org/2005/Atom"${more}><title>t</title><id>urn:f</id>${entries}</feed>`;
const json = (...items: unknown[]) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 't', items });
const hrefsOf = (text: string) => (read(text).items[0]?.links ?? []).map(({ href }) => href);

describe('the addresses of an entry', () => {
  const HREF = 'https://drop.example/x';
  it.each([
    ['its link', rss(`<item><title>a</title><link>${HREF}</link></item>`)],
    [
      'its link in Atom',
      atom(`<entry><id>urn:1</id><title>a</title><link href="${HREF}"/></entry>`),
    ],
    [
      'another of its links',
      atom(
        `<entry><id>urn:1</id><title>a</title><link href="/p"/><link rel="related" href="${HREF}"/></entry>`,
      ),
    ],
    [
      'its link in JSON',
      json({ id: '1', content_text: 'a', external_url: HREF, url: 'https://news.example/p' }),
    ],
    [
      'its description',
      rss(
        `<item><title>a</title><description><![CDATA[<a href="${HREF}">b</a>]]></description></item>`,
      ),
    ],
    [
      'its description, escaped',
      rss(
        `<item><title>a</title><description>&lt;a href=&quot;${HREF}&quot;&gt;b&lt;/a&gt;</description></item>`,
      ),
    ],
    [
      'the text that is not shown',
      rss(
        '<item><title>a</title><description><![CDATA[<a ' +
          `href="${HREF}">b</a>]]></description><content:encoded>c</content:encoded></item>`,
      ),
    ],
    ['its title', rss(`<item><title><![CDATA[<a href="${HREF}">b</a>]]></title></item>`)],
    [
      'content of Atom',
      atom(
        '<entry><id>urn:1</id><title>a</title><content type="xhtml"><div ' +
          'xmlns="http://www.w3.org/1999/xhtml"><iframe ' +
          `src="${HREF}"></iframe></div></content></entry>`,
      ),
    ],
    [
      'content of JSON beside its text',
      json({ id: '1', content_text: 'a', content_html: `<form action="${HREF}"></form>` }),
    ],
    [
      'an enclosure',
      rss(`<item><title>a</title><enclosure url="${HREF}" length="1" type="audio/mpeg"/></item>`),
    ],
    [
      'an enclosure of Atom',
      atom(
        `<entry><id>urn:1</id><title>a</title><link rel="enclosure" type="video/mp4" href="${HREF}"/></entry>`,
      ),
    ],
    [
      'an attachment',
      json({ id: '1', content_text: 'a', attachments: [{ url: HREF, mime_type: 'audio/mpeg' }] }),
    ],
    ['media', rss(`<item><title>a</title><media:content url="${HREF}" medium="video"/></item>`)],
  ])('hold %s', (_, text) => {
    expect(hrefsOf(text)).toContain(HREF);
  });

  it.each([
    [
      'of the feed',
      atom('<entry><id>urn:1</id><title>a</title><link href="p/1"/></entry>'),
      'https://news.example/feeds/p/1',
    ],
    [
      'of xml:base of the document',
      atom(
        '<entry><id>urn:1</id><title>a</title><link href="p/1"/></entry>',
        ' xml:base="https://other.example/blog/"',
      ),
      'https://other.example/blog/p/1',
    ],
    [
      'of both bases',
      atom(
        '<entry xml:base="2026/"><id>urn:1</id><title>a</title><link href="p/1"/></entry>',
        ' xml:base="/blog/"',
      ),
      'https://news.example/blog/2026/p/1',
    ],
    [
      'of no script as base',
      atom(
        '<entry xml:base="javascript:x"><id>urn:1</id><title>a</title><link href="p/1"/></entry>',
      ),
      'https://news.example/feeds/p/1',
    ],
    [
      'at its id, where it has no link',
      atom('<entry><id>https://news.example/e/1</id><title>a</title></entry>'),
      'https://news.example/e/1',
    ],
    [
      'the first that is for people',
      atom(
        '<entry><id>urn:1</id><title>a</title><link rel="replies" href="/r"/><link ' +
          'rel="alternate" href="/right"/></entry>',
      ),
      'https://news.example/right',
    ],
  ])('are %s', (_, text, url) => {
    expect(read(text).items).toMatchObject([{ url }]);
    expect(hrefsOf(text)).toContain(url);
  });
});

describe('the files of an entry', () => {
  it('are pictures and documents; sound and films are only looked up', () => {
    const file = (name: string, type: string) =>
      `<enclosure url="https://cdn.example/${name}" length="1" type="${type}"/>`;
    const [item] = read(
      rss(
        `<item><title>a</title>${file('a.png', 'image/png')}` +
          `${file('b.pdf', 'application/pdf')}${file('c.mp3', 'audio/mpeg')}` +
          `${file('d.mp4', 'application/octet-stream')}` +
          `${file('e.exe', 'application/octet-stream')}</item>`,
      ),
    ).items;
    expect(item?.media).toEqual([
      { kind: 'image', url: 'https://cdn.example/a.png' },
      { kind: 'document', url: 'https://cdn.example/b.pdf' },
      { kind: 'document', url: 'https://cdn.example/e.exe' },
    ]);
    expect(item?.links?.map(({ href }) => href)).toEqual(
      ['a.png', 'b.pdf', 'c.mp3', 'd.mp4', 'e.exe'].map((name) => `https://cdn.example/${name}`),
    );
  });
});

describe('an odd entry', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'x'],
    ['a list', []],
    ['one of nothing', {}],
    ['ids of nothing', { id: null, url: null, title: null, content_text: null }],
    [
      'members of other kinds',
      {
        id: { a: 1 },
        title: [],
        content_html: 3,
        authors: 'x',
        attachments: 'x',
        tags: 1,
        image: {},
        date_published: [],
      },
    ],
    ['authors of nothing', { id: 'x', content_text: 'kept', authors: [null, 3] }],
  ])('leaves the others where they are: %s', (_, odd) => {
    for (const all of [
      [odd, 1, 2],
      [1, odd, 2],
      [1, 2, odd],
    ]) {
      const { items } = read(
        json(
          ...all.map((one) =>
            typeof one === 'number' && one < 3
              ? { id: `urn:${one}`, content_text: `text ${one}` }
              : one,
          ),
        ),
      );
      expect(
        items.filter(({ text }) => text.startsWith('text ')).map(({ vendorId }) => vendorId),
      ).toEqual(['urn:1', 'urn:2']);
    }
  });

  it('that says nothing is named, as is one whose date is none; the time of collection stands for that', () => {
    const { items, leftOut } = read(
      rss(
        '<item><title>a</title><pubDate>Sat, 30 Feb 2026 10:00:00 ' +
          'GMT</pubDate></item><item><guid>urn:2</guid></item><item><title>b</title></item>',
      ),
    );
    expect(items).toMatchObject([
      { title: 'a', createdAt: null },
      { title: 'b', createdAt: null },
    ]);
    expect(leftOut).toEqual([
      { name: 'entry 2', why: 'emptyEntry' },
      { name: 'a', why: 'oddDate' },
    ]);
  });

  it('may have a title with mark-up', () => {
    expect(
      read(rss('<item><title>&lt;b&gt;Bold&lt;/b&gt; &amp;amp; more</title></item>')).items,
    ).toMatchObject([{ title: 'Bold & more' }]);
  });

  it('has its date in the language of the feed', () => {
    const item = '<item><title>a</title><pubDate>02/03/2026 10:00</pubDate></item>';
    const dateOf = (head: string) => read(rss(item, head)).items[0]?.createdAt;
    expect([
      dateOf('<language>it-it</language>'),
      dateOf('<language>en-us</language>'),
      dateOf(''),
    ]).toEqual([new Date('2026-03-02T10:00:00Z'), new Date('2026-02-03T10:00:00Z'), null]);
  });
});

describe('what is no feed', () => {
  it.each([
    [
      '<html><head><link rel="alternate" type="application/rss+xml" href="/all.xml"></head></html>',
      'https://news.example/all.xml',
    ],
    [
      '<!DOCTYPE HTML><LINK REL="home alternate" TYPE="application/atom+xml" HREF="https://f.example/atom"><body>',
      'https://f.example/atom',
    ],
    [
      '<html><link rel=alternate type="text/html" href="/other"><link rel=alternate ' +
        'type=application/feed+json href=feed.json>',
      'https://news.example/feeds/feed.json',
    ],
  ])('names the feed of a page: %s', (page, feed) => {
    expect(readFeed(page, ADDRESS, NOW)).toBeNull();
    expect(whyNot(page)).toBe(
      `This is the URL of a web page, not of a feed. Enter the URL of its feed: ${feed}`,
    );
  });

  it('says of a page without one that it is a page, and of others that they are no feed', () => {
    for (const link of [
      '',
      '<link rel="alternate" type="application/rss+xml" href="javascript:x">',
      `<link rel="alternate" type="application/rss+xml" href="/${'x'.repeat(400)}">`,
    ]) {
      expect(whyNot(`<html><head>${link}</head><body>a page</body></html>`)).toBe(
        'This is the URL of a web page, not of a feed. Enter the URL of the feed.',
      );
    }
    expect(whyNot('{"a": 1}')).toMatch(/^The server’s response isn’t an RSS/);
  });
});
