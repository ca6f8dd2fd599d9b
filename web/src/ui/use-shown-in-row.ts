import { useEffect, type RefObject } from 'react';

/**
 * On a phone a row of tabs is longer than the screen: keeps the chosen one in its middle. The row
 * alone is scrolled, never the page around it.
 * @param selector of the chosen one
 * @param moved what changes when another one is chosen, or when what stands before it grows (their
 * figures come later)
 */
export function useShownInRow(
  row: RefObject<HTMLElement | null>,
  selector: string,
  moved: string,
): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const show = () => {
      const chosen = element.querySelector(selector);
      if (chosen === null) return;
      const [outer, inner] = [element.getBoundingClientRect(), chosen.getBoundingClientRect()];
      element.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
    };
    // Told at once, when the row has been laid out, and again when a phone is turned. Asking here
    // would lay out the page before its time.
    const watching = new ResizeObserver(show);
    watching.observe(element);
    return () => watching.disconnect();
  }, [row, selector, moved]);
}
