import type {
  Target,
  TargetChange,
  TargetHealthChange,
  TargetProblemKind,
  TargetRun,
  TargetRunOutcome,
  TargetType,
  TargetTypeOption,
} from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { both } from '../common/enums.ts';
import { sourceOf } from '../common/sources.ts';
import { fromId } from '../common/ids.ts';
import { toNodeId } from '../common/node-ids.ts';
import { mapReasons } from '../common/reasons.ts';

/** A target without its log, which is asked for page by page. */
export type TargetSource = Omit<Target, 'runs'>;
export type TargetChangeSource = Omit<TargetChange, 'target'>;
export type TargetHealthChangeSource = Omit<TargetHealthChange, 'health'>;

export const targetType = both<TargetType, Rest['TargetType']>({
  ACCOUNT: 'account',
  SEARCH: 'search',
  FOLDER: 'folder',
  FEED: 'feed',
});
const PROBLEM_KINDS = {
  RECONNECT: 'reconnect',
  LIMITED: 'limited',
  GONE: 'gone',
  REFUSED: 'refused',
  TEMPORARY: 'temporary',
} as const;
const problemKind = both<TargetProblemKind, Rest['TargetProblemKind']>(PROBLEM_KINDS);
const runOutcome = both<TargetRunOutcome, Rest['TargetRunOutcome']>({
  FINISHED: 'finished',
  ...PROBLEM_KINDS,
});

export function mapTarget(target: Rest['Target']): TargetSource {
  return {
    id: fromId(target.id),
    nodeId: toNodeId('Target', fromId(target.id)),
    sourceId: target.source_id,
    source: sourceOf(target.source_id),
    sourceName: target.source_name,
    type: targetType.fromRest(target.type),
    prefix: target.prefix,
    accountUsername: target.account_username,
    searchString: target.search_string,
    isActive: target.is_active,
    lastScan: target.last_scan,
    lastFailedAt: target.last_failed_at,
    health: target.health,
    problem: target.problem,
    problemReasons: mapReasons(target.problem_reasons),
    problemKind: target.problem_kind === null ? null : problemKind.fromRest(target.problem_kind),
    note: target.note,
    noteReasons: mapReasons(target.note_reasons),
    nextRunAt: target.next_run_at,
    itemsFound: target.items_found,
    mediaWeek: target.media_week,
    openAlerts: target.open_alerts,
    createdAt: target.created_at,
  };
}

export function mapTargetRun(run: Rest['TargetRun']): TargetRun {
  return {
    id: fromId(run.id),
    startedAt: run.started_at,
    durationMs: run.duration_ms,
    outcome: runOutcome.fromRest(run.outcome),
    message: run.message,
    messageReasons: mapReasons(run.message_reasons),
    itemsSeen: run.items_seen,
    itemsNew: run.items_new,
  };
}

export function mapTargetType(option: Rest['TargetTypeOption']): TargetTypeOption {
  return {
    sourceId: option.source_id,
    source: sourceOf(option.source_id),
    sourceName: option.source_name,
    type: targetType.fromRest(option.type),
    label: option.label,
    prefix: option.prefix,
    placeholder: option.placeholder,
    hint: option.hint,
    localFilter: option.local_filter,
  };
}
