import { z } from 'zod';
import type { Run, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import type { LeftOut } from '../left-out.ts';
import { FINISHED, stoppedAt, type Read } from '../problem.ts';
import { Recent, takenBack } from '../recent.ts';
import { AuthorFeed, Found, indexedAt, itemOf, type PostView } from './bluesky-answers.ts';
import {
  askAsAccount,
  askPublic,
  beginSession,
  BlueskyCredential,
  BlueskySettings,
} from './bluesky-client.ts';
import { listenToJetstream } from './jetstream.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';

const HOUR_MS = 3_600_000;
/**
 * Lists are in the order of the authors' own times; what was taken in late may stand further down
 * than what was read before.
 */
const OVERLAP_MS = 6 * HOUR_MS;
/** Pages of one run at most. */
const MOST_PAGES = 50;

/**
 * `recent`: addresses of the newest posts of the last run; `at`: when the newest of all was taken
 * in.
 */
const Watermark = z.object({ recent: Recent, at: z.number().nullable() });
type Watermark = z.output<typeof Watermark>;
type Context = TargetContext<
  z.output<typeof BlueskySettings>,
  Watermark,
  z.output<typeof BlueskyCredential>
>;

/**
 * Bluesky: posts of an account without any credential, and searches with one. Posts cannot be
 * edited there.
 */
export const bluesky = defineCollector({
  source,
  intervalSeconds: 300,
  settings: BlueskySettings,
  watermark: Watermark,
  run,
  limitKey: ({ type }) => (type === 'account' ? 'public' : 'account'),
  credential: {
    schema: BlueskyCredential,
    isRequired: false,
    async test(context) {
      const session = await beginSession(context);
      return session.ok
        ? { ok: true, value: { account: `@${session.value.handle}`, expiresAt: null } }
        : session;
    },
    fields: [
      {
        name: 'handle',
        ...texts.fields.handle,
        isSecret: false,
      },
      {
        name: 'password',
        ...texts.fields.password,
        isSecret: true,
      },
    ],
  },
  async listen(context, hurry) {
    if (context.target.type === 'account' && context.settings.jetstream !== null)
      return listenToJetstream(context, context.settings.jetstream, hurry);
  },
});

/**
 * Newest first, down to what the last run had. A run that was cut off begins again from the top,
 * and nothing is stored twice.
 */
async function* run(context: Context): Run<Watermark> {
  const { watermark, settings } = context;
  const ask = askAsAccount(context);
  const known = new Set(watermark?.recent);
  const shown: PostView[] = [];
  let cursor: string | undefined;
  for (let pages = 1; ; pages += 1) {
    const read = await pageOf(context, ask, cursor);
    if (!read.ok) return read.problem;
    const { posts, leftOut } = read.value;
    shown.push(...posts);
    // A page may be empty and still have a cursor. One that repeats it leads no further, and is no
    // end of the list either.
    const isWhole = read.value.cursor === undefined;
    const isStuck = !isWhole && read.value.cursor === cursor;
    ({ cursor } = read.value);
    const most = watermark === null ? settings.firstPages : MOST_PAGES;
    const isMet =
      watermark !== null &&
      posts.some(
        (post) => known.has(post.uri) || indexedAt(post) < (watermark.at ?? 0) - OVERLAP_MS,
      );
    const items = posts.filter(({ uri }) => !known.has(uri)).map(itemOf);
    if (!isWhole && !isStuck && !isMet && pages < most) {
      yield { items, leftOut };
      continue;
    }
    const deleted =
      context.target.type === 'account'
        ? takenBack(
            watermark?.recent ?? [],
            shown.map(({ uri }) => uri),
            isWhole,
          )
        : [];
    const times = shown.map(indexedAt).filter((time) => !Number.isNaN(time));
    yield {
      items,
      leftOut,
      deleted,
      watermark: {
        recent: shown.slice(0, 200).map(({ uri }) => uri),
        at: times.length === 0 ? (watermark?.at ?? null) : Math.max(...times, watermark?.at ?? 0),
      },
    };
    return isWhole || isStuck || isMet ? FINISHED : stoppedAt(pages);
  }
}

async function pageOf(
  context: Context,
  ask: ReturnType<typeof askAsAccount>,
  cursor: string | undefined,
): Promise<Read<{ posts: PostView[]; leftOut: LeftOut[]; cursor: string | undefined }>> {
  const { target, settings, watermark } = context;
  const paging = { limit: String(settings.pageSize), ...(cursor === undefined ? {} : { cursor }) };
  if (target.type === 'account') {
    const feed = await askPublic(
      context,
      'app.bsky.feed.getAuthorFeed',
      { actor: target.accountUsername ?? '', filter: 'posts_with_replies', ...paging },
      AuthorFeed,
    );
    if (!feed.ok) return feed;
    const { all, leftOut } = feed.value.feed;
    return {
      ok: true,
      value: {
        posts: all.filter(({ reason }) => reason === undefined).map(({ post }) => post),
        leftOut,
        cursor: feed.value.cursor,
      },
    };
  }
  const since =
    watermark?.at == null ? {} : { since: new Date(watermark.at - OVERLAP_MS).toISOString() };
  const found = await ask(
    'app.bsky.feed.searchPosts',
    { q: target.searchString ?? '', sort: 'latest', ...since, ...paging },
    Found,
  );
  return found.ok
    ? {
        ok: true,
        value: {
          posts: found.value.posts.all,
          leftOut: found.value.posts.leftOut,
          cursor: found.value.cursor,
        },
      }
    : found;
}
