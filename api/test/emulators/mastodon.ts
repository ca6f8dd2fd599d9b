import type { ServerResponse } from 'node:http';
import { sendJson, serveVendor, type Post, type VendorEmulator } from './emulator.ts';

const TOKEN = 'emulated-token';
/** Name of the server, as people write it. */
const NAME = 'mastodon.example';

export interface MastodonEmulator extends VendorEmulator {
  /** Hashtags are for members alone, or shown to strangers as empty. */
  shutTags(how: '401' | 'empty'): void;
  /** The server leaves these out of its lists after it cut the page; they stay online. */
  hide(...ids: string[]): void;
  /** Somebody else's post that the account passed on: not its own. */
  boost(post: Post): void;
}

/**
 * A Mastodon server with one account: lookup, statuses and hashtag pages by `max_id` and `min_id`,
 * the token's owner, and hashtags as server-sent events. `X-RateLimit-Reset` is a timestamp here.
 */
export async function startMastodon(acct = 'ann', name = ''): Promise<MastodonEmulator> {
  const posts: (Post & { isBoost: boolean })[] = [];
  const listeners = new Set<ServerResponse>();
  let shut: '401' | 'empty' | null = null;
  const hidden = new Set<string>();
  const server = await serveVendor((req, res) => {
    const { state } = server;
    const url = new URL(req.url ?? '/', server.url);
    const given = req.headers.authorization;
    const isMember = given === `Bearer ${TOKEN}`;
    if (state.isFailing) return void res.writeHead(502).end('<html>Bad gateway</html>');
    if (state.limitedFor !== null)
      return sendJson(
        res,
        429,
        { error: 'Too many requests' },
        {
          'x-ratelimit-limit': '300',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': new Date(Date.now() + state.limitedFor * 1000).toISOString(),
        },
      );
    if ((given !== undefined && !isMember) || (state.callsLeft !== null && state.callsLeft < 0))
      return sendJson(res, 401, { error: 'The access token is invalid' });
    const path = url.pathname.replace('/api/v1/', '');
    if (path === 'accounts/verify_credentials')
      return sendJson(
        res,
        isMember ? 200 : 401,
        isMember ? { id: '1', acct } : { error: 'The access token is invalid' },
      );
    if (path === 'accounts/lookup') {
      const isThere = url.searchParams.get('acct') === acct && !state.isGone;
      return sendJson(
        res,
        isThere ? 200 : 404,
        isThere ? { id: '1', acct } : { error: 'Record not found' },
      );
    }
    if (path === 'streaming/hashtag') {
      if (!isMember) return sendJson(res, 401, { error: 'Missing access token' });
      listeners.add(
        res
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .on('close', () => void listeners.delete(res)),
      );
      return void res.write(':)\n');
    }
    const wanted = /^statuses\/(\d+)$/.exec(path)?.[1];
    const single = posts.find(({ id }) => id === wanted);
    if (single !== undefined) return sendJson(res, 200, statusOf(single));
    const tag = /^timelines\/tag\/(\w+)$/.exec(path)?.[1];
    if (tag === undefined && path !== 'accounts/1/statuses')
      return sendJson(res, 404, { error: 'Record not found' });
    if (state.isGone) return sendJson(res, 404, { error: 'Record not found' });
    if (tag !== undefined && !isMember && shut === '401')
      return sendJson(res, 401, { error: 'This method requires an authenticated user' });
    const listed =
      tag !== undefined && !isMember && shut === 'empty'
        ? []
        : posts.filter(
            ({ text, by, isBoost }) =>
              (tag === undefined
                ? by === undefined || isBoost
                : text.toLowerCase().includes(`#${tag}`)) &&
              !(isBoost && url.searchParams.get('exclude_reblogs') === 'true'),
          );
    sendJson(
      res,
      200,
      pageOf(listed, url.searchParams)
        .filter(({ id }) => !hidden.has(id))
        .map(statusOf),
      {
        'x-ratelimit-limit': '300',
        'x-ratelimit-remaining': '299',
        'x-ratelimit-reset': new Date(Date.now() + 300_000).toISOString(),
      },
    );
  });

  const statusOf = (post: Post) => ({
    id: post.id,
    uri: `https://${NAME}/users/${acct}/statuses/${post.id}`,
    url: `https://${NAME}/@${post.by ?? acct}/${post.id}`,
    created_at: post.at.toISOString(),
    edited_at: post.editedAt?.toISOString() ?? null,
    content: `<p>${escape(post.text)}</p>`,
    spoiler_text: '',
    account: {
      ...(post.by === undefined ? { id: '1', acct } : { id: `9${post.by.length}`, acct: post.by }),
      display_name: post.byName ?? (post.by === undefined ? name : ''),
      url: `https://${NAME}/@${post.by ?? acct}`,
      ...(post.face === undefined
        ? {}
        : { avatar: `${post.face}?moves`, avatar_static: post.face }),
    },
    media_attachments: (post.media ?? []).map((url, index) => ({
      id: String(index),
      type: 'image',
      url,
      preview_url: `${url}?small`,
      remote_url: null,
      description: 'a picture',
    })),
  });
  const tell = (event: string, payload: unknown) => {
    for (const one of listeners) one.write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`);
  };

  return {
    url: server.url,
    asked: server.asked,
    ...server.levers,
    settings: { servers: { [NAME]: server.url }, pageSize: 5 },
    credential: { server: NAME, token: TOKEN },
    target: { type: 'account', accountUsername: `${acct}@${NAME}` },
    pageSize: 5,
    endsEmpty: true,
    publish(...more) {
      posts.push(...more.map((post) => ({ ...post, isBoost: false })));
      for (const post of more) tell('update', statusOf(post));
    },
    boost: (post) => void posts.push({ ...post, isBoost: true }),
    edit(id, text, at) {
      const post = posts.find((one) => one.id === id);
      if (post === undefined) return;
      Object.assign(post, { text, editedAt: at });
      tell('status.update', statusOf(post));
    },
    remove(id) {
      posts.splice(
        posts.findIndex((one) => one.id === id),
        1,
      );
      tell('delete', id);
    },
    shutTags: (how) => void (shut = how),
    hide: (...ids) => {
      for (const id of ids) hidden.add(id);
    },
  };
}

/** Newest first; `min_id` gives the page right after it, `max_id` the page right before it. */
function pageOf<P extends Post>(posts: readonly P[], query: URLSearchParams): P[] {
  const limit = Math.min(40, Number(query.get('limit') ?? 20));
  const ordered = posts.toSorted((a, b) => (BigInt(b.id) > BigInt(a.id) ? 1 : -1));
  const [min, max] = [query.get('min_id'), query.get('max_id')];
  if (min !== null) return ordered.filter(({ id }) => BigInt(id) > BigInt(min)).slice(-limit);
  return ordered.filter(({ id }) => max === null || BigInt(id) < BigInt(max)).slice(0, limit);
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
