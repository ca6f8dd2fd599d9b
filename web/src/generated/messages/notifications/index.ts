// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  notifications: string,
  markAllRead: string,
  loading: string,
  yourNotificationsCouldNotBe: string,
  tryAgain: string,
  youreAllCaughtUp: string,
  notificationsWillAppearHereWhen: string,
  notificationsNewestFirst: string,
  mockUser: string,
  reviewRegistration: string,
  approved: string,
  refused: string,
  olderNotifications: string,
  olderOnesCouldNotBe: string,
  unread: string,
  unreadLower: string,
];
const ENGLISH: Texts = [
  "Notifications",
  "Mark all read",
  "Loading...",
  "Your notifications could not be loaded.",
  "Try again",
  "You're all caught up!",
  "Notifications will appear here when there's something new to review.",
  "Notifications, newest first",
  "Mock User",
  "Review registration",
  "Approved",
  "Refused",
  "Older notifications",
  "Older notifications could not be loaded.",
  "Unread",
  "unread",
];
export let [notifications, markAllRead, loading, yourNotificationsCouldNotBe, tryAgain, youreAllCaughtUp, notificationsWillAppearHereWhen, notificationsNewestFirst, mockUser, reviewRegistration, approved, refused, olderNotifications, olderOnesCouldNotBe, unread, unreadLower] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [notifications, markAllRead, loading, yourNotificationsCouldNotBe, tryAgain, youreAllCaughtUp, notificationsWillAppearHereWhen, notificationsNewestFirst, mockUser, reviewRegistration, approved, refused, olderNotifications, olderOnesCouldNotBe, unread, unreadLower] = texts; });
