import type { RegistrationStatus } from '../lifecycles/registration-status.ts';

/** What a notification is about, as GraphQL writes it. */
export type NotificationContextName =
  | 'NEW_USER_NEED_APPROVATION'
  | 'COMMENT_MENTION'
  | 'ASSIGNED_ALERT'
  | 'RESOLVED_ALERT'
  | 'CHANGED_SEVERITY';

/** The stable name of what a notification says, with what stands in its gaps. */
export interface NotificationReason {
  code: string;
  params: readonly { name: string; value: string }[];
}

export interface NotificationItem {
  /** Grows with time. */
  id: string;
  context: NotificationContextName;
  params: { userId: string | null; mediaId: string | null; alertId: string | null };
  fullname: string | null;
  /** In English; `messageReasons` says it by name, for other languages. */
  message: string;
  messageReasons: readonly NotificationReason[];
  createdAt: string;
  isRead: boolean;
  /** What became of the registration that it asks to review; null in other contexts. */
  registration: RegistrationStatus | null;
}
/** One thing to tell the server: one notification was read, or all up to an id. */
export type Mark = { kind: 'one'; id: string } | { kind: 'all'; upTo: string };

/**
 * Orders two ids by age. Ids are decimal numbers that may exceed a JavaScript number; anything else
 * is ordered as text.
 *
 * @returns negative when `a` is older
 */
export function compareIds(a: string, b: string): number {
  if (/^\d+$/.test(a) && /^\d+$/.test(b))
    return a.length - b.length || (a < b ? -1 : Number(a > b));
  return a < b ? -1 : Number(a > b);
}

/** One list, newest first, each id once; what comes later in the arguments wins. */
export function merged(
  ...lists: readonly (readonly NotificationItem[])[]
): readonly NotificationItem[] {
  const byId = new Map(lists.flat().map((item) => [item.id, item]));
  return [...byId.values()].sort((a, b) => compareIds(b.id, a.id));
}

/** The newest id of the list, or of the one known before; null when there is none. */
export function newestId(items: readonly NotificationItem[], known: string | null): string | null {
  return items.reduce<string | null>(
    (newest, { id }) => (newest === null || compareIds(id, newest) > 0 ? id : newest),
    known,
  );
}

/** Whether a mark covers an item. */
export function covers(mark: Mark, { id }: NotificationItem): boolean {
  return mark.kind === 'one' ? mark.id === id : compareIds(id, mark.upTo) <= 0;
}

/** The list as it will be once the marks are through. */
export function withMarks(
  items: readonly NotificationItem[],
  marks: readonly Mark[],
): readonly NotificationItem[] {
  return items.map((item) =>
    !item.isRead && marks.some((mark) => covers(mark, item)) ? { ...item, isRead: true } : item,
  );
}

/** How many items of the list are unread. */
export function unreadIn(items: readonly NotificationItem[]): number {
  return items.filter(({ isRead }) => !isRead).length;
}

/**
 * Where a notification leads.
 *
 * @returns a path of the web application
 */
export function routeOf({ context, params }: Pick<NotificationItem, 'context' | 'params'>): string {
  if (context === 'NEW_USER_NEED_APPROVATION') {
    return params.userId === null
      ? '/admin/pending-registrations'
      : `/admin/users/review/${encodeURIComponent(params.userId)}`;
  }
  if (params.mediaId === null) return '/threat-manager';
  const media = `/threat-manager/media/${encodeURIComponent(params.mediaId)}`;
  return params.alertId === null
    ? media
    : `${media}?initialAlert=${encodeURIComponent(params.alertId)}`;
}
