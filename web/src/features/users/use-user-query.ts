import { useSearchParams } from 'react-router-dom';
import type { GroupName, UserFilter } from '../../generated/users/graphql.ts';
import { pageOf } from '../../lib/use-page.ts';
import { GROUP_OPTIONS } from './words.ts';

export const STATES = ['', 'active', 'off', 'waiting'] as const;
export const SORTS = ['', 'newest', 'name', 'login'] as const;
export interface UserQuery {
  search: string;
  group: GroupName | '';
  state: (typeof STATES)[number];
  sort: (typeof SORTS)[number];
  page: number;
}

export const NO_FILTER = { search: '', group: '', state: '' } as const;
export const isNarrowed = ({ search, group, state }: UserQuery): boolean =>
  search !== '' || group !== '' || state !== '';

/** What an address asks for; what it does not understand does not filter. */
export function userQueryOf(params: URLSearchParams): UserQuery {
  return {
    search: params.get('q') ?? '',
    group: GROUP_OPTIONS.find(({ value }) => value === params.get('group'))?.value ?? '',
    state: STATES.find((state) => state === params.get('state')) ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '',
    page: pageOf(params),
  };
}

const BY_STATE: Record<UserQuery['state'], UserFilter> = {
  '': {},
  active: { isActive: true, isApproved: true },
  off: { isActive: false },
  waiting: { isActive: true, isApproved: false },
};
const BY_SORT: Record<UserQuery['sort'], UserFilter> = {
  '': {},
  newest: { sort: 'DATE_JOINED', direction: 'DESC' },
  name: { sort: 'LAST_NAME', direction: 'ASC' },
  login: { sort: 'LAST_LOGIN', direction: 'DESC' },
};

/** The filter and the order as the server takes them. */
export const filterOf = ({ search, group, state, sort }: UserQuery): UserFilter => ({
  ...(search === '' ? {} : { search }),
  ...(group === '' ? {} : { groups: [group] }),
  ...BY_STATE[state],
  ...BY_SORT[sort],
});

/**
 * Page, filters and order, which the address bar carries. A new filter begins at the first page.
 */
export function useUserQuery(): [UserQuery, (change: Partial<UserQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<UserQuery>) => {
    // Not what was rendered: a search that waited for a pause may come after another filter.
    const next = { ...userQueryOf(new URLSearchParams(window.location.search)), page: 1, ...part };
    const entries = {
      q: next.search,
      group: next.group,
      state: next.state,
      sort: next.sort,
      page: next.page === 1 ? '' : String(next.page),
    };
    setParams(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')), {
      replace: 'search' in part,
    });
  };
  return [userQueryOf(params), change];
}
