import { expect, test } from 'vitest';
import { problem } from '../support/problem.ts';
import { redactEvent, redactSnapshot } from '../support/redact.ts';
import { secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { recoveryCodesMachine } from './recovery-codes.machine.ts';

const CODES = ['7h2k-9m4p', '3x8w-5t6r'];

testWalk(recoveryCodesMachine, {
  events: {
    'recovery-codes.asked': [{}],
    'recovery-codes.proof.given': [{ code: secret('123456') }],
    'recovery-codes.cancelled': [{}],
    'recovery-codes.kept': [{}],
  },
  done: { renewCodes: [{ recoveryCodes: CODES }] },
  errors: {
    renewCodes: [
      problem('BAD_USER_INPUT', 'Wrong code.', {
        status: 422,
        fields: [{ path: 'token', message: 'Wrong code.' }],
      }),
    ],
  },
  project: ({ problem: last, recoveryCodes }) => [last?.code, recoveryCodes !== null],
  invariants: {
    'the codes are held while they are shown and no longer': (snapshot) =>
      snapshot.hasTag('shown') === (snapshot.context.recoveryCodes !== null),
    'nothing is wrong but in front of the question': (snapshot) =>
      snapshot.context.problem === null || snapshot.matches('asking'),
    'an inspector sees neither the proof nor the codes': (snapshot) =>
      !/7h2k|123456/.test(JSON.stringify(redactSnapshot(snapshot))),
    'the proof stands in no snapshot': (snapshot) =>
      !JSON.stringify(recoveryCodesMachine.getPersistedSnapshot(snapshot)).includes('123456'),
  },
});

test('an inspector sees neither the proof nor the codes in an event', () => {
  const seen = [
    { type: 'recovery-codes.proof.given', code: secret('123456') },
    { type: 'xstate.done.actor.0.recovery-codes.renewing', output: { recoveryCodes: CODES } },
  ].map(redactEvent);
  expect(JSON.stringify(seen)).not.toMatch(/123456|7h2k/);
});
