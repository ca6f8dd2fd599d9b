import { problem } from '../support/problem.ts';
import { secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { freeTrialMachine } from './free-trial.machine.ts';

const PASSWORD = 'Ghiaccio-Lontano-84';
const typed = (password: string, repeat = password) => ({
  password: secret(password),
  repeatPassword: secret(repeat),
});
const refusal = (path: string) =>
  problem('BAD_USER_INPUT', 'Mend it.', { status: 422, fields: [{ path, message: 'Mend it.' }] });
const down = problem('NETWORK', 'Down.');

testWalk(freeTrialMachine, {
  events: {
    'free-trial.opened': [
      {},
      { person: { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.com' } },
    ],
    'free-trial.link.opened': [{ token: secret('mailed-token') }],
    'free-trial.link.cut': [{}],
    'free-trial.person.given': [
      { person: { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.com' } },
    ],
    'free-trial.company.given': [{ company: { companyName: 'Aurora' } }],
    'free-trial.password.given': [
      typed(PASSWORD),
      typed('short'),
      typed(PASSWORD, 'Another-Password-1'),
    ],
    'free-trial.back.pressed': [{}],
    'free-trial.retried': [{}],
  },
  done: {
    loadOffer: [{ available: true }, { available: false }],
    readLink: [undefined],
    requestTrial: [{ email: 'ada@example.com' }],
    activateTrial: [{ email: 'ada@example.com' }],
  },
  errors: {
    loadOffer: [down],
    readLink: [down, problem('LINK_NOT_VALID', 'Ask again.')],
    requestTrial: [down, refusal('email'), refusal('companyName')],
    activateTrial: [
      down,
      problem('LINK_NOT_VALID', 'Sign in.'),
      problem('OTHER', 'Ask again.', { status: 410 }),
    ],
  },
  project: ({ person, company, token, email, problem: last }) => [
    person !== null,
    company !== null,
    token !== null,
    email,
    last?.fields[0]?.path ?? last?.code,
  ],
  invariants: {
    'no password and no token stands in the snapshot': (snapshot) =>
      !/Ghiaccio|Another|mailed-token/.test(
        JSON.stringify(freeTrialMachine.getPersistedSnapshot(snapshot)),
      ),
    'a request is sent only with both forms filled in': (snapshot) =>
      !snapshot.matches({ company: 'submitting' }) ||
      (snapshot.context.person !== null && snapshot.context.company !== null),
    'a password is chosen only behind a link': (snapshot) =>
      !snapshot.hasTag('activate') || snapshot.context.token !== null,
    'the token of a link is not kept after it was used or found dead': (snapshot) =>
      snapshot.context.token === null || snapshot.hasTag('activate') || snapshot.matches('reading'),
    'submitted and activated name the address': (snapshot) =>
      !(snapshot.hasTag('submitted') || snapshot.hasTag('activated')) ||
      snapshot.context.email === 'ada@example.com',
    'nothing is wrong while the server is asked': (snapshot) =>
      !snapshot.hasTag('pending') || snapshot.context.problem === null,
    'what cannot go on says why': (snapshot) =>
      !(snapshot.hasTag('unreachable') || snapshot.hasTag('linkDead')) ||
      snapshot.context.problem !== null,
  },
});
