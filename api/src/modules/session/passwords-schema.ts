import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Email, Id } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { LinkToken } from '../users/registration-schema.ts';
import { AccessAnswer } from './sign-in-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const Password = z
  .string()
  .min(1, issue(say('fillIn')))
  .max(1024);

export const PasswordChange = z.strictObject({
  old_password: Password,
  new_password: Password,
  confirm_new_password: Password,
});
export const PasswordResetConfirmation = z.strictObject({
  new_password: Password,
  re_new_password: Password,
});

export const passwordOperations = {
  change: operation({
    id: 'changePassword',
    method: 'post',
    path: '/api/user/v1/update_password/',
    tag: 'users',
    access: 'self',
    status: 200,
    summary:
      'Changes one’s own password. Every session ends; this device goes on with the answered ' +
      'token and a new refresh cookie.',
    body: PasswordChange,
    response: AccessAnswer,
  }),
  requestReset: operation({
    id: 'requestPasswordReset',
    method: 'post',
    path: '/api/user/v1/password/reset/',
    tag: 'sign-in',
    access: 'public',
    status: 202,
    summary:
      'Mails a link to a new password, if there is an account; the answer is the same if there is none.',
    body: z.strictObject({ email: Email }),
    response: z.object({ email: z.string() }).meta({ id: 'PasswordResetAnswer' }),
  }),
  readResetLink: operation({
    id: 'readPasswordResetLink',
    method: 'post',
    path: '/api/user/v1/password/reset/read-link/',
    tag: 'sign-in',
    access: 'public',
    status: 204,
    summary:
      'Whether a mailed link to a new password works, for the page that it opens; 400 when it ' +
      'was used, replaced or is too old.',
    body: z.strictObject({ uid: Id, token: LinkToken }),
    problems: [400],
  }),
  confirmReset: operation({
    id: 'confirmPasswordReset',
    method: 'post',
    path: '/api/user/password/reset/confirm/{uid}/{token}/',
    tag: 'sign-in',
    access: 'public',
    status: 204,
    summary:
      'Chooses a new password by a mailed link: once, within an hour, unless a newer link was ' +
      'asked for. The second factor stays.',
    params: z.object({
      uid: z
        .string()
        .regex(/^[1-9][0-9]{0,15}$/)
        .transform(Number),
      token: LinkToken,
    }),
    body: PasswordResetConfirmation,
    problems: [400],
  }),
};
