import { normaliseTypedCode } from '../../../platform/access/opaque-tokens.ts';
import { matchTotpStep } from '../totp.ts';
import type { Services } from '../../../platform/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { spendRecoveryCode, spendTotpStep } from '../store/sign-in.ts';
import type { UserRow } from '../../users/store/users.ts';
import { RECOVERY_PURPOSE } from './recovery-codes.ts';
import { MFA_PURPOSE } from './start-enrolment.ts';

export type Factor = 'code' | 'recovery code' | 'enrolment';

/**
 * Uses up a code of the authenticator (each step once) or a recovery code (each once).
 * @returns what it was; null when it is not right, or was used already.
 */
export async function spendFactor(
  services: Pick<Services, 'secrets'>,
  tx: Tx,
  user: UserRow,
  token: string,
  now: Date,
): Promise<Factor | null> {
  const { secrets } = services;
  const enrolled = user.mfaEnrolledAt !== null;
  const digits = token.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    if (!user.mfaSecret) return null;
    const step = matchTotpStep(secrets.openText(user.mfaSecret, MFA_PURPOSE), digits, now);
    if (
      step === null ||
      !(await spendTotpStep(tx, user.id, step, enrolled ? null : { sealed: user.mfaSecret, now }))
    )
      return null;
    return enrolled ? 'code' : 'enrolment';
  }
  if (!enrolled) return null;
  const spent = await spendRecoveryCode(
    tx,
    user.id,
    secrets.fingerprints(normaliseTypedCode(token), RECOVERY_PURPOSE),
    now,
  );
  return spent ? 'recovery code' : null;
}
