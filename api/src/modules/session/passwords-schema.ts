import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Email, Id } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { LinkToken } from '../users/registration-schema.ts';
import { AccessAnswer } from './sign-in-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const Password = z
  .string()
  .min(1, issue(say('fieldRequired')))
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
      'Changes the caller’s password. Every session ends; this device continues with the ' +
      'returned token and a new refresh cookie.',
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
      'Emails a password reset link if there’s an account; the response is the same if there’s none.',
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
      'Checks whether an emailed password reset link works, for the page that it opens; 400 if ' +
      'it has been used, replaced or has expired.',
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
      'Sets a new password with an emailed link: once, within an hour, unless a newer link was ' +
      'requested. Two-factor authentication stays set up.',
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
