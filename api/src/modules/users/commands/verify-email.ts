import { say } from '@vedetta/messages/say.ts';
import { notificationText } from '../../notifications/notification-texts.ts';
import { hashOpaqueToken, newOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { linkNotValid } from '../account-problems.ts';
import { verifyEmailLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { replaceEmailVerification, spendEmailVerification } from '../store/email-verifications.ts';
import { enqueueJob } from '../../../platform/jobs/jobs.ts';
import { ERRAND_QUEUE } from '../../../platform/mail/mails.ts';
import { type Outbox, transact } from '../../events/store/outbox.ts';
import { fullName } from '../../../platform/database/people.ts';
import { spendAttempt } from '../../../platform/access/store/throttles.ts';
import {
  activeAdmins,
  findUserByEmail,
  findUserById,
  type UserWithCompany,
} from '../store/users.ts';
import type { Errand } from '../../../platform/mail/errands.ts';
import { LETTERS_PER_ADDRESS } from '../../session/commands/request-reset.ts';

const LINK_HOURS = 72;
const HOUR_MS = 3_600_000;

/**
 * A new link for a registration. The call does the same work for every address; whether one waits
 * there is looked up afterwards, by the worker.
 * @throws HttpProblem 429.
 */
export async function requestEmailVerification(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
  address: string,
): Promise<void> {
  const time = now();
  await spendAttempt(db, `verify:${email}`, time);
  await spendAttempt(db, `verify-from:${address}`, time, LETTERS_PER_ADDRESS);
  const errand: Errand = { kind: 'email_verification', email };
  await db.transaction((tx) =>
    enqueueJob(tx, {
      queue: ERRAND_QUEUE,
      companyId: null,
      payload: errand,
      dedupeKey: `verify:${email}`,
    }),
  );
}

/**
 * What follows a registration: the link that proves the address, and, where it is not mailed but
 * kept as a file, word to the admins at once.
 * @param isNew false where the address had an account already, or no company answers for it
 */
export async function followUpRegistration(
  services: Services,
  tx: Tx,
  outbox: Outbox,
  { email, isNew }: { email: string; isNew: boolean },
): Promise<void> {
  await prepareEmailVerification(services, tx, email);
  const found = isNew && services.env.MAIL_URL === null ? await findUserByEmail(tx, email) : null;
  if (found?.user.isActive && !found.user.isApproved) await tellAdmins(tx, outbox, found);
}

/**
 * Makes the link and queues its letter; an earlier link is void from now on. Nothing where no
 * registration waits for it.
 */
export async function prepareEmailVerification(
  services: Services,
  tx: Tx,
  email: string,
): Promise<void> {
  const now = services.now();
  const found = await findUserByEmail(tx, email);
  if (
    !found ||
    found.user.emailVerifiedAt !== null ||
    found.user.isApproved ||
    !found.user.isActive
  )
    return;
  const { user, company } = found;
  const { token, hash } = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  await replaceEmailVerification(tx, {
    tokenHash: hash,
    userId: user.id,
    expiresAt,
    createdAt: now,
  });
  await enqueueMail(tx, services, {
    companyId: user.companyId,
    userId: user.id,
    kind: 'verify_email',
    to: { name: fullName(user), address: user.email },
    dedupeKey: `verify_email:${hash}`,
    expiresAt,
    letter: verifyEmailLetter(services.env, {
      language: user.language,
      firstName: user.firstName,
      company: company.name,
      token,
      hours: LINK_HOURS,
    }),
  });
}

/**
 * Follows the mailed link: the address is the applicant's, and the admins hear of the registration.
 * @throws HttpProblem 400 LINK_NOT_VALID when the link was used, replaced by a newer one or is too
 * old.
 */
export async function verifyEmail(
  services: Services,
  token: string,
  address: string,
): Promise<{ email: string }> {
  const now = services.now();
  return transact(services, async (tx, outbox) => {
    const user = await spendEmailVerification(tx, hashOpaqueToken(token), now);
    const found = user && (await findUserById(tx, user.id));
    if (!found) throw linkNotValid(say('verificationLinkInvalid'));
    await recordAudit(tx, {
      companyId: found.company.id,
      actorId: found.user.id,
      action: 'user.email_verified',
      subject: `user:${found.user.id}`,
      address,
      now,
    });
    // Without a mail server they heard of it when it was made.
    if (services.env.MAIL_URL !== null && !found.user.isApproved)
      await tellAdmins(tx, outbox, found);
    return { email: found.user.email };
  });
}

/** Tells every admin of the company that a registration waits for a decision. */
async function tellAdmins(
  tx: Tx,
  outbox: Outbox,
  { user, company }: UserWithCompany,
): Promise<void> {
  for (const recipientId of await activeAdmins(tx, company.id)) {
    outbox.notify({
      companyId: company.id,
      recipientId,
      context: 'new_user_need_approvation',
      actorId: user.id,
      actorName: fullName(user),
      aboutUserId: user.id,
      message: notificationText.registration(company.name),
    });
  }
}
