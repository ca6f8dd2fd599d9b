import { z } from 'zod';
import type { NewItem } from '../item.ts';
import { graphPage, graphTime } from '../meta/graph.ts';

/** What Instagram says, as far as it is used. */
const Child = z
  .object({
    media_type: z.string().optional(),
    media_url: z.string().optional(),
    thumbnail_url: z.string().optional(),
  })
  .loose();
const Medium = Child.extend({
  id: z.string(),
  caption: z.string().default(''),
  permalink: z.string().optional(),
  timestamp: z.string().optional(),
  children: z
    .object({ data: z.array(Child).default([]) })
    .loose()
    .optional(),
}).loose();
export type InstagramMedium = z.output<typeof Medium>;
export const MediaPage = graphPage(Medium);
export const Discovery = z
  .object({
    business_discovery: z
      .object({ id: z.string(), username: z.string(), media: MediaPage.optional() })
      .loose(),
  })
  .loose();
export const Tags = graphPage(z.object({ id: z.string() }).loose());
export const Owner = z.object({ id: z.string(), username: z.string().optional() }).loose();

export const MEDIUM_FIELDS =
  'id,caption,media_type,media_url,permalink,timestamp,children{media_type,media_url}';

/** @param author null for hashtags: Instagram does not say who wrote. */
export function itemOf(medium: InstagramMedium, author: string | null): NewItem {
  // A carousel's own address is that of its first part.
  const parts =
    medium.children === undefined || medium.children.data.length === 0
      ? [medium]
      : medium.children.data;
  return {
    vendorId: medium.id,
    url: medium.permalink ?? null,
    authorHandle: author,
    authorId: null,
    authorUrl: author === null ? null : `https://www.instagram.com/${author}/`,
    text: medium.caption,
    createdAt: graphTime(medium.timestamp),
    editedAt: null,
    media: parts.flatMap(mediaOf),
    raw: medium,
  };
}

/** Films with licensed music have no address: their still stands for them. */
function mediaOf({
  media_type: type,
  media_url: url,
  thumbnail_url: still,
}: z.output<typeof Child>): NonNullable<NewItem['media']> {
  const isFilm = type === 'VIDEO';
  return [
    ...(isFilm && still !== undefined ? [{ kind: 'image' as const, url: still }] : []),
    ...(url === undefined ? [] : [{ kind: isFilm ? ('video' as const) : ('image' as const), url }]),
  ];
}
