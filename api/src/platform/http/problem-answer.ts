import type { Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { toReason } from '@vedetta/messages/reason.ts';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { messageOf } from '../errors/bound-sentences.ts';
import { HttpProblem } from '../errors/http-problem.ts';
import { diskFull, invalid, unavailable } from '../errors/problems.ts';
import { isDatabaseAway, isDiskFull } from '../database/database.ts';

/**
 * Turns anything thrown into a problem; null for a surprise, which is not for the caller's eyes.
 */
export function problemOf(error: unknown): HttpProblem | null {
  if (error instanceof HttpProblem) return error;
  if (error instanceof z.ZodError)
    return invalid(
      ...error.issues.map((issue) => ({
        path: issue.path.join('.'),
        message: messageOf(issue),
        code: issue.code,
      })),
    );
  if (isDiskFull(error)) return diskFull();
  if (isDatabaseAway(error)) return unavailable();
  return requestProblem(error);
}

/** Answers a problem as RFC 9457 has it; a surprise is logged with the request id and masked. */
export function answerProblem(error: unknown, res: Response, requestId: string, log: Logger): void {
  const problem = problemOf(error) ?? new HttpProblem(500, 'INTERNAL', say('serverFault'));
  if (problem.status >= 500) log.error({ err: error }, problem.code);
  if (res.headersSent) {
    // Half an answer is out: only cutting the connection tells the client.
    res.destroy();
    return;
  }
  if (problem.retryAfter !== undefined) res.set('Retry-After', String(problem.retryAfter));
  res
    .status(problem.status)
    .set('Content-Type', 'application/problem+json; charset=utf-8')
    .end(
      JSON.stringify({
        ...problem.extra,
        type: `urn:vedetta:problem:${problem.code.toLowerCase().replaceAll('_', '-')}`,
        title: render('en', problem.title),
        status: problem.status,
        code: problem.code,
        detail: problem.detail && render('en', problem.detail),
        request_id: requestId,
        reason: toReason(problem.detail ?? problem.title),
        errors: problem.errors?.map(({ path, message, code }) => ({
          path,
          message: render('en', message),
          code,
          reason: toReason(message),
        })),
      }),
    );
}

/**
 * What express and its body reader throw about a request: a path or an encoding that cannot be
 * decoded, a body cut short.
 */
function requestProblem(error: unknown): HttpProblem | null {
  if (!(error instanceof Error && 'status' in error)) return null;
  switch ('type' in error ? error.type : null) {
    case 'entity.too.large':
      return new HttpProblem(
        413,
        'BODY_TOO_LARGE',
        say('bodyTooLarge', { most: mebibytes(error) }),
      );
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new HttpProblem(415, 'UNSUPPORTED_MEDIA_TYPE', say('bodyEncodingUnsupported'));
    default:
      return Number(error.status) >= 400 && Number(error.status) < 500
        ? new HttpProblem(400, 'BAD_USER_INPUT', say('requestUnreadable'))
        : null;
  }
}

const mebibytes = (error: object) =>
  'limit' in error && typeof error.limit === 'number' ? error.limit / (1024 * 1024) : 1;
