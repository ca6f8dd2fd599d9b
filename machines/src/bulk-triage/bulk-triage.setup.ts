import { assign, emit, setup } from 'xstate';
import type { AlertStatus } from '../lifecycles/alert-status.ts';
import type { SelectionScope } from '../selection/rows.ts';
import { placeholder } from '../support/placeholder.ts';
import { isTransient, problem, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { MAX_BULK_IDS, sizeOf } from './outcomes.ts';
import type { BulkAnswer, BulkChange, BulkOutcome, UndoAnswer } from './outcomes.ts';

export interface BulkTriageContext {
  /** What the act is about; null before the first one. */
  scope: SelectionScope | null;
  /** Where the person wants them; null for an assignment. */
  wanted: AlertStatus | null;
  /** Who is to have them, once that was said; `id` null for nobody. */
  assignee: { id: string | null } | null;
  feedbackResponse: string | null;
  dismissReason: string | null;
  /** One per alert of the last act. */
  outcomes: readonly BulkOutcome[];
  /** Takes the last act back; null when it cannot be. */
  undoToken: string | null;
  /** What the undo did; null before one. */
  undone: UndoAnswer | null;
  problem: Problem | null;
}
export type BulkTriageEvent =
  | { type: 'bulk.requested'; to: AlertStatus; scope: SelectionScope }
  /** Somebody is to have them; who, is asked. */
  | { type: 'bulk.assignment.requested'; scope: SelectionScope }
  | { type: 'bulk.assignee.given'; assigneeId: string | null }
  | { type: 'bulk.feedback.given'; response: string }
  | { type: 'bulk.reason.given'; reason: string }
  /** "Yes, all 1,204". */
  | { type: 'bulk.confirmed' }
  | { type: 'bulk.cancelled' }
  | { type: 'bulk.undone' }
  | { type: 'bulk.retried' }
  /** The report was read. */
  | { type: 'bulk.acknowledged' };
/** The list must be read again: it changed, or it may have. */
export interface BulkTriageEmitted {
  type: 'bulk.settled';
}
/** `to`: null for an assignment. */
export interface Wish {
  to: AlertStatus | null;
  scope: SelectionScope;
}

const TOO_MANY = problem(
  'TOO_MANY',
  `At most ${MAX_BULK_IDS} alerts can be changed by name. Choose fewer, or all that match the filters.`,
);

export const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const wish = ({ event }: { event: Wish }) => ({ to: event.to, scope: event.scope });
export const handOver = ({ event }: { event: { scope: SelectionScope } }) => ({
  to: null,
  scope: event.scope,
});
export const answer = ({ event }: { event: { output: BulkAnswer } }) => ({ answer: event.output });
export const report = { type: 'report', params: failure } as const;
export const overdue = { type: 'report', params: { error: TIMEOUT_PROBLEM } } as const;
export const tooMany = { type: 'report', params: { error: TOO_MANY } } as const;
export const want = { type: 'want', params: wish } as const;
export const wantHandOver = { type: 'want', params: handOver } as const;
const NONE: SelectionScope = { kind: 'ids', ids: [] };
export const changeOf = ({
  context: { scope, wanted, assignee, feedbackResponse, dismissReason },
}: {
  context: BulkTriageContext;
}): BulkChange =>
  assignee === null
    ? {
        kind: 'status',
        scope: scope ?? NONE,
        status: wanted ?? 'DETECTED',
        feedbackResponse,
        dismissReason,
      }
    : { kind: 'assignee', scope: scope ?? NONE, assigneeId: assignee.id };
export const NOTHING: BulkTriageContext = {
  scope: null,
  wanted: null,
  assignee: null,
  feedbackResponse: null,
  dismissReason: null,
  outcomes: [],
  undoToken: null,
  undone: null,
  problem: null,
};

/** Names and types of the bulk-triage machine: everything but the chart. */
export const bulkTriageSetup = setup({
  types: {
    context: {} as BulkTriageContext,
    events: {} as BulkTriageEvent,
    emitted: {} as BulkTriageEmitted,
    tags: {} as
      | 'pending'
      | 'askingAssignee'
      | 'askingFeedback'
      | 'askingReason'
      | 'confirming'
      | 'report'
      | 'undoable'
      | 'undone'
      | 'failed',
  },
  actors: {
    changeAlerts: placeholder<BulkAnswer, BulkChange>('changeAlerts'),
    undoChange: placeholder<UndoAnswer, { undoToken: string }>('undoChange'),
  },
  actions: {
    want: assign((_, { to, scope }: Wish) => ({ ...NOTHING, wanted: to, scope })),
    keepAssignee: assign({ assignee: (_, { id }: { id: string | null }) => ({ id }) }),
    keepFeedback: assign({ feedbackResponse: (_, { text }: { text: string }) => text }),
    keepReason: assign({ dismissReason: (_, { text }: { text: string }) => text.trim() }),
    keepAnswer: assign((_, { answer: { outcomes, undoToken } }: { answer: BulkAnswer }) => ({
      outcomes,
      undoToken,
      problem: null,
    })),
    keepUndo: assign({
      undone: (_, { undone }: { undone: UndoAnswer }) => undone,
      undoToken: null,
      problem: null,
    }),
    forgetToken: assign({ undoToken: null }),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    forget: assign(NOTHING),
    settle: emit({ type: 'bulk.settled' }),
  },
  guards: {
    isTooMany: (_, { scope }: Wish) => scope.kind === 'ids' && scope.ids.length > MAX_BULK_IDS,
    isNobody: (_, { scope }: Wish) => sizeOf(scope) === 0,
    asksFeedback: (_, { to }: Wish) => to === 'RESOLVED',
    asksReason: (_, { to }: Wish) => to === 'DISMISSED',
    isMatching: (_, { scope }: Wish) => scope.kind === 'matching',
    isGiven: (_, { text }: { text: string }) => text.trim().length > 0,
    canBeUndone: (_, { answer: { undoToken } }: { answer: BulkAnswer }) => undoToken !== null,
    canBeSent: ({ context: { scope } }) =>
      scope?.kind === 'matching' || (scope !== null && scope.ids.length <= MAX_BULK_IDS),
    isAllRestored: ({ context: { undone } }) => undone?.kept === 0,
    isTransient: (_, { error }: { error: unknown }) => isTransient(error),
  },
  // Ten minutes, as long as the server keeps the token.
  delays: { undoWindow: 600_000, undoneShown: 5000, answerOverdue: 60_000 },
});
