import { describe, expect, test } from 'vitest';
import { problem } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { compareIds, merged, routeOf, unreadIn } from './items.ts';
import type { NotificationItem } from './items.ts';
import { notificationsMachine } from './notifications.machine.ts';

const item = (
  id: string,
  isRead = false,
  more: Partial<NotificationItem> = {},
): NotificationItem => ({
  id,
  isRead,
  context: 'ASSIGNED_ALERT',
  params: { userId: null, mediaId: '5', alertId: '7' },
  fullname: 'Ada Rossi',
  message: 'assigned an alert to you',
  messageReasons: [],
  createdAt: '2026-11-21T09:30:00.000Z',
  registration: null,
  ...more,
});
const page = { items: [item('11'), item('10', true)], unreadCount: 4, count: 4 };
const older = { items: [item('10', true), item('9'), item('8', true)], unreadCount: 4, count: 4 };

testWalk(notificationsMachine, {
  events: {
    'notification.received': [{ notification: item('12') }, { notification: item('11') }],
    'notifications.disconnected': [{}],
    'notifications.gap.detected': [{}],
    'notifications.retried': [{}],
    'notifications.drawer.opened': [{}],
    'notifications.drawer.closed': [{}],
    'notification.chosen': [{ id: '11' }, { id: '10' }, { id: 'gone' }],
    'notifications.all.read': [{}],
    'notifications.older.wanted': [{}],
    'notifications.read.elsewhere': [
      { mark: { kind: 'one', id: '11' } },
      { mark: { kind: 'all', upTo: '11' } },
    ],
  },
  done: {
    loadPage: [page, { items: [], unreadCount: 0, count: 0 }],
    loadOlder: [older],
    sendMark: [undefined],
  },
  errors: {
    loadPage: [problem('NETWORK', 'Down.'), problem('FORBIDDEN', 'No.', { status: 403 })],
    loadOlder: [problem('NETWORK', 'Down.')],
    sendMark: [problem('NETWORK', 'Down.'), problem('NOT_FOUND', 'Gone.', { status: 404 })],
  },
  limit: 40_000,
  project: ({ items, unreadCount, count, marks, attempts }) => [
    items.length < count,
    attempts > 0,
    items.map(({ id, isRead }) => [id, isRead]),
    unreadCount > 0,
    unreadCount > unreadIn(items),
    marks.length > 1,
    marks[0]?.kind,
  ],
  invariants: {
    'the newest stands first and each stands once': ({ context: { items } }) =>
      items.every(
        (one, index) => index === 0 || compareIds(one.id, items[index - 1]?.id ?? '') < 0,
      ),
    'the count is never below what is seen unread': ({ context }) =>
      context.unreadCount >= unreadIn(context.items),
    'there are never fewer than are here': ({ context: { items, count } }) => count >= items.length,
    'the feed resumes after the newest one ever seen': ({ context: { items, lastId } }) =>
      items.every(({ id }) => lastId !== null && compareIds(id, lastId) <= 0),
    'what is still to be told to the server is read here': ({ context: { items, marks } }) =>
      marks.every(
        (mark) => mark.kind === 'all' || items.some(({ id, isRead }) => id === mark.id && isRead),
      ),
    'marks wait only while they are being sent': (snapshot) =>
      snapshot.context.marks.length > 0 === snapshot.hasTag('marking'),
    'one subscription, and only while it is live': (snapshot) =>
      Object.keys(snapshot.children).filter((id) => id.endsWith('feed.live')).length ===
      (snapshot.hasTag('live') ? 1 : 0),
  },
});

describe('a notification', () => {
  test('leads to the alert, the media item or the registration that it is about', () => {
    expect(routeOf(item('1'))).toBe('/threat-manager/media/5?initialAlert=7');
    expect(
      routeOf(item('1', false, { params: { userId: null, mediaId: '5', alertId: null } })),
    ).toBe('/threat-manager/media/5');
    expect(
      routeOf(
        item('1', false, {
          context: 'NEW_USER_NEED_APPROVATION',
          params: { userId: 'u/1', mediaId: null, alertId: null },
        }),
      ),
    ).toBe('/admin/users/review/u%2F1');
  });

  test('is ordered by age also where ids have more digits than a number can hold', () => {
    expect(compareIds('9', '10')).toBeLessThan(0);
    expect(compareIds('90071992547409930', '90071992547409931')).toBeLessThan(0);
    expect(
      merged([item('9'), item('10')], [item('9', true)]).map(({ id, isRead }) => `${id} ${isRead}`),
    ).toEqual(['10 false', '9 true']);
  });
});
