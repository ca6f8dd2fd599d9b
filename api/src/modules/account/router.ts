import { revokeOthers } from '../session/commands/revoke-others.ts';
import {
  confirmAuthenticator,
  enrolledAt,
  offerAuthenticator,
} from '../session/commands/change-authenticator.ts';
import { renewRecoveryCodes } from '../session/commands/recovery-codes.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listSessions } from '../../platform/access/store/sessions.ts';
import { countRecoveryCodes } from '../session/store/sign-in.ts';
import { accountOperations as operations } from './schema.ts';

/** What is only one’s own: signed-in devices, the second factor and recovery codes. */
export function accountRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(operations.sessions, async ({ caller }) => {
      const rows = await listSessions(db, caller.userId, services.now());
      return {
        results: rows.map((row) => ({
          id: row.id,
          created_at: row.createdAt.toISOString(),
          last_used_at: row.lastUsedAt.toISOString(),
          address: row.address,
          user_agent: row.userAgent,
          current: row.id === caller.sessionId,
        })),
      };
    }),
    route(operations.revokeOthers, async ({ caller, address }) => ({
      revoked: await revokeOthers(services, caller, address),
    })),
    route(operations.secondFactor, async ({ caller }) => ({
      enrolled_at: (await enrolledAt(db, caller))?.toISOString() ?? null,
    })),
    route(operations.offerAuthenticator, async ({ caller, body }) =>
      offerAuthenticator(services, caller, body.token),
    ),
    route(operations.confirmAuthenticator, async ({ caller, body, address }) => ({
      enrolled_at: (await confirmAuthenticator(services, caller, body, address)).toISOString(),
    })),
    route(operations.recoveryCodes, async ({ caller }) => ({
      left: await countRecoveryCodes(db, caller.userId),
    })),
    route(operations.renewRecoveryCodes, async ({ caller, body, address }) => ({
      recovery_codes: await renewRecoveryCodes(services, caller, body.token, address),
    })),
  ];
}
