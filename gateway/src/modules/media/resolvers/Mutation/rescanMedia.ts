import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapMedia } from '../../mappers.ts';

export const rescanMedia: MutationResolvers['rescanMedia'] = async (_parent, { id }, { rest }) =>
  mapMedia(await rest.call('rescanMedia', { path: { id: toPathId(id) } }));
