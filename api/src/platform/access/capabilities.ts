/** The company's groups. */
export const GROUPS = ['Admins', 'Analysts', 'Viewers', 'Trial Users'] as const;
export type GroupName = (typeof GROUPS)[number];

/**
 * What a call asks of its caller. A capability is granted by group, and (for access keys) by scope.
 * `self` needs no more than a session: one's own record, notifications and sessions.
 */
export const CAPABILITIES = [
  'self',
  'alerts.read',
  'alerts.triage',
  'files.read',
  'files.upload',
  'media.read',
  'notes.write',
  'targets.read',
  'targets.write',
  'analytics.read',
  'people.read',
  'passwords.reveal',
  'admin',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const READ: readonly Capability[] = [
  'self',
  'alerts.read',
  'files.read',
  'media.read',
  'people.read',
];
const TRIAGE: readonly Capability[] = ['alerts.triage', 'files.upload', 'notes.write'];
const FULL_READ: readonly Capability[] = [...READ, 'targets.read', 'analytics.read'];

const BY_GROUP: Record<GroupName, readonly Capability[]> = {
  Admins: CAPABILITIES,
  Analysts: [...FULL_READ, ...TRIAGE, 'targets.write', 'passwords.reveal'],
  Viewers: FULL_READ,
  'Trial Users': [...READ, ...TRIAGE],
};

/** True when any of the groups grants the capability. Unknown group names grant nothing. */
export function groupsAllow(groups: readonly string[], capability: Capability): boolean {
  return groups.some((group) => BY_GROUP[group as GroupName]?.includes(capability) ?? false);
}

/** A trial user has `Trial Users` as the only group. */
export function isTrialUser(groups: readonly string[]): boolean {
  return groups.length === 1 && groups[0] === 'Trial Users';
}
