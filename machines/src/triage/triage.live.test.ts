import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { canTransition } from '../lifecycles/alert-status.ts';
import type { AlertStatus } from '../lifecycles/alert-status.ts';
import { NETWORK_PROBLEM, problem, problemError } from '../support/problem.ts';
import { shownStatus, triageMachine } from './triage.machine.ts';
import type { AlertNow, StatusAnswer, StatusChange } from './triage.setup.ts';

/** A server that keeps one alert, checks version and life cycle, and fails when told to. */
function start(status: AlertStatus) {
  const clock = new SimulatedClock();
  const server: {
    alert: AlertNow;
    before: AlertStatus;
    heard: StatusChange[];
    cutBefore: boolean;
    cutAfter: boolean;
  } = {
    alert: { version: 1, status },
    before: status,
    heard: [],
    cutBefore: false,
    cutAfter: false,
  };
  const actor = createActor(
    triageMachine.provide({
      actors: {
        changeStatus: fromPromise(async ({ input }) => {
          if (server.cutBefore) throw problemError(NETWORK_PROBLEM);
          server.heard.push(input);
          if (input.version !== server.alert.version)
            throw problemError(problem('STALE', 'Somebody changed it.', { status: 409 }));
          if (!canTransition(server.alert.status, input.status))
            throw problemError(problem('INVALID_TRANSITION', 'Not from here.', { status: 409 }));
          server.before = server.alert.status;
          server.alert = { version: input.version + 1, status: input.status };
          if (server.cutAfter) return new Promise<StatusAnswer>(() => undefined);
          return { ...server.alert, undoToken: `token of ${server.alert.version}` };
        }),
        undoChange: fromPromise(async ({ input }) => {
          if (server.cutBefore) throw problemError(NETWORK_PROBLEM);
          if (input.undoToken !== `token of ${server.alert.version}`)
            throw problemError(problem('STALE', 'Somebody changed it.', { status: 409 }));
          server.alert = { version: server.alert.version + 1, status: server.before };
          return server.alert;
        }),
        loadAlert: fromPromise(() => Promise.resolve(server.alert)),
      },
    }),
    { clock, input: { alertId: '7', version: 1, status } },
  );
  actor.start();
  const idle = () => waitFor(actor, (snapshot) => snapshot.matches('idle'));
  const undoable = () => waitFor(actor, (snapshot) => snapshot.hasTag('undoable'));
  return { actor, clock, server, idle, undoable, shown: () => shownStatus(actor.getSnapshot()) };
}

describe('triage of an alert', () => {
  test('shows the wish at once and keeps it when the server agrees', async () => {
    const { actor, shown, undoable, server } = start('DETECTED');
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    expect(shown()).toBe('VALIDATED');
    expect((await undoable()).context).toMatchObject({ status: 'VALIDATED', version: 2 });
    expect(server.heard).toEqual([
      {
        alertId: '7',
        version: 1,
        status: 'VALIDATED',
        feedbackResponse: null,
        dismissReason: null,
      },
    ]);
  });

  test('does not even ask for what the life cycle refuses', () => {
    const { actor, server } = start('DETECTED');
    actor.send({ type: 'triage.requested', to: 'RESOLVED' });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(server.heard).toEqual([]);
  });

  test('asks for feedback before it resolves and sends it along', async () => {
    const { actor, server, undoable } = start('VALIDATED');
    actor.send({ type: 'triage.requested', to: 'RESOLVED' });
    expect(actor.getSnapshot().hasTag('askingFeedback')).toBe(true);
    actor.send({ type: 'triage.feedback.given', response: 'CONFIRMED_THREAT' });
    await undoable();
    expect(server.heard[0]).toMatchObject({
      status: 'RESOLVED',
      feedbackResponse: 'CONFIRMED_THREAT',
    });
  });

  test.each<[AlertStatus, AlertStatus]>([
    ['DETECTED', 'VALIDATED'],
    ['DETECTED', 'DISMISSED'],
    ['VALIDATED', 'DISMISSED'],
    ['VALIDATED', 'RESOLVED'],
    ['RESOLVED', 'VALIDATED'],
    ['DISMISSED', 'DETECTED'],
  ])('can be taken back, also where the life cycle has no way: from %s to %s', async (from, to) => {
    const { actor, clock, server, idle, undoable, shown } = start(from);
    actor.send({ type: 'triage.requested', to });
    actor.send({ type: 'triage.reason.given', reason: ' Our own campaign. ' });
    actor.send({ type: 'triage.feedback.given', response: 'CONFIRMED_THREAT' });
    await undoable();
    expect(server.heard).toMatchObject([
      { status: to, dismissReason: to === 'DISMISSED' ? 'Our own campaign.' : null },
    ]);
    clock.increment(599_999);
    actor.send({ type: 'triage.undone' });
    expect(shown()).toBe(from);
    await idle();
    expect(server.heard).toHaveLength(1);
    expect(server.alert).toEqual({ version: 3, status: from });
  });

  test.each(['after ten minutes', 'with its message'])(
    'lets the offer to undo go %s',
    async (when) => {
      const { actor, clock, undoable } = start('DETECTED');
      actor.send({ type: 'triage.requested', to: 'VALIDATED' });
      await undoable();
      if (when === 'with its message') actor.send({ type: 'triage.acknowledged' });
      else clock.increment(600_000);
      expect(actor.getSnapshot().matches('idle')).toBe(true);
      actor.send({ type: 'triage.undone' });
      expect(actor.getSnapshot().context.status).toBe('VALIDATED');
    },
  );

  test('does not take back what somebody changed since, and tries again what the network stopped', async () => {
    const { actor, server, undoable, idle } = start('DETECTED');
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    await undoable();
    server.cutBefore = true;
    actor.send({ type: 'triage.undone' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    server.cutBefore = false;
    actor.send({ type: 'triage.retried' });
    await idle();
    expect(server.alert).toEqual({ version: 3, status: 'DETECTED' });
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    await undoable();
    server.alert = { version: 5, status: 'RESOLVED' };
    actor.send({ type: 'triage.undone' });
    expect((await waitFor(actor, (snapshot) => snapshot.hasTag('conflict'))).context).toMatchObject(
      { status: 'RESOLVED', version: 5 },
    );
  });

  test('asks for feedback also while an act before can be taken back', async () => {
    const { actor, undoable } = start('DETECTED');
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    await undoable();
    actor.send({ type: 'triage.requested', to: 'RESOLVED' });
    expect(actor.getSnapshot().hasTag('askingFeedback')).toBe(true);
  });

  test('shows the present status when somebody was faster', async () => {
    const { actor, server, shown, undoable } = start('DETECTED');
    server.alert = { version: 5, status: 'DISMISSED' };
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    const conflict = await waitFor(actor, (snapshot) => snapshot.hasTag('conflict'));
    expect(conflict.context).toMatchObject({
      status: 'DISMISSED',
      version: 5,
      problem: { code: 'STALE' },
    });
    expect(shown()).toBe('DISMISSED');
    actor.send({ type: 'triage.acknowledged' });
    actor.send({ type: 'triage.requested', to: 'DETECTED' });
    await undoable();
    expect(server.alert).toEqual({ version: 6, status: 'DETECTED' });
  });

  test('rolls back when the network is cut, and can be tried again', async () => {
    const { actor, server, shown, undoable } = start('DETECTED');
    server.cutBefore = true;
    actor.send({ type: 'triage.requested', to: 'VALIDATED' });
    const failed = await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(failed.context.problem?.code).toBe('NETWORK');
    expect(shown()).toBe('DETECTED');
    server.cutBefore = false;
    actor.send({ type: 'triage.retried' });
    await undoable();
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
