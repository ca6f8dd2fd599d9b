import { z } from 'zod';
import { Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';

export const Session = z
  .object({
    id: z.string(),
    created_at: Timestamp,
    last_used_at: Timestamp,
    address: z.string().nullable(),
    user_agent: z.string().nullable(),
    current: z.boolean(),
  })
  .meta({ id: 'Session', description: 'Device on which the caller is logged in.' });

export const SecondFactor = z
  .object({
    enrolled_at: Timestamp.nullable().meta({
      description:
        'Time at which two-factor authentication was set up; null means that the next login sets it up.',
    }),
  })
  .meta({ id: 'SecondFactor' });

const base = '/api/user/v1';
const Digits = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the six digits that your authenticator shows.');
export const accountOperations = {
  secondFactor: operation({
    id: 'getSecondFactor',
    method: 'get',
    path: `${base}/authenticator/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'Returns when the caller’s two-factor authentication was set up.',
    response: SecondFactor,
  }),
  offerAuthenticator: operation({
    id: 'offerAuthenticator',
    method: 'post',
    path: `${base}/authenticator/`,
    tag: 'users',
    access: 'self',
    status: 201,
    summary:
      'Returns the secret for another authenticator app in exchange for a code from the ' +
      'current one or a recovery code. The new app takes effect once it’s confirmed.',
    body: z.strictObject({
      token: z
        .string()
        .trim()
        .min(6, 'Enter the six digits that your authenticator shows, or a recovery code.')
        .max(32),
    }),
    response: z
      .object({
        otpauth_url: z.string(),
        qr_svg: z.string(),
        secret: z.string(),
        offer: z
          .string()
          .meta({ description: 'Value to send with the confirmation, within ten minutes.' }),
      })
      .meta({ id: 'AuthenticatorOffer' }),
    problems: [409],
  }),
  confirmAuthenticator: operation({
    id: 'confirmAuthenticator',
    method: 'post',
    path: `${base}/authenticator/confirm/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary:
      'Replaces the current authenticator app with the offered one, in exchange for a code ' +
      'from the new app.',
    body: z.strictObject({ offer: z.string().min(1).max(2_000), token: Digits }),
    response: SecondFactor,
    problems: [409],
  }),
  sessions: operation({
    id: 'listSessions',
    method: 'get',
    path: `${base}/sessions/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'Returns the devices on which the caller is logged in, most recently used first.',
    response: z.object({ results: z.array(Session) }).meta({ id: 'SessionList' }),
  }),
  revokeOthers: operation({
    id: 'revokeOtherSessions',
    method: 'post',
    path: `${base}/sessions/revoke_others/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'Logs out every other device at once.',
    response: z.object({ revoked: z.int() }).meta({ id: 'RevokedSessions' }),
  }),
  recoveryCodes: operation({
    id: 'countRecoveryCodes',
    method: 'get',
    path: `${base}/recovery_codes/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'Returns the number of recovery codes that the caller has left.',
    response: z.object({ left: z.int() }).meta({ id: 'RecoveryCodesLeft' }),
  }),
  renewRecoveryCodes: operation({
    id: 'renewRecoveryCodes',
    method: 'post',
    path: `${base}/recovery_codes/`,
    tag: 'users',
    access: 'self',
    status: 201,
    summary:
      'Generates ten new recovery codes, shown once, and invalidates the earlier ones. ' +
      'Requires a code from the authenticator app.',
    body: z.strictObject({ token: Digits }),
    response: z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
    problems: [409],
  }),
};
