import { HttpProblem, type FieldError, type ProblemCode } from './http-problem.ts';

/** Expected failures that several use cases share; each says what to do. */

/** Also for rows of other companies: for the caller they do not exist. */
export const notFound = (what = 'item') =>
  new HttpProblem(
    404,
    'NOT_FOUND',
    `There is no such ${what}. It may have been deleted; reload the list.`,
  );

export const unauthenticated = (title = 'Log in to go on.') =>
  new HttpProblem(401, 'UNAUTHENTICATED', title);

export const preauthMissing = () =>
  unauthenticated(
    'Enter your e-mail address and password first; that step is valid for 5 minutes.',
  );

export const forbidden = (
  title = 'Your group does not allow this. Ask an administrator of your company.',
) => new HttpProblem(403, 'FORBIDDEN', title);

export const trialLocked = () =>
  new HttpProblem(
    403,
    'TRIAL_LOCKED',
    'This is not part of the free trial. Ask for full access to use it.',
  );

export const conflict = (title: string, code: ProblemCode = 'CONFLICT') =>
  new HttpProblem(409, code, title);

/** @param what happened too often, in a sentence. */
export const rateLimited = (seconds: number, what = 'Too many attempts.') =>
  new HttpProblem(429, 'RATE_LIMITED', `${what} Wait ${waitingTime(seconds)}, then try again.`, {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

export const unavailable = (
  title = 'Vedetta cannot reach its database for the moment. Try again in a few seconds.',
) => new HttpProblem(503, 'UNAVAILABLE', title, { retryAfter: 5 });

/** The database has no room for what was to be written; reading goes on. */
export const diskFull = () =>
  new HttpProblem(
    503,
    'UNAVAILABLE',
    'Nothing can be saved: the disk of the database is full. Ask your administrator to free space, then try again.',
    { retryAfter: 60 },
  );

/** 422 with one or more fields; `path` as in the body. */
export const invalid = (...errors: FieldError[]) =>
  new HttpProblem(
    422,
    'BAD_USER_INPUT',
    errors.length === 1 && errors[0] ? errors[0].message : 'Some fields need your attention.',
    { errors },
  );

export const invalidField = (path: string, message: string, code = 'custom') =>
  invalid({ path, message, code });

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return seconds < 60 ? 'a minute' : `${minutes} minute${minutes === 1 ? '' : 's'}`;
}
