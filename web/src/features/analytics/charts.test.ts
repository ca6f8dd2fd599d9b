import { parseQuery } from '@vedetta/machines';
import { describe, expect, it } from 'vitest';
import * as m from '../../generated/messages/analytics/index.ts';
import { bucketsOf, totalsOf, unitOf } from './buckets.ts';
import { areaPath, labelsThatFit, stack, ticksOf } from './geometry.ts';
import { listPath } from './links.ts';
import { filledHours, levelOf, nextHour, weekOf } from './week.ts';
import { timeInWords } from '../../lib/time-words.ts';
import { changeInWords, percent } from './words.ts';

describe('buckets', () => {
  it('are days, weeks from Monday or months, cut where the range is, and leave no day out', () => {
    expect(
      bucketsOf({ from: '2026-10-30', to: '2026-11-02' }, []).buckets.map(({ from, to }) => [
        from,
        to,
      ]),
    ).toEqual([
      ['2026-10-30', '2026-10-30'],
      ['2026-10-31', '2026-10-31'],
      ['2026-11-01', '2026-11-01'],
      ['2026-11-02', '2026-11-02'],
    ]);
    const weeks = bucketsOf({ from: '2026-07-01', to: '2026-11-22' }, []);
    expect([weeks.unit, weeks.buckets[0], weeks.buckets[1]]).toMatchObject([
      'week',
      { from: '2026-07-01', to: '2026-07-05' },
      { from: '2026-07-06', to: '2026-07-12' },
    ]);
    const months = bucketsOf({ from: '2024-01-15', to: '2026-11-22' }, []);
    expect([
      months.unit,
      months.buckets.length,
      months.buckets[1],
      months.buckets.at(-1),
    ]).toMatchObject([
      'month',
      35,
      { from: '2024-02-01', to: '2024-02-29', short: 'Feb 24' },
      { to: '2026-11-22' },
    ]);
    expect(unitOf({ from: '2026-09-01', to: '2026-11-30' })).toBe('day');
  });
  it('hold every alert once, in whatever order the days come', () => {
    const { buckets } = bucketsOf({ from: '2026-07-01', to: '2026-11-22' }, [
      { day: '2026-11-22', severity: 'LOW', count: 3 },
      { day: '2026-07-05', severity: 'CRITICAL', count: 2 },
      { day: '2026-07-06', severity: 'CRITICAL', count: 4 },
      { day: '2026-06-30', severity: 'HIGH', count: 9 },
    ]);
    expect([buckets[0]?.total, buckets[1]?.total, buckets.at(-1)?.total]).toEqual([2, 4, 3]);
    expect(totalsOf(buckets)).toEqual({ CRITICAL: 6, HIGH: 0, MEDIUM: 0, LOW: 3, INFORMATIVE: 0 });
  });
});

describe('geometry', () => {
  it('steps at round whole numbers up to the most', () => {
    expect([0, 1, 3, 17, 98, 1204].map((most) => ticksOf(most))).toEqual([
      [0, 1],
      [0, 1],
      [0, 1, 2, 3],
      [0, 5, 10, 15, 20],
      [0, 50, 100],
      [0, 500, 1000, 1500],
    ]);
  });
  it('puts layers on top of each other and goes around each', () => {
    const layers = stack([
      [1, 2],
      [3, 0],
    ]);
    expect(layers).toEqual([
      { from: [0, 0], to: [1, 2] },
      { from: [1, 2], to: [4, 2] },
    ]);
    expect(
      areaPath(
        layers[1] ?? { from: [], to: [] },
        (index) => index * 10,
        (value) => 100 - value,
      ),
    ).toBe('M0 96L10 98L10 98L0 99Z');
    expect(areaPath({ from: [], to: [] }, Number, Number)).toBe('');
  });
  it('leaves out the labels that do not fit', () => {
    expect(labelsThatFit(5, 22, 60)).toEqual([0, 3]);
    expect(labelsThatFit(3, 200, 60)).toEqual([0, 1, 2]);
  });
});

describe('the week', () => {
  it('has every hour and knows the busiest', () => {
    const week = weekOf([
      { weekday: 1, hour: 0, count: 2 },
      { weekday: 7, hour: 23, count: 8 },
      { weekday: 9, hour: 1, count: 99 },
    ]);
    expect([
      week.cells.map((row) => row.length),
      week.cells[0]?.[0],
      week.most,
      week.busiest,
    ]).toEqual([Array(7).fill(24), 2, 8, { weekday: 6, hour: 23 }]);
    expect(weekOf([]).busiest).toBeNull();
    expect(filledHours(week)).toEqual([
      { weekday: 0, hour: 0, count: 2 },
      { weekday: 6, hour: 23, count: 8 },
    ]);
    expect([levelOf(0, 8), levelOf(1, 800), levelOf(8, 8), levelOf(0, 0)]).toEqual([0, 10, 100, 0]);
  });
});

describe('the keys of the week', () => {
  it('go along the hours that have alerts, and to the same hour of another day', () => {
    const hours = filledHours(
      weekOf([
        { weekday: 1, hour: 9, count: 1 },
        { weekday: 2, hour: 3, count: 1 },
        { weekday: 4, hour: 9, count: 1 },
      ]),
    );
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter'];
    expect(keys.map((key) => nextHour(hours, 0, key))).toEqual([1, null, 2, null, 0, 2, null]);
    expect(keys.map((key) => nextHour(hours, 2, key))).toEqual([null, 1, null, 0, 0, 2, null]);
    expect(nextHour([], 0, 'End')).toBeNull();
  });
});

describe('words', () => {
  it('say times, shares and changes', () => {
    expect([null, 0.4, 42, 59.6, 360, 4800, 7200, 400_000].map(timeInWords)).toEqual([
      '–',
      '0 s',
      '42 s',
      '1 min',
      '6 min',
      '1 h 20 min',
      '2 h',
      '5 days',
    ]);
    expect([
      percent(26, 311),
      percent(182, 671),
      percent(0, 4),
      percent(4, 4),
      percent(1, 0),
    ]).toEqual(['8.4%', '27%', '0%', '100%', '–']);
    expect([
      changeInWords(112, 100, 'October'),
      changeInWords(62, 100, 'October'),
      changeInWords(5, 5, 'October'),
      changeInWords(5, 0, 'the previous day'),
      changeInWords(0, 0, 'October'),
    ]).toEqual([
      '+12% on October',
      '−38% on October',
      'same as October',
      'up from 0 in the previous day',
      'same as October',
    ]);
    expect([1, 1204].map((count) => m.countedAlerts({ count }))).toEqual([
      '1 alert',
      '1,204 alerts',
    ]);
  });
});

describe('the way to the list', () => {
  const scope = { days: { from: '2026-11-01', to: '2026-11-30' }, sources: ['5', '7'] };
  const view = (path: string) =>
    parseQuery(path.slice(path.indexOf('?')), {
      source: ['1'],
      target: ['1'],
      severity: ['LOW'],
      assignee: ['1'],
      time: null,
    });
  it('carries the scope, every status and every severity unless one is counted', () => {
    expect(view(listPath(scope))).toMatchObject({
      tab: 'all',
      source: ['5', '7'],
      target: [],
      severity: [],
      assignee: [],
      time: scope.days,
      search: '',
      page: 1,
    });
    expect(view(listPath(scope, { severity: ['HIGH'], tab: 'resolved' }))).toMatchObject({
      tab: 'resolved',
      severity: ['HIGH'],
      source: ['5', '7'],
    });
    expect(view(listPath(scope, { source: ['5'], target: ['9'] }))).toMatchObject({
      source: ['5'],
      target: ['9'],
    });
  });
});
