import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/analytics/index.ts';
import { inFigures } from '../../ui/figures.ts';

interface FigureProps {
  count: number;
  /** The list that it counts. */
  to: string | null;
  /** What it is a figure of. */
  of: string;
  words?: (figures: { count: number }) => string;
}

/** A figure of a table that leads to its list; nothing to see needs no way there. */
export function Figure({ count, to, of, words = m.countedAlerts }: FigureProps) {
  return count === 0 || to === null ? (
    <span className={count === 0 ? 'dim' : undefined}>{inFigures(count)}</span>
  ) : (
    <Link to={to} aria-label={`${of}: ${words({ count })}`}>
      {inFigures(count)}
    </Link>
  );
}
