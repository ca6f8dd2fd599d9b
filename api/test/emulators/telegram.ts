import { sendJson, serveVendor, type Post, type VendorEmulator } from './emulator.ts';

const TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';

export interface TelegramEmulator extends VendorEmulator {
  /** Somebody else takes the bot's posts by webhook. */
  setWebhook(): void;
  /** The bot was thrown out of the channel. */
  kick(): void;
}

/**
 * The Bot API with one bot that is a member of one channel: each update is handed out until a later
 * offset confirms it. Links to pictures of the table become files with an id. Its token with
 * anything behind it is another bot that is a member too.
 */
export async function startTelegram(
  username = 'meridiana_news',
  title = 'News',
): Promise<TelegramEmulator> {
  const CHAT = { id: -1001234567890123, type: 'channel', title, username };
  const updates: { update_id: number; [kind: string]: unknown }[] = [];
  /** Up to where each bot confirmed what it was handed. */
  const confirmed = new Map<string, number>();
  const posts = new Map<string, Post>();
  let next = 700_000_001;
  let [isTaken, isOut] = [false, false];
  const server = await serveVendor((req, res) => {
    const { state } = server;
    const url = new URL(req.url ?? '/', server.url);
    const [, token, method] = /^\/(?:file\/)?bot([^/]+)\/(.*)$/.exec(url.pathname) ?? [];
    const refuse = (code: number, description: string, parameters: object = {}) =>
      sendJson(res, code, { ok: false, error_code: code, description, ...parameters });
    const give = (result: unknown) => sendJson(res, 200, { ok: true, result });
    if (state.isFailing) return refuse(502, 'Bad Gateway');
    if (token?.startsWith(TOKEN) !== true || (state.callsLeft !== null && state.callsLeft < 0))
      return refuse(401, 'Unauthorized');
    if (state.limitedFor !== null)
      return refuse(429, `Too Many Requests: retry after ${state.limitedFor}`, {
        parameters: { retry_after: state.limitedFor },
      });
    if (method?.startsWith('files/') === true)
      return void res
        .writeHead(302, { location: decodeURIComponent(method.slice('files/'.length)) })
        .end();
    if (method === 'getMe')
      return give({ id: 110201543, is_bot: true, first_name: 'Lookout', username: 'vedetta_bot' });
    if (method === 'getChat') {
      if (state.isGone || url.searchParams.get('chat_id') !== `@${CHAT.username}`)
        return refuse(400, 'Bad Request: chat not found');
      return isOut ? refuse(403, 'Forbidden: bot was kicked from the channel chat') : give(CHAT);
    }
    if (method === 'getFile')
      return give({
        file_id: url.searchParams.get('file_id'),
        file_path: `files/${encodeURIComponent(url.searchParams.get('file_id') ?? '')}`,
      });
    if (method !== 'getUpdates') return refuse(404, 'Not Found');
    if (isTaken)
      return refuse(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    const offset = Number(url.searchParams.get('offset') ?? 0);
    confirmed.set(token, Math.max(offset, confirmed.get(token) ?? 0));
    give(
      updates
        .filter(({ update_id: id }) => id >= (confirmed.get(token) ?? 0))
        .slice(0, Number(url.searchParams.get('limit') ?? 100)),
    );
  });
  const messageOf = ({ id, text, at, editedAt, media }: Post) => ({
    message_id: Number(id),
    chat: CHAT,
    sender_chat: CHAT,
    date: Math.floor(at.getTime() / 1000),
    ...(editedAt ? { edit_date: Math.floor(editedAt.getTime() / 1000) } : {}),
    ...(media?.[0] === undefined
      ? { text }
      : {
          caption: text,
          photo: [
            { file_id: 'small', width: 90, height: 90 },
            { file_id: media[0], width: 1280, height: 960 },
          ],
        }),
  });
  const tell = (kind: string, message: unknown) =>
    void updates.push({ update_id: next++, [kind]: message });
  return {
    url: server.url,
    asked: server.asked,
    ...server.levers,
    settings: { api: server.url, pageSize: 3 },
    credential: { token: TOKEN },
    pageSize: 3,
    cannot: ['delete'],
    target: { type: 'account', accountUsername: CHAT.username },
    publish(...more) {
      for (const post of more) {
        posts.set(post.id, post);
        tell('channel_post', messageOf(post));
      }
    },
    edit(id, text, at) {
      const post = posts.get(id);
      if (post !== undefined)
        tell('edited_channel_post', messageOf(Object.assign(post, { text, editedAt: at })));
    },
    // Bots are not told.
    remove: () => undefined,
    setWebhook: () => void (isTaken = true),
    kick: () => void (isOut = true),
  };
}
