import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { newOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { emailTaken } from '../account-problems.ts';
import { notFound } from '../../../platform/errors/problems.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { invitationLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { InvitationRequest } from '../invitations-schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { deleteInvitation, upsertInvitation, type InvitationRow } from '../store/invitations.ts';
import { fullName } from '../../../platform/database/people.ts';
import { spendAttempt } from '../../../platform/access/store/throttles.ts';
import { findUserByEmail, loadUser } from '../store/users.ts';

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;
/**
 * Invitations of one company in a quarter of an hour: more than a large team, fewer than a mailing.
 */
const AT_ONCE = 200;

/**
 * Invites somebody by mail. Inviting the same address again sends a new link, and the old one is
 * void. Whether the address has an account with another company is nobody's business here.
 * @throws HttpProblem 409 EMAIL_TAKEN for a colleague, 429.
 */
export async function invite(
  services: Omit<Services, 'db'> & { db: Db | Tx },
  caller: Caller,
  request: z.output<typeof InvitationRequest>,
  address: string,
): Promise<InvitationRow> {
  const { db } = services;
  const now = services.now();
  await spendAttempt(db, `invite:${caller.companyId}`, now, AT_ONCE);
  return db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, request.email);
    if (found?.company.id === caller.companyId) {
      throw emailTaken(found.user.isApproved ? say('colleagueExists') : say('registeredAlready'));
    }
    const inviter = await loadUser(tx, caller.companyId, caller.userId);
    if (!inviter) throw notFound(say('thingUser'));
    const { token, hash } = newOpaqueToken();
    const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
    const row = await upsertInvitation(tx, {
      companyId: caller.companyId,
      email: request.email,
      groupName: request.group_name,
      tokenHash: hash,
      invitedBy: caller.userId,
      expiresAt,
      createdAt: now,
    });
    await enqueueMail(tx, services, {
      companyId: caller.companyId,
      userId: null,
      kind: 'invitation',
      to: { name: '', address: request.email },
      dedupeKey: `invitation:${hash}`,
      expiresAt,
      letter: invitationLetter(services.env, {
        inviter: fullName(inviter.user),
        company: inviter.company.name,
        token,
        days: LINK_DAYS,
      }),
    });
    await recordAudit(tx, {
      companyId: caller.companyId,
      actorId: caller.userId,
      action: 'user.invited',
      subject: `email:${request.email}`,
      address,
      detail: { group: request.group_name },
      now,
    });
    return row;
  });
}

/** Takes an invitation back: its link is void. @throws HttpProblem 404. */
export async function withdrawInvitation(
  services: Services,
  caller: Caller,
  id: number,
  address: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const email = await deleteInvitation(tx, caller.companyId, id);
    if (email === null) throw notFound(say('thingInvitation'));
    await recordAudit(tx, {
      companyId: caller.companyId,
      actorId: caller.userId,
      action: 'invitation.withdrawn',
      subject: `email:${email}`,
      address,
      now: services.now(),
    });
  });
}
