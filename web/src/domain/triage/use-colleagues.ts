import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { ColleaguesDocument } from '../../generated/triage/graphql.ts';

/**
 * Parts of a page that ask at once are told at once: nothing that happens makes them ask again, so
 * that no answer can be too old.
 */
const ONE_ANSWER = { queryDeduplication: true };

/**
 * Colleagues to choose from: the first 50 by name, and those the server finds once there are more
 * than that.
 * @param who `assignable`: only those who may act on alerts
 */
export function useColleagues(who: 'all' | 'assignable' = 'all') {
  const [search, setSearch] = useState('');
  const only = who === 'all' ? {} : { mayTriage: true };
  const first = useQuery(ColleaguesDocument, { variables: only, context: ONE_ANSWER });
  const isMore = (first.data?.colleagues.count ?? 0) > (first.data?.colleagues.results.length ?? 0);
  const asked = useDeferredValue(search.trim().slice(0, 256));
  const found = useQuery(ColleaguesDocument, {
    variables: { search: asked, ...only },
    skip: !isMore || asked === '',
  });
  const page =
    (isMore && asked !== '' ? (found.data ?? found.previousData) : undefined) ?? first.data;
  return {
    people: page?.colleagues.results ?? [],
    search,
    setSearch,
    loading: first.loading || found.loading,
  };
}
