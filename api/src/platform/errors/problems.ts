import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem, type FieldError, type ProblemCode } from './http-problem.ts';

/** Expected failures that several use cases share; each says what to do. */

/** Also for rows of other companies: for the caller they do not exist. */
export const notFound = (what = say('thingItem')) =>
  new HttpProblem(404, 'NOT_FOUND', say('notFound', { what }));

export const unauthenticated = (title = say('loginRequired')) =>
  new HttpProblem(401, 'UNAUTHENTICATED', title);

export const preauthMissing = () => unauthenticated(say('passwordStepFirst'));

export const forbidden = (title = say('groupForbids')) => new HttpProblem(403, 'FORBIDDEN', title);

export const trialLocked = () => new HttpProblem(403, 'TRIAL_LOCKED', say('notInTrial'));

export const conflict = (title: Message, code: ProblemCode = 'CONFLICT') =>
  new HttpProblem(409, code, title);

export const rateLimited = (seconds: number, title = tooManyAttempts(seconds)) =>
  new HttpProblem(429, 'RATE_LIMITED', title, {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

export const unavailable = (title = say('databaseUnreachable')) =>
  new HttpProblem(503, 'UNAVAILABLE', title, { retryAfter: 5 });

/** The database has no room for what was to be written; reading goes on. */
export const diskFull = () =>
  new HttpProblem(503, 'UNAVAILABLE', say('databaseDiskFull'), { retryAfter: 60 });

/** 422 with one or more fields; `path` as in the body. */
export const invalid = (...errors: FieldError[]) =>
  new HttpProblem(
    422,
    'BAD_USER_INPUT',
    errors.length === 1 && errors[0] ? errors[0].message : say('fieldsInvalid'),
    { errors },
  );

export const invalidField = (path: string, message: Message, code = 'custom') =>
  invalid({ path, message, code });

function tooManyAttempts(seconds: number): Message {
  const { minutes, hours } = waiting(seconds);
  if (hours > 1) return say('tooManyAttemptsHours', { hours });
  if (seconds < 60) return say('tooManyAttemptsOneMinute');
  return say('tooManyAttemptsMinutes', { minutes });
}

/** A time to wait, within a sentence. */
export function waitingTime(seconds: number): Message {
  const { minutes, hours } = waiting(seconds);
  if (hours > 1) return say('waitHours', { hours });
  if (seconds < 60) return say('waitOneMinute');
  return say('waitMinutes', { minutes });
}

/** `hours`: 1 for what is said in minutes. */
function waiting(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return { minutes, hours: minutes > 90 ? Math.ceil(minutes / 60) : 1 };
}
