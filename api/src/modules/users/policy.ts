import type { Caller } from '../../platform/http/route.ts';

/** Members of a user's record that only admins change. */
export const ADMIN_MEMBERS = [
  'is_active',
  'is_approved',
  'group_name',
  'action',
  'confirm_unverified',
] as const;
/** Members that are nobody's business but the user's. */
export const OWN_MEMBERS = [
  'tour_visible',
  'theme',
  'time_zone',
  'language',
  'date_language',
  'mail_contexts',
] as const;

export const isAdmin = (caller: Caller): boolean => caller.groups.includes('Admins');

/** One's own record; for admins everybody's of the company. Others do not exist for the caller. */
export const mayReadUser = (caller: Caller, userId: number): boolean =>
  caller.userId === userId || isAdmin(caller);

/** @param members names of what would change. */
export function mayChangeUser(caller: Caller, userId: number, members: readonly string[]): boolean {
  if (ADMIN_MEMBERS.some((name) => members.includes(name)) && !isAdmin(caller)) return false;
  return caller.userId === userId || !OWN_MEMBERS.some((name) => members.includes(name));
}
