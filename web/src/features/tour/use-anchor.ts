import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { frameAround, placeWords, type Box, type Point } from './placement.ts';
import { targetElement } from './target-element.ts';

export interface Anchor {
  frame: Box;
  words: Point;
}

const rounded = ({ left, top, width, height }: DOMRect): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});
const same = (a: Anchor | null, b: Anchor) => a !== null && JSON.stringify(a) === JSON.stringify(b);

/**
 * Follows an element wherever the page moves it, for as long as it can be seen.
 *
 * @param target name of the element; null follows nothing and leaves the last place
 * @param words the block that stands beside it
 * @param onLost the page took it away
 */
export function useAnchor(
  target: string | null,
  words: RefObject<HTMLElement | null>,
  onLost: () => void,
): Anchor | null {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (target === null) return undefined;
    // With the words below it: they are part of what should be seen.
    targetElement(target)?.scrollIntoView({ block: 'center' });
    let frame = 0;
    const look = () => {
      const element = targetElement(target);
      if (element === null) {
        lost();
        return;
      }
      const around = frameAround(rounded(element.getBoundingClientRect()));
      const size = {
        width: words.current?.offsetWidth ?? 0,
        height: words.current?.offsetHeight ?? 0,
      };
      const next = {
        frame: around,
        words: placeWords(around, size, { width: window.innerWidth, height: window.innerHeight }),
      };
      setAnchor((before) => (same(before, next) ? before : next));
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [target, words]);
  return anchor;
}
