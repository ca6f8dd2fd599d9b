import { say } from '@vedetta/messages/say.ts';
import type { GroupName, MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { badInput } from '../../../../errors/known-error.ts';
import { mapInvitation } from '../../invitation-mappers.ts';

export const inviteUser: MutationResolvers['inviteUser'] = async (_parent, { input }, { rest }) =>
  mapInvitation(
    await rest.call('inviteUser', {
      body: { email: input.email, group_name: input.group ? toInvitable(input.group) : undefined },
    }),
  );

function toInvitable(group: GroupName): 'Admins' | 'Analysts' | 'Viewers' {
  if (group === 'TRIAL_USERS') throw badInput('group', say('inviteGroupInvalid'));
  return INVITABLE[group];
}
const INVITABLE = {
  ADMINS: 'Admins',
  ANALYSTS: 'Analysts',
  VIEWERS: 'Viewers',
} as const satisfies Record<Exclude<GroupName, 'TRIAL_USERS'>, string>;
