import { z } from 'zod';
import { Email } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';

export const Password = z.string().min(1).max(1024);

export const LoginRequest = z.strictObject({ email: Email, password: Password });
export const LoginAnswer = z
  .object({
    mfa: z.enum(['enroll', 'verify']).optional(),
    access: z.string().optional(),
  })
  .meta({
    id: 'LoginAnswer',
    description:
      'Result of the login: either `mfa` (the next step, with a 5-minute pre-authentication ' +
      'cookie) or `access`.',
  });
export const Enrolment = z
  .object({ otpauth_url: z.string(), qr_svg: z.string(), secret: z.string() })
  .meta({ id: 'Enrolment' });
export const VerifyAnswer = z
  .object({ access: z.string(), recovery_codes: z.array(z.string()).optional() })
  .meta({
    id: 'VerifyAnswer',
    description:
      'Result of the verification. Recovery codes appear once, in the response that completes ' +
      'the enrolment.',
  });
export const AccessAnswer = z.object({ access: z.string() }).meta({ id: 'AccessAnswer' });

const base = '/api/user/v1';
export const signInOperations = {
  login: operation({
    id: 'login',
    method: 'post',
    path: `${base}/login/`,
    tag: 'sign-in',
    access: 'public',
    status: 200,
    summary: 'Checks email and password.',
    body: LoginRequest,
    response: LoginAnswer,
    problems: [403],
  }),
  generateQrCode: operation({
    id: 'generateQrCode',
    method: 'post',
    path: `${base}/generate-qrcode/`,
    tag: 'sign-in',
    access: 'preauth-cookie',
    status: 200,
    summary: 'Starts the enrolment in two-factor authentication.',
    body: z.strictObject({ email: Email }),
    response: Enrolment,
    problems: [409],
  }),
  verifyToken: operation({
    id: 'verifyToken',
    method: 'post',
    path: `${base}/verify-token/`,
    tag: 'sign-in',
    access: 'preauth-cookie',
    status: 200,
    summary: 'Completes the login with a one-time code or a recovery code.',
    body: z.strictObject({ email: Email, token: z.string().trim().min(6).max(32) }),
    response: VerifyAnswer,
  }),
  logout: operation({
    id: 'logout',
    method: 'post',
    path: `${base}/logout/`,
    tag: 'sign-in',
    access: 'public',
    status: 204,
    summary: 'Ends the session of the bearer token or of the refresh cookie.',
  }),
  refresh: operation({
    id: 'refreshSession',
    method: 'post',
    path: `${base}/login/refresh/`,
    tag: 'sign-in',
    access: 'refresh-cookie',
    status: 200,
    summary: 'Rotates the refresh cookie and returns a new access token.',
    response: AccessAnswer,
  }),
};
