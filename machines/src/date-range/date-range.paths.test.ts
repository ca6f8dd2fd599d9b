import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { testWalk } from '../support/walk-test.ts';
import { canResetRange, dateRangeMachine } from './date-range.machine.ts';
import { boundsOf, daysBefore, isDay, isRange, isReversed, quickRange } from './range.ts';
import type { DateRange } from './range.ts';

const applied: DateRange = { from: '2026-11-01', to: '2026-11-10', quick: null };

testWalk(dateRangeMachine, {
  events: {
    'date-range.opened': [
      { applied: null },
      { applied },
      { applied: { ...applied, from: '2026-11-11' } },
    ],
    'date-range.closed': [{}],
    'date-range.from.edited': [
      { day: '2026-11-03' },
      { day: '2026-11-20' },
      { day: '2026-02-30' },
      { day: null },
    ],
    'date-range.to.edited': [{ day: '2026-11-10' }, { day: '2026-11-02' }, { day: null }],
    'date-range.quick.chosen': [
      { quick: 'lastWeek', today: '2026-11-21' },
      { quick: 'today', today: 'today' },
    ],
    'date-range.applied': [{}],
    'date-range.reset': [{}],
  },
  project: (context) => context,
  invariants: {
    'apply is offered exactly for two dates in order': (snapshot) =>
      !snapshot.hasTag('open') || snapshot.hasTag('canApply') === isRange(snapshot.context.draft),
    'dates the wrong way round are said to be so': (snapshot) =>
      !snapshot.hasTag('open') ||
      snapshot.hasTag('reversed') === isReversed(snapshot.context.draft),
    'only a true range is ever applied': ({ context }) =>
      context.applied === null || isRange(context.applied),
    'a quick pick is marked only while its dates stand there': ({ context: { draft } }) =>
      draft.quick === null ||
      (draft.to !== null && draft.from === quickRange(draft.quick, draft.to).from),
    'reset is offered exactly when a range exists': ({ context }) =>
      canResetRange(context) === (context.applied !== null),
  },
});

function start() {
  const told: (DateRange | null)[] = [];
  const actor = createActor(dateRangeMachine);
  actor.on('date-range.changed', ({ range }) => told.push(range));
  actor.start();
  return { actor, told };
}

describe('a range of days', () => {
  test('is told once it is applied, and again as none when it is reset', () => {
    const { actor, told } = start();
    actor.send({ type: 'date-range.opened', applied: null });
    actor.send({ type: 'date-range.applied' });
    actor.send({ type: 'date-range.quick.chosen', quick: 'lastMonth', today: '2026-11-21' });
    actor.send({ type: 'date-range.applied' });
    actor.send({ type: 'date-range.opened', applied: told[0] ?? null });
    actor.send({ type: 'date-range.reset' });
    expect(told).toEqual([{ from: '2026-10-22', to: '2026-11-21', quick: 'lastMonth' }, null]);
  });

  test('loses its quick pick when a date is edited by hand', () => {
    const { actor } = start();
    actor.send({ type: 'date-range.opened', applied: null });
    actor.send({ type: 'date-range.quick.chosen', quick: 'today', today: '2026-11-21' });
    actor.send({ type: 'date-range.from.edited', day: '2026-11-20' });
    expect(actor.getSnapshot().context.draft).toEqual({
      from: '2026-11-20',
      to: '2026-11-21',
      quick: null,
    });
  });

  test('ends at the last second of its last day', () => {
    expect(boundsOf(applied)).toEqual({
      timeFrom: '2026-11-01T00:00:00',
      timeTo: '2026-11-10T23:59:59',
    });
  });

  test('counts days across months, leap years and the change to summer time', () => {
    expect([
      daysBefore('2026-03-01', 1),
      daysBefore('2028-03-01', 1),
      daysBefore('2026-03-30', 7),
      daysBefore('2026-01-05', 30),
    ]).toEqual(['2026-02-28', '2028-02-29', '2026-03-23', '2025-12-06']);
    expect(['2026-02-29', '2028-02-29', '21/11/2026', '2026-13-01', ''].map(isDay)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});
