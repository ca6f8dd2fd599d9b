import { z } from 'zod';
import { wellFormed } from '../domain/well-formed.ts';

/** Longest text that is kept of one item, in UTF-16 units; what is beyond is cut. */
const LONGEST_TEXT = 200_000;
const name = z.string().trim().min(1).max(500);
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
/** Control signs that PostgreSQL refuses or that nobody wrote on purpose. */
const clean = (text: string): string => wellFormed(text.replaceAll('\0', ''));

/**
 * A picture, film, sound or file of an item. `url` is fetched as it is, without the source's token; `ref` is handed to the
 * collector's own `openMedium` (an id that must be asked for, a path, an object's key). One of the two.
 */
export const CollectedMedium = z
  .object({
    kind: z.enum(['image', 'video', 'audio', 'document']),
    url: z.string().refine(isWebAddress, 'must be an address of the web').nullable().default(null),
    ref: z.string().min(1).max(4_000).nullable().default(null),
    /** As the vendor calls the file. */
    name: name.nullable().default(null).catch(null),
    /** What the publisher wrote for those who do not see it. */
    alt: z.string().transform(clean).nullable().default(null),
  })
  .refine(({ url, ref }) => (url === null) !== (ref === null), 'has either url or ref');

/**
 * One thing that was published, the same from every source (reference/sources.md, section 2). Its identity is the source
 * and `vendorId`, a string also where the vendor sends a number: ids are beyond what a number holds exactly.
 */
export const CollectedItem = z.object({
  vendorId: z.string({ error: 'ids are strings' }).min(1).max(1_000),
  url: z.string().refine(isWebAddress).nullable().default(null).catch(null),
  authorHandle: name.nullable().default(null).catch(null),
  authorId: name.nullable().default(null).catch(null),
  /** What the author is called, where the source tells it beside the handle. */
  authorName: z.string().transform(clean).pipe(name).nullable().default(null).catch(null),
  /** Where the account of the author is looked at. */
  authorUrl: z.string().max(2_000).refine(isWebAddress).nullable().default(null).catch(null),
  /** Where the picture of the author's account is, public to everybody; it is fetched for few (decision 173). */
  authorPicture: z.string().max(2_000).refine(isWebAddress).nullable().default(null).catch(null),
  /** What people read: plain, no mark-up. */
  text: z.string().transform((text) => clean(text).slice(0, LONGEST_TEXT)),
  /** null where the source has headings of its own for nothing. */
  title: z.string().transform((text) => clean(text).trim().slice(0, 300) || null).nullable().default(null),
  /** null: the source did not say, or not in a form that is a time. */
  createdAt: z.date().nullable().default(null).catch(null),
  /** Of its last change; a later one than is stored replaces text and scans anew. null: never changed, or never told. */
  editedAt: z.date().nullable().default(null).catch(null),
  media: z.array(CollectedMedium).max(100).default([]),
  /** What the vendor said, for evidence. Without tokens. */
  raw: z.json().nullable().default(null),
});
export type CollectedItem = z.output<typeof CollectedItem>;
export type NewItem = z.input<typeof CollectedItem>;
export type CollectedMedium = z.output<typeof CollectedMedium>;
