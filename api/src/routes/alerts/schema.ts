import { z } from 'zod';
import { MOST_PARTS } from '@vedetta/detection/engine/places.ts';
import { isTimeZone } from '../../domain/time-zones.ts';
import {
  AlertStatus,
  Id,
  IdParam,
  Person,
  Severity,
  SortDirection,
  SourceId,
  Timestamp,
  text,
} from '../../http/fields.ts';
import { operation } from '../../http/operation.ts';
import { CountIsPartial, pageRequest, searchedPageOf } from '../../http/paging.ts';
import { Reason, TitleCode } from '../../http/problem-schema.ts';
import { walkOf, walkRequest } from '../../http/walking.ts';
import { ALERT_CURSOR } from '../../stores/alert-cursor.ts';

/** Catalogue of feedback (decisions, section 4). */
export const FEEDBACK_RESPONSES = [
  'confirmed threat',
  'false positive: benign',
  'false positive: satire or news',
  'duplicate',
  'known and accepted',
  'cannot tell',
] as const;
export const FeedbackResponse = z.enum(FEEDBACK_RESPONSES).meta({ id: 'FeedbackResponse' });

export const MediaTarget = z
  .object({
    source_name: z.string(),
    search_string: z.string().nullable(),
    account_username: z.string().nullable(),
    prefix: z.string().meta({
      description:
        'Stands before what was watched, as with targets: `@`, `#`, `+`, `/`; often empty.',
    }),
  })
  .meta({
    id: 'MediaTarget',
    description: 'What was watched: for an upload the search string is the file name.',
  });

const AccountPicture = z
  .object({
    account: z.string().max(255),
    image: z
      .string()
      .max(32_768)
      .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)
      .meta({ description: 'A data URL: WebP made anew here, at most 128 pixels a side.' }),
  })
  .meta({
    id: 'AccountPicture',
    description: 'The picture of an account as it was when the account was compared.',
  });

const Rectangle = z
  .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'Rectangle' });

/**
 * Where a finding was seen. Offsets and lengths are bytes of the file or UTF-16 units of the text;
 * boxes are pixels of the picture as decoded upright.
 */
export const Place = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('bytes'), offset: z.int().min(0), length: z.int().min(0) }),
    z.object({ kind: z.literal('text'), offset: z.int().min(0), length: z.int().min(0) }),
    z.object({
      kind: z.literal('box'),
      image_width: z.int(),
      image_height: z.int(),
      points: z
        .array(z.object({ x: z.number(), y: z.number() }))
        .min(3)
        .max(8),
      parts: z
        .array(Rectangle)
        .max(MOST_PARTS)
        .optional()
        .meta({
          description:
            'The lines of a text of several, where the shape around them holds more than what ' +
            'was seen; left out where the shape is all.',
        }),
    }),
    z.object({
      kind: z.literal('position'),
      latitude: z.number(),
      longitude: z.number(),
      altitude: z.number().nullable(),
    }),
    z.object({ kind: z.literal('pictures'), seen: AccountPicture, known: AccountPicture }),
    z.object({ kind: z.literal('whole') }),
  ])
  .meta({ id: 'Place' });

export const Finding = z
  .object({
    id: Id,
    alert_id: Id.nullable(),
    detector: z.string(),
    detector_label: z.string(),
    detector_version: z.string(),
    rule: z.string(),
    path: z
      .array(z.string())
      .meta({ description: 'Way from the item to the place: `photo.png`, `QR code`, `URL`.' }),
    place: Place,
    excerpt: z
      .string()
      .meta({ description: 'The seen part as text, secrets masked, links defanged.' }),
    why: z.string().meta({ description: 'One plain sentence.' }),
    why_reasons: z.array(Reason).meta({
      description:
        'The sentences of `why` by their stable names, in order; empty when one has none.',
    }),
    score: z.int().min(0).max(1000),
    confidence: z.number().min(0).max(1),
    severity: Severity,
  })
  .meta({ id: 'Finding' });

const alertMembers = {
  id: Id,
  version: z.int().min(1),
  media_id: Id,
  media_title: z.string(),
  media_target: MediaTarget,
  source_id: z.int(),
  detector: z.string(),
  title: z.string(),
  title_code: TitleCode,
  summary: z.string().meta({ description: 'One line that says what was seen.' }),
  marks: z
    .array(z.object({ start: z.int(), end: z.int() }))
    .meta({ description: 'The seen parts of `summary`, as half-open UTF-16 ranges.' }),
  severity: Severity,
  severity_set_by_person: z.boolean(),
  status: AlertStatus,
  assignee: Person.nullable(),
  seen_count: z.int().min(1),
  feedback_response: FeedbackResponse.nullable(),
  dismiss_reason: z.string().nullable(),
  detected_at: Timestamp,
  updated_at: Timestamp,
};
export const Alert = z.object(alertMembers).meta({ id: 'Alert' });
export const AlertDetail = z
  .object({ ...alertMembers, findings: z.array(Finding) })
  .meta({ id: 'AlertDetail' });
export const AlertPage = searchedPageOf(Alert, 'SearchedAlertPage')
  .extend({
    start: z
      .int()
      .min(0)
      .meta({ description: 'Number of alerts before the first one of this page.' })
      .optional(),
    end_cursor: z
      .string()
      .meta({
        description:
          'To be sent as `after` with the number of a later page. Left out for an empty page, ' +
          'and where the list is sorted by `updated_at`.',
      })
      .optional(),
  })
  .meta({ id: 'AlertPage' });

/** As alerts and statistics name it: a family of ours, or an operator's plug-in. */
export const DetectorId = z
  .string()
  .regex(/^[\w.:-]{1,100}$/, 'Use the id of a detector, as alerts name it.');
export const HourOfWeek = z
  .strictObject({
    weekday: z.int().min(1).max(7).meta({ description: '1 is Monday.' }),
    hour: z.int().min(0).max(23),
    time_zone: text(64).default('UTC').refine(isTimeZone, 'Name a time zone such as Europe/Rome.'),
  })
  .meta({
    id: 'HourOfWeek',
    description: 'An hour of every week in a time zone, as statistics count alerts by it.',
  });
export const MOST_HOURS = 168;
const alertFilterMembers = {
  source_ids: z.array(SourceId).max(50).optional(),
  severity: z.array(Severity).max(5).optional(),
  target_ids: z.array(Id).max(500).optional(),
  assigned_to: z
    .array(Id)
    .max(500)
    .optional()
    .meta({
      description:
        'Assigned to any of these. Of a deleted user: the alerts that the deletion left to no ' +
        'one, until someone has them again.',
    }),
  unassigned: z
    .boolean()
    .optional()
    .meta({ description: 'true: assigned to no one, or to any of `assigned_to`.' }),
  detectors: z.array(DetectorId).max(50).optional(),
  feedback: z
    .array(FeedbackResponse)
    .max(6)
    .optional()
    .meta({ description: 'What people answered, any of these.' }),
  hours: z
    .array(HourOfWeek)
    .max(MOST_HOURS)
    .optional()
    .meta({ description: 'Detected in any of these.' }),
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
    .regex(ALERT_CURSOR, 'Send the `end_cursor` of a page that you have read.')
    .optional()
    .meta({
      description:
        '`end_cursor` of an earlier page: this page follows that one’s last row, even where ' +
        'rows have left the list since.',
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

export const AlertPatch = z
  .strictObject({
    version: z.int().min(1).meta({
      description:
        'The version that the caller saw; another one answers 409 STALE with the current alert.',
    }),
    status: AlertStatus.optional(),
    severity: Severity.optional(),
    assigned_to: Id.nullable().optional(),
    feedback_response: FeedbackResponse.optional(),
    dismiss_reason: text(1000).optional(),
  })
  .meta({ id: 'AlertPatch' });

export const StatusOption = z
  .object({ value: AlertStatus, label: z.string(), transitions: z.array(AlertStatus) })
  .meta({ id: 'StatusOption' });
export const FeedbackOption = z
  .object({ value: FeedbackResponse, label: z.string() })
  .meta({ id: 'FeedbackOption' });

export const Note = z
  .object({
    id: Id,
    media_id: Id,
    alert_id: Id.nullable(),
    author: Person,
    text: z.string(),
    tagged_users: z.array(Person),
    created_at: Timestamp,
    updated_at: Timestamp.nullable(),
  })
  .meta({ id: 'Note', description: 'Mentions stand in the text as `@{{address}}`.' });
const NoteText = text(10_000);

/** Ids, or a filter for all that match: one of the two. */
const selectionMembers = {
  ids: z.array(Id).min(1).max(500).optional(),
  versions: z.array(z.int().min(1)).max(500).optional().meta({
    description:
      'The versions that the caller saw, in the order of `ids`; rows with another one are left alone as `stale`.',
  }),
  filter: z
    .strictObject({
      ...alertFilterMembers,
      status: z.union([AlertStatus, z.array(AlertStatus).max(4)]).optional(),
    })
    .optional(),
};
interface SelectionBody {
  ids?: number[] | undefined;
  versions?: number[] | undefined;
  filter?: object | undefined;
}
const oneSelection = ({
  value,
  issues,
}: {
  value: SelectionBody;
  issues: z.core.$ZodRawIssue[];
}) => {
  if ((value.ids === undefined) === (value.filter === undefined)) {
    issues.push({
      code: 'custom',
      path: ['ids'],
      message: 'Name the alerts by ids, or give a filter for all that match: one of the two.',
      input: value,
    });
  }
  if (value.versions !== undefined && value.versions.length !== value.ids?.length) {
    issues.push({
      code: 'custom',
      path: ['versions'],
      message: 'Give one version for each id, in the same order, or leave them out.',
      input: value,
    });
  }
};
export const BulkStatusRequest = z
  .strictObject({
    ...selectionMembers,
    status: AlertStatus,
    feedback_response: FeedbackResponse.optional(),
    dismiss_reason: text(1000).optional(),
  })
  .check(oneSelection);
export const BulkAssignRequest = z
  .strictObject({
    ...selectionMembers,
    assigned_to: Id.nullable().meta({
      description: 'An active colleague; null takes the alerts from whoever has them.',
    }),
  })
  .check(oneSelection);
export const BulkFeedbackRequest = z
  .strictObject({
    ...selectionMembers,
    feedback_response: FeedbackResponse,
    comment: text(1000).optional(),
  })
  .check(oneSelection);
export const BulkRow = z
  .object({
    id: Id,
    outcome: z.enum([
      'changed',
      'unchanged',
      'stale',
      'invalid_transition',
      'not_closed',
      'restored',
      'changed_since',
    ]),
    version: z.int().min(1),
    status: AlertStatus,
  })
  .meta({ id: 'BulkRow', description: 'What happened to one alert, and how it stands now.' });
export const BulkResult = z
  .object({
    changed: z.int(),
    results: z.array(BulkRow),
    undo_token: z.string().nullable(),
    undo_expires_at: Timestamp.nullable(),
  })
  .meta({
    id: 'BulkResult',
    description: 'The token takes the change back for 10 minutes; null when nothing changed.',
  });
export const FeedbackRequest = z.strictObject({
  alert_id: Id,
  version: z.int().min(1).optional(),
  feedback_response: FeedbackResponse,
  comment: text(1000).optional(),
});

const base = '/api/alert/v1';
export const alertOperations = {
  list: operation({
    id: 'listAlerts',
    method: 'post',
    path: `${base}/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary: 'Alerts by status and filters, severity descending unless told otherwise.',
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
    summary: 'How many alerts each list holds under the same filters.',
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
      'All alerts under the filters in the order of their ids, each exactly once, however many are added meanwhile.',
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
      'Several alerts by id, with their findings; ids that the company does not have are left out.',
    body: z.strictObject({ ids: z.array(Id).min(1).max(200) }),
    response: z.object({ results: z.array(AlertDetail) }).meta({ id: 'AlertDetails' }),
  }),
  statuses: operation({
    id: 'listAlertStatuses',
    method: 'get',
    path: `${base}/status/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary: 'The statuses in the order they are offered, with what may follow each.',
    response: z.array(StatusOption),
  }),
  feedbackResponses: operation({
    id: 'listFeedbackResponses',
    method: 'get',
    path: `${base}/feedback_responses/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary: 'The catalogue of feedback.',
    response: z.array(FeedbackOption),
  }),
  bulkStatus: operation({
    id: 'updateAlertsStatus',
    method: 'patch',
    path: `${base}/bulk_status_alerts_update/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary:
      'Moves up to 500 alerts by id, or up to 10,000 that match a filter, to one status, and ' +
      'tells what became of each. One id of another company: 404, and nothing changes.',
    body: BulkStatusRequest,
    response: BulkResult,
    problems: [404],
  }),
  bulkAssign: operation({
    id: 'assignAlerts',
    method: 'patch',
    path: `${base}/bulk_assign/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary:
      'Gives up to 500 alerts by id, or up to 10,000 that match a filter, to one colleague, ' +
      'or to nobody; the colleague is told once.',
    body: BulkAssignRequest,
    response: BulkResult,
    problems: [404],
  }),
  bulkUndo: operation({
    id: 'undoBulkUpdate',
    method: 'post',
    path: `${base}/bulk_undo/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary: 'Takes a bulk change back, for 10 minutes, where nobody changed the alert since.',
    body: z.strictObject({ undo_token: text(100) }),
    response: BulkResult,
    problems: [404, 410],
  }),
  feedback: operation({
    id: 'giveFeedback',
    method: 'post',
    path: `${base}/feedback/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary: 'Says how a resolved or dismissed alert turned out; measures the detectors.',
    body: FeedbackRequest,
    response: AlertDetail,
    problems: [404, 409],
  }),
  bulkFeedback: operation({
    id: 'giveFeedbackToMany',
    method: 'post',
    path: `${base}/bulk_feedback_generation/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary:
      'The same for up to 500 alerts by id, or up to 10,000 that match a filter; open ones are left alone.',
    body: BulkFeedbackRequest,
    response: BulkResult,
    problems: [404],
  }),
  createNote: operation({
    id: 'createNote',
    method: 'post',
    path: `${base}/create_notes/`,
    tag: 'notes',
    access: 'notes.write',
    status: 201,
    takesKey: true,
    summary: 'Writes a note; people mentioned as `@{{address}}` are notified.',
    body: z.strictObject({ media_id: Id, alert_id: Id.optional(), text: NoteText }),
    response: Note,
    problems: [404],
  }),
  updateNote: operation({
    id: 'updateNote',
    method: 'patch',
    path: `${base}/notes/{id}/`,
    tag: 'notes',
    access: 'notes.write',
    status: 200,
    summary: 'Changes a note: its author or an admin.',
    params: IdParam,
    body: z.strictObject({ text: NoteText }),
    response: Note,
    problems: [403, 404],
  }),
  deleteNote: operation({
    id: 'deleteNote',
    method: 'delete',
    path: `${base}/notes/{id}/`,
    tag: 'notes',
    access: 'notes.write',
    status: 204,
    summary: 'Deletes a note, for everybody at once: its author or an admin.',
    params: IdParam,
    problems: [403, 404],
  }),
  restoreNote: operation({
    id: 'restoreNote',
    method: 'post',
    path: `${base}/notes/{id}/restore/`,
    tag: 'notes',
    access: 'notes.write',
    status: 200,
    summary: 'Brings back a note that was deleted within the last minute: its author or an admin.',
    params: IdParam,
    response: Note,
    problems: [403, 404, 410],
  }),
  read: operation({
    id: 'getAlert',
    method: 'get',
    path: `${base}/{id}/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary: 'One alert with its findings.',
    params: IdParam,
    response: AlertDetail,
    problems: [404],
  }),
  patch: operation({
    id: 'updateAlert',
    method: 'patch',
    path: `${base}/{id}/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    summary: 'Triage: status, severity, assignee, under the version the caller saw.',
    params: IdParam,
    body: AlertPatch,
    response: AlertDetail,
    problems: [404, 409],
  }),
};
