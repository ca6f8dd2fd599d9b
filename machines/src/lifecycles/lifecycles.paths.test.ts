import { describe, expect, test } from 'vitest';
import { testWalk } from '../support/walk-test.ts';
import {
  ALERT_STATUSES,
  ALERT_STATUS_LABELS,
  alertStatusMachine,
  canTransition,
  isAlertStatus,
  nextStatuses,
} from './alert-status.ts';
import { stepsOf } from './derive.ts';
import {
  canScanTransition,
  FILE_SCAN_STATUSES,
  fileScanMachine,
  isFileScanStatus,
  isScanOver,
} from './file-scan.ts';
import {
  afterUserAction,
  canRegistrationTransition,
  REGISTRATION_STATUSES,
  registrationStatusMachine,
  registrationStatusOf,
} from './registration-status.ts';
import {
  healthAfter,
  isCollected,
  isTargetHealth,
  TARGET_HEALTH_LABELS,
  targetHealthMachine,
} from './target-health.ts';

testWalk(alertStatusMachine, {
  events: {
    'alert.validated': [{}],
    'alert.resolved': [{}],
    'alert.dismissed': [{}],
    'alert.restored': [{}],
    'alert.reopened': [{}],
  },
  invariants: {
    'every status is offered under a label': ({ value }) =>
      isAlertStatus(value) && ALERT_STATUS_LABELS[value].length > 0,
    'no status is a dead end': ({ value }) =>
      isAlertStatus(value) && nextStatuses(value).length > 0,
  },
});
testWalk(fileScanMachine, {
  events: {
    'scan.started': [{}],
    'scan.lease.lost': [{}],
    'scan.found': [{}],
    'scan.left.parts.out': [{}],
    'scan.came.out.clean': [{}],
    'scan.could.not.read': [{}],
    'scan.failed': [{}],
    'scan.requested.again': [{}],
  },
  invariants: {
    'a scan that is over can only be asked for again': ({ value }) =>
      isFileScanStatus(value) &&
      (!isScanOver(value) ||
        FILE_SCAN_STATUSES.filter((to) => canScanTransition(value, to)).join() === 'QUEUED'),
  },
});
testWalk(registrationStatusMachine, {
  events: {
    'registration.approved': [{}],
    'registration.rejected': [{}],
    'user.deactivated': [{}],
    'user.activated': [{}],
  },
  invariants: { 'a status is a plain word': ({ value }) => typeof value === 'string' },
});
testWalk(targetHealthMachine, {
  events: {
    'target.collected': [{}],
    'target.collection.delayed': [{}],
    'target.collection.blocked': [{}],
    'target.corrected': [{}],
    'target.paused': [{}],
    'target.resumed': [{}],
  },
  invariants: {
    'every health is shown under a label': ({ value }) =>
      isTargetHealth(value) && TARGET_HEALTH_LABELS[value].length > 0,
    'what is not collected by itself can only be helped by a person': ({ value }) =>
      isTargetHealth(value) &&
      (isCollected(value) || healthAfter(value, 'target.collected') === value),
  },
});

describe('an alert', () => {
  test('goes exactly where the decisions say', () => {
    expect(Object.fromEntries(ALERT_STATUSES.map((from) => [from, nextStatuses(from)]))).toEqual({
      DETECTED: ['VALIDATED', 'DISMISSED'],
      VALIDATED: ['RESOLVED', 'DISMISSED'],
      RESOLVED: ['VALIDATED'],
      DISMISSED: ['DETECTED'],
    });
    expect(ALERT_STATUSES.map((status) => canTransition(status, status))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('is shown under its words, in the order in which they are offered', () => {
    expect(ALERT_STATUSES.map((status) => ALERT_STATUS_LABELS[status])).toEqual([
      'Needs review',
      'In progress',
      'Resolved',
      'Dismissed',
    ]);
  });
});

describe('a scan', () => {
  test('goes back to the queue when its worker is lost, and never from the queue to a result', () => {
    expect(canScanTransition('SCANNING', 'QUEUED')).toBe(true);
    expect(canScanTransition('QUEUED', 'CLEAN')).toBe(false);
    expect(canScanTransition('UNREADABLE', 'CLEAN')).toBe(false);
    expect(canScanTransition('FAILED', 'QUEUED')).toBe(true);
  });
});

describe('a registration', () => {
  test('is read from the two flags of the user', () => {
    expect(registrationStatusOf({ isApproved: false, isActive: true })).toBe('PENDING');
    expect(registrationStatusOf({ isApproved: true, isActive: true })).toBe('ACTIVE');
    expect(registrationStatusOf({ isApproved: true, isActive: false })).toBe('INACTIVE');
    expect(registrationStatusOf({ isApproved: false, isActive: false })).toBe('REJECTED');
  });

  test('refuses what makes no sense', () => {
    expect(afterUserAction('PENDING', 'approve')).toBe('ACTIVE');
    expect(afterUserAction('PENDING', 'activate')).toBeNull();
    expect(afterUserAction('ACTIVE', 'deactivate')).toBe('INACTIVE');
    expect(afterUserAction('ACTIVE', 'reject')).toBeNull();
    const arrows = REGISTRATION_STATUSES.flatMap((from) =>
      REGISTRATION_STATUSES.filter((to) => canRegistrationTransition(from, to)).map(
        (to) => `${from} ${to}`,
      ),
    );
    expect(arrows).toEqual([
      'PENDING ACTIVE',
      'PENDING REJECTED',
      'ACTIVE INACTIVE',
      'INACTIVE ACTIVE',
      'REJECTED ACTIVE',
    ]);
  });
});

describe('a target', () => {
  test('is blocked until a person changes something, and delayed only until the next success', () => {
    expect(healthAfter('HEALTHY', 'target.collection.blocked')).toBe('BLOCKED');
    expect(healthAfter('BLOCKED', 'target.collected')).toBe('BLOCKED');
    expect(healthAfter('BLOCKED', 'target.corrected')).toBe('WAITING');
    expect(healthAfter('DELAYED', 'target.collected')).toBe('HEALTHY');
    expect(healthAfter('PAUSED', 'target.collection.delayed')).toBe('PAUSED');
  });
});

test('a chart and a list that disagree are refused', () => {
  expect(() => stepsOf(alertStatusMachine, ['DETECTED', 'VALIDATED'])).toThrow(
    'make them the same',
  );
});
