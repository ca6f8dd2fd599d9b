import { describe, expect, it } from 'vitest';
import { HANG_MS } from '@vedetta/detection/testing/patience.ts';
import { MOST_ENTRIES, readFeed } from './read-feed.ts';

// Each takes minutes or hours where the work grows with the square of the size.
const BYTES = 1_000_000;
const many = (piece: (n: number) => string, bytes = BYTES) => {
  const pieces: string[] = [];
  for (let length = 0; length < bytes;) {
    const next = piece(pieces.length);
    pieces.push(next);
    length += next.length;
  }
  return pieces;
};
const rss = (items: string) =>
  `<rss version="2.0"><channel><title>N</title>${items}</channel></rss>`;
const item = (inner: string) => rss(`<item><title>a</title>${inner}</item>`);
const entry = (html: string) => item(`<description><![CDATA[${html}]]></description>`);
const read = (text: string) => readFeed(text, 'https://news.example/feed', new Date());
const only = (text: string) => {
  const items = read(text)?.items ?? [];
  expect(items).toHaveLength(1);
  return items[0];
};

describe('a feed of a megabyte is read to its end', { timeout: HANG_MS }, () => {
  it('of paragraphs in one entry', () => {
    const all = many((n) => `<p>w${n}`);
    expect(only(entry(all.join('')))?.text.split('\n')).toHaveLength(all.length + 2);
  });

  it('of links in one entry', () => {
    const all = many((n) => `<a href="https://h.example/${n}">www.w${n}.example</a> `);
    expect(only(entry(all.join('')))?.links).toHaveLength(all.length);
  });

  it.each([
    ['elements within elements', '<div>', ''],
    ['elements that close others', '<b>', '</i>'],
    ['scripts that do not end', '<script>', ''],
    ['comments that do not end', '<!-- ', ''],
  ])('of %s', (_what, open, close) => {
    const half = BYTES / 2;
    const closed = close === '' ? [] : many(() => close, half);
    const html = [...many(() => open, half), ...closed].join('');
    expect(only(entry(`first<br>${html}`))?.text).toContain('first');
  });

  it('of enclosures and of links of Atom', () => {
    const files = many((n) => `<enclosure url="https://h.example/${n}" type="audio/mpeg"/>`);
    expect(only(item(files.join('')))?.links).toHaveLength(files.length);
    const links = many((n) => `<link rel="related" href="https://h.example/${n}"/>`);
    const head = '<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>urn:f</id>';
    const atom = `${head}<entry><id>urn:1</id><title>a</title>${links.join('')}</entry></feed>`;
    expect(only(atom)?.links).toHaveLength(links.length);
  });

  it.each(['(', ' ', '1 ', 'May '])('of a date of %j', (sign) => {
    expect(
      only(item(`<pubDate>1${sign.repeat(BYTES / sign.length)}x</pubDate>`))?.createdAt,
    ).toBeNull();
  });

  it('of entries: as many as are read, and what is beyond is said', () => {
    const all = many((n) => `<item><guid>${n}</guid><title>t${n}</title></item>`);
    const feed = read(rss(all.join('')));
    expect(all.length).toBeGreaterThan(MOST_ENTRIES);
    expect(feed?.items).toHaveLength(MOST_ENTRIES);
    expect(feed?.leftOut).toEqual([
      { name: `entries ${MOST_ENTRIES + 1}–${all.length}`, why: 'beyondMost' },
    ]);
  });
});

describe('what an entry says twice', () => {
  const head =
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/"><title>t</title><id>urn:f</id>';
  const atom = (inner: string) =>
    `${head}<entry xml:base="b/"><id>urn:1</id><title>Head</title>${inner}</entry></feed>`;

  it.each([
    ['other words', 'We burn it down.', 'Head\n\nAll is well here.\n\nWe burn it down.'],
    ['its first words', 'All is…', 'Head\n\nAll is well here.'],
    ['its first words, cut by a program', 'All is [...]', 'Head\n\nAll is well here.'],
    ['the same in other blanks', 'All  is\nwell here.', 'Head\n\nAll is well here.'],
    ['nothing', ' ', 'Head\n\nAll is well here.'],
  ])('is kept once: the content and a summary of %s', (_what, summary, text) => {
    const content = '<content type="html">&lt;p&gt;All is well here.</content>';
    expect(only(atom(`<summary>${summary}</summary>${content}`))?.text).toBe(text);
  });

  it('leads where the base of its element says', () => {
    const link = '&lt;a href="x"&gt;1&lt;/a&gt;';
    const summary = `<summary xml:base="s/" type="html">${link}</summary>`;
    const content = `<content type="html" xml:base="https://c.example/d/">${link}</content>`;
    const hrefs = only(atom(summary + content))?.links?.map(({ href }) => href);
    expect(hrefs).toContain('https://c.example/d/x');
    expect(hrefs).toContain('https://a.example/b/s/x');
  });
});
