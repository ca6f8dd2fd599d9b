import { describe, expect, test, vi } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { tourVisible } from '../paths/tour.flow.ts';
import { watched } from '../watched.ts';
import { PATIENT } from '../patience.ts';
import type { At } from './world.ts';

/** What is watched. */
export function targetSuites(at: At): void {
  describe.concurrent('the targets', () => {
    const lookAt = watched();
    test.sequential(
      'are added several at once by the rules of their source, paused, opened and given up',
      async () => {
        const stage = at();
        const person = await stage.colleague('targets');
        const tab = await stage.tab(person);
        const { page } = tab;
        await page.goto(`${stage.url}/targets`);
        await page.getByText('No targets yet').waitFor();
        await page.getByRole('main').getByRole('link', { name: 'Add targets' }).first().click();
        await page.getByRole('heading', { level: 1, name: 'Add targets' }).waitFor();
        await page.getByLabel('Source').selectOption({ label: 'Facebook' });
        await page
          .getByText(
            'Pages only. Facebook has no post search; the text filters the posts your Pages receive.',
          )
          .waitFor();
        await page.getByLabel('Source').selectOption({ label: 'X' });
        await page.getByRole('button', { name: 'Add target' }).click();
        await page.getByText('Enter at least one target.').waitFor();
        const first = page.locator('.target-row').nth(0).getByRole('textbox').first();
        const second = page.locator('.target-row').nth(1).getByRole('textbox').first();
        await first.fill('@meridiana_spa');
        await page.getByRole('button', { name: 'Add another' }).click();
        await vi.waitFor(async () => {
          expect(await second.evaluate((input) => input === document.activeElement)).toBe(true);
        }, PATIENT);
        // An empty row is not counted: it will not be sent.
        await page.getByRole('button', { name: 'Add target' }).waitFor();
        await page.keyboard.type('much_too_long_a_name');
        await page.getByRole('button', { name: 'Add 2 targets' }).click();
        await page.getByText('An X name has at most 15 letters, digits and underscores.').waitFor();
        expect(await first.inputValue()).toBe('meridiana_spa');
        await vi.waitFor(async () => {
          expect(await second.evaluate((input) => input === document.activeElement)).toBe(true);
        }, PATIENT);
        await lookAt(page, 'add targets');
        await second.fill('aurora_foods');
        await second.press('Enter');
        await page.getByText('2 targets added').waitFor();
        const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
        // It waits for its first scan, until the collector has found that nobody connected X.
        await rows
          .filter({ hasText: '@aurora_foods' })
          .getByText(/^(Waiting for first scan|Needs attention)$/)
          .waitFor();
        await lookAt(page, 'targets');
        // Typed as fast as can be: no letter is lost, while the address and the list follow behind.
        const box = page.getByRole('textbox', { name: 'Search targets' });
        const words = 'nothing here has a name like this';
        await box.click();
        await page.keyboard.type(words);
        expect(await box.inputValue()).toBe(words);
        await page.getByText('No matching targets').waitFor();
        expect(await box.inputValue()).toBe(words);
        await page.getByRole('button', { name: 'Reset filters' }).click();
        await vi.waitFor(async () => {
          expect(await box.inputValue()).toBe('');
        }, PATIENT);
        await rows.filter({ hasText: '@aurora_foods' }).waitFor();
        await page.getByRole('switch', { name: 'Watch @meridiana_spa' }).uncheck();
        await rows
          .filter({ hasText: '@meridiana_spa' })
          .getByText('Paused', { exact: true })
          .waitFor();
        // By the keyboard alone: the chip says what is chosen, and has the focus again.
        await page.getByRole('button', { name: 'Active', exact: true }).press('Enter');
        await page
          .getByRole('listbox', { name: 'Active' })
          .getByRole('option', { name: 'Active and paused', selected: true })
          .waitFor();
        await lookAt(page, 'a filter of one choice', { walk: false });
        await page.keyboard.press('p');
        await page.keyboard.press('Enter');
        await page
          .getByRole('button', { name: 'Active: Paused', exact: true })
          .and(page.locator(':focus'))
          .waitFor();
        await rows.filter({ hasText: '@aurora_foods' }).waitFor({ state: 'detached' });
        expect(new URL(page.url()).search).toBe('?active=paused');
        await page.reload();
        await rows.getByRole('link', { name: '@meridiana_spa' }).click();
        await page.getByRole('heading', { level: 1, name: '@meridiana_spa' }).waitFor();
        await lookAt(page, 'a target', { walk: false });
        await page.getByRole('button', { name: 'Edit' }).click();
        const changing = page.getByRole('dialog', { name: 'Edit @meridiana_spa' });
        await changing.getByLabel('Account').fill('much_too_long_a_name');
        await changing.getByRole('button', { name: 'Save' }).click();
        await changing
          .getByText('An X name has at most 15 letters, digits and underscores.')
          .waitFor();
        await changing.getByLabel('Account').fill('meridiana_it');
        await changing.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('heading', { level: 1, name: '@meridiana_it' }).waitFor();
        await page.getByRole('button', { name: 'Stop watching' }).click();
        await page
          .getByRole('dialog', { name: 'Stop watching @meridiana_it?' })
          .getByRole('button', { name: 'Stop watching' })
          .click();
        await page.waitForURL('**/targets');
        await rows.filter({ hasText: '@aurora_foods' }).waitFor();
        expect(await rows.count()).toBe(1);
        // What no id can be is not there either; asking again would not help.
        for (const id of ['999999', 'everything']) {
          await page.goto(`${stage.url}/targets/${id}`);
          await page.getByText('Target not found').waitFor();
          await page.getByRole('link', { name: 'Back to targets' }).waitFor();
        }
        await tab.close();
      },
    );

    test.sequential(
      'are for looking only in the group Viewers, and locked in a free trial',
      async () => {
        const stage = at();
        await call(stage, 'POST', '/api/target/v1/create', {
          access: stage.admin.access,
          body: { targets: [{ source_id: 5, type: 'account', account_username: 'only_to_see' }] },
        });
        const viewer = await stage.tab(await stage.colleague('viewer', 'Viewers'));
        await viewer.page.goto(`${stage.url}/targets`);
        await viewer.page
          .getByRole('switch', { name: 'Watch @only_to_see' })
          .and(viewer.page.locator(':disabled'))
          .waitFor();
        expect(await viewer.page.getByRole('link', { name: 'Add targets' }).count()).toBe(0);
        await viewer.page.goto(`${stage.url}/add-targets`);
        await viewer.page.getByText('Your group can’t edit targets').waitFor();
        await viewer.close();
        const trial = await stage.colleague('locked', 'Trial Users');
        await tourVisible(stage, trial, false);
        const tab = await stage.tab(trial);
        await tab.page.goto(`${stage.url}/targets`);
        await tab.page.getByText('Targets aren’t part of the free trial').waitFor();
        await tab.close();
      },
    );
  });
}
