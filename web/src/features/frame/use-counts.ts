import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FrameAlertChangesDocument, PendingUsersDocument } from '../../generated/frame/graphql.ts';
import { useAfterReconnect, useLive } from '../../domain/live/live.ts';
import { useOpenAlerts } from '../../domain/open-alerts/open-alerts.ts';

/** A burst of changes is counted once, this many milliseconds after its first. */
const GATHER = 400;

/**
 * How often those who wait for approval are counted while the page is looked at, in milliseconds:
 * that a colleague approved somebody is told by no event.
 */
const COUNT_PEOPLE_EVERY = 30_000;

/** How many alerts wait for review, kept current while the page is open. */
export function useDetectedCount(): number {
  const { counts, count } = useOpenAlerts();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const countAgain = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      count();
    }, GATHER);
  };
  useEffect(count, [count]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  useLive(FrameAlertChangesDocument, {
    idOf: ({ alertChanged }) => alertChanged.eventId,
    onData: countAgain,
  });
  useAfterReconnect(countAgain);
  return counts?.detected ?? 0;
}

/**
 * How many people wait for approval; asked for by admins only.
 *
 * @param registrations counts up when a new request has become known
 */
export function usePendingUsers(isAdmin: boolean, registrations: number): number {
  const { data, refetch } = useQuery(PendingUsersDocument, {
    skip: !isAdmin,
    pollInterval: COUNT_PEOPLE_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const again = useEffectEvent(() => {
    if (isAdmin) refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (registrations > 0) again();
  }, [registrations]);
  return data?.users.count ?? 0;
}
