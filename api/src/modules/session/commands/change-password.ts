import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { invalidField, unauthenticated } from '../../../platform/errors/problems.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { passwordChangedLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { PasswordChange } from '../passwords-schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { fullName } from '../../../platform/database/people.ts';
import { sessionCreatedAt } from '../../../platform/access/store/sessions.ts';
import { refundAttempt, spendAttempt } from '../../../platform/access/store/throttles.ts';
import { loadUser, lockUser } from '../../users/store/users.ts';
import {
  continueSession,
  signInThrottle,
  type Device,
  type OpenedSession,
} from './open-session.ts';
import { hashOfNewPassword, replacePassword } from './new-password.ts';

/**
 * Changes one's own password. Every session ends, on this device too, where a new one takes its
 * place at once: as old as the one before, so that twelve hours stay twelve hours.
 * @throws HttpProblem 422 for the fields, 429 after five wrong passwords.
 */
export async function changePassword(
  services: Services,
  caller: Caller,
  request: z.output<typeof PasswordChange>,
  device: Device,
): Promise<OpenedSession> {
  const { db } = services;
  const now = services.now();
  const throttle = signInThrottle(caller.email);
  await spendAttempt(db, throttle, now);
  const known = await loadUser(db, caller.companyId, caller.userId);
  if (!known || !(await services.passwords.verify(known.user.passwordHash, request.old_password))) {
    await recordAudit(db, {
      companyId: caller.companyId,
      actorId: caller.userId,
      action: 'password.change_failed',
      subject: `user:${caller.userId}`,
      address: device.address,
      now,
    });
    throw invalidField('old_password', say('passwordWrong'), 'wrong_password');
  }
  await refundAttempt(db, throttle);
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.companyId, caller.userId);
    const startedAt = await sessionCreatedAt(tx, caller.sessionId, now);
    // Two changes at once: the second one's old password is old by now.
    if (user?.passwordHash !== known.user.passwordHash || startedAt === null)
      throw unauthenticated(say('sessionEnded'));
    const hash = await hashOfNewPassword(
      services.passwords,
      tx,
      known,
      { password: request.new_password, repeated: request.confirm_new_password },
      { password: 'new_password', repeated: 'confirm_new_password' },
    );
    await replacePassword(tx, user.id, hash, now);
    await recordAudit(tx, {
      companyId: user.companyId,
      actorId: user.id,
      action: 'password.changed',
      subject: `user:${user.id}`,
      address: device.address,
      now,
    });
    await enqueueMail(tx, services, {
      companyId: user.companyId,
      userId: user.id,
      kind: 'password_changed',
      to: { name: fullName(user), address: user.email },
      letter: passwordChangedLetter(user),
      dedupeKey: `password_changed:${user.id}:${now.toISOString()}`,
    });
    return continueSession(services, tx, user, device, { startedAt, now });
  });
}
