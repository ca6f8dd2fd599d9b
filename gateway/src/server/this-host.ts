import type { IncomingMessage } from 'node:http';

/**
 * Somebody beside us; what a proxy on this host passes on comes from elsewhere
 * (docs/decisions/072).
 */
export function isOfThisHost(req: IncomingMessage): boolean {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(req.socket.remoteAddress ?? '');
  return (
    isLoopback &&
    req.headers['x-forwarded-for'] === undefined &&
    req.headers.forwarded === undefined &&
    req.headers.via === undefined
  );
}
