import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { group } from '../../../common/enums.ts';

export const groups: QueryResolvers['groups'] = async (_parent, _args, { rest }) =>
  (await rest.call('listGroups')).results.map((row) => ({
    name: group.fromRest(row.name),
    description: row.description,
    capabilities: row.capabilities,
    userCount: row.user_count,
  }));
