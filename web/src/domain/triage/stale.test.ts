import { describe, expect, it } from 'vitest';
import { whatChanged } from './stale.ts';

const seen = { status: 'DETECTED', severity: 'HIGH', assignee: null } as const;

describe('what a colleague changed', () => {
  it('names the one thing that changed', () => {
    expect(whatChanged(seen, { ...seen, status: 'VALIDATED' })).toBe(
      'Meanwhile the status is now In progress. Your change was not made: look again, then decide.',
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
      'the status is now Dismissed, the severity is now Low, and Luca Bianchi has it now',
    );
  });
  it('says that nobody has it any more', () => {
    expect(
      whatChanged({ ...seen, assignee: { id: '4', fullName: 'Luca Bianchi' } }, seen),
    ).toContain('nobody has it any more');
  });
  it('still explains when the difference cannot be seen', () => {
    expect(whatChanged(seen, seen)).toContain('something about it changed');
  });
});
