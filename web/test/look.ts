import type { Page } from 'playwright-core';
import { axeInBothThemes } from './browser.ts';
import { keyboardFindings } from './keyboard.ts';

/** What is wrong with what the page shows now: axe in both themes, once around by Tab, and anything that sticks out to the right. */
export async function findingsOn(page: Page, what: string, { walk = true } = {}): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const found = [...(await axeInBothThemes(page)), ...(walk ? await keyboardFindings(page) : []), ...(wide > 0 ? [`${wide} px too wide`] : [])];
  return found.map((line) => `${what}: ${line}`);
}
