import type { NodeResolvers } from '../../../generated/resolvers-types.ts';
import { fromNodeId } from '../../common/node-ids.ts';

/** What `node` found carries the global id that it was asked by. */
export const Node: NodeResolvers = {
  __resolveType: (node) =>
    'nodeId' in node && typeof node.nodeId === 'string'
      ? fromNodeId(node.nodeId, 'nodeId').type
      : 'Alert',
};
