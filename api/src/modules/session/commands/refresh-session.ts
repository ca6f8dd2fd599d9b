import { hashOpaqueToken, newOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { unauthenticated } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import {
  insertRefreshToken,
  loadLiveSession,
  lockRefreshToken,
  markRotated,
  revokeSession,
  SESSION_LIFE_MS,
  touchSession,
} from '../../../platform/access/store/sessions.ts';
import type { OpenedSession } from './open-session.ts';

/**
 * Two tabs that refresh at once, or a browser that lost the answer, may use a token again this
 * long.
 */
const GRACE_MS = 10_000;

/**
 * Rotates a refresh token. A token used again after the grace is taken for stolen: the whole
 * session ends.
 * @throws HttpProblem 401 UNAUTHENTICATED.
 */
export async function refreshSession(
  services: Services,
  token: string,
  address: string,
): Promise<OpenedSession> {
  const now = services.now();
  const hash = hashOpaqueToken(token);
  const refreshed = await services.db.transaction(async (tx) => {
    const row = await lockRefreshToken(tx, hash);
    if (!row) return null;
    const session = row.expiresAt > now ? await loadLiveSession(tx, row.sessionId, now) : null;
    if (!session) {
      // Written down, so that a clock set back cannot revive it.
      await revokeSession(tx, row.sessionId, 'expired', now);
      return null;
    }
    if (row.rotatedAt !== null && now.getTime() - row.rotatedAt.getTime() > GRACE_MS) {
      await revokeSession(tx, row.sessionId, 'refresh token used twice', now);
      await recordAudit(tx, {
        companyId: session.companyId,
        actorId: session.userId,
        action: 'session.revoked',
        subject: `session:${row.sessionId}`,
        address,
        detail: { reason: 'refresh token used twice' },
        now,
      });
      return null;
    }
    if (row.rotatedAt === null) await markRotated(tx, hash, now);
    const expiresAt = new Date(row.sessionCreatedAt.getTime() + SESSION_LIFE_MS);
    const next = newOpaqueToken();
    await insertRefreshToken(tx, {
      tokenHash: next.hash,
      sessionId: row.sessionId,
      createdAt: now,
      expiresAt,
    });
    await touchSession(tx, row.sessionId, now);
    return {
      session,
      token: next.token,
      refreshSeconds: (expiresAt.getTime() - now.getTime()) / 1000,
    };
  });
  if (!refreshed) throw unauthenticated('Your session has ended. Log in again.');
  return {
    access: await services.accessTokens.issue(refreshed.session),
    refresh: refreshed.token,
    refreshSeconds: refreshed.refreshSeconds,
  };
}
