import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/analytics/index.ts';
import { inFigures } from '../../ui/figures.ts';

export interface BarRow {
  id: string;
  name: string;
  count: number;
  /** The list that the figure counts; null where no list is narrowed that way. */
  to: string | null;
}

/** Names with a bar as long as their share of the most; each leads to the list it counts. */
export function BarList({ rows, label }: { rows: readonly BarRow[]; label: string }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className="bar-list" aria-label={label}>
      {rows.map(({ id, name, count, to }) => {
        const inside = (
          <>
            <span className="bar-row-words">
              <span className="truncate" title={name}>
                {name}
              </span>
              <span className="num dim">{inFigures(count)}</span>
            </span>
            <svg className="bar-row-bar" aria-hidden="true">
              <rect className="bar-row-rest" width="100%" height="6" rx="3" />
              <rect className="bar-row-fill" width={`${(count / most) * 100}%`} height="6" rx="3" />
            </svg>
          </>
        );
        return (
          <li key={id}>
            {to === null ? (
              <span className="bar-row">{inside}</span>
            ) : (
              <Link
                className="bar-row"
                to={to}
                aria-label={`${name}: ${m.countedAlerts({ count })}`}
              >
                {inside}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
