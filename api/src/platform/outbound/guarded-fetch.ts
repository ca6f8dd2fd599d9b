import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { AllowedHosts } from './addresses.ts';
import { loadAllowedHosts } from './allowed-hosts.ts';
import { boundedBody } from './body.ts';
import {
  checkedLookup,
  checkLink,
  hostOf,
  MAX_REDIRECTS,
  outboundProblem,
  OutboundProblem,
} from './guard.ts';
import { carriesSecret, lowerCase, plain } from './headers.ts';
import { parseJson } from './parse-json.ts';

/** What a request to an address of somebody else's choice may take at most. */
export const HTTP_LIMITS = {
  bodyBytes: 5 * 1_048_576,
  mediaBytes: 100 * 1_048_576,
  milliseconds: 30_000,
  mediaMilliseconds: 300_000,
} as const;

export interface HttpRequest {
  url: string;
  /**
   * The path of `url` as it is to be asked for, where it must not be tidied: in the key of an
   * object `./` is a name like any other.
   */
  path?: string;
  method?: 'GET' | 'POST';
  /**
   * Go to the first host alone, secrets or not: what redirects to another origin is asked without
   * them.
   */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** What a server said, whatever its status. */
export interface Answered {
  ok: true;
  status: number;
  /** Lower-case names; several values joined by a comma. */
  headers: Readonly<Record<string, string>>;
  /** Where it came from after all redirects. */
  url: string;
  /**
   * Where it has moved to for good; null where only a temporary redirect, or none, was on the way.
   */
  movedTo: string | null;
  bytes: Uint8Array;
  /** UTF-8. */
  text(): string;
  /** Whole numbers beyond 2^53 arrive as strings. @throws SyntaxError when it is no JSON. */
  json(): unknown;
}
/**
 * Nothing came back, or may not be asked for. `why` is for people and names the host alone:
 * addresses can hold tokens.
 */
export interface NotAnswered {
  ok: false;
  why: Message;
}
export type HttpAnswer = Answered | NotAnswered;
export type HttpStream =
  (Omit<Answered, 'bytes' | 'text' | 'json'> & { chunks: AsyncIterable<Uint8Array> }) | NotAnswered;

/**
 * The one way out for collectors: no address inside, bounded in size and time, at most three
 * redirects.
 */
export interface Http {
  /** At most 5 MiB, within 30 seconds. */
  request(wanted: HttpRequest): Promise<HttpAnswer>;
  /** The same as GET. */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<HttpAnswer>;
  /**
   * For media: at most 100 MiB, piece by piece. What goes wrong on the way is thrown by the
   * iteration as OutboundProblem.
   */
  open(wanted: HttpRequest): Promise<HttpStream>;
  /**
   * For protocols of their own (WebSocket, S3): how to resolve the address so that it leads to
   * nobody inside.
   */
  guard(url: string): Promise<{ ok: true; lookup: LookupFunction } | NotAnswered>;
}

export interface Outbound {
  /** @param signal ends what is under way. */
  http(signal: AbortSignal): Http;
  close(): Promise<void>;
}

/**
 * Opens the way out of one process. The operator's list of hosts inside is read anew for each
 * request.
 */
export function openOutbound(dataDir: string): Outbound {
  let allowed: AllowedHosts = { allows: () => false };
  const load = async () => (allowed = await loadAllowedHosts(dataDir));
  const open = (connections: number | null) =>
    new Agent({
      connect: {
        timeout: 10_000,
        lookup: (host, options, callback) => {
          checkedLookup(host, allowed)(host, options, callback);
        },
      },
      keepAliveTimeout: 10_000,
      connections,
      maxHeaderSize: 32_768,
    });
  const calls = open(16);
  // Streams stay open for minutes: they must not take the connections that calls to the same host
  // wait for.
  const streams = open(null);
  const ask = async (
    agent: Agent,
    wanted: HttpRequest,
    signal: AbortSignal,
    milliseconds: number,
    packing: string,
  ) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
    try {
      return {
        ok: true,
        ...(await follow(agent, wanted, { allowed: await load(), limit, packing })),
      } as const;
    } catch (error) {
      return notAnswered(error, wanted.url, signal, limit);
    }
  };
  return {
    http: (signal) => ({
      async request(wanted) {
        const answer = await ask(
          calls,
          wanted,
          signal,
          HTTP_LIMITS.milliseconds,
          'gzip, deflate, br',
        );
        if (!answer.ok) return answer;
        const { body, ...rest } = answer;
        try {
          const bytes = await collect(
            boundedBody(
              body,
              rest.headers['content-encoding'],
              HTTP_LIMITS.bodyBytes,
              HTTP_LIMITS.milliseconds,
            ),
          );
          const text = () => new TextDecoder().decode(bytes);
          return { ...rest, bytes, text, json: () => parseJson(text()) };
        } catch (error) {
          return notAnswered(error, wanted.url, signal, signal);
        }
      },
      get(url, headers = {}) {
        return this.request({ url, headers });
      },
      async open(wanted) {
        const answer = await ask(
          streams,
          wanted,
          signal,
          HTTP_LIMITS.mediaMilliseconds,
          'identity',
        );
        if (!answer.ok) return answer;
        const { body, ...rest } = answer;
        return {
          ...rest,
          chunks: boundedBody(
            body,
            rest.headers['content-encoding'],
            HTTP_LIMITS.mediaBytes,
            HTTP_LIMITS.milliseconds,
          ),
        };
      },
      async guard(url) {
        try {
          // The scheme is the protocol's own matter; the address is judged like every other.
          const { hostname } = checkLink(url.replace(/^ws(s?):/, 'http$1:'), await load(), {
            plainHttp: true,
          });
          return { ok: true, lookup: checkedLookup(hostname, allowed) };
        } catch (error) {
          return notAnswered(error, url, signal, signal);
        }
      },
    }),
    close: async () => {
      await Promise.all([calls.destroy(), streams.destroy()]);
    },
  };
}

interface Followed {
  status: number;
  headers: Record<string, string>;
  url: string;
  movedTo: string | null;
  body: Dispatcher.ResponseData['body'];
}

async function follow(
  agent: Agent,
  wanted: HttpRequest,
  how: { allowed: AllowedHosts; limit: AbortSignal; packing: string },
): Promise<Followed> {
  const first = checkLink(wanted.url, how.allowed, { plainHttp: true });
  if (
    first.protocol === 'http:' &&
    carriesSecret(wanted.headers) &&
    !how.allowed.allows(hostOf(first), hostOf(first))
  )
    throw new OutboundProblem(say('tokenHttpsOnly'));
  let url = first;
  let { method = 'GET', body = null }: { method?: 'GET' | 'POST'; body?: string | null } = wanted;
  let movedTo: string | null = null;
  let onlyForGood = true;
  for (let hops = 0; ; hops += 1) {
    const own = url.origin === first.origin ? lowerCase(wanted.headers ?? {}) : {};
    const path =
      hops === 0 && wanted.path !== undefined ? wanted.path : `${url.pathname}${url.search}`;
    const answer = await agent.request({
      origin: url.origin,
      path,
      method,
      body,
      signal: how.limit,
      headersTimeout: HTTP_LIMITS.milliseconds,
      bodyTimeout: HTTP_LIMITS.milliseconds,
      headers: {
        'user-agent': 'Vedetta-Collector/1',
        accept: '*/*',
        'accept-encoding': how.packing,
        ...own,
      },
    });
    const { statusCode: status } = answer;
    const headers = plain(answer.headers);
    if (![301, 302, 303, 307, 308].includes(status) || headers['location'] === undefined)
      return { status, headers, url: url.href, movedTo, body: answer.body };
    answer.body.on('error', () => undefined).destroy();
    if (hops === MAX_REDIRECTS)
      throw new OutboundProblem(say('redirectLimit', { most: MAX_REDIRECTS }));
    if (!URL.canParse(headers['location'], url.href))
      throw new OutboundProblem(say('redirectNoLink'));
    const next = checkLink(new URL(headers['location'], url).href, how.allowed, {
      plainHttp: true,
    });
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new OutboundProblem(say('redirectHttp'));
    if (next.origin !== first.origin && method === 'POST' && status >= 307)
      throw new OutboundProblem(say('redirectOtherHost'));
    if (status < 307 && method === 'POST') [method, body] = ['GET', null];
    onlyForGood &&= status === 301 || status === 308;
    if (onlyForGood) movedTo = next.href;
    url = next;
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** @throws the reason of `signal` when the process stops: that is nobody's failure. */
function notAnswered(
  error: unknown,
  link: string,
  signal: AbortSignal,
  limit: AbortSignal,
): NotAnswered {
  if (signal.aborted) throw signal.reason;
  const { said } = outboundProblem(error, limit.aborted, HTTP_LIMITS.milliseconds);
  const host = URL.canParse(link) ? new URL(link).host : null;
  return {
    ok: false,
    why:
      host === null || said.params?.['host'] !== undefined
        ? said
        : say('hostProblem', { host, why: said }),
  };
}
