import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { mapMutedRule } from '../../mappers.ts';
import { muteBody } from '../../mute-body.ts';

export const createMutedRule: MutationResolvers['createMutedRule'] = async (
  _parent,
  { input },
  { rest },
) => mapMutedRule(await rest.call('createMutedRule', { body: muteBody(input) }));
