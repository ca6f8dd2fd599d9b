import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const accessKey: QueryResolvers['accessKey'] = (_parent, { id }, { load }) =>
  load.accessKey.load(toPathId(id));
