import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayOf,
  endOfSecond,
  formatDay,
  formatFull,
  formatMoment,
  isTimeZone,
  momentOf,
  showTimesIn,
  timeAgo,
  today,
} from './dates.ts';

const MOMENT = '2026-11-05T08:03:07.000Z';

afterEach(() => {
  showTimesIn(null);
});

describe('absolute times', () => {
  it('are written with the months of the language around them', () => {
    showTimesIn('UTC');
    expect(formatMoment(MOMENT, Date.parse('2026-01-01T00:00:00.000Z'))).toBe('Nov 5, 08:03:07');
    expect(formatDay('2026-06-09T12:00:00.000Z')).toBe('09 Jun 2026');
    expect(formatFull(MOMENT)).toBe('05 Nov 2026, 08:03:07');
  });

  it('follow the time zone of the user, summer time and the date line included', () => {
    showTimesIn('Europe/Rome');
    expect(formatFull(MOMENT)).toBe('05 Nov 2026, 09:03:07');
    expect(formatFull('2026-07-05T08:03:07.000Z')).toBe('05 Jul 2026, 10:03:07');
    showTimesIn('Pacific/Auckland');
    expect(formatFull('2026-11-05T23:30:00.000Z')).toBe('06 Nov 2026, 12:30:00');
    showTimesIn('America/New_York');
    expect(formatFull('2026-11-05T00:30:00.000Z')).toBe('04 Nov 2026, 19:30:00');
  });

  it("say the year where it is not the present one of the user's clock", () => {
    const newYear = '2026-12-31T23:30:00.000Z';
    showTimesIn('UTC');
    expect(formatMoment(newYear, Date.parse(newYear) + 60_000)).toBe('Dec 31, 23:30:00');
    expect(formatMoment(newYear, Date.parse(newYear) + 3_600_000)).toBe('31 Dec 2026, 23:30:00');
    expect(formatMoment('2027-01-02T08:00:00.000Z', Date.parse(newYear))).toBe(
      '02 Jan 2027, 08:00:00',
    );
    showTimesIn('Europe/Rome');
    expect(formatMoment(newYear, Date.parse(newYear) + 3_600_000)).toBe('Jan 1, 00:30:00');
  });

  it.each([
    // The hours around the changes of clocks in the zones of browsers, told in zones that have no
    // change then.
    ['2026-03-29T', 'UTC'],
    ['2026-03-08T', 'UTC'],
    ['2026-10-25T', 'Asia/Kolkata'],
    ['2026-04-05T', 'Asia/Tokyo'],
    ['2026-10-04T', 'Pacific/Honolulu'],
  ])(
    'show each minute of a day as the clock of the zone does, wherever the browser is: %s in %s',
    (day, zone) => {
      try {
        for (const browser of ['Europe/Rome', 'America/New_York', 'Australia/Sydney', 'UTC']) {
          vi.stubEnv('TZ', browser);
          expect(new Date('2026-01-10T12:00:00Z').getHours()).toBe(
            Number(
              new Date('2026-01-10T12:00:00Z')
                .toLocaleTimeString('en-GB', { timeZone: browser })
                .slice(0, 2),
            ),
          );
          showTimesIn(zone);
          for (let minute = 0; minute < 24 * 60; minute += 10) {
            const at = new Date(Date.parse(`${day}00:00:00Z`) + minute * 60_000);
            const clock = at.toLocaleTimeString('en-GB', { timeZone: zone });
            expect(formatFull(at), browser).toMatch(new RegExp(`${clock}$`));
            expect(momentOf(`${dayOf(at)}T${clock}`), browser).toBe(at.toISOString());
          }
        }
      } finally {
        vi.unstubAllEnvs();
      }
    },
  );

  it('show midnight as 00, never as 24', () => {
    showTimesIn('Europe/Rome');
    expect(formatFull('2026-11-04T23:00:00.000Z')).toBe('05 Nov 2026, 00:00:00');
  });

  it('keep the zone that was set when an unknown one is asked for', () => {
    showTimesIn('Europe/Rome');
    showTimesIn('Mars/Olympus');
    expect(formatFull(MOMENT)).toBe('05 Nov 2026, 09:03:07');
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });

  it('show a dash for what is no date', () => {
    expect(formatMoment('soon')).toBe('—');
    expect(timeAgo('soon')).toBe('—');
  });
});

describe("days on the reader's clock", () => {
  it('end with the last moment of their last second', () => {
    showTimesIn('Europe/Rome');
    expect(endOfSecond('2026-03-29T23:59:59')).toBe('2026-03-29T21:59:59.999Z');
  });

  it('begin and end where the zone says, on both sides of a change to summer time', () => {
    showTimesIn('Europe/Rome');
    expect(momentOf('2026-03-29T00:00:00')).toBe('2026-03-28T23:00:00.000Z');
    expect(momentOf('2026-03-29T23:59:59')).toBe('2026-03-29T21:59:59.000Z');
    expect(dayOf('2026-03-29T22:30:00.000Z')).toBe('2026-03-30');
    expect(today(Date.parse('2026-03-29T21:30:00.000Z'))).toBe('2026-03-29');
    expect(dayOf('soon')).toBe('');
  });
});

describe('relative times', () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z');
  it.each([
    ['2026-11-21T09:59:30.000Z', 'Just now'],
    ['2026-11-21T10:00:05.000Z', 'Just now'],
    ['2026-11-21T09:59:00.000Z', '1 min ago'],
    ['2026-11-21T09:00:01.000Z', '59 mins ago'],
    ['2026-11-21T09:00:00.000Z', '1 hour ago'],
    ['2026-11-20T10:00:00.000Z', '1 day ago'],
    ['2026-11-01T10:00:00.000Z', '20 days ago'],
    ['2026-09-20T10:00:00.000Z', '2 months ago'],
    ['2024-11-01T10:00:00.000Z', '2 years ago'],
  ])('of %s are "%s"', (value, words) => {
    expect(timeAgo(value, now)).toBe(words);
  });
});
