import { z } from 'zod';
import { isTooDeep, storableJson, storable } from '@vedetta/detection/formats/text/well-formed.ts';

/** Longest text that is kept of one item, in UTF-16 units; what is beyond is cut. */
const LONGEST_TEXT = 200_000;
const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
/** Cut first: a cut may leave half an emoji. */
const words = (most: number) => z.string().transform((text) => storable(text.slice(0, most)));
const name = words(500).pipe(z.string().trim().min(1));
/** What PostgreSQL reads as JavaScript writes it. */
const isStorable = (at: Date) => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999;
const moment = z.date().refine(isStorable).nullable().default(null).catch(null);

/**
 * What the vendor said as JSON that can be stored; null when it is none or nested without measure.
 */
function evidence(raw: unknown): unknown {
  try {
    return isTooDeep(raw) ? null : (JSON.parse(storableJson(raw)) as unknown);
  } catch {
    return null;
  }
}

/**
 * A picture, film, sound or file of an item. `url` is fetched as it is, without the source's token;
 * `ref` is handed to the collector's own `openMedium` (an id that must be asked for, a path, an
 * object's key). One of the two.
 */
export const CollectedMedium = z
  .object({
    kind: z.enum(['image', 'video', 'audio', 'document']),
    url: z.string().refine(isWebAddress, 'must be an address of the web').nullable().default(null),
    ref: z.string().min(1).max(4_000).nullable().default(null),
    /** As the vendor calls the file. */
    name: name.nullable().default(null).catch(null),
    /** What the publisher wrote for those who do not see it. */
    alt: words(LONGEST_TEXT).nullable().default(null),
  })
  .refine(({ url, ref }) => (url === null) !== (ref === null), 'has either url or ref');

/** Longest address that is kept. */
const LONGEST_ADDRESS = 4_000;
/**
 * Addresses that a post leads to, with the words that people see of each. A blank would end an
 * address within a text.
 */
const links = z
  .array(z.object({ words: z.string().default(''), href: z.string() }))
  .default([])
  .transform((all) =>
    all.map(({ words: seen, href }) => ({
      words: storable(seen.slice(0, LONGEST_ADDRESS)),
      href: storable(href.trim().replace(/\s+/g, '%20').slice(0, LONGEST_ADDRESS)),
    })),
  );

/**
 * One thing that was published, the same from every source. Its identity is the source and
 * `vendorId`, a string also where the vendor sends a number: ids are beyond what a number holds
 * exactly.
 */
export const CollectedItem = z.object({
  vendorId: z.string({ error: 'ids are strings' }).min(1).max(1_000).transform(storable),
  url: z.string().refine(isWebAddress).nullable().default(null).catch(null),
  authorHandle: name.nullable().default(null).catch(null),
  authorId: name.nullable().default(null).catch(null),
  /** What the author is called, where the source tells it beside the handle. */
  authorName: name.nullable().default(null).catch(null),
  /** Where the account of the author is looked at. */
  authorUrl: z.string().max(2_000).refine(isWebAddress).nullable().default(null).catch(null),
  /**
   * Where the picture of the author's account is, public to everybody; it is fetched for few
   * (decision 173).
   */
  authorPicture: z.string().max(2_000).refine(isWebAddress).nullable().default(null).catch(null),
  /** What people read: plain, no mark-up. */
  text: words(LONGEST_TEXT),
  /**
   * Every address that it leads to and that its words need not show. They are stored and scanned
   * after its text.
   */
  links,
  /** null where the source has headings of its own for nothing. */
  title: z
    .string()
    .transform((text) => storable(text.trim().slice(0, 300)) || null)
    .nullable()
    .default(null),
  /** null: the source did not say, or not in a form that is a time. */
  createdAt: moment,
  /**
   * Of its last change; a later one than is stored replaces text and scans anew. null: never
   * changed, or never told.
   */
  editedAt: moment,
  media: z.array(CollectedMedium).max(100).default([]),
  /** What the vendor said, for evidence. Without tokens. */
  raw: z.unknown().optional().transform(evidence),
});
export type CollectedItem = z.output<typeof CollectedItem>;
export type NewItem = z.input<typeof CollectedItem>;
export type CollectedMedium = z.output<typeof CollectedMedium>;
