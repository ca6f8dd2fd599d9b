import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { nextCode } from '../paths/people.ts';
import { watched } from '../watched.ts';
import { PATIENT } from '../patience.ts';
import type { At } from './world.ts';

/** How a person wants to see the product. */
export function preferenceSuites(at: At): void {
  describe.concurrent('what one prefers', () => {
    const lookAt = watched();
    test.sequential(
      'theme, time zone and language of the screens take effect at once and are there after a reload',
      async () => {
        const stage = at();
        const tab = await stage.tab(await stage.colleague('prefers'));
        const { page } = tab;
        const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
        await page.goto(`${stage.url}/user-settings`);
        await page.getByRole('radio', { name: 'Dark' }).check();
        expect(await theme()).toBe('dark');
        const there = () =>
          new Intl.DateTimeFormat('en-GB', {
            timeZone: 'Pacific/Auckland',
            hour: '2-digit',
            minute: '2-digit',
          }).format(new Date());
        const before = there();
        await page.getByLabel('Time zone').selectOption('Pacific/Auckland');
        await page.getByText('Time zone saved').waitFor();
        // The time of when it was drawn: another minute may have begun since.
        const hint = await page.getByText(/^Local time: .+\.$/).innerText();
        expect(
          [before, there()].some((time) => hint.includes(time)),
          hint,
        ).toBe(true);
        await page.getByLabel('Display language').selectOption({ label: 'Italiano' });
        await page.getByRole('heading', { level: 1, name: 'Impostazioni' }).waitFor();
        await page.getByRole('radio', { name: 'Chiaro' }).waitFor();
        await page.reload();
        await page.getByRole('heading', { level: 1, name: 'Impostazioni' }).waitFor();
        expect([await theme(), await page.evaluate(() => document.documentElement.lang)]).toEqual([
          'dark',
          'it',
        ]);
        expect(await page.getByLabel('Fuso orario').inputValue()).toBe('Pacific/Auckland');
        await tab.close();
      },
    );

    test.sequential('ten new recovery codes are shown once and can be kept as a file', async () => {
      const stage = at();
      const person = await stage.colleague('keeper');
      const tab = await stage.tab(person);
      const { page } = tab;
      await page.goto(`${stage.url}/user-settings`);
      await page.getByRole('button', { name: 'Generate new codes' }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByLabel('6-digit code from your authenticator app')
        .fill(nextCode(person.secret));
      await lookAt(page, 'question before new recovery codes');
      await dialog.getByRole('button', { name: 'Generate new codes' }).click();
      const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      await vi.waitFor(async () => {
        expect(await codes.count()).toBe(10);
      }, PATIENT);
      await lookAt(page, 'new recovery codes');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download' }).click(),
      ]);
      const kept = await readFile(await download.path(), 'utf8');
      expect([download.suggestedFilename(), kept.includes(person.email)]).toEqual([
        'vedetta-recovery-codes.txt',
        true,
      ]);
      for (const code of await codes.allInnerTexts()) expect(kept).toContain(code);
      await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
      await tab.close();
    });
  });
}
