import type { Target, TargetChange, TargetHealth, TargetHealthChange, TargetType, TargetTypeOption } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { both, source } from '../common/enums.ts';
import { fromId } from '../common/ids.ts';
import { toNodeId } from '../common/node-ids.ts';

export type TargetChangeSource = Omit<TargetChange, 'target'>;
export type TargetHealthChangeSource = Omit<TargetHealthChange, 'health'>;

export const targetType = both<TargetType, Rest['TargetType']>({ ACCOUNT: 'account', SEARCH: 'search', FOLDER: 'folder', FEED: 'feed' });

export function mapTarget(target: Rest['Target']): Target {
  return {
    id: fromId(target.id),
    nodeId: toNodeId('Target', fromId(target.id)),
    sourceId: target.source_id,
    source: source.fromRest(target.source_id),
    sourceName: target.source_name,
    type: targetType.fromRest(target.type),
    prefix: target.prefix,
    accountUsername: target.account_username,
    searchString: target.search_string,
    isActive: target.is_active,
    lastScan: target.last_scan,
    health: healthOf(target),
    createdAt: target.created_at,
  };
}

/** As far as the api tells: paused, not collected yet, or collected. */
function healthOf({ is_active, last_scan }: Rest['Target']): TargetHealth {
  if (!is_active) return 'PAUSED';
  return last_scan === null ? 'WAITING' : 'HEALTHY';
}

export function mapTargetType(option: Rest['TargetTypeOption']): TargetTypeOption {
  return {
    sourceId: option.source_id,
    source: source.fromRest(option.source_id),
    sourceName: option.source_name,
    type: targetType.fromRest(option.type),
    label: option.label,
    prefix: option.prefix,
    placeholder: option.placeholder,
    hint: option.hint,
    localFilter: option.local_filter,
  };
}
