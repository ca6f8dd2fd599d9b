import { canTransition, nextStatuses, type AlertStatus } from '@vedetta/machines/lifecycles';
import { joined } from '@vedetta/messages/joined.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { FieldError } from '../../platform/errors/http-problem.ts';

/** What a person asks to change about an alert; absent members stay as they are. */
export interface TriagePatch {
  status?: AlertStatus | undefined;
  severity?: number | undefined;
  /** null takes the alert from whoever has it. */
  assigneeId?: number | null | undefined;
  feedbackResponse?: string | undefined;
  dismissReason?: string | undefined;
}

/** The members of an alert that triage may change. */
export interface TriageState {
  status: AlertStatus;
  severity: number;
  severitySetByPerson: boolean;
  assigneeId: number | null;
  feedbackResponse: string | null;
  dismissReason: string | null;
  triagedAt: Date | null;
  resolvedAt: Date | null;
}

export type TriagePlan =
  /**
   * Members to write, as a whole; `changed` is empty when the patch asks for what is already so.
   */
  | { kind: 'apply'; next: TriageState; changed: readonly ('status' | 'severity' | 'assignee')[] }
  /** The life cycle has no such arrow. `why` says what may be done instead. */
  | { kind: 'forbidden'; why: Message }
  | { kind: 'invalid'; errors: FieldError[] };

/**
 * Decides what a patch does to an alert; the life-cycle machine says which status may follow.
 * RESOLVED asks for a feedback response, DISMISSED for a reason. Leaving a status takes along what
 * was given for it.
 * @param now when the change happens; becomes triaged_at and resolved_at.
 */
export function planTriage(current: TriageState, patch: TriagePatch, now: Date): TriagePlan {
  if (patch.status !== undefined && !canTransition(current.status, patch.status)) {
    return { kind: 'forbidden', why: changeNotAllowed(current.status) };
  }
  const errors = [...triageFieldErrors(patch)];
  if (errors.length > 0) return { kind: 'invalid', errors };

  const next: TriageState = {
    ...current,
    ...(patch.severity !== undefined && patch.severity !== current.severity
      ? { severity: patch.severity, severitySetByPerson: true }
      : {}),
    ...(patch.assigneeId !== undefined ? { assigneeId: patch.assigneeId } : {}),
    ...(patch.status === undefined ? {} : afterStatus(current, patch, patch.status, now)),
  };
  return {
    kind: 'apply',
    next,
    changed: [
      ...(next.status !== current.status ? (['status'] as const) : []),
      ...(next.severity !== current.severity ? (['severity'] as const) : []),
      ...(next.assigneeId !== current.assigneeId ? (['assignee'] as const) : []),
    ],
  };
}

/**
 * What is said to a change of status: the reason of a dismissal, the feedback of a resolution; null
 * for none.
 */
export const saidTo = (next: TriageState): string | null =>
  next.dismissReason ?? next.feedbackResponse;

function afterStatus(
  current: TriageState,
  patch: TriagePatch,
  status: AlertStatus,
  now: Date,
): Partial<TriageState> {
  return {
    status,
    feedbackResponse: patch.feedbackResponse ?? null,
    dismissReason: patch.dismissReason ?? null,
    // Somebody's first look counts; restoring means that it waits for a look again.
    triagedAt: status === 'DETECTED' ? null : (current.triagedAt ?? now),
    resolvedAt: status === 'RESOLVED' ? now : null,
  };
}

/** What a patch lacks or has too much, whatever the alert is. */
export function* triageFieldErrors(patch: TriagePatch): Generator<FieldError> {
  if (patch.status === 'RESOLVED' && patch.feedbackResponse === undefined) {
    yield {
      path: 'feedback_response',
      code: 'required',
      message: say('chooseFeedback'),
    };
  }
  if (patch.status === 'DISMISSED' && patch.dismissReason === undefined) {
    yield { path: 'dismiss_reason', code: 'required', message: say('dismissReasonRequired') };
  }
  if (
    patch.feedbackResponse !== undefined &&
    patch.status !== 'RESOLVED' &&
    patch.status !== 'DISMISSED'
  ) {
    yield {
      path: 'feedback_response',
      code: 'unexpected',
      message: say('feedbackWithStatus'),
    };
  }
  if (patch.dismissReason !== undefined && patch.status !== 'DISMISSED') {
    yield {
      path: 'dismiss_reason',
      code: 'unexpected',
      message: say('reasonWithStatus'),
    };
  }
}

const STATUSES: Readonly<Record<AlertStatus, Message>> = {
  DETECTED: say('statusNeedsReview'),
  VALIDATED: say('statusInProgress'),
  RESOLVED: say('statusResolved'),
  DISMISSED: say('statusDismissed'),
};

function changeNotAllowed(status: AlertStatus): Message {
  const next = nextStatuses(status).map((code) =>
    say('statusWithCode', { status: STATUSES[code], code }),
  );
  return say('statusChangeNotAllowed', {
    status: STATUSES[status],
    code: status,
    next: joined('list', next),
  });
}
