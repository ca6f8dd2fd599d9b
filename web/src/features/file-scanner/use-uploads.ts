import { useApolloClient } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { useSession } from '../../domain/session/use-session.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { useRenewedAllowance } from './use-allowance.ts';
import { uploadQueue } from './upload-queue.ts';

/** The queue of this tab for a page. `onStored` is called when the server has a file. */
export function useUploads(onStored: () => void) {
  const queue = uploadQueue(useApolloClient(), useSession(), useConnection());
  const stored = useEffectEvent(onStored);
  useEffect(() => {
    const subscription = queue.actor.on('upload.stored', () => stored());
    return () => subscription.unsubscribe();
  }, [queue]);
  const items = useSelector(queue.actor, (snapshot) => snapshot.context.items);
  /** The server refused one for want of scans. */
  const isRefused = useSelector(queue.actor, (snapshot) => snapshot.context.exhausted !== null);
  /** Every further one would be. */
  const isUsedUp = useViewer().user.scanAllowance?.left === 0;
  const isExhausted = isRefused || isUsedUp;
  useRenewedAllowance(
    isExhausted,
    useCallback(() => {
      queue.actor.send({ type: 'upload.allowance.renewed' });
    }, [queue]),
  );
  return { queue, items, isExhausted, isUsedUp };
}
