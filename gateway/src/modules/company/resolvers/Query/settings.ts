import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapSettings } from '../../mappers.ts';

export const settings: QueryResolvers['settings'] = async (_parent, _args, { rest }) =>
  mapSettings(await rest.call('getSettings'));
