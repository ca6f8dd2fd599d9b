import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { isTimeZone } from '../../platform/http/time-zones.ts';
import {
  AlertStatus,
  Id,
  Severity,
  SortDirection,
  SourceId,
  text,
  Timestamp,
} from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { CountIsPartial, pageRequest, searchedPageOf } from '../../platform/http/paging.ts';
import { walkOf, walkRequest } from '../../platform/http/walking.ts';
import { ALERT_CURSOR } from './store/alert-cursor.ts';
import { Alert, AlertDetail, FeedbackResponse } from './alert-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const AlertPage = searchedPageOf(Alert, 'SearchedAlertPage')
  .extend({
    start: z
      .int()
      .min(0)
      .meta({ description: 'Number of alerts before the first one on this page.' })
      .optional(),
    end_cursor: z
      .string()
      .meta({
        description:
          'Cursor to send as `after` with the number of a later page. Left out for an empty page, ' +
          'and if the list is sorted by `updated_at`.',
      })
      .optional(),
  })
  .meta({ id: 'AlertPage' });

/** As alerts and statistics name it: a family of ours, or an operator's plug-in. */
export const DetectorId = z.string().regex(/^[\w.:-]{1,100}$/, issue(say('detectorIdInvalid')));
export const HourOfWeek = z
  .strictObject({
    weekday: z.int().min(1).max(7).meta({ description: 'Day of the week; 1 is Monday.' }),
    hour: z.int().min(0).max(23),
    time_zone: text(64)
      .default('UTC')
      .refine(isTimeZone, issue(say('specifyTimeZone'))),
  })
  .meta({
    id: 'HourOfWeek',
    description: 'Hour of the week in a time zone, as used by the alert statistics.',
  });
export const MOST_HOURS = 168;
export const alertFilterMembers = {
  source_ids: z.array(SourceId).max(50).optional(),
  severity: z.array(Severity).max(5).optional(),
  target_ids: z.array(Id).max(500).optional(),
  assigned_to: z
    .array(Id)
    .max(500)
    .optional()
    .meta({
      description:
        'Ids of users: alerts assigned to any of them. For a deleted user: alerts that the ' +
        'deletion left unassigned, until they’re assigned again.',
    }),
  unassigned: z
    .boolean()
    .optional()
    .meta({
      description:
        'Whether to include unassigned alerts: true returns alerts assigned to no one or to any ' +
        'of `assigned_to`.',
    }),
  detectors: z.array(DetectorId).max(50).optional(),
  feedback: z
    .array(FeedbackResponse)
    .max(6)
    .optional()
    .meta({ description: 'Feedback given on the alerts; matches any of these values.' }),
  hours: z
    .array(HourOfWeek)
    .max(MOST_HOURS)
    .optional()
    .meta({ description: 'Hours of the week: alerts detected in any of them.' }),
  search_query: text(256, 0).optional(),
  time_from: Timestamp.optional(),
  time_to: Timestamp.optional(),
};
export const AlertListRequest = z.strictObject({
  ...alertFilterMembers,
  ...pageRequest(10),
  after: z
    .string()
    .max(40)
    .regex(ALERT_CURSOR, issue(say('endCursorInvalid')))
    .optional()
    .meta({
      description:
        'Value of `end_cursor` from an earlier page: this page starts after that page’s last ' +
        'row, even if rows have left the list since.',
    }),
  status: z.union([AlertStatus, z.array(AlertStatus).max(4)]).optional(),
  sort: z.enum(['severity', 'detected_at', 'updated_at']).default('severity'),
  sortDirection: SortDirection.default('desc'),
});
export const AlertCountsRequest = z.strictObject(alertFilterMembers);
export const AlertCounts = z
  .object({
    DETECTED: z.int(),
    VALIDATED: z.int(),
    RESOLVED: z.int(),
    DISMISSED: z.int(),
    media: z.int(),
    open_by_severity: z.array(z.object({ severity: Severity, count: z.int() })),
    critical_to_review: z.int(),
    oldest_to_review: Timestamp.nullable(),
    in_progress_mine: z.int(),
    count_is_partial: CountIsPartial,
  })
  .meta({ id: 'AlertCounts' });

const base = '/api/alert/v1';
export const alertListOperations = {
  list: operation({
    id: 'listAlerts',
    method: 'post',
    path: `${base}/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary:
      'Returns alerts by status and filters, by descending severity unless otherwise specified.',
    body: AlertListRequest,
    response: AlertPage,
  }),
  counts: operation({
    id: 'countAlerts',
    method: 'post',
    path: `${base}/counts/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary: 'Returns the number of alerts in each list under the same filters.',
    body: AlertCountsRequest,
    response: AlertCounts,
  }),
  walk: operation({
    id: 'walkAlerts',
    method: 'post',
    path: `${base}/walk/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary:
      'Returns all alerts that match the filters, ordered by id, each exactly once, even if ' +
      'more are added meanwhile.',
    body: z.strictObject({
      ...alertFilterMembers,
      ...walkRequest,
      status: z.union([AlertStatus, z.array(AlertStatus).max(4)]).optional(),
    }),
    response: walkOf(Alert, 'AlertWalk'),
  }),
  details: operation({
    id: 'listAlertDetails',
    method: 'post',
    path: `${base}/details/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary:
      'Returns several alerts by id, with their findings; ids that the company doesn’t have are left out.',
    body: z.strictObject({ ids: z.array(Id).min(1).max(200) }),
    response: z.object({ results: z.array(AlertDetail) }).meta({ id: 'AlertDetails' }),
  }),
};
