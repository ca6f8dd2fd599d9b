import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { AlertStatus } from '../lifecycles/alert-status.ts';
import type { SelectionScope } from '../selection/rows.ts';
import { NETWORK_PROBLEM, problem, problemError } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { bulkTriageMachine } from './bulk-triage.machine.ts';
import { countsOf, MAX_BULK_IDS } from './outcomes.ts';
import type { BulkAnswer, BulkChange } from './outcomes.ts';

const some: SelectionScope = { kind: 'ids', ids: ['1', '2', '3'] };
const nobody: SelectionScope = { kind: 'ids', ids: [] };
const crowd: SelectionScope = {
  kind: 'ids',
  ids: Array.from({ length: MAX_BULK_IDS + 1 }, (_, index) => String(index)),
};
const all: SelectionScope = { kind: 'matching', total: 1204 };
const mixed: BulkAnswer = {
  outcomes: [
    { id: '1', outcome: 'changed', message: null },
    { id: '2', outcome: 'skipped', message: 'It is dismissed already.' },
    { id: '3', outcome: 'stale', message: 'Ada Rossi changed it a moment ago.' },
  ],
  undoToken: 'undo-1',
};

testWalk(bulkTriageMachine, {
  events: {
    'bulk.requested': [
      { to: 'VALIDATED', scope: some },
      { to: 'RESOLVED', scope: some },
      { to: 'DISMISSED', scope: all },
      { to: 'VALIDATED', scope: all },
      { to: 'VALIDATED', scope: nobody },
      { to: 'DISMISSED', scope: crowd },
    ],
    'bulk.assignment.requested': [
      { scope: some },
      { scope: all },
      { scope: nobody },
      { scope: crowd },
    ],
    'bulk.assignee.given': [{ assigneeId: '7' }, { assigneeId: null }],
    'bulk.feedback.given': [{ response: 'DUPLICATE' }, { response: '' }],
    'bulk.reason.given': [{ reason: ' Our own campaign. ' }, { reason: ' ' }],
    'bulk.confirmed': [{}],
    'bulk.cancelled': [{}],
    'bulk.undone': [{}],
    'bulk.retried': [{}],
    'bulk.acknowledged': [{}],
  },
  done: {
    changeAlerts: [mixed, { outcomes: [], undoToken: null }],
    undoChange: [
      { restored: 1, kept: 0 },
      { restored: 0, kept: 1 },
    ],
  },
  errors: {
    changeAlerts: [
      problem('NETWORK', 'Down.'),
      problem('NOT_FOUND', 'Not there.', { status: 404 }),
    ],
    undoChange: [
      problem('NETWORK', 'Down.'),
      problem('UNDO_EXPIRED', 'Too late.', { status: 410 }),
    ],
  },
  project: ({ scope, wanted, assignee, undoToken, undone, problem: last }) => [
    scope?.kind,
    scope?.kind === 'ids' ? scope.ids.length : 0,
    wanted,
    assignee,
    undoToken,
    undone,
    last?.code,
  ],
  invariants: {
    'resolving carries a feedback response': (snapshot) =>
      !(snapshot.matches('acting') && snapshot.context.wanted === 'RESOLVED') ||
      snapshot.context.feedbackResponse !== null,
    'dismissing carries a reason': (snapshot) =>
      !(snapshot.matches('acting') && snapshot.context.wanted === 'DISMISSED') ||
      (snapshot.context.dismissReason ?? '') !== '',
    'what is sent is to a status or to somebody, never both and never neither': (snapshot) =>
      !snapshot.matches('acting') ||
      (snapshot.context.wanted === null) !== (snapshot.context.assignee === null),
    'undo is offered exactly while there is a token for it': (snapshot) =>
      snapshot.hasTag('undoable') ===
      (snapshot.context.undoToken !== null && !snapshot.hasTag('pending')),
    'an undo that was done is told, and cannot be done again': (snapshot) =>
      snapshot.hasTag('undone') === (snapshot.context.undone !== null) &&
      !(snapshot.hasTag('undone') && snapshot.context.undoToken !== null),
    'never more is sent by name than the server takes': (snapshot) =>
      !snapshot.matches('acting') ||
      snapshot.context.scope?.kind === 'matching' ||
      (snapshot.context.scope?.ids.length ?? 0) <= MAX_BULK_IDS,
    'a failure says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.problem !== null,
    'nothing is left over when nothing goes on': (snapshot) =>
      !snapshot.matches('idle') ||
      (snapshot.context.scope === null && snapshot.context.undoToken === null),
  },
});

/** A server that keeps the status of three alerts and takes back what nobody changed since. */
function start() {
  const clock = new SimulatedClock();
  const status = new Map<string, AlertStatus>([
    ['1', 'DETECTED'],
    ['2', 'DISMISSED'],
    ['3', 'DETECTED'],
  ]);
  const server = { heard: [] as BulkChange[], cut: false, lose: false, kept: 1 };
  let settled = 0;
  const actor = createActor(
    bulkTriageMachine.provide({
      actors: {
        changeAlerts: fromPromise(async ({ input }) => {
          if (server.cut) throw problemError(NETWORK_PROBLEM);
          server.heard.push(input);
          const outcomes = [...status].map(([id, now]) => ({
            id,
            outcome:
              input.kind === 'status' && now === input.status
                ? ('skipped' as const)
                : ('changed' as const),
            message: null,
          }));
          for (const { id, outcome } of outcomes)
            if (input.kind === 'status' && outcome === 'changed') status.set(id, input.status);
          if (server.lose) return new Promise<BulkAnswer>(() => undefined);
          return { outcomes, undoToken: countsOf(outcomes).changed > 0 ? 'undo' : null };
        }),
        undoChange: fromPromise(async () => {
          if (server.cut) throw problemError(NETWORK_PROBLEM);
          status.set('1', 'DETECTED');
          return { restored: 1, kept: server.kept };
        }),
      },
    }),
    { clock },
  );
  actor.on('bulk.settled', () => {
    settled += 1;
  });
  actor.start();
  const dismiss = () => {
    actor.send({ type: 'bulk.requested', to: 'DISMISSED', scope: some });
    actor.send({ type: 'bulk.reason.given', reason: 'Spam.' });
  };
  const tagged = (tag: 'failed' | 'undoable' | 'undone' | 'report') =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  return { actor, clock, server, dismiss, tagged, settled: () => settled };
}

describe('many alerts at once', () => {
  test('come back with what happened to each, and can be taken back', async () => {
    const { actor, dismiss, tagged, settled } = start();
    dismiss();
    expect(countsOf((await tagged('undoable')).context.outcomes)).toEqual({
      changed: 2,
      skipped: 1,
      stale: 0,
    });
    actor.send({ type: 'bulk.undone' });
    expect((await tagged('undone')).context.undone).toEqual({ restored: 1, kept: 1 });
    expect(settled()).toBe(2);
  });

  test('taken back go from sight by themselves, and stay to be read where one was left alone', async () => {
    for (const [kept, isGone] of [
      [0, true],
      [1, false],
    ] as const) {
      const { actor, clock, server, dismiss, tagged } = start();
      server.kept = kept;
      dismiss();
      await tagged('undoable');
      actor.send({ type: 'bulk.undone' });
      await tagged('undone');
      clock.increment(4999);
      expect(actor.getSnapshot().value).toBe('undone');
      clock.increment(1);
      expect(actor.getSnapshot().matches('idle')).toBe(isGone);
    }
  });

  test('are given to the person who was named, once that was said', async () => {
    const { actor, server, tagged } = start();
    actor.send({ type: 'bulk.assignment.requested', scope: all });
    expect([actor.getSnapshot().hasTag('askingAssignee'), server.heard]).toEqual([true, []]);
    actor.send({ type: 'bulk.assignee.given', assigneeId: '7' });
    await tagged('undoable');
    actor.send({ type: 'bulk.assignment.requested', scope: some });
    actor.send({ type: 'bulk.assignee.given', assigneeId: null });
    await expect
      .poll(() => server.heard)
      .toEqual([
        { kind: 'assignee', scope: all, assigneeId: '7' },
        { kind: 'assignee', scope: some, assigneeId: null },
      ]);
  });

  test('can be taken back for ten minutes and not longer', async () => {
    const { actor, clock, dismiss, tagged } = start();
    dismiss();
    await tagged('undoable');
    clock.increment(599_999);
    expect(actor.getSnapshot().hasTag('undoable')).toBe(true);
    clock.increment(1);
    expect([actor.getSnapshot().hasTag('undoable'), actor.getSnapshot().hasTag('report')]).toEqual([
      false,
      true,
    ]);
    actor.send({ type: 'bulk.undone' });
    expect(actor.getSnapshot().hasTag('pending')).toBe(false);
  });

  test('are changed once when only the answer was lost: a second attempt skips them', async () => {
    const { actor, clock, server, dismiss, tagged } = start();
    server.lose = true;
    dismiss();
    await expect.poll(() => server.heard.length).toBe(1);
    clock.increment(60_000);
    await tagged('failed');
    server.lose = false;
    actor.send({ type: 'bulk.retried' });
    expect(countsOf((await tagged('report')).context.outcomes)).toEqual({
      changed: 0,
      skipped: 3,
      stale: 0,
    });
  });

  test('keep the offer to undo when the network is cut in the middle of it', async () => {
    const { actor, server, dismiss, tagged } = start();
    dismiss();
    await tagged('undoable');
    server.cut = true;
    actor.send({ type: 'bulk.undone' });
    const again = await waitFor(
      actor,
      (snapshot) => snapshot.hasTag('undoable') && snapshot.context.problem !== null,
    );
    expect(again.context.problem?.code).toBe('NETWORK');
    server.cut = false;
    actor.send({ type: 'bulk.undone' });
    await tagged('undone');
  });
});
