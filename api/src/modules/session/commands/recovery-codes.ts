import { say } from '@vedetta/messages/say.ts';
import { newTypedCode, normaliseTypedCode } from '../../../platform/access/opaque-tokens.ts';
import { matchTotpStep } from '../totp.ts';
import { conflict, invalidField } from '../../../platform/errors/problems.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { replaceRecoveryCodes, spendTotpStep } from '../store/sign-in.ts';
import { refundAttempt, spendAttempt } from '../../../platform/access/store/throttles.ts';
import { loadUser } from '../../users/store/users.ts';
import { signInThrottle } from './open-session.ts';
import { MFA_PURPOSE } from './start-enrolment.ts';

/** Ten codes, shown once. */
const RECOVERY_CODES = 10;
export const RECOVERY_PURPOSE = 'recovery-code';

/** Makes new recovery codes; those before are void. */
export async function makeRecoveryCodes(
  { secrets }: Services,
  tx: Tx,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newTypedCode(2, 5));
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => secrets.fingerprint(normaliseTypedCode(code), RECOVERY_PURPOSE)),
  );
  return codes;
}

/**
 * Replaces one's own recovery codes. A code of the authenticator is asked for, and used up: an
 * unlocked screen is not enough.
 * @throws HttpProblem 409 NOT_ENROLLED, 422 for a wrong code, 429.
 */
export async function renewRecoveryCodes(
  services: Services,
  caller: Caller,
  token: string,
  address: string,
): Promise<string[]> {
  const { db, secrets } = services;
  const now = services.now();
  const throttle = signInThrottle(caller.email);
  await spendAttempt(db, throttle, now);
  const codes = await db.transaction(async (tx) => {
    const found = await loadUser(tx, caller.companyId, caller.userId);
    if (!found?.user.mfaSecret || found.user.mfaEnrolledAt === null) {
      throw conflict(say('noTwoFactorToRecover'), 'NOT_ENROLLED');
    }
    const step = matchTotpStep(secrets.openText(found.user.mfaSecret, MFA_PURPOSE), token, now);
    if (step === null || !(await spendTotpStep(tx, caller.userId, step, null))) return null;
    await recordAudit(tx, {
      companyId: caller.companyId,
      actorId: caller.userId,
      action: 'recovery_codes.replaced',
      subject: `user:${caller.userId}`,
      address,
      now,
    });
    return makeRecoveryCodes(services, tx, caller.userId);
  });
  if (!codes) throw invalidField('token', say('wrongCode'), 'wrong_code');
  await refundAttempt(db, throttle);
  return codes;
}
