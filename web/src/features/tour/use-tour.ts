import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { FREE_TRIAL_TOUR, tourMachine } from '@vedetta/machines';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { UpdateViewerDocument } from '../../generated/viewer/graphql.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { asked } from '../../lib/problem.ts';
import { takeTourRequests } from '../../lib/tour-request.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { ShownRoute } from './shown-route.ts';
import { untilThere } from './target-element.ts';

export type TourActor = ActorRefFrom<typeof tourMachine>;

/** Sets the user's tour_visible to false. */
async function forget(client: ApolloClient, id: string, signal: AbortSignal): Promise<void> {
  await asked(
    client.mutate({
      mutation: UpdateViewerDocument,
      variables: { input: { id, tourVisible: false } },
      context: { fetchOptions: { signal } },
    }),
  );
}

/**
 * The tour on the real pages: offered once, when it is known who is signed in, and again whenever
 * the person asks for it.
 */
export function useTour(): TourActor {
  const { isFreeTrial, user } = useViewer();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [shown] = useState(() => new ShownRoute(pathname));
  useEffect(() => shown.show(pathname), [pathname, shown]);
  const { id, tourVisible } = user;
  const tour = useActorRef(
    useMemo(
      () =>
        tourMachine.provide({
          actors: {
            openRoute: fromPromise(async ({ input: { route }, signal }) => {
              if (!shown.is(route)) void navigate(route);
              await shown.until(route, signal);
            }),
            findElement: fromPromise(({ input: { target }, signal }) => untilThere(target, signal)),
            forgetTour: fromPromise(({ signal }) => forget(client, id, signal)),
          },
        }),
      [client, id, navigate, shown],
    ),
    actorOptions(),
  );
  useEffect(
    () => tour.send({ type: 'tour.offered', isFreeTrial, tourVisible, steps: FREE_TRIAL_TOUR }),
    [tour, isFreeTrial, tourVisible],
  );
  useEffect(
    () => takeTourRequests(() => tour.send({ type: 'tour.started', steps: FREE_TRIAL_TOUR })),
    [tour],
  );
  return tour;
}
