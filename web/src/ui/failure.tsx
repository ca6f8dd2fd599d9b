import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './failure.css';

/** A whole page that says what went wrong and what to do. */
export function Failure({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="failure" role="alert">
      <span className="failure-icon">
        <Icon name="warning" />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      {children !== undefined && <div className="failure-text">{children}</div>}
      {action}
    </div>
  );
}
