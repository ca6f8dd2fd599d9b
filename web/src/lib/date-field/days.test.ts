import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLanguage } from '../../ui/language.ts';
import {
  dayInWords,
  dayPattern,
  daysAfter,
  lastOfMonth,
  monthInWords,
  monthsAfter,
  noSuchDay,
  readDay,
  weekdays,
  weeksOf,
  writtenDay,
} from './days.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterEach(async () => {
  await showLanguage('en');
  vi.unstubAllGlobals();
});

test('a day is read as people type it and as programs write it', () => {
  for (const typed of [
    '21/11/2026',
    '21.11.2026',
    ' 21-11-2026 ',
    '21 11 2026',
    '21112026',
    '2026-11-21',
  ])
    expect(readDay(typed)).toBe('2026-11-21');
  expect(readDay('1/2/2026')).toBe('2026-02-01');
  expect(readDay('  ')).toBe('');
  for (const typed of [
    '31/02/2026',
    '29/02/2027',
    '11/21/2026',
    '1/2/26',
    '2',
    '2026-13-01',
    'tomorrow',
    '21/11/20260',
  ])
    expect(readDay(typed)).toBeNull();
});

test('a day that no calendar has is known as such as soon as nothing that follows could mend it', () => {
  for (const typed of [
    '31/02',
    '31/02/2026',
    '29/02/2027',
    '31.11',
    '11/21/2026',
    '32/1',
    '0/1',
    '31-4-',
    '31022026',
    '00/00/2026',
  ])
    expect([typed, noSuchDay(` ${typed} `)]).toEqual([typed, typed]);
  for (const typed of [
    '',
    '3',
    '31',
    '31/',
    '31/0',
    '31/1',
    '29/02',
    '29/02/2',
    '29/02/2028',
    '21/11/2026',
    '2026-11-21',
    'tomorrow',
    '31022',
  ])
    expect([typed, noSuchDay(typed)]).toEqual([typed, null]);
});

test('and written with the day first in either language', async () => {
  await showLanguage('it');
  expect([writtenDay('2026-02-01'), writtenDay(''), writtenDay(null)]).toEqual([
    '01/02/2026',
    '',
    '',
  ]);
  expect([
    dayPattern(),
    monthInWords('2026-11-21'),
    dayInWords('2026-11-21'),
    weekdays()[0],
  ]).toEqual([
    'gg/mm/aaaa',
    'novembre 2026',
    'sabato 21 novembre 2026',
    { short: 'lun', whole: 'lunedì' },
  ]);
  await showLanguage('en');
  expect([
    dayPattern(),
    monthInWords('2026-11-21'),
    dayInWords('2026-11-21'),
    weekdays()[6],
  ]).toEqual([
    'dd/mm/yyyy',
    'November 2026',
    'Saturday 21 November 2026',
    { short: 'Sun', whole: 'Sunday' },
  ]);
  expect(writtenDay('2026-02-01')).toBe('01/02/2026');
});

test('days and months are counted over the ends of months, years and summer time', () => {
  expect([
    daysAfter('2026-12-31', 1),
    daysAfter('2026-03-01', -1),
    daysAfter('2026-03-28', 2),
    daysAfter('2026-10-24', 2),
  ]).toEqual(['2027-01-01', '2026-02-28', '2026-03-30', '2026-10-26']);
  expect([
    monthsAfter('2026-01-31', 1),
    monthsAfter('2026-01-15', -1),
    monthsAfter('2024-02-29', 12),
  ]).toEqual(['2026-02-28', '2025-12-15', '2025-02-28']);
  expect([lastOfMonth('2026-02'), lastOfMonth('2024-02'), lastOfMonth('2026-12')]).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2026-12-31',
  ]);
});

test('a month is six weeks that begin on Mondays', () => {
  const weeks = weeksOf('2026-11-21');
  expect([weeks.length, weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[6]]).toEqual([
    6,
    '2026-10-26',
    '2026-11-01',
    '2026-12-06',
  ]);
  expect(weeksOf('2026-06-30')[0]?.[0]).toBe('2026-06-01');
});
