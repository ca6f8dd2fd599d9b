import type { ReactNode } from 'react';
import './list-head.css';

/** What a list is for, above it, and the act that adds to it. */
export function ListHead({ words, action }: { words: ReactNode; action?: ReactNode }) {
  return (
    <div className="list-head">
      <p className="dim">{words}</p>
      {action}
    </div>
  );
}
