import { print } from 'graphql';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import {
  MediaPresenceDocument,
  type MediaPresenceSubscription,
} from '../../generated/media-detail/graphql.ts';
import { SocketContext, useLinkState } from '../../domain/live/live.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';

type Onlooker = MediaPresenceSubscription['presence']['people'][number];

const visibility = {
  subscribe: (listener: () => void) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  read: () => document.visibilityState === 'visible',
};

/**
 * Colleagues who look at the item now, the reader left out. Asking makes the reader seen as well; a
 * window in the background looks at nothing. While the line is down nobody is named: who left
 * meanwhile is not known.
 */
export function useOnlookers(mediaId: string): readonly Onlooker[] {
  const socket = use(SocketContext);
  const { user } = useViewer();
  const isLive = useLinkState() === 'live';
  const isVisible = useSyncExternalStore(visibility.subscribe, visibility.read);
  const [people, setPeople] = useState<readonly Onlooker[]>([]);
  useEffect(() => {
    if (socket === null || !isVisible) return undefined;
    const stop = socket.subscribe<MediaPresenceSubscription>(
      { query: print(MediaPresenceDocument), variables: { mediaId } },
      {
        next: ({ data }) => {
          if (data) setPeople(data.presence.people);
        },
        // A refusal ends it; the page says elsewhere what is wrong with the item.
        error: () => setPeople([]),
        complete: () => undefined,
      },
    );
    return () => {
      stop();
      setPeople([]);
    };
  }, [socket, isVisible, mediaId]);
  return isLive ? people.filter(({ id }) => id !== user.id) : [];
}
