import { renderSVG } from 'uqr';
import { say } from '@vedetta/messages/say.ts';
import { hashOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { base32, totpAddress } from '../totp.ts';
import { conflict, preauthMissing } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { findPreauthenticated, keepPendingMfaSecret } from '../store/sign-in.ts';

export const MFA_PURPOSE = 'totp';
export const SECRET_BYTES = 20;

const alreadyEnrolled = () => conflict(say('twoFactorAlreadySetUp'), 'ALREADY_ENROLLED');

/**
 * Makes the secret of a second factor, which counts once its first code was right. Within one
 * sign-in it stays the same, so that a reload shows the same QR code; the next sign-in makes
 * another.
 * @throws HttpProblem 401 without the cookie of a right password, 409 ALREADY_ENROLLED.
 */
export async function startEnrolment(
  services: Services,
  preauth: string | null,
  email: string,
): Promise<{ otpauth_url: string; qr_svg: string; secret: string }> {
  const { db, secrets } = services;
  const hash = hashOpaqueToken(preauth ?? '');
  const found = preauth === null ? null : await findPreauthenticated(db, hash, services.now());
  if (found?.user.email !== email) throw preauthMissing();
  if (found.user.mfaEnrolledAt !== null) throw alreadyEnrolled();
  const secret = base32(secrets.derive(hash, 'totp-enrolment', SECRET_BYTES));
  if (!(await keepPendingMfaSecret(db, found.user.id, secrets.seal(secret, MFA_PURPOSE))))
    throw alreadyEnrolled();
  const otpauth_url = totpAddress(secret, email);
  return {
    otpauth_url,
    qr_svg: renderSVG(otpauth_url, { ecc: 'M', border: 2 }),
    secret,
  };
}
