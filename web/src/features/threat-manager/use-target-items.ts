import { useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import { offeredItems } from '@vedetta/machines';
import { useDeferredValue, useEffect } from 'react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import {
  FilterTargetFragmentDoc,
  FilterTargetNamedDocument,
  FilterTargetsDocument,
  type FilterTargetFragment,
  type FilterTargetsQuery,
} from '../../generated/threat-manager/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import type { FilterItem } from '../../ui/filter-dropdown.tsx';
import { searchWords, targetWords, withMore } from './target-words.ts';

/** Targets asked for at once. */
const PAGE = 50;

interface TargetItems {
  items: readonly FilterItem[];
  offered: readonly FilterItem[];
  /** Reads more of them, if there are more. */
  onEnd: () => void;
  emptyText: string;
}

const itemOf = (target: FilterTargetFragment): FilterItem => ({
  value: target.id,
  label: targetWords(target),
});

/**
 * The company's targets to choose from, newest first: a page at a time, and those that the server
 * finds once there are more than were read.
 *
 * @param chosen ids that are ticked; null while the dropdown is closed, and then nothing is asked
 * @param needle what stands in its search box
 */
export function useTargetItems(chosen: readonly string[] | null, needle: string): TargetItems {
  const skip = chosen === null;
  const words = useDeferredValue(searchWords(needle));
  const all = useQuery(FilterTargetsDocument, { variables: { page: 1, pageSize: PAGE }, skip });
  const isWhole =
    all.data !== undefined && all.data.targets.results.length >= all.data.targets.count;
  const isSearched = !isWhole && words !== '';
  const found = useQuery(FilterTargetsDocument, {
    variables: { filter: { search: words }, page: 1, pageSize: PAGE },
    skip: skip || !isSearched,
  });
  const { data, previousData, loading, error, fetchMore } = isSearched ? found : all;
  const page = (data ?? previousData)?.targets;
  const read = page?.results.map(itemOf) ?? [];
  const loaded = [...read, ...(all.data?.targets.results.map(itemOf) ?? [])];
  const named = useNamed(
    (chosen ?? []).filter((id) => page !== undefined && !loaded.some(({ value }) => value === id)),
  );
  return {
    items: [...new Map([...loaded, ...named].map((item) => [item.value, item])).values()],
    offered: isSearched ? read : offeredItems(read, needle),
    onEnd: () => {
      if (loading || page === undefined || page.results.length >= page.count) return;
      const next = { page: Math.floor(page.results.length / PAGE) + 1 };
      // Those that could not be read are asked for again at the next scroll.
      fetchMore({
        variables: next,
        updateQuery: (before: FilterTargetsQuery, { fetchMoreResult }) =>
          withMore(before, fetchMoreResult),
      }).catch(() => undefined);
    },
    emptyText:
      page === undefined && loading
        ? m.loading
        : error === undefined
          ? m.noTargets
          : m.targetsLoadFailed({ message: said(toProblem(error).message) }),
  };
}

/**
 * Names of chosen targets beyond those that were read, e.g. from a link: each is asked for by its
 * id.
 */
function useNamed(ids: readonly string[]): readonly FilterItem[] {
  const client = useApolloClient();
  const { data } = useFragment({
    fragment: FilterTargetFragmentDoc,
    from: ids.map((id) => ({ __typename: 'Target' as const, id })),
  });
  const key = ids.join();
  useEffect(() => {
    for (const id of key.split(',').filter(Boolean)) {
      // One that is gone keeps its number: it can be taken away all the same.
      client
        .query({ query: FilterTargetNamedDocument, variables: { id }, fetchPolicy: 'cache-first' })
        .catch(() => undefined);
    }
  }, [client, key]);
  return ids.map((id, index) => {
    const target = data[index];
    return {
      value: id,
      label:
        target?.prefix === undefined
          ? m.targetById({ id })
          : targetWords({
              accountUsername: null,
              searchString: null,
              ...target,
              prefix: target.prefix,
            }),
    };
  });
}
