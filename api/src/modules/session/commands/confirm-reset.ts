import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { hashOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { linkNotValid } from '../../users/account-problems.ts';
import { passwordChangedLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { PasswordResetConfirmation } from '../passwords-schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { findPasswordReset, spendPasswordReset } from '../store/passwords.ts';
import { fullName } from '../../../platform/database/people.ts';
import { findUserById } from '../../users/store/users.ts';
import { hashOfNewPassword, replacePassword } from './new-password.ts';

const notValid = () => linkNotValid(say('passwordLinkInvalid'));

/**
 * @throws HttpProblem 400 LINK_NOT_VALID when the link was used, replaced by a newer one or is too
 * old.
 */
export async function requireResetLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { uid, token }: { uid: number; token: string },
): Promise<void> {
  if (!(await findPasswordReset(db, uid, hashOpaqueToken(token), now()))) throw notValid();
}

/**
 * Chooses a new password by a mailed link. The second factor stays as it is and is asked for at the
 * next sign-in. A password that is refused leaves the link in force.
 * @throws HttpProblem 400 LINK_NOT_VALID, 422.
 */
export async function confirmPasswordReset(
  services: Services,
  link: { uid: number; token: string },
  request: z.output<typeof PasswordResetConfirmation>,
  address: string,
): Promise<void> {
  const { db } = services;
  const now = services.now();
  const hash = hashOpaqueToken(link.token);
  await requireResetLink(services, link);
  await db.transaction(async (tx) => {
    const found = await findUserById(tx, link.uid);
    if (!found) throw notValid();
    const passwordHash = await hashOfNewPassword(
      services.passwords,
      tx,
      found,
      { password: request.new_password, repeated: request.re_new_password },
      { password: 'new_password', repeated: 're_new_password' },
    );
    if (!(await spendPasswordReset(tx, link.uid, hash, now))) throw notValid();
    const { user } = found;
    await replacePassword(tx, user.id, passwordHash, now);
    await recordAudit(tx, {
      companyId: user.companyId,
      actorId: user.id,
      action: 'password.reset',
      subject: `user:${user.id}`,
      address,
      now,
    });
    await enqueueMail(tx, services, {
      companyId: user.companyId,
      userId: user.id,
      kind: 'password_changed',
      to: { name: fullName(user), address: user.email },
      letter: passwordChangedLetter(user),
      dedupeKey: `password_changed:${hash}`,
    });
  });
}
