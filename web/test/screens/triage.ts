import { expect, test } from 'vitest';
import { pressOn } from '../keyboard.ts';
import { open, rowOf, type At, type LookAt } from './world.ts';

/** Acts on one alert and on many. */
export function triageTests(at: At, lookAt: LookAt): void {
  test.sequential(
    'a dismissal asks for its reason and can be taken back from its message',
    async () => {
      const { page } = at().giulia;
      await page.getByRole('link', { name: 'QR code with a link' }).focus();
      await page.keyboard.press('d');
      const dialog = page.getByRole('dialog', { name: 'Dismiss this alert?' });
      await dialog.waitFor();
      await lookAt(page, 'dismiss dialog');
      await dialog.getByLabel('Duplicate of another alert').check();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Alert dismissed').waitFor();
      // Held by the focus for as long as this takes, and undone even if that is longer than 8 s.
      await page.getByRole('button', { name: 'Undo' }).focus();
      await lookAt(page, 'toast with undo', { walk: false });
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await page.getByText('Alert dismissed').waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Needs review 3' }).waitFor();
      await page.getByRole('tab', { name: /^Media/ }).click();
      await page.getByRole('link', { name: 'team.jpg' }).waitFor();
      await lookAt(page, 'media list');
    },
  );

  test.sequential(
    'a validation can be taken back from its message too, which no step of the life cycle does',
    async () => {
      const { page } = at().giulia;
      await open(at(), page, '/threat-manager', 'Threat manager');
      await page.getByRole('link', { name: 'QR code with a link' }).focus();
      await page.keyboard.press('v');
      const said = page.getByRole('group', { name: 'Alert validated' });
      await said.waitFor();
      await page.getByRole('tab', { name: 'Needs review 2' }).waitFor();
      await said.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('tab', { name: 'Needs review 3' }).waitFor();
      await said.waitFor({ state: 'detached' });
      // Another act of one's own ends the offer: it would take back what is no longer shown.
      await page.getByRole('link', { name: 'QR code with a link' }).focus();
      await page.keyboard.press('v');
      await said.waitFor();
      await page.keyboard.press('d');
      const dialog = page.getByRole('dialog', { name: 'Dismiss this alert?' });
      await dialog.getByLabel('Duplicate of another alert').check();
      await page.keyboard.press('Enter');
      await page.getByText('Alert dismissed').waitFor();
      expect(await said.count()).toBe(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('tab', { name: 'In progress 1' }).waitFor();
      await page.getByRole('tab', { name: 'In progress 1' }).click();
      await page.getByRole('link', { name: 'QR code with a link' }).focus();
      await page.keyboard.press('d');
      await dialog.getByLabel('Duplicate of another alert').check();
      await page.keyboard.press('Enter');
      await page.getByRole('tab', { name: 'Dismissed 1' }).click();
      await page.getByRole('button', { name: /^Actions for QR code/ }).click();
      await page.getByRole('menuitem', { name: 'Restore' }).click();
      await page.getByRole('tab', { name: 'Needs review 3' }).waitFor();
    },
  );

  test.sequential(
    'chosen rows are changed together, each tells what became of it, and all can be put back',
    async () => {
      const { page } = at().giulia;
      await open(at(), page, '/threat-manager', 'Threat manager');
      await rowOf(page, 'QR code with a link').waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      await page.keyboard.press('Shift+X');
      const bar = page.getByRole('group', { name: 'Selected alerts' });
      await bar.getByText('2 alerts selected').waitFor();
      await lookAt(page, 'bulk bar');
      await page.reload();
      // The focus is on no row, and the keys that the bar shows are about what is chosen all the
      // same.
      await page.getByRole('checkbox', { name: 'Select all alerts on this page' }).check();
      await bar.getByText('3 alerts selected').waitFor();
      await page.keyboard.press('d');
      await page.getByRole('dialog', { name: 'Dismiss 3 alerts?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('checkbox', { name: 'Select QR code with a link' }).uncheck();
      await bar.getByText('2 alerts selected').waitFor();
      await bar.getByRole('button', { name: 'Dismiss' }).click();
      const dialog = page.getByRole('dialog', { name: 'Dismiss 2 alerts?' });
      await dialog.getByLabel('Known and accepted').check();
      await dialog.getByRole('button', { name: 'Dismiss' }).click();
      await page.getByText('2 alerts changed.').waitFor();
      await page.getByRole('tab', { name: 'Dismissed 2' }).waitFor();
      await bar.waitFor({ state: 'detached' });
      await lookAt(page, 'bulk report', { walk: false });
      // The way back outlives the page.
      await page.getByRole('link', { name: 'File scanner' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'File scanner' }).waitFor();
      await page
        .getByRole('link', { name: /^Threat manager/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('2 alerts restored.').waitFor();
      await page.getByRole('tab', { name: 'Needs review 3' }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
    },
  );

  test.sequential(
    'chosen rows are given to somebody together, by the bar or by the key, and back',
    async () => {
      const { page } = at().giulia;
      await open(at(), page, '/threat-manager', 'Threat manager');
      await rowOf(page, 'QR code with a link').waitFor();
      await page.getByRole('checkbox', { name: 'Select all alerts on this page' }).check();
      await page.getByRole('checkbox', { name: 'Select QR code with a link' }).uncheck();
      const bar = page.getByRole('group', { name: 'Selected alerts' });
      await bar.getByText('2 alerts selected').waitFor();
      await bar.getByRole('button', { name: 'Assign…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Assign to whom?' });
      await dialog.getByText('2 alerts', { exact: true }).waitFor();
      expect(await dialog.getByRole('option', { selected: true }).count()).toBe(0);
      await lookAt(page, 'who takes many');
      await dialog.getByRole('option', { name: 'Assigned to me' }).click();
      await page.getByText('2 alerts changed.').waitFor();
      const mine = page.getByRole('row').getByRole('img', { name: /^Giuli/ });
      await mine.nth(1).waitFor();
      expect(await mine.count()).toBe(2);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('2 alerts restored.').waitFor();
      await mine.first().waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Close' }).click();
      // They are still chosen, and nobody has them.
      await page.keyboard.press('j');
      await page.keyboard.press('a');
      await dialog.getByText('2 alerts', { exact: true }).waitFor();
      await dialog.getByRole('combobox').press('ArrowDown');
      await dialog.getByRole('combobox').press('Enter');
      await page.getByText('Nothing was changed. 2 alerts not changed').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await bar.getByRole('button', { name: 'Clear selection' }).click();
    },
  );

  test.sequential(
    'two quick acts on one alert are both kept, whatever the list and the pickers look like',
    async () => {
      const { page } = at().giulia;
      await open(at(), page, '/threat-manager', 'Threat manager');
      await page.getByRole('link', { name: 'QR code with a link' }).press('Enter');
      await pressOn(page, page.getByRole('button', { name: /^Severity:/ }));
      await page.getByRole('listbox', { name: 'Severity' }).waitFor();
      await lookAt(page, 'severity list', { walk: false });
      await page.keyboard.press('Escape');
      await pressOn(page, page.getByRole('button', { name: /^Assignee:/ }));
      await page.getByRole('option', { name: 'Assigned to me' }).waitFor();
      await lookAt(page, 'people picker', { walk: false });
      await page.keyboard.press('Escape');
      await page.route('**/graphql', async (route) => {
        // The first answer is late, so that the second act is made before it.
        if (/UpdateAlertSeverity/.test(route.request().postData() ?? ''))
          await page.getByRole('button', { name: /^Assignee: Giuli/ }).waitFor();
        await route.continue();
      });
      await page.getByRole('button', { name: /^Severity:/ }).click();
      await page.getByRole('option', { name: 'Critical' }).click();
      await page.getByRole('button', { name: /^Assignee:/ }).click();
      await page.getByRole('option', { name: 'Assigned to me' }).click();
      await page.getByText('raised the severity: Low → Critical').waitFor();
      await page.getByText('assigned it to themselves').waitFor();
      await page.unroute('**/graphql');
      await page.reload();
      await page.getByRole('button', { name: 'Severity: Critical' }).waitFor();
      await page.getByRole('button', { name: /^Assignee: Giuli/ }).waitFor();
      expect(await page.getByText('Alert already changed by a colleague').count()).toBe(0);
      await page.goto(`${at().server.url}/threat-manager/media/999999`);
      await page.getByText('Item not found').waitFor();
      await lookAt(page, 'unknown media');
    },
  );
}
