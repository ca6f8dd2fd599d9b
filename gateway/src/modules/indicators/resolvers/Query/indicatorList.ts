import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const indicatorList: QueryResolvers['indicatorList'] = (_parent, { id }, { load }) =>
  load.indicatorList.load(toPathId(id));
