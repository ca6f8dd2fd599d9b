import type { Caller } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { revokeOtherSessions } from '../../../platform/access/store/sessions.ts';

/** Signs the caller out everywhere else. @returns how many sessions ended. */
export async function revokeOthers(
  services: Services,
  caller: Caller,
  address: string,
): Promise<number> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const revoked = await revokeOtherSessions(tx, caller.userId, caller.sessionId, now);
    await recordAudit(tx, {
      companyId: caller.companyId,
      actorId: caller.userId,
      action: 'session.others_revoked',
      subject: `user:${caller.userId}`,
      address,
      detail: { sessions: revoked },
      now,
    });
    return revoked;
  });
}
