import { useId } from 'react';
import type { ReactNode } from 'react';
import * as m from '../generated/messages/controls/index.ts';
import { FilterFrame } from './filter-frame.tsx';

export interface FilterItem {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Drawn instead of the label where a filter looks like what it filters, e.g. severity bars. */
  tag?: ReactNode;
}
/** Several values that are ticked together. */
export interface FilterGroup {
  label: string;
  values: readonly string[];
}

interface FilterDropdownProps {
  label: string;
  /** All that can be chosen. */
  items: readonly FilterItem[];
  /** Those of them that the search box leaves. */
  offered: readonly FilterItem[];
  /** What the list is filtered by now. */
  selected: readonly string[];
  /** What is ticked in the open panel and counts when applied; null while it is closed. */
  draft: readonly string[] | null;
  onButton: () => void;
  onClose: () => void;
  onToggle: (value: string) => void;
  onReset: () => void;
  onApply: () => void;
  /** The search box and what stands in it; none unless told. */
  search?: { text: string; onType: (text: string) => void } | undefined;
  groups?: readonly FilterGroup[] | undefined;
  /** Called when the list is scrolled to its end and more may come. */
  onEnd?: (() => void) | undefined;
  /** Said when there is nothing to choose from. */
  emptyText?: string | undefined;
}

/**
 * A filter that chooses among values: its button carries their number; the choice counts when
 * applied.
 */
export function FilterDropdown({
  label,
  selected,
  draft,
  onButton,
  onClose,
  onReset,
  onApply,
  ...choices
}: FilterDropdownProps) {
  return (
    <FilterFrame
      label={label}
      count={selected.length}
      open={draft !== null}
      onButton={onButton}
      onClose={onClose}
      onReset={onReset}
      onApply={onApply}
    >
      {draft !== null && <Choices label={label} draft={draft} {...choices} />}
    </FilterFrame>
  );
}

type ChoicesProps = Omit<
  FilterDropdownProps,
  'selected' | 'onButton' | 'onClose' | 'onReset' | 'onApply' | 'draft'
> & { draft: readonly string[] };

function Choices({
  label,
  items,
  offered,
  draft,
  onToggle,
  search,
  groups = [],
  onEnd,
  emptyText,
}: ChoicesProps) {
  const id = useId();
  const words = m.searchIn({ label: label.toLowerCase() });
  const has = (value: string) => draft.includes(value);
  const toggleAll = (values: readonly string[]) => {
    const all = values.every(has);
    for (const value of values) if (has(value) === all) onToggle(value);
  };
  return (
    <>
      {search !== undefined && (
        <input
          className="filter-search"
          type="search"
          placeholder={words}
          aria-label={words}
          value={search.text}
          onChange={(event) => search.onType(event.target.value)}
        />
      )}
      {groups.length > 0 && (
        <div
          className="filter-groups"
          role="group"
          aria-label={m.groupsOf({ label: label.toLowerCase() })}
        >
          {groups.map((group) => (
            <button
              key={group.label}
              type="button"
              className="filter-group"
              aria-pressed={group.values.every(has)}
              onClick={() => toggleAll(group.values)}
            >
              {group.label}
            </button>
          ))}
        </div>
      )}
      {search !== undefined && draft.length > 0 && (
        <div className="filter-chips">
          {items
            .filter((item) => has(item.value))
            .map((item) => (
              <button
                key={item.value}
                type="button"
                className="filter-chip"
                aria-label={m.removeItem({ label: item.label })}
                onClick={() => onToggle(item.value)}
              >
                {item.label} <span aria-hidden="true">×</span>
              </button>
            ))}
        </div>
      )}
      <div
        className="filter-list"
        role="group"
        aria-label={label}
        onScroll={(event) => {
          const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
          if (scrollTop + clientHeight >= scrollHeight - 8) onEnd?.();
        }}
      >
        {offered.map((item) => (
          <label key={item.value} className="filter-item" htmlFor={`${id}-${item.value}`}>
            <input
              id={`${id}-${item.value}`}
              type="checkbox"
              checked={has(item.value)}
              onChange={() => onToggle(item.value)}
            />
            {item.icon}
            {item.tag ?? <span className="filter-item-label">{item.label}</span>}
          </label>
        ))}
        {offered.length === 0 && (
          <p className="filter-none">
            {items.length === 0 ? (emptyText ?? m.noOptions) : m.noMatches}
          </p>
        )}
      </div>
    </>
  );
}
