import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapIndicatorList } from '../../mappers.ts';

export const refreshIndicatorList: MutationResolvers['refreshIndicatorList'] = async (
  _parent,
  { id },
  { rest },
) => mapIndicatorList(await rest.call('refreshIndicatorList', { path: { id: toPathId(id) } }));
