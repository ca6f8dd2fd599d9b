import type { MonthSummary, Stats } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { severity } from '../common/enums.ts';
import { sourceOf } from '../common/sources.ts';
import { fromIdOrNull } from '../common/ids.ts';

export function mapMonth(month: Rest['AlertsAnalytics']): MonthSummary {
  return {
    year: month.current_year,
    month: month.current_month,
    totalAlerts: month.total_alerts,
    severityCounts: Object.entries(month.severity_counts).map(([value, count]) => ({
      severity: severity.fromRest(Number(value)),
      count,
    })),
    validatedAlerts: month.validated_alerts,
    totalMedia: month.total_media,
  };
}

export function mapStats(stats: Rest['AnalyticsStats']): Stats {
  return {
    from: stats.from,
    to: stats.to,
    totalAlerts: stats.total_alerts,
    totalMedia: stats.total_media,
    days: stats.days.map((row) => ({
      day: row.day,
      severity: severity.fromRest(row.severity),
      count: row.count,
    })),
    sources: stats.sources.map((row) => ({
      sourceId: row.source_id,
      source: sourceOf(row.source_id),
      sourceName: row.source_name,
      alerts: row.alerts,
      media: row.media,
    })),
    statuses: stats.statuses,
    targets: stats.targets.map((row) => ({
      targetId: fromIdOrNull(row.target_id),
      name: row.name,
      count: row.count,
    })),
    detectors: stats.detectors,
    heatMap: stats.heat_map,
    timeToTriage: stats.time_to_triage,
    timeToResolve: stats.time_to_resolve,
  };
}
