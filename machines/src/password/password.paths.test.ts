import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { problem, problemError } from '../support/problem.ts';
import { redactEvent } from '../support/redact.ts';
import { reveal, secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { passwordMachine } from './password.machine.ts';
import { PASSWORD_RULE, PASSWORDS_DIFFER } from './rules.ts';

const PASSWORD = 'Ghiaccio-Lontano-84';
const typed = (password: string, repeat: string) => ({
  password: secret(password),
  repeatPassword: secret(repeat),
});
const form = (password: string, repeat = password) => ({
  form: { oldPassword: secret('Vecchio-Ghiaccio-83'), ...typed(password, repeat) },
});

testWalk(passwordMachine, {
  events: {
    'password.edited': [
      typed(PASSWORD, PASSWORD),
      typed(PASSWORD, ''),
      typed(PASSWORD, `${PASSWORD}!`),
      typed('short', 'short'),
    ],
    'password.submitted': [
      form(PASSWORD),
      form('only-lower-case-1'),
      form(PASSWORD, 'Another-Password-1'),
    ],
    'password.restarted': [{}],
  },
  done: { savePassword: [undefined] },
  errors: {
    savePassword: [
      problem('LINK_NOT_VALID', 'Ask for a new link.'),
      problem('ANYTHING', 'Ask for a new link.', { status: 410 }),
      problem('BAD_USER_INPUT', 'Used before.', {
        status: 422,
        fields: [{ path: 'password', message: 'Used before.' }],
      }),
    ],
  },
  project: ({ checks, differs, problem: last }) => [
    checks,
    differs,
    last?.fields[0]?.path ?? last?.code,
  ],
  invariants: {
    'no password stands in the snapshot': (snapshot) =>
      !/Ghiaccio|Another/.test(JSON.stringify(passwordMachine.getPersistedSnapshot(snapshot))),
    'it can be sent only when every rule is met and both are the same': (snapshot) =>
      !snapshot.hasTag('canSubmit') ||
      (Object.values(snapshot.context.checks).every(Boolean) && !snapshot.context.differs),
    'nothing is wrong while the server is asked': (snapshot) =>
      !snapshot.hasTag('pending') || snapshot.context.problem === null,
    'a dead link says so': (snapshot) =>
      !snapshot.hasTag('linkDead') || snapshot.context.problem !== null,
    'nothing of the password is left when it is done': (snapshot) =>
      !snapshot.hasTag('done') || !Object.values(snapshot.context.checks).some(Boolean),
  },
});

function start(answer: () => Promise<void> = () => Promise.resolve()) {
  const saved: string[] = [];
  const actor = createActor(
    passwordMachine.provide({
      actors: {
        savePassword: fromPromise(({ input }) => {
          saved.push(reveal(input.password));
          return answer();
        }),
      },
    }),
  );
  actor.start();
  return { actor, saved };
}

describe('a new password', () => {
  test('is measured while it is typed, and a difference is said only once the second field is begun', () => {
    const { actor } = start();
    actor.send({ type: 'password.edited', ...typed('Ghiaccio', '') });
    expect(actor.getSnapshot().context).toMatchObject({
      checks: { length: false, upper: true, lower: true, digit: false, special: false },
      differs: false,
    });
    actor.send({ type: 'password.edited', ...typed(PASSWORD, 'Ghi') });
    expect([actor.getSnapshot().context.differs, actor.getSnapshot().hasTag('canSubmit')]).toEqual([
      true,
      false,
    ]);
    actor.send({ type: 'password.edited', ...typed(PASSWORD, PASSWORD) });
    expect(actor.getSnapshot().hasTag('canSubmit')).toBe(true);
  });

  test('is not even sent when a rule is broken or the two differ', () => {
    const { actor, saved } = start();
    actor.send({ type: 'password.submitted', ...form('Too-short-1') });
    actor.send({ type: 'password.submitted', ...form('Nodigitshere!') });
    expect(actor.getSnapshot().context.problem?.fields).toEqual([
      { path: 'password', message: PASSWORD_RULE },
    ]);
    actor.send({ type: 'password.submitted', ...form(PASSWORD, `${PASSWORD} `) });
    expect(actor.getSnapshot().context.problem?.fields).toEqual([
      { path: 'repeatPassword', message: PASSWORDS_DIFFER },
    ]);
    expect(saved).toEqual([]);
  });

  test('is sent once, and can be followed by another', async () => {
    const { actor, saved } = start();
    actor.send({ type: 'password.submitted', ...form(PASSWORD) });
    actor.send({ type: 'password.submitted', ...form(PASSWORD) });
    await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
    expect(saved).toEqual([PASSWORD]);
    actor.send({ type: 'password.restarted' });
    expect(actor.getSnapshot().hasTag('form')).toBe(true);
  });

  test('asks for a new link when the old one is dead', async () => {
    const { actor } = start(() =>
      Promise.reject(problemError(problem('GONE', 'Ask for a new link.', { status: 410 }))),
    );
    actor.send({ type: 'password.submitted', ...form(PASSWORD) });
    expect(
      (await waitFor(actor, (snapshot) => snapshot.hasTag('linkDead'))).context.problem?.message,
    ).toBe('Ask for a new link.');
  });

  test('can be sent once more as it stands when no answer came', async () => {
    const answers = [
      () => Promise.reject(problemError(problem('NETWORK', 'Down.'))),
      () => Promise.resolve(),
    ];
    const { actor } = start(() => answers.shift()?.() ?? Promise.resolve());
    actor.send({ type: 'password.edited', ...typed(PASSWORD, PASSWORD) });
    actor.send({ type: 'password.submitted', ...form(PASSWORD) });
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(actor.getSnapshot().hasTag('canSubmit')).toBe(true);
    actor.send({ type: 'password.submitted', ...form(PASSWORD) });
    await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
  });

  test('does not show in what an inspector sees', () => {
    expect(
      JSON.stringify(redactEvent({ type: 'password.submitted', ...form(PASSWORD) })),
    ).not.toContain('Ghiaccio');
  });
});
