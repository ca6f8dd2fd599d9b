import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width and the height of an element in pixels, also after they changed; what is given until
 * they are known.
 */
export function useSize<Measured extends HTMLElement>(
  otherWidth: number,
  otherHeight: number,
): [RefObject<Measured | null>, number, number] {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(otherWidth);
  const [height, setHeight] = useState(otherHeight);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const take = (size: { width: number; height: number }) => {
      if (size.width > 0) setWidth(Math.round(size.width));
      if (size.height > 0) setHeight(Math.round(size.height));
    };
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) take(entry.contentRect);
    });
    observer.observe(element.current);
    take({ width: element.current.clientWidth, height: element.current.clientHeight });
    return () => observer.disconnect();
  }, []);
  return [element, width, height];
}
