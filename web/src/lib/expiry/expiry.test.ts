import { afterEach, beforeEach, expect, test } from 'vitest';
import { showTimesIn } from '../dates.ts';
import { dayIn, endOf, expiryFault, NO_DAY } from './expiry.ts';

beforeEach(() => showTimesIn('Europe/Rome'));
afterEach(() => showTimesIn(null));
/** Half past midnight in Rome, still the day before in UTC. */
const NOW = Date.parse('2026-11-21T23:30:00Z');

test('days are counted on the clock that the reader chose, and a last day counts to its end', () => {
  expect([dayIn(0, NOW), dayIn(30, NOW)]).toEqual(['2026-11-22', '2026-12-22']);
  expect([endOf('2026-11-22'), endOf('2026-07-01'), endOf('')]).toEqual([
    '2026-11-22T22:59:59.000Z',
    '2026-07-01T21:59:59.000Z',
    null,
  ]);
});

test('only a day that is over cannot be a last day', () => {
  expect(
    ['2026-11-21', '2026-11-22', '2027-01-01', '', NO_DAY].map(
      (day) => expiryFault(day, NOW) === undefined,
    ),
  ).toEqual([false, true, true, true, false]);
});
