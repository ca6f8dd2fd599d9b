import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pressOn } from '../keyboard.ts';
import { open, rowOf, type At, type LookAt } from './world.ts';

const files = fileURLToPath(new URL('../../../detection/test/files/', import.meta.url));
/** What a field of days shows, `21/11/2026`, as `2026-11-21`. */
const dayIn = (shown: string): string => shown.split('/').reverse().join('-');

/**
 * Panels, menus and the filters of the threat manager; the first of these tests uploads what all
 * later ones look at.
 */
export function filterTests(at: At, lookAt: LookAt): void {
  test.sequential(
    'filter panels, the menu of a row and the list of keys open by keyboard',
    async () => {
      const { page } = at().giulia;
      await open(at(), page, '/scan-file', 'File scanner');
      await page
        .locator('input[type=file]')
        .setInputFiles(
          ['invoice_7731.jpg', 'campaign_03.png', 'poster.png', 'team.jpg'].map((name) =>
            join(files, name),
          ),
        );
      for (const found of [
        'Executable disguised as image',
        'Hidden data after the end of an image',
        'QR code with a link',
        'Nothing found',
      ]) {
        await page.getByRole('table').getByText(found).waitFor();
      }
      await open(at(), page, '/threat-manager', 'Threat manager');
      await rowOf(page, 'QR code with a link').waitFor();
      for (const filter of ['Source', 'Target', 'Severity', 'Assignee', 'Time detected']) {
        await pressOn(page, page.getByRole('button', { name: new RegExp(`^${filter}`) }));
        const panel = page.getByRole('dialog', { name: `Filter by ${filter.toLowerCase()}` });
        await panel.waitFor();
        await lookAt(page, `filter ${filter}`, { walk: false });
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
      }
      await pressOn(page, page.getByRole('button', { name: 'Actions for QR code with a link' }));
      await page.getByRole('menuitem', { name: 'Dismiss' }).waitFor();
      await lookAt(page, 'menu of a row', { walk: false });
      await page.keyboard.press('Escape');
      await page.getByRole('menuitem', { name: 'Dismiss' }).waitFor({ state: 'detached' });
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await lookAt(page, 'keys');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  );

  test.sequential(
    'filters count when applied, live in the address and in the browser, and go back to the ' +
      'defaults of the person',
    async () => {
      const { page } = at().giulia;
      const filter = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
      const chosen = (name: string) => filter(`${name}.*selected: 1`);
      const query = () => Object.fromEntries(new URL(page.url()).searchParams);
      await filter('Source').click();
      const source = page.getByRole('dialog', { name: 'Filter by source' });
      await source.getByLabel('Search source').fill('LOAD');
      await source.getByRole('checkbox').check();
      expect(await source.getByRole('checkbox').count()).toBe(1);
      expect(query()).toEqual({});
      await source.getByRole('button', { name: 'Apply' }).click();
      await chosen('Source').waitFor();
      expect(query()).toEqual({ severity: 'critical,high,medium,low', source: '7' });
      await filter('Time detected').click();
      const time = page.getByRole('dialog', { name: 'Filter by time detected' });
      expect(await time.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
      expect(await time.getByRole('button', { name: 'Reset' }).count()).toBe(0);
      await time.getByRole('button', { name: 'Last Week' }).click();
      const to = dayIn(await time.getByLabel('To').inputValue());
      expect(Date.parse(to) - Date.parse(dayIn(await time.getByLabel('From').inputValue()))).toBe(
        7 * 86_400_000,
      );
      await time.getByLabel('From').fill(to);
      expect(
        await time.getByRole('button', { name: 'Last Week' }).getAttribute('aria-pressed'),
      ).toBe('false');
      await time.getByRole('button', { name: 'Apply' }).click();
      await chosen('Time detected').waitFor();
      expect(query()).toMatchObject({ from: to, to, source: '7' });
      await rowOf(page, 'QR code with a link').waitFor();
      await page.goBack();
      await chosen('Time detected').waitFor({ state: 'detached' });
      await page.getByLabel('Search alerts').pressSequentially('nowhere to be found');
      await page.getByText('No matching alerts').waitFor();
      await lookAt(page, 'no alert matches', { walk: false });
      await page.keyboard.press('Escape');
      await rowOf(page, 'QR code with a link').waitFor();
      // The address carries none: the browser's copy counts.
      await open(at(), page, '/threat-manager', 'Threat manager');
      await chosen('Source').waitFor();
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await chosen('Source').waitFor({ state: 'detached' });
      expect(query()).toEqual({ severity: 'critical,high,medium,low' });
    },
  );
}
