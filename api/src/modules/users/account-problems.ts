import type { Message } from '@vedetta/messages/message.ts';
import { HttpProblem } from '../../platform/errors/http-problem.ts';

/**
 * A one-time link that is unknown, used, replaced by a newer one or too old: one answer for all.
 */
export const linkNotValid = (title: Message) => new HttpProblem(400, 'LINK_NOT_VALID', title);

export const ownAccount = (title: Message) => new HttpProblem(409, 'OWN_ACCOUNT', title);

export const emailTaken = (title: Message) =>
  new HttpProblem(409, 'EMAIL_TAKEN', title, {
    errors: [{ path: 'email', message: title, code: 'email_taken' }],
  });
