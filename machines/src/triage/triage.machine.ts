import { assign } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { AlertStatus } from '../lifecycles/alert-status.ts';
import {
  adoptAnswer,
  adoptNews,
  answer,
  change,
  failure,
  news,
  overdue,
  report,
  triageSetup,
  wish,
} from './triage.setup.ts';

/** Where a wish leads, from every state that takes one. */
const requests = [
  { guard: { type: 'asksFeedback', params: wish }, target: '#triage.askingFeedback' },
  { guard: { type: 'asksReason', params: wish }, target: '#triage.askingReason' },
  {
    guard: { type: 'isAllowed', params: wish },
    target: '#triage.acting',
    actions: { type: 'want', params: wish },
  },
] as const;

/**
 * One alert in the hands of one person.
 *
 * Provide actors `changeStatus` (StatusChange) → { version, status, undoToken }; `undoChange` ({
 * alertId, undoToken }) → { version, status }, both rejecting with a Problem (STALE on an old
 * version); `loadAlert` ({ alertId }) → { version, status }. Delays: undoWindow (10 min),
 * answerOverdue. Tags: `pending`, `askingFeedback`, `askingReason`, `undoable` (until its message
 * has gone), `conflict` (somebody was faster: `context.status` is the present one), `failed`
 * (rolled back; `context.problem` says why). Show `shownStatus(snapshot)`: it is optimistic while
 * the server is asked.
 */
export const triageMachine = triageSetup.createMachine({
  id: 'triage',
  context: ({ input }) => ({
    alertId: input.alertId,
    version: input.version,
    status: input.status,
    wanted: null,
    before: null,
    feedbackResponse: null,
    dismissReason: null,
    undoToken: null,
    problem: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is going on.',
      entry: 'settle',
      on: {
        'triage.requested': requests,
        'triage.alert.changed': { guard: { type: 'isNewer', params: news }, actions: adoptNews },
      },
    },
    askingFeedback: {
      description: 'To resolve, a feedback response is asked for.',
      tags: ['askingFeedback'],
      on: {
        'triage.feedback.given': {
          guard: { type: 'isGiven', params: ({ event }) => ({ text: event.response }) },
          target: 'acting',
          actions: [
            { type: 'want', params: { to: 'RESOLVED' } },
            assign({ feedbackResponse: ({ event }) => event.response }),
          ],
        },
        'triage.cancelled': 'idle',
        'triage.alert.changed': {
          guard: { type: 'isNewer', params: news },
          target: 'conflict',
          actions: adoptNews,
        },
      },
    },
    askingReason: {
      description: 'To dismiss, a reason is asked for.',
      tags: ['askingReason'],
      on: {
        'triage.reason.given': {
          guard: { type: 'isGiven', params: ({ event }) => ({ text: event.reason }) },
          target: 'acting',
          actions: [
            { type: 'want', params: { to: 'DISMISSED' } },
            assign({ dismissReason: ({ event }) => event.reason.trim() }),
          ],
        },
        'triage.cancelled': 'idle',
        'triage.alert.changed': {
          guard: { type: 'isNewer', params: news },
          target: 'conflict',
          actions: adoptNews,
        },
      },
    },
    acting: {
      description: 'The wish is shown already; the server is asked.',
      tags: ['pending'],
      entry: 'rememberBefore',
      invoke: {
        src: 'changeStatus',
        input: ({
          context: { alertId, version, wanted, status, feedbackResponse, dismissReason },
        }) => ({ alertId, version, status: wanted ?? status, feedbackResponse, dismissReason }),
        onDone: [
          {
            guard: { type: 'canBeUndone', params: change },
            target: 'undoable',
            actions: [adoptAnswer, { type: 'keepToken', params: change }],
          },
          { target: 'idle', actions: adoptAnswer },
        ],
        onError: [
          { guard: { type: 'isStale', params: failure }, target: 'looking', actions: report },
          { target: 'failed', actions: report },
        ],
      },
      after: { answerOverdue: { target: 'looking', actions: overdue } },
    },
    looking: {
      description: 'Somebody was faster, or the answer was lost: the alert is read as it is now.',
      tags: ['pending'],
      invoke: {
        src: 'loadAlert',
        input: ({ context }) => ({ alertId: context.alertId }),
        onDone: [
          // The act itself went through and only its answer was lost.
          { guard: { type: 'isWanted', params: answer }, target: 'idle', actions: adoptAnswer },
          { target: 'conflict', actions: adoptAnswer },
        ],
        onError: 'failed',
      },
      after: { answerOverdue: 'failed' },
    },
    undoable: {
      description: 'Done; while the message about it stands it can be taken back.',
      tags: ['undoable'],
      entry: 'stopWanting',
      on: {
        'triage.undone': { target: 'undoing', actions: 'wantBack' },
        'triage.alert.changed': {
          guard: { type: 'isNewer', params: news },
          target: 'idle',
          actions: adoptNews,
        },
        'triage.requested': requests,
        'triage.acknowledged': 'idle',
      },
      after: { undoWindow: 'idle' },
    },
    undoing: {
      description:
        'The server puts the alert back to where it was, as if nothing had been done; the ' +
        'life cycle need not lead there.',
      tags: ['pending'],
      invoke: {
        src: 'undoChange',
        input: ({ context }) => ({ alertId: context.alertId, undoToken: context.undoToken ?? '' }),
        onDone: { target: 'idle', actions: adoptAnswer },
        onError: [
          { guard: { type: 'isStale', params: failure }, target: 'looking', actions: report },
          { target: 'failed', actions: report },
        ],
      },
      after: { answerOverdue: { target: 'looking', actions: overdue } },
    },
    conflict: {
      description: 'The alert changed meanwhile; the present status is shown and nothing was done.',
      tags: ['conflict'],
      entry: 'stopWanting',
      on: {
        'triage.acknowledged': 'idle',
        'triage.alert.changed': { guard: { type: 'isNewer', params: news }, actions: adoptNews },
      },
    },
    failed: {
      description: 'The change was not made and is rolled back.',
      tags: ['failed'],
      on: {
        'triage.retried': [{ guard: 'wasUndoing', target: 'undoing' }, { target: 'acting' }],
        'triage.acknowledged': 'idle',
        'triage.alert.changed': {
          guard: { type: 'isNewer', params: news },
          target: 'conflict',
          actions: adoptNews,
        },
      },
    },
  },
});

/**
 * The status to show: the wanted one while the server is asked, else the one the server last said.
 */
export function shownStatus(snapshot: SnapshotFrom<typeof triageMachine>): AlertStatus {
  return (snapshot.hasTag('pending') ? snapshot.context.wanted : null) ?? snapshot.context.status;
}
