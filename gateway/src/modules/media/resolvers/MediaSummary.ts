import type { MediaSummaryResolvers } from '../../../generated/resolvers-types.ts';
import { source } from '../../common/enums.ts';
import { toNodeId } from '../../common/node-ids.ts';

export const MediaSummary: MediaSummaryResolvers = {
  nodeId: ({ id }) => toNodeId('Media', id),
  source: ({ sourceId }) => source.fromRest(sourceId),
};
