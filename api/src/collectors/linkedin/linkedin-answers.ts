import { z } from 'zod';
import { entriesOf } from '../answers.ts';
import type { NewItem } from '../item.ts';

/** What LinkedIn says, as far as it is used. */
const Named = z
  .object({ id: z.string(), altText: z.string().optional(), title: z.string().optional() })
  .loose();
const Post = z
  .object({
    id: z.string(),
    author: z.string().optional(),
    commentary: z.string().default(''),
    publishedAt: z.number().optional(),
    lastModifiedAt: z.number().default(0),
    lifecycleState: z.string().optional(),
    content: z
      .object({
        media: Named.optional(),
        multiImage: z
          .object({ images: z.array(Named).default([]) })
          .loose()
          .optional(),
        article: z
          .object({
            source: z.string().optional(),
            title: z.string().optional(),
            description: z.string().optional(),
            thumbnail: z.string().optional(),
          })
          .loose()
          .optional(),
      })
      .loose()
      .optional()
      .catch(undefined),
  })
  .loose();
export type LinkedInPost = z.output<typeof Post>;
export const Posts = z.object({ elements: entriesOf(Post) }).loose();
export const Organizations = z
  .object({
    elements: z.array(
      z
        .object({ id: z.union([z.number(), z.string()]), localizedName: z.string().optional() })
        .loose(),
    ),
  })
  .loose();
export const Me = z
  .object({
    elements: z.array(z.object({ organization: z.string().optional() }).loose()).default([]),
  })
  .loose();
export const Image = z
  .object({ downloadUrl: z.string().optional(), status: z.string().optional() })
  .loose();
export const Refusal = z
  .object({
    status: z.number().optional(),
    code: z.string().optional(),
    message: z.string().default(''),
  })
  .loose();

/**
 * @param page the name in the page's address.
 * @param name what people read it as; null where LinkedIn does not say.
 */
export function itemOf(post: LinkedInPost, page: string, name: string | null): NewItem {
  const article = post.content?.article;
  const images = [
    ...(post.content?.media === undefined ? [] : [post.content.media]),
    ...(post.content?.multiImage?.images ?? []),
  ].filter(({ id }) => id.startsWith('urn:li:image:'));
  const thumbnail =
    article?.thumbnail?.startsWith('urn:li:image:') === true
      ? [{ kind: 'image' as const, ref: article.thumbnail }]
      : [];
  return {
    vendorId: post.id,
    url: `https://www.linkedin.com/feed/update/${post.id}`,
    authorHandle: page,
    authorId: post.author ?? null,
    authorName: name,
    authorUrl: `https://www.linkedin.com/company/${encodeURIComponent(page)}`,
    text: [
      plain(post.commentary),
      [article?.title, article?.description, article?.source].filter(Boolean).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    createdAt: post.publishedAt === undefined ? null : new Date(post.publishedAt),
    editedAt:
      post.lastModifiedAt > (post.publishedAt ?? Infinity) ? new Date(post.lastModifiedAt) : null,
    media: [
      ...images.map(({ id, altText }) => ({
        kind: 'image' as const,
        ref: id,
        alt: altText ?? null,
      })),
      ...thumbnail,
    ],
    raw: post,
  };
}

/**
 * LinkedIn's "little text": signs that stand for themselves have a backslash, people and tags are
 * written as templates.
 */
function plain(commentary: string): string {
  return commentary
    .replace(/@\[([^\]]*)\]\([^)]*\)/g, '@$1')
    .replace(/\{hashtag\|\\?#\|([^}]*)\}/g, '#$1')
    .replace(/\\([|{}@[\]()<>#*_~\\])/g, '$1');
}
