import { classes } from './classes.ts';
import { inFigures } from './figures.ts';
import './badge.css';

/**
 * A count. `hot` draws attention; `label` says what is counted to those who cannot see where it
 * stands.
 */
export function Badge({
  count,
  hot = false,
  label,
}: {
  count: number;
  hot?: boolean;
  label?: string;
}) {
  return (
    <span className={classes('badge', hot && 'badge-hot')}>
      {inFigures(Math.min(count, 9999), count > 9999)}
      {label !== undefined && <span className="sr-only"> {label}</span>}
    </span>
  );
}
