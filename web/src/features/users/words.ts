import * as m from '../../generated/messages/users/index.ts';
import type { GroupName, UserRowFragment } from '../../generated/users/graphql.ts';

export const GROUP_LABELS: Record<GroupName, string> = {
  get ADMINS() {
    return m.admins;
  },
  get ANALYSTS() {
    return m.analysts;
  },
  get VIEWERS() {
    return m.viewers;
  },
  get TRIAL_USERS() {
    return m.trialUsers;
  },
};

/** The groups as a select offers them, the usual one first. */
export const GROUP_OPTIONS: readonly { value: GroupName; label: string }[] = (
  ['ANALYSTS', 'VIEWERS', 'ADMINS', 'TRIAL_USERS'] as const
).map((value) => ({
  value,
  get label() {
    return GROUP_LABELS[value];
  },
}));

/** Where a person stands, in words and a tone. */
export function standing({
  isActive,
  isApproved,
}: Pick<UserRowFragment, 'isActive' | 'isApproved'>): {
  label: string;
  tone: 'ok' | 'wait' | 'off';
} {
  if (!isApproved)
    return isActive
      ? { label: m.waitingForApproval, tone: 'wait' }
      : { label: m.rejected, tone: 'off' };
  return isActive ? { label: m.active, tone: 'ok' } : { label: m.statusDeactivated, tone: 'off' };
}
