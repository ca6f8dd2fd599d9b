import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { isTimeZone } from '../../../platform/http/time-zones.ts';
import type { AuditAction, AuditDetail } from '../../../platform/audit/acts.ts';
import { flagsAfter, insteadFor, mayBecome } from '../registration.ts';
import { conflict, forbidden, invalidField, notFound } from '../../../platform/errors/problems.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { approvedLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { mayChangeUser, mayReadUser } from '../policy.ts';
import type { UserPatch } from '../schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/people.ts';
import { revokeSessionsOfUser } from '../../../platform/access/store/sessions.ts';
import { forgetPreauthentications } from '../../session/store/sign-in.ts';
import {
  loadUser,
  lockActiveAdmins,
  lockUser,
  updateUser,
  type UserRow,
  type UserWithCompany,
} from '../store/users.ts';

type Patch = z.output<typeof UserPatch>;
type Changes = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'phoneNumber'
    | 'tourVisible'
    | 'theme'
    | 'timeZone'
    | 'language'
    | 'dateLanguage'
    | 'mailContexts'
    | 'isActive'
    | 'isApproved'
    | 'groupName'
  >
>;

/**
 * Changes one's own record; an admin also approves, rejects, activates, deactivates and moves
 * between groups. Whoever may no longer sign in is signed out everywhere in the same transaction.
 * @throws HttpProblem 404 for a user of another company, 403, 409 LAST_ADMIN, 409
 * INVALID_TRANSITION for what the life cycle refuses, 409 NOT_VERIFIED and CONFIRM_UNVERIFIED for a
 * registration whose address is not verified, 422.
 */
export async function updateUserRecord(
  services: Services,
  caller: Caller,
  userId: number,
  patch: Patch,
  address: string,
): Promise<UserWithCompany> {
  if (!mayReadUser(caller, userId)) throw notFound(say('thingUser'));
  const members = Object.keys(patch).filter((name) => patch[name as keyof Patch] !== undefined);
  if (!mayChangeUser(caller, userId, members)) {
    await recordAudit(services.db, {
      companyId: caller.companyId,
      actorId: caller.userId,
      action: 'access.denied',
      subject: `user:${userId}`,
      address,
      detail: { members: members.join(' ') },
      now: services.now(),
    });
    throw forbidden(say('adminsOnly'));
  }
  return services.db.transaction(async (tx) => {
    // Admins first, then the user: every change of people takes its locks in this order.
    const admins = await lockActiveAdmins(tx, caller.companyId);
    const before = await lockUser(tx, caller.companyId, userId);
    if (!before) throw notFound(say('thingUser'));
    const changes = changesOf(before, patch);
    const after = { ...before, ...changes };
    const leavesAdmins =
      admins.includes(userId) &&
      !(after.groupName === 'Admins' && after.isActive && after.isApproved);
    if (leavesAdmins && admins.length === 1) {
      throw conflict(say('lastAdmin'), 'LAST_ADMIN');
    }
    if (!mayBecome(before, after)) throw conflict(insteadFor(before), 'INVALID_TRANSITION');
    if (!before.isApproved && after.isApproved && before.emailVerifiedAt === null)
      requireProof(services, patch.confirm_unverified === true);
    await updateUser(tx, userId, changes);
    await afterwards(services, tx, caller, before, after, address);
    const loaded = await loadUser(tx, caller.companyId, userId);
    if (!loaded) throw notFound(say('thingUser'));
    if (!before.isApproved && after.isApproved && after.isActive)
      await tellApproved(services, tx, loaded);
    return loaded;
  });
}

/**
 * Where letters are sent, the applicant proves the address; where they are not, the admin answers
 * for it (docs/decisions/253).
 */
function requireProof({ env }: Pick<Services, 'env'>, isConfirmed: boolean): void {
  if (env.MAIL_URL !== null) {
    throw conflict(say('addressUnverified'), 'NOT_VERIFIED');
  }
  if (!isConfirmed) {
    throw conflict(say('addressUnverifiable'), 'CONFIRM_UNVERIFIED');
  }
}

function changesOf(before: UserRow, patch: Patch): Changes {
  if (patch.time_zone != null && !isTimeZone(patch.time_zone))
    throw invalidField('time_zone', say('chooseTimeZone'), 'unknown_time_zone');
  const given = {
    firstName: patch.first_name,
    lastName: patch.last_name,
    phoneNumber: patch.phone_number,
    tourVisible: patch.tour_visible,
    theme: patch.theme,
    timeZone: patch.time_zone,
    language: patch.language,
    dateLanguage: patch.date_language,
    mailContexts: patch.mail_contexts,
    isActive: patch.is_active,
    isApproved: patch.is_approved,
    groupName: patch.group_name,
    ...actionChanges(before, patch.action),
  };
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && before[name as keyof UserRow] !== value,
    ),
  );
}

/**
 * A rejected registration stays as an account that cannot sign in; approving it later is possible.
 */
function actionChanges(before: UserRow, action: Patch['action']): Changes {
  if (action === undefined) return {};
  const flags = flagsAfter(before, action);
  if (flags === null) throw conflict(insteadFor(before), 'INVALID_TRANSITION');
  return flags;
}

async function afterwards(
  services: Services,
  tx: Tx,
  caller: Caller,
  before: UserRow,
  after: UserRow,
  address: string,
): Promise<void> {
  const now = services.now();
  const acts = (
    [
      !before.isApproved && after.isApproved && 'user.approved',
      before.isActive !== after.isActive &&
        (after.isActive
          ? 'user.activated'
          : before.isApproved
            ? 'user.deactivated'
            : 'user.rejected'),
      before.groupName !== after.groupName && 'user.group_changed',
    ] satisfies (AuditAction | false)[]
  ).filter((act) => act !== false);
  for (const action of acts) {
    const { companyId, userId: actorId } = caller;
    const detail = detailOf(action, before, after);
    await recordAudit(tx, {
      companyId,
      actorId,
      action,
      subject: `user:${after.id}`,
      address,
      detail,
      now,
    });
  }
  if (!after.isActive || !after.isApproved) {
    await revokeSessionsOfUser(tx, after.id, 'account closed', now);
    await forgetPreauthentications(tx, after.id);
  }
}

function detailOf(action: AuditAction, before: UserRow, after: UserRow): AuditDetail {
  if (action === 'user.group_changed') return { from: before.groupName, to: after.groupName };
  return action === 'user.approved' ? { address_verified: before.emailVerifiedAt !== null } : {};
}

/** Nobody who cannot sign in yet looks at the screen. */
async function tellApproved(
  services: Services,
  tx: Tx,
  { user, company }: UserWithCompany,
): Promise<void> {
  await enqueueMail(tx, services, {
    companyId: company.id,
    userId: user.id,
    kind: 'approved',
    to: { name: fullName(user), address: user.email },
    letter: approvedLetter(services.env, {
      language: user.language,
      firstName: user.firstName,
      company: company.name,
    }),
    dedupeKey: `approved:${user.id}:${services.now().toISOString()}`,
  });
}
