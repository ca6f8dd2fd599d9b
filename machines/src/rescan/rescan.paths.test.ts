import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { problem } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { rescanMachine, type RescanSeen } from './rescan.machine.ts';

const down = problem('NETWORK', 'Down.');
const seen = (status: RescanSeen['status']): RescanSeen => ({
  id: '7',
  status,
  days: 90,
  itemsTotal: 3,
  itemsDone: 1,
  itemsFailed: 0,
  raised: 1,
  hidden: 0,
  changed: 0,
  examples: [],
  problem: null,
});

testWalk(rescanMachine, {
  events: { 'rescan.started': [{}], 'rescan.canceled': [{}], 'rescan.retried': [{}] },
  done: {
    start: [seen('WAITING')],
    read: [seen('RUNNING'), seen('DONE'), seen('FAILED')],
    cancel: [seen('CANCELED')],
  },
  errors: { start: [down], read: [down], cancel: [down] },
  project: ({ seen: last, problem: why }) => [last?.status, why?.code],
  invariants: {
    'stopping says why': (snapshot) =>
      !snapshot.hasTag('stopped') || snapshot.context.problem !== null,
    'nothing is wrong while it goes on': (snapshot) =>
      !snapshot.hasTag('pending') || snapshot.context.problem === null,
    'what is done is over': (snapshot) =>
      !snapshot.hasTag('done') ||
      ['DONE', 'CANCELED', 'FAILED'].includes(snapshot.context.seen?.status ?? ''),
  },
});

test('a rescan is read until it is over, of the one that was begun', async () => {
  const asked: string[] = [];
  const answers: RescanSeen['status'][] = ['WAITING', 'RUNNING', 'DONE'];
  const actor = createActor(
    rescanMachine.provide({
      actors: {
        start: fromPromise(() => Promise.resolve(seen('WAITING'))),
        read: fromPromise(({ input }) => {
          asked.push(input.id);
          return Promise.resolve(seen(answers[asked.length - 1] ?? 'DONE'));
        }),
      },
      delays: { nextLook: 1 },
    }),
  ).start();
  actor.send({ type: 'rescan.started' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
  expect([asked, context.seen?.status]).toEqual([['7', '7', '7'], 'DONE']);
});
