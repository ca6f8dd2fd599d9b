import { sql } from 'drizzle-orm';
import { ownAccount } from '../account-problems.ts';
import { conflict, notFound } from '../../../platform/errors/problems.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { retryWhenLocked } from '../../../platform/database/locks.ts';
import { deleteInvitationsOfAddress } from '../store/invitations.ts';
import { transact, type Outbox } from '../../events/store/outbox.ts';
import { fullName } from '../../../platform/database/people.ts';
import {
  deleteUserRow,
  forgetNotificationsAbout,
  forgetPrivateViews,
  keepNameInActivities,
  unassignAlerts,
} from '../store/user-deletion.ts';
import { lockActiveAdmins, lockUser, type UserRow } from '../store/users.ts';

/**
 * Deletes an account with everything that is only the person's own: sessions, second factor,
 * notifications, letters (open sockets close with the sessions). What they did stays, under the
 * name they had; alerts assigned to them are assigned to nobody, which their activities tell
 * (docs/decisions/041-what-stays-of-a-deleted-person.md).
 * @throws HttpProblem 404, 409 LAST_ADMIN, 409 OWN_ACCOUNT.
 */
export async function deleteUser(
  services: Services,
  caller: Caller,
  userId: number,
  address: string,
): Promise<void> {
  await retryWhenLocked(() =>
    transact(services, async (tx, outbox) => {
      // Whoever is writing something that points at this person goes first; we come again rather
      // than wait in a circle.
      await tx.execute(sql`set local lock_timeout = '700ms'`);
      const admins = await lockActiveAdmins(tx, caller.companyId);
      const user = await lockUser(tx, caller.companyId, userId);
      if (!user) throw notFound('user');
      if (admins.includes(userId) && admins.length === 1) {
        throw conflict(
          'This is the last active administrator of the company. Make somebody else an administrator first.',
          'LAST_ADMIN',
        );
      }
      if (userId === caller.userId)
        throw ownAccount('You cannot delete your own account. Ask another administrator.');
      const now = services.now();
      await release(tx, outbox, caller, user, now);
      // The same time as in the activities: it tells which alerts the person had.
      await recordAudit(tx, {
        companyId: user.companyId,
        actorId: caller.userId,
        action: 'user.deleted',
        subject: `user:${user.id}`,
        address,
        detail: { email: user.email, group: user.groupName },
        now,
      });
      await deleteUserRow(tx, user.id);
    }),
  );
}

async function release(
  tx: Tx,
  outbox: Outbox,
  caller: Caller,
  user: UserRow,
  now: Date,
): Promise<void> {
  for (const alert of await unassignAlerts(tx, {
    user,
    name: fullName(user),
    actorId: caller.userId,
    now,
  })) {
    outbox.event(user.companyId, {
      type: 'alert.changed',
      alert_id: alert.id,
      media_id: alert.mediaId,
      version: alert.version,
      status: alert.status,
      previous_status: alert.status,
      severity: alert.severity,
      created: false,
      actor_id: caller.userId,
    });
  }
  await keepNameInActivities(tx, user.id, fullName(user));
  await forgetNotificationsAbout(tx, user.id);
  await forgetPrivateViews(tx, user.id);
  await deleteInvitationsOfAddress(tx, user.companyId, user.email);
}
