import { presentPerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import type { InvitationRow } from './store/invitations.ts';

import { GroupNameField } from './schema.ts';
import type { Invitation } from './invitations-schema.ts';

/** One invitation; its link is in the letter alone. */
export function presentInvitation(
  { invitation, inviter }: InvitationRow,
  now: Date,
): z.input<typeof Invitation> {
  return {
    id: invitation.id,
    email: invitation.email,
    group_name: GroupNameField.parse(invitation.groupName),
    state: invitation.expiresAt > now ? 'pending' : 'expired',
    invited_by: inviter === null ? null : presentPerson(inviter),
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  };
}
