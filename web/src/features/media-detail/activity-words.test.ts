import { describe, expect, it } from 'vitest';
import { activityWords, saidTo } from './activity-words.ts';

const words = (
  kind: Parameters<typeof activityWords>[0]['kind'],
  oldValue: string | null = null,
  newValue: string | null = null,
) => activityWords({ kind, oldValue, newValue });

describe('the history in words', () => {
  it('says old and new status as the lists call them', () => {
    expect(words('STATUS_CHANGED', 'DETECTED', 'VALIDATED')).toBe(
      'changed the status: Needs review → In progress',
    );
  });
  it('says whether a severity was raised or lowered, given as numbers or as names', () => {
    expect(words('SEVERITY_CHANGED', '4', '5')).toBe('raised the severity: High → Critical');
    expect(words('SEVERITY_CHANGED', 'HIGH', 'LOW')).toBe('lowered the severity: High → Low');
  });
  it('says who gave it to whom', () => {
    expect(words('ASSIGNED', null, 'Luca Bianchi')).toBe('assigned it to Luca Bianchi');
    expect(words('ASSIGNED', 'Luca Bianchi', null)).toBe('unassigned it from Luca Bianchi');
    expect(words('ASSIGNED', 'Luca Bianchi', 'Anna Neri')).toBe(
      'reassigned it: Luca Bianchi → Anna Neri',
    );
  });
  it('says of somebody who takes an alert that they took it', () => {
    expect(
      activityWords({ kind: 'ASSIGNED', oldValue: null, newValue: 'Anna Neri' }, 'Anna Neri'),
    ).toBe('assigned it to themselves');
    expect(
      activityWords(
        { kind: 'ASSIGNED', oldValue: 'Luca Bianchi', newValue: 'Anna Neri' },
        'Anna Neri',
      ),
    ).toBe('took it over from Luca Bianchi');
  });
  it('says how severe it was when it was detected, if that is known', () => {
    expect(words('DETECTED', null, '4')).toBe('raised the alert (severity: High)');
    expect(words('DETECTED', null, 'something')).toBe('raised the alert');
  });
  it('tells what was taken back as that, and not as a step of the life cycle', () => {
    expect(
      activityWords({
        kind: 'STATUS_CHANGED',
        oldValue: 'VALIDATED',
        newValue: 'DETECTED',
        isUndo: true,
      }),
    ).toBe('undid the change: In progress → Needs review');
    expect(
      activityWords({ kind: 'ASSIGNED', oldValue: 'Luca Bianchi', newValue: null, isUndo: true }),
    ).toBe('undid the change: Luca Bianchi → no one');
    expect(
      activityWords({
        kind: 'FEEDBACK_GIVEN',
        oldValue: 'DUPLICATE',
        newValue: null,
        isUndo: true,
      }),
    ).toBe('removed the feedback');
  });
  it('has what was said to it: the reason, the answer, the subject', () => {
    const said = (
      kind: Parameters<typeof saidTo>[0]['kind'],
      newValue: string,
      detail: string | null,
      isUndo = false,
    ) => saidTo({ kind, newValue, detail, isUndo });
    expect(said('STATUS_CHANGED', 'DISMISSED', 'Not about us: another Meridiana')).toBe(
      'Not about us: another Meridiana',
    );
    expect(said('STATUS_CHANGED', 'RESOLVED', 'false positive: benign')).toBe(
      'False positive: benign',
    );
    expect(said('PUBLISHER_CONTACTED', 'desk@news.example', 'Please remove this')).toBe(
      'Please remove this',
    );
    expect([
      said('STATUS_CHANGED', 'VALIDATED', null),
      said('STATUS_CHANGED', 'DETECTED', 'Undone', true),
      said('FEEDBACK_GIVEN', 'duplicate', 'duplicate'),
    ]).toEqual([null, null, null]);
  });
});
