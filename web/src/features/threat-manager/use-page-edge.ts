import { useEffect, useRef } from 'react';
import { focusRow } from './use-row-keys.ts';

interface PageEdge {
  /** The rows on screen; null while none can be drawn. */
  rows: readonly { id: string }[] | null;
  /**
   * Rows that were dealt with: read again before the server wrote that down, they are still in the
   * list, and nobody wants them once more.
   */
  done: ReadonlySet<string>;
  page: number;
  lastPage: number;
  /** Rows have left the list, or others wait above it. */
  isStale: boolean;
  onPage: (page: number) => void;
  onRefresh: () => void;
}

/**
 * What lies beyond the rows, so that a long list is worked through by `j` alone: beyond the last
 * one a list that has changed is brought up to date, another one turns its page; beyond the first
 * one it turns back. The focus lands on the first row that comes, or on the last.
 *
 * @returns for `useRowKeys`: whether there was something beyond
 */
export function usePageEdge({
  rows,
  done,
  page,
  lastPage,
  isStale,
  onPage,
  onRefresh,
}: PageEdge): (by: 1 | -1) => boolean {
  const landing = useRef<{ at: 'first' | 'last'; passed: ReadonlySet<string> } | null>(null);
  const shown = rows?.map(({ id }) => id).join() ?? null;
  useEffect(() => {
    if (shown === null || landing.current === null) return;
    focusRow(landing.current.at, landing.current.passed);
    landing.current = null;
  }, [shown]);
  return (by) => {
    const refreshes = by === 1 && isStale;
    const to = page + by;
    if (!refreshes && (to < 1 || to > lastPage)) return false;
    landing.current = { at: by === 1 ? 'first' : 'last', passed: done };
    if (refreshes) onRefresh();
    else onPage(to);
    return true;
  };
}
