import { useQuery } from '@apollo/client/react';
import { NO_ONE } from '@vedetta/machines';
import { useDeferredValue } from 'react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import {
  FilterPeopleDocument,
  FilterPeopleNamedDocument,
  type FilterPeopleQuery,
} from '../../generated/threat-manager/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { FilterItem } from '../../ui/filter-dropdown.tsx';
import { hasWords } from '../../ui/same-spelling.ts';

const PAGE = 50;
type People = FilterPeopleQuery['colleagues'];
interface Person {
  id: string;
  fullName: string;
}

const itemOf = ({ id, fullName }: Person): FilterItem => ({
  value: id,
  label: fullName,
  icon: <Avatar small name={fullName} />,
});

/**
 * Who the list can be narrowed to: no one, the viewer, then colleagues by name, a page at a time
 * and as the server finds them.
 *
 * @param chosen ids that are ticked; null while the dropdown is closed, and then nothing is asked
 * @param needle what is in its search box
 */
export function useAssigneeItems(chosen: readonly string[] | null, needle: string, me: Person) {
  const skip = chosen === null;
  const words = useDeferredValue(needle.trim().slice(0, 256));
  const all = useQuery(FilterPeopleDocument, { variables: { page: 1, pageSize: PAGE }, skip });
  const found = useQuery(FilterPeopleDocument, {
    variables: { search: words, page: 1, pageSize: PAGE },
    skip: skip || words === '',
  });
  const { data, previousData, loading, error, fetchMore } = words === '' ? all : found;
  const page = (data ?? previousData)?.colleagues;
  const noOne: FilterItem = {
    value: NO_ONE,
    label: m.noOne,
    icon: (
      <span className="people-nobody" aria-hidden="true">
        —
      </span>
    ),
  };
  const first = [noOne, itemOf(me)];
  const read = (page?.results ?? []).filter(({ id }) => id !== me.id || words !== '').map(itemOf);
  const loaded = [...first, ...read, ...(all.data?.colleagues.results ?? []).map(itemOf)];
  const unread = (chosen ?? []).filter((id) => !loaded.some(({ value }) => value === id));
  const named = useQuery(FilterPeopleNamedDocument, {
    variables: { ids: unread },
    skip: unread.length === 0,
  });
  const people = (named.data ?? named.previousData)?.colleagues.results ?? [];
  // A user who is deleted keeps the place in the filter, so that it can be seen and cleared.
  const others = unread.map((id): FilterItem =>
    itemOf(
      people.find((person) => person.id === id) ?? {
        id,
        fullName: named.loading ? m.loading : m.deletedUser,
      },
    ),
  );
  return {
    items: [...new Map([...loaded, ...others].map((item) => [item.value, item])).values()],
    offered:
      words === ''
        ? [...first, ...read, ...others]
        : [
            ...first.filter(({ label, value }) => value === NO_ONE && hasWords(label, words)),
            ...read,
          ],
    onEnd: () => {
      if (loading || page === undefined || page.results.length >= page.count) return;
      const next = { page: Math.floor(page.results.length / PAGE) + 1 };
      // Those that could not be read are asked for again at the next scroll.
      fetchMore({
        variables: next,
        updateQuery: (before: FilterPeopleQuery, { fetchMoreResult }) => ({
          colleagues: joined(before.colleagues, fetchMoreResult.colleagues),
        }),
      }).catch(() => undefined);
    },
    emptyText:
      error === undefined
        ? m.loading
        : m.peopleLoadFailed({ message: said(toProblem(error).message) }),
  };
}

/** Both pages, each person once. */
function joined(before: People, next: People): People {
  const known = new Set(before.results.map(({ id }) => id));
  return {
    ...next,
    results: [...before.results, ...next.results.filter(({ id }) => !known.has(id))],
  };
}
