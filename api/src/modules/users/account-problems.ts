import { HttpProblem } from '../../platform/errors/http-problem.ts';

/**
 * A one-time link that is unknown, used, replaced by a newer one or too old: one answer for all.
 */
export const linkNotValid = (what: string) =>
  new HttpProblem(
    400,
    'LINK_NOT_VALID',
    `This link is no longer valid: it works once, and a newer one replaces it. ${what}`,
  );

export const ownAccount = (sentence: string) => new HttpProblem(409, 'OWN_ACCOUNT', sentence);

export const emailTaken = (sentence: string) =>
  new HttpProblem(409, 'EMAIL_TAKEN', sentence, {
    errors: [{ path: 'email', message: sentence, code: 'email_taken' }],
  });
