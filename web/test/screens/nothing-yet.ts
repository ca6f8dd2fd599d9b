import { describe, expect, test } from 'vitest';
import { pressOn } from '../keyboard.ts';
import { watched } from '../watched.ts';
import { open, type At } from './world.ts';

/** A company in which nothing has happened yet. */
export function nothingYetSuite(at: At): void {
  describe('a company in which nothing has happened yet', () => {
    const lookAt = watched(() => [at().giulia]);

    test('says so in each list, with the next step', async () => {
      const { page } = at().giulia;
      await page.getByText('Nothing to review').waitFor();
      await page.getByRole('link', { name: 'Go to the file scanner' }).waitFor();
      await lookAt(page, 'empty review list');
      await page.getByRole('tab', { name: /^Media/ }).click();
      await page.getByText('Nothing has been scanned yet').waitFor();
      await lookAt(page, 'empty media list');
      await open(at(), page, '/scan-file', 'File scanner');
      await page.getByText('No files scanned yet').waitFor();
      await lookAt(page, 'empty file scanner');
    });

    test('says so in the drawer, which Escape closes again', async () => {
      const { page } = at().giulia;
      const opener = page.getByRole('button', { name: 'Notifications', exact: true });
      await pressOn(page, opener);
      const drawer = page.getByRole('dialog', { name: 'Notifications' });
      await drawer.getByText("You're all caught up!", { exact: true }).waitFor();
      await drawer
        .getByText("Notifications will appear here when there's something new to review.", {
          exact: true,
        })
        .waitFor();
      await lookAt(page, 'empty drawer');
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    test('has areas in which there is nothing yet, and an unknown path leads to the threat manager', async () => {
      const { page } = at().giulia;
      for (const [path, heading] of [
        ['/targets', 'Targets'],
        ['/threat-analytics', 'Threat analytics'],
        ['/admin/settings', 'Settings'],
      ] as const) {
        await open(at(), page, path, heading);
        await lookAt(page, path);
      }
      await page.goto(`${at().server.url}/no/such/page`);
      await page.waitForURL('**/threat-manager');
      await page.getByRole('heading', { level: 1, name: 'Threat manager' }).waitFor();
    });
  });
}
