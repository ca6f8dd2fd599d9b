import type {
  IndicatorFormat,
  IndicatorList,
  IndicatorRole,
} from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { both, severity } from '../common/enums.ts';
import { fromId } from '../common/ids.ts';
import { toNodeId } from '../common/node-ids.ts';
import { mapReason, mapReasons } from '../common/reasons.ts';
import { mapPerson } from '../users/mappers.ts';

export const indicatorRole = both<IndicatorRole, Rest['IndicatorRole']>({
  THREAT: 'threat',
  WARNING: 'warning',
});
const format = both<IndicatorFormat, Rest['IndicatorFormat']>({
  MISP: 'misp',
  MISP_WARNINGLIST: 'misp-warninglist',
  STIX: 'stix',
  LINES: 'lines',
});

export function mapIndicatorList(list: Rest['IndicatorList']): IndicatorList {
  return {
    id: fromId(list.id),
    nodeId: toNodeId('IndicatorList', fromId(list.id)),
    name: list.name,
    role: indicatorRole.fromRest(list.role),
    severity: severity.fromRest(list.severity),
    url: list.url,
    filename: list.filename,
    refreshHours: list.refresh_hours,
    format: list.format === null ? null : format.fromRest(list.format),
    total: list.total,
    counts: list.counts,
    skippedCount: list.skipped_count,
    skipped: list.skipped.map(({ where, where_reason, why, why_reasons }) => ({
      where,
      whereReason: mapReason(where_reason),
      why,
      whyReasons: mapReasons(why_reasons),
    })),
    problem: list.problem,
    problemReasons: mapReasons(list.problem_reasons),
    refreshedAt: list.refreshed_at,
    createdBy: list.created_by === null ? null : mapPerson(list.created_by),
    createdAt: list.created_at,
  };
}
