import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  AlertListDocument,
  type AlertFilter,
  type AlertListQuery,
} from '../../generated/threat-manager/graphql.ts';
import { leaveTrail, type Stop } from '../../lib/trail/trail.ts';

type Page = AlertListQuery['alerts'];
const stopsOf = ({ results }: Page): Stop[] => results.map(({ id, mediaId }) => ({ id, mediaId }));

/**
 * Leaves the list as a trail for the pages of its alerts, beyond the page that is shown as well.
 */
export function useListTrail(filter: AlertFilter, shown: Page | undefined): void {
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (shown === undefined) return;
    const ends = { first: shown.page, last: shown.page };
    let cursor = shown.endCursor;
    const read = async (page: number, after: string | null): Promise<Page | undefined> =>
      (
        await client.query({
          query: AlertListDocument,
          variables: { filter, page, after },
          fetchPolicy: 'network-only',
        })
      ).data?.alerts;
    const more = async (way: 1 | -1, known: readonly Stop[]): Promise<Stop[]> => {
      const fresh = (page: Page | undefined) =>
        page === undefined
          ? []
          : stopsOf(page).filter(({ id }) => !known.some((stop) => stop.id === id));
      if (way === -1) return ends.first === 1 ? [] : fresh(await read((ends.first -= 1), null));
      // What was decided on the way has left the list: the next page follows the last row that was
      // read, wherever that is by now.
      const next = await read(ends.last + 1, cursor);
      if (next === undefined || next.results.length === 0) return [];
      ends.last += 1;
      cursor = next.endCursor;
      return fresh(next);
    };
    leaveTrail({ back: `${pathname}${search}`, stops: stopsOf(shown), more });
  }, [client, filter, shown, pathname, search]);
}
