import { newOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { passwordResetLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/jobs.ts';
import { ERRAND_QUEUE } from '../../../platform/mail/mails.ts';
import { replacePasswordReset } from '../store/passwords.ts';
import { fullName } from '../../../platform/database/people.ts';
import { spendAttempt } from '../../../platform/access/store/throttles.ts';
import { findUserByEmail } from '../../users/store/users.ts';
import type { Errand } from '../../../platform/mail/errands.ts';

/** Life of a mailed link to a new password: one hour. */
export const RESET_LIFE_MS = 3_600_000;
/** Letters to strangers that one address may cause in a quarter of an hour. */
export const LETTERS_PER_ADDRESS = 20;

/**
 * Somebody forgot a password. The call does the same work for every address; whether there is an
 * account is looked up afterwards, by the worker.
 * @throws HttpProblem 429.
 */
export async function requestPasswordReset(
  { db, now }: Services,
  email: string,
  address: string,
): Promise<void> {
  const time = now();
  await spendAttempt(db, `reset:${email}`, time);
  await spendAttempt(db, `reset-from:${address}`, time, LETTERS_PER_ADDRESS);
  const errand: Errand = { kind: 'password_reset', email, address };
  await db.transaction(async (tx) => {
    await enqueueJob(tx, {
      queue: ERRAND_QUEUE,
      companyId: null,
      payload: errand,
      dedupeKey: `reset:${email}`,
    });
  });
}

/**
 * Makes the link and queues its letter; an earlier link is void from now on. Nothing for unknown
 * and closed accounts.
 */
export async function preparePasswordReset(
  services: Services,
  tx: Tx,
  email: string,
  address: string,
): Promise<void> {
  const now = services.now();
  const found = await findUserByEmail(tx, email);
  await recordAudit(tx, {
    companyId: found?.user.companyId ?? null,
    actorId: found?.user.id ?? null,
    action: 'password.reset_requested',
    subject: `email:${email}`,
    address,
    now,
  });
  if (!found?.user.isActive) return;
  const { user } = found;
  const { token, hash } = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + RESET_LIFE_MS);
  await replacePasswordReset(tx, { tokenHash: hash, userId: user.id, expiresAt, createdAt: now });
  await enqueueMail(tx, services, {
    companyId: user.companyId,
    userId: user.id,
    kind: 'password_reset',
    to: { name: fullName(user), address: user.email },
    letter: passwordResetLetter(services.env, {
      language: user.language,
      firstName: user.firstName,
      userId: user.id,
      token,
    }),
    dedupeKey: `password_reset:${hash}`,
    expiresAt,
  });
}
