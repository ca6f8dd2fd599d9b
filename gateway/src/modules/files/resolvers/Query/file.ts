import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const file: QueryResolvers['file'] = (_parent, { id }, { load }) =>
  load.file.load(toPathId(id));
