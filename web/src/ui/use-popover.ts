import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Popover<Root extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes and gives the focus back to the button that opened. */
  close: () => void;
  /** On the element that holds both the button and the panel. */
  root: RefObject<Root | null>;
}

/** A panel below its button, which remembers by itself whether it is open. */
export function usePopover<Root extends HTMLElement = HTMLDivElement>(): Popover<Root> {
  const [open, setOpen] = useState(false);
  const { root, focusButton } = usePopoverOf<Root>(open, () => setOpen(false));
  const close = () => {
    setOpen(false);
    focusButton();
  };
  return { open, setOpen, close, root };
}

/** The panels that are open, each of which may lie in the one before. */
const openPanels: symbol[] = [];

/**
 * The same for a panel whose being open somebody else knows: Escape and a click or focus elsewhere
 * ask to close it.
 */
export function usePopoverOf<Root extends HTMLElement = HTMLDivElement>(
  open: boolean,
  onClose: () => void,
) {
  const root = useRef<Root>(null);
  const ask = useEffectEvent(onClose);
  const focusButton = () => root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  useEffect(() => {
    if (!open) return;
    const self = Symbol('panel');
    openPanels.push(self);
    const outside = (event: Event) => {
      const own = root.current;
      if (own === null || !(event.target instanceof Node) || own.contains(event.target)) return;
      // A press on something that takes no focus gives it to the focusable ancestor (the page):
      // that is not elsewhere.
      if (event.type === 'focusin' && event.target.contains(own)) return;
      ask();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || openPanels.at(-1) !== self) return;
      // Only the topmost thing closes: a dialog around the panel stays.
      event.stopPropagation();
      ask();
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape, true);
    return () => {
      openPanels.splice(openPanels.indexOf(self), 1);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape, true);
    };
  }, [open]);
  return { root, focusButton };
}
