import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Request, Response } from 'express';
import { pino, type Logger } from 'pino';

/**
 * The logger of the api: failed queries are logged without their parameters, which hold what people
 * typed, and tokens never reach it.
 */
export function apiLogger(log: Logger): Logger {
  return log.child({ part: 'api' }, { serializers: { err: describeError } });
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError)
    return {
      type: 'DrizzleQueryError',
      query: error.query,
      cause: describeError(error.cause),
      stack: frames(error),
    };
  const { detail: _detail, where: _where, ...shown } = pino.stdSerializers.err(error);
  return error.cause instanceof DrizzleQueryError
    ? {
        type: error.name,
        message: error.message,
        cause: describeError(error.cause),
        stack: frames(error),
      }
    : shown;
}

const frames = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** One-time tokens stand in the path of one call. */
const TOKEN_IN_PATH = /(\/password\/reset\/confirm\/[^/]*\/)[^/]+/i;

/** A path as it may be shown: without a one-time token. */
export const withoutToken = (path: string): string => path.replace(TOKEN_IN_PATH, '$1…');

/**
 * One line per answer: no query, no body, no header, as each may hold a secret.
 * @param onAnswered told of the same: the status, 0 when the client went before the answer was
 * whole, and the time in seconds.
 */
export function logAnswer(
  log: Logger,
  req: Request,
  res: Response,
  path: string,
  onAnswered?: (status: number, seconds: number) => void,
): void {
  const started = performance.now();
  res.once('close', () => {
    const ms = performance.now() - started;
    onAnswered?.(res.writableFinished ? res.statusCode : 0, ms / 1000);
    const fields = {
      method: req.method,
      path: withoutToken(path),
      status: res.statusCode,
      ms: Math.round(ms),
      finished: res.writableFinished,
    };
    if (res.statusCode >= 500) log.error(fields, 'Request completed');
    else log.info(fields, 'Request completed');
  });
}
