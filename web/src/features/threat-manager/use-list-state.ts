import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseKeptFilters, presetFilters, readListState, writeListState, type Filters, type ListState } from './list-state.ts';

/** Where the browser keeps the filters (specification, section 4). */
const KEY = 'threatManagerFilters';

function keptFilters(isFreeTrial: boolean): Filters {
  try {
    return parseKeptFilters(localStorage.getItem(KEY)) ?? presetFilters(isFreeTrial);
  } catch {
    return presetFilters(isFreeTrial);
  }
}

function keepFilters(filters: Filters): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filters));
  } catch {
    // A browser that keeps nothing loses the copy; the address still carries the filters.
  }
}

/** The list's state, which lives in the address bar, and how to change it. Any change but that of the page goes to page 1. */
export function useListState(isFreeTrial: boolean) {
  const [params, setParams] = useSearchParams();
  const [kept, setKept] = useState(() => keptFilters(isFreeTrial));
  const state = useMemo(() => readListState(params, kept), [params, kept]);
  const change = useCallback(
    (part: Partial<ListState>, options: { replace?: boolean } = {}) => {
      const next = { ...state, page: 1, ...part };
      const filters = { severity: next.severity, sourceIds: next.sourceIds, assignees: next.assignees };
      keepFilters(filters);
      setKept(filters);
      setParams(writeListState(next), { replace: options.replace ?? false });
    },
    [state, setParams],
  );
  const reset = useCallback(() => change({ ...presetFilters(isFreeTrial), search: '' }), [change, isFreeTrial]);
  return { state, change, reset };
}
