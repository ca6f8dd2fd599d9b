import { say } from '@vedetta/messages/say.ts';
import { unavailable } from '../errors/problems.ts';

/** lock_not_available, deadlock_detected, serialization_failure */
const LOCKED = new Set(['55P03', '40P01', '40001']);
const TRIES = 6;

/**
 * Does a transaction again that lost a race for locks; nothing of it happened.
 * @throws HttpProblem 503 when the rows stay locked; whatever else `work` throws.
 */
export async function retryWhenLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (tries === TRIES) throw unavailable(say('lockedByOthers'));
    }
  }
}

function isLocked(error: unknown): boolean {
  for (
    let cause = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth += 1
  ) {
    if ('code' in cause && typeof cause.code === 'string' && LOCKED.has(cause.code)) return true;
  }
  return false;
}
