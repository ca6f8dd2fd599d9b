import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Between the panel and the edge of the window. */
const EDGE = 8;
/** With less room below its button a list shows too few of its rows to choose from. */
const ENOUGH = 340;

/**
 * Keeps a panel inside the window, so that its last row, "Apply", is always in sight: where what it
 * holds is longer than the room below its button, its list is shortened; where that room is too
 * little, as at 200 % zoom, it stands at the foot of the window.
 */
export function usePanelPlace(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = panel.current;
    if (own === null) return undefined;
    // Near the end of its row it hangs from the other side of its button.
    if (own.getBoundingClientRect().right > document.documentElement.clientWidth - EDGE)
      own.dataset['end'] = 'true';
    const place = () => {
      const list = own.querySelector('.filter-list');
      const scrolled = list?.scrollTop ?? 0;
      measure();
      // Measured at its full length it may have been scrolled back.
      if (list !== null) list.scrollTop = scrolled;
    };
    const measure = () => {
      delete own.dataset['low'];
      own.style.setProperty('--room', 'none');
      const { top, height } = own.getBoundingClientRect();
      const room = innerHeight - top - EDGE;
      if (height <= room) return;
      if (room >= ENOUGH) own.style.setProperty('--room', `${room}px`);
      else {
        own.dataset['low'] = 'true';
        own.style.setProperty(
          '--foot',
          `${(own.offsetParent?.getBoundingClientRect().bottom ?? innerHeight) - innerHeight + EDGE}px`,
        );
      }
    };
    place();
    // Its rows may come later than the panel. Not at once: what is measured must not change while
    // it is told of.
    let frame = 0;
    const grown = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    grown.observe(own);
    addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      removeEventListener('resize', place);
    };
  }, []);
  return panel;
}
