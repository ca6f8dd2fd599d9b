import type { BulkResult } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { bulkOutcome } from '../common/enums.ts';
import { fromId, toIds } from '../common/ids.ts';
import { toRestFilter, type AlertFilterInput } from './filter.ts';

interface BulkInput {
  ids?: readonly string[] | null | undefined;
  versions?: number[] | null | undefined;
  filter?: AlertFilterInput;
}

/** Which alerts a bulk change is about, as the REST body says it. */
export function toRestChoice({ ids, versions, filter }: BulkInput) {
  return {
    ids: toIds(ids, 'ids'),
    versions: versions ?? undefined,
    filter:
      filter == null ? undefined : { ...toRestFilter(filter), status: filter.status ?? undefined },
  };
}

export function mapBulkResult(result: Rest['BulkResult']): BulkResult {
  return {
    changed: result.changed,
    results: result.results.map(({ id, outcome, version, status }) => ({
      id: fromId(id),
      outcome: bulkOutcome.fromRest(outcome),
      version,
      status,
    })),
    undoToken: result.undo_token,
    undoExpiresAt: result.undo_expires_at,
  };
}
