import { problem } from '../support/problem.ts';
import { secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { firstRunMachine } from './first-run.machine.ts';
import type { FirstRunForm } from './first-run.machine.ts';

const PASSWORD = 'Ghiaccio-Lontano-84';
const form = (password: string, repeat = password): FirstRunForm => ({
  code: secret('one-time-setup-code'),
  company: 'Aurora',
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.com',
  password: secret(password),
  repeatPassword: secret(repeat),
});

testWalk(firstRunMachine, {
  events: {
    'first-run.submitted': [
      { form: form(PASSWORD) },
      { form: form('short') },
      { form: form(PASSWORD, `${PASSWORD}!`) },
    ],
    'first-run.retried': [{}],
  },
  done: {
    loadSetup: [{ required: true }, { required: false }],
    completeSetup: [{ email: 'ada@example.com' }],
  },
  errors: {
    loadSetup: [problem('NETWORK', 'Down.')],
    completeSetup: [
      problem('ALREADY_SET_UP', 'Sign in.', { status: 409 }),
      problem('BAD_USER_INPUT', 'Check the code.', { status: 422 }),
    ],
  },
  project: ({ problem: last }) => last?.fields[0]?.path ?? last?.code,
  invariants: {
    'no password and no code stands in the snapshot': (snapshot) =>
      !/Ghiaccio|one-time-setup-code/.test(
        JSON.stringify(firstRunMachine.getPersistedSnapshot(snapshot)),
      ),
    'the form says why it is there again': (snapshot) =>
      !snapshot.hasTag('unreachable') || snapshot.context.problem !== null,
    'done means that there is an admin to sign in': (snapshot) =>
      snapshot.hasTag('done') === (snapshot.context.email !== null),
  },
});
