import { startTransition, useEffect, useState } from 'react';

/** The lowest row of any table, and what stands above the first one at least, in pixels. */
const ROW = 42;
const ABOVE = 240;
/**
 * Milliseconds after which nobody waits for a frame any more: a page in the background gets none.
 */
const NO_FRAME = 250;

/** As many rows as a screen can show before anybody scrolls. */
const rowsOnScreen = (): number => Math.max(8, Math.ceil((window.innerHeight - ABOVE) / ROW));

/**
 * Whether a list of this tab has been drawn: later ones come quicker, and who comes back to one
 * wants to stand where they stood.
 */
let drawnBefore = false;

/**
 * The rows of the first list of a tab: those that the screen can show, which is what one waits for,
 * and all of them once they are painted.
 */
export function useRowsInTime<Row>(rows: readonly Row[]): readonly Row[] {
  const [first] = useState(rowsOnScreen);
  const [whole, setWhole] = useState(drawnBefore);
  const isLong = rows.length > first;
  useEffect(() => {
    drawnBefore = true;
    if (whole || !isLong) return undefined;
    const show = () => startTransition(() => setWhole(true));
    let after: ReturnType<typeof setTimeout> | undefined;
    const late = setTimeout(show, NO_FRAME);
    const frame = requestAnimationFrame(() => {
      after = setTimeout(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
      clearTimeout(late);
    };
  }, [whole, isLong]);
  return whole || !isLong ? rows : rows.slice(0, first);
}
