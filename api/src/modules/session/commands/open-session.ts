import type { AuditDetail } from '../../../platform/audit/acts.ts';
import { newOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { GROUPS } from '../../../platform/access/capabilities.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import {
  createSession,
  insertRefreshToken,
  SESSION_LIFE_MS,
} from '../../../platform/access/store/sessions.ts';
import { recordLogin } from '../store/sign-in.ts';
import { clearAttempts } from '../../../platform/access/store/throttles.ts';
import type { UserRow } from '../../users/store/users.ts';

/** Where a person signs in from. */
export interface Device {
  address: string;
  userAgent: string | null;
}

/** What a signed-in browser holds: the token for calls, and the cookie to renew it with. */
export interface OpenedSession {
  access: string;
  refresh: string;
  /** Seconds the refresh cookie may live. */
  refreshSeconds: number;
}

export const signInThrottle = (email: string): string => `sign-in:${email}`;

/** Both factors were right: opens the session, in the transaction that used up the factors. */
export async function openSession(
  services: Services,
  tx: Tx,
  user: UserRow,
  device: Device,
  detail: AuditDetail,
): Promise<OpenedSession> {
  const now = services.now();
  await recordLogin(tx, user.id, now);
  await clearAttempts(tx, signInThrottle(user.email));
  await recordAudit(tx, {
    companyId: user.companyId,
    actorId: user.id,
    action: 'sign_in.succeeded',
    subject: `user:${user.id}`,
    address: device.address,
    detail,
    now,
  });
  return continueSession(services, tx, user, device, { startedAt: now, now });
}

/** A session in the place of one that just ended. @param at.startedAt when the person signed in. */
export async function continueSession(
  services: Services,
  tx: Tx,
  user: UserRow,
  device: Device,
  { startedAt, now }: { startedAt: Date; now: Date },
): Promise<OpenedSession> {
  const sessionId = await createSession(tx, { userId: user.id, ...device, now, startedAt });
  const refresh = newOpaqueToken();
  const expiresAt = new Date(startedAt.getTime() + SESSION_LIFE_MS);
  await insertRefreshToken(tx, { tokenHash: refresh.hash, sessionId, createdAt: now, expiresAt });
  const access = await services.accessTokens.issue(callerOf(user, sessionId));
  return {
    access,
    refresh: refresh.token,
    refreshSeconds: (expiresAt.getTime() - now.getTime()) / 1000,
  };
}

export const callerOf = (
  user: Pick<UserRow, 'id' | 'companyId' | 'email' | 'groupName'>,
  sessionId: string,
): Caller => ({
  userId: user.id,
  companyId: user.companyId,
  email: user.email,
  groups: GROUPS.filter((name) => name === user.groupName),
  sessionId,
});
