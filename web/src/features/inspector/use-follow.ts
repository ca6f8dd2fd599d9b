import { useEffect, useRef, type RefObject } from 'react';

/** How far from the end, in pixels, somebody still reads the end. */
const NEAR = 60;

/**
 * Keeps a list at what matters: at the moment that one travels to, or at its end while that is what
 * one reads.
 *
 * @param length how many lines there are
 * @param current the line that one travels to; its element has `aria-current`
 */
export function useFollow<Box extends HTMLElement>(
  length: number,
  current: object | undefined,
): { box: RefObject<Box | null>; onScroll: () => void } {
  const box = useRef<Box>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    if (box.current === null) return;
    if (current !== undefined)
      box.current
        .querySelector('[aria-current]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' });
    else if (atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length, current]);
  return {
    box,
    onScroll: () => {
      if (box.current !== null)
        atEnd.current =
          box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight < NEAR;
    },
  };
}
