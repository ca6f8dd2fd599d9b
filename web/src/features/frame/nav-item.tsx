import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/frame/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface NavLinkItemProps {
  to: string;
  icon?: IconName;
  active: boolean;
  /** A heading above an active sub-item: marked, but not as strongly. */
  muted?: boolean;
  sub?: boolean;
  count?: number | undefined;
  /** What the count counts, for screen readers. */
  counted?: string;
  /** Name under which the product tour finds it. */
  tour?: string;
  children: ReactNode;
}

/** A line of the sidebar that leads somewhere. */
export function NavLinkItem({
  to,
  icon,
  active,
  muted = false,
  sub = false,
  count = 0,
  counted,
  tour,
  children,
}: NavLinkItemProps) {
  return (
    <li>
      <Link
        to={to}
        data-tour={tour}
        className={classes('nav', sub && 'nav-sub', active && !muted && 'nav-on')}
        {...(active && !muted ? { 'aria-current': 'page' as const } : {})}
      >
        {icon !== undefined && <Icon name={icon} />}
        {children}
        {count > 0 && (
          <Badge count={count} {...(counted === undefined ? {} : { label: counted })} />
        )}
      </Link>
    </li>
  );
}

interface NavButtonProps {
  icon: IconName;
  active: boolean;
  count: number;
  onClick: () => void;
  children: ReactNode;
}

/** A line of the sidebar that opens the drawer. */
export function NavButton({ icon, active, count, onClick, children }: NavButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={classes('nav', active && 'nav-open')}
        aria-haspopup="dialog"
        aria-expanded={active}
        onClick={onClick}
      >
        <Icon name={icon} />
        {children}
        {count > 0 && <Badge count={count} hot label={m.unread} />}
      </button>
    </li>
  );
}

/**
 * A line of the sidebar that this account may not use; it can be focused so that its reason can be
 * read.
 */
export function NavLocked({
  icon,
  why,
  children,
}: {
  icon: IconName;
  why: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <li>
      <Tooltip text={why} side="bottom">
        <span id={id} role="link" aria-disabled="true" tabIndex={0} className="nav nav-locked">
          <Icon name={icon} />
          {children}
          <Icon name="lock" className="nav-lock" />
        </span>
      </Tooltip>
    </li>
  );
}
