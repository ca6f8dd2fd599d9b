import { expect, test } from 'vitest';
import { problem } from '../support/problem.ts';
import { redactEvent, redactSnapshot } from '../support/redact.ts';
import { secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { authenticatorMachine } from './authenticator.machine.ts';

const OFFERED = {
  qrSvg: '<svg>drawing</svg>',
  secret: 'JBSWY3DPEHPK3PXP',
  offer: secret('sealed-offer'),
};
const wrong = problem('BAD_USER_INPUT', 'Wrong code.', {
  status: 422,
  fields: [{ path: 'token', message: 'Wrong code.' }],
});

testWalk(authenticatorMachine, {
  events: {
    'authenticator.asked': [{}],
    'authenticator.proof.given': [{ code: secret('123456') }],
    'authenticator.code.given': [{ code: secret('654321') }],
    'authenticator.cancelled': [{}],
  },
  done: { offer: [OFFERED], confirm: [undefined] },
  errors: {
    offer: [wrong],
    confirm: [wrong, problem('CONFLICT', 'Begin again.', { status: 409 })],
  },
  project: ({ problem: last, offered }) => [last?.code, offered !== null],
  invariants: {
    'the offer is held while it is shown and no longer': (snapshot) =>
      snapshot.hasTag('offered') === (snapshot.context.offered !== null),
    'nothing is wrong but in front of a question': (snapshot) =>
      snapshot.context.problem === null ||
      snapshot.matches('asking') ||
      snapshot.matches('scanning'),
    'an inspector sees neither codes nor the secret': (snapshot) =>
      !/JBSWY|sealed-offer|123456|654321|drawing/.test(JSON.stringify(redactSnapshot(snapshot))),
    'no code and no offer stands in a snapshot': (snapshot) =>
      !/123456|654321|sealed-offer/.test(
        JSON.stringify(authenticatorMachine.getPersistedSnapshot(snapshot)),
      ),
  },
});

test('an inspector sees no code in an event', () => {
  expect(
    JSON.stringify(redactEvent({ type: 'authenticator.proof.given', code: secret('123456') })),
  ).not.toContain('123456');
});
