import {
  afterUserAction,
  canRegistrationTransition,
  registrationStatusOf,
  type RegistrationStatus,
  type UserAction,
} from '@vedetta/machines/lifecycles';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';

/** The two flags of a user row. */
export interface StandingFlags {
  isApproved: boolean;
  isActive: boolean;
}

const FLAGS: Readonly<Record<RegistrationStatus, StandingFlags>> = {
  PENDING: { isApproved: false, isActive: true },
  ACTIVE: { isApproved: true, isActive: true },
  INACTIVE: { isApproved: true, isActive: false },
  REJECTED: { isApproved: false, isActive: false },
};
/**
 * Where each act is meant to lead: said once more it changes nothing, since whoever got no answer
 * says it again.
 */
const MEANT: Readonly<Record<UserAction, RegistrationStatus>> = {
  approve: 'ACTIVE',
  reject: 'REJECTED',
  activate: 'ACTIVE',
  deactivate: 'INACTIVE',
};
const INSTEAD: Readonly<Record<RegistrationStatus, Message>> = {
  PENDING: say('registrationUndecided'),
  ACTIVE: say('approvedAlready'),
  INACTIVE: say('approvedButDeactivated'),
  REJECTED: say('rejectedAlready'),
};

/**
 * The flags after an admin's act; the life cycle says what may follow.
 *
 * @returns null when the life cycle has no such arrow
 */
export function flagsAfter(before: StandingFlags, action: UserAction): StandingFlags | null {
  const from = registrationStatusOf(before);
  const to = from === MEANT[action] ? from : afterUserAction(from, action);
  return to === null ? null : FLAGS[to];
}

/** Whether the flags may become these, or stay as they are. */
export function mayBecome(before: StandingFlags, after: StandingFlags): boolean {
  const [from, to] = [registrationStatusOf(before), registrationStatusOf(after)];
  return from === to || canRegistrationTransition(from, to);
}

/** What to do with such a user instead. */
export const insteadFor = (before: StandingFlags): Message => INSTEAD[registrationStatusOf(before)];
