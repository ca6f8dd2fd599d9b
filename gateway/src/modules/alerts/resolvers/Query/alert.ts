import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const alert: QueryResolvers['alert'] = (_parent, { id }, { load }) =>
  load.alert.load(toPathId(id));
