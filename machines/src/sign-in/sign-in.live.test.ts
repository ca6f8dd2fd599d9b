import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { InspectionEvent } from 'xstate';
import { describe, expect, test } from 'vitest';
import { problem, problemError } from '../support/problem.ts';
import { redactEvent, redactSnapshot } from '../support/redact.ts';
import { reveal, secret } from '../support/secret.ts';
import { signInMachine } from './sign-in.machine.ts';
import type { LoginAnswer, VerifyAnswer } from './sign-in.setup.ts';

const PASSWORD = 'Ghiaccio-Lontano-84';
const CODE = '287082';

interface World {
  login?: () => Promise<LoginAnswer>;
  verify?: () => Promise<VerifyAnswer>;
}

function start(world: World) {
  const clock = new SimulatedClock();
  const heard: string[] = [];
  const seen: InspectionEvent[] = [];
  const actor = createActor(
    signInMachine.provide({
      actors: {
        login: fromPromise(({ input }) => {
          heard.push(`${input.email} ${reveal(input.password)}`);
          return world.login?.() ?? Promise.resolve({ mfa: 'enroll', access: null });
        }),
        generateQrCode: fromPromise(() =>
          Promise.resolve({
            otpauthUrl: 'otpauth://totp/TOP',
            qrSvg: '<svg>TOP</svg>',
            secret: 'TOPSECRET',
          }),
        ),
        verifyToken: fromPromise(({ input }) => {
          heard.push(`${input.email} ${reveal(input.code)}`);
          return (
            world.verify?.() ??
            Promise.resolve({ access: 'eyJ.access', recoveryCodes: ['recovery-1', 'recovery-2'] })
          );
        }),
      },
    }),
    { clock, input: { email: '' }, inspect: (event) => seen.push(event) },
  );
  actor.start();
  actor.send({ type: 'sign-in.submitted', email: ' ada@example.com ', password: secret(PASSWORD) });
  return { actor, clock, heard, seen };
}

describe('sign-in', () => {
  test('enrols an authenticator, shows the recovery codes once and hands over the access token', async () => {
    const { actor, heard } = start({});
    await waitFor(actor, (snapshot) => snapshot.hasTag('code'));
    expect(actor.getSnapshot().context.enrolment?.secret).toBe('TOPSECRET');
    actor.send({ type: 'sign-in.code.entered', code: secret(CODE) });
    const shown = await waitFor(actor, (snapshot) => snapshot.hasTag('codes'));
    expect(shown.context).toMatchObject({
      recoveryCodes: ['recovery-1', 'recovery-2'],
      enrolment: null,
    });
    actor.send({ type: 'sign-in.codes.kept' });
    expect(actor.getSnapshot().output).toEqual({ access: 'eyJ.access', email: 'ada@example.com' });
    expect(actor.getSnapshot().context.recoveryCodes).toEqual([]);
    expect(heard).toEqual([`ada@example.com ${PASSWORD}`, `ada@example.com ${CODE}`]);
  });

  test(
    'lets no secret out, neither in a persisted snapshot at any moment nor in what an inspector ' +
      'is given',
    async () => {
      const { actor, seen } = start({});
      const persisted = [JSON.stringify(actor.getPersistedSnapshot())];
      actor.subscribe(() => persisted.push(JSON.stringify(actor.getPersistedSnapshot())));
      await waitFor(actor, (snapshot) => snapshot.hasTag('code'));
      actor.send({ type: 'sign-in.code.entered', code: secret(CODE) });
      await waitFor(actor, (snapshot) => snapshot.hasTag('codes'));
      actor.send({ type: 'sign-in.codes.kept' });

      expect(persisted.length).toBeGreaterThan(4);
      expect(persisted.join().match(new RegExp(`.{80}(${PASSWORD}|${CODE})`))?.[0]).toBeUndefined();
      // What XState hands out by itself does hold them.
      expect(
        JSON.stringify(seen.map((event) => ('snapshot' in event ? event.snapshot : null))),
      ).toContain('TOPSECRET');
      const given = seen
        .map((event) =>
          JSON.stringify({
            event: 'event' in event ? redactEvent(event.event) : null,
            snapshot: 'snapshot' in event ? redactSnapshot(event.snapshot) : null,
          }),
        )
        .join();
      expect(given).toContain('sign-in.submitted');
      expect(given).toContain('ada@example.com');
      expect(
        given.match(
          new RegExp(`.{80}(${PASSWORD}|${CODE}|TOPSECRET|otpauth:|<svg|recovery-1|eyJ)`),
        )?.[0],
      ).toBeUndefined();
    },
  );

  test('counts a lock-out down by the seconds the server named, then gives the form back', async () => {
    const { actor, clock } = start({
      login: () =>
        Promise.reject(
          problemError(
            problem('RATE_LIMITED', 'Too many attempts.', { status: 429, retryAfter: 3 }),
          ),
        ),
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('locked'));
    const left = [actor.getSnapshot().context.lockedFor];
    actor.send({ type: 'sign-in.submitted', email: 'ada@example.com', password: secret(PASSWORD) });
    for (let second = 0; second < 2; second += 1) {
      clock.increment(1000);
      left.push(actor.getSnapshot().context.lockedFor);
    }
    expect(left).toEqual([3, 2, 1]);
    expect(actor.getSnapshot().hasTag('locked')).toBe(true);
    clock.increment(1000);
    expect(actor.getSnapshot().hasTag('credentials')).toBe(true);
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  test(
    'goes back to the password after five minutes, counted over wrong codes and both forms, and ' +
      'says why',
    async () => {
      const { actor, clock } = start({
        login: () => Promise.resolve({ mfa: 'verify', access: null }),
        verify: () =>
          Promise.reject(
            problemError(problem('WRONG_CODE', 'That code is not right.', { status: 401 })),
          ),
      });
      await waitFor(actor, (snapshot) => snapshot.hasTag('code'));
      clock.increment(4 * 60_000);
      actor.send({ type: 'sign-in.code.entered', code: secret('000000') });
      await waitFor(actor, (snapshot) => snapshot.context.problem?.code === 'WRONG_CODE');
      actor.send({ type: 'sign-in.recovery.chosen' });
      clock.increment(60_000 - 1);
      expect(actor.getSnapshot().hasTag('recovery')).toBe(true);
      clock.increment(1);
      expect(actor.getSnapshot().hasTag('credentials')).toBe(true);
      expect(actor.getSnapshot().context.problem?.message).toBe('preauthExpired');
    },
  );

  test('stays on the form of the recovery code when it was wrong', async () => {
    const { actor } = start({
      login: () => Promise.resolve({ mfa: 'verify', access: null }),
      verify: () =>
        Promise.reject(
          problemError(problem('WRONG_CODE', 'That code is not right.', { status: 401 })),
        ),
    });
    await waitFor(actor, (snapshot) => snapshot.hasTag('code'));
    actor.send({ type: 'sign-in.recovery.chosen' });
    actor.send({ type: 'sign-in.code.entered', code: secret('wrong-recovery-code') });
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(actor.getSnapshot().hasTag('recovery')).toBe(true);
  });

  test('tells a person who is not approved or not active which of the two it is', async () => {
    for (const [code, tag] of [
      ['NOT_APPROVED', 'notApproved'],
      ['NOT_ACTIVE', 'notActive'],
    ] as const) {
      const { actor } = start({
        login: () => Promise.reject(problemError(problem(code, 'Ask an admin.', { status: 403 }))),
      });
      const told = await waitFor(actor, (snapshot) => snapshot.hasTag(tag));
      expect(told.context.problem?.message).toBe('Ask an admin.');
      actor.send({ type: 'sign-in.restarted' });
      expect(actor.getSnapshot().hasTag('credentials')).toBe(true);
    }
  });

  test('gives the form back when the server does not answer at all', async () => {
    const { actor, clock } = start({ login: () => new Promise(() => undefined) });
    clock.increment(15_000);
    expect(actor.getSnapshot().hasTag('pending')).toBe(false);
    expect(actor.getSnapshot().context.problem?.code).toBe('TIMEOUT');
  });
});
