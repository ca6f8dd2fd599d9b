import { defaultFilters } from '@vedetta/machines';
import { describe, expect, it } from 'vitest';
import { NOTHING_WAITS, waitingWords, withChange, type Change } from './live-changes.ts';

const NO_FILTERS = defaultFilters(true);
const raised = (alertId: string, rest: Partial<Change> = {}): Change => ({
  alertId,
  status: 'DETECTED',
  severity: 'HIGH',
  assigneeId: null,
  ...rest,
});
const after = (...changes: Change[]) =>
  changes.reduce(
    (waiting, change) =>
      withChange(waiting, change, ['on-screen'], ['DETECTED'], {
        ...NO_FILTERS,
        severity: ['HIGH'],
      }),
    NOTHING_WAITS,
  ).arrived;

describe('live changes of the list', () => {
  it('gather new alerts, each once', () => {
    expect(after(raised('1'), raised('2'), raised('1'))).toEqual(['1', '2']);
  });
  it('do not announce what is on the screen already', () => {
    expect(after(raised('on-screen'))).toEqual([]);
  });
  it('do not announce what the filters keep out', () => {
    expect(after(raised('1', { severity: 'LOW' }), raised('2', { status: 'RESOLVED' }))).toEqual(
      [],
    );
    expect(
      withChange(NOTHING_WAITS, raised('3'), [], ['DETECTED'], { ...NO_FILTERS, assignee: ['7'] })
        .arrived,
    ).toEqual([]);
    expect(
      withChange(NOTHING_WAITS, raised('3', { sourceId: 5 }), [], ['DETECTED'], {
        ...NO_FILTERS,
        source: ['7'],
      }).arrived,
    ).toEqual([]);
    expect(
      withChange(NOTHING_WAITS, raised('3', { detector: 'secrets' }), [], ['DETECTED'], {
        ...NO_FILTERS,
        detector: ['threats'],
      }).arrived,
    ).toEqual([]);
    expect(
      withChange(NOTHING_WAITS, raised('3', { detector: 'threats' }), [], ['DETECTED'], {
        ...NO_FILTERS,
        detector: ['threats'],
      }).arrived,
    ).toEqual(['3']);
    expect(
      withChange(NOTHING_WAITS, raised('3', { feedbackResponse: null }), [], ['DETECTED'], {
        ...NO_FILTERS,
        answer: ['DUPLICATE'],
      }).arrived,
    ).toEqual([]);
    const time = { from: '2026-11-01', to: '2026-11-10' };
    expect(
      withChange(
        NOTHING_WAITS,
        raised('4', { detectedAt: '2026-11-11T09:00:00.000Z' }),
        [],
        ['DETECTED'],
        { ...NO_FILTERS, time },
      ).arrived,
    ).toEqual([]);
    expect(
      withChange(
        NOTHING_WAITS,
        raised('4', { detectedAt: '2026-11-10T09:00:00.000Z' }),
        [],
        ['DETECTED'],
        { ...NO_FILTERS, time },
      ).arrived,
    ).toEqual(['4']);
  });
  it('announce in a list of several statuses what is new in any of them', () => {
    expect(
      withChange(
        NOTHING_WAITS,
        raised('5', { status: 'RESOLVED' }),
        [],
        ['VALIDATED', 'RESOLVED'],
        NO_FILTERS,
      ).arrived,
    ).toEqual(['5']);
    expect(
      withChange(NOTHING_WAITS, raised('5'), [], ['VALIDATED', 'RESOLVED'], NO_FILTERS).arrived,
    ).toEqual([]);
  });
  it('forget an arrival that a colleague has moved on before anybody looked', () => {
    expect(after(raised('1'), raised('1', { status: 'DISMISSED' }))).toEqual([]);
  });
  it('announce an alert that comes back into the list', () => {
    expect(after(raised('9', { status: 'DETECTED' }))).toEqual(['9']);
  });
  it('are said in words', () => {
    expect(waitingWords(0, 0)).toBeNull();
    expect(waitingWords(1, 4)).toBe('1 new alert');
    expect(waitingWords(3, 0)).toBe('3 new alerts');
    expect(waitingWords(0, 2)).toBe('Refresh: 2 alerts moved');
  });
});
