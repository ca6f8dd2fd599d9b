import type { Session } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';

export function mapSession(session: Rest['Session']): Session {
  return {
    id: session.id,
    createdAt: session.created_at,
    lastUsedAt: session.last_used_at,
    address: session.address,
    userAgent: session.user_agent,
    current: session.current,
  };
}
