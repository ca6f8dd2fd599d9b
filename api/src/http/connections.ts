import type { Server } from 'node:http';

/** Longer than proxies and clients keep a connection for the next request, so that it is never closed just as one arrives. */
const KEPT_MS = 75_000;
/** Whoever has not sent a request's head by then is not sending one. */
const HEAD_MS = 15_000;
/** 100 MiB over a line of 1 Mbit/s take a quarter of an hour; Node's own limit for a request is five minutes. */
const SLOWEST_UPLOAD_MS = 20 * 60_000;

/** Sets how long the connections of a server may take and stay, all in milliseconds. */
export function limitConnections(server: Server): void {
  server.keepAliveTimeout = KEPT_MS;
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = SLOWEST_UPLOAD_MS;
}
