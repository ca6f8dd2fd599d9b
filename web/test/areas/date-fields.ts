import { describe, expect, test, vi } from 'vitest';
import { PATIENT } from '../patience.ts';
import { watched } from '../watched.ts';
import type { At } from './world.ts';

/** What a field of days shows, `21/11/2026`, as `2026-11-21`. */
const dayIn = (shown: string): string => shown.split('/').reverse().join('-');

/**
 * Fields of days: the browser here is English, dates are Italian until somebody chooses otherwise.
 */
export function dateFieldSuites(at: At): void {
  describe('fields of days', () => {
    const lookAt = watched();

    test(
      'days are typed or chosen in a calendar in the language of the screens, not the browser’s, and a ' +
        'month at once',
      async () => {
        const stage = at();
        const tab = await stage.tab(stage.admin);
        const { page } = tab;
        await page.goto(`${stage.url}/threat-manager`);
        const button = page.getByRole('button', { name: /^Time detected/ });
        await button.click();
        const time = page.getByRole('dialog', { name: 'Filter by time detected' });
        const [from, to] = [time.getByLabel('From'), time.getByLabel('To')];
        expect(await from.getAttribute('placeholder')).toBe('dd/mm/yyyy');
        await from.pressSequentially('31/02/2026');
        expect(await time.getByRole('alert').count()).toBe(0);
        await from.press('Tab');
        await time
          .getByText('31/02/2026 isn’t a valid date. Enter a date in the format dd/mm/yyyy.')
          .waitFor();
        await from.fill('31/02');
        await from.press('Tab');
        await time
          .getByText('31/02 isn’t a valid date. Enter a date in the format dd/mm/yyyy.')
          .waitFor();
        await from.fill('tomorrow');
        await from.press('Tab');
        await time
          .getByText('Enter the date in the format dd/mm/yyyy or choose it in the calendar.')
          .waitFor();
        expect(await time.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
        await lookAt(page, 'a day that is none', { walk: false });
        await from.fill('1.2.2026');
        await from.press('Tab');
        expect(await from.inputValue()).toBe('01/02/2026');
        const opener = time.getByRole('button', { name: 'Open the calendar' });
        const calendar = page.getByRole('dialog', { name: 'Choose a date' });
        const focused = () =>
          page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
        await opener.first().press('Enter');
        await calendar.getByText('February 2026').waitFor();
        await calendar
          .getByRole('gridcell', { selected: true })
          .getByRole('button', { name: 'Sunday 1 February 2026' })
          .waitFor();
        await lookAt(page, 'calendar', { walk: false });
        await page.keyboard.press('Escape');
        await calendar.waitFor({ state: 'detached' });
        expect(await time.isVisible()).toBe(true);
        expect(await focused()).toBe('Open the calendar');
        await opener.first().press('Enter');
        await calendar.waitFor();
        for (const [key, day] of [
          ['ArrowLeft', 'Saturday 31 January 2026'],
          ['PageDown', 'Saturday 28 February 2026'],
          ['Home', 'Monday 23 February 2026'],
          ['ArrowDown', 'Monday 2 March 2026'],
        ] as const) {
          await page.keyboard.press(key);
          await vi.waitFor(async () => {
            expect(await focused()).toBe(day);
          }, PATIENT);
        }
        await page.keyboard.press('Enter');
        await calendar.waitFor({ state: 'detached' });
        expect(await from.inputValue()).toBe('02/03/2026');
        await opener.last().click();
        await calendar.getByRole('button', { name: 'Previous month' }).click();
        await calendar.locator('td button[data-other=false]').first().click();
        const last = dayIn(await to.inputValue());
        expect(last).toMatch(/-01$/);
        await time.getByRole('button', { name: 'Apply' }).click();
        await page.waitForURL(
          (url) =>
            url.searchParams.get('from') === '2026-03-02' && url.searchParams.get('to') === last,
        );
        await button.click();
        await time.getByRole('button', { name: 'Month', exact: true }).click();
        await time.getByLabel('Year').selectOption('2024');
        await time.getByRole('button', { name: 'February' }).click();
        await lookAt(page, 'month of the filter', { walk: false });
        await time.getByRole('button', { name: 'Apply' }).click();
        await page.waitForURL(
          (url) =>
            url.searchParams.get('from') === '2024-02-01' &&
            url.searchParams.get('to') === '2024-02-29',
        );
        await button.click();
        expect(
          await time.getByRole('button', { name: 'February' }).getAttribute('aria-pressed'),
        ).toBe('true');
        await time.getByRole('button', { name: 'Reset' }).click();
        expect(
          await time.getByRole('button', { name: 'February' }).getAttribute('aria-pressed'),
        ).toBe('false');
        await time.getByRole('button', { name: 'Days', exact: true }).click();
        await time.getByRole('button', { name: 'Reset' }).click();
        await page.waitForURL((url) => !url.searchParams.has('from'));
        await tab.close();
      },
    );

    test('what is no day never becomes “without end”: an access key waits for a day that can be read', async () => {
      const stage = at();
      const tab = await stage.tab(stage.admin);
      const { page } = tab;
      await page.goto(`${stage.url}/admin/settings/add-access-token`);
      await page.getByLabel('Name').fill('SIEM');
      const day = page.getByLabel('Expiry date', { exact: true });
      await day.fill('31/12');
      await page.getByRole('button', { name: 'Create key' }).click();
      await page
        .getByText('Enter the date in the format dd/mm/yyyy or choose it in the calendar.')
        .waitFor();
      expect(await page.getByLabel('The key', { exact: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'No expiry' }).click();
      expect(await day.inputValue()).toBe('');
      await page.getByRole('button', { name: '90 days' }).click();
      expect(await day.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByLabel('The key', { exact: true }).waitFor();
      await tab.close();
    });
  });
}
