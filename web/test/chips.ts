import { expect, vi } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { PATIENT } from './patience.ts';

/** Chooses of a filter of one choice as a person does: opens its chip, takes the option. */
export async function chooseOne(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}(:|$)`) }).click();
  await page
    .getByRole('listbox', { name: label })
    .getByRole('option', { name: option, exact: true })
    .click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Words of the page that a thing lies upon: none when it has a place of its own. */
const coveredBy = (thing: Locator): Promise<string[]> =>
  thing.evaluate((own) => {
    const place = own.getBoundingClientRect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      if (
        (text.textContent ?? '').trim() === '' ||
        own.contains(text) ||
        text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !==
          true
      )
        continue;
      if (text.parentElement.closest('.sr-only') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lies = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < place.right && right > place.left && top < place.bottom && bottom > place.top,
      );
      if (lies) covered.push(text.textContent ?? '');
    }
    return covered;
  });

/**
 * The button behind which changes wait lies upon no words, above the list and within the window, at
 * every width.
 */
export async function expectOwnPlace(page: Page, button: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await vi.waitFor(async () => {
      expect(await coveredBy(button)).toEqual([]);
      const [own, table] = [
        await button.boundingBox(),
        await page.getByRole('table').boundingBox(),
      ];
      expect([
        own !== null && own.x >= 0 && own.x + own.width <= width,
        own !== null && table !== null && own.y + own.height <= table.y,
      ]).toEqual([true, true]);
    }, PATIENT);
  }
  if (before !== null) await page.setViewportSize(before);
}
