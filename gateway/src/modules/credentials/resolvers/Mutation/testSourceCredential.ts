import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapSourceCredential } from '../../mappers.ts';

export const testSourceCredential: MutationResolvers['testSourceCredential'] = async (
  _parent,
  { sourceId },
  { rest },
) =>
  mapSourceCredential(
    await rest.call('testSourceCredential', {
      path: { id: toPathId(String(sourceId), 'sourceId') },
    }),
  );
