import type { IncomingHttpHeaders } from 'node:http';
import { Pool, type Dispatcher } from 'undici';
import { unavailable } from '../errors/known-error.ts';

/** Longest wait for one upstream call, retries included. */
export const CALL_TIMEOUT_MS = 10_000;
/** Pauses before a repeated attempt of an idempotent call. */
const RETRY_PAUSES_MS = [50, 250];
/** No JSON answer of the contract comes near this. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export interface TransportRequest {
  method: Dispatcher.HttpMethod;
  /** With query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** May be sent again after a connection failure. */
  idempotent: boolean;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
}
export interface TransportAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Transport {
  /** @throws KnownError UNAVAILABLE: 503 when no connection comes about, 504 after 10 s. */
  send(request: TransportRequest): Promise<TransportAnswer>;
  close(): Promise<void>;
}

/**
 * The end of a call, its attempts and pauses included: its time is over, or its client has gone.
 */
interface Limit {
  reached: Error | null;
  onReached(reason: Error): void;
}

/** Failures in which the request may not have arrived, or its answer was lost on the way. */
const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Kept-alive connections to one upstream.
 * @param origin scheme, host and port.
 */
export function createTransport(origin: string, timeoutMs = CALL_TIMEOUT_MS): Transport {
  const pool = new Pool(origin, {
    connections: 64,
    connect: { timeout: Math.min(3_000, timeoutMs) },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: MAX_ANSWER_BYTES,
  });

  /** By dispatch: no stream and no promise per chunk. */
  function attempt(request: TransportRequest, limit: Limit): Promise<TransportAnswer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let status = 0;
      let headers: IncomingHttpHeaders = {};
      let running: Dispatcher.DispatchController | null = null;
      limit.onReached = (reason) => {
        running?.abort(reason);
        reject(reason);
      };
      pool.dispatch(
        {
          method: request.method,
          path: request.path,
          headers: request.headers,
          body: request.body ?? null,
        },
        {
          onRequestStart(controller) {
            running = controller;
            if (limit.reached) controller.abort(limit.reached);
          },
          onResponseStart(_controller, statusCode, given) {
            status = statusCode;
            headers = given;
          },
          onResponseData(_controller, chunk) {
            chunks.push(chunk);
          },
          onResponseEnd() {
            resolve({
              status,
              headers,
              body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks),
            });
          },
          onResponseError(_controller, error) {
            reject(error);
          },
        },
      );
    });
  }

  return {
    async send(request) {
      const limit: Limit = { reached: null, onReached: () => undefined };
      const reach = (reason: Error) => {
        limit.reached = reason;
        limit.onReached(reason);
      };
      const timer = setTimeout(() => {
        reach(unavailable(504));
      }, timeoutMs);
      const onClientGone = () => {
        reach(asError(request.signal.reason));
      };
      if (request.signal.aborted) onClientGone();
      else request.signal.addEventListener('abort', onClientGone, { once: true });
      try {
        for (let tries = 0; ; tries += 1) {
          try {
            if (limit.reached) throw limit.reached;
            return await attempt(request, limit);
          } catch (error) {
            const pause = RETRY_PAUSES_MS[tries];
            if (
              limit.reached ||
              !request.idempotent ||
              pause === undefined ||
              !isConnectionFailure(error)
            )
              throw error;
            await wait(pause, limit);
          }
        }
      } catch (error) {
        if (limit.reached) throw limit.reached;
        throw isTimeout(error) ? unavailable(504) : unavailable(503);
      } finally {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', onClientGone);
      }
    },
    close: () => pool.destroy(),
  };
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error('The call was cancelled.');

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
const isConnectionFailure = (error: unknown): boolean => CONNECTION_FAILURES.has(codeOf(error));
const isTimeout = (error: unknown): boolean =>
  ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'].includes(codeOf(error));

function wait(ms: number, limit: Limit): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    limit.onReached = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
