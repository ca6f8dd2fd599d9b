import { problem } from '../support/problem.ts';
import { canTransition } from '../lifecycles/alert-status.ts';
import type { AlertStatus } from '../lifecycles/alert-status.ts';
import { testWalk } from '../support/walk-test.ts';
import { shownStatus, triageMachine } from './triage.machine.ts';
import type { AlertNow } from './triage.setup.ts';

const statuses: AlertStatus[] = ['DETECTED', 'VALIDATED', 'RESOLVED', 'DISMISSED'];
const now = (version: number, status: AlertStatus): AlertNow => ({ version, status });

testWalk(triageMachine, {
  input: { alertId: '7', version: 1, status: 'DETECTED' },
  events: {
    'triage.requested': statuses.map((to) => ({ to })),
    'triage.feedback.given': [{ response: 'CONFIRMED_THREAT' }, { response: '' }],
    'triage.reason.given': [{ reason: ' Our own campaign. ' }, { reason: '  ' }],
    'triage.cancelled': [{}],
    'triage.undone': [{}],
    'triage.retried': [{}],
    'triage.acknowledged': [{}],
    'triage.alert.changed': ({ context: { version } }) => [
      { alert: now(version + 1, 'RESOLVED') },
      { alert: now(version, 'VALIDATED') },
    ],
  },
  done: {
    changeStatus: ({ context }) =>
      ['token', null].map((undoToken) => ({
        version: context.version + 1,
        status: context.wanted ?? context.status,
        undoToken,
      })),
    undoChange: ({ context }) => [
      { version: context.version + 1, status: context.before ?? context.status },
    ],
    loadAlert: ({ context }) => [
      { version: context.version + 1, status: context.wanted ?? context.status },
      { version: context.version + 1, status: 'RESOLVED' },
    ],
  },
  errors: {
    changeStatus: [problem('STALE', 'Changed.', { status: 409 }), problem('NETWORK', 'Down.')],
    undoChange: [problem('STALE', 'Changed.', { status: 409 }), problem('NETWORK', 'Down.')],
    loadAlert: [problem('NETWORK', 'Down.')],
  },
  project: ({ status, wanted, before, undoToken }) => [status, wanted, before, undoToken],
  invariants: {
    'nothing is asked of the server that the life cycle refuses': (snapshot) =>
      !snapshot.matches('acting') ||
      snapshot.context.wanted === null ||
      canTransition(snapshot.context.status, snapshot.context.wanted),
    'resolving carries a feedback response': (snapshot) =>
      !(snapshot.matches('acting') && snapshot.context.wanted === 'RESOLVED') ||
      snapshot.context.feedbackResponse !== null,
    'dismissing carries a reason': (snapshot) =>
      !(snapshot.matches('acting') && snapshot.context.wanted === 'DISMISSED') ||
      (snapshot.context.dismissReason ?? '') !== '',
    'what is offered to be undone, and what is undone, has its token': (snapshot) =>
      !(snapshot.hasTag('undoable') || snapshot.matches('undoing')) ||
      snapshot.context.undoToken !== null,
    'a new act has no token of one before': (snapshot) =>
      !snapshot.matches('acting') || snapshot.context.undoToken === null,
    'after a failure or conflict the status of the server is shown': (snapshot) =>
      !(snapshot.hasTag('failed') || snapshot.hasTag('conflict')) ||
      shownStatus(snapshot) === snapshot.context.status,
    'while it is asked, the wish is shown': (snapshot) =>
      !snapshot.hasTag('pending') ||
      shownStatus(snapshot) === (snapshot.context.wanted ?? snapshot.context.status),
    'a failure says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.problem !== null,
    'nothing is left over when nothing goes on': (snapshot) =>
      !snapshot.matches('idle') ||
      (snapshot.context.wanted === null &&
        snapshot.context.problem === null &&
        snapshot.context.undoToken === null),
  },
});
