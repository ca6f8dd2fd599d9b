import { HttpProblem } from '../../platform/errors/http-problem.ts';

/**
 * Somebody changed the alert since the caller saw it.
 * @param alert the alert as it is now, as it is presented.
 */
export const stale = (alert: unknown) =>
  new HttpProblem(
    409,
    'STALE',
    'Somebody changed this alert in the meantime. Look at it as it is now, then decide again.',
    { extra: { alert } },
  );

/** Feedback tells how an alert turned out. */
export const notClosed = () =>
  new HttpProblem(
    409,
    'NOT_CLOSED',
    'Feedback tells how an alert turned out. Resolve or dismiss it first.',
  );

export const undoExpired = () =>
  new HttpProblem(
    410,
    'UNDO_EXPIRED',
    'This can no longer be undone: more than 10 minutes have passed, or it was undone ' +
      'already. Change the alerts one by one.',
  );

export const noteUndoExpired = () =>
  new HttpProblem(
    410,
    'UNDO_EXPIRED',
    'The note can no longer be brought back: more than a minute has passed. Write it again if it is still needed.',
  );

/**
 * The life cycle has no such arrow. @param sentence says where the alert is and where it can go.
 */
export const invalidTransition = (sentence: string) =>
  new HttpProblem(409, 'INVALID_TRANSITION', sentence);
