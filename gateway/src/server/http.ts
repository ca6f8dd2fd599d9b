import { setMaxListeners } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { RestClient } from '../upstream/rest-client.ts';
import { originOf } from './client-of.ts';
import { Context } from './context.ts';
import { MAX_BODY_BYTES } from './limits.ts';

/** Fault of the request that is found before GraphQL sees it. */
class BodyError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Answers GraphQL over HTTP. Our own reader instead of a body middleware: one pass, no ETag, and a
 * refusal in the shape of GraphQL.
 */
export function graphqlHandler(
  apollo: ApolloServer<Context>,
  rest: RestClient,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    const gone = new AbortController();
    // One listener per call of the api; a request makes as many as its fields need.
    setMaxListeners(0, gone.signal);
    res.once('close', () => {
      if (!res.writableFinished) gone.abort(new Error('the client went away'));
    });
    const cookies: string[] = [];
    let limit: Record<string, string> = {};
    const origin = originOf(
      req,
      gone.signal,
      (more) => {
        cookies.push(...more);
      },
      (told) => {
        // Of the calls of one request, the one that came last to its count.
        if (
          limit['ratelimit-remaining'] === undefined ||
          Number(told['ratelimit-remaining']) < Number(limit['ratelimit-remaining'])
        )
          limit = told;
      },
    );
    const own = {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': origin.requestId,
    };

    let body: unknown;
    try {
      body = req.method === 'POST' ? await readBody(req) : undefined;
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      refuse(res, error, origin.requestId, own);
      return;
    }
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(req.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    const url = req.url ?? '';
    const query = url.indexOf('?');
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method ?? '',
        headers,
        search: query < 0 ? '' : url.slice(query),
        body,
      },
      context: async () => new Context(origin, rest, null),
    });
    if (gone.signal.aborted || answer.body.kind !== 'complete') {
      res.end();
      return;
    }
    const text = answer.body.string;
    const sent: OutgoingHttpHeaders = {
      ...own,
      ...limit,
      'Content-Length': text.length,
      ...(cookies.length > 0 ? { 'Set-Cookie': cookies } : {}),
    };
    for (const [name, value] of answer.headers) if (name !== 'cache-control') sent[name] = value;
    // One character per byte (server/written.ts).
    res.writeHead(answer.status ?? 200, sent).end(text, 'latin1');
  };
}

/** @returns the parsed JSON; undefined for other media types, which GraphQL then refuses. */
async function readBody(req: IncomingMessage): Promise<unknown> {
  const type = req.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) return undefined;
  const charset = /charset=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset))
    throw new BodyError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as UTF-8.');
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new BodyError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression.');
  const bytes = await collect(req);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BodyError(400, 'BAD_REQUEST', 'The body is not well-formed JSON.');
  }
}

/** For the whole body: a line of 500 kbit/s brings the largest in time. */
const BODY_MS = 20_000;

/** By events: an async iterator costs a promise per chunk. */
function collect(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    // Most bodies are here already, in one piece with the head.
    const timer = req.complete
      ? null
      : setTimeout(() => {
          giveUp(
            408,
            'REQUEST_TIMEOUT',
            'The body came too slowly. Send it again over a better connection.',
          );
        }, BODY_MS);
    const giveUp = (status: number, code: string, message: string) => {
      if (timer) clearTimeout(timer);
      req.removeAllListeners('data').pause();
      reject(new BodyError(status, code, message));
    };
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else giveUp(413, 'BODY_TOO_LARGE', 'Send at most 1 MiB in one request.');
    });
    req.once('end', () => {
      if (timer) clearTimeout(timer);
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    req.once('error', (error) => {
      if (timer) clearTimeout(timer);
      reject(error);
    });
  });
}

function refuse(
  res: ServerResponse,
  { status, code, message }: BodyError,
  requestId: string,
  own: OutgoingHttpHeaders,
): void {
  // What is left of the body is not read: the connection cannot be used again.
  res.writeHead(status, {
    ...own,
    'Content-Type': 'application/json; charset=utf-8',
    ...(status === 413 || status === 408 ? { Connection: 'close' } : {}),
  });
  res.end(JSON.stringify({ errors: [{ message, extensions: { code, status, requestId } }] }));
}
