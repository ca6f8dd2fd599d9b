/** How often a page that is still loading is looked at for the element, in milliseconds. */
const LOOK_EVERY = 100;

/**
 * The element that a step is about, as the page marks it (`data-tour`), if it can be seen now. Of
 * several the first one.
 */
export function targetElement(target: string): HTMLElement | null {
  const marked = document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(target)}"]`);
  return (
    [...marked].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0,
    ) ?? null
  );
}

/** Resolves once the element can be seen; never when nobody waits any more. */
export async function untilThere(target: string, signal: AbortSignal): Promise<void> {
  if (targetElement(target) !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (targetElement(target) === null) return;
      clearInterval(timer);
      resolve();
    }, LOOK_EVERY);
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  });
}
