import { say } from '@vedetta/messages/say.ts';
import { newOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { HttpProblem } from '../../../platform/errors/http-problem.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { insertPreauthentication } from '../store/sign-in.ts';
import {
  refundAttempt,
  refuseLocked,
  spendAttempt,
} from '../../../platform/access/store/throttles.ts';
import { findUserByEmail } from '../../users/store/users.ts';
import { openSession, signInThrottle, type Device, type OpenedSession } from './open-session.ts';

/** Life of the state between password and second factor, in seconds. */
export const PREAUTH_SECONDS = 300;

/**
 * Wrong passwords from one network address, for whatever accounts, in a quarter of an hour: a whole
 * office may have one.
 */
export const FAILURES_PER_ADDRESS = 100;

export type LoginOutcome =
  | { kind: 'second-factor'; mfa: 'enroll' | 'verify'; preauth: string }
  | { kind: 'signed-in'; session: OpenedSession };

/**
 * First step of the sign-in. Without the right password nobody learns whether the account exists:
 * same answer, same time, same throttle.
 * @throws HttpProblem 401 WRONG_CREDENTIALS, 403 NOT_APPROVED or NOT_ACTIVE after the right
 * password, 429.
 */
export async function login(
  services: Services,
  { email, password }: { email: string; password: string },
  device: Device,
): Promise<LoginOutcome> {
  const { db, passwords } = services;
  const now = services.now();
  const throttle = signInThrottle(email);
  const from = `login-from:${device.address}`;
  await refuseLocked(db, from, now);
  await spendAttempt(db, throttle, now);
  const found = await findUserByEmail(db, email);
  const right = await passwords.verify(found?.user.passwordHash ?? null, password);
  // Written for unknown accounts too: the same work.
  if (!right || !found) {
    await recordAudit(db, {
      companyId: found?.user.companyId ?? null,
      actorId: found?.user.id ?? null,
      action: 'sign_in.failed',
      subject: `email:${email}`,
      address: device.address,
      detail: { step: 'password' },
      now,
    });
    await spendAttempt(db, from, now, FAILURES_PER_ADDRESS);
    throw new HttpProblem(401, 'WRONG_CREDENTIALS', say('wrongCredentials'));
  }
  await refundAttempt(db, throttle);
  const { user, company } = found;
  if (!user.isActive) throw new HttpProblem(403, 'NOT_ACTIVE', say('accountDeactivated'));
  if (!user.isApproved) {
    throw new HttpProblem(403, 'NOT_APPROVED', say('waitsForApproval'));
  }
  if (!company.mfaRequired && user.mfaEnrolledAt === null) {
    const session = await db.transaction((tx) =>
      openSession(services, tx, user, device, { factor: 'password' }),
    );
    return { kind: 'signed-in', session };
  }
  const preauth = newOpaqueToken();
  await insertPreauthentication(
    db,
    {
      tokenHash: preauth.hash,
      userId: user.id,
      expiresAt: new Date(now.getTime() + PREAUTH_SECONDS * 1000),
      createdAt: now,
    },
    now,
  );
  return {
    kind: 'second-factor',
    mfa: user.mfaEnrolledAt === null ? 'enroll' : 'verify',
    preauth: preauth.token,
  };
}
