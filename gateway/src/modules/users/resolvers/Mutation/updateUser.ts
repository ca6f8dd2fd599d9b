import type { MutationResolvers, UserAction } from '../../../../generated/resolvers-types.ts';
import { group, language, notificationContext, theme } from '../../../common/enums.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapUser } from '../../mappers.ts';

const ACTIONS = {
  APPROVE: 'approve',
  REJECT: 'reject',
  ACTIVATE: 'activate',
  DEACTIVATE: 'deactivate',
} as const satisfies Record<UserAction, string>;

export const updateUser: MutationResolvers['updateUser'] = async (_parent, { input }, { rest }) => {
  const changed = await rest.call('updateUser', {
    path: { id: toPathId(input.id) },
    body: {
      first_name: input.firstName ?? undefined,
      last_name: input.lastName ?? undefined,
      // null clears these three.
      phone_number: input.phoneNumber,
      time_zone: input.timeZone,
      language: input.language == null ? input.language : language.toRest[input.language],
      tour_visible: input.tourVisible ?? undefined,
      theme: input.theme ? theme.toRest[input.theme] : undefined,
      date_language: input.dateLanguage ? language.toRest[input.dateLanguage] : undefined,
      mail_contexts: input.mailContexts?.map((name) => notificationContext.toRest[name]),
      action: input.action ? ACTIONS[input.action] : undefined,
      confirm_unverified: input.confirmUnverified ?? undefined,
      group_name: input.group ? group.toRest[input.group] : undefined,
    },
  });
  return mapUser(changed);
};
