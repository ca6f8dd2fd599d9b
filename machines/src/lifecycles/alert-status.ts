import { setup } from 'xstate';
import { stepsOf } from './derive.ts';

/** In the order in which they are offered. */
export const ALERT_STATUSES = ['DETECTED', 'VALIDATED', 'RESOLVED', 'DISMISSED'] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];

export type AlertStatusEvent =
  | { type: 'alert.validated' }
  | { type: 'alert.resolved' }
  | { type: 'alert.dismissed' }
  | { type: 'alert.restored' }
  | { type: 'alert.reopened' };

/** Life cycle of an alert: the api refuses what it refuses, the web offers what it offers. */
export const alertStatusMachine = setup({
  types: { events: {} as AlertStatusEvent },
}).createMachine({
  id: 'alert-status',
  initial: 'DETECTED',
  states: {
    DETECTED: {
      description: 'A detector raised it; nobody has looked at it yet.',
      on: { 'alert.validated': 'VALIDATED', 'alert.dismissed': 'DISMISSED' },
    },
    VALIDATED: {
      description: 'Somebody says that it is a threat and works on it.',
      on: { 'alert.resolved': 'RESOLVED', 'alert.dismissed': 'DISMISSED' },
    },
    RESOLVED: {
      description: 'The threat is dealt with, and a feedback response says how it was.',
      on: { 'alert.reopened': 'VALIDATED' },
    },
    DISMISSED: {
      description: 'No threat, for the reason given.',
      on: { 'alert.restored': 'DETECTED' },
    },
  },
});

/** How each status is shown. */
export const ALERT_STATUS_LABELS: Readonly<Record<AlertStatus, string>> = {
  DETECTED: 'Needs review',
  VALIDATED: 'In progress',
  RESOLVED: 'Resolved',
  DISMISSED: 'Dismissed',
};

const steps = stepsOf(alertStatusMachine, ALERT_STATUSES);

/**
 * The statuses an alert may go to from here, in the order they are offered.
 *
 * @param from the present status
 */
export function nextStatuses(from: AlertStatus): readonly AlertStatus[] {
  return ALERT_STATUSES.filter((to) => canTransition(from, to));
}

/**
 * Whether the chart has an arrow from one status to another; staying where one is, is none.
 *
 * @param from the present status
 * @param to the wanted status
 */
export function canTransition(from: AlertStatus, to: AlertStatus): boolean {
  return steps.some((step) => step.from === from && step.to === to);
}

/**
 * The event that leads from one status to another, for whoever shows what happened.
 *
 * @returns null where the chart has no such arrow
 */
export function alertEventBetween(from: AlertStatus, to: AlertStatus): string | null {
  return steps.find((step) => step.from === from && step.to === to)?.event ?? null;
}

/** Narrows any value to an alert status. */
export function isAlertStatus(value: unknown): value is AlertStatus {
  return ALERT_STATUSES.some((status) => status === value);
}
