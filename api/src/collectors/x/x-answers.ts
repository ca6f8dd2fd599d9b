import { z } from 'zod';
import { entriesOf } from '../answers.ts';

/**
 * What the API of X says, as far as it is used. Guides and libraries name things `tweet`, the
 * specification has named them `post` since August 2026: both are read.
 */
/** Links stand in texts as t.co; where they lead is beside. */
const Entities = z
  .object({
    urls: z
      .array(z.object({ url: z.string(), expanded_url: z.string().optional() }).loose())
      .default([]),
  })
  .loose()
  .optional()
  .catch(undefined);
const Note = z.object({ text: z.string(), entities: Entities }).optional().catch(undefined);
const Post = z
  .object({
    id: z.string(),
    text: z.string().default(''),
    author_id: z.string().optional(),
    created_at: z.string().optional(),
    attachments: z.object({ media_keys: z.array(z.string()).default([]) }).optional(),
    edit_history_tweet_ids: z.array(z.string()).optional(),
    edit_history_post_ids: z.array(z.string()).optional(),
    note_tweet: Note,
    note_post: Note,
    entities: Entities,
  })
  .loose();
const User = z
  .object({
    id: z.string(),
    name: z.string().optional(),
    username: z.string().optional(),
    profile_image_url: z.string().optional().catch(undefined),
  })
  .loose();
const Medium = z
  .object({
    media_key: z.string(),
    type: z.string(),
    url: z.string().optional(),
    preview_image_url: z.string().optional(),
    alt_text: z.string().optional(),
    variants: z
      .array(
        z.object({
          bit_rate: z.number().optional(),
          content_type: z.string().optional(),
          url: z.string(),
        }),
      )
      .default([]),
  })
  .loose();

/** One thing that X could not do; `type` is an address that says what kind (RFC 7807). */
export const Problem = z
  .object({
    type: z.string().optional(),
    title: z.string().optional(),
    detail: z.string().optional(),
    code: z.number().optional(),
    message: z.string().optional(),
  })
  .loose();
const errors = z.array(Problem).default([]);

export const UserAnswer = z.object({ data: User.optional(), errors }).loose();
/** `data` is missing where nothing was found. */
export const PostsAnswer = z
  .object({
    data: entriesOf(Post).prefault([]),
    errors,
    includes: z
      .object({ users: entriesOf(User).prefault([]), media: entriesOf(Medium).prefault([]) })
      .loose()
      .prefault({}),
    meta: z
      .object({
        newest_id: z.string().optional(),
        oldest_id: z.string().optional(),
        next_token: z.string().optional(),
      })
      .loose()
      .default({}),
  })
  .loose();
/** A refusal is one problem, or a list of them under `errors`. */
export const Refusal = z.union([
  z.object({ errors: z.array(Problem).min(1) }).transform((body) => body.errors[0]),
  Problem,
]);
export const TokenAnswer = z.object({ access_token: z.string().min(1) }).loose();

export type Post = z.output<typeof Post>;
export type User = z.output<typeof User>;
export type Medium = z.output<typeof Medium>;
export type PostsAnswer = z.output<typeof PostsAnswer>;
