import { ALERT_STATUSES, nextStatuses } from '@vedetta/machines/lifecycles';
import { describe, expect, it } from 'vitest';
import { actLabel, keyOfStatus, keyRefusal, statusOfKey } from './act-labels.ts';

describe('the words and keys of triage', () => {
  it('give every arrow of the life cycle its own word', () => {
    const words = ALERT_STATUSES.map((from) =>
      nextStatuses(from).map((to) => `${from}: ${actLabel(from, to)}`),
    );
    expect(words).toEqual([
      ['DETECTED: Validate', 'DETECTED: Dismiss'],
      ['VALIDATED: Resolve', 'VALIDATED: Dismiss'],
      ['RESOLVED: Reopen'],
      ['DISMISSED: Restore'],
    ]);
  });
  it('do nothing where the life cycle has no arrow', () => {
    expect(statusOfKey('v', 'DETECTED')).toBe('VALIDATED');
    expect(statusOfKey('D', 'VALIDATED')).toBe('DISMISSED');
    expect(statusOfKey('r', 'DETECTED')).toBeNull();
    expect(statusOfKey('d', 'RESOLVED')).toBeNull();
    expect(statusOfKey('z', 'DETECTED')).toBeNull();
  });
  it('say what to do first where the life cycle has no arrow', () => {
    expect([
      keyRefusal('r', 'DETECTED'),
      keyRefusal('d', 'RESOLVED'),
      keyRefusal('v', 'DISMISSED'),
    ]).toEqual([
      'Alerts must be validated before they’re resolved',
      'Resolved alerts must be reopened first',
      'Dismissed alerts must be restored first',
    ]);
    expect(keyRefusal('V', 'VALIDATED')).toBe('The status is already “In progress”');
    expect([keyRefusal('v', 'DETECTED'), keyRefusal('z', 'DETECTED')]).toEqual([null, null]);
  });
  it('draw the key beside the button it stands for', () => {
    expect([
      keyOfStatus('VALIDATED'),
      keyOfStatus('DISMISSED'),
      keyOfStatus('RESOLVED'),
      keyOfStatus('DETECTED'),
    ]).toEqual(['V', 'D', 'R', null]);
  });
});
