import * as m from '../generated/messages/controls/index.ts';
import './skeleton-table.css';

/** Rows of the size of those that are being loaded, so that nothing jumps when they come. */
export function SkeletonTable({ rows = 10, columns = 5, label = m.loading }: { rows?: number; columns?: number; label?: string }) {
  return (
    <div className="skeleton-table" role="status" aria-label={label}>
      <div className="skeleton-head" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton-row">
          {Array.from({ length: columns }, (_, column) => <span key={column} className="skeleton-cell" data-lead={column === 1} />)}
        </div>
      ))}
    </div>
  );
}
