import { canTransition, type AlertStatus } from '@vedetta/machines/lifecycles';

/** What a person does by taking an alert from one status to another, as a button says it. */
export function actLabel(from: AlertStatus, to: AlertStatus): string {
  if (from === 'DISMISSED' && to === 'DETECTED') return 'Restore';
  if (from === 'RESOLVED' && to === 'VALIDATED') return 'Reopen';
  return { DETECTED: 'Back to review', VALIDATED: 'Validate', RESOLVED: 'Resolve', DISMISSED: 'Dismiss' }[to];
}

/** What the toast says once it is done. */
export function doneLabel(from: AlertStatus, to: AlertStatus): string {
  if (from === 'DISMISSED' && to === 'DETECTED') return 'Alert restored';
  if (from === 'RESOLVED' && to === 'VALIDATED') return 'Alert reopened';
  return { DETECTED: 'Alert back in review', VALIDATED: 'Alert validated', RESOLVED: 'Alert resolved', DISMISSED: 'Alert dismissed' }[to];
}

const KEYS: readonly { key: string; to: AlertStatus }[] = [
  { key: 'v', to: 'VALIDATED' }, { key: 'd', to: 'DISMISSED' }, { key: 'r', to: 'RESOLVED' },
];

/** The key that stands for a status, in capitals as it is drawn; null when there is none. */
export const keyOfStatus = (to: AlertStatus): string | null => KEYS.find((entry) => entry.to === to)?.key.toUpperCase() ?? null;

/** The status a key takes an alert to, where the life cycle has that arrow; null otherwise. */
export function statusOfKey(key: string, from: AlertStatus): AlertStatus | null {
  const to = KEYS.find((entry) => entry.key === key.toLowerCase())?.to;
  return to !== undefined && canTransition(from, to) ? to : null;
}
