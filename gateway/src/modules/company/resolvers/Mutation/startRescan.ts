import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { listsBody } from '../../lists-body.ts';
import { mapRescan } from '../../mappers.ts';

export const startRescan: MutationResolvers['startRescan'] = async (
  _parent,
  { input },
  { rest },
) => {
  const change = listsBody(input);
  const isEmpty = Object.values(change).every((member) => member === undefined);
  return mapRescan(await rest.call('startRescan', { body: isEmpty ? {} : { change } }));
};
