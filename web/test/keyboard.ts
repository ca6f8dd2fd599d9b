import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More controls than any screen has. */
const MANY = 150;

/**
 * Tabs once around the page, starting where the focus is.
 * @returns what is wrong, one line each: controls that Tab never reaches, and ones that do not show that they have the focus
 */
export async function keyboardFindings(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const shows = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden="true"]') === null;
    const modal = document.querySelector('[role="dialog"][aria-modal="true"]');
    const selector = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
    for (const element of (modal ?? document).querySelectorAll<HTMLElement>(selector)) {
      // Of a group of radio buttons Tab reaches one; the arrows lead to the others.
      const radio = element instanceof HTMLInputElement && element.type === 'radio';
      if (shows(element) && element.tabIndex >= 0 && !radio && element.dataset['pPadded'] !== 'true' && !element.classList.contains('p-hidden-focusable')) element.dataset['unreached'] = '';
    }
  });
  const unmarked: string[] = [];
  for (let step = 0; step < MANY; step += 1) {
    await page.keyboard.press('Tab');
    const { marked, name, left } = await page.evaluate(() => {
      const active = document.activeElement;
      const left = () => document.querySelectorAll('[data-unreached]').length;
      if (!(active instanceof HTMLElement) || active === document.body || active.classList.contains('p-hidden-focusable')) return { marked: true, name: '', left: left() };
      delete active.dataset['unreached'];
      const rings = (element: Element | null) => {
        if (element === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      };
      return { marked: [active, active.parentElement, ...(active.parentElement?.children ?? [])].some(rings), name: active.outerHTML.slice(0, 120), left: left() };
    });
    if (!marked) unmarked.push(`no visible focus: ${name}`);
    if (left === 0) break;
  }
  const missed = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-unreached]')].map((element) => {
    delete element.dataset['unreached'];
    return `Tab does not reach: ${element.outerHTML.slice(0, 120)}`;
  }));
  return [...new Set([...unmarked, ...missed])];
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
