import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOurCookie, type Origin } from '../upstream/rest-client.ts';

/**
 * Address of the client. Only a proxy on this very host is believed: anybody else could write the
 * header to slip under a throttle.
 */
export function addressOf(req: IncomingMessage): string {
  const peer = req.socket.remoteAddress ?? '';
  if (!/^(127\.|::1$|::ffff:127\.)/.test(peer)) return peer;
  const forwarded = req.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .at(-1)
    ?.trim();
  return last === undefined || last === '' ? peer : last;
}

/** The origin of the calls made for one HTTP request. Cookies that are not ours stay here. */
export function originOf(
  req: IncomingMessage,
  signal: AbortSignal,
  setCookie: (cookies: string[]) => void,
  tellLimit: (headers: Record<string, string>) => void = () => undefined,
): Origin {
  const cookie = (req.headers.cookie ?? '')
    .split(';')
    .filter(isOurCookie)
    .map((one) => one.trim())
    .join('; ');
  return {
    requestId: randomUUID(),
    calls: 0,
    address: addressOf(req),
    authorization: req.headers.authorization,
    cookie: cookie === '' ? undefined : cookie,
    userAgent: req.headers['user-agent'],
    idempotencyKey: req.headers['idempotency-key']?.toString(),
    signal,
    setCookie,
    tellLimit,
  };
}

/**
 * Whether a browser page may open a socket here: pages of this host or of the public address.
 * Programs send no Origin.
 */
export function isOwnOrigin(req: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = req.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null && URL.canParse(publicUrl) && new URL(publicUrl).origin === origin)
    return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
