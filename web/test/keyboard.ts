import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More controls than any screen has. */
const MANY = 150;

/**
 * Tabs once around the page, starting where the focus is.
 * @returns what is wrong, one line each: controls that Tab never reaches, and ones that do not show
 * that they have the focus
 */
export async function keyboardFindings(page: Page): Promise<string[]> {
  let left = await page.evaluate(beginWalk);
  // One Tab reaches one control at most: as many as are left are pressed before the page is asked
  // again.
  for (let pressed = 0; left > 0 && pressed < MANY;) {
    const presses = Math.min(left, MANY - pressed);
    for (let step = 0; step < presses; step += 1) await page.keyboard.press('Tab');
    pressed += presses;
    left = await page.evaluate(() => document.querySelectorAll('[data-unreached]').length);
  }
  return page.evaluate(() => {
    const missed = [...document.querySelectorAll<HTMLElement>('[data-unreached]')].map(
      (element) => {
        delete element.dataset['unreached'];
        return `Tab does not reach: ${element.outerHTML.slice(0, 120)}`;
      },
    );
    return [...(window.endWalk?.() ?? ['The page was left during the walk.']), ...missed];
  });
}

declare global {
  interface Window {
    /** Ends the walk by Tab. @returns the controls that did not show that they had the focus */
    endWalk?: () => string[];
  }
}

/**
 * In the page: marks what Tab must reach, and looks at each control once the key is up.
 * @returns how many controls there are
 */
function beginWalk(): number {
  const shows = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null;
  const modal = document.querySelector('[role="dialog"][aria-modal="true"]');
  const selector =
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), ' +
    'textarea:not(:disabled), [tabindex="0"]';
  let marked = 0;
  for (const element of (modal ?? document).querySelectorAll<HTMLElement>(selector)) {
    // Of a group of radio buttons Tab reaches one; the arrows lead to the others.
    const radio = element instanceof HTMLInputElement && element.type === 'radio';
    if (
      !shows(element) ||
      element.tabIndex < 0 ||
      radio ||
      element.dataset['pPadded'] === 'true' ||
      element.classList.contains('p-hidden-focusable')
    )
      continue;
    element.dataset['unreached'] = '';
    marked += 1;
  }
  const rings = (element: Element | null) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  const unmarked = new Set<string>();
  const look = () => {
    const active = document.activeElement;
    if (
      !(active instanceof HTMLElement) ||
      active === document.body ||
      active.classList.contains('p-hidden-focusable')
    )
      return;
    delete active.dataset['unreached'];
    if (![active, active.parentElement, ...(active.parentElement?.children ?? [])].some(rings))
      unmarked.add(`no visible focus: ${active.outerHTML.slice(0, 120)}`);
  };
  document.addEventListener('keyup', look, true);
  window.endWalk = () => {
    document.removeEventListener('keyup', look, true);
    delete window.endWalk;
    return [...unmarked];
  };
  return marked;
}

/** Goes to a control by Tab alone and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < MANY; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press('Tab');
  }
  expect.fail(`Tab did not lead to ${String(target)}.`);
}
