// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  notifications: string,
  markAllRead: string,
  loading: string,
  loadFailed: string,
  tryAgain: string,
  emptyTitle: string,
  emptyHint: string,
  listLabel: string,
  mockUser: string,
  reviewRegistration: string,
  approved: string,
  rejected: string,
  showOlder: string,
  olderLoadFailed: string,
  unread: string,
  unreadCounted: string,
];
const ENGLISH: Texts = [
  "Notifications",
  "Mark all as read",
  "Loading…",
  "Couldn’t load your notifications.",
  "Try again",
  "You're all caught up!",
  "Notifications will appear here when there's something new to review.",
  "Notifications, newest first",
  "Mock User",
  "Review registration",
  "Approved",
  "Rejected",
  "Show older notifications",
  "Couldn’t load older notifications.",
  "Unread",
  "unread",
];
export let [notifications, markAllRead, loading, loadFailed, tryAgain, emptyTitle, emptyHint, listLabel, mockUser, reviewRegistration, approved, rejected, showOlder, olderLoadFailed, unread, unreadCounted] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [notifications, markAllRead, loading, loadFailed, tryAgain, emptyTitle, emptyHint, listLabel, mockUser, reviewRegistration, approved, rejected, showOlder, olderLoadFailed, unread, unreadCounted] = texts; });
