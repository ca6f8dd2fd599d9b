import { offeredItems, type ChoiceFilter as Name } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import { FilterDropdown, type FilterGroup, type FilterItem } from '../../ui/filter-dropdown.tsx';
import type { FiltersActor } from './use-filters.ts';

interface ChoiceFilterProps {
  filters: FiltersActor;
  name: Name;
  label: string;
  items: readonly FilterItem[];
  searchable?: boolean;
  groups?: readonly FilterGroup[];
  emptyText?: string;
  /** Those that the search box leaves, where not all are at hand to look through. */
  offered?: readonly FilterItem[];
  /** The end of the list was reached. */
  onEnd?: () => void;
}

/** One dropdown of the filters machine. */
export function ChoiceFilter({
  filters,
  name,
  label,
  items,
  searchable = false,
  groups,
  emptyText,
  offered,
  onEnd,
}: ChoiceFilterProps) {
  const selected = useSelector(filters, ({ context }) => context.applied[name]);
  const draft = useSelector(filters, (snapshot) =>
    snapshot.hasTag(`open.${name}`) ? snapshot.context.draft : null,
  );
  const needle = useSelector(filters, ({ context }) => context.needle);
  return (
    <FilterDropdown
      label={label}
      items={items}
      offered={offered ?? offeredItems(items, needle)}
      selected={selected}
      draft={draft}
      groups={groups}
      emptyText={emptyText}
      onEnd={onEnd}
      onButton={() => filters.send({ type: 'filter.opened', filter: name })}
      onClose={() => filters.send({ type: 'filter.closed' })}
      onToggle={(value) => filters.send({ type: 'filter.value.toggled', value })}
      onReset={() => {
        filters.send({ type: 'filter.draft.emptied' });
        filters.send({ type: 'filter.applied' });
      }}
      onApply={() => filters.send({ type: 'filter.applied' })}
      search={
        searchable
          ? { text: needle, onType: (text) => filters.send({ type: 'filter.needle.typed', text }) }
          : undefined
      }
    />
  );
}
