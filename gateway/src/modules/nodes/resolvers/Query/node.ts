import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { findNode } from '../../find.ts';

export const node: QueryResolvers['node'] = (_parent, { nodeId }, { load }) =>
  findNode(load, nodeId, 'nodeId');
