import type { Page } from 'playwright-core';
import { isDrawn } from '@vedetta/detection/testing/campaign.ts';
import { axeInBothThemes } from './browser.ts';
import { keyboardFindings } from './keyboard.ts';

/** A look costs a second and a half of the processor. The long run takes all of them. */
const LOOKED_AT = 0.4;

/**
 * What is wrong with what the page shows now: axe in both themes, once around by Tab, anything that
 * sticks out to the right, titles of rows without room, and pills that leave their cells.
 */
export async function findingsOn(
  page: Page,
  what: string,
  { walk = true } = {},
): Promise<string[]> {
  if (!isDrawn(what, LOOKED_AT)) return [];
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const found = [
    ...(await axeInBothThemes(page)),
    ...(walk ? await keyboardFindings(page) : []),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...(await crushedOn(page)),
    ...(await spilledOn(page)),
  ];
  return found.map((line) => `${what}: ${line}`);
}

/** Widths of screens that people have, down to where tables become cards. */
const WIDTHS = [1366, 1280, 1100, 961];
/** Room for `@darkpier_77`, `invoice.pdf`. */
const LEAST_TITLE = 130;

/**
 * Tables whose column of titles, which has what the others leave, is left next to nothing at some
 * width.
 */
async function crushedOn(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  if (
    before === null ||
    before.width < 961 ||
    (await page.locator('.data-table[data-fixed="true"]').count()) === 0 ||
    (await page.locator('dialog[open], [role="dialog"], [role="menu"]').count()) > 0
  )
    return [];
  const found: string[] = [];
  for (const width of WIDTHS) {
    await resize(page, { ...before, width });
    const rooms = await page.locator('.data-table[data-fixed="true"] th').evaluateAll((heads) =>
      heads.flatMap((head) => {
        const { width: room } = head.getBoundingClientRect();
        return head instanceof HTMLElement && head.style.getPropertyValue('--width') === ''
          ? [{ said: head.innerText, room }]
          : [];
      }),
    );
    found.push(
      ...rooms
        .filter(({ room }) => room < LEAST_TITLE)
        .map(({ said, room }) => `${said} has ${Math.round(room)} px at ${width} px`),
    );
  }
  await resize(page, before);
  return found;
}

/** Pills that reach out of their cell, over what stands beside it. */
async function spilledOn(page: Page): Promise<string[]> {
  return page.locator('.data-table td .pill').evaluateAll((pills) =>
    pills.flatMap((pill) => {
      const cell = pill.closest('td');
      const over =
        cell === null ? 0 : pill.getBoundingClientRect().right - cell.getBoundingClientRect().right;
      return over > 1
        ? [`“${pill.textContent}” is ${Math.round(over)} px wider than its cell`]
        : [];
    }),
  );
}

/**
 * Another size of the window, once the page has heard of it and drawn itself for it: both come a
 * frame after the size.
 */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
      }),
  );
}
