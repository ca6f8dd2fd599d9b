import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session actor of this tab. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionContext above it.');
  return session;
}

type SessionTag = Parameters<ReturnType<Session['getSnapshot']>['hasTag']>[0];

/** Whether the session is in a state with this tag; renders again only when that changes. */
export function useSessionTag(tag: SessionTag): boolean {
  return useSelector(useSession(), (snapshot) => snapshot.hasTag(tag));
}
