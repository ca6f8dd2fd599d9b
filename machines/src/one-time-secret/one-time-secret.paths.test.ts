import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { problem } from '../support/problem.ts';
import { reveal, secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { oneTimeSecretMachine } from './one-time-secret.machine.ts';
import type { SecretWish } from './one-time-secret.machine.ts';

const KEY = 'vdt_5hownOnce';
const wish: SecretWish = { name: 'SIEM', choices: ['READ'], url: null, expiresAt: null };

testWalk(oneTimeSecretMachine, {
  events: {
    'one-time-secret.submitted': [
      { wish },
      { wish: { ...wish, name: ' ' } },
      { wish: { ...wish, url: '' } },
      { wish: { ...wish, choices: [] } },
    ],
    'one-time-secret.kept': [{}],
  },
  done: { makeSecret: [{ secret: secret(KEY) }] },
  errors: { makeSecret: [problem('CONFLICT', 'There are 50 keys.', { status: 409 })] },
  project: ({ problem: last, secret: made }) => [
    last?.fields[0]?.path ?? last?.code,
    made !== null,
  ],
  invariants: {
    'the secret does not stand in the snapshot': (snapshot) =>
      !JSON.stringify(oneTimeSecretMachine.getPersistedSnapshot(snapshot)).includes(KEY),
    'the secret is held while it is shown and no longer': (snapshot) =>
      snapshot.hasTag('shown') === (snapshot.context.secret !== null),
    'nothing is wrong while the server is asked': (snapshot) =>
      !snapshot.hasTag('pending') || snapshot.context.problem === null,
  },
});

test('names every gap at once and asks the server only for what is whole', async () => {
  const asked: SecretWish[] = [];
  const actor = createActor(
    oneTimeSecretMachine.provide({
      actors: {
        makeSecret: fromPromise(({ input }) => {
          asked.push(input);
          return Promise.resolve({ secret: secret(KEY) });
        }),
      },
    }),
  ).start();
  actor.send({
    type: 'one-time-secret.submitted',
    wish: { name: '', choices: [], url: ' ', expiresAt: null },
  });
  expect(actor.getSnapshot().context.problem?.fields.map(({ path }) => path)).toEqual([
    'name',
    'url',
    'choices',
  ]);
  actor.send({ type: 'one-time-secret.submitted', wish });
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('shown'));
  expect(asked).toEqual([wish]);
  expect(context.secret === null ? null : reveal(context.secret)).toBe(KEY);
});
