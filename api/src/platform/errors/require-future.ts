import { say } from '@vedetta/messages/say.ts';
import { invalidField } from './problems.ts';

/** @param expiresAt null for none. @throws HttpProblem 422 for an expiry that is over. */
export function requireFuture(expiresAt: Date | null, now: Date): void {
  if (expiresAt !== null && expiresAt <= now)
    throw invalidField('expires_at', say('timeNotInFuture'), 'in_the_past');
}
