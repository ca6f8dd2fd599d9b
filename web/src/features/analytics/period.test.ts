import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBefore,
  daysInWords,
  daysOf,
  lengthOf,
  periodOf,
  unreadIn,
} from './period.ts';

const read = (query: string, today = '2026-11-22') => periodOf(new URLSearchParams(query), today);

describe('the period in the address', () => {
  it('is a month or days, and the present month where it says nothing that makes sense', () => {
    expect(read('month=2026-02')).toEqual({ kind: 'month', month: '2026-02' });
    expect(read('from=2026-10-28&to=2026-11-03&month=2026-02')).toEqual({
      kind: 'days',
      from: '2026-10-28',
      to: '2026-11-03',
    });
    const present = { kind: 'month', month: '2026-11' };
    for (const query of [
      '',
      'month=2026-13',
      'month=2026-12',
      'from=2026-11-03',
      'from=2026-11-03&to=2026-11-02',
      'from=2026-02-30&to=2026-03-01',
    ])
      expect(read(query)).toEqual(present);
  });
  it('has whole months, leap days included', () => {
    expect(daysOf({ kind: 'month', month: '2028-02' })).toEqual({
      from: '2028-02-01',
      to: '2028-02-29',
    });
    expect(daysOf({ kind: 'month', month: '2026-12' })).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    });
  });
});

describe('what the address says that makes no sense', () => {
  it('is told by its names, and what is read is not', () => {
    const unread = (query: string) => unreadIn(new URLSearchParams(query), '2026-11-26');
    expect([
      unread('month=2026-13'),
      unread('from=2026-11-31&to=2026-12-01'),
      unread('month=2027-01'),
    ]).toEqual([['month'], ['from', 'to'], ['month']]);
    expect([
      unread(''),
      unread('month=2026-10'),
      unread('from=2026-11-01&to=2026-11-02'),
      unread('source=5'),
    ]).toEqual([[], [], [], []]);
  });
});

describe('days', () => {
  it('are counted over the change to summer time and the end of a year', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(lengthOf({ from: '2026-03-01', to: '2026-03-31' })).toBe(31);
  });
  it('are said as briefly as they can be, in the months of the screens’ language', () => {
    expect(daysInWords({ from: '2026-11-01', to: '2026-11-30' })).toBe('1 – 30 Nov 2026');
    expect(daysInWords({ from: '2026-10-28', to: '2026-11-03' })).toBe('28 Oct – 3 Nov 2026');
    expect(daysInWords({ from: '2025-12-28', to: '2026-01-03' })).toBe('28 Dec 2025 – 3 Jan 2026');
    expect(daysInWords({ from: '2026-11-04', to: '2026-11-04' })).toBe('4 Nov 2026');
  });
});

describe('what a period is compared with', () => {
  const month = (of: string, today: string) => daysBefore({ kind: 'month', month: of }, today);
  it('is the month before, as far as the present one has come', () => {
    expect(month('2026-10', '2026-11-22')).toEqual({
      from: '2026-09-01',
      to: '2026-09-30',
      words: 'September',
    });
    expect(month('2026-11', '2026-11-22')).toEqual({
      from: '2026-10-01',
      to: '2026-10-22',
      words: '1–22 October',
    });
    expect(month('2026-01', '2026-11-22')).toMatchObject({
      from: '2025-12-01',
      words: 'December 2025',
    });
    expect(month('2026-03', '2026-03-30')).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
      words: 'February',
    });
  });
  it('is as many days before', () => {
    expect(
      daysBefore({ kind: 'days', from: '2026-11-15', to: '2026-11-21' }, '2026-11-22'),
    ).toEqual({ from: '2026-11-08', to: '2026-11-14', words: 'the previous 7 days' });
    expect(
      daysBefore({ kind: 'days', from: '2026-11-15', to: '2026-11-15' }, '2026-11-22'),
    ).toMatchObject({ from: '2026-11-14', to: '2026-11-14', words: 'the previous day' });
  });
});
