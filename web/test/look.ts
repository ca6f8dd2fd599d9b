import type { Page } from 'playwright-core';
import { drawnFrom, isDrawn, isLong } from '@vedetta/detection/testing/campaign.ts';
import { axeInBothThemes, axeInTheme, THEMES } from './browser.ts';
import { keyboardFindings } from './keyboard.ts';

/**
 * What axe and the walk by Tab look at in `npm test`: they take 1.5 s of the processor in both
 * themes. The seed chooses what, and in which theme; the long run looks at everything in both.
 */
const LOOKED_AT_CLOSELY = 0.4;

/**
 * What is wrong with what the page shows now: anything that sticks out to the right, titles of rows
 * without room, pills that leave their cells, and by the seed axe and once around by Tab.
 */
export async function findingsOn(
  page: Page,
  what: string,
  { walk = true } = {},
): Promise<string[]> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const isClose = isDrawn(what, LOOKED_AT_CLOSELY);
  const found = [
    ...(isClose ? await axeByTheSeed(page, what) : []),
    ...(isClose && walk ? await keyboardFindings(page) : []),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...(await crushedOn(page, what)),
    ...(await spilledOn(page)),
  ];
  return found.map((line) => `${what}: ${line}`);
}

const axeByTheSeed = (page: Page, what: string): Promise<string[]> =>
  isLong ? axeInBothThemes(page) : axeInTheme(page, drawnFrom(THEMES, what));

/** Widths of screens that people have, down to where tables become cards. */
const WIDTHS = [1366, 1280, 1100, 961] as const;
/** Room for `@darkpier_77`, `invoice.pdf`. */
const LEAST_TITLE = 130;

/**
 * Tables whose column of titles, which has what the others leave, is left next to nothing at some
 * width: at one of them by the seed, at all in the long run.
 */
async function crushedOn(page: Page, what: string): Promise<string[]> {
  const before = page.viewportSize();
  if (
    before === null ||
    before.width < 961 ||
    (await page.locator('.data-table[data-fixed="true"]').count()) === 0 ||
    (await page.locator('dialog[open], [role="dialog"], [role="menu"]').count()) > 0
  )
    return [];
  const found: string[] = [];
  for (const width of isLong ? WIDTHS : [drawnFrom(WIDTHS, what)]) {
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
