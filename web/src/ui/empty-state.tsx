import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  title: string;
  description: ReactNode;
  icon?: ReactNode;
  hasBorders?: boolean;
  /** CSS length; 48px unless told. */
  padding?: string;
  /** CSS colour of the ring around the icon. */
  borderColorIcon?: string;
  /** CSS colour behind the icon. */
  bgIcon?: string;
  /** The next step, if there is one. */
  action?: ReactNode;
  /** `alert` for a failure, so that it is read out. */
  role?: 'alert' | 'status';
}

/**
 * What a place says when it has nothing to show, or could not: a sentence and, where there is one,
 * the next step.
 */
export function EmptyState(props: EmptyStateProps) {
  const {
    title,
    description,
    icon,
    hasBorders = false,
    padding = '48px 24px',
    borderColorIcon,
    bgIcon,
    action,
    role,
  } = props;
  return (
    <div className="empty-state" data-borders={hasBorders} style={{ padding }} role={role}>
      {icon !== undefined && (
        <div
          className="empty-state-icon"
          style={{ borderColor: borderColorIcon, background: bgIcon }}
        >
          {icon}
        </div>
      )}
      <p className="empty-state-title">{title}</p>
      <p className="empty-state-description">{description}</p>
      {action}
    </div>
  );
}
