import { z } from 'zod';
import {
  AlertStatus,
  Email,
  Id,
  IdParam,
  Person,
  Severity,
  SourceId,
  Timestamp,
  text,
} from '../../http/fields.ts';
import { operation } from '../../http/operation.ts';
import { pageOf, pageRequest, searchedPageOf } from '../../http/paging.ts';
import { Reason, TitleCode } from '../../http/problem-schema.ts';
import { walkOf, walkRequest } from '../../http/walking.ts';
import { ACTIVITY_KINDS } from '../../stores/activities.ts';
import { Alert, Finding, MediaTarget, Note } from '../alerts/schema.ts';
import { FileStatus, ScanCoverage } from '../files/schema.ts';
import { MailFaceKind, MediaMail } from './mail-schema.ts';
import { RevealedPasswords } from './passwords-schema.ts';

export const ReportOutcome = z
  .enum(['FOUND', 'NOTHING', 'NOT_APPLICABLE', 'UNREADABLE', 'LIMIT', 'FAILED'])
  .meta({ id: 'ReportOutcome' });

export const ScanReportRow = z
  .object({
    detector: z.string(),
    detector_label: z.string(),
    detector_version: z.string(),
    outcome: ReportOutcome,
    findings: z.int(),
    detail: z.string().nullable(),
    duration_ms: z.number(),
    detail_reasons: z.array(Reason).meta({
      description:
        'The sentences of `detail` by their stable names, in order; empty when one has none.',
    }),
  })
  .meta({
    id: 'ScanReportRow',
    description: 'One row per detector that looked at the item, found something or not.',
  });

export const MediaFile = z
  .object({
    filename: z.string(),
    size: z.int(),
    mime: z.string().nullable(),
    type_label: z.string().nullable(),
    sha256: z.string(),
    has_original: z
      .boolean()
      .meta({ description: 'Whether `getMediaOriginal` serves the bytes; a post is no file.' }),
  })
  .meta({ id: 'MediaFile' });
export const MediaAuthor = z
  .object({
    handle: z
      .string()
      .nullable()
      .meta({ description: 'Without its `@`; null where the source knows names alone.' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'null where the source gives a handle alone.' }),
    url: z.string().nullable().meta({
      description: 'Where the account is looked at. Written by the source: it may lead anywhere.',
    }),
  })
  .meta({ id: 'MediaAuthor', description: 'Who published an item, as the source says.' });
export const MediaPreview = z.object({ width: z.int(), height: z.int() }).meta({
  id: 'MediaPreview',
  description: 'A re-encoded picture is served by `getMediaPreview`.',
});

export const StatusTally = z
  .object({ status: AlertStatus, count: z.int() })
  .meta({ id: 'StatusTally', description: 'How many alerts stand at a status.' });

const summaryMembers = {
  id: Id,
  title: z.string(),
  source_id: z.int(),
  media_target: MediaTarget,
  scan_status: FileStatus,
  problem: z.string().nullable(),
  problem_reasons: z.array(Reason).meta({
    description:
      'The sentences of `problem` by their stable names, in order; empty when one has none.',
  }),
  coverage: ScanCoverage.nullable().meta({ description: 'null until scanned.' }),
  highest_severity: Severity.nullable(),
  alert_count: z.int(),
  alert_statuses: z
    .array(StatusTally)
    .meta({ description: 'Its alerts by status; statuses without any are left out.' }),
  seen_count: z.int(),
  created_at: Timestamp,
  preview: MediaPreview.nullable(),
};
export const MediaSummary = z.object(summaryMembers).meta({ id: 'MediaSummary' });
export const SimilarMedia = z
  .object({
    seen_count: z
      .int()
      .meta({ description: 'How often any of them was seen, this item included.' }),
    count: z.int().meta({ description: 'Other items.' }),
    alert_statuses: z
      .array(StatusTally)
      .meta({ description: 'The alerts of all others by status.' }),
    items: z.array(MediaSummary).meta({ description: 'The newest 20 others.' }),
  })
  .meta({
    id: 'SimilarMedia',
    description:
      'Items that read the same after normalisation or look the same, as far as a perceptual hash can tell.',
  });
export const RulePrecision = z
  .object({ detector: z.string(), rule: z.string(), right: z.int(), wrong: z.int() })
  .meta({
    id: 'RulePrecision',
    description:
      'What the company said of the alerts of a rule, of the newest 1,000 judged alerts of ' +
      'its detector. Rules of which nothing was said are left out.',
  });
export const MediaGroup = z
  .object({
    media_id: Id,
    group_id: Id.meta({ description: 'The same for all items of the group.' }),
    count: z.int().meta({ description: 'Items in it, this one included.' }),
    seen_count: z.int().meta({ description: 'How often any of them was seen.' }),
  })
  .meta({
    id: 'MediaGroup',
    description: 'What an item is one of: those that read or look the same.',
  });
export const MediaText = z
  .object({
    text: z.string().nullable().meta({ description: 'null: the item has no text.' }),
    offset: z.int().meta({
      description:
        'Where the part begins; one less than asked for where a surrogate pair would be cut.',
    }),
    length: z.int().meta({ description: 'Of the whole text.' }),
    next_offset: z
      .int()
      .nullable()
      .meta({ description: 'Where the next part begins; null after the last one.' }),
  })
  .meta({
    id: 'MediaText',
    description:
      'A part of the text of an item: of a post, or of a file that is text. Offsets are ' +
      'UTF-16 units, as in places of findings.',
  });
export const MediaDetail = z
  .object({
    ...summaryMembers,
    text: z.string().nullable(),
    url: z.string().nullable(),
    file: MediaFile.nullable(),
    shows_passwords: z.boolean().meta({
      description:
        "It shows passwords of the company's accounts: they and its original are for those " +
        'with the capability `passwords.reveal`.',
    }),
    author: MediaAuthor.nullable().meta({
      description: 'null for uploads, and where the source names nobody.',
    }),
    also_found_by: z.array(MediaTarget).meta({
      description:
        'Targets that found it after `media_target`; lists filtered by any of them hold it.',
    }),
    published_at: Timestamp.nullable().meta({
      description: 'When it was published, as the source says.',
    }),
    id_at_source: z.string().nullable().meta({ description: 'Its id there; null for uploads.' }),
    has_publisher: z.boolean().meta({
      description: 'Whether there is somebody to write to about it: not for files of one’s own.',
    }),
    uploaded_by: Person.nullable(),
    assignee: Person.nullable(),
    publisher_email: z.string().nullable(),
    alerts: z.array(Alert),
    findings: z.array(Finding),
    scan_report: z.array(ScanReportRow),
    similar: SimilarMedia,
    rule_precision: z.array(RulePrecision),
  })
  .meta({ id: 'MediaDetail' });
export const Onlooker = z
  .object({ id: Id, first_name: z.string(), last_name: z.string(), full_name: z.string() })
  .meta({ id: 'Onlooker', description: 'A colleague who has the item open.' });
export const Presence = z.object({ media_id: Id, people: z.array(Onlooker) }).meta({
  id: 'Presence',
  description:
    'Who looks at a media item now, by name; the caller among them. Also a message of `/ws/presence/`.',
});
export const MediaPage = searchedPageOf(MediaSummary, 'MediaPage');

export const Activity = z
  .object({
    id: Id,
    media_id: Id,
    alert_id: Id.nullable(),
    alert_title: z.string().nullable(),
    alert_title_code: TitleCode,
    actor: Person.nullable().meta({ description: 'null: Vedetta itself.' }),
    kind: z.enum(ACTIVITY_KINDS),
    old_value: z.string().nullable(),
    new_value: z.string().nullable(),
    detail: z.string().nullable().meta({
      description:
        'What was said to it: reason of a dismissal, feedback of a resolution, comment, subject of a letter.',
    }),
    is_undo: z.boolean().meta({
      description: 'It takes an earlier change back, which is no step of the life cycle.',
    }),
    note: Note.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'Activity' });
export const ActivityPage = pageOf(Activity, 'ActivityPage');
export const NotePage = pageOf(Note, 'NotePage');
const OfMedia = z.strictObject({ ...pageRequest(50), media_id: Id });

export const PublisherLetter = z
  .object({
    to: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    sent_at: Timestamp.nullable(),
    left_today: z
      .int()
      .meta({ description: 'Letters that the company may still send within 24 hours.' }),
    per_day: z.int().meta({ description: 'Letters that a company may send within 24 hours.' }),
  })
  .meta({
    id: 'PublisherLetter',
    description: 'A draft until `sent_at` says when it was handed to the mail.',
  });

/** No file has more units than bytes, and none is larger than 100 MiB. */
const MOST_UNITS = 200_000_000;
/** Members left out do not filter. */
const mediaFilterMembers = {
  source_ids: z.array(SourceId).max(50).optional(),
  target_ids: z.array(Id).max(500).optional(),
  search_query: text(256, 0).optional(),
  time_from: Timestamp.optional().meta({ description: 'Collected or uploaded then or later.' }),
  time_to: Timestamp.optional().meta({ description: 'Collected or uploaded then or earlier.' }),
};
const base = '/api/media/v1';
export const mediaOperations = {
  list: operation({
    id: 'listMedia',
    method: 'post',
    path: `${base}/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Everything collected or uploaded, newest first.',
    body: z.strictObject({ ...pageRequest(50), ...mediaFilterMembers }),
    problems: [404],
    response: MediaPage,
  }),
  walk: operation({
    id: 'walkMedia',
    method: 'post',
    path: `${base}/walk/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'All media items in the order of their ids, each exactly once, however many are added meanwhile.',
    body: z.strictObject({ ...walkRequest, ...mediaFilterMembers }),
    problems: [404],
    response: walkOf(MediaSummary, 'MediaWalk'),
  }),
  activities: operation({
    id: 'listActivities',
    method: 'post',
    path: `${base}/activities/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Changes of a media item and its alerts, newest first, without the notes.',
    body: OfMedia,
    response: ActivityPage,
    problems: [404],
  }),
  notes: operation({
    id: 'listNotes',
    method: 'post',
    path: `${base}/notes/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Notes of a media item, newest first.',
    body: OfMedia,
    response: NotePage,
    problems: [404],
  }),
  allActivity: operation({
    id: 'listAllActivity',
    method: 'post',
    path: `${base}/all_activity/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Changes and notes together, newest first.',
    body: OfMedia,
    response: ActivityPage,
    problems: [404],
  }),
  contactPublisher: operation({
    id: 'contactPublisher',
    method: 'post',
    path: `${base}/contact_publisher/`,
    tag: 'media',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary:
      'Drafts a letter to the publisher, or with `send` mails it and records that; at most 50 ' +
      'go out per company within 24 hours.',
    body: z.strictObject({
      media_id: Id,
      alert_id: Id.optional(),
      to: Email.optional(),
      subject: text(200).optional(),
      text: text(10_000).optional(),
      send: z.boolean().default(false),
    }),
    response: PublisherLetter,
    problems: [404, 409, 429],
  }),
  createActivity: operation({
    id: 'createActivity',
    method: 'post',
    path: '/api/activities/v1/create_activity/',
    tag: 'media',
    access: 'alerts.triage',
    status: 201,
    takesKey: true,
    summary: 'Writes down what somebody did outside Vedetta.',
    body: z.strictObject({ media_id: Id, alert_id: Id.optional(), text: text(1000) }),
    response: Activity,
    problems: [404],
  }),
  assign: operation({
    id: 'assignMedia',
    method: 'patch',
    path: `${base}/{id}/assigned/`,
    tag: 'media',
    access: 'alerts.triage',
    status: 200,
    summary: 'Gives a media item to a colleague, who is notified, or to nobody.',
    params: IdParam,
    body: z.strictObject({ assigned_to: Id.nullable() }),
    response: MediaDetail,
    problems: [404],
  }),
  patch: operation({
    id: 'updateMedia',
    method: 'patch',
    path: `${base}/{id}/`,
    tag: 'media',
    access: 'alerts.triage',
    status: 200,
    summary: 'Renames a media item, or notes where its publisher can be written to.',
    params: IdParam,
    body: z.strictObject({
      title: text(256).optional(),
      publisher_email: Email.nullable().optional(),
    }),
    response: MediaDetail,
    problems: [404],
  }),
  read: operation({
    id: 'getMedia',
    method: 'get',
    path: `${base}/{id}/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'One media item with its alerts, evidence and scan report.',
    params: IdParam,
    response: MediaDetail,
    problems: [404],
  }),
  presence: operation({
    id: 'getMediaPresence',
    method: 'get',
    path: `${base}/{id}/presence/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Who looks at a media item now, as far as they say so over `/ws/presence/`.',
    params: IdParam,
    response: Presence,
    problems: [404],
  }),
  groups: operation({
    id: 'listMediaGroups',
    method: 'post',
    path: `${base}/groups/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'Which items read or look the same, and how often they were seen together; ids that are ' +
      'not the company’s are left out.',
    body: z.strictObject({ media_ids: z.array(Id).min(1).max(200) }),
    response: z.object({ results: z.array(MediaGroup) }).meta({ id: 'MediaGroups' }),
  }),
  text: operation({
    id: 'getMediaText',
    method: 'get',
    path: `${base}/{id}/text/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'A part of the text of an item as plain text, whatever its file is.',
    params: IdParam,
    query: z.strictObject({
      offset: z.coerce.number().int().min(0).max(MOST_UNITS).default(0),
      limit: z.coerce.number().int().min(100).max(100_000).default(20_000),
    }),
    response: MediaText,
    problems: [404],
  }),
  mail: operation({
    id: 'getMediaMail',
    method: 'get',
    path: `${base}/{id}/mail/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'A mail, or one inside it, as people read it, with what was found in it: decoded, as plain text, part by part.',
    params: IdParam,
    query: z.strictObject({
      inside: z
        .string()
        .regex(/^(?:\d{1,6}(?:\.\d{1,6}){0,4})?$/)
        .default('')
        .meta({
          description: 'Numbers of the mails to go into, from 1: `2.1` is the first in the second.',
        }),
      face: MailFaceKind.optional(),
      offset: z.coerce.number().int().min(0).max(MOST_UNITS).default(0),
      limit: z.coerce.number().int().min(100).max(100_000).default(20_000),
    }),
    response: MediaMail,
    problems: [404],
  }),
  rescan: operation({
    id: 'rescanMedia',
    method: 'post',
    path: `${base}/{id}/rescan/`,
    tag: 'media',
    access: 'files.upload',
    status: 200,
    summary:
      'Scans an item once more, by the detectors and lists of today, at no cost; one whose ' +
      'scan is under way is left to it.',
    params: IdParam,
    response: MediaDetail,
    problems: [404],
  }),
  original: operation({
    id: 'getMediaOriginal',
    method: 'get',
    path: `${base}/{id}/original/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'The untrusted bytes of the file as they are, as an attachment; who took them is ' +
      "written down. One that shows passwords of the company's accounts is only for people " +
      'with the capability `passwords.reveal`.',
    params: IdParam,
    responseType: { binary: 'application/octet-stream' },
    problems: [403, 404],
  }),
  revealPasswords: operation({
    id: 'revealPasswords',
    method: 'post',
    path: `${base}/{id}/passwords/`,
    tag: 'media',
    access: 'passwords.reveal',
    keys: false,
    status: 200,
    summary:
      "The passwords of the company's accounts that an item shows, in clear; that they were " +
      'shown is written into its history and the audit log.',
    params: IdParam,
    response: RevealedPasswords,
    problems: [403, 404, 409],
  }),
  preview: operation({
    id: 'getMediaPreview',
    method: 'get',
    path: `${base}/{id}/preview/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'The picture, decoded, turned upright and encoded again as WebP. One that shows ' +
      "passwords of the company's accounts is only for people with the capability " +
      '`passwords.reveal`.',
    params: IdParam,
    responseType: { binary: 'image/webp' },
    problems: [403, 404],
  }),
};
