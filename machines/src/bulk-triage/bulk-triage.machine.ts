import {
  answer,
  bulkTriageSetup,
  changeOf,
  failure,
  handOver,
  NOTHING,
  overdue,
  report,
  tooMany,
  want,
  wantHandOver,
  wish,
} from './bulk-triage.setup.ts';

/** Where a wish leads, from every state that takes one. */
const requests = [
  { guard: { type: 'isNobody', params: wish } },
  {
    guard: { type: 'isTooMany', params: wish },
    target: '#bulk-triage.failed',
    actions: [want, tooMany],
  },
  {
    guard: { type: 'asksFeedback', params: wish },
    target: '#bulk-triage.askingFeedback',
    actions: want,
  },
  {
    guard: { type: 'asksReason', params: wish },
    target: '#bulk-triage.askingReason',
    actions: want,
  },
  { guard: { type: 'isMatching', params: wish }, target: '#bulk-triage.confirming', actions: want },
  { target: '#bulk-triage.acting', actions: want },
] as const;
const assignments = [
  { guard: { type: 'isNobody', params: handOver } },
  {
    guard: { type: 'isTooMany', params: handOver },
    target: '#bulk-triage.failed',
    actions: [wantHandOver, tooMany],
  },
  { target: '#bulk-triage.askingAssignee', actions: wantHandOver },
] as const;
const wishes = { 'bulk.requested': requests, 'bulk.assignment.requested': assignments } as const;

/**
 * One act on many alerts: each alert on its own, with an outcome per row and ten minutes to take it
 * back.
 *
 * Provide actors `changeAlerts` (BulkChange) → { outcomes, undoToken }; `undoChange` ({ undoToken
 * }) → { restored, kept }. Both reject with a Problem. Delays: undoWindow (10 min), undoneShown (5
 * s), answerOverdue (60 s: many rows). Tags: `pending`, `askingAssignee`, `askingFeedback`,
 * `askingReason`, `confirming` ("all that match": `context.scope.total` of them), `report` (show
 * `context.outcomes`), `undoable`, `undone` (show `context.undone`), `failed`. Emits
 * `bulk.settled`: read the list again.
 *
 * Nothing is sent again by itself. When the answer is lost the list is read again, and trying once
 * more is harmless: alerts that already stand there come back as skipped.
 */
export const bulkTriageMachine = bulkTriageSetup.createMachine({
  id: 'bulk-triage',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is going on.', on: wishes },
    askingAssignee: {
      description: 'Who is to have all of them is asked for.',
      tags: ['askingAssignee'],
      on: {
        'bulk.assignee.given': {
          target: 'acting',
          actions: { type: 'keepAssignee', params: ({ event }) => ({ id: event.assigneeId }) },
        },
        'bulk.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    askingFeedback: {
      description: 'To resolve, a feedback response for all of them is asked for.',
      tags: ['askingFeedback'],
      on: {
        'bulk.feedback.given': {
          guard: { type: 'isGiven', params: ({ event }) => ({ text: event.response }) },
          target: 'acting',
          actions: { type: 'keepFeedback', params: ({ event }) => ({ text: event.response }) },
        },
        'bulk.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    askingReason: {
      description: 'To dismiss, a reason for all of them is asked for.',
      tags: ['askingReason'],
      on: {
        'bulk.reason.given': {
          guard: { type: 'isGiven', params: ({ event }) => ({ text: event.reason }) },
          target: 'acting',
          actions: { type: 'keepReason', params: ({ event }) => ({ text: event.reason }) },
        },
        'bulk.cancelled': { target: 'idle', actions: 'forget' },
      },
    },
    confirming: {
      description:
        'More than the person can see would change: they are asked whether they mean it.',
      tags: ['confirming'],
      on: { 'bulk.confirmed': 'acting', 'bulk.cancelled': { target: 'idle', actions: 'forget' } },
    },
    acting: {
      description: 'The server changes one alert after the other.',
      tags: ['pending'],
      invoke: {
        src: 'changeAlerts',
        input: changeOf,
        onDone: [
          {
            guard: { type: 'canBeUndone', params: answer },
            target: 'report.undoable',
            actions: [{ type: 'keepAnswer', params: answer }, 'settle'],
          },
          { target: 'report.settled', actions: [{ type: 'keepAnswer', params: answer }, 'settle'] },
        ],
        onError: { target: 'failed', actions: [report, 'settle'] },
      },
      after: { answerOverdue: { target: 'failed', actions: [overdue, 'settle'] } },
    },
    report: {
      description: 'What happened to each alert.',
      tags: ['report'],
      initial: 'settled',
      on: { ...wishes, 'bulk.acknowledged': { target: 'idle', actions: 'forget' } },
      states: {
        undoable: {
          description: 'For ten minutes it can be taken back.',
          tags: ['undoable'],
          on: { 'bulk.undone': '#bulk-triage.undoing' },
          after: { undoWindow: { target: 'settled', actions: 'forgetToken' } },
        },
        settled: { description: 'It can no longer be taken back, or nothing was changed.' },
      },
    },
    undoing: {
      description: 'The server restores what nobody changed since.',
      tags: ['pending', 'report'],
      invoke: {
        src: 'undoChange',
        input: ({ context }) => ({ undoToken: context.undoToken ?? '' }),
        onDone: {
          target: 'undone',
          actions: [
            { type: 'keepUndo', params: ({ event }) => ({ undone: event.output }) },
            'settle',
          ],
        },
        onError: [
          {
            guard: { type: 'isTransient', params: failure },
            target: 'report.undoable',
            actions: [report, 'settle'],
          },
          { target: 'report.settled', actions: [report, 'forgetToken'] },
        ],
      },
      after: { answerOverdue: { target: 'report.undoable', actions: [overdue, 'settle'] } },
    },
    undone: {
      description: 'Taken back; what somebody changed since was left alone.',
      tags: ['undone'],
      on: { ...wishes, 'bulk.acknowledged': { target: 'idle', actions: 'forget' } },
      // Nothing is left to do about it: it goes like a toast. What was left alone stays to be read.
      after: { undoneShown: { guard: 'isAllRestored', target: 'idle', actions: 'forget' } },
    },
    failed: {
      description: 'The server refused, or did not answer: the list, read again, shows how it is.',
      tags: ['failed'],
      on: {
        'bulk.retried': { guard: 'canBeSent', target: 'acting' },
        ...wishes,
        'bulk.acknowledged': { target: 'idle', actions: 'forget' },
      },
    },
  },
});
