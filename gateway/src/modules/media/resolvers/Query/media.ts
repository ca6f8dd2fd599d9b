import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const media: QueryResolvers['media'] = (_parent, { id }, { load }) =>
  load.media.load(toPathId(id));
