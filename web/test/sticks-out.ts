import type { Page } from 'playwright-core';

/**
 * What of a page cannot be seen whole by scrolling down, one line each: a page wider than its
 * window, controls that begin or end beside it, words cut off without an ellipsis. A box of its own
 * that scrolls sideways is none of these.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const called = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    /** Kept for the ear only: something around it is a pixel wide. */
    const hidden = (element: Element) => {
      for (let up: Element | null = element; up !== null; up = up.parentElement)
        if (up.getBoundingClientRect().width <= 1) return true;
      return false;
    };
    const scrolls = (element: Element) => {
      for (let up: Element | null = element; up !== null; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth)
          return true;
      return false;
    };
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, h1, h2, h3, p, td, th, label, .pill, .badge',
    )) {
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        hidden(element)
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || scrolls(element)) continue;
      if (box.right > clientWidth + 1 || box.left < -1)
        found.push(
          `${called(element)} lies from ${Math.round(box.left)} to ${Math.round(box.right)} px`,
        );
      const style = getComputedStyle(element);
      if (
        /hidden|clip/.test(style.overflowX) &&
        style.textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`${called(element)} is cut off`);
    }
    return found;
  });
}
