import type { Operation } from '../http/operation.ts';
import { CAPABILITIES, type Capability, type GroupName } from './capabilities.ts';

/** What an access key may be allowed. */
export const SCOPES = ['read', 'triage', 'upload', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

const BY_SCOPE: Readonly<Record<Scope, readonly Capability[]>> = {
  read: [
    'alerts.read',
    'files.read',
    'media.read',
    'people.read',
    'targets.read',
    'analytics.read',
  ],
  triage: ['alerts.triage', 'notes.write'],
  upload: ['files.upload'],
  admin: CAPABILITIES,
};

/**
 * What a key acts as. It never may more than the admin who made it may now; without the scope
 * `admin` it does not count as an admin anywhere, also not where a policy asks for the group.
 */
export function groupsOfKey(
  creatorGroups: readonly GroupName[],
  scopes: readonly Scope[],
): GroupName[] {
  return scopes.includes('admin')
    ? [...creatorGroups]
    : creatorGroups.map((group) => (group === 'Admins' ? 'Analysts' : group));
}

/** Whether any of the scopes holds the capability. */
export const scopesAllow = (scopes: readonly Scope[], capability: Capability): boolean =>
  scopes.some((scope) => BY_SCOPE[scope].includes(capability));

/**
 * Whether keys may make a call at all: a person's own record, sessions and second factor, and the
 * keys themselves, are for people.
 */
export const isOpenToKeys = (operation: Pick<Operation, 'access' | 'keys'>): boolean =>
  operation.keys ?? operation.access !== 'self';
