import { invalid, invalidField } from '../../errors/problems.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { AlertStatus } from '../../http/fields.ts';
import { alertsByDay, alertsOfDays, byDetector, byHour, bySource, byTarget, numbersOfDays, timeUntil, type Span } from '../../stores/analytics.ts';
import { filterOf } from '../alerts/filter.ts';
import { streamExport } from './export.ts';
import { analyticsOperations as operations } from './schema.ts';

const DAY_MS = 86_400_000;
/** Three years and a leap day. */
const MOST_DAYS = 1_096;
const TARGETS = 50;

/** The month's numbers, statistics of any range of days, and exports. */
export function analyticsRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(operations.month, async ({ caller, body }) => {
      const now = services.now();
      const year = body.year ?? now.getUTCFullYear();
      const month = body.month ?? now.getUTCMonth() + 1;
      const span = { companyId: caller.companyId, from: new Date(Date.UTC(year, month - 1)), until: new Date(Date.UTC(year, month)) };
      const { alerts, media } = await numbersOfDays(db, span);
      const sum = (matches: (row: (typeof alerts)[number]) => boolean) => alerts.filter(matches).reduce((total, row) => total + row.count, 0);
      return {
        total_alerts: sum(() => true),
        severity_counts: Object.fromEntries([1, 2, 3, 4, 5].map((severity) => [String(severity), sum((row) => row.severity === severity)])),
        validated_alerts: sum(({ status }) => status === 'VALIDATED' || status === 'RESOLVED'),
        total_media: media,
        current_year: year,
        current_month: month,
      };
    }),
    route(operations.stats, async ({ caller, query }) => {
      const span = spanOf(caller.companyId, query.from, query.to);
      const timeZone = query.time_zone ?? 'UTC';
      if (!isTimeZone(timeZone)) throw invalidField('time_zone', 'Name a time zone such as Europe/Rome.');
      const [days, statuses, sources, targets] = await Promise.all([
        alertsByDay(db, span), alertsOfDays(db, span), bySource(db, span), byTarget(db, span, TARGETS),
      ]);
      const [detectors, hours, triage, resolve] = await Promise.all([
        byDetector(db, span), byHour(db, span, timeZone), timeUntil(db, span, 'triaged_at'), timeUntil(db, span, 'resolved_at'),
      ]);
      return {
        from: query.from, to: query.to,
        total_alerts: days.reduce((total, row) => total + row.count, 0),
        total_media: sources.reduce((total, row) => total + row.media, 0),
        days, sources, targets,
        statuses: AlertStatus.options.map((status) => ({
          status, count: statuses.filter((row) => row.status === status).reduce((total, row) => total + row.count, 0),
        })),
        detectors: detectors.map((row) => ({ ...row, precision: row.right + row.wrong === 0 ? null : row.right / (row.right + row.wrong) })),
        heat_map: hours, time_to_triage: triage, time_to_resolve: resolve,
      };
    }),
    route(operations.export, async (call) => {
      const { format, ...filters } = call.query;
      await streamExport(services, call, format, await filterOf(db, call.caller.companyId, filters));
      return undefined;
    }),
  ];
}

/** Whole days, both ends included. @throws HttpProblem 422 when they are in the wrong order or too many. */
function spanOf(companyId: number, first: string, last: string): Span {
  const from = new Date(`${first}T00:00:00Z`);
  const until = new Date(Date.parse(`${last}T00:00:00Z`) + DAY_MS);
  const length = (until.getTime() - from.getTime()) / DAY_MS;
  if (length < 1) throw invalid({ path: 'to', code: 'order', message: 'The last day must not be before the first one.' });
  if (length > MOST_DAYS) throw invalid({ path: 'to', code: 'too_big', message: 'Ask for at most three years at once.' });
  return { companyId, from, until };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '' && /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
