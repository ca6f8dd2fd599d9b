import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../../platform/errors/http-problem.ts';
import type { ChannelName } from './channels.ts';

const PATH = /^\/ws\/(notifications|events|presence)\/?$/;

/** The sockets of the api: two that send a stream of rows, and one that tells who looks at what. */
export type SocketName = ChannelName | 'presence';

/** What a client asks for when it opens a socket. */
export interface UpgradeRequest {
  channel: SocketName;
  /** An access token or an access key. */
  token: string;
  /** Id of the last message the client has; null: from now on. */
  after: number | null;
}

/** True when the address belongs to the sockets of the api, so that nobody else has to answer. */
export function isSocketPath(url: string | undefined): boolean {
  return (url ?? '').startsWith('/ws/');
}

/** The one on which a gateway listens for many (shared-line.ts). */
export function isSharedPath(url: string | undefined): boolean {
  return /^\/ws\/shared\/?(?:\?|$)/.test(url ?? '');
}

/** @throws HttpProblem 403 for a page of another site. */
export function checkOrigin(req: IncomingMessage, publicUrl: string | null): void {
  if (isOwnOrigin(req.headers.origin, req.headers.host, publicUrl)) return;
  throw new HttpProblem(403, 'FORBIDDEN', say('socketOriginForbidden'));
}

/**
 * Reads path, origin and query of an upgrade.
 * @param publicUrl the address people use, when the operator named one.
 * @throws HttpProblem 404 for another path, 403 for a page of another site, 401 without a token or
 * key, 400 for a bad `after`.
 */
export function parseUpgrade(req: IncomingMessage, publicUrl: string | null): UpgradeRequest {
  const url = parseUrl(req.url ?? '/');
  const channel = channelOf(url?.pathname ?? '');
  if (url === null || channel === null) {
    throw new HttpProblem(404, 'NOT_FOUND', say('socketUnknown'));
  }
  checkOrigin(req, publicUrl);
  // A browser can set no header on a socket; programs can, and keep their key out of addresses.
  const token =
    url.searchParams.get('token') ??
    /^Bearer (\S{1,4096})$/i.exec(req.headers.authorization ?? '')?.[1] ??
    '';
  if (token === '') {
    throw new HttpProblem(401, 'UNAUTHENTICATED', say('socketNeedsToken'));
  }
  const after = url.searchParams.get('after');
  if (after !== null && !/^\d{1,15}$/.test(after)) {
    throw new HttpProblem(400, 'BAD_USER_INPUT', say('socketAfterInvalid'));
  }
  return { channel, token, after: after === null ? null : Number(after) };
}

/**
 * Whether a browser's page may open a socket: one of the same host, or of the public address.
 * Programs send no Origin. Cookies play no part here, but a token taken from one site should not
 * work from another one's page.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin) : null;
  if (from === null) return false;
  if (publicUrl !== null && from.origin === new URL(publicUrl).origin) return true;
  return (
    (from.protocol === 'http:' || from.protocol === 'https:') && from.host === host?.toLowerCase()
  );
}

/** Answers an upgrade with a plain HTTP problem (RFC 9457) and ends the connection. */
export function refuse(socket: Duplex, problem: HttpProblem): void {
  if (socket.destroyed) return;
  const body = JSON.stringify({
    type: 'about:blank',
    title: problem.message,
    status: problem.status,
    code: problem.code,
  });
  const headers = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? 'Refused'}`,
    'Connection: close',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(problem.retryAfter === undefined ? [] : [`Retry-After: ${problem.retryAfter}`]),
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}

function channelOf(pathname: string): SocketName | null {
  const name = PATH.exec(pathname)?.[1];
  return name === 'notifications' || name === 'events' || name === 'presence' ? name : null;
}

/** The address of a request line, which has no host; null when it is none. */
function parseUrl(address: string): URL | null {
  const base = 'http://socket.invalid';
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
