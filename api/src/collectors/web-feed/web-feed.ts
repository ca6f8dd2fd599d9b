import { z } from 'zod';
import { TARGET_RULES } from '../../domain/target-rules.ts';
import { readAnswer, resetOf } from '../answers.ts';
import type { Run, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import { FINISHED } from '../problem.ts';
import { readFeed } from './read-feed.ts';

/** Read at most every 15 minutes (reference/sources.md, section 8). */
const Settings = z.strictObject({
  /** Where the feeds of a host are fetched, by its name, when not there: a mirror of the operator's. */
  servers: z.record(z.string(), z.url()).default({}),
});
/** What the server said of the version that we have, and where it sent us for good. */
const Watermark = z.object({ address: z.string(), etag: z.string().nullable(), lastModified: z.string().nullable() });
type Context = TargetContext<z.output<typeof Settings>, z.output<typeof Watermark>, never>;

/** RSS, Atom and JSON Feed on the public web, with conditional GET. */
export const webFeed = defineCollector({
  sourceId: 20, slug: 'web-feed', name: 'Web feed', rule: TARGET_RULES[20], intervalSeconds: 900, settings: Settings, credential: null, watermark: Watermark, run,
  limitKey: ({ accountUsername }) => new URL(accountUsername ?? '').host,
});

async function* run({ target, watermark, http, now, settings }: Context): Run<z.output<typeof Watermark>> {
  const address = watermark?.address ?? target.accountUsername ?? '';
  const mirror = mirrorOf(address, settings.servers);
  const answer = await http.get(mirror ?? address, {
    accept: 'application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, application/json;q=0.8, */*;q=0.5',
    ...(watermark?.etag == null ? {} : { 'if-none-match': watermark.etag }), ...(watermark?.lastModified == null ? {} : { 'if-modified-since': watermark.lastModified }),
  });
  const read = readAnswer(answer, 'The server of this feed', now());
  if (!read.ok) return read.problem;
  const { status, headers, url, movedTo } = read.value;
  if (status === 304) return FINISHED;
  const items = readFeed(read.value.text(), mirror === null ? url : address);
  if (items === null) return { kind: 'refused', why: 'The server answers with something that is no RSS, Atom or JSON feed. Check the address.' };
  yield { items, watermark: { address: (mirror === null ? movedTo : null) ?? address, etag: headers['etag'] ?? null, lastModified: headers['last-modified'] ?? null } };
  const until = resetOf({ 'retry-after': headers['retry-after'] ?? '' }, now());
  return until === null ? FINISHED : { kind: 'finished', waitSeconds: (until.getTime() - now().getTime()) / 1000 };
}

/** The same path at the operator's mirror of its host; null where there is none. */
function mirrorOf(address: string, servers: Readonly<Record<string, string>>): string | null {
  const { host, pathname, search } = new URL(address);
  const server = Object.hasOwn(servers, host) ? servers[host] : undefined;
  return server === undefined ? null : new URL(`${pathname}${search}`, server).href;
}
