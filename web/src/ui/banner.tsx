import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import './banner.css';

export type BannerStatus = 'info' | 'success' | 'warning' | 'error';

const ICONS: Record<BannerStatus, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'warning',
};

/**
 * A sentence that stays on the screen. Errors interrupt a screen reader, the rest waits its turn.
 */
export function Banner({
  status = 'info',
  children,
  action,
}: {
  status?: BannerStatus;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      className={classes('banner', `banner-${status}`)}
      role={status === 'error' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[status]} />
      <div className="banner-text">{children}</div>
      {action}
    </div>
  );
}
