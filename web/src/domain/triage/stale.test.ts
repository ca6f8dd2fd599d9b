import { describe, expect, it } from 'vitest';
import { whatChanged } from './stale.ts';

const seen = { status: 'DETECTED', severity: 'HIGH', assignee: null } as const;

describe('what a colleague changed', () => {
  it('names the one thing that changed', () => {
    expect(whatChanged(seen, { ...seen, status: 'VALIDATED' })).toBe(
      'Your change wasn’t saved because the status is now “In progress”. Review the alert and decide again.',
    );
  });
  it('names all of them', () => {
    expect(
      whatChanged(seen, {
        status: 'DISMISSED',
        severity: 'LOW',
        assignee: { id: '4', fullName: 'Luca Bianchi' },
      }),
    ).toContain(
      'Your change wasn’t saved because the status is now “Dismissed”, the severity is now Low, and the alert is now ' +
        'assigned to Luca Bianchi.',
    );
  });
  it('says that nobody has it any more', () => {
    expect(
      whatChanged({ ...seen, assignee: { id: '4', fullName: 'Luca Bianchi' } }, seen),
    ).toContain('the alert is no longer assigned to anyone');
  });
  it('still explains when the difference cannot be seen', () => {
    expect(whatChanged(seen, seen)).toContain('the alert was changed');
  });
});
