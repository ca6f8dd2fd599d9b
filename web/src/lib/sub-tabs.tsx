import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../ui/classes.ts';
import '../ui/sub-tabs.css';
import { useScrollEdges } from '../ui/use-scroll-edges.ts';
import { useShownInRow } from '../ui/use-shown-in-row.ts';

export interface SubTab {
  to: string;
  label: string;
  on: boolean;
  badge?: ReactNode;
}

/** Parts of a page, each with an address of its own. */
export function SubTabs({ label, tabs }: { label: string; tabs: readonly SubTab[] }) {
  const bar = useRef<HTMLElement>(null);
  const here = tabs.find(({ on }) => on)?.to;
  useScrollEdges(bar);
  useShownInRow(
    bar,
    '[aria-current=page]',
    `${here ?? ''} ${tabs.filter(({ badge }) => Boolean(badge)).length}`,
  );
  return (
    <nav className="subtabs" aria-label={label} ref={bar}>
      {tabs.map(({ to, label: words, on, badge }) => (
        <Link
          key={to}
          to={to}
          className={classes('subtab', on && 'subtab-on')}
          {...(on ? { 'aria-current': 'page' as const } : {})}
        >
          {words} {badge}
        </Link>
      ))}
    </nav>
  );
}
