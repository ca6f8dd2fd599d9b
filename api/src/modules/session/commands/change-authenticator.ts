import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { base32, matchTotpStep, totpAddress } from '../totp.ts';
import { conflict, invalidField } from '../../../platform/errors/problems.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { replaceMfaSecret } from '../store/sign-in.ts';
import { refundAttempt, spendAttempt } from '../../../platform/access/store/throttles.ts';
import { loadUser, type UserRow } from '../../users/store/users.ts';
import { signInThrottle } from './open-session.ts';
import { spendFactor } from './spend-factor.ts';
import { MFA_PURPOSE, SECRET_BYTES } from './start-enrolment.ts';

const OFFER_PURPOSE = 'authenticator-offer';
/** Long enough to find the other telephone. */
const VALID_MS = 10 * 60 * 1000;
/**
 * What an offer holds, sealed: nothing of it is kept until the new authenticator has shown that it
 * knows the secret.
 */
const Offer = z.object({
  userId: z.int(),
  secret: z.string(),
  expiresAt: z.int(),
  insteadOf: z.string(),
});

const wrongCode = () => invalidField('token', say('wrongCode'), 'wrong_code');
const offerOver = () => conflict(say('authenticatorSetUpExpired'));

/** When one's own second factor was set up; null when it was not. */
export async function enrolledAt(db: Db, { companyId, userId }: Caller): Promise<Date | null> {
  return (await loadUser(db, companyId, userId))?.user.mfaEnrolledAt ?? null;
}

/**
 * Offers the secret of another authenticator against a code of the present one, or a recovery code,
 * which is used up: an unlocked screen is not enough. The present one counts until the other is
 * confirmed.
 * @returns what the authenticator takes, and `offer`, which the confirmation brings back within ten
 * minutes.
 * @throws HttpProblem 409 NOT_ENROLLED, 422 for a wrong code, 429.
 */
export async function offerAuthenticator(
  services: Services,
  caller: Caller,
  token: string,
): Promise<{ otpauth_url: string; qr_svg: string; secret: string; offer: string }> {
  const { db, secrets } = services;
  const now = services.now();
  const throttle = signInThrottle(caller.email);
  await spendAttempt(db, throttle, now);
  const insteadOf = await db.transaction(async (tx) => {
    const { user, sealed } = await loadEnrolled(tx, caller);
    return (await spendFactor(services, tx, user, token, now)) === null
      ? null
      : printOf(services, sealed);
  });
  if (insteadOf === null) throw wrongCode();
  await refundAttempt(db, throttle);
  const secret = base32(randomBytes(SECRET_BYTES));
  const otpauth_url = totpAddress(secret, caller.email);
  const offer: z.input<typeof Offer> = {
    userId: caller.userId,
    secret,
    expiresAt: now.getTime() + VALID_MS,
    insteadOf,
  };
  return {
    otpauth_url,
    secret,
    qr_svg: renderSVG(otpauth_url, { ecc: 'M', border: 2 }),
    offer: Buffer.from(secrets.seal(JSON.stringify(offer), OFFER_PURPOSE)).toString('base64url'),
  };
}

/**
 * Puts the offered authenticator in the place of the present one, once it has shown a right code.
 * Recovery codes and sessions stay.
 * @returns when it was set up.
 * @throws HttpProblem 409 for an offer that ran out, was used or is another person's, 422 for a
 * wrong code, 429.
 */
export async function confirmAuthenticator(
  services: Services,
  caller: Caller,
  given: { offer: string; token: string },
  address: string,
): Promise<Date> {
  const { db, secrets } = services;
  const now = services.now();
  const offer = openOffer(services, given.offer);
  if (offer?.userId !== caller.userId || offer.expiresAt <= now.getTime()) throw offerOver();
  const throttle = signInThrottle(caller.email);
  await spendAttempt(db, throttle, now);
  const step = matchTotpStep(offer.secret, given.token, now);
  if (step === null) throw wrongCode();
  await db.transaction(async (tx) => {
    const { sealed } = await loadEnrolled(tx, caller);
    if (printOf(services, sealed) !== offer.insteadOf) throw offerOver();
    if (
      !(await replaceMfaSecret(tx, caller.userId, {
        before: sealed,
        sealed: secrets.seal(offer.secret, MFA_PURPOSE),
        step,
        now,
      }))
    )
      throw offerOver();
    await recordAudit(tx, {
      companyId: caller.companyId,
      actorId: caller.userId,
      action: 'authenticator.changed',
      subject: `user:${caller.userId}`,
      address,
      now,
    });
  });
  await refundAttempt(db, throttle);
  return now;
}

async function loadEnrolled(
  tx: Tx,
  caller: Caller,
): Promise<{ user: UserRow; sealed: Uint8Array }> {
  const user = (await loadUser(tx, caller.companyId, caller.userId))?.user;
  if (!user?.mfaSecret || user.mfaEnrolledAt === null)
    throw conflict(say('noTwoFactorToChange'), 'NOT_ENROLLED');
  return { user, sealed: user.mfaSecret };
}

/** Tells one secret from another without giving it away. */
const printOf = ({ secrets }: Pick<Services, 'secrets'>, sealed: Uint8Array): string =>
  secrets.fingerprint(secrets.openText(sealed, MFA_PURPOSE), OFFER_PURPOSE);

function openOffer(
  { secrets }: Pick<Services, 'secrets'>,
  offer: string,
): z.output<typeof Offer> | null {
  try {
    return Offer.parse(
      JSON.parse(secrets.openText(Buffer.from(offer, 'base64url'), OFFER_PURPOSE)),
    );
  } catch {
    // Not sealed by this installation, or cut short.
    return null;
  }
}
