import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { Pool } from 'undici';
import type { AddressHeaders } from '../upstream/client-address.ts';
import { addressOf } from './client-of.ts';

/** What reaches the api, and what comes back; everything else is dropped. */
const REQUEST_HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'content-length',
  'if-none-match',
  'range',
  'user-agent',
  'x-upload-token',
];
const ANSWER_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-content-type-options',
  'x-request-id',
];
/** The api may take a while over the last bytes of a large file. */
const ANSWER_TIMEOUT_MS = 60_000;
/** A client that sends nothing for this long has left. */
const STALL_LIMIT_MS = 60_000;
/**
 * How much longer a refused upload is read, so that the client sees the refusal and not a broken
 * connection.
 */
const REFUSED_UPLOAD_LIMIT_MS = 5_000;

/**
 * Streams file bytes past GraphQL when the api is another process, so that a browser needs one
 * origin only. Nothing is held in memory; either side that leaves takes the other one along.
 */
export function bytesRelay(options: {
  baseUrl: string;
  log: Logger;
  addressHeaders: AddressHeaders;
}): { router: Router; close(): Promise<void> } {
  const base = new URL(options.baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connections: 128,
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
  });

  const relay: RequestHandler = async (req, res) => {
    const gone = new AbortController();
    res.once('close', () => {
      if (!res.writableFinished) gone.abort(new Error('the client went away'));
    });
    req.setTimeout(STALL_LIMIT_MS, () => {
      gone.abort(new Error('the client stalled'));
    });
    try {
      const answer = await pool.request({
        method: req.method === 'POST' ? 'POST' : 'GET',
        path: prefix + req.originalUrl,
        headers: {
          ...pick(req.headers, REQUEST_HEADERS),
          ...options.addressHeaders(addressOf(req)),
        },
        body: req.method === 'POST' ? bodyOf(req) : null,
        signal: gone.signal,
      });
      res.status(answer.statusCode).set(pick(answer.headers, ANSWER_HEADERS));
      if (!req.complete) letGo(req, res);
      await pipeline(answer.body, res);
    } catch (error) {
      if (gone.signal.aborted) {
        res.destroy();
        return;
      }
      options.log.warn(
        { err: error, path: req.path },
        "Couldn't forward a file transfer to the api",
      );
      if (res.headersSent) res.destroy();
      else unavailable(req, res);
    }
  };

  const router = Router();
  router.post('/api/fileupload/v1/create{/}', relay);
  router.post(/^\/api\/indicator_lists\/v1\/[0-9]{1,16}\/file\/?$/, relay);
  router.get(/^\/api\/media\/v1\/[0-9]{1,16}\/(preview|original)\/?$/, relay);
  router.get('/api/analytics/v1/export{/}', relay);
  return { router, close: () => pool.destroy() };
}

/**
 * Between the client and undici, which destroys the body it was given when the api answers early.
 */
function bodyOf(req: Request): PassThrough {
  const between = new PassThrough();
  req.pipe(between);
  req.once('close', () => {
    if (!req.complete) between.destroy(new Error('the client went away'));
  });
  between.once('error', () => {
    req.unpipe(between);
  });
  return between;
}

/**
 * The api has answered before the whole body came: read on for a while, then end the connection.
 */
function letGo(req: Request, res: Response): void {
  res.set('Connection', 'close');
  req.unpipe();
  req.resume();
  const limit = setTimeout(() => {
    req.destroy();
  }, REFUSED_UPLOAD_LIMIT_MS);
  req.once('close', () => {
    clearTimeout(limit);
  });
}

function unavailable(req: Request, res: Response): void {
  if (!req.complete) letGo(req, res);
  res
    .status(503)
    .set('Retry-After', '2')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        status: 503,
        code: 'UNAVAILABLE',
        title: 'This part of Vedetta does not answer just now. Try again in a moment.',
      }),
    );
}

function pick(
  headers: NodeJS.Dict<string | string[]>,
  names: string[],
): Record<string, string | string[]> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
