import { useLayoutEffect, type RefObject } from 'react';

/**
 * The part of the page that somebody works in: what belongs to the focused control is to be seen
 * with it.
 */
const areaOf = (focused: Element): DOMRect =>
  (focused.closest('[data-in-sight]') ?? focused).getBoundingClientRect();

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Moves a panel that floats over the page to its other place (`data-aside`) while it would cover
 * what has the focus (WCAG 2.2, 2.4.11). With the focus in it, it stays where it is.
 *
 * @param count how many messages stand in it: with another number it has another size
 */
export function useClearOfFocus(panel: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const floating = panel.current;
    if (floating === null || count === 0) return undefined;
    const look = () => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || floating.contains(focused)) return;
      floating.removeAttribute('data-aside');
      floating.toggleAttribute(
        'data-aside',
        overlap(floating.getBoundingClientRect(), areaOf(focused)),
      );
    };
    look();
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('focusin', look);
    };
  }, [panel, count]);
}
