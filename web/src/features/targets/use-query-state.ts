import { useSearchParams } from 'react-router-dom';

export interface ListQuery { search: string; source: string; active: '' | 'active' | 'paused'; page: number }

/** Page and filters of the list, which the address bar carries. A new filter begins at the first page; a search leaves no entry per letter. */
export function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const told = Number(params.get('page') ?? '1');
  const active = params.get('active');
  const query: ListQuery = {
    search: params.get('q') ?? '', source: params.get('source') ?? '', active: active === 'active' || active === 'paused' ? active : '',
    page: Number.isInteger(told) && told >= 1 ? told : 1,
  };
  const change = (part: Partial<ListQuery>) => {
    const next = { ...query, page: 1, ...part };
    const entries = { q: next.search, source: next.source, active: next.active, page: next.page === 1 ? '' : String(next.page) };
    setParams(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')), { replace: 'search' in part });
  };
  return [query, change];
}
