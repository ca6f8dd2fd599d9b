import { createHash } from 'node:crypto';
import { serveVendor, type Post, type VendorEmulator } from './emulator.ts';

export type FeedFormat = 'rss' | 'atom' | 'json';

/** A site with one feed in the given format: conditional GET, Retry-After, 301 and 410. */
export async function startWebFeed(
  format: FeedFormat = 'rss',
): Promise<VendorEmulator & { movedTo: (path: string) => void }> {
  const posts: Post[] = [];
  let feedPath = '/feed';
  const server = await serveVendor((req, res) => {
    const { state } = server;
    if (state.limitedFor !== null)
      return void res.writeHead(429, { 'retry-after': String(state.limitedFor) }).end();
    if (state.isFailing) return void res.writeHead(500).end('<h1>Oops</h1>');
    if (state.isGone) return void res.writeHead(410).end();
    if (req.url !== feedPath) return void res.writeHead(301, { location: feedPath }).end();
    const body = WRITERS[format](posts, server.url);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (req.headers['if-none-match'] === etag) return void res.writeHead(304, { etag }).end();
    res.writeHead(200, { 'content-type': 'application/xml; charset=utf-8', etag }).end(body);
  });
  return {
    url: server.url,
    asked: server.asked,
    ...server.levers,
    settings: {},
    credential: null,
    pageSize: null,
    cannot: ['delete'],
    target: { type: 'feed', accountUsername: `${server.url}/feed` },
    publish: (...more) => void posts.unshift(...more),
    edit(id, text, at) {
      const post = posts.find((one) => one.id === id);
      if (post) Object.assign(post, { text, editedAt: at });
    },
    remove: (id) =>
      void posts.splice(
        posts.findIndex((one) => one.id === id),
        1,
      ),
    movedTo: (path) => void (feedPath = path),
  };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const html = (text: string) => escape(`<p>${escape(text)}</p><script>alert(1)</script>`);

function itemOf(post: Post, url: string): string {
  const edited = post.editedAt
    ? `<atom:updated xmlns:atom="http://www.w3.org/2005/Atom">${post.editedAt.toISOString()}</atom:updated>`
    : '';
  const media = (post.media ?? []).map(
    (link) => `<media:content url="${escape(link)}" medium="image" />`,
  );
  return [
    `<item><title>${escape(post.title ?? `Post ${post.id}`)}</title>` +
      `<guid isPermaLink="false">${post.id}</guid><link>${url}/p/${post.id}</link>` +
      `<pubDate>${post.at.toUTCString()}</pubDate>`,
    `${edited}<description>${html(post.text)}</description>`,
    `${media.join('')}</item>`,
  ].join('\n');
}

function entryOf(post: Post): string {
  const media = (post.media ?? []).map(
    (link) => `<link rel="enclosure" type="image/png" href="${escape(link)}"/>`,
  );
  return [
    `<entry><id>${post.id}</id><title>Post ${post.id}</title>` +
      `<published>${post.at.toISOString()}</published>` +
      `<updated>${(post.editedAt ?? post.at).toISOString()}</updated>`,
    `<author><name>Ann</name></author><link rel="alternate" href="/p/${post.id}"/>` +
      `${media.join('')}<content type="html">${html(post.text)}</content></entry>`,
  ].join('\n');
}

const WRITERS: Record<FeedFormat, (posts: readonly Post[], url: string) => string> = {
  rss: (posts, url) =>
    [
      '<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">' +
        `<channel><title>News</title><link>${url}</link>`,
      `${posts.map((post) => itemOf(post, url)).join('\n')}</channel></rss>`,
    ].join('\n'),
  atom: (posts, url) =>
    [
      '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>' +
        `<id>${url}</id><updated>2026-11-20T00:00:00Z</updated>`,
      `${posts.map(entryOf).join('\n')}</feed>`,
    ].join('\n'),
  // An id as a number, as some write it although they must not.
  json: (posts, url) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News',
      items: posts.map((post) => ({
        id: `@${post.id}@`,
        url: `${url}/p/${post.id}`,
        title: `Post ${post.id}`,
        content_html: `<p>${escape(post.text)}</p>`,
        date_published: post.at.toISOString(),
        ...(post.editedAt ? { date_modified: post.editedAt.toISOString() } : {}),
        ...(post.media?.[0] ? { image: post.media[0] } : {}),
      })),
    })
      .replace(/"@(\d+)@"/g, '$1')
      .replace(/"@([^"]*)@"/g, '"$1"'),
};
