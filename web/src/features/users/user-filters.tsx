import { useRef } from 'react';
import { useSearchText } from '../../lib/use-search-text.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { userQueryOf, type UserQuery } from './use-user-query.ts';
import { GROUP_OPTIONS } from './words.ts';

const GROUPS = [{ value: '', label: 'Every group' }, ...GROUP_OPTIONS] as const;
const STATES = [{ value: '', label: 'Every status' }, { value: 'active', label: 'Active' }, { value: 'waiting', label: 'Waiting for approval' }, { value: 'off', label: 'Switched off or rejected' }] as const;
const SORTS = [{ value: '', label: 'First joined first' }, { value: 'newest', label: 'Last joined first' }, { value: 'name', label: 'By last name' }, { value: 'login', label: 'Last login first' }] as const;

/** Search, filters and order of the list of users. */
export function UserFilters({ query, onChange }: { query: UserQuery; onChange: (change: Partial<UserQuery>) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchText(query.search, (params) => userQueryOf(params).search, (words) => onChange({ search: words }));
  return (
    <div className="user-filters" role="search" aria-label="Search and filter users">
      <SearchBox text={search.text} words="Search users" inputRef={box} onType={search.type} onSubmit={search.submit} onClear={search.clear} />
      <FilterSelect label="Group" options={GROUPS} value={query.group} onChange={(group) => onChange({ group })} />
      <FilterSelect label="Status" options={STATES} value={query.state} onChange={(state) => onChange({ state })} />
      <FilterSelect label="Order" options={SORTS} value={query.sort} onChange={(sort) => onChange({ sort })} />
    </div>
  );
}
