// Written by web/scripts/messages.mjs from messages. Do not edit.
import { number } from '../../../ui/plural-number.ts';
import { plural } from '@messageformat/runtime';
import { en } from '@messageformat/runtime/lib/cardinals';
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  lockedInTrial: string,
  mainNavigation: string,
  threatManager: string,
  threatAnalytics: string,
  targets: string,
  fileScanner: string,
  notifications: string,
  admin: string,
  users: string,
  settings: string,
  accountMenu: string,
  aboutVersion: (d: { version: string | number }) => string,
  logout: string,
  skipToContent: string,
  notificationsUnread: (d: { unread: string | number }) => string,
  closeMenu: string,
  openMenu: string,
  logOutTitle: string,
  logOutHint: string,
  logOut: string,
  freeTrial: string,
  scansAvailable: (d: { left: number }) => string,
  waitingForApproval: string,
  toReview: string,
  unread: string,
];
const ENGLISH: Texts = [
  "Not included in the free trial. Ask us for a full account.",
  "Main",
  "Threat manager",
  "Threat analytics",
  "Targets",
  "File scanner",
  "Notifications",
  "Admin",
  "Users",
  "Settings",
  "Account menu",
  (d) => "Vedetta " + d.version + " · Third-party notices",
  "Logout",
  "Skip to content",
  (d) => "Notifications, " + d.unread + " unread",
  "Close menu",
  "Open menu",
  "Log out?",
  "You are about to exit your account. You can log in to Vedetta again at any time.",
  "Log out",
  "Free trial",
  (d) => plural(d.left, 0, en, { one: number("en", d.left, 0) + " scan", other: number("en", d.left, 0) + " scans" }) + " available" as string,
  "waiting for approval",
  "to review",
  "unread",
];
export let [lockedInTrial, mainNavigation, threatManager, threatAnalytics, targets, fileScanner, notifications, admin, users, settings, accountMenu, aboutVersion, logout, skipToContent, notificationsUnread, closeMenu, openMenu, logOutTitle, logOutHint, logOut, freeTrial, scansAvailable, waitingForApproval, toReview, unread] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [lockedInTrial, mainNavigation, threatManager, threatAnalytics, targets, fileScanner, notifications, admin, users, settings, accountMenu, aboutVersion, logout, skipToContent, notificationsUnread, closeMenu, openMenu, logOutTitle, logOutHint, logOut, freeTrial, scansAvailable, waitingForApproval, toReview, unread] = texts; });
