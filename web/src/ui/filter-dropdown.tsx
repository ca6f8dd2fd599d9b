import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePopover } from './use-popover.ts';
import './filter-dropdown.css';

/** Specification, section 3. */
export interface FilterItem {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Drawn instead of the label where a filter looks like what it filters, e.g. severity bars. */
  tag?: ReactNode;
}

interface FilterDropdownProps {
  label: string;
  items: readonly FilterItem[];
  selected: readonly string[];
  onApply: (values: string[]) => void;
  /** Offers a search box; matching is a case-insensitive substring of the label (specification, section 5). */
  searchable?: boolean;
  /** Called when the list is scrolled to its end and more may come. */
  onEnd?: (() => void) | undefined;
  /** Said when there is nothing to choose from. */
  emptyText?: string;
}

/** A filter: its button carries the number of chosen values; the choice counts when applied. */
export function FilterDropdown(props: FilterDropdownProps) {
  const { open, setOpen, close, root } = usePopover();
  const count = props.selected.length;
  return (
    <div className="filter-dropdown" ref={root}>
      <button type="button" className="filter-button" data-on={count > 0} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        {props.label}
        {count > 0 && <span className="filter-count"><span className="sr-only">, chosen: </span>{count}</span>}
        <svg className="filter-arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 9l6 6 6-6" /></svg>
      </button>
      {open && <Panel {...props} close={close} />}
    </div>
  );
}

function Panel({ label, items, selected, onApply, searchable = false, onEnd, emptyText, close }: FilterDropdownProps & { close: () => void }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<readonly string[]>(selected);
  const [search, setSearch] = useState('');
  useEffect(() => panel.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const shown = items.filter((item) => item.label.toLowerCase().includes(search.trim().toLowerCase()));
  const toggle = (value: string) => setDraft(draft.includes(value) ? draft.filter((other) => other !== value) : [...draft, value]);
  const apply = (values: readonly string[]) => {
    onApply(items.filter((item) => values.includes(item.value)).map((item) => item.value));
    close();
  };
  return (
    <div className="filter-panel" role="dialog" aria-label={`Filter by ${label.toLowerCase()}`} ref={panel}>
      {searchable && (
        <input
          className="filter-search" type="search" placeholder={`Search ${label.toLowerCase()}`} aria-label={`Search ${label.toLowerCase()}`}
          value={search} onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {searchable && draft.length > 0 && (
        <div className="filter-chips">
          {items.filter((item) => draft.includes(item.value)).map((item) => (
            <button key={item.value} type="button" className="filter-chip" aria-label={`Remove ${item.label}`} onClick={() => toggle(item.value)}>
              {item.label} <span aria-hidden="true">×</span>
            </button>
          ))}
        </div>
      )}
      <div
        className="filter-list" role="group" aria-label={label}
        onScroll={(event) => {
          const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
          if (scrollTop + clientHeight >= scrollHeight - 8) onEnd?.();
        }}
      >
        {shown.map((item) => (
          <label key={item.value} className="filter-item" htmlFor={`${id}-${item.value}`}>
            <input id={`${id}-${item.value}`} type="checkbox" checked={draft.includes(item.value)} onChange={() => toggle(item.value)} />
            {item.icon}
            {item.tag ?? <span className="filter-item-label">{item.label}</span>}
          </label>
        ))}
        {shown.length === 0 && <p className="filter-none">{items.length === 0 ? (emptyText ?? 'Nothing to choose from yet.') : 'Nothing matches. Try other words.'}</p>}
      </div>
      <div className="filter-acts">
        <button type="button" className="filter-act" onClick={() => apply([])}>Reset</button>
        <button type="button" className="filter-act" data-primary="true" onClick={() => apply(draft)}>Apply</button>
      </div>
    </div>
  );
}
