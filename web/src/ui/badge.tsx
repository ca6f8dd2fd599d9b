import { classes } from './classes.ts';
import './badge.css';

const NUMBERS = new Intl.NumberFormat('en');

/** A count. `hot` draws attention; `label` says what is counted to those who cannot see where it stands. */
export function Badge({ count, hot = false, label }: { count: number; hot?: boolean; label?: string }) {
  return (
    <span className={classes('badge', hot && 'badge-hot')}>
      {count > 9999 ? '9,999+' : NUMBERS.format(count)}
      {label !== undefined && <span className="sr-only"> {label}</span>}
    </span>
  );
}
