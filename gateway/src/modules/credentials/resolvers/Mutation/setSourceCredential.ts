import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapSourceCredential } from '../../mappers.ts';

export const setSourceCredential: MutationResolvers['setSourceCredential'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapSourceCredential(
    await rest.call('setSourceCredential', {
      path: { id: toPathId(String(input.sourceId), 'sourceId') },
      body: { values: Object.fromEntries(input.values.map(({ name, value }) => [name, value])) },
    }),
  );
