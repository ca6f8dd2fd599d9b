import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const webhook: QueryResolvers['webhook'] = (_parent, { id }, { load }) =>
  load.webhook.load(toPathId(id));
