import { and, eq, like } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sized } from '@vedetta/detection/testing/campaign.ts';
import { alerts } from '@vedetta/api/platform/database/schema/alerts.ts';
import { insertAlert } from '../../../api/test/factories.ts';
import { pressOn } from '../keyboard.ts';
import { open, type At } from './world.ts';

/** Three pages of ten; two in `npm test`. */
const COUNT = sized(30, 12);
/** Of these as many are validated, and half of those resolved. */
const VALIDATED = (COUNT / 3) * 2;
const THIRTY = Array.from(
  { length: COUNT },
  (_, index) => `Thirty ${String(index + 1).padStart(2, '0')}`,
);

declare global {
  interface Window {
    /** How often a pointer did anything on the page. */
    pointed?: number;
  }
}

/** The row that has the focus, by its title. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[data-row-key]')?.querySelector('[data-row-link]')
        ?.textContent ?? 'no row',
  );

/**
 * A morning's work without a mouse. To be the last on its stage: it leaves thirty alerts behind.
 */
export function thirtyRules(at: At): void {
  describe('without a mouse', () => {
    test('thirty alerts are found, judged and closed by keys alone, each as it was meant', async () => {
      const { page, stage } = at();
      for (const title of THIRTY) await insertAlert(stage.db, { companyId: 1, title, severity: 4 });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.addInitScript(() => {
        window.pointed = 0;
        for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
          document.addEventListener(
            kind,
            () => {
              window.pointed = (window.pointed ?? 0) + 1;
            },
            true,
          );
      });
      await open(at(), '/threat-manager', 'Threat manager');
      // A search says how many of all it finds.
      const tab = (name: string) =>
        page.getByRole('tab', { name: new RegExp(`^${name}(?: of \\d+)?$`) });
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('Thirty');
      await tab(`Needs review ${COUNT}`).waitFor();
      await page.keyboard.press('Tab');

      const done: Record<'dismissed' | 'validated' | 'resolved', string[]> = {
        dismissed: [],
        validated: [],
        resolved: [],
      };
      const next = async (before: readonly string[]): Promise<string> => {
        await page.keyboard.press('j');
        // Beyond the last row the next ones are fetched.
        await page.waitForFunction((known) => {
          const title = document.activeElement
            ?.closest('[data-row-key]')
            ?.querySelector('[data-row-link]')?.textContent;
          return title != null && !known.includes(title);
        }, before);
        return focused(page);
      };
      while (done.dismissed.length + done.validated.length < THIRTY.length) {
        const title = await next([...done.dismissed, ...done.validated]);
        const row = page.getByRole('row').filter({ hasText: title });
        if (done.validated.length < VALIDATED) {
          await page.keyboard.press('v');
          await row.getByText('In progress').waitFor();
          done.validated.push(title);
        } else {
          await page.keyboard.press('d');
          const dialog = page.getByRole('dialog', { name: 'Dismiss this alert?' });
          await pressOn(page, dialog.getByLabel('No threat'), 'Space');
          await page.keyboard.press('Enter');
          await dialog.waitFor({ state: 'detached' });
          await row.getByText('Dismissed').waitFor();
          done.dismissed.push(title);
        }
      }
      await pressOn(page, tab('Needs review 0'), 'ArrowRight');
      await tab(`In progress ${VALIDATED}`).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('row').nth(Math.min(10, VALIDATED)).waitFor();
      while (done.resolved.length < VALIDATED / 2) {
        const title = await next(done.resolved);
        await page.keyboard.press('r');
        const dialog = page.getByRole('dialog', { name: 'What was the outcome?' });
        await pressOn(page, dialog.getByLabel('Confirmed threat'), 'Space');
        await page.keyboard.press('Enter');
        await dialog.waitFor({ state: 'detached' });
        await page.getByRole('row').filter({ hasText: title }).getByText('Resolved').waitFor();
        done.resolved.push(title);
      }
      await tab(`Resolved ${VALIDATED / 2}`).waitFor();

      expect([...done.dismissed, ...done.validated].sort()).toEqual(THIRTY);
      const titled = async (status: string) =>
        (
          await stage.db
            .select()
            .from(alerts)
            .where(and(eq(alerts.status, status), like(alerts.title, 'Thirty %')))
        )
          .map(({ title }) => title)
          .sort();
      await expect.poll(() => titled('RESOLVED')).toEqual(done.resolved.sort());
      expect(await titled('DISMISSED')).toEqual(done.dismissed.sort());
      expect(await titled('VALIDATED')).toEqual(
        done.validated.filter((title) => !done.resolved.includes(title)).sort(),
      );
      expect(await page.evaluate(() => window.pointed)).toBe(0);
    });
  });

  test('whoever comes back to a long list stands where they stood, and all of it is there', async () => {
    const { page } = at();
    await open(at(), '/threat-manager?tab=media', 'Threat manager');
    const links = page.locator('tbody [data-row-link]');
    await links.nth(29).waitFor();
    await links.nth(29).scrollIntoViewIfNeeded();
    const stood = await page.evaluate(() => scrollY);
    expect(stood).toBeGreaterThan(600);
    const title = await links.nth(29).innerText();
    await links.nth(29).click();
    await page.getByRole('tab', { name: 'Evidence' }).waitFor();
    await page.goBack();
    await links.nth(29).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
    await expect.poll(() => focused(page)).toBe(title);
  });

  test(
    'a list one comes back to stands at the alert that was looked at last, or at the next where ' +
      'that one was decided',
    async () => {
      const { page, stage } = at();
      for (const severity of [5, 4, 3, 2])
        await insertAlert(stage.db, { companyId: 1, title: `Comeback ${severity}`, severity });
      await open(at(), '/threat-manager?q=Comeback', 'Threat manager');
      const links = page.locator('tbody [data-row-link]');
      await links.nth(3).waitFor();
      const stands = (severity: number) =>
        expect.poll(() => focused(page)).toBe(`Comeback ${severity}`);
      const looksAt = async (severity: number) => {
        await page.locator(`section[aria-label="Comeback ${severity}"]`).waitFor();
        await page.getByRole('button', { name: 'Next alert' }).waitFor();
      };
      await pressOn(page, links.nth(0), 'Enter');
      await looksAt(5);
      await page.keyboard.press('j');
      await looksAt(4);
      await page.goBack();
      await stands(4);
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await looksAt(3);
      await page.keyboard.press('v');
      await page.getByRole('button', { name: 'Resolve' }).waitFor();
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
      await stands(2);
      await page.getByRole('link', { name: 'Threat analytics' }).click();
      await page.getByRole('heading', { level: 1, name: 'Threat analytics' }).waitFor();
      await page.getByRole('link', { name: 'Threat manager' }).click();
      await links.nth(1).waitFor();
      expect(await focused(page)).toBe('no row');
    },
  );
}
