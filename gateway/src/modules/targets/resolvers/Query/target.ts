import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const target: QueryResolvers['target'] = (_parent, { id }, { load }) =>
  load.target.load(toPathId(id));
