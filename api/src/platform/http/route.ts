import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Scope } from '../access/access-key.ts';
import type { GroupName } from '../access/capabilities.ts';
import type { Operation } from './operation.ts';

/** The person behind a call: signed in, or the one in whose name an access key acts. */
export interface Caller {
  userId: number;
  companyId: number;
  email: string;
  /** Of a key: no more than its scopes leave of the person's groups. */
  groups: GroupName[];
  /** `NO_SESSION` for an access key. */
  sessionId: string;
  /** Only when the call came with an access key. */
  key?: { id: number; scopes: readonly Scope[] };
}

/** Fits where a session id does and is nobody's. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One call, already authenticated and parsed. */
export interface Call<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  /** Who calls. Reading it in a public operation is a programming error and throws. */
  readonly caller: Caller;
  requestId: string;
  /** The client's address, as the trusted proxy tells it. */
  address: string;
  log: Logger;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** For cookies, streams and headers only. */
  req: Request;
  res: Response;
}

export interface Route {
  operation: Operation;
  handle(call: Call<unknown, unknown, unknown>): Promise<unknown>;
}

/**
 * Joins an operation to its handler. The handler answers the response body (checked by type here
 * and by schema in tests), `undefined` for 204, or writes to `call.res` itself when the response is
 * binary.
 */
export function route<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  operation: Operation<P, Q, B, R>,
  handle: (call: Call<Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<z.input<R> | undefined>,
): Route {
  return { operation, handle: (call) => handle(call as Call<Parsed<P>, Parsed<Q>, Parsed<B>>) };
}
