import { useEffect, useEffectEvent, useRef } from 'react';
import { AnalyticsChangesDocument } from '../../generated/analytics/graphql.ts';
import { CalmRefresh } from '../../lib/calm-refresh.ts';
import { onReturn } from '../../lib/connection/wake.ts';
import { useAfterReconnect, useLive } from '../../domain/live/live.ts';

/**
 * Counts again as alerts come and are triaged (docs/decisions/159): figures and bars change in
 * their places.
 *
 * @param refetch counts again
 */
export function useLiveNumbers(refetch: () => Promise<unknown>): void {
  const calm = useRef<CalmRefresh>(undefined);
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    const own = new CalmRefresh(
      () => ask(),
      () => document.visibilityState === 'visible',
    );
    const unwatch = onReturn(() => {
      own.returned();
    });
    calm.current = own;
    return () => {
      unwatch();
      own.stop();
    };
  }, []);
  const changed = () => calm.current?.changed();
  useLive(AnalyticsChangesDocument, {
    idOf: ({ alertChanged }) => alertChanged.eventId,
    onData: changed,
  });
  useAfterReconnect(changed);
}
