import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { problem, problemError } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { termImportMachine } from './term-import.machine.ts';
import type { TermPart } from './term-import.machine.ts';
import { MAX_TERMS, partFrom, readTerms } from './terms.ts';

const down = problem('NETWORK', 'Down.');

testWalk(termImportMachine, {
  input: { partBytes: 20 },
  events: {
    'term-import.submitted': [
      { terms: ['ransom', 'leak'], replaces: true, severity: null },
      { terms: ['leak'], replaces: false, severity: 'HIGH' },
      { terms: [], replaces: false, severity: null },
      {
        terms: Array.from({ length: MAX_TERMS + 1 }, (_, index) => `t${index}`),
        replaces: true,
        severity: null,
      },
    ],
    'term-import.retried': [{}],
    'term-import.restarted': [{}],
  },
  done: { sendPart: [{ count: 2 }] },
  errors: { sendPart: [down] },
  project: ({ terms, sent, problem: last, count, replaces, severity }) => [
    terms.length,
    sent,
    last?.code,
    count,
    replaces,
    severity,
  ],
  invariants: {
    'no more is sent than there is': ({ context }) => context.sent <= context.terms.length,
    'done means all of it': (snapshot) =>
      !snapshot.hasTag('done') || snapshot.context.sent === snapshot.context.terms.length,
    'while parts go out, one is left and nothing is wrong': (snapshot) =>
      !snapshot.hasTag('pending') ||
      (snapshot.context.sent < snapshot.context.terms.length && snapshot.context.problem === null),
    'stopping says why': (snapshot) =>
      !snapshot.hasTag('stopped') || snapshot.context.problem !== null,
    'an empty form holds no terms': (snapshot) =>
      !snapshot.hasTag('form') || snapshot.context.sent === 0,
  },
});

describe('bringing in watch terms', () => {
  test('goes on after a failure with what was not taken, and replaces with the first part alone', async () => {
    const asked: TermPart[] = [];
    const actor = createActor(
      termImportMachine.provide({
        actors: {
          sendPart: fromPromise(({ input }) => {
            asked.push(input);
            return asked.length === 2
              ? Promise.reject(problemError(down))
              : Promise.resolve({ count: asked.length });
          }),
        },
      }),
      { input: { partBytes: 20 } },
    ).start();
    actor.send({
      type: 'term-import.submitted',
      terms: ['one', 'two', 'three'],
      replaces: true,
      severity: 'HIGH',
    });
    expect((await waitFor(actor, (snapshot) => snapshot.hasTag('stopped'))).context.sent).toBe(1);
    actor.send({ type: 'term-import.retried' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
    expect(asked).toEqual(
      [
        [['one'], true],
        [['two'], false],
        [['two'], false],
        [['three'], false],
      ].map(([terms, replaces]) => ({ terms, replaces, severity: 'HIGH' })),
    );
  });

  test('cuts a list so that each part fits, a term alone however long it is', () => {
    const terms = ['a', 'b', 'x'.repeat(100), 'c'];
    expect([partFrom(terms, 0, 14), partFrom(terms, 2, 14), partFrom(terms, 3, 14)]).toEqual([
      2, 1, 1,
    ]);
  });

  test('reads one term a line, each once, and names the lines that are too long', () => {
    expect(
      readTerms(`\uFEFFRansom  note\r\n\nransom note\n ｌｅａｋ \n${'x'.repeat(257)}`),
    ).toEqual({ terms: ['Ransom note', 'leak'], tooLong: [5], doubles: 1 });
  });
});
