import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, serveVendor, type Post, type VendorEmulator } from './emulator.ts';

const KEY = 'emulated-key';
const SECRET = 'emulated secret';
const PROBLEMS = 'https://api.x.com/2/problems';

/** One version of a post; `root` is the id of its first. */
interface Version extends Post {
  root: string;
  versions: string[];
}

export interface XEmulator extends VendorEmulator {
  /** Tokens given out so far are no longer taken; keys still are. */
  forgetTokens(): void;
  /** The credit of the month is used up. */
  spend(): void;
  /** Answers hold `errors` beside `data`. */
  leaveSomeOut(): void;
}

/**
 * The API of X for one app: tokens, user lookup, timeline and recent search with `since_id`,
 * `until_id` and pages, newest first. Refuses parameters that the documentation does not know, as X
 * does.
 * @param names how it names fields and includes.
 * @param username of the one account; posts `by` others are found by searches alone.
 */
export async function startX(
  names: 'tweet' | 'post' = 'tweet',
  username = 'acme',
  name = 'Acme',
): Promise<XEmulator> {
  const ACCOUNT = { id: '42', name, username };
  const posts: Version[] = [];
  let tokens = 0;
  let oldestToken = 1;
  let [isSpent, isPartial] = [false, false];
  const server = await serveVendor((req, res, body) => {
    const { state } = server;
    const url = new URL(req.url ?? '/', server.url);
    const keysTaken = state.callsLeft === null || state.callsLeft >= 0;
    if (state.isFailing) return void res.writeHead(503).end('upstream');
    if (url.pathname === '/oauth2/token') {
      const isKnown =
        req.headers.authorization ===
          `Basic ${Buffer.from(`${KEY}:${encodeURIComponent(SECRET)}`).toString('base64')}` &&
        body === 'grant_type=client_credentials';
      if (!isKnown || !keysTaken)
        return sendJson(res, 403, {
          errors: [{ code: 99, message: 'Unable to verify your credentials' }],
        });
      return sendJson(res, 200, { token_type: 'bearer', access_token: `token-${++tokens}` });
    }
    const token = Number(/^Bearer token-(\d+)$/.exec(req.headers.authorization ?? '')?.[1] ?? 0);
    if (!keysTaken || token < oldestToken || token > tokens)
      return problem(res, 401, 'about:blank', 'Unauthorized', 'Unauthorized');
    if (state.limitedFor !== null) return tooMany(res, state.limitedFor);
    if (isSpent)
      return problem(
        res,
        429,
        `${PROBLEMS}/usage-capped`,
        'UsageCapExceeded',
        'Usage cap exceeded: Monthly product cap',
      );
    route(req, res, url);
  });

  const route = (_req: IncomingMessage, res: ServerResponse, url: URL) => {
    const user = /^\/2\/users\/by\/username\/(\w+)$/.exec(url.pathname)?.[1];
    if (user !== undefined) {
      const isThere = !server.state.isGone && [ACCOUNT.username, 'x'].includes(user.toLowerCase());
      return sendJson(
        res,
        200,
        isThere
          ? { data: ACCOUNT }
          : {
              errors: [
                {
                  value: user,
                  detail: `Could not find user with username: [${user}].`,
                  title: 'Not Found Error',
                  type: `${PROBLEMS}/resource-not-found`,
                },
              ],
            },
      );
    }
    const isTimeline = url.pathname === `/2/users/${ACCOUNT.id}/tweets`;
    if (!isTimeline && url.pathname !== '/2/tweets/search/recent')
      return problem(res, 404, 'about:blank', 'Not Found', 'Not Found');
    if (isTimeline && server.state.isGone)
      return problem(res, 404, `${PROBLEMS}/resource-not-found`, 'Not Found Error', 'no such user');
    const wrong = refusal(url.searchParams, isTimeline, names);
    if (wrong !== null)
      return problem(res, 400, `${PROBLEMS}/invalid-request`, 'Invalid Request', wrong);
    sendJson(res, 200, page(url.searchParams, isTimeline), {
      'x-rate-limit-limit': '450',
      'x-rate-limit-remaining': '449',
      'x-rate-limit-reset': String(Math.ceil(Date.now() / 1000) + 900),
    });
  };

  const authorOf = ({ by, byName }: Post) =>
    by === undefined
      ? ACCOUNT
      : {
          id: `7${Buffer.from(by).reduce((sum, byte) => (sum * 31 + byte) % 1_000_000_007, 7)}`,
          name: byName ?? by,
          username: by,
        };
  const page = (query: URLSearchParams, isTimeline: boolean) => {
    const [since, until] = [
      BigInt(query.get('since_id') ?? 0),
      BigInt(query.get('until_id') ?? '99999999999999999999'),
    ];
    const start = Date.parse(query.get('start_time') ?? '1970-01-01T00:00:00Z');
    const words = (query.get('query') ?? '').toLowerCase();
    const found = posts
      .filter(
        ({ id, at, text, by }) =>
          (by === undefined || !isTimeline) &&
          BigInt(id) > since &&
          BigInt(id) < until &&
          at.getTime() >= start &&
          (isTimeline || text.toLowerCase().includes(words)),
      )
      .sort((a, b) => (BigInt(b.id) > BigInt(a.id) ? 1 : -1));
    const shown = found.slice(0, Number(query.get('max_results')));
    const more = found.length > shown.length ? { next_token: `b26v${shown.length}` } : {};
    if (shown.length === 0) return { meta: { result_count: 0 } };
    const left = isPartial
      ? {
          errors: [
            {
              title: 'Authorization Error',
              detail: 'Sorry, you are not authorized to see the post.',
              type: `${PROBLEMS}/not-authorized-for-resource`,
            },
          ],
        }
      : {};
    const hasPictures = (query.get('user.fields') ?? '').split(',').includes('profile_image_url');
    const media = shown.flatMap(({ media: links = [] }) => links);
    return {
      data: shown.map((post) => ({
        id: post.id,
        ...withLinks(post.text.slice(0, 280)),
        author_id: authorOf(post).id,
        created_at: (post.editedAt ?? post.at).toISOString(),
        edit_history_tweet_ids: post.versions,
        ...(post.text.length > 280 ? { [`note_${names}`]: { text: post.text } } : {}),
        ...(post.media
          ? { attachments: { media_keys: post.media.map((link) => `3_${link}`) } }
          : {}),
      })),
      includes: {
        users: [
          ...new Map(
            shown.map((post) => [
              authorOf(post).id,
              {
                ...authorOf(post),
                ...(post.face === undefined || !hasPictures
                  ? {}
                  : { profile_image_url: post.face }),
              },
            ]),
          ).values(),
        ],
        ...(media.length > 0
          ? {
              media: media.map((link) => ({
                media_key: `3_${link}`,
                type: 'photo',
                url: link,
                width: 1,
                height: 1,
              })),
            }
          : {}),
      },
      meta: {
        newest_id: shown[0]?.id,
        oldest_id: shown.at(-1)?.id,
        result_count: shown.length,
        ...more,
      },
      ...left,
    };
  };

  return {
    url: server.url,
    asked: server.asked,
    ...server.levers,
    settings: { api: server.url, pageSize: 10, names, firstDays: 365 },
    credential: { key: KEY, secret: SECRET },
    target: { type: 'account', accountUsername: ACCOUNT.username },
    pageSize: 10,
    cannot: ['delete'],
    publish: (...more) =>
      void posts.push(...more.map((post) => ({ ...post, root: post.id, versions: [post.id] }))),
    // An edit is a new post; the timeline shows the newest version alone.
    edit(id, text, at) {
      const index = posts.findIndex(({ root }) => root === id);
      const post = posts[index];
      if (post === undefined) return;
      const next = String(
        posts.reduce((most, one) => (BigInt(one.id) > most ? BigInt(one.id) : most), 0n) + 1n,
      );
      posts.splice(index, 1, {
        ...post,
        id: next,
        text,
        editedAt: at,
        versions: [...post.versions, next],
      });
    },
    remove: (id) =>
      void posts.splice(
        posts.findIndex(({ root }) => root === id),
        1,
      ),
    forgetTokens: () => void (oldestToken = tokens + 1),
    spend: () => void (isSpent = true),
    leaveSomeOut: () => void (isPartial = true),
  };
}

/** Links become t.co's, as X writes them. */
function withLinks(text: string) {
  const urls = [...text.matchAll(/https?:\/\/\S+/g)].map(([expanded], index) => ({
    url: `https://t.co/${index}abc`,
    expanded_url: expanded,
    display_url: expanded.slice(8, 30),
  }));
  const short = urls.reduce(
    (whole, { url, expanded_url }) => whole.replace(expanded_url, url),
    text,
  );
  return urls.length === 0 ? { text } : { text: short, entities: { urls } };
}

const problem = (
  res: ServerResponse,
  status: number,
  type: string,
  title: string,
  detail: string,
) => sendJson(res, status, { type, title, detail, status });

function tooMany(res: ServerResponse, seconds: number): void {
  const reset = String(Math.ceil(Date.now() / 1000) + seconds);
  sendJson(
    res,
    429,
    { errors: [{ code: 88, message: 'Rate limit exceeded' }] },
    { 'x-rate-limit-limit': '450', 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset },
  );
}

/** What X would say of a query that its documentation does not allow. */
function refusal(
  query: URLSearchParams,
  isTimeline: boolean,
  names: 'tweet' | 'post',
): string | null {
  const known = [
    'max_results',
    'since_id',
    'until_id',
    'start_time',
    'end_time',
    'expansions',
    `${names}.fields`,
    'user.fields',
    'media.fields',
    ...(isTimeline ? ['pagination_token', 'exclude'] : ['query', 'next_token', 'sort_order']),
  ];
  const strange = [...query.keys()].find((name) => !known.includes(name));
  if (strange !== undefined)
    return `The query parameter [${strange}] is not one of [${known.join(',')}]`;
  const size = Number(query.get('max_results') ?? 10);
  if (size < (isTimeline ? 5 : 10) || size > 100)
    return `The \`max_results\` query parameter value [${size}] is not valid`;
  if (!isTimeline && (query.get('query') ?? '') === '')
    return "Invalid 'query': must be a non-empty string";
  for (const id of ['since_id', 'until_id'])
    if (query.has(id) && !/^\d{1,19}$/.test(query.get(id) ?? ''))
      return `The ${id} query parameter value is not valid`;
  if (
    !isTimeline &&
    query.has('start_time') &&
    Date.parse(query.get('start_time') ?? '') < Date.now() - 7 * 86_400_000
  )
    return "Invalid 'start_time': must be on or after 7 days ago";
  return null;
}
