import { say } from '@vedetta/messages/say.ts';
import { invalid, invalidField } from '../../platform/errors/problems.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { AlertStatus } from '../../platform/http/fields.ts';
import { sourceName, prefixOf } from '../../collectors/sources.ts';
import {
  boundsOfDays,
  markOfNumbers,
  mediaBySource,
  numbersOfDays,
  statisticsOf,
  type Statistics,
} from './store/analytics.ts';
import { Remembered } from '../../platform/database/remembered.ts';
import { isTimeZone } from '../../platform/http/time-zones.ts';
import { filterOf } from '../alerts/filter.ts';
import { streamExport } from './export.ts';
import { analyticsOperations as operations } from './schema.ts';

const DAY_MS = 86_400_000;
/** Three years and a leap day. */
const MOST_DAYS = 1_096;
const TARGETS = 50;
/** Statistics that are remembered, and for how long although nothing changed. */
const REMEMBERED = 60;
const REMEMBERED_MS = 15_000;

/** The month's numbers, statistics of any range of days, and exports. */
export function analyticsRoutes(services: Services): Route[] {
  const { db } = services;
  const remembered = new Remembered<{ numbers: Statistics; media: Counts }>(
    REMEMBERED,
    REMEMBERED_MS,
  );
  return [
    route(operations.month, async ({ caller, body }) => {
      const now = services.now();
      const year = body.year ?? now.getUTCFullYear();
      const month = body.month ?? now.getUTCMonth() + 1;
      const span = {
        companyId: caller.companyId,
        from: new Date(Date.UTC(year, month - 1)),
        until: new Date(Date.UTC(year, month)),
      };
      const { alerts, media } = await numbersOfDays(db, span);
      const sum = (matches: (row: (typeof alerts)[number]) => boolean) =>
        alerts.filter(matches).reduce((total, row) => total + row.count, 0);
      return {
        total_alerts: sum(() => true),
        severity_counts: Object.fromEntries(
          [1, 2, 3, 4, 5].map((severity) => [
            String(severity),
            sum((row) => row.severity === severity),
          ]),
        ),
        validated_alerts: sum(({ status }) => status === 'VALIDATED' || status === 'RESOLVED'),
        total_media: media,
        current_year: year,
        current_month: month,
      };
    }),
    route(operations.stats, async ({ caller, query }) => {
      const timeZone = query.time_zone ?? 'UTC';
      checkDays(query.from, query.to);
      if (!isTimeZone(timeZone)) throw invalidField('time_zone', say('specifyTimeZone'));
      const span = {
        companyId: caller.companyId,
        sourceIds: query.source_ids ?? [],
        ...(await boundsOfDays(db, query.from, query.to, timeZone)),
      };
      const { numbers, media } = await remembered.get(
        JSON.stringify([span, timeZone]),
        await markOfNumbers(db, caller.companyId),
        async () => {
          const [numbers, media] = await Promise.all([
            statisticsOf(db, span, timeZone, TARGETS),
            mediaBySource(db, span),
          ]);
          return { numbers, media };
        },
      );
      const { days, statuses, sources, targets, detectors, hours, triage, resolve } = numbers;
      return {
        from: query.from,
        to: query.to,
        total_alerts: statuses.reduce((total, row) => total + row.count, 0),
        total_media: media.reduce((total, row) => total + row.count, 0),
        days,
        targets: targets.map(({ target_id, count, source_id, account, search }) => ({
          target_id,
          count,
          name:
            source_id === null
              ? 'No target'
              : `${prefixOf(source_id, account)}${account ?? search ?? ''}`,
        })),
        sources: bySource(
          sources.map(({ source_id: sourceId, count }) => ({ sourceId, count })),
          media,
        ),
        statuses: AlertStatus.options.map((status) => ({
          status,
          count: statuses.find((row) => row.status === status)?.count ?? 0,
        })),
        detectors: detectors.map((row) => ({
          ...row,
          precision: row.right + row.wrong === 0 ? null : row.right / (row.right + row.wrong),
        })),
        heat_map: hours,
        time_to_triage: triage,
        time_to_resolve: resolve,
      };
    }),
    route(operations.export, async (call) => {
      const {
        format,
        separator,
        byte_order_mark: hasMark,
        time_zone: timeZone,
        ...filters
      } = call.query;
      await streamExport(
        services,
        call,
        { format, separator, hasMark, timeZone },
        await filterOf(db, call.caller.companyId, filters),
      );
      return undefined;
    }),
  ];
}

/**
 * Whole days, both ends included.
 * @throws HttpProblem 422 when they are in the wrong order or too many.
 */
function checkDays(first: string, last: string): void {
  const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (length < 1)
    throw invalid({
      path: 'to',
      code: 'order',
      message: say('lastDayBeforeFirst'),
    });
  if (length > MOST_DAYS)
    throw invalid({ path: 'to', code: 'too_big', message: say('periodTooLong') });
}

type Counts = readonly { sourceId: number; count: number }[];

/** Alerts and media side by side, most alerts first. */
function bySource(alerts: Counts, media: Counts) {
  const countOf = (counts: Counts, id: number) =>
    counts.find(({ sourceId }) => sourceId === id)?.count ?? 0;
  return [...new Set([...alerts, ...media].map(({ sourceId }) => sourceId))]
    .map((id) => ({
      source_id: id,
      source_name: sourceName(id),
      alerts: countOf(alerts, id),
      media: countOf(media, id),
    }))
    .sort((a, b) => b.alerts - a.alerts || a.source_id - b.source_id);
}
