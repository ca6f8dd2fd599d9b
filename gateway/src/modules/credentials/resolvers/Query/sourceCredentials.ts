import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapSourceCredential } from '../../mappers.ts';

export const sourceCredentials: QueryResolvers['sourceCredentials'] = async (
  _parent,
  _args,
  { rest },
) => (await rest.call('listSourceCredentials', {})).map(mapSourceCredential);
