import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/**
 * How long connections may take and stay, in milliseconds. The gateway on its own has the same
 * (docs/decisions/120, gateway/test/half-open.test.ts).
 */
export const CONNECTION_LIMITS = {
  /**
   * Longer than proxies and clients keep a connection for the next request, so that it is never
   * closed just as one arrives.
   */
  keepAliveTimeout: 75_000,
  /** Whoever has not sent a request's head by then is not sending one: 408. */
  headersTimeout: 10_000,
  /**
   * 100 MiB over a line of 1 Mbit/s take a quarter of an hour; Node's own limit for a request is
   * five minutes.
   */
  requestTimeout: 20 * 60_000,
  /** How often the two above are looked at; Node's own is half a minute. */
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions;

/** Of a body that nobody waits for any more, because the request is answered. */
const REST_OF_BODY_MS = 10_000;

/** A server with these limits; a body that drips on after its answer is cut off. */
export function createLimitedServer(handler: RequestListener): Server {
  return createServer(CONNECTION_LIMITS, (req, res) => {
    res.once('finish', () => {
      if (!req.complete)
        setTimeout(() => {
          if (!req.complete) req.socket.destroy();
        }, REST_OF_BODY_MS).unref();
    });
    handler(req, res);
  });
}
