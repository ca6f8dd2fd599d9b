import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocketServer } from 'ws';
import { sendJson, serveVendor, type Post, type VendorEmulator } from './emulator.ts';

const DID = 'did:plc:ewvi7nxzyoun6zhxrhs64oiz';
const HANDLE = 'ann.bsky.example';
const PASSWORD = 'abcd-efgh-ijkl-mnop';

export interface BlueskyEmulator extends VendorEmulator {
  /** A post of somebody else that the account passed on. */
  repost(post: Post): void;
  /** Access tokens given out so far have run out; the session can be renewed. */
  ageSessions(): void;
  /** Sessions cannot be renewed either: log in anew. */
  endSessions(): void;
}

/**
 * Bluesky with one account: its feed and its handle without a token, sessions with an app password,
 * search for those who have one, and Jetstream. Pages by cursor, one of them empty; posts cannot be
 * edited.
 */
export async function startBluesky(): Promise<BlueskyEmulator> {
  const posts: (Post & { isRepost: boolean })[] = [];
  let [generation, sessions] = [0, 0];
  let family = 0;
  const server = await serveVendor((req, res, body) => {
    const { state } = server;
    const url = new URL(req.url ?? '/', server.url);
    const method = url.pathname.replace('/xrpc/', '');
    if (state.isFailing) return sendJson(res, 502, { error: 'UpstreamFailure', message: '' });
    if (state.limitedFor !== null)
      return sendJson(
        res,
        429,
        { error: 'RateLimitExceeded', message: 'Rate Limit Exceeded' },
        {
          'ratelimit-limit': '3000',
          'ratelimit-remaining': '0',
          'ratelimit-reset': String(Math.ceil(Date.now() / 1000) + state.limitedFor),
          'ratelimit-policy': '3000;w=300',
        },
      );
    const isShut = state.callsLeft !== null && state.callsLeft < 0;
    if (method === 'com.atproto.server.createSession') {
      const isKnown =
        !isShut && body === JSON.stringify({ identifier: HANDLE, password: PASSWORD });
      return isKnown
        ? sendSession(res)
        : sendJson(res, 401, {
            error: 'AuthenticationRequired',
            message: 'Invalid identifier or password',
          });
    }
    if (method === 'com.atproto.server.refreshSession') {
      const isKnown = !isShut && req.headers.authorization === `Bearer refresh-${family}`;
      return isKnown
        ? sendSession(res)
        : sendJson(res, 400, { error: 'ExpiredToken', message: 'Token has been revoked' });
    }
    if (method === 'com.atproto.identity.resolveHandle') return sendJson(res, 200, { did: DID });
    if (method === 'app.bsky.feed.getAuthorFeed') {
      if (state.isGone || ![HANDLE, DID].includes(url.searchParams.get('actor') ?? ''))
        return sendJson(res, 400, { error: 'InvalidRequest', message: 'Profile not found' });
      const { shown, cursor } = pageOf(posts, url.searchParams);
      return sendJson(res, 200, {
        feed: shown.map((post) => ({
          post: viewOf(post),
          ...(post.isRepost ? { reason: { $type: 'app.bsky.feed.defs#reasonRepost' } } : {}),
        })),
        ...cursor,
      });
    }
    if (method === 'app.bsky.feed.searchPosts') return search(req, res, url);
    sendJson(res, 501, { error: 'MethodNotImplemented', message: 'Method Not Implemented' });
  });

  const sendSession = (res: ServerResponse) => {
    sessions += 1;
    sendJson(res, 200, {
      did: DID,
      handle: HANDLE,
      accessJwt: `access-${generation}-${sessions}`,
      refreshJwt: `refresh-${family}`,
      active: true,
      didDoc: {
        id: DID,
        service: [
          { id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: server.url },
        ],
      },
    });
  };
  const search = (req: IncomingMessage, res: ServerResponse, url: URL) => {
    const given = /^Bearer access-(\d+)-/.exec(req.headers.authorization ?? '');
    if (given === null) return sendJson(res, 403, { error: 'Forbidden', message: '' });
    if (
      Number(given[1]) < generation ||
      (server.state.callsLeft !== null && server.state.callsLeft < 0)
    )
      return sendJson(res, 400, { error: 'ExpiredToken', message: 'Token has expired' });
    const words = (url.searchParams.get('q') ?? '').toLowerCase();
    const since = Date.parse(url.searchParams.get('since') ?? '1970-01-01');
    const { shown, cursor } = pageOf(
      posts.filter(({ text, at }) => text.toLowerCase().includes(words) && at.getTime() >= since),
      url.searchParams,
    );
    sendJson(res, 200, { posts: shown.map(viewOf), ...cursor });
  };

  const stream = new WebSocketServer({ noServer: true });
  server.onUpgrade((req, socket, head) => {
    server.asked.push(req.url ?? '');
    stream.handleUpgrade(
      req,
      socket,
      head,
      (client) =>
        void client.send(
          JSON.stringify({
            did: DID,
            time_us: 1,
            kind: 'identity',
            identity: { did: DID, handle: HANDLE },
          }),
        ),
    );
  });
  const tell = (operation: string, post: Post) => {
    const event = {
      did: DID,
      time_us: post.at.getTime() * 1000,
      kind: 'commit',
      commit: { operation, collection: 'app.bsky.feed.post', rkey: post.id, cid: 'bafy' },
    };
    for (const client of stream.clients) client.send(JSON.stringify(event));
  };

  return {
    url: server.url,
    asked: server.asked,
    ...server.levers,
    credential: { handle: HANDLE, password: PASSWORD },
    pageSize: 3,
    cannot: ['edit'],
    settings: {
      publicApi: server.url,
      entryway: server.url,
      jetstream: server.url.replace('http', 'ws'),
      pageSize: 3,
      firstPages: 20,
    },
    target: { type: 'account', accountUsername: HANDLE },
    publish(...more) {
      posts.unshift(...more.map((post) => ({ ...post, isRepost: false })).reverse());
      for (const post of more) tell('create', post);
    },
    repost: (post) => void posts.unshift({ ...post, isRepost: true }),
    edit: () => undefined,
    remove: (id) =>
      void posts.splice(
        posts.findIndex((one) => one.id === id),
        1,
      ),
    ageSessions: () => void (generation += 1),
    endSessions: () => void ([generation, family] = [generation + 1, family + 1]),
    async close() {
      stream.close();
      await server.levers.close();
    },
  };
}

/** Newest first; between two pages there is one without anything in it. */
function pageOf<P extends Post>(
  posts: readonly P[],
  query: URLSearchParams,
): { shown: P[]; cursor: { cursor?: string } } {
  const limit = Number(query.get('limit') ?? 50);
  const given = query.get('cursor');
  if (given?.startsWith('empty:') === true)
    return { shown: [], cursor: { cursor: given.slice('empty:'.length) } };
  const ordered = posts.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const rest = ordered.filter(({ at }) => given === null || at.toISOString() < given);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    shown,
    cursor:
      last === undefined || rest.length <= limit
        ? {}
        : { cursor: `empty:${last.at.toISOString()}` },
  };
}

function viewOf({ id, text, at, media = [], by, byName, face }: Post) {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  const byteStart = Buffer.byteLength(link === undefined ? '' : text.slice(0, text.indexOf(link)));
  return {
    uri: `at://${DID}/app.bsky.feed.post/${id}`,
    cid: 'bafy',
    author: {
      did: DID,
      handle: by ?? HANDLE,
      displayName: byName ?? by ?? 'Ann',
      ...(face === undefined ? {} : { avatar: face }),
    },
    indexedAt: at.toISOString(),
    // A link that reads otherwise than it leads.
    record: {
      $type: 'app.bsky.feed.post',
      text: link === undefined ? text : text.replace(link, 'bank.example'),
      createdAt: at.toISOString(),
      ...(link === undefined
        ? {}
        : {
            facets: [
              {
                index: { byteStart, byteEnd: byteStart + 'bank.example'.length },
                features: [{ $type: 'app.bsky.richtext.facet#link', uri: link }],
              },
            ],
          }),
    },
    ...(media.length === 0
      ? {}
      : {
          embed: {
            $type: 'app.bsky.embed.images#view',
            images: media.map((url) => ({
              thumb: `${url}?small`,
              fullsize: url,
              alt: 'a picture',
            })),
          },
        }),
  };
}
