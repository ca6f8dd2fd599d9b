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
 * @param address where the feed came from: relative links are of there, unless its `xml:base` says
 * otherwise
 * @returns null when it is no feed
 */
export function readFeed(text: string, address: string, now: Date): Feed | null {
  const document = readDocument(text);
  if (document === null) return null;
  const base = absolute(document.base, address) ?? address;
  const read = document.all
    .slice(0, MOST_ENTRIES)
    .map((entry) => readEntry(entry, absolute(entry.xml?.base, base) ?? base));
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
  const beyond = document.all.length - MOST_ENTRIES;
  const cut: LeftOut[] =
    beyond > 0
      ? [{ name: `entries ${MOST_ENTRIES + 1}–${document.all.length}`, why: 'beyondMost' }]
      : [];
  return {
    items: items.map(({ item }) => item),
    leftOut: [...document.leftOut, ...empty, ...odd, ...cut],
  };
}

/** More than any publisher lists. What reads them holds the process, so there is a bound. */
export const MOST_ENTRIES = 10_000;

const isEmpty = ({ title, body, links, files }: ReadEntry) =>
  title === '' && body === '' && links.length === 0 && files.length === 0;

interface ReadEntry {
  entry: Entry;
  title: string;
  body: string;
  /** What its other texts say, such as a summary with other words. */
  more: string[];
  url: string | null;
  links: NonNullable<NewItem['links']>;
  files: NonNullable<NewItem['media']>;
  marks: Marks;
}

function readEntry(entry: Entry, base: string): ReadEntry {
  const within = (html: string, own?: string) => readHtml(html, absolute(own, base) ?? base);
  const heading = within(entry.title?.value ?? '', entry.title?.base);
  const { content, content_html: html, description, summary } = entry;
  const written = [
    [content?.encoded],
    [html],
    [content?.value, content?.xml?.base],
    [description?.value, description?.base],
    [summary?.value, summary?.base],
  ];
  const pieces = written.flatMap(([piece, own]) =>
    piece === undefined ? [] : [within(piece, own)],
  );
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
    more: unsaid(
      body,
      pieces.map((piece) => piece.text),
    ),
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

/**
 * The texts that none before them says, how they end aside: a summary is often the first words of
 * the content.
 */
function unsaid(body: string, texts: readonly string[]): string[] {
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  const more: string[] = [];
  for (const text of texts) {
    const start = flat(text).replace(/(?:\s|\.{3}|…|\[…\]|\[\.{3}\])+$/, '');
    if (start !== '' && ![body, ...more].some((said) => flat(said).includes(start)))
      more.push(text);
  }
  return more;
}

const linksOf = (pieces: readonly HtmlText[]) => pieces.flatMap(({ links }) => links);
const filled = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text;

/** The entry's own link, and every other one that it names. */
function otherLinksOf(entry: Entry, url: string | null, base: string): { href: string }[] {
  const named = [
    entry.link,
    entry.url,
    entry.external_url,
    ...(entry.links ?? []).map(({ href }) => href),
  ].map((link) => absolute(link, base));
  return [...new Set([url, ...named])].flatMap((href) => (href === null ? [] : [{ href }]));
}

function alternateOf({ links = [] }: Entry): string | undefined {
  return (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href;
}

/** Where an entry without a link is: at its id, where that is an address. */
const addressIn = ({ guid, id }: Entry) => absolute(guid?.value ?? id);

function itemOf(
  { entry, title, body, more, url, links, files }: ReadEntry,
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
    text: [body.startsWith(title) ? '' : title, body, ...more].filter(Boolean).join('\n\n'),
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
  return [
    pubDate,
    published,
    date_published,
    dc?.date,
    dc?.dates?.[0],
    atom?.published,
    updated,
  ].flatMap((date) => filled(date) ?? []);
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
