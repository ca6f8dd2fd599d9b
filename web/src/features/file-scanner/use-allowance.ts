import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ViewerDocument } from '../../generated/viewer/graphql.ts';
import { followConnection } from '../../lib/connection/connection.ts';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { onReturn } from '../../lib/connection/wake.ts';

/** Whether the server would take another file now; a look that failed says no. */
async function mayScan(client: ApolloClient): Promise<boolean> {
  const answer = await client
    .query({ query: ViewerDocument, fetchPolicy: 'network-only' })
    .catch(() => undefined);
  const allowance = answer?.data?.viewer.user.scanAllowance;
  // A full account has no allowance that could run out.
  return allowance === null || (allowance !== undefined && allowance.left > 0);
}

/**
 * While the scans are used up: looks again each time the person comes back to the page or the
 * connection does. Somebody may have got the full version for them meanwhile.
 */
export function useRenewedAllowance(isExhausted: boolean, onRenewed: () => void): void {
  const client = useApolloClient();
  const connection = useConnection();
  useEffect(() => {
    if (!isExhausted) return undefined;
    let over = false;
    const look = () =>
      void mayScan(client).then((may) => {
        if (may && !over) onRenewed();
      });
    const unwatch = onReturn(look);
    const unfollow = followConnection(connection, { back: look });
    return () => {
      over = true;
      unwatch();
      unfollow();
    };
  }, [client, connection, isExhausted, onRenewed]);
}
