import { parseFeed } from 'feedsmith';
import { z } from 'zod';
import { parseJson } from '../../platform/outbound/parse-json.ts';
import { entriesOf, type Entries } from '../answers.ts';

// What feedsmith hands on of a document, as far as it is used. An odd member is missing alone.

const text = z.string().optional().catch(undefined);
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const list = <T extends z.ZodType>(schema: T) =>
  maybe(
    z.array(z.unknown()).transform((all) =>
      all.flatMap((one): z.output<T>[] => {
        const parsed = schema.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

const File = z.object({ url: text, medium: text, type: text, mime_type: text }).loose();
const Link = z.object({ href: text, rel: text, type: text }).loose();
const Person = z.union([
  z.object({ name: text }).loose(),
  z.string().transform((name) => ({ name })),
]);
const Xml = maybe(z.object({ base: text, lang: text }).loose());
const Dc = maybe(
  z
    .object({
      creators: list(z.string()),
      date: text,
      dates: list(z.string()),
      language: text,
      languages: list(z.string()),
    })
    .loose(),
);

/** Words, with the base of the addresses in them where the element has its own. */
const Words = z.union([
  z.string().transform((value) => ({ value, base: undefined })),
  z
    .object({ value: z.string().optional(), xml: Xml })
    .loose()
    .transform(({ value, xml }) => ({ value, base: xml?.base })),
]);
const words = maybe(Words);

const Entry = z
  .object({
    id: text,
    guid: maybe(z.object({ value: text }).loose()),
    url: text,
    external_url: text,
    link: text,
    links: list(Link),
    title: words,
    description: words,
    summary: words,
    content: maybe(z.object({ encoded: text, value: text, xml: Xml }).loose()),
    content_html: text,
    content_text: text,
    image: text,
    banner_image: text,
    enclosures: list(File),
    attachments: list(File),
    media: maybe(z.object({ contents: list(File), thumbnails: list(File) }).loose()),
    pubDate: text,
    published: text,
    updated: text,
    date_published: text,
    date_modified: text,
    atom: maybe(z.object({ updated: text, published: text }).loose()),
    authors: list(Person),
    author: text,
    dc: Dc,
    xml: Xml,
  })
  .loose();
export type Entry = z.output<typeof Entry>;
export type FeedFile = z.output<typeof File>;

const Entries = entriesOf(Entry);
const Document = z
  .object({
    items: Entries.optional(),
    entries: Entries.optional(),
    language: text,
    dc: Dc,
    xml: Xml,
  })
  .loose();

export interface FeedDocument extends Pick<Entries<Entry>, 'all' | 'leftOut'> {
  /** `it-IT`, as the feed says it; null where it does not. */
  language: string | null;
  /** `xml:base` of the whole document. */
  base: string | null;
}

/** Reads RSS, RDF, Atom or JSON Feed. @returns null for what is no feed */
export function readDocument(written: string): FeedDocument | null {
  const parsed = Document.safeParse(parsedOf(written));
  if (!parsed.success) return null;
  const { items, entries, language, dc, xml } = parsed.data;
  const lists = [items, entries].filter((one) => one !== undefined);
  return {
    all: lists.flatMap(({ all }) => all),
    leftOut: lists.flatMap(({ leftOut }) => leftOut),
    language: language ?? dc?.language ?? dc?.languages?.[0] ?? xml?.lang ?? null,
    base: xml?.base ?? null,
  };
}

/** JSON is parsed here, so that numbers given as ids keep all their digits. */
function parsedOf(written: string): unknown {
  try {
    return parseFeed(/^\s*\{/.test(written) ? parseJson(written) : written).feed;
  } catch {
    return null;
  }
}
