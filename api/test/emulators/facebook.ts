import type { ServerResponse } from 'node:http';
import { sendJson, serveVendor, type Levers, type Post, type VendorEmulator } from './emulator.ts';

export const TOKEN = 'emulated-page-token';

/**
 * What every endpoint of Meta's Graph API refuses; true when it answered. Limits are a code in a
 * 400, not a 429.
 */
export function refuseGraph(
  res: ServerResponse,
  authorization: string | undefined,
  state: Levers['state'],
): boolean {
  const refuse = (status: number, error: object, headers: Record<string, string> = {}) => {
    sendJson(
      res,
      status,
      { error: { type: 'OAuthException', fbtrace_id: 'A1', ...error } },
      headers,
    );
    return true;
  };
  if (state.isFailing)
    return refuse(500, {
      message: 'An unexpected error has occurred.',
      code: 2,
      is_transient: true,
    });
  if (authorization !== `Bearer ${TOKEN}` || (state.callsLeft !== null && state.callsLeft < 0))
    return refuse(400, {
      message: 'Error validating access token: Session has expired',
      code: 190,
      error_subcode: 463,
    });
  if (state.limitedFor === null) return false;
  return refuse(
    400,
    { message: '(#4) Application request limit reached', code: 4 },
    {
      'x-business-use-case-usage': JSON.stringify({
        7: [
          {
            type: 'pages',
            call_count: 100,
            total_cputime: 20,
            total_time: 20,
            estimated_time_to_regain_access: Math.ceil(state.limitedFor / 60),
          },
        ],
      }),
    },
  );
}

/** When Meta's tokens end, in seconds since 1970; 0 is never. */
export const TOKEN_ENDS = { token: 0, data: 0 };

/** What Graph tells about the token that asks; true when it answered. */
export function tellToken(res: ServerResponse, url: URL): boolean {
  if (url.pathname.split('/')[2] !== 'debug_token' || url.searchParams.get('input_token') !== TOKEN)
    return false;
  sendJson(res, 200, {
    data: {
      app_id: '9',
      type: 'PAGE',
      is_valid: true,
      expires_at: TOKEN_ENDS.token,
      data_access_expires_at: TOKEN_ENDS.data,
      scopes: [],
    },
  });
  return true;
}

export const graphTimeOf = (at: Date) => at.toISOString().replace(/\.\d+Z$/, '+0000');

/**
 * The Graph API with one Page: ranked posts in pages by cursor, one of them empty with a `next`
 * that holds the token, limits as code 4 in a 400.
 */
export async function startFacebook(
  username = 'meridianafoods',
  name = 'Meridiana Foods',
): Promise<VendorEmulator> {
  const page = { id: '100', name };
  const posts: Post[] = [];
  const server = await serveVendor((req, res) => {
    const url = new URL(req.url ?? '/', server.url);
    if (refuseGraph(res, req.headers.authorization, server.state) || tellToken(res, url)) return;
    const [, version, node = '', edge] = url.pathname.split('/');
    const unknown = () =>
      sendJson(res, 400, {
        error: {
          message: `Unsupported get request. Object with ID '${node}' does not exist`,
          type: 'GraphMethodException',
          code: 100,
          error_subcode: 33,
        },
      });
    if (version !== 'v26.0') return unknown();
    if (node === 'me') return sendJson(res, 200, page);
    if (server.state.isGone || ![page.id, username].includes(node)) return unknown();
    if (edge === undefined) return sendJson(res, 200, page);
    if (edge !== 'published_posts' || Number(url.searchParams.get('limit')) > 100) return unknown();
    sendJson(res, 200, pageOf(page, posts, url), {
      'x-app-usage': JSON.stringify({ call_count: 3, total_time: 1, total_cputime: 1 }),
    });
  });
  return {
    url: server.url,
    asked: server.asked,
    ...server.levers,
    settings: { graph: server.url, pageSize: 2, firstDays: 365 },
    credential: { token: TOKEN, appSecret: 'shhh', verifyToken: 'word' },
    target: { type: 'account', accountUsername: username },
    pageSize: 2,
    cannot: ['delete'],
    publish: (...more) => void posts.push(...more),
    edit(id, text) {
      const post = posts.find((one) => one.id === id);
      if (post !== undefined) post.text = text;
    },
    remove: (id) =>
      void posts.splice(
        posts.findIndex((one) => one.id === id),
        1,
      ),
  };
}

/** Ranked: the second newest stands first. The second page is empty. */
function pageOf(page: { id: string; name: string }, posts: readonly Post[], url: URL) {
  const limit = Number(url.searchParams.get('limit'));
  const after = url.searchParams.get('after');
  const ordered = posts.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const ranked = [ordered[1], ordered[0], ...ordered.slice(2)].filter((post) => post !== undefined);
  const from = after === null ? 0 : Number(after.replace('empty', ''));
  const shown = after?.startsWith('empty') === true ? [] : ranked.slice(from, from + limit);
  const next =
    after === null && ranked.length > limit
      ? `empty${limit}`
      : shown.length === 0 && after !== null
        ? String(from)
        : String(from + limit);
  const isMore = after?.startsWith('empty') === true || ranked.length > from + limit;
  return {
    data: shown.map(({ id, text, at, media = [] }) => ({
      id: `${page.id}_${id}`,
      message: text,
      created_time: graphTimeOf(at),
      permalink_url: `https://www.facebook.com/${page.id}/posts/${id}`,
      from: page,
      ...(media[0] === undefined
        ? {}
        : {
            full_picture: `${media[0]}?small`,
            attachments: {
              data: [
                {
                  media_type: 'photo',
                  media: { image: { src: media[0], width: 1200, height: 800 } },
                  url: `https://www.facebook.com/photo/${id}`,
                },
              ],
            },
          }),
    })),
    paging: {
      cursors: { before: 'Q1', after: next },
      ...(isMore
        ? {
            next: `https://graph.facebook.com/v26.0/100/published_posts?access_token=${TOKEN}&after=${next}`,
          }
        : {}),
    },
  };
}
