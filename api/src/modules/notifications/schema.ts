import { REGISTRATION_STATUSES } from '@vedetta/machines/lifecycles';
import { z } from 'zod';
import { Id, IdParam, SortDirection, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageRequest } from '../../platform/http/paging.ts';
import { Reason } from '../../platform/http/problem-schema.ts';

export const NotificationContext = z
  .enum([
    'new_user_need_approvation',
    'comment_mention',
    'assigned_alert',
    'resolved_alert',
    'changed_severity',
  ])
  .meta({ id: 'NotificationContext' });
export const Notification = z
  .object({
    id: Id,
    context: NotificationContext,
    params: z.object({ userId: Id.nullable(), media_id: Id.nullable(), alert_id: Id.nullable() }),
    fullname: z.string().nullable(),
    message: z.string().meta({
      description: 'Message of the notification; mentions appear in it as `@{{address}}`.',
    }),
    message_reasons: z
      .array(Reason)
      .meta({ description: 'Stable message code of `message`; empty if it has none.' }),
    created_at: Timestamp,
    is_read: z.boolean(),
    registration: z.enum(REGISTRATION_STATUSES).nullable().meta({
      description: 'Outcome of the registration to review; null in other contexts.',
    }),
  })
  .meta({
    id: 'Notification',
    description: 'Notification; also the shape of one message of `/ws/notifications/`.',
  });
export const NotificationPage = z
  .object({ ...pageOf(Notification, 'NotificationPageBase').shape, unread_count: z.int() })
  .meta({ id: 'NotificationPage' });
export const MarkedRead = z.object({ unread_count: z.int() }).meta({ id: 'MarkedRead' });

const base = '/api/notifications/v1';
export const notificationOperations = {
  list: operation({
    id: 'listNotifications',
    method: 'post',
    path: `${base}/`,
    tag: 'notifications',
    access: 'self',
    status: 200,
    summary: 'Returns the caller’s notifications, newest first.',
    body: z.strictObject({
      ...pageRequest(10),
      sort: z.enum(['id', 'created_at']).default('id'),
      sortDirection: SortDirection.default('desc'),
      contexts: z.array(NotificationContext).max(5).optional(),
    }),
    response: NotificationPage,
  }),
  markRead: operation({
    id: 'markNotificationRead',
    method: 'post',
    path: `${base}/mark-read/{id}/`,
    tag: 'notifications',
    access: 'self',
    status: 200,
    summary: 'Marks a notification as read; repeating this isn’t an error.',
    params: IdParam,
    response: MarkedRead,
    problems: [404],
  }),
  markAllRead: operation({
    id: 'markAllNotificationsRead',
    method: 'post',
    path: `${base}/mark-all-read/`,
    tag: 'notifications',
    access: 'self',
    status: 200,
    summary: 'Marks all notifications up to the given id as read.',
    body: z.strictObject({ up_to: Id }),
    response: MarkedRead,
  }),
};
