import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const user: QueryResolvers['user'] = (_parent, { id }, { load }) =>
  load.user.load(toPathId(id));
