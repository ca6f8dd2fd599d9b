import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { placeholder } from './placeholder.ts';
import { journeyOf, nameOfStep } from './journey.ts';
import { walk } from './paths.ts';

interface Counted {
  count: number;
}
type LampEvent = { type: 'lamp.pressed'; by: number } | { type: 'lamp.broken' };

const lamp = setup({
  types: { context: {} as Counted, events: {} as LampEvent },
  actors: { warmUp: placeholder<string>('warmUp') },
  guards: { isSmall: (_, { by }: { by: number }) => by < 3 },
  delays: { tooLong: 1000 },
}).createMachine({
  id: 'lamp',
  context: { count: 0 },
  initial: 'off',
  states: {
    off: {
      on: {
        'lamp.pressed': [
          {
            guard: { type: 'isSmall', params: ({ event }) => ({ by: event.by }) },
            target: 'warming',
            actions: assign({ count: ({ context, event }) => context.count + event.by }),
          },
          { target: 'broken' },
        ],
      },
    },
    warming: {
      invoke: { src: 'warmUp', onDone: 'on', onError: 'broken' },
      after: { tooLong: 'off' },
    },
    on: { on: { 'lamp.pressed': 'off', 'lamp.broken': 'broken' } },
    broken: { type: 'final' },
    forgotten: { on: { 'lamp.pressed': 'off' } },
  },
});
const cases = {
  events: { 'lamp.pressed': [{ by: 1 }, { by: 5 }], 'lamp.broken': [{}] },
  done: { warmUp: ['warm'] },
  errors: { warmUp: [new Error('cold')] },
  project: () => null,
};

describe('a walk', () => {
  const walked = walk(lamp, {
    ...cases,
    invariants: { 'it counts up': ({ context }) => context.count >= 0 },
  });

  test('takes delays, answers, failures and every alternative of a guard, and names what nobody can reach', () => {
    expect(walked.missedStates).toEqual(['lamp.forgotten']);
    expect(walked.missedTransitions).toEqual(['lamp.forgotten on lamp.pressed [0]']);
    expect(walked.summary).toBe('lamp: 5 states, 8 transitions, 80%/87%, 6 paths');
  });

  test('gives paths whose snapshots are those of a replay', () => {
    const types = walked.paths.map(({ steps }) => steps.map(({ event }) => event.type as string));
    expect(types).toContainEqual(['lamp.pressed', 'xstate.after.tooLong.lamp.warming']);
    for (const { start, steps } of walked.paths) {
      expect(start.value).toBe('off');
      expect(steps.at(-1)?.snapshot.context.count).toBe(
        steps.filter(({ event }) => event.type === 'lamp.pressed' && event.by === 1).length > 0
          ? 1
          : 0,
      );
    }
  });

  test('says which path breaks an invariant', () => {
    const { broken } = walk(lamp, {
      ...cases,
      invariants: { 'it never warms': (snapshot) => !snapshot.matches('warming') },
    });
    expect(broken[0]).toBe('it never warms: not so after lamp.pressed in "warming"');
  });

  test('refuses to leave out an event, an answer or a failure', () => {
    const invariants = {};
    expect(() =>
      walk(lamp, { ...cases, invariants, events: { 'lamp.pressed': [{ by: 1 }] } }),
    ).toThrow('no case for the event lamp.broken');
    expect(() => walk(lamp, { ...cases, invariants, done: {} })).toThrow(
      'no case for done of the actor warmUp',
    );
    expect(() => walk(lamp, { ...cases, invariants, errors: {} })).toThrow(
      'no case for error of the actor warmUp',
    );
  });

  test('stops where the snapshots do not end', () => {
    expect(() =>
      walk(lamp, { ...cases, invariants: {}, project: ({ count }) => count, limit: 20 }),
    ).toThrow('limit');
  });

  test('refuses eventless transitions, which it could not see', () => {
    const restless = setup({}).createMachine({
      id: 'restless',
      initial: 'a',
      states: { a: { always: 'b' }, b: {} },
    });
    expect(() => walk(restless, { events: {}, invariants: {} })).toThrow('eventless');
  });
});

describe('a journey', () => {
  test(
    'takes every transition that can be made to happen, in as few beginnings as it can, and ' +
      'names the others',
    () => {
      const { legs, transitions, states } = journeyOf(
        lamp,
        cases,
        (before, event) => nameOfStep(before, event).name !== 'error warmUp',
      );
      expect(transitions.missed).toEqual([
        'lamp.warming on xstate.error.actor.0.lamp.warming [0]',
        'lamp.forgotten on lamp.pressed [0]',
      ]);
      expect(states.all.filter((id) => !states.entered.includes(id))).toEqual(['lamp.forgotten']);
      expect(legs.map(({ steps }) => steps.map(({ event }) => event.type as string))).toEqual([
        ['lamp.pressed', 'xstate.done.actor.0.lamp.warming', 'lamp.pressed', 'lamp.pressed'],
        [
          'lamp.pressed',
          'xstate.after.tooLong.lamp.warming',
          'lamp.pressed',
          'xstate.done.actor.0.lamp.warming',
          'lamp.broken',
        ],
      ]);
    },
  );

  test('calls a step by what has to happen', () => {
    const [first] = journeyOf(lamp, cases, () => true).legs;
    const names = first?.steps.map(
      ({ event }, index) =>
        nameOfStep(
          index === 0 ? first.start : (first.steps[index - 1]?.snapshot ?? first.start),
          event,
        ).name,
    );
    expect(names?.slice(0, 2)).toEqual(['lamp.pressed', 'done warmUp']);
  });
});
