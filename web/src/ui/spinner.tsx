import { classes } from './classes.ts';
import './spinner.css';

/**
 * A turning ring. With a label it is announced and its words stand beside it; without, it is
 * decoration.
 */
export function Spinner({ label, small = false }: { label?: string; small?: boolean }) {
  const ring = <span className={classes('spinner', small && 'spinner-s')} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span className="spinner-line" role="status">
      {ring}
      {label}
    </span>
  );
}
