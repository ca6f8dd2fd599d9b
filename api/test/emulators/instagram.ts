import { graphTimeOf, refuseGraph, tellToken, TOKEN } from './facebook.ts';
import { sendJson, serveVendor, type Post, type VendorEmulator } from './emulator.ts';

const OWN = '17841405309211844';

export interface InstagramEmulator extends VendorEmulator {
  /** So many hashtags were asked for this week. */
  spendTags(count: number): void;
}

/**
 * The Graph API as Instagram uses it: business discovery with cursors inside of the field, hashtags
 * with their budget.
 */
export async function startInstagram(account = 'acme'): Promise<InstagramEmulator> {
  const posts: Post[] = [];
  let spent = 0;
  const server = await serveVendor((req, res) => {
    const url = new URL(req.url ?? '/', server.url);
    if (refuseGraph(res, req.headers.authorization, server.state) || tellToken(res, url)) return;
    const refuse = (code: number, message: string) =>
      sendJson(res, 400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'A' } });
    const [, , node, edge] = url.pathname.split('/');
    const fields = url.searchParams.get('fields') ?? '';
    const discovery =
      /^business_discovery\.username\(([\w.]+)\)\{id,username,media\.limit\((\d+)\)(?:\.after\((\w+)\))?\{/.exec(
        fields,
      );
    if (node === OWN && discovery !== null) {
      if (server.state.isGone || discovery[1] !== account) return refuse(110, 'Invalid user id');
      return sendJson(res, 200, {
        business_discovery: {
          id: '1784',
          username: account,
          media: pageOf(posts, Number(discovery[2]), Number(discovery[3]?.slice(1) ?? 0)),
        },
        id: OWN,
      });
    }
    if (node === OWN && edge === 'recently_searched_hashtags')
      return sendJson(res, 200, {
        data: Array.from({ length: spent }, (_, n) => ({ id: `900${n}` })),
      });
    if (node === OWN) return sendJson(res, 200, { id: OWN, username: 'meridiana' });
    if (node === 'ig_hashtag_search')
      return url.searchParams.get('q') === 'phishing'
        ? sendJson(res, 200, { data: [{ id: '17873440459141021' }] })
        : refuse(24, 'The requested resource does not exist');
    if (node !== '17873440459141021' || url.searchParams.get('user_id') !== OWN)
      return refuse(100, 'Unsupported get request');
    const tagged = posts
      .filter(
        ({ text, at }) => text.includes('#phishing') && at.getTime() > Date.now() - 86_400_000,
      )
      .reverse();
    const from = Number(url.searchParams.get('after')?.slice(1) ?? 0);
    sendJson(res, 200, pageOf(tagged, Number(url.searchParams.get('limit')), from));
  });
  return {
    url: server.url,
    asked: server.asked,
    ...server.levers,
    settings: { graph: server.url, pageSize: 3, firstDays: 365 },
    credential: { token: TOKEN, userId: OWN },
    target: { type: 'account', accountUsername: account },
    pageSize: 3,
    endsEmpty: true,
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
    spendTags: (count) => void (spent = count),
  };
}

/** Newest first. A first medium of several is also told among the children. */
function pageOf(posts: readonly Post[], limit: number, from: number) {
  const shown = posts.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(from, from + limit);
  return {
    data: shown.map(({ id, text, at, media = [] }) => ({
      id,
      caption: text,
      media_type: media.length > 1 ? 'CAROUSEL_ALBUM' : 'IMAGE',
      permalink: `https://www.instagram.com/p/${id}/`,
      timestamp: graphTimeOf(at),
      ...(media[0] === undefined ? {} : { media_url: media[0] }),
      ...(media.length > 1
        ? {
            children: {
              data: media.map((url) => ({ media_type: 'IMAGE', media_url: url, id: `${id}c` })),
            },
          }
        : {}),
    })),
    paging: { cursors: { before: 'b', after: `c${from + shown.length}` } },
  };
}
