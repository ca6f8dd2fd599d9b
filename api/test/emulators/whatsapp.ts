import { createHmac } from 'node:crypto';
import { refuseGraph, tellToken, TOKEN } from './facebook.ts';
import { sendJson, serveVendor, type Post, type VendorEmulator } from './emulator.ts';

const SECRET = 'shhh';
const NUMBER_ID = '106540352242922';

export interface WhatsAppEmulator extends VendorEmulator {
  /** What was pushed, in its order, as the bodies of the calls. */
  pushed: unknown[];
  /** Files are handed out by another host than WhatsApp's. */
  misleadFiles(): void;
}

/**
 * The Cloud API: a number, files by id for the token, and pushes with receipts between the
 * messages.
 */
export async function startWhatsApp(
  number = '15550001234',
  shown = '+1 555-000-1234',
): Promise<WhatsAppEmulator> {
  const pushed: unknown[] = [];
  let misled = false;
  const server = await serveVendor((req, res) => {
    const url = new URL(req.url ?? '/', server.url);
    if (url.pathname.startsWith('/file/')) {
      if (req.headers.authorization !== `Bearer ${TOKEN}`) return void res.writeHead(401).end();
      return void res
        .writeHead(302, { location: decodeURIComponent(url.pathname.slice('/file/'.length)) })
        .end();
    }
    if (refuseGraph(res, req.headers.authorization, server.state) || tellToken(res, url)) return;
    const node = decodeURIComponent(url.pathname.split('/')[2] ?? '');
    if (server.state.isGone)
      return sendJson(res, 400, {
        error: {
          message: 'Unsupported get request',
          type: 'GraphMethodException',
          code: 100,
          error_subcode: 33,
        },
      });
    if (node === NUMBER_ID)
      return sendJson(res, 200, {
        id: NUMBER_ID,
        display_phone_number: shown,
        verified_name: 'Meridiana',
      });
    sendJson(res, 200, {
      url: `${misled ? 'https://evil.example' : server.url}/file/${encodeURIComponent(node)}`,
      mime_type: 'image/png',
      sha256: 'b64=',
      file_size: '95',
      id: node,
      messaging_product: 'whatsapp',
    });
  });
  const push = (value: object) =>
    void pushed.push({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '41',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: number, phone_number_id: NUMBER_ID },
                ...value,
              },
            },
          ],
        },
      ],
    });
  const messageOf = ({ id, text, at, media = [] }: Post) => ({
    from_user_id: 'US.135',
    id: `wamid.${id}`,
    timestamp: String(Math.floor(at.getTime() / 1000)),
    ...(media[0] === undefined
      ? { type: 'text', text: { body: text } }
      : {
          type: 'image',
          image: { id: media[0], mime_type: 'image/png', sha256: 'b64=', caption: text },
        }),
  });
  return {
    url: server.url,
    asked: server.asked,
    pushed,
    ...server.levers,
    settings: { graph: server.url, mediaHosts: [new URL(server.url).host] },
    pageSize: null,
    cannot: ['edit', 'delete'],
    credential: { token: TOKEN, phoneNumberId: NUMBER_ID, appSecret: SECRET, verifyToken: 'word' },
    target: { type: 'account', accountUsername: number },
    takePushes: () =>
      pushed.splice(0).map((value) => {
        const body = JSON.stringify(value);
        return {
          body,
          headers: {
            'x-hub-signature-256': `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`,
          },
        };
      }),
    publish(...more) {
      for (const post of more) {
        push({
          contacts: [{ profile: { name: post.by ?? 'Ann' }, user_id: 'US.135' }],
          messages: [messageOf(post)],
        });
        push({
          statuses: [
            {
              id: `wamid.${post.id}`,
              status: 'read',
              timestamp: '1749416383',
              recipient_id: '1650',
            },
          ],
        });
      }
    },
    edit: () => undefined,
    remove: () => undefined,
    misleadFiles: () => void (misled = true),
  };
}
