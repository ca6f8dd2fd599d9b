import { useRef } from 'react';
import * as m from '../../generated/messages/users/index.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { userQueryOf, type UserQuery } from './use-user-query.ts';
import { GROUP_OPTIONS } from './words.ts';

const GROUPS = [
  {
    value: '',
    get label() {
      return m.everyGroup;
    },
  },
  ...GROUP_OPTIONS,
] as const;
const STATES = [
  {
    value: '',
    get label() {
      return m.everyStatus;
    },
  },
  {
    value: 'active',
    get label() {
      return m.active;
    },
  },
  {
    value: 'waiting',
    get label() {
      return m.waitingForApproval;
    },
  },
  {
    value: 'off',
    get label() {
      return m.deactivatedOrRejected;
    },
  },
] as const;
const SORTS = [
  {
    value: '',
    get label() {
      return m.sortOldestFirst;
    },
  },
  {
    value: 'newest',
    get label() {
      return m.sortNewestFirst;
    },
  },
  {
    value: 'name',
    get label() {
      return m.sortByLastName;
    },
  },
  {
    value: 'login',
    get label() {
      return m.sortByLastLogin;
    },
  },
] as const;

/** Search, filters and order of the list of users. */
export function UserFilters({
  query,
  onChange,
}: {
  query: UserQuery;
  onChange: (change: Partial<UserQuery>) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchText(
    query.search,
    (params) => userQueryOf(params).search,
    (words) => onChange({ search: words }),
  );
  return (
    <div className="user-filters" role="search" aria-label={m.searchAndFilter}>
      <SearchBox
        text={search.text}
        words={m.searchUsers}
        inputRef={box}
        onType={search.type}
        onSubmit={search.submit}
        onClear={search.clear}
      />
      <FilterSelect
        label={m.group}
        options={GROUPS}
        value={query.group}
        onChange={(group) => onChange({ group })}
      />
      <FilterSelect
        label={m.status}
        options={STATES}
        value={query.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        isOrder
        label={m.order}
        options={SORTS}
        value={query.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}
