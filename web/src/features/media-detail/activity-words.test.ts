import { describe, expect, it } from 'vitest';
import { activityWords } from './activity-words.ts';

const words = (kind: Parameters<typeof activityWords>[0]['kind'], oldValue: string | null = null, newValue: string | null = null) => activityWords({ kind, oldValue, newValue });

describe('the history in words', () => {
  it('says old and new status as the lists call them', () => {
    expect(words('STATUS_CHANGED', 'DETECTED', 'VALIDATED')).toBe('moved it Needs review → In progress');
  });
  it('says whether a severity was raised or lowered, given as numbers or as names', () => {
    expect(words('SEVERITY_CHANGED', '4', '5')).toBe('raised severity High → Critical');
    expect(words('SEVERITY_CHANGED', 'HIGH', 'LOW')).toBe('lowered severity High → Low');
  });
  it('says who gave it to whom', () => {
    expect(words('ASSIGNED', null, 'Luca Bianchi')).toBe('assigned it to Luca Bianchi');
    expect(words('ASSIGNED', 'Luca Bianchi', null)).toBe('took it from Luca Bianchi');
    expect(words('ASSIGNED', 'Luca Bianchi', 'Anna Neri')).toBe('handed it on, Luca Bianchi → Anna Neri');
  });
  it('says of somebody who takes an alert that they took it', () => {
    expect(activityWords({ kind: 'ASSIGNED', oldValue: null, newValue: 'Anna Neri' }, 'Anna Neri')).toBe('took it');
    expect(activityWords({ kind: 'ASSIGNED', oldValue: 'Luca Bianchi', newValue: 'Anna Neri' }, 'Anna Neri')).toBe('took it over from Luca Bianchi');
  });
  it('says how severe it was when it was detected, if that is known', () => {
    expect(words('DETECTED', null, '4')).toBe('detected it, severity High');
    expect(words('DETECTED', null, 'something')).toBe('detected it');
  });
});
