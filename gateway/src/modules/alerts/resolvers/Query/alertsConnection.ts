import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapStep, walkArgs } from '../../../common/walk.ts';
import { toRestFilter } from '../../filter.ts';
import { mapAlert } from '../../mappers.ts';

export const alertsConnection: QueryResolvers['alertsConnection'] = async (
  _parent,
  { filter, first, after },
  { rest },
) => {
  const body = {
    ...toRestFilter(filter),
    ...walkArgs({ first, after }),
    status: filter?.status ?? undefined,
  };
  return mapStep(await rest.call('walkAlerts', { body }), after, mapAlert);
};
