import { assign, setup } from 'xstate';
import { canTransition } from '../lifecycles/alert-status.ts';
import type { AlertStatus } from '../lifecycles/alert-status.ts';
import { placeholder } from '../support/placeholder.ts';
import { problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

export interface TriageInput {
  alertId: string;
  version: number;
  status: AlertStatus;
}
/** What the server says about the alert after a change, and what a live update says. */
export interface AlertNow {
  version: number;
  status: AlertStatus;
}
/** What the server says after a change of its status. */
export interface StatusAnswer extends AlertNow {
  /** Takes the change back for ten minutes; null where nothing was changed. */
  undoToken: string | null;
}
export interface StatusChange {
  alertId: string;
  /** The version the person saw. */
  version: number;
  status: AlertStatus;
  /** Asked for with RESOLVED; a value of the server's catalogue. */
  feedbackResponse: string | null;
  /** Asked for with DISMISSED. */
  dismissReason: string | null;
}
export interface TriageContext extends TriageInput {
  /** Where the person wants it; shown while the server is asked. */
  wanted: AlertStatus | null;
  /** Where it was before the last act, for undo. */
  before: AlertStatus | null;
  feedbackResponse: string | null;
  dismissReason: string | null;
  /** Takes the last act back; null when it cannot be. */
  undoToken: string | null;
  problem: Problem | null;
}
export type TriageEvent =
  | { type: 'triage.requested'; to: AlertStatus }
  | { type: 'triage.feedback.given'; response: string }
  | { type: 'triage.reason.given'; reason: string }
  | { type: 'triage.cancelled' }
  | { type: 'triage.undone' }
  | { type: 'triage.retried' }
  /** The message about a conflict or failure was read, or the offer to undo has gone. */
  | { type: 'triage.acknowledged' }
  /** A live update or a fresh read of the same alert. */
  | { type: 'triage.alert.changed'; alert: AlertNow };

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const wish = ({ event }: { event: { to: AlertStatus } }) => ({ to: event.to });
const news = ({ event }: { event: { alert: AlertNow } }) => ({ alert: event.alert });
const answer = ({ event }: { event: { output: AlertNow } }) => ({ alert: event.output });
const change = ({ event }: { event: { output: StatusAnswer } }) => ({
  undoToken: event.output.undoToken,
});
const overdue = { type: 'report', params: { error: TIMEOUT_PROBLEM } } as const;
const adoptAnswer = { type: 'adopt', params: answer } as const;
const adoptNews = { type: 'adopt', params: news } as const;
const report = { type: 'report', params: failure } as const;

/** Names and types of the triage machine: everything but the chart. */
export const triageSetup = setup({
  types: {
    context: {} as TriageContext,
    events: {} as TriageEvent,
    input: {} as TriageInput,
    tags: {} as 'pending' | 'askingFeedback' | 'askingReason' | 'undoable' | 'conflict' | 'failed',
  },
  actors: {
    changeStatus: placeholder<StatusAnswer, StatusChange>('changeStatus'),
    undoChange: placeholder<AlertNow, { alertId: string; undoToken: string }>('undoChange'),
    loadAlert: placeholder<AlertNow, { alertId: string }>('loadAlert'),
  },
  actions: {
    adopt: assign((_, { alert }: { alert: AlertNow }) => ({
      version: alert.version,
      status: alert.status,
    })),
    want: assign((_, { to }: { to: AlertStatus }) => ({
      wanted: to,
      problem: null,
      feedbackResponse: null,
      dismissReason: null,
      undoToken: null,
    })),
    rememberBefore: assign({ before: ({ context }) => context.status }),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    settle: assign({
      wanted: null,
      before: null,
      problem: null,
      feedbackResponse: null,
      dismissReason: null,
      undoToken: null,
    }),
    keepToken: assign({ undoToken: (_, { undoToken }: { undoToken: string | null }) => undoToken }),
    stopWanting: assign({ wanted: null }),
    wantBack: assign({
      wanted: ({ context }) => context.before,
      problem: null,
      feedbackResponse: null,
      dismissReason: null,
    }),
  },
  guards: {
    asksFeedback: ({ context }, { to }: { to: AlertStatus }) =>
      to === 'RESOLVED' && canTransition(context.status, to),
    asksReason: ({ context }, { to }: { to: AlertStatus }) =>
      to === 'DISMISSED' && canTransition(context.status, to),
    isAllowed: ({ context }, { to }: { to: AlertStatus }) => canTransition(context.status, to),
    isGiven: (_, { text }: { text: string }) => text.trim().length > 0,
    isNewer: ({ context }, { alert }: { alert: AlertNow }) => alert.version > context.version,
    isStale: (_, { error }: { error: unknown }) =>
      ['STALE', 'INVALID_TRANSITION', 'CONFLICT'].includes(problemOf(error).code),
    isWanted: ({ context }, { alert }: { alert: AlertNow }) => alert.status === context.wanted,
    canBeUndone: (_, { undoToken }: { undoToken: string | null }) => undoToken !== null,
    wasUndoing: ({ context }) => context.undoToken !== null,
  },
  // Ten minutes, as long as the server keeps the token: the message that offers it goes sooner,
  // unless it is held.
  delays: { undoWindow: 600_000, answerOverdue: 15_000 },
});
export { adoptAnswer, adoptNews, answer, change, failure, news, overdue, report, wish };
