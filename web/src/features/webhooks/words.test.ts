import { expect, test } from 'vitest';
import { isUnderWay, kindWords, outcomeOf, readable, standingOf } from './words.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

test('a webhook that is paused, fails, waits or works says which', () => {
  const label = (isActive: boolean, problem: string | null, lastDeliveredAt: string | null) =>
    standingOf({ isActive, problem, problemReasons: [], lastDeliveredAt }).label;
  expect([
    label(false, null, null),
    label(true, 'It answered 500.', '2026-11-01T00:00:00Z'),
    label(true, null, null),
    label(true, null, '2026-11-01T00:00:00Z'),
  ]).toEqual(['Paused', 'Failing', 'Nothing sent yet', 'Active']);
  expect(
    standingOf({
      isActive: false,
      problem: 'It answered 410.',
      problemReasons: [],
      lastDeliveredAt: null,
    }).why,
  ).toBe('It answered 410.');
});

test('a message says what became of it, how long it took and how often it was tried', () => {
  const row: Parameters<typeof outcomeOf>[0] = {
    state: 'QUEUED',
    attempts: 0,
    httpStatus: null,
    problem: null,
    problemReasons: [],
    durationMs: null,
  };
  expect(outcomeOf(row)).toEqual({ label: 'Sending', tone: 'review', line: '' });
  expect(
    outcomeOf({
      ...row,
      attempts: 2,
      httpStatus: 500,
      problem: 'It answered 500.',
      durationMs: 1200,
    }),
  ).toEqual({
    label: 'Retrying',
    tone: 'progress',
    line: 'It answered 500 · 1,200 ms · attempt 2',
  });
  expect(
    outcomeOf({ ...row, state: 'DELIVERED', attempts: 1, httpStatus: 204, durationMs: 12 }).line,
  ).toBe('HTTP 204 · 12 ms');
});

test('the log is read again only while a message is about to be tried', () => {
  const row = { state: 'QUEUED', attempts: 0, nextAttemptAt: null } as const;
  expect(isUnderWay(row, NOW)).toBe(true);
  expect(isUnderWay({ ...row, attempts: 3, nextAttemptAt: '2026-11-22T10:00:05Z' }, NOW)).toBe(
    true,
  );
  expect(isUnderWay({ ...row, attempts: 3, nextAttemptAt: '2026-11-22T12:00:00Z' }, NOW)).toBe(
    false,
  );
  expect(isUnderWay({ ...row, state: 'FAILED' }, NOW)).toBe(false);
});

test('kinds are named in the order of the form, and a message is indented', () => {
  expect(kindWords(['NOTE_CHANGED', 'ALERT_CREATED'])).toBe('New alerts, Notes');
  expect(
    kindWords([
      'ALERT_CREATED',
      'ALERT_CHANGED',
      'SCAN_FINISHED',
      'TARGET_CHANGED',
      'NOTE_CHANGED',
    ]),
  ).toBe('All events');
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readable('no json')).toBe('no json');
});
