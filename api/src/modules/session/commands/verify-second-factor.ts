import { say } from '@vedetta/messages/say.ts';
import { hashOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { HttpProblem } from '../../../platform/errors/http-problem.ts';
import { preauthMissing } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import {
  findPreauthenticated,
  forgetPreauthentications,
  spendPreauthentication,
} from '../store/sign-in.ts';
import { spendAttempt } from '../../../platform/access/store/throttles.ts';
import { openSession, signInThrottle, type Device, type OpenedSession } from './open-session.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { spendFactor } from './spend-factor.ts';

export interface SecondFactorPassed {
  session: OpenedSession;
  /** Only when this code completed an enrolment. */
  recoveryCodes: string[] | null;
}

/**
 * Second step of the sign-in: a TOTP code, each step once, or a recovery code, each once. The first
 * right code completes the enrolment.
 * @throws HttpProblem 401 UNAUTHENTICATED without the cookie of a right password, 401 WRONG_CODE,
 * 429.
 */
export async function verifySecondFactor(
  services: Services,
  preauth: string | null,
  { email, token }: { email: string; token: string },
  device: Device,
): Promise<SecondFactorPassed> {
  const { db } = services;
  const now = services.now();
  const hash = hashOpaqueToken(preauth ?? '');
  const found = preauth === null ? null : await findPreauthenticated(db, hash, now);
  if (found?.user.email !== email) throw preauthMissing();
  const { user } = found;
  await spendAttempt(db, signInThrottle(email), now);
  const passed = await db.transaction(async (tx) => {
    const factor = await spendFactor(services, tx, user, token, now);
    if (factor === null || !(await spendPreauthentication(tx, hash))) return null;
    await forgetPreauthentications(tx, user.id);
    const recoveryCodes =
      factor === 'enrolment' ? await makeRecoveryCodes(services, tx, user.id) : null;
    return { session: await openSession(services, tx, user, device, { factor }), recoveryCodes };
  });
  if (passed) return passed;
  await recordAudit(db, {
    companyId: user.companyId,
    actorId: user.id,
    action: 'sign_in.failed',
    subject: `user:${user.id}`,
    address: device.address,
    detail: { step: 'code' },
    now,
  });
  throw new HttpProblem(401, 'WRONG_CODE', say('wrongCode'));
}
