import { say } from '@vedetta/messages/say.ts';
import { badInput } from '../../../../errors/known-error.ts';
import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { findNode } from '../../find.ts';

const MOST = 100;

export const nodes: QueryResolvers['nodes'] = (_parent, { nodeIds }, { load }) => {
  if (nodeIds.length > MOST) throw badInput('nodeIds', say('tooManyIdsRequested', { most: MOST }));
  return Promise.all(
    nodeIds.map((nodeId, index) => findNode(load, nodeId, `nodeIds.${String(index)}`)),
  );
};
