import { z } from 'zod';
import { entriesOf } from '../answers.ts';
import type { NewItem } from '../item.ts';

/** What Bluesky's XRPC says, as far as it is used. */
const Image = z.object({ fullsize: z.string(), alt: z.string().default('') }).loose();
const Images = z.object({ images: z.array(Image).default([]) });
const Card = z
  .object({
    uri: z.string(),
    title: z.string().default(''),
    description: z.string().default(''),
    thumb: z.string().optional(),
  })
  .loose();
const Embed = z
  .object({
    images: z.array(Image).default([]),
    external: Card.optional(),
    thumbnail: z.string().optional(),
    media: Images.extend({ external: Card.optional(), thumbnail: z.string().optional() })
      .loose()
      .optional()
      .catch(undefined),
  })
  .loose();
/** Stretches of the text that are more than they look, such as links behind other words. */
const Facet = z
  .object({
    index: z
      .object({ byteStart: z.number(), byteEnd: z.number() })
      .loose()
      .optional()
      .catch(undefined),
    features: z.array(z.object({ uri: z.string().optional() }).loose()).default([]),
  })
  .loose();
const PostView = z
  .object({
    uri: z.string(),
    author: z
      .object({
        did: z.string(),
        handle: z.string(),
        displayName: z.string().optional().catch(undefined),
        avatar: z.string().optional().catch(undefined),
      })
      .loose(),
    record: z
      .object({
        text: z.string().default(''),
        createdAt: z.string().optional(),
        facets: z.array(Facet).optional().catch(undefined),
      })
      .loose(),
    embed: Embed.optional().catch(undefined),
    indexedAt: z.string().optional(),
  })
  .loose();
export type PostView = z.output<typeof PostView>;

/** `reason` stands on what the account only passed on. */
export const AuthorFeed = z
  .object({
    feed: entriesOf(z.object({ post: PostView, reason: z.unknown().optional() }).loose()),
    cursor: z.string().optional(),
  })
  .loose();
export const Found = z
  .object({ posts: entriesOf(PostView), cursor: z.string().optional() })
  .loose();
export const Handle = z.object({ did: z.string() }).loose();
export const Refusal = z.object({ error: z.string(), message: z.string().default('') }).loose();
const Service = z.object({ id: z.string(), serviceEndpoint: z.string() }).loose();
export const SessionAnswer = z
  .object({
    did: z.string(),
    handle: z.string(),
    accessJwt: z.string(),
    refreshJwt: z.string(),
    didDoc: z
      .object({ service: z.array(Service).default([]) })
      .loose()
      .optional()
      .catch(undefined),
  })
  .loose();

/**
 * Words, links that stand behind them, and the card of a linked page: all that a reader sees or is
 * led to.
 */
export function itemOf(post: PostView): NewItem {
  const { record, embed, author } = post;
  const card = embed?.external ?? embed?.media?.external;
  // Facets count bytes of UTF-8.
  const bytes = Buffer.from(record.text, 'utf8');
  const links = (record.facets ?? []).flatMap(({ index, features }) =>
    features.flatMap(({ uri }) => {
      return uri === undefined
        ? []
        : [
            {
              words:
                index === undefined
                  ? ''
                  : bytes.subarray(index.byteStart, index.byteEnd).toString('utf8'),
              href: uri,
            },
          ];
    }),
  );
  const pictures = [...(embed?.images ?? []), ...(embed?.media?.images ?? [])];
  const stills = [card?.thumb, embed?.thumbnail, embed?.media?.thumbnail].filter(
    (url) => url !== undefined,
  );
  return {
    vendorId: post.uri,
    url: `https://bsky.app/profile/${author.handle}/post/${post.uri.split('/').at(-1) ?? ''}`,
    authorHandle: author.handle,
    authorId: author.did,
    authorName: author.displayName ?? null,
    authorUrl: `https://bsky.app/profile/${author.handle}`,
    authorPicture: author.avatar ?? null,
    text: [record.text, card === undefined ? '' : `${card.title}\n${card.description}`.trim()]
      .filter(Boolean)
      .join('\n\n'),
    links: [...links, ...(card === undefined ? [] : [{ href: card.uri }])],
    createdAt: time(record.createdAt ?? post.indexedAt),
    editedAt: null,
    media: [
      ...pictures.map(({ fullsize, alt }) => ({
        kind: 'image' as const,
        url: fullsize,
        alt: alt || null,
      })),
      ...stills.map((url) => ({ kind: 'image' as const, url })),
    ],
    raw: post,
  };
}

/** When a server took a post in: authors may write any time into theirs. */
export const indexedAt = (post: PostView): number =>
  Date.parse(post.indexedAt ?? post.record.createdAt ?? '');

function time(text: string | undefined): Date | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at);
}
