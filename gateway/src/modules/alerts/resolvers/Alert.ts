import type { AlertResolvers } from '../../../generated/resolvers-types.ts';
import { sourceOf } from '../../common/sources.ts';
import { toNodeId } from '../../common/node-ids.ts';

/** Made when asked for: lists are long. */
export const Alert: AlertResolvers = {
  nodeId: ({ id }) => toNodeId('Alert', id),
  source: ({ sourceId }) => sourceOf(sourceId),
  findings: async (alert, _args, { load }) =>
    alert.findings ?? (await load.alert.load(alert.id)).findings ?? [],
};
