import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import type { Visitor } from './browser.ts';
import { findingsOn } from './look.ts';

/**
 * For one suite, called inside it: each of its tests ends by expecting that nothing was found on
 * what it looked at, and that the pages of its people complained of nothing. Suites beside each
 * other have one each.
 *
 * @returns looks at what a page shows now
 */
export function watched(
  people: () => readonly Visitor[] = () => [],
): (page: Page, what: string, options?: { walk?: boolean }) => Promise<void> {
  const findings: string[] = [];
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const name = `web/screenshots/failed-${task.name.slice(0, 40).replace(/[^a-z]+/gi, '-')}`;
      for (const [index, { page }] of people().entries())
        await page.screenshot({
          path: fileURLToPath(new URL(`../../${name}-${index + 1}.png`, import.meta.url)),
        });
    }
    expect(findings.splice(0)).toEqual([]);
    expect(people().flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
  });
  return async (page, what, options = {}) => {
    findings.push(...(await findingsOn(page, what, options)));
  };
}
