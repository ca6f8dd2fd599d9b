import { say } from '@vedetta/messages/say.ts';
import { hashOpaqueToken } from './opaque-tokens.ts';
import { HttpProblem } from '../errors/http-problem.ts';
import { unauthenticated } from '../errors/problems.ts';
import { groupsOfKey, SCOPES, type Scope } from './access-key.ts';
import { GROUPS } from './capabilities.ts';
import type { Services } from '../services.ts';
import { spendKeyCall } from './store/access-keys.ts';
import { NO_SESSION, type Caller } from '../http/route.ts';

export const KEY_PREFIX = 'vdt_';
/** Calls of one key per minute, over all processes. */
export const KEY_CALLS = 600;
export const KEY_WINDOW_SECONDS = 60;

/** The person in whose name a key acts, no more powerful than the key. */
export interface KeyCaller extends Caller {
  key: { id: number; scopes: readonly Scope[] };
  /** When the key runs out; null when it does not. */
  expiresAt: Date | null;
}

export const isAccessKey = (token: string): boolean => token.startsWith(KEY_PREFIX);

/**
 * Finds out whose key calls, and counts the call. The database is asked at every call: a key that
 * was deleted, revoked or ran out, or whose creator may not sign in any more, is refused at once.
 * @param tell gets `RateLimit-*` (draft-ietf-httpapi-ratelimit-headers-06), also before a refusal.
 * @throws HttpProblem 401 UNAUTHENTICATED, 429 RATE_LIMITED.
 */
export async function authenticateKey(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
  tell: (headers: Record<string, string>) => void = () => undefined,
): Promise<KeyCaller> {
  const moment = now();
  const row = await spendKeyCall(db, hashOpaqueToken(token), moment, KEY_WINDOW_SECONDS);
  if (row === null) throw unauthenticated(say('accessKeyInvalid'));
  const reset = Math.max(
    1,
    Math.ceil((row.windowStartedAt.getTime() - moment.getTime()) / 1000 + KEY_WINDOW_SECONDS),
  );
  tell({
    'RateLimit-Policy': `${KEY_CALLS};w=${KEY_WINDOW_SECONDS}`,
    'RateLimit-Limit': `${KEY_CALLS}`,
    'RateLimit-Remaining': `${Math.max(0, KEY_CALLS - row.windowCalls)}`,
    'RateLimit-Reset': `${reset}`,
  });
  if (row.windowCalls > KEY_CALLS) {
    throw new HttpProblem(
      429,
      'RATE_LIMITED',
      say('accessKeyRateLimited', { calls: KEY_CALLS, seconds: reset }),
      { retryAfter: reset },
    );
  }
  const scopes = SCOPES.filter((scope) => row.scopes.includes(scope));
  const groups = GROUPS.filter((group) => group === row.groupName);
  return {
    userId: row.userId,
    companyId: row.companyId,
    email: row.email,
    groups: groupsOfKey(groups, scopes),
    sessionId: NO_SESSION,
    key: { id: row.id, scopes },
    expiresAt: row.expiresAt,
  };
}
