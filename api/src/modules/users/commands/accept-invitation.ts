import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { hashOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { emailTaken, linkNotValid } from '../account-problems.ts';
import type { InvitationAcceptance } from '../invitations-schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { findInvitation, spendInvitation } from '../store/invitations.ts';
import { insertUser } from '../store/users.ts';
import { checkNewPassword } from '../../session/commands/check-new-password.ts';

/** What the invited person is shown before they accept. @throws HttpProblem 400 LINK_NOT_VALID. */
export async function readInvitation(services: Services, token: string) {
  const found = await findInvitation(services.db, hashOpaqueToken(token), services.now());
  if (!found) throw invitationNotValid();
  return found;
}

/**
 * The invited person makes an account, approved from the start.
 * @returns the address to sign in with.
 * @throws HttpProblem 400 LINK_NOT_VALID, 409 EMAIL_TAKEN, 422.
 */
export async function acceptInvitation(
  services: Services,
  request: z.output<typeof InvitationAcceptance>,
  address: string,
): Promise<{ email: string }> {
  const { db } = services;
  const now = services.now();
  const { invitation, company } = await readInvitation(services, request.token);
  const { first_name: firstName, last_name: lastName } = request;
  await checkNewPassword(request.password, request.re_new_password, [
    firstName,
    lastName,
    invitation.email,
    company.name,
  ]);
  const passwordHash = await services.passwords.hash(request.password);
  return db.transaction(async (tx) => {
    if (!(await spendInvitation(tx, invitation.tokenHash))) throw invitationNotValid();
    const user = await insertUser(tx, {
      companyId: company.id,
      email: invitation.email,
      firstName,
      lastName,
      passwordHash,
      isActive: true,
      isApproved: true,
      groupName: invitation.groupName,
      dateJoined: now,
    });
    if (!user) throw emailTaken(say('accountExists'));
    await recordAudit(tx, {
      companyId: company.id,
      actorId: user.id,
      action: 'invitation.accepted',
      subject: `user:${user.id}`,
      address,
      detail: { group: user.groupName },
      now,
    });
    return { email: user.email };
  });
}

const invitationNotValid = () => linkNotValid(say('invitationLinkInvalid'));
