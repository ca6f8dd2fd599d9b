import { parseFeed } from 'feedsmith';
import { z } from 'zod';
import { parseJson } from '../../outbound/parse-json.ts';
import type { NewItem } from '../item.ts';
import { firstImage, plainText } from '../plain-text.ts';

/** What feedsmith hands on, as far as it is used; everything may be missing. */
const Media = z.object({ url: z.string().optional(), medium: z.string().optional(), type: z.string().optional() }).loose();
const Text = z.union([z.string(), z.object({ value: z.string().optional() }).loose().transform(({ value }) => value)]).optional().catch(undefined);
const Person = z.object({ name: z.string().optional() }).loose();
const MediaRss = z.object({ contents: z.array(Media).optional(), thumbnails: z.array(Media).optional() }).loose().optional().catch(undefined);
const Entry = z
  .object({
    id: z.string().optional(), guid: z.object({ value: z.string().optional() }).loose().optional(),
    url: z.string().optional(), external_url: z.string().optional(), link: z.string().optional(), links: z.array(z.object({ href: z.string().optional(), rel: z.string().optional(), type: z.string().optional() }).loose()).optional(),
    title: Text, description: Text, summary: Text, content: z.object({ encoded: z.string().optional(), value: z.string().optional() }).loose().optional().catch(undefined),
    content_html: z.string().optional(), content_text: z.string().optional(), image: z.string().optional().catch(undefined),
    pubDate: z.string().optional(), published: z.string().optional(), updated: z.string().optional(), date_published: z.string().optional(), date_modified: z.string().optional(),
    authors: z.array(z.union([Person, z.string().transform((name) => ({ name }))])).optional().catch(undefined), author: z.string().optional().catch(undefined),
    enclosures: z.array(Media).optional().catch(undefined), media: MediaRss,
    atom: z.object({ updated: z.string().optional() }).loose().optional().catch(undefined), dc: z.object({ creators: z.array(z.string()).optional(), date: z.string().optional() }).loose().optional().catch(undefined),
  })
  .loose();
const Feed = z.object({ items: z.array(Entry).optional(), entries: z.array(Entry).optional() }).loose();
type Entry = z.output<typeof Entry>;

/**
 * Reads RSS, RDF, Atom or JSON Feed.
 * @param address where the feed came from: relative links are of there.
 * @returns its entries, or null when it is no feed.
 */
export function readFeed(text: string, address: string): NewItem[] | null {
  const parsed = Feed.safeParse(parsedOf(text));
  if (!parsed.success) return null;
  return [...(parsed.data.items ?? []), ...(parsed.data.entries ?? [])].flatMap((entry) => itemOf(entry, address));
}

/** JSON is parsed here, so that numbers given as ids keep all their digits. */
function parsedOf(text: string): unknown {
  try {
    const isJson = /^\s*\{/.test(text);
    return parseFeed(isJson ? parseJson(text) : text).feed;
  } catch {
    return null;
  }
}

function itemOf(entry: Entry, address: string): NewItem[] {
  const html = entry.content?.encoded ?? entry.content_html ?? entry.content?.value ?? entry.description ?? entry.summary ?? '';
  const title = plainText(entry.title ?? '');
  const body = entry.content_text ?? plainText(html);
  const url = absolute(entry.link ?? entry.url ?? entry.external_url ?? alternate(entry), address);
  const id = entry.guid?.value ?? entry.id ?? url ?? (title === '' ? null : title);
  if (id === null || id === '') return [];
  const author = entry.authors?.[0]?.name ?? entry.author ?? entry.dc?.creators?.[0] ?? null;
  return [{
    vendorId: identity(id, address), url, title: title === '' ? null : title,
    text: body.startsWith(title) ? body : [title, body].filter(Boolean).join('\n\n'),
    authorHandle: author, authorId: null, authorName: author,
    createdAt: time(entry.pubDate ?? entry.published ?? entry.date_published ?? entry.dc?.date ?? entry.updated),
    editedAt: time(entry.updated ?? entry.atom?.updated ?? entry.date_modified),
    media: pictures(entry, html, address).map((picture) => ({ kind: 'image' as const, url: picture })),
    raw: z.json().nullable().catch(null).parse(entry),
  }];
}

/** An id that stands for itself in the whole world is kept; "1" is one of this feed. Too long ones end in what tells them apart. */
function identity(id: string, address: string): string {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(id) ? id : `${address}#${id}`;
  return whole.length <= 1_000 ? whole : `${whole.slice(0, 400)}…${whole.slice(-500)}`;
}

const alternate = ({ links = [] }: Entry) => (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href;

const isPicture = ({ medium, type }: z.output<typeof Media>) => medium === 'image' || type?.startsWith('image/') === true;

/** In the order of how much the publisher meant them; at most ten. */
function pictures(entry: Entry, html: string, address: string): string[] {
  const enclosed = [...(entry.media?.contents ?? []).filter(isPicture), ...(entry.enclosures ?? []).filter(isPicture)].map(({ url }) => url);
  const linked = (entry.links ?? []).filter(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/')).map(({ href }) => href);
  const named = [...enclosed, ...linked, entry.image];
  const fallback = entry.media?.thumbnails?.[0]?.url ?? firstImage(html) ?? undefined;
  const all = named.some((one) => one !== undefined) ? named : [fallback];
  return [...new Set(all.flatMap((one) => absolute(one, address) ?? []))].slice(0, 10);
}

function absolute(link: string | undefined, address: string): string | null {
  if (link === undefined || link === '' || !URL.canParse(link, address)) return null;
  const url = new URL(link, address);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

function time(text: string | undefined): Date | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at);
}
