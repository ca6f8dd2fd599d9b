import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { KnownError, unavailable } from '../errors/known-error.ts';
import { restOperations } from '../generated/contract.ts';
import { ContractError, parseAnswer } from './answers.ts';
import type { AddressHeaders } from './client-address.ts';
import { problemOf } from './problems.ts';
import type { AnswerOf, CallArgs, OperationId } from './rest-types.ts';
import { createTransport } from './transport.ts';

/** On whose behalf calls are made: one HTTP request or one subscription. */
export interface Origin {
  requestId: string;
  /** The client's own address, for the api's throttles and audit. */
  address: string;
  /** `Bearer …`, as the client sent it. */
  authorization: string | undefined;
  /** Our cookies only. */
  cookie: string | undefined;
  userAgent: string | undefined;
  /**
   * Under which the client's writes are done once, however often it sends them
   * (docs/decisions/097).
   */
  idempotencyKey?: string | undefined;
  /** How many calls were made for it, repeated attempts not included; counted here. */
  calls?: number;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Receives the cookies that the api sets, ready to be relayed. */
  setCookie(cookies: string[]): void;
  /** Receives how many calls an access key has left, by header name. */
  tellLimit?(headers: Record<string, string>): void;
}

/** Calls the REST API by operation id. */
export interface RestCaller {
  /** @throws RestProblem for 4xx, KnownError UNAVAILABLE when the api cannot be used. */
  call<Id extends OperationId>(id: Id, args?: CallArgs<Id>): Promise<AnswerOf<Id>>;
  /**
   * The same without parsing, for who can do with the text.
   * @param take what to make of the body, which is valid UTF-8; null when it has to be parsed after
   * all.
   * @returns what was made, and the parsed answer for who needs it still.
   */
  read<Id extends OperationId>(
    id: Id,
    args: CallArgs<Id>,
    take: (body: Buffer) => string | null,
  ): Promise<{ taken: string | null; parse(): AnswerOf<Id> }>;
}
export interface RestClient {
  for(origin: Origin): RestCaller;
  /** Whether the api says that it is ready; for our own readiness. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export type OnCalled = (operation: OperationId, status: number, seconds: number) => void;

/** Reads, among them the POSTs that carry a filter: sending one twice does no harm. */
const isRead = (id: OperationId): boolean =>
  restOperations[id].method === 'GET' || /^(get|list|count|walk|read)[A-Z]/.test(id);

/**
 * @param baseUrl where the REST API is, without a trailing slash; it may have a path.
 * @param addressHeaders tell the api the client's address.
 * @param timeoutMs longest wait for one call.
 * @param onCalled told of every call, with the status of its answer (5xx also when none came) and
 * its time in seconds.
 */
export function createRestClient(options: {
  baseUrl: string;
  log: Logger;
  addressHeaders: AddressHeaders;
  timeoutMs?: number | undefined;
  onCalled?: OnCalled;
}): RestClient {
  const base = new URL(options.baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const transport = createTransport(base.origin, options.timeoutMs);

  /** @returns the body of a successful answer. */
  async function send<Id extends OperationId>(
    origin: Origin,
    id: Id,
    args: CallArgs<Id>,
    key: string | undefined,
  ): Promise<Buffer> {
    const operation = restOperations[id];
    const answer = await transport.send({
      method: operation.method,
      path: prefix + pathOf(operation.path, args.path ?? {}) + queryOf(args.query ?? {}),
      headers: {
        ...headersOf(origin, args.body !== undefined),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...options.addressHeaders(origin.address),
      },
      body: args.body === undefined ? undefined : JSON.stringify(args.body),
      idempotent: isRead(id),
      signal: origin.signal,
    });
    const cookies = answer.headers['set-cookie'];
    // One cookie arrives as text, several as a list.
    if (cookies !== undefined) origin.setCookie([cookies].flat().filter(isOurCookie));
    const limit = limitOf(answer.headers);
    if (limit !== null) origin.tellLimit?.(limit);
    if (answer.status !== operation.status) {
      const problem = problemOf(
        id,
        answer.status,
        answer.body.toString('utf8'),
        single(answer.headers['retry-after']),
      );
      if (problem.status >= 500)
        options.log.warn(
          { ...whose(origin, id), status: answer.status },
          'The api returned an error without a problem document',
        );
      throw problem;
    }
    return answer.body;
  }

  function parse<Id extends OperationId>(origin: Origin, id: Id, body: Buffer): AnswerOf<Id> {
    try {
      return parseAnswer(
        id,
        restOperations[id].response ? JSON.parse(body.toString('utf8')) : undefined,
      );
    } catch (error) {
      if (!(error instanceof ContractError || error instanceof SyntaxError)) throw error;
      options.log.error(
        {
          ...whose(origin, id),
          reason: error instanceof ContractError ? error.message : 'not JSON',
        },
        'A response of the api violates its schema',
      );
      throw unavailable(502);
    }
  }

  async function observed<Id extends OperationId, T>(
    origin: Origin,
    id: Id,
    args: CallArgs<Id>,
    key: string | undefined,
    use: (body: Buffer) => T,
  ): Promise<T> {
    const started = performance.now();
    origin.calls = (origin.calls ?? 0) + 1;
    let status: number = restOperations[id].status;
    try {
      return use(await send(origin, id, args, key));
    } catch (error) {
      status = error instanceof KnownError ? error.status : 0;
      throw error;
    } finally {
      options.onCalled?.(id, status, (performance.now() - started) / 1000);
    }
  }

  return {
    for: (origin) => {
      const keyOf = writeKeys(origin.idempotencyKey);
      return {
        call: (id, args = {}) =>
          observed(origin, id, args, isRead(id) ? undefined : keyOf(), (body) =>
            parse(origin, id, body),
          ),
        read: (id, args, take) =>
          observed(origin, id, args, isRead(id) ? undefined : keyOf(), (body) => {
            const taken = isUtf8(body) ? take(body) : null;
            if (taken !== null) return { taken, parse: () => parse(origin, id, body) };
            const answer = parse(origin, id, body);
            return { taken, parse: () => answer };
          }),
      };
    },
    async ready() {
      try {
        const answer = await transport.send({
          method: 'GET',
          path: `${prefix}/readyz`,
          headers: {},
          body: undefined,
          idempotent: false,
          signal: AbortSignal.timeout(2_000),
        });
        return answer.status === 200;
      } catch (error) {
        if (
          error instanceof KnownError ||
          (error instanceof Error && error.name === 'TimeoutError')
        )
          return false;
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * A key for each write of one request: the client's own for the first, derived ones for those that
 * follow, as one key stands for one write. Mutations run one after the other, so a repeated request
 * derives the same (docs/decisions/097).
 */
function writeKeys(given: string | undefined): () => string | undefined {
  let writes = 0;
  return () => {
    writes += 1;
    return given === undefined || writes === 1
      ? given
      : createHash('sha256')
          .update(`${String(writes)} ${given}`)
          .digest('hex');
  };
}

const whose = ({ requestId }: Origin, operation: OperationId) => ({ requestId, operation });

const LIMIT_HEADERS = [
  'ratelimit-limit',
  'ratelimit-policy',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const;

/** What the api said of the caller's limit; null when it said nothing. */
function limitOf(headers: NodeJS.Dict<string | string[]>): Record<string, string> | null {
  if (headers['ratelimit-remaining'] === undefined) return null;
  return Object.fromEntries(
    LIMIT_HEADERS.flatMap((name) => {
      const value = single(headers[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Cookies of Vedetta; others on the same host are none of the api's business. */
export const isOurCookie = (cookie: string): boolean =>
  /^\s*(__Host-|__Secure-)?vedetta/.test(cookie);

function headersOf(origin: Origin, hasBody: boolean): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    'x-request-id': origin.requestId,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(origin.authorization === undefined ? {} : { authorization: origin.authorization }),
    ...(origin.cookie === undefined ? {} : { cookie: origin.cookie }),
    ...(origin.userAgent === undefined ? {} : { 'user-agent': origin.userAgent }),
  };
}

function pathOf(template: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
}

function queryOf(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search.toString()}`;
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;
