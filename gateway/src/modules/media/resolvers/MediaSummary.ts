import type { MediaSummaryResolvers } from '../../../generated/resolvers-types.ts';
import { sourceOf } from '../../common/sources.ts';
import { toNodeId } from '../../common/node-ids.ts';

export const MediaSummary: MediaSummaryResolvers = {
  nodeId: ({ id }) => toNodeId('Media', id),
  source: ({ sourceId }) => sourceOf(sourceId),
};
