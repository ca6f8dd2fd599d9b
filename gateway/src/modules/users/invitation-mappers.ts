import type { Invitation, InvitationView } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { group, invitationState } from '../common/enums.ts';
import { fromId } from '../common/ids.ts';
import { mapPerson } from './mappers.ts';

export function mapInvitation(invitation: Rest['Invitation']): Invitation {
  return {
    id: fromId(invitation.id),
    email: invitation.email,
    group: group.fromRest(invitation.group_name),
    state: invitationState.fromRest(invitation.state),
    invitedBy: invitation.invited_by === null ? null : mapPerson(invitation.invited_by),
    createdAt: invitation.created_at,
    expiresAt: invitation.expires_at,
  };
}

export function mapInvitationView(view: Rest['InvitationView']): InvitationView {
  return {
    email: view.email,
    company: view.company,
    group: group.fromRest(view.group_name),
    invitedBy: view.invited_by,
    expiresAt: view.expires_at,
  };
}
