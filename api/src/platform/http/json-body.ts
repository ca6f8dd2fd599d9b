import { raw, type Request, type RequestHandler, type Response } from 'express';
import { wellFormed } from '@vedetta/detection/formats/text/well-formed.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../errors/http-problem.ts';

export const MAX_BODY_BYTES = 1024 * 1024;
/** For each started MiB of the limit: a line of 500 kbit/s is quick enough. */
const BODY_MS = 20_000;
const MAX_DEPTH = 32;

const unreadable = (detail: Message) =>
  new HttpProblem(400, 'BAD_USER_INPUT', say('bodyJsonUnreadable'), { detail });

const readers = new Map<number, RequestHandler>();

/**
 * Reads a body as bytes into `req.body`; nothing is parsed yet.
 * @param limit in bytes; 1 MiB when left out.
 * @param patienceMs for the whole body.
 * @throws what express' reader throws: too large, broken compression, a connection that ended
 * early. HttpProblem 408 for a body that drips, 400 for one of which nothing arrived.
 */
export function readBody(
  req: Request,
  res: Response,
  limit = MAX_BODY_BYTES,
  patienceMs = BODY_MS * Math.ceil(limit / MAX_BODY_BYTES),
): Promise<void> {
  const reader = readers.get(limit) ?? raw({ type: () => true, limit });
  readers.set(limit, reader);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // What may still come is not read: the connection cannot be used again.
      res.set('Connection', 'close');
      reject(new HttpProblem(408, 'REQUEST_TIMEOUT', say('bodyTooSlow')));
    }, patienceMs);
    void reader(req, res, (error?: unknown) => {
      clearTimeout(timer);
      // The reader passes over a request whose connection is already gone: what was announced is no
      // empty body.
      if (
        error === undefined &&
        !Buffer.isBuffer(req.body) &&
        Number(req.headers['content-length']) > 0
      )
        reject(unreadable(say('bodyMissing')));
      else if (error === undefined) resolve();
      else
        reject(
          error instanceof Error
            ? error
            : new Error('The body could not be read.', { cause: error }),
        );
    });
  });
}

/**
 * Parses a body that `readBody` left.
 * @param contentType of the request; anything but JSON is refused, which also keeps foreign forms
 * out.
 * @returns an empty body counts as `{}`.
 * @throws HttpProblem 400 for what is not JSON, is nested deeper than 32 levels or names
 * `__proto__`; 415.
 */
export function parseJsonBody(body: unknown, contentType: string | undefined): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new HttpProblem(415, 'UNSUPPORTED_MEDIA_TYPE', say('bodyContentTypeNotJson'));
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw unreadable(say('bodyNotUtf8'));
  }
  if (depthOf(text) > MAX_DEPTH) throw unreadable(say('bodyNestedTooDeep', { most: MAX_DEPTH }));
  let value: unknown;
  try {
    // Without a reviver: on Node 20 the reader of PDF pages brings core-js, whose own parser takes
    // over when there is one, and passes `{` and `[`.
    value = JSON.parse(text);
  } catch {
    throw unreadable(say('bodyJsonInvalid'));
  }
  if (namesPrototype(value)) throw unreadable(say('bodyHasProto'));
  // Half a pair comes in as an escape alone: as bytes it would be no UTF-8.
  return /\\ud[89a-f]/i.test(text) ? withoutHalves(value) : value;
}

/** The same value; in its texts, what no database could store is the replacement character. */
function withoutHalves(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(withoutHalves);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, withoutHalves(member)]),
      )
    : value;
}

/** No deeper than MAX_DEPTH, which was looked at before. */
const namesPrototype = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(namesPrototype));

/** Deepest nesting of brackets outside strings, without recursion; exact for valid JSON. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i];
    if (inString) {
      if (c === '\\') i += 1;
      else if (c === '"') inString = false;
    } else if (c === '"') inString = true;
    else if (c === '{' || c === '[') deepest = Math.max(deepest, (depth += 1));
    else if (c === '}' || c === ']') depth -= 1;
  }
  return deepest;
}
