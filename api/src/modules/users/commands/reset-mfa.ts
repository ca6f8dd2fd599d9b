import { say } from '@vedetta/messages/say.ts';
import { ownAccount } from '../account-problems.ts';
import { notFound } from '../../../platform/errors/problems.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { mfaResetLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { fullName } from '../../../platform/database/people.ts';
import { revokeSessionsOfUser } from '../../../platform/access/store/sessions.ts';
import { forgetPreauthentications, removeSecondFactor } from '../../session/store/sign-in.ts';
import { loadUser, lockUser } from '../store/users.ts';

/**
 * Removes a colleague's second factor, who lost it: every session ends, and the next sign-in enrols
 * a new one. Not one's own: whoever sits at an unlocked screen could take over the account.
 * @throws HttpProblem 404, 409 OWN_ACCOUNT.
 */
export async function resetMfa(
  services: Services,
  caller: Caller,
  userId: number,
  address: string,
): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.companyId, userId);
    if (!user) throw notFound(say('thingUser'));
    if (user.id === caller.userId) throw ownAccount(say('notResetSelf'));
    const admin = await loadUser(tx, caller.companyId, caller.userId);
    await removeSecondFactor(tx, user.id);
    await forgetPreauthentications(tx, user.id);
    await revokeSessionsOfUser(tx, user.id, 'second factor reset', now);
    await recordAudit(tx, {
      companyId: user.companyId,
      actorId: caller.userId,
      action: 'user.mfa_reset',
      subject: `user:${user.id}`,
      address,
      now,
    });
    await enqueueMail(tx, services, {
      companyId: user.companyId,
      userId: user.id,
      kind: 'mfa_reset',
      to: { name: fullName(user), address: user.email },
      letter: mfaResetLetter(services.env, {
        language: user.language,
        firstName: user.firstName,
        admin: admin ? fullName(admin.user) : null,
      }),
      dedupeKey: `mfa_reset:${user.id}:${now.toISOString()}`,
    });
  });
}
