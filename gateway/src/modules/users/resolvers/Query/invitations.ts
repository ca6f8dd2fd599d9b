import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { invitationState } from '../../../common/enums.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapInvitation } from '../../invitation-mappers.ts';

export const invitations: QueryResolvers['invitations'] = async (
  _parent,
  { state, ...page },
  { rest },
) =>
  mapPage(
    await rest.call('listInvitations', {
      query: { ...pageArgs(page), state: state ? invitationState.toRest[state] : undefined },
    }),
    mapInvitation,
  );
