import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../../platform/errors/http-problem.ts';

/**
 * Somebody changed the alert since the caller saw it.
 * @param alert the alert as it is now, as it is presented.
 */
export const stale = (alert: unknown) =>
  new HttpProblem(409, 'STALE', say('staleAlert'), { extra: { alert } });

/** Feedback tells how an alert turned out. */
export const notClosed = () => new HttpProblem(409, 'NOT_CLOSED', say('feedbackNeedsClosedAlert'));

export const undoExpired = () => new HttpProblem(410, 'UNDO_EXPIRED', say('bulkUndoExpired'));

export const noteUndoExpired = () =>
  new HttpProblem(410, 'UNDO_EXPIRED', say('noteRestoreExpired'));

/**
 * The life cycle has no such arrow. @param why says where the alert is and where it can go.
 */
export const invalidTransition = (why: Message) => new HttpProblem(409, 'INVALID_TRANSITION', why);
