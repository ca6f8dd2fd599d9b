import { setup } from 'xstate';
import { stepsOf } from './derive.ts';

export const REGISTRATION_STATUSES = ['PENDING', 'ACTIVE', 'INACTIVE', 'REJECTED'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

export type RegistrationStatusEvent =
  | { type: 'registration.approved' }
  | { type: 'registration.rejected' }
  | { type: 'user.deactivated' }
  | { type: 'user.activated' };

/** Life cycle of a user's registration: only an approved and active user can sign in. */
export const registrationStatusMachine = setup({
  types: { events: {} as RegistrationStatusEvent },
}).createMachine({
  id: 'registration-status',
  initial: 'PENDING',
  states: {
    PENDING: {
      description: 'Asked to join; an admin of the company decides.',
      on: { 'registration.approved': 'ACTIVE', 'registration.rejected': 'REJECTED' },
    },
    ACTIVE: { description: 'Approved and may sign in.', on: { 'user.deactivated': 'INACTIVE' } },
    INACTIVE: {
      description: 'Approved once, may not sign in now.',
      on: { 'user.activated': 'ACTIVE' },
    },
    REJECTED: {
      description: 'Refused; an admin may still change their mind.',
      on: { 'registration.approved': 'ACTIVE' },
    },
  },
});

const steps = stepsOf(registrationStatusMachine, REGISTRATION_STATUSES);

/** What an admin can do to a user, as the event of the chart. */
export const USER_ACTION_EVENTS = {
  approve: 'registration.approved',
  reject: 'registration.rejected',
  activate: 'user.activated',
  deactivate: 'user.deactivated',
} as const;
export type UserAction = keyof typeof USER_ACTION_EVENTS;

/**
 * The status that the two flags of a user row stand for. A rejected registration is neither
 * approved nor active.
 *
 * @param flags `is_approved` and `is_active` of the api
 */
export function registrationStatusOf(flags: {
  isApproved: boolean;
  isActive: boolean;
}): RegistrationStatus {
  if (flags.isApproved) return flags.isActive ? 'ACTIVE' : 'INACTIVE';
  return flags.isActive ? 'PENDING' : 'REJECTED';
}

/**
 * Where an admin's action leads from here.
 *
 * @param from the present status
 * @param action what the admin asks for
 * @returns the next status, or null when the chart has no such arrow
 */
export function afterUserAction(
  from: RegistrationStatus,
  action: UserAction,
): RegistrationStatus | null {
  return (
    steps.find((step) => step.from === from && step.event === USER_ACTION_EVENTS[action])?.to ??
    null
  );
}

/**
 * Whether a registration may go from one status to another; staying where one is, is no step.
 *
 * @param from the present status
 * @param to the wanted status
 */
export function canRegistrationTransition(
  from: RegistrationStatus,
  to: RegistrationStatus,
): boolean {
  return steps.some((step) => step.from === from && step.to === to);
}
