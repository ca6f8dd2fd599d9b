import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Email, PersonName } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { Password } from '../session/sign-in-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

/** What stands in a mailed link. */
export const LinkToken = z.string().regex(/^[\w-]{20,100}$/, issue(say('linkIncomplete')));

export const RegistrationRequest = z.strictObject({
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  password: Password,
  re_new_password: Password,
});
export const RegistrationAnswer = z.object({ email: z.string() }).meta({
  id: 'RegistrationAnswer',
  description:
    'Response to a registration, the same for a new, a known and a foreign email address.',
});

const base = '/api/user/v1';
export const registrationOperations = {
  register: operation({
    id: 'registerUser',
    method: 'post',
    path: `${base}/create/`,
    tag: 'users',
    access: 'public',
    status: 202,
    summary:
      'Requests to join the company whose email domain matches; an admin approves the request.',
    body: RegistrationRequest,
    response: RegistrationAnswer,
  }),
  verifyEmail: operation({
    id: 'verifyEmail',
    method: 'post',
    path: `${base}/verify-email/`,
    tag: 'users',
    access: 'public',
    status: 200,
    summary:
      'Verifies the email address with the link emailed on registration: once, within 72 hours.',
    body: z.strictObject({ token: LinkToken }),
    response: z.object({ email: z.string() }).meta({ id: 'EmailVerified' }),
    problems: [400],
  }),
  requestEmailVerification: operation({
    id: 'requestEmailVerification',
    method: 'post',
    path: `${base}/verify-email/request/`,
    tag: 'users',
    access: 'public',
    status: 202,
    summary:
      'Emails a new link for a registration whose email address isn’t verified; the response ' +
      'is the same if there’s none.',
    body: z.strictObject({ email: Email }),
    response: z.object({ email: z.string() }).meta({ id: 'EmailVerificationAnswer' }),
  }),
};
