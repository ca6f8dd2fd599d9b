import { z } from 'zod';
import type { NewItem } from '../item.ts';
import type { LeftOut } from '../left-out.ts';
import { absolute, readHtml, type HtmlText } from '../plain-text.ts';
import { readFeedDate } from './feed-date.ts';
import { readDocument, type Entry } from './feed-entry.ts';
import { filesOf } from './feed-files.ts';
import { identitiesOf, type Marks } from './feed-identity.ts';

export interface Feed {
  items: NewItem[];
  /** Entries that say nothing, and those whose date is none. */
  leftOut: LeftOut[];
}

/**
 * Reads RSS, RDF, Atom or JSON Feed.
 * @param address where the feed came from: relative links are of there, unless its `xml:base` says otherwise
 * @returns null when it is no feed
 */
export function readFeed(text: string, address: string, now: Date): Feed | null {
  const document = readDocument(text);
  if (document === null) return null;
  const base = absolute(document.base, address) ?? address;
  const read = document.all.map((entry) => readEntry(entry, absolute(entry.xml?.base, base) ?? base));
  const entries = read.filter((entry) => !isEmpty(entry));
  const identities = identitiesOf(
    entries.map(({ marks }) => marks),
    address,
  );
  const items = entries.map((entry, index) =>
    itemOf(entry, identities[index] ?? '', { language: document.language, now }),
  );
  const empty = read.flatMap((entry, index): LeftOut[] =>
    isEmpty(entry) ? [{ name: `entry ${index + 1}`, why: 'emptyEntry' }] : [],
  );
  const odd = items.flatMap(({ item, isOdd }): LeftOut[] =>
    isOdd ? [{ name: item.title ?? item.url ?? item.vendorId, why: 'oddDate' }] : [],
  );
  return { items: items.map(({ item }) => item), leftOut: [...document.leftOut, ...empty, ...odd] };
}

const isEmpty = ({ title, body, links, files }: ReadEntry) =>
  title === '' && body === '' && links.length === 0 && files.length === 0;

interface ReadEntry {
  entry: Entry;
  title: string;
  body: string;
  url: string | null;
  links: NonNullable<NewItem['links']>;
  files: NonNullable<NewItem['media']>;
  marks: Marks;
}

function readEntry(entry: Entry, base: string): ReadEntry {
  const heading = readHtml(entry.title ?? '', base);
  const pieces = [entry.content?.encoded, entry.content_html, entry.content?.value, entry.description, entry.summary]
    .filter((html) => html !== undefined)
    .map((html) => readHtml(html, base));
  const body = entry.content_text ?? pieces[0]?.text ?? '';
  const title = heading.text;
  const url =
    [entry.link, entry.url, entry.external_url, alternateOf(entry)]
      .map((link) => absolute(link, base))
      .find((link) => link !== null) ?? addressIn(entry);
  const { media, addresses } = filesOf(entry, pieces[0]?.image ?? null, base);
  return {
    entry,
    title,
    body,
    url,
    files: media,
    links: [
      ...linksOf([heading, ...pieces]),
      ...otherLinksOf(entry, url, base),
      ...addresses.map((href) => ({ href })),
    ],
    marks: {
      id: filled(entry.guid?.value) ?? filled(entry.id),
      url,
      title: filled(title),
      date: dateOf(entry)[0] ?? null,
      text: body,
    },
  };
}

const linksOf = (pieces: readonly HtmlText[]) => pieces.flatMap(({ links }) => links);
const filled = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text);

/** The entry's own link, and every other one that it names. */
function otherLinksOf(entry: Entry, url: string | null, base: string): { href: string }[] {
  const named = [entry.link, entry.url, entry.external_url, ...(entry.links ?? []).map(({ href }) => href)].map(
    (link) => absolute(link, base),
  );
  return [...new Set([url, ...named])].flatMap((href) => (href === null ? [] : [{ href }]));
}

function alternateOf({ links = [] }: Entry): string | undefined {
  return (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href;
}

/** Where an entry without a link is: at its id, where that is an address. */
const addressIn = ({ guid, id }: Entry) => absolute(guid?.value ?? id);

function itemOf(
  { entry, title, body, url, links, files }: ReadEntry,
  vendorId: string,
  when: { language: string | null; now: Date },
): { item: NewItem; isOdd: boolean } {
  const author = entry.authors?.[0]?.name ?? entry.author ?? entry.dc?.creators?.[0] ?? null;
  const written = dateOf(entry);
  const createdAt = firstDate(written, when);
  const item: NewItem = {
    vendorId,
    url,
    title: title === '' ? null : title,
    text: body.startsWith(title) ? body : [title, body].filter(Boolean).join('\n\n'),
    links,
    authorHandle: author,
    authorId: null,
    authorName: author,
    createdAt,
    editedAt: firstDate([entry.updated, entry.atom?.updated, entry.date_modified], when),
    media: files,
    raw: z.json().nullable().catch(null).parse(entry),
  };
  return { item, isOdd: createdAt === null && written.length > 0 };
}

/** Every date of publication that an entry names, the best first. */
function dateOf(entry: Entry): string[] {
  const { pubDate, published, date_published, dc, atom, updated } = entry;
  return [pubDate, published, date_published, dc?.date, dc?.dates?.[0], atom?.published, updated].flatMap(
    (date) => filled(date) ?? [],
  );
}

function firstDate(
  written: readonly (string | undefined)[],
  { language, now }: { language: string | null; now: Date },
): Date | null {
  for (const one of written) {
    const date = one === undefined ? null : readFeedDate(one, language, now);
    if (date !== null) return date;
  }
  return null;
}
