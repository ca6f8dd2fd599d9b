import type { GroupName, UserRowFragment } from '../../generated/users/graphql.ts';

export const GROUP_LABELS: Record<GroupName, string> = {
  ADMINS: 'Admins',
  ANALYSTS: 'Analysts',
  VIEWERS: 'Viewers',
  TRIAL_USERS: 'Trial Users',
};

/** The groups as a select offers them, the usual one first. */
export const GROUP_OPTIONS: readonly { value: GroupName; label: string }[] = (['ANALYSTS', 'VIEWERS', 'ADMINS', 'TRIAL_USERS'] as const).map(
  (value) => ({ value, label: GROUP_LABELS[value] }),
);

/** Where a person stands, in words and a tone. */
export function standing({ isActive, isApproved }: Pick<UserRowFragment, 'isActive' | 'isApproved'>): { label: string; tone: 'ok' | 'wait' | 'off' } {
  if (!isApproved) return isActive ? { label: 'Waiting for approval', tone: 'wait' } : { label: 'Rejected', tone: 'off' };
  return isActive ? { label: 'Active', tone: 'ok' } : { label: 'Switched off', tone: 'off' };
}
