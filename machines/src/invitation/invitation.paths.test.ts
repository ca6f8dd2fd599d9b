import { problem } from '../support/problem.ts';
import { secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { invitationMachine } from './invitation.machine.ts';
import type { InvitationForm } from './invitation.machine.ts';

const PASSWORD = 'Ghiaccio-Lontano-84';
const form = (password: string, repeat = password): InvitationForm => ({
  firstName: 'Ada',
  lastName: 'Rossi',
  password: secret(password),
  repeatPassword: secret(repeat),
});
const dead = problem('LINK_NOT_VALID', 'The link is over.', { status: 400 });

testWalk(invitationMachine, {
  events: {
    'invitation.submitted': [
      { form: form(PASSWORD) },
      { form: form('short') },
      { form: form(PASSWORD, `${PASSWORD}!`) },
    ],
    'invitation.retried': [{}],
  },
  done: {
    readInvitation: [{ email: 'ada@example.com', company: 'Aurora', invitedBy: null }],
    accept: [undefined],
  },
  errors: {
    readInvitation: [problem('NETWORK', 'Down.'), dead],
    accept: [problem('EMAIL_TAKEN', 'There is an account.', { status: 409 }), dead],
  },
  project: ({ problem: last, seen }) => [last?.fields[0]?.path ?? last?.code, seen !== null],
  invariants: {
    'no password stands in the snapshot': (snapshot) =>
      !JSON.stringify(invitationMachine.getPersistedSnapshot(snapshot)).includes('Ghiaccio'),
    'the form knows what it invites to': (snapshot) =>
      !snapshot.hasTag('form') || snapshot.context.seen !== null,
    'nothing is wrong while the server is asked': (snapshot) =>
      !snapshot.hasTag('pending') || snapshot.context.problem === null,
    'who cannot go on is told why': (snapshot) =>
      !snapshot.hasTag('unreachable') || snapshot.context.problem !== null,
  },
});
