import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { canTransition } from '../lifecycles/alert-status.ts';
import type { AlertStatus } from '../lifecycles/alert-status.ts';
import { NETWORK_PROBLEM, problem, problemError } from '../support/problem.ts';
import { shownStatus, triageMachine } from './triage.machine.ts';
import type { AlertNow, StatusChange } from './triage.setup.ts';

/** A server that keeps one alert, checks version and life cycle, and fails when told to. */
function start(status: AlertStatus) {
  const clock = new SimulatedClock();
  const server: { alert: AlertNow; heard: StatusChange[]; cutBefore: boolean; cutAfter: boolean } =
    { alert: { version: 1, status }, heard: [], cutBefore: false, cutAfter: false };
  const actor = createActor(
    triageMachine.provide({
      actors: {
        changeStatus: fromPromise(async ({ input }) => {
          if (server.cutBefore) throw problemError(NETWORK_PROBLEM);
          server.heard.push(input);
          if (input.version !== server.alert.version) throw problemError(problem('STALE', 'Somebody changed it.', { status: 409 }));
          if (!canTransition(server.alert.status, input.status)) throw problemError(problem('INVALID_TRANSITION', 'Not from here.', { status: 409 }));
          server.alert = { version: input.version + 1, status: input.status };
          if (server.cutAfter) return new Promise<AlertNow>(() => undefined);
          return server.alert;
        }),
        loadAlert: fromPromise(() => Promise.resolve(server.alert)),
      },
    }),
    { clock, input: { alertId: '7', version: 1, status } },
  );
  actor.start();
  const idle = () => waitFor(actor, (snapshot) => snapshot.matches('idle'));
  return { actor, clock, server, idle, shown: () => shownStatus(actor.getSnapshot()) };
}

describe('triage of an alert', () => {
  test('shows the wish at once and keeps it when the server agrees', async () => {
    const { actor, shown, idle, server } = start('DETECTED');
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    expect(shown()).toBe('VALIDATED');
    expect((await idle()).context).toMatchObject({ status: 'VALIDATED', version: 2 });
    expect(server.heard).toEqual([{ alertId: '7', version: 1, status: 'VALIDATED', feedbackResponse: null, dismissReason: null }]);
  });

  test('does not even ask for what the life cycle refuses', () => {
    const { actor, server } = start('DETECTED');
    actor.send({ type: 'triage.requested', to: 'RESOLVED' });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(server.heard).toEqual([]);
  });

  test('asks for feedback before it resolves and sends it along', async () => {
    const { actor, server, idle } = start('VALIDATED');
    actor.send({ type: 'triage.requested', to: 'RESOLVED' });
    expect(actor.getSnapshot().hasTag('askingFeedback')).toBe(true);
    actor.send({ type: 'triage.feedback.given', response: 'CONFIRMED_THREAT' });
    await idle();
    expect(server.heard[0]).toMatchObject({ status: 'RESOLVED', feedbackResponse: 'CONFIRMED_THREAT' });
  });

  test('can be taken back for eight seconds after a dismissal, also to "In progress"', async () => {
    const { actor, clock, server, idle, shown } = start('VALIDATED');
    actor.send({ type: 'triage.requested', to: 'DISMISSED' });
    actor.send({ type: 'triage.reason.given', reason: ' Our own campaign. ' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('undoable'));
    expect(server.heard[0]).toMatchObject({ status: 'DISMISSED', dismissReason: 'Our own campaign.' });
    clock.increment(7999);
    actor.send({ type: 'triage.undone' });
    expect(shown()).toBe('VALIDATED');
    await idle();
    expect(server.heard.map(({ status }) => status)).toEqual(['DISMISSED', 'DETECTED', 'VALIDATED']);
    expect(server.alert).toEqual({ version: 4, status: 'VALIDATED' });
  });

  test('lets the offer to undo go after eight seconds', async () => {
    const { actor, clock } = start('DETECTED');
    actor.send({ type: 'triage.requested', to: 'DISMISSED' });
    actor.send({ type: 'triage.reason.given', reason: 'Spam.' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('undoable'));
    clock.increment(8000);
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    actor.send({ type: 'triage.undone' });
    expect(actor.getSnapshot().context.status).toBe('DISMISSED');
  });

  test('shows the present status when somebody was faster', async () => {
    const { actor, server, shown } = start('DETECTED');
    server.alert = { version: 5, status: 'DISMISSED' };
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    const conflict = await waitFor(actor, (snapshot) => snapshot.hasTag('conflict'));
    expect(conflict.context).toMatchObject({ status: 'DISMISSED', version: 5, problem: { code: 'STALE' } });
    expect(shown()).toBe('DISMISSED');
    actor.send({ type: 'triage.acknowledged' });
    actor.send({ type: 'triage.requested', to: 'DETECTED' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(server.alert).toEqual({ version: 6, status: 'DETECTED' });
  });

  test('rolls back when the network is cut, and can be tried again', async () => {
    const { actor, server, shown, idle } = start('DETECTED');
    server.cutBefore = true;
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    const failed = await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(failed.context.problem?.code).toBe('NETWORK');
    expect(shown()).toBe('DETECTED');
    server.cutBefore = false;
    actor.send({ type: 'triage.retried' });
    await idle();
    expect(server.alert.status).toBe('VALIDATED');
  });

  test('is not done twice when only the answer was lost', async () => {
    const { actor, server, clock, idle } = start('DETECTED');
    server.cutAfter = true;
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    await expect.poll(() => server.heard.length).toBe(1);
    clock.increment(15_000);
    await idle();
    expect(actor.getSnapshot().context).toMatchObject({ status: 'VALIDATED', version: 2 });
    expect(server.heard).toHaveLength(1);
  });

  test('warns whoever is about to answer about an alert that changed meanwhile', () => {
    const { actor } = start('VALIDATED');
    actor.send({ type: 'triage.requested', to: 'RESOLVED' });
    actor.send({ type: 'triage.alert.changed', alert: { version: 1, status: 'DISMISSED' } });
    expect(actor.getSnapshot().hasTag('askingFeedback')).toBe(true);
    actor.send({ type: 'triage.alert.changed', alert: { version: 2, status: 'DISMISSED' } });
    expect(actor.getSnapshot().hasTag('conflict')).toBe(true);
  });
});
