import { say } from '@vedetta/messages/say.ts';
import { badInput } from '../../errors/known-error.ts';

/** Types that `node` finds; each has one REST call that reads it by id. */
export const NODE_TYPES = [
  'Alert',
  'Media',
  'UploadedFile',
  'User',
  'Target',
  'AccessKey',
  'Webhook',
  'IndicatorList',
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** The global id of a row: opaque to clients (docs/decisions/061-global-ids-and-walks.md). */
export const toNodeId = (type: NodeType, id: string): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');

/**
 * What a global id names.
 * @throws KnownError BAD_USER_INPUT for anything that was not made by `toNodeId`.
 */
export function fromNodeId(nodeId: string, path: string): { type: NodeType; id: string } {
  const [, name, id] =
    /^(\w+):([1-9][0-9]{0,15})$/.exec(Buffer.from(nodeId, 'base64url').toString('latin1')) ?? [];
  const type = NODE_TYPES.find((known) => known === name);
  if (type === undefined || id === undefined || toNodeId(type, id) !== nodeId)
    throw badInput(path, say('nodeIdInvalid'));
  return { type, id };
}
