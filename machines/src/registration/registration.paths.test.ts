import { problem } from '../support/problem.ts';
import { secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { registrationMachine } from './registration.machine.ts';
import type { RegistrationForm } from './registration.machine.ts';

const PASSWORD = 'Ghiaccio-Lontano-84';
const form = (password: string, repeat = password): RegistrationForm => ({
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.com',
  password: secret(password),
  repeatPassword: secret(repeat),
});

testWalk(registrationMachine, {
  events: {
    'registration.submitted': [
      { form: form(PASSWORD) },
      { form: form('only-lower-case-1') },
      { form: form(PASSWORD, 'Another-Password-1') },
    ],
    'registration.restarted': [{}],
  },
  done: { register: [{ email: 'ada@example.com' }] },
  errors: { register: [problem('BAD_USER_INPUT', 'Use another password.', { status: 422 })] },
  project: ({ problem: last }) => last?.fields[0]?.path ?? last?.code,
  invariants: {
    'no password stands in the snapshot': (snapshot) =>
      !JSON.stringify(registrationMachine.getPersistedSnapshot(snapshot)).includes('Ghiaccio'),
    'submitted names the address': (snapshot) =>
      snapshot.hasTag('submitted') === (snapshot.context.email !== null),
    'nothing is wrong while the server is asked': (snapshot) =>
      !snapshot.hasTag('pending') || snapshot.context.problem === null,
  },
});
