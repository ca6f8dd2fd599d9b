import { useSelector } from '@xstate/react';
import { useConnection } from './use-connection.ts';

/**
 * Whether this browser has no connection. One call without an answer does not say so, nor does a
 * server that is away (see `offline-banner`).
 */
export function useIsOffline(): boolean {
  return useSelector(
    useConnection(),
    (snapshot) => snapshot.hasTag('offline') && !navigator.onLine,
  );
}
