import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../lib/use-page.ts';

export interface ListQuery {
  search: string;
  source: string;
  active: '' | 'active' | 'paused';
  page: number;
}

export function queryOf(params: URLSearchParams): ListQuery {
  const active = params.get('active');
  return {
    search: params.get('q') ?? '',
    source: params.get('source') ?? '',
    active: active === 'active' || active === 'paused' ? active : '',
    page: pageOf(params),
  };
}

/**
 * Page and filters of the list, which the address bar carries. A new filter begins at the first
 * page; a search leaves no entry per pause.
 */
export function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<ListQuery>) => {
    // Not what was rendered: a search that waited for a pause may come after another filter.
    const next = { ...queryOf(new URLSearchParams(window.location.search)), page: 1, ...part };
    const entries = {
      q: next.search,
      source: next.source,
      active: next.active,
      page: next.page === 1 ? '' : String(next.page),
    };
    setParams(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')), {
      replace: 'search' in part,
    });
  };
  return [queryOf(params), change];
}
