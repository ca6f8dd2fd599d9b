import { hashOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import {
  loadLiveSession,
  lockRefreshToken,
  revokeSession,
} from '../../../platform/access/store/sessions.ts';

/**
 * Ends the session that an access token or a refresh token belongs to. Tokens that are not in force
 * are no error: whoever logs out is logged out.
 */
export async function endSession(
  services: Services,
  tokens: { access: string | null; refresh: string | null },
  address: string,
): Promise<void> {
  const now = services.now();
  const ids = new Set<string>();
  if (tokens.access !== null) {
    const claims = await services.accessTokens.verify(tokens.access).catch(() => null);
    if (claims) ids.add(claims.sessionId);
  }
  await services.db.transaction(async (tx) => {
    const row =
      tokens.refresh === null ? null : await lockRefreshToken(tx, hashOpaqueToken(tokens.refresh));
    if (row) ids.add(row.sessionId);
    for (const id of ids) {
      const session = await loadLiveSession(tx, id, now);
      if (!session) continue;
      await revokeSession(tx, id, 'logout', now);
      await recordAudit(tx, {
        companyId: session.companyId,
        actorId: session.userId,
        action: 'session.ended',
        subject: `session:${id}`,
        address,
        now,
      });
    }
  });
}
