import { z } from 'zod';
import { Email, Id, Person, text, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageRequest } from '../../platform/http/paging.ts';
import { DeprecatedTitleCode, LineReason } from '../../platform/http/problem-schema.ts';
import { ACTIVITY_KINDS } from './store/activities.ts';
import { Note } from '../notes/note-schema.ts';

export const Activity = z
  .object({
    id: Id,
    media_id: Id,
    alert_id: Id.nullable(),
    alert_title: z.string().nullable(),
    alert_title_code: DeprecatedTitleCode,
    alert_title_reason: LineReason.nullable(),
    actor: Person.nullable().meta({ description: 'User who acted; null for Vedetta itself.' }),
    kind: z.enum(ACTIVITY_KINDS),
    old_value: z.string().nullable(),
    new_value: z.string().nullable(),
    detail: z
      .string()
      .nullable()
      .meta({
        description:
          'Details of the change: reason for a dismissal, feedback on a resolution, comment, or ' +
          'subject of a message.',
      }),
    is_undo: z.boolean().meta({
      description: 'Whether it undoes an earlier change, which isn’t a step of the life cycle.',
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
      .meta({ description: 'Number of messages that the company may still send within 24 hours.' }),
    per_day: z
      .int()
      .meta({ description: 'Number of messages that a company may send within 24 hours.' }),
  })
  .meta({
    id: 'PublisherLetter',
    description:
      'Message to a publisher; a draft until `sent_at` gives the time at which it was handed ' +
      'over for delivery.',
  });
const base = '/api/media/v1';
export const activityOperations = {
  activities: operation({
    id: 'listActivities',
    method: 'post',
    path: `${base}/activities/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Returns the changes to a media item and its alerts, newest first, without the notes.',
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
    summary: 'Returns the notes on a media item, newest first.',
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
    summary: 'Returns changes and notes together, newest first.',
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
      'Drafts a message to the publisher or, with `send`, emails it and records that; at most ' +
      '50 are sent per company within 24 hours.',
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
    summary: 'Records what someone did outside Vedetta.',
    body: z.strictObject({ media_id: Id, alert_id: Id.optional(), text: text(1000) }),
    response: Activity,
    problems: [404],
  }),
};
