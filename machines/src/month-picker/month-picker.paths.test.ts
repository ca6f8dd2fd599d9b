import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { testWalk } from '../support/walk-test.ts';
import {
  FIRST_YEAR,
  isOffered,
  monthOf,
  monthPickerMachine,
  parseMonth,
} from './month-picker.machine.ts';

const current = '2026-11';

testWalk(monthPickerMachine, {
  events: {
    'month-picker.opened': [
      { applied: '2025-12', current },
      { applied: 'never', current },
      { applied: '2026-10', current: 'now' },
    ],
    'month-picker.year.chosen': [
      { year: 2024 },
      { year: 2026 },
      { year: 2027 },
      { year: FIRST_YEAR - 1 },
      { year: 2024.5 },
    ],
    'month-picker.month.chosen': [{ month: 3 }, { month: 12 }, { month: 0 }, { month: 13 }],
    'month-picker.reset': [{}],
    'month-picker.applied': [{}],
    'month-picker.closed': [{}],
  },
  project: ({ year, month, applied }) => [year, month, applied],
  invariants: {
    'only a month that has begun can be chosen': ({ context: { year, month, current: now } }) =>
      month === null || isOffered(year, month, now),
    'apply is offered exactly when a month is chosen': (snapshot) =>
      !snapshot.hasTag('open') || snapshot.hasTag('canApply') === (snapshot.context.month !== null),
    'the year on show is a whole year': ({ context }) => Number.isInteger(context.year),
  },
});

test('a month is told when it is applied; reset shows the present one and applies nothing by itself', () => {
  const told: string[] = [];
  const actor = createActor(monthPickerMachine);
  actor.on('month-picker.changed', ({ month }) => told.push(month));
  actor.start();
  actor.send({ type: 'month-picker.opened', applied: '2025-02', current });
  actor.send({ type: 'month-picker.reset' });
  expect([actor.getSnapshot().context.year, actor.getSnapshot().context.month, told]).toEqual([
    2026,
    11,
    [],
  ]);
  actor.send({ type: 'month-picker.applied' });
  expect(told).toEqual(['2026-11']);
});

test('a year in which the chosen month lies ahead asks for another month', () => {
  const actor = createActor(monthPickerMachine).start();
  actor.send({ type: 'month-picker.opened', applied: '2025-12', current });
  actor.send({ type: 'month-picker.year.chosen', year: 2026 });
  expect(actor.getSnapshot().hasTag('canApply')).toBe(false);
  actor.send({ type: 'month-picker.applied' });
  expect(actor.getSnapshot().hasTag('open')).toBe(true);
});

test('months are written and read alike, and nonsense is no month', () => {
  expect(parseMonth(monthOf(2026, 3))).toEqual({ year: 2026, month: 3 });
  expect(['2026-00', '2026-13', '26-01', '2026-1', ''].map(parseMonth)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
