import { canTransition, type AlertStatus } from '@vedetta/machines/lifecycles';
import * as m from '../../generated/messages/triage/index.ts';
import { alertStatusLabel } from '../alerts/status-words.ts';

/** What a person does by taking an alert from one status to another, as a button says it. */
export function actLabel(from: AlertStatus, to: AlertStatus): string {
  if (from === 'DISMISSED' && to === 'DETECTED') return m.restore;
  if (from === 'RESOLVED' && to === 'VALIDATED') return m.reopen;
  return {
    DETECTED: m.returnToReview,
    VALIDATED: m.validate,
    RESOLVED: m.resolve,
    DISMISSED: m.dismiss,
  }[to];
}

/** What the toast says once it is done. */
export function doneLabel(from: AlertStatus, to: AlertStatus): string {
  if (from === 'DISMISSED' && to === 'DETECTED') return m.alertRestored;
  if (from === 'RESOLVED' && to === 'VALIDATED') return m.alertReopened;
  return {
    DETECTED: m.alertReturned,
    VALIDATED: m.alertValidated,
    RESOLVED: m.alertResolved,
    DISMISSED: m.alertDismissed,
  }[to];
}

const KEYS: readonly { key: string; to: AlertStatus }[] = [
  { key: 'v', to: 'VALIDATED' },
  { key: 'd', to: 'DISMISSED' },
  { key: 'r', to: 'RESOLVED' },
];

/** The key that stands for a status, in capitals as it is drawn; null when there is none. */
export const keyOfStatus = (to: AlertStatus): string | null =>
  KEYS.find((entry) => entry.to === to)?.key.toUpperCase() ?? null;

/** Whether a key stands for a status, whatever the alert. */
export const isStatusKey = (key: string): boolean =>
  KEYS.some((entry) => entry.key === key.toLowerCase());

/**
 * Why a key of triage does nothing on an alert, and what to do instead; null where it does
 * something, or is none.
 */
export function keyRefusal(key: string, from: AlertStatus): string | null {
  const to = KEYS.find((entry) => entry.key === key.toLowerCase())?.to;
  if (to === undefined || canTransition(from, to)) return null;
  if (to === from) return m.alreadyInStatus({ status: alertStatusLabel(from) });
  return {
    DETECTED: m.validateFirst,
    VALIDATED: null,
    RESOLVED: m.reopenFirst,
    DISMISSED: m.restoreFirst,
  }[from];
}

/** The status a key takes an alert to, where the life cycle has that arrow; null otherwise. */
export function statusOfKey(key: string, from: AlertStatus): AlertStatus | null {
  const to = KEYS.find((entry) => entry.key === key.toLowerCase())?.to;
  return to !== undefined && canTransition(from, to) ? to : null;
}
