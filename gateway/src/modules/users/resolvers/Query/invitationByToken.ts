import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapInvitationView } from '../../invitation-mappers.ts';

export const invitationByToken: QueryResolvers['invitationByToken'] = async (
  _parent,
  { token },
  { rest },
) => mapInvitationView(await rest.call('readInvitation', { body: { token } }));
