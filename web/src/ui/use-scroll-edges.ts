import { useEffect, type RefObject } from 'react';
import './scroll-edges.css';

/**
 * Marks a row that scrolls sideways with `data-more` (`left`, `right`, `both`) where more of it can
 * be reached, for its edges to fade.
 */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const mark = () => {
      const left = element.scrollLeft > 1;
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      element.dataset['more'] = left && right ? 'both' : left ? 'left' : right ? 'right' : '';
    };
    const watching = new ResizeObserver(mark);
    watching.observe(element);
    for (const child of element.children) watching.observe(child);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      watching.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row]);
}
