import { z } from 'zod';
import { decodeText } from '@vedetta/detection/formats/charset/charset-of.ts';
import { readAnswer, resetOf } from '../answers.ts';
import type { Run, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import { FINISHED } from '../problem.ts';
import { readFeed } from './read-feed.ts';
import { whyNoFeed } from './web-page.ts';
import { source } from './source.ts';

/** Read at most every 15 minutes. */
const Settings = z.strictObject({
  /**
   * Where the feeds of a host are fetched, by its name, when not there: a mirror of the operator's.
   */
  servers: z.record(z.string(), z.url()).default({}),
});
/** What the server said of the version that we have, and where it sent us for good. */
const Watermark = z.object({
  address: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});
type Context = TargetContext<z.output<typeof Settings>, z.output<typeof Watermark>, never>;

/** So many entries of a document are stored at once. */
const PAGE = 1_000;

/** RSS, Atom and JSON Feed on the public web, with conditional GET. */
export const webFeed = defineCollector({
  source,
  intervalSeconds: 900,
  settings: Settings,
  credential: null,
  watermark: Watermark,
  run,
  limitKey: ({ accountUsername }) => new URL(accountUsername ?? '').host,
});

async function* run({
  target,
  watermark,
  http,
  now,
  settings,
}: Context): Run<z.output<typeof Watermark>> {
  const address = watermark?.address ?? target.accountUsername ?? '';
  const mirror = mirrorOf(address, settings.servers);
  const answer = await http.get(mirror ?? address, {
    accept:
      'application/atom+xml, application/rss+xml, application/feed+json, ' +
      'application/xml;q=0.9, application/json;q=0.8, */*;q=0.5',
    ...(watermark?.etag == null ? {} : { 'if-none-match': watermark.etag }),
    ...(watermark?.lastModified == null ? {} : { 'if-modified-since': watermark.lastModified }),
  });
  const read = readAnswer(answer, 'The server of this feed', now());
  if (!read.ok) return read.problem;
  const { status, headers, url, movedTo } = read.value;
  if (status === 304) return FINISHED;
  const text = decodeText(read.value.bytes, charsetIn(headers['content-type']));
  const from = mirror === null ? url : address;
  const feed = readFeed(text, from, now());
  // What was a feed before is one again when its server has mended it.
  if (feed === null)
    return { kind: watermark === null ? 'refused' : 'temporary', why: whyNoFeed(text, from) };
  const { items, leftOut } = feed;
  const seen = {
    address: (mirror === null ? movedTo : null) ?? address,
    etag: headers['etag'] ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
  for (let start = 0; start === 0 || start < items.length; start += PAGE) {
    const isLast = start + PAGE >= items.length;
    const page = {
      items: items.slice(start, start + PAGE),
      idsMayChange: true as const,
      leftOut: start === 0 ? leftOut : [],
    };
    yield { ...page, ...(isLast ? { watermark: seen } : {}) };
  }
  const until = resetOf({ 'retry-after': headers['retry-after'] ?? '' }, now());
  return until === null
    ? FINISHED
    : { kind: 'finished', waitSeconds: (until.getTime() - now().getTime()) / 1000 };
}

/**
 * UTF-8 is what servers say that know nothing: it is what the text is valid in, or its own
 * declaration is asked.
 */
function charsetIn(contentType = ''): string | null {
  const charset = /\bcharset\s*=\s*["']?([\w.:-]{2,40})/i.exec(contentType)?.[1] ?? null;
  return charset !== null && /^utf-?8$/i.test(charset) ? null : charset;
}

/** The same path at the operator's mirror of its host; null where there is none. */
function mirrorOf(address: string, servers: Readonly<Record<string, string>>): string | null {
  const { host, pathname, search } = new URL(address);
  const server = Object.hasOwn(servers, host) ? servers[host] : undefined;
  return server === undefined ? null : new URL(`${pathname}${search}`, server).href;
}
