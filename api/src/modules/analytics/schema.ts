import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { isTimeZone } from '../../platform/http/time-zones.ts';
import { AlertStatus, Severity, Timestamp, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { FeedbackResponse } from '../alerts/alert-schema.ts';
import { DetectorId, HourOfWeek, MOST_HOURS } from '../alerts/list-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const Day = z.iso.date().meta({ description: 'Day, such as 2026-11-21.' });

export const AlertsAnalytics = z
  .object({
    total_alerts: z.int(),
    severity_counts: z
      .record(z.string(), z.int())
      .meta({ description: 'Number of alerts by severity, `1` to `5`.' }),
    validated_alerts: z.int(),
    total_media: z.int(),
    current_year: z.int(),
    current_month: z.int().min(1).max(12),
  })
  .meta({
    id: 'AlertsAnalytics',
    description: 'One month, in UTC. Validated: in progress or resolved.',
  });

const Spread = z
  .object({ median: z.number().nullable(), p95: z.number().nullable(), count: z.int() })
  .meta({ id: 'TimeSpread', description: 'Durations in seconds; null if nothing was measured.' });
export const AnalyticsStats = z
  .object({
    from: Day,
    to: Day,
    total_alerts: z.int(),
    total_media: z.int(),
    days: z.array(z.object({ day: Day, severity: Severity, count: z.int() })).meta({
      description: 'Days in `time_zone`; days and severities without alerts are left out.',
    }),
    sources: z.array(
      z.object({ source_id: z.int(), source_name: z.string(), alerts: z.int(), media: z.int() }),
    ),
    statuses: z.array(z.object({ status: AlertStatus, count: z.int() })),
    targets: z
      .array(z.object({ target_id: z.int().nullable(), name: z.string(), count: z.int() }))
      .meta({
        description:
          'Targets with the most alerts, at most 50; null means no target, as with an upload.',
      }),
    detectors: z
      .array(
        z.object({
          detector: z.string(),
          label: z.string(),
          count: z.int(),
          right: z.int(),
          wrong: z.int(),
          precision: z.number().min(0).max(1).nullable(),
        }),
      )
      .meta({
        description:
          'Feedback by detector. Right: confirmed or known and accepted. Wrong: false positives. ' +
          'Precision: right / (right + wrong); null without feedback.',
      }),
    heat_map: z
      .array(
        z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), count: z.int() }),
      )
      .meta({
        description:
          'Number of alerts by weekday (1 is Monday) and hour, in `time_zone`; empty hours are left out.',
      }),
    time_to_triage: Spread,
    time_to_resolve: Spread,
  })
  .meta({ id: 'AnalyticsStats' });

/** `1,2,3` as numbers. */
const numbers = (min: number, max: number, most: number) =>
  z
    .string()
    .max(8_000)
    .regex(/^\d{1,16}(,\d{1,16})*$/, issue(say('enterWholeNumberList')))
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(z.int().min(min).max(max)).max(most));
const ids = numbers(1, Number.MAX_SAFE_INTEGER, 500);

/** `1-9@Europe/Rome` as an hour of the week. */
function hourOf(written: string): z.input<typeof HourOfWeek> {
  const [when = '', zone = ''] = written.split('@');
  const [weekday, hour] = when.split('-').map(Number);
  return { weekday: weekday ?? 0, hour: hour ?? -1, time_zone: zone };
}

export const EXPORT_FORMATS = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  stix: 'application/stix+json',
} as const;
export const ExportQuery = z.strictObject({
  format: z.enum(['csv', 'ndjson', 'stix']),
  status: z
    .string()
    .max(100)
    .transform((list) => list.split(','))
    .pipe(z.array(AlertStatus).max(4))
    .optional(),
  source_ids: numbers(1, 32_767, 50).optional(),
  severity: numbers(1, 5, 5).optional(),
  target_ids: ids.optional(),
  assigned_to: ids.optional(),
  unassigned: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  detectors: z
    .string()
    .max(5_100)
    .transform((list) => list.split(','))
    .pipe(z.array(DetectorId).max(50))
    .optional(),
  feedback: z
    .string()
    .max(200)
    .transform((list) => list.split(','))
    .pipe(z.array(FeedbackResponse).max(6))
    .optional(),
  hours: z
    .string()
    .max(12_000)
    .regex(/^[^,@]+@[^,@]+(?:,[^,@]+@[^,@]+)*$/, issue(say('weekHoursInvalid')))
    .transform((list) => list.split(',').map(hourOf))
    .pipe(z.array(HourOfWeek).max(MOST_HOURS))
    .optional(),
  search_query: text(256, 0).optional(),
  time_from: Timestamp.optional(),
  time_to: Timestamp.optional(),
  separator: z
    .enum(['comma', 'semicolon', 'tab'])
    .optional()
    .meta({ description: 'Separator between CSV columns; a comma unless otherwise specified.' }),
  byte_order_mark: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .optional()
    .meta({
      description:
        'Whether CSV begins with a byte order mark, by which spreadsheets recognise UTF-8.',
    }),
  time_zone: text(64)
    .refine(isTimeZone, issue(say('specifyTimeZone')))
    .optional()
    .meta({
      description:
        'Time zone of the times in CSV, written as local time: `2026-11-21 10:30:00`. If left ' +
        'out, times are in UTC: `2026-11-21T09:30:00.000Z`.',
    }),
});

export const analyticsOperations = {
  month: operation({
    id: 'getAlertsAnalytics',
    method: 'post',
    path: '/api/alert/v1/analytics/',
    tag: 'analytics',
    access: 'analytics.read',
    status: 200,
    summary: 'Returns the statistics for one month; the current month unless otherwise specified.',
    body: z.strictObject({
      year: z.int().min(2000).max(9999).optional(),
      month: z.int().min(1).max(12).optional(),
    }),
    response: AlertsAnalytics,
  }),
  stats: operation({
    id: 'getAnalyticsStats',
    method: 'get',
    path: '/api/analytics/v1/stats/',
    tag: 'analytics',
    access: 'analytics.read',
    status: 200,
    summary:
      'Returns statistics for any range of days, at most three years: by day, severity, ' +
      'source, target and detector, and how long people took.',
    query: z.strictObject({
      from: Day,
      to: Day,
      source_ids: numbers(1, 32_767, 50).optional(),
      time_zone: text(64)
        .optional()
        .meta({ description: 'Time zone of the days and hours; UTC if left out.' }),
    }),
    response: AnalyticsStats,
  }),
  export: operation({
    id: 'exportAlerts',
    method: 'get',
    path: '/api/analytics/v1/export/',
    tag: 'analytics',
    access: 'analytics.read',
    status: 200,
    summary:
      'Exports the alerts that match the list’s filters, oldest first, as a stream: CSV, ' +
      'NDJSON or a STIX 2.1 bundle.',
    query: ExportQuery,
    responseType: { binary: Object.values(EXPORT_FORMATS).join(', ') },
    problems: [404],
  }),
};
