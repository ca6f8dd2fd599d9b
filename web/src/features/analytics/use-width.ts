import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels, also after it changed; `otherwise` until it is known. */
export function useWidth<Measured extends HTMLElement>(otherwise: number): [RefObject<Measured | null>, number] {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    setWidth(Math.round(element.current.clientWidth) || otherwise);
    return () => observer.disconnect();
  }, [otherwise]);
  return [element, width];
}
