import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import * as m from '../generated/messages/controls/index.ts';
import { inFigures } from './figures.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useShownInRow } from './use-shown-in-row.ts';
import './tabs.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** Shown in a badge; undefined while it is not known. */
  count?: number | undefined;
  /** What `count` is a part of, where filters narrow it. */
  all?: number | undefined;
  /** There are more than `count`. */
  isPartial?: boolean | undefined;
}
interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the tabs choose among. */
  label: string;
  /** Why a count is not all there is. */
  hint?: string;
  /**
   * Prefix of the ids that tie tabs to their panel: the panel is
   * `<TabPanel name={name} tab={selected}>`.
   */
  name: string;
}

/** Tabs after the ARIA pattern: one stop for Tab, arrows, Home and End move between them. */
export function Tabs<Id extends string>({
  items,
  selected,
  onSelect,
  label,
  hint,
  name,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useScrollEdges(list);
  useShownInRow(
    list,
    '[aria-selected=true]',
    `${selected} ${items.filter(({ count }) => count !== undefined).length}`,
  );
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    const next = items[(to + items.length) % items.length];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${name}-tab-${next.id}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${name}-tab-${item.id}`}
          className="tab"
          aria-selected={item.id === selected}
          aria-controls={item.id === selected ? `${name}-panel` : undefined}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
          {item.count !== undefined && (
            <TabCount count={item.count} all={item.all} isPartial={item.isPartial} hint={hint} />
          )}
        </button>
      ))}
    </div>
  );
}

function TabCount({
  count,
  all = 0,
  isPartial,
  hint,
}: Pick<TabItem<string>, 'all' | 'isPartial'> & { count: number; hint: string | undefined }) {
  if (all <= count || isPartial === true)
    return <span className="tab-count">{inFigures(count, isPartial)}</span>;
  return (
    <span className="tab-count" title={hint}>
      {m.countOf({ count: inFigures(count), all: inFigures(all) })}
    </span>
  );
}

/** What the selected tab shows. */
export function TabPanel({
  name,
  tab,
  children,
}: {
  name: string;
  tab: string;
  children: ReactNode;
}) {
  return (
    <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${tab}`}>
      {children}
    </div>
  );
}
