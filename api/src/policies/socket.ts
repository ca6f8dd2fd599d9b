import type { SocketEvent } from '../realtime/messages.ts';
import { groupsAllow, type Capability } from './capabilities.ts';

/** What each socket path asks of whoever opens it. */
export const SOCKET_ACCESS = { notifications: 'self', events: 'alerts.read' } as const satisfies Record<string, Capability>;

const EVENT_ACCESS: Record<SocketEvent['type'], Capability> = {
  'alert.changed': 'alerts.read',
  'scan.progress': 'files.read',
  'target.changed': 'targets.read',
};

/** True when the groups may see events of the type: a trial user hears nothing of targets (decisions, section 2). */
export function mayHear(groups: readonly string[], type: SocketEvent['type']): boolean {
  return groupsAllow(groups, EVENT_ACCESS[type]);
}
