import type { NewItem } from '../item.ts';
import type { Medium, Post, PostsAnswer, User } from './x-answers.ts';

/** Films are taken at up to this rate: what is beyond shows an analyst no more. */
const MAX_BIT_RATE = 2_500_000;

/** The posts of one answer as items; people and media stand beside the posts. */
export function itemsOf({ data, includes }: PostsAnswer): NewItem[] {
  const people = new Map(includes.users.all.map((user) => [user.id, user]));
  const media = new Map(includes.media.all.map((medium) => [medium.media_key, medium]));
  return data.all.map((post) => itemOf(post, people.get(post.author_id ?? ''), media));
}

function itemOf(post: Post, person: User | undefined, media: ReadonlyMap<string, Medium>): NewItem {
  const author = person?.username ?? null;
  // An edit is a new post with an id of its own: the id of the first version stands for all of
  // them.
  const versions = post.edit_history_post_ids ?? post.edit_history_tweet_ids ?? [post.id];
  const at = time(post.created_at);
  return {
    vendorId: versions[0] ?? post.id,
    url: `https://x.com/${author ?? 'i'}/status/${post.id}`,
    authorHandle: author,
    authorId: post.author_id ?? null,
    authorName: person?.name ?? null,
    authorUrl: author === null ? null : `https://x.com/${author}`,
    authorPicture: person?.profile_image_url ?? null,
    text: textOf(post.note_post ?? post.note_tweet ?? post),
    createdAt: at,
    editedAt: versions.length > 1 ? at : null,
    media: (post.attachments?.media_keys ?? []).flatMap((key) => mediaOf(media.get(key))),
    raw: post,
  };
}

/** With the addresses that its links lead to in the place of t.co's. */
function textOf({ text, entities }: Pick<Post, 'text' | 'entities'>): string {
  return (entities?.urls ?? []).reduce(
    (whole, { url, expanded_url }) =>
      expanded_url === undefined || url === '' ? whole : whole.replaceAll(url, () => expanded_url),
    text,
  );
}

/** A photo; of a film its still and the film. */
function mediaOf(medium: Medium | undefined): NonNullable<NewItem['media']> {
  if (medium === undefined) return [];
  const alt = medium.alt_text ?? null;
  if (medium.type === 'photo')
    return medium.url === undefined ? [] : [{ kind: 'image', url: medium.url, alt }];
  const still =
    medium.preview_image_url === undefined
      ? []
      : [{ kind: 'image' as const, url: medium.preview_image_url, alt }];
  const film = filmOf(medium);
  return film === null ? still : [...still, { kind: 'video', url: film, alt }];
}

/**
 * The best version that is not larger than it need be, else the smallest; playlists are no file.
 */
function filmOf({ variants }: Medium): string | null {
  const files = variants
    .filter(({ content_type }) => content_type?.startsWith('video/'))
    .sort((a, b) => (a.bit_rate ?? 0) - (b.bit_rate ?? 0));
  return (files.findLast(({ bit_rate = 0 }) => bit_rate <= MAX_BIT_RATE) ?? files[0])?.url ?? null;
}

function time(text: string | undefined): Date | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at);
}
