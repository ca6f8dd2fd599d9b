import type { ResolversTypes } from '../../generated/resolvers-types.ts';
import type { Loaders } from '../loaders.ts';
import { fromNodeId, toNodeId } from '../common/node-ids.ts';

/**
 * Whatever a global id names, with that id.
 * @throws KnownError BAD_USER_INPUT for an id of no known type, and what the REST call throws.
 */
export async function findNode(
  load: Loaders,
  nodeId: string,
  path: string,
): Promise<ResolversTypes['Node'] & { nodeId: string }> {
  const { type, id } = fromNodeId(nodeId, path);
  const loader = {
    Alert: load.alert,
    Media: load.media,
    UploadedFile: load.file,
    User: load.user,
    Target: load.target,
    AccessKey: load.accessKey,
    Webhook: load.webhook,
    IndicatorList: load.indicatorList,
  }[type];
  return { ...(await loader.load(id)), nodeId: toNodeId(type, id) };
}
