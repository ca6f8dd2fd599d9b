import { z } from 'zod';
import type { Connection, Run, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import type { Read } from '../problem.ts';
import { PostsAnswer, UserAnswer } from './x-answers.ts';
import { budgetNote, budgetProblem, Spent, spentNow } from './x-budget.ts';
import { openX, XCredential, XSettings, type XContext } from './x-client.ts';
import { itemsOf } from './x-items.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';

const DAY_MS = 86_400_000;
/** A search does not reach further back; a minute is left for the way. */
const SEARCH_REACH_MS = 7 * DAY_MS - 60_000;

/**
 * Posts come newest first. `since`: everything up to this one is stored. While a run pages,
 * `newest` is where the next run will begin and `until` how far down this one has come: what is cut
 * off in the middle goes on there and pays for no post twice.
 */
const Watermark = z.object({
  userId: z.string().nullable(),
  since: z.string().nullable(),
  at: z.iso.datetime(),
  newest: z.string().nullable(),
  until: z.string().nullable(),
  spent: Spent.nullable().default(null),
});
type Watermark = z.output<typeof Watermark>;
type Context = TargetContext<z.output<typeof XSettings>, Watermark, z.output<typeof XCredential>>;

/** X: posts of an account, and of a search. */
export const x = defineCollector({
  source,
  intervalSeconds: 900,
  settings: XSettings,
  watermark: Watermark,
  run,
  credential: {
    schema: XCredential,
    isRequired: true,
    test,
    fields: [
      {
        name: 'key',
        ...texts.fields.key,
        isSecret: false,
      },
      {
        name: 'secret',
        ...texts.fields.secret,
        isSecret: true,
      },
    ],
  },
});

async function* run(context: Context): Run<Watermark> {
  const { target, settings, watermark, now } = context;
  const client = openX(context);
  let userId = watermark?.userId ?? null;
  if (target.type === 'account' && userId === null) {
    const resolved = await client.resolve(target.accountUsername ?? '');
    if (!resolved.ok) return resolved.problem;
    userId = resolved.value;
  }
  const path = userId === null ? 'tweets/search/recent' : `users/${userId}/tweets`;
  const begin = { at: now().toISOString(), ...boundOf(context) };
  let { newest = null, until = null } = watermark ?? {};
  let isPartial = false;
  let token: string | null = null;
  let spent = spentNow(watermark?.spent ?? null, now());
  for (;;) {
    const dear = budgetProblem(settings, spent, now());
    if (dear !== null) return dear;
    const read: Read<PostsAnswer> = await client.ask(
      path,
      {
        ...fieldsOf(settings),
        ...(userId === null ? { query: target.searchString ?? '' } : { exclude: 'retweets' }),
        ...begin.bound,
        ...(until === null ? {} : { until_id: until }),
        ...(token === null ? {} : { [userId === null ? 'next_token' : 'pagination_token']: token }),
      },
      PostsAnswer,
    );
    if (!read.ok) return read.problem;
    const { data, errors, meta }: PostsAnswer = read.value;
    isPartial ||= errors.length > 0;
    spent = { ...spent, posts: spent.posts + data.count };
    newest ??= meta.newest_id ?? null;
    const next: string | null = meta.next_token ?? null;
    // An empty page with a token is not the end; one that leads no further is.
    const isFurther =
      meta.oldest_id === undefined
        ? next !== token
        : until === null || isBefore(meta.oldest_id, until);
    token = meta.oldest_id === undefined ? next : null;
    until = meta.oldest_id ?? until;
    const isLast = next === null || !isFurther;
    const reached = {
      userId,
      since: newest ?? watermark?.since ?? null,
      at: begin.at,
      newest: null,
      until: null,
      spent,
    };
    const underWay = {
      userId,
      since: watermark?.since ?? null,
      at: watermark?.at ?? begin.at,
      newest,
      until,
      spent,
    };
    // An empty answer moves the watermark's time all the same: a search that finds nothing must not
    // fall out of its seven days.
    yield {
      items: itemsOf(read.value),
      leftOut: data.leftOut,
      watermark: isLast ? reached : underWay,
    };
    if (isLast)
      return {
        kind: 'finished',
        note: [
          ...(isPartial ? ['X left out some posts that it does not show to this app.'] : []),
          budgetNote(settings, spent),
        ].join(' '),
      };
  }
}

const isBefore = (a: string, b: string) => a.length < b.length || (a.length === b.length && a < b);

/**
 * From where on: what is not stored yet; where that is unknown or out of reach, from a moment on.
 */
function boundOf({ target, settings, watermark, now }: Context): { bound: Record<string, string> } {
  const time = now().getTime();
  const isSearch = target.type === 'search';
  const since = watermark?.since ?? null;
  if (since !== null && (!isSearch || time - Date.parse(watermark?.at ?? '') < SEARCH_REACH_MS))
    return { bound: { since_id: since } };
  const wanted =
    watermark === null
      ? settings.firstDays * DAY_MS
      : time - Date.parse(watermark.at) + settings.firstDays * DAY_MS;
  return {
    bound: {
      start_time: new Date(time - (isSearch ? Math.min(wanted, SEARCH_REACH_MS) : wanted))
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
    },
  };
}

function fieldsOf({ names, pageSize }: z.output<typeof XSettings>): Record<string, string> {
  const note = names === 'tweet' ? 'note_tweet' : 'note_post';
  return {
    max_results: String(pageSize),
    [`${names}.fields`]: `id,text,author_id,created_at,attachments,entities,${note}`,
    expansions: 'author_id,attachments.media_keys',
    'user.fields': 'id,name,username,profile_image_url',
    'media.fields': 'type,url,preview_image_url,alt_text,variants,width,height',
  };
}

/** Asks for one well-known account: that costs one user read. */
async function test(context: XContext): Promise<Read<Connection>> {
  const read = await openX(context).ask('users/by/username/X', {}, UserAnswer);
  return read.ok ? { ok: true, value: { account: 'an app of yours', expiresAt: null } } : read;
}
