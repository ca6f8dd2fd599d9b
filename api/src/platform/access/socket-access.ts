import type { SocketEvent } from '../realtime/messages.ts';
import type { EventBody } from '../database/schema/messages.ts';
import { scopesAllow, type Scope } from './access-key.ts';
import { groupsAllow, type Capability } from './capabilities.ts';

/** What each socket path asks of whoever opens it. */
export const SOCKET_ACCESS = {
  notifications: 'self',
  events: 'alerts.read',
  presence: 'media.read',
} as const satisfies Record<string, Capability>;

const EVENT_ACCESS: Record<SocketEvent['type'], Capability> = {
  'alert.changed': 'alerts.read',
  'scan.progress': 'files.read',
  'target.changed': 'targets.read',
  'note.changed': 'media.read',
  'notifications.read': 'self',
};

/** Who listens on a socket: a person, or an access key in a person's name. */
export interface Hearer {
  userId: number;
  groups: readonly string[];
  /** Only of an access key: what narrows the groups. */
  scopes?: readonly Scope[];
}

/**
 * True when the hearer may see the event: a trial user hears nothing of targets, and what a person
 * has read is told to that person.
 */
export const mayHear = (hearer: Hearer, event: EventBody): boolean =>
  mayUse(hearer, EVENT_ACCESS[event.type]) &&
  (event.type !== 'notifications.read' || event.recipient_id === hearer.userId);

/**
 * True when the groups hold the capability and, for an access key, one of its scopes does too.
 * `self` is for people only.
 */
export function mayUse(
  { groups, scopes }: Pick<Hearer, 'groups' | 'scopes'>,
  capability: Capability,
): boolean {
  return (
    groupsAllow(groups, capability) &&
    (scopes === undefined || (capability !== 'self' && scopesAllow(scopes, capability)))
  );
}
