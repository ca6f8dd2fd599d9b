import { signInMachine, secret, type LoginAnswer, type Secret } from '@vedetta/machines';
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { hidden, withoutPeople } from '../../app/inspect/hidden.ts';
import { parseMessage, type Message } from './message.ts';
import { replay, stateWords, stepsOf } from './replay.ts';

/**
 * What the protocol says about a sign-in without a second factor, as the inspector of a tab sends
 * it.
 */
async function recorded(): Promise<StatelyInspectionEvent[]> {
  const sent: StatelyInspectionEvent[] = [];
  const inspector = createInspector(
    {
      send: (message) => {
        sent.push(message);
      },
    },
    { serialize: hidden },
  );
  const machine = signInMachine.provide({
    actors: {
      login: fromPromise<LoginAnswer, { email: string; password: Secret }>(() =>
        Promise.resolve({ mfa: null, access: 'a.signed.token' }),
      ),
    },
  });
  const actor = createActor(machine, {
    input: {},
    inspect: (event) => inspector.inspect.next?.(event),
  });
  actor.start();
  actor.send({
    type: 'sign-in.submitted',
    email: 'giulia@meridiana.example',
    password: secret('Lanterna-verde-91'),
  });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  await expect
    .poll(() =>
      sent.some(
        (message) =>
          message.type === '@xstate.snapshot' &&
          'value' in message.snapshot &&
          message.snapshot.value === 'done',
      ),
    )
    .toBe(true);
  return sent;
}
const parsed = (values: readonly unknown[]): Message[] =>
  values.flatMap((value) => parseMessage(value) ?? []);

it('recording is a log of events with the states they led to, and holds no secret', async () => {
  const sent = await recorded();
  const messages = parsed(sent);
  const root = messages.find(({ name }) => name === 'sign-in')?.actor ?? '';
  expect(
    stepsOf(messages)
      .filter(({ actor, state }) => actor === root && state !== null)
      .map(({ type, state }) => [type, state]),
  ).toEqual([
    ['xstate.init', 'credentials'],
    ['sign-in.submitted', 'submitting'],
    ['xstate.done.actor.0.sign-in.submitting', 'done'],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Lanterna|a\.signed\.token/);
  expect(JSON.stringify(sent)).toContain('giulia@meridiana.example');
  expect(JSON.stringify(sent.map(withoutPeople))).not.toContain('giulia');
});

it('a recording played up to a step shows every actor as it was then', async () => {
  const messages = parsed(await recorded());
  const step = stepsOf(messages).find(({ type }) => type === 'sign-in.submitted');
  const then = [...replay(messages, step?.index ?? -1).values()].find(
    ({ name }) => name === 'sign-in',
  );
  expect([then?.value, then?.status]).toEqual(['submitting', 'active']);
  const now = [...replay(messages, messages.length - 1).values()].find(
    ({ name }) => name === 'sign-in',
  );
  expect([now?.value, now?.status]).toEqual(['done', 'done']);
});

it('states are said in words, regions with a plus between them', () => {
  expect(stateWords({ secondFactor: { enrolling: 'loading' } })).toBe(
    'secondFactor.enrolling.loading',
  );
  expect(stateWords({ source: 'closed', list: {} })).toBe('source.closed + list');
});

it('whatever is no message of the protocol is left out', () => {
  expect(
    parsed([null, 'text', { type: '@xstate.event' }, { type: 'other', sessionId: 'x:0' }]),
  ).toEqual([]);
});
