import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * The keyboard of a listbox whose focus stays elsewhere (on its list or a text field): arrows,
 * Home, End move the active option, `choose` gets it on Enter (and on Space where `space` says so).
 * @returns the active position, and a key handler that answers whether it used the key
 */
export function useListbox(
  size: number,
  choose: (index: number) => void,
  options: { space?: boolean; start?: number } = {},
) {
  const [active, setActive] = useState(options.start ?? 0);
  const at = Math.min(active, Math.max(0, size - 1));
  const onKey = (event: KeyboardEvent): boolean => {
    if (size === 0) return false;
    const to = {
      ArrowDown: (at + 1) % size,
      ArrowUp: (at - 1 + size) % size,
      Home: 0,
      End: size - 1,
    }[event.key];
    if (to !== undefined) setActive(to);
    else if (event.key === 'Enter' || (options.space === true && event.key === ' ')) choose(at);
    else return false;
    event.preventDefault();
    return true;
  };
  return { active: at, setActive, onKey };
}
