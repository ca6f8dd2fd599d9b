import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import './waiting-button.css';

/**
 * Brings a list up to date: what arrived waits behind it, so that nothing moves under the pointer.
 * Null words: nothing waits. It stands in a `WaitingPlace`.
 */
export function WaitingButton({
  words,
  onRefresh,
}: {
  words: string | null;
  onRefresh: () => void;
}) {
  return (
    <div className="list-waiting" aria-live="polite">
      {words !== null && (
        <Button size="s" variant="primary" icon="refresh" onClick={onRefresh}>
          {words}
        </Button>
      )}
    </div>
  );
}

interface WaitingPlaceProps {
  /** Quiet words at the end of a row above the list, for which the button stands in. */
  words: string;
  className?: string;
  /** Where the button is put in by whoever knows of it. */
  placeRef?: Ref<HTMLSpanElement>;
  children?: ReactNode;
}

/**
 * The place that is kept for the button: where it comes nothing moves, and it covers nothing that
 * one reads.
 */
export function WaitingPlace({ words, className, placeRef, children }: WaitingPlaceProps) {
  return (
    <span className={classes('waiting-place', className)}>
      <small>{words}</small>
      <span ref={placeRef} className="waiting-here">
        {children}
      </span>
    </span>
  );
}
