import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pressOn } from '../keyboard.ts';
import { forgive, open, type At, type LookAt } from './world.ts';

const POSTER = new URL('../../../detection/test/files/poster.png', import.meta.url);

/**
 * Another scan of a file, and its original behind a warning (docs/decisions/192). What is looked at
 * was uploaded before.
 */
export function fileTests(at: At, lookAt: LookAt): void {
  test.sequential(
    'a file is scanned again from its row and from its report, and its history says who asked',
    async () => {
      const { page } = at().giulia;
      await open(at(), page, '/scan-file', 'File scanner');
      const row = page.getByRole('row').filter({ hasText: 'poster.png' });
      await row.getByText('QR code with a link').waitFor();
      await pressOn(page, row.getByRole('button', { name: 'Actions for poster.png' }));
      await page.getByRole('menuitem', { name: 'Scan again' }).waitFor();
      await lookAt(page, 'menu of a file', { walk: false });
      await page.getByRole('menuitem', { name: 'Scan again' }).click();
      await page.getByText('Rescan started').waitFor();
      await row.getByText('QR code with a link').waitFor();
      await pressOn(page, row.getByRole('button', { name: 'Actions for poster.png' }));
      await page.getByRole('menuitem', { name: 'Scan report' }).click();
      await page.getByRole('tab', { name: /^Scan report/, selected: true }).waitFor();
      const asked = page.getByText('requested another scan');
      await asked.waitFor();
      await page.getByText('scanned the item again').waitFor();
      await page.getByRole('button', { name: 'Scan again' }).click();
      await asked.nth(1).waitFor();
      await page.getByText('scanned the item again').nth(1).waitFor();
      await page
        .getByRole('cell', { name: 'Codes', exact: true })
        .or(page.getByRole('cell', { name: 'QR codes and barcodes' }))
        .first()
        .waitFor();
      await lookAt(page, 'scan report');
    },
  );

  test.sequential(
    'the original is fetched only after a warning, byte for byte, and the history says who took it',
    async () => {
      const { page } = at().giulia;
      await open(at(), page, '/scan-file', 'File scanner');
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/original/')) fetched.push(request.method());
      });
      const dialog = page.getByRole('dialog', { name: 'Download an untrusted file?' });
      const ask = async () => {
        await pressOn(page, page.getByRole('button', { name: 'Actions for poster.png' }));
        await page.getByRole('menuitem', { name: 'Download the original…' }).click();
        await dialog.waitFor();
      };
      await ask();
      await dialog.getByText('Scan result: QR code with a link').waitFor();
      await lookAt(page, 'warning before the original');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(fetched).toEqual([]);
      await ask();
      await page.route('**/original/', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Download anyway' }).click();
      await dialog
        .getByRole('alert')
        .getByText(/Couldn’t reach/)
        .waitFor();
      await lookAt(page, 'original that did not come', { walk: false });
      await page.unroute('**/original/');
      forgive(at().giulia, /net::ERR_FAILED/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download anyway' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('poster.png');
      expect((await readFile(await download.path())).equals(await readFile(POSTER))).toBe(true);
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Original downloaded').waitFor();
      await page.getByRole('link', { name: 'poster.png' }).click();
      await page.getByText('downloaded the original').waitFor();
      await pressOn(page, page.getByRole('button', { name: 'Item actions' }));
      await page.getByRole('menuitem', { name: 'Download the original…' }).waitFor();
      await page.keyboard.press('Escape');
    },
  );
}
