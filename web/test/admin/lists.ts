import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { call } from '../../../api/test/client.ts';
import type { At } from './world.ts';

const file = (...lines: string[]) => ({
  name: 'cert.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(lines.join('\n')),
});

/** What a company knows from others (decision 170). */
export function indicatorListSuites(at: At): void {
  describe('indicator lists', () => {
    test('are brought in from a file, say what of it is not used, are changed, take a new file, and go', async () => {
      const { stage, page, lookAt, goTo, rows, dialog } = at();
      const held = async () =>
        (await call(stage, 'GET', '/api/indicator_lists/v1/', { access: stage.admin.access })).body
          .results;
      await goTo('/admin/settings/indicator-lists', 'Settings');
      await page.getByText('No indicator lists yet').waitFor();
      await page.getByRole('button', { name: 'Add an indicator list' }).first().click();
      await dialog().getByLabel('Name').fill('CERT');
      await dialog().getByRole('radio', { name: 'A file' }).check();
      await dialog()
        .locator('input[type=file]')
        .setInputFiles(file('203.0.113.7', '198.51.100.9', 'no indicator at all !!'));
      await dialog().getByText('cert.txt').waitFor();
      await lookAt('add an indicator list');
      await dialog().getByRole('button', { name: 'Add', exact: true }).click();
      const row = rows().filter({ hasText: 'CERT' });
      await row.getByText('2 indicators').waitFor();
      await row.getByText('1 unused').waitFor();
      const act = async (name: string, list = 'CERT') => {
        await page.getByRole('button', { name: `Actions for ${list}`, exact: true }).press('Enter');
        await page.getByRole('menuitem', { name }).waitFor();
        if (name.startsWith('Show')) await lookAt('menu of an indicator list', { walk: false });
        await page.getByRole('menuitem', { name }).click();
      };
      await act('Show unused entries');
      await dialog().getByRole('listitem').first().waitFor();
      await lookAt('what of a list is unused', { walk: false });
      await dialog().getByRole('button', { name: 'Close' }).click();
      await act('Edit');
      await dialog().getByLabel('Name').fill('CERT of Lodi');
      await dialog().getByLabel('Severity').selectOption({ label: 'High' });
      await lookAt('change an indicator list', { walk: false });
      await dialog().getByRole('button', { name: 'Save' }).click();
      await rows().filter({ hasText: 'CERT of Lodi' }).getByText('High').waitFor();
      expect(await held()).toMatchObject([{ name: 'CERT of Lodi', severity: 4 }]);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        act('Upload a new file', 'CERT of Lodi'),
      ]);
      await chooser.setFiles(file('203.0.113.7', '198.51.100.9', '192.0.2.3'));
      await page.getByText('CERT of Lodi: new file imported').waitFor();
      await rows().filter({ hasText: 'CERT of Lodi' }).getByText('3 indicators').waitFor();
      await act('Delete', 'CERT of Lodi');
      await dialog().getByText('It will no longer match anything.').waitFor();
      await lookAt('delete an indicator list', { walk: false });
      await dialog().getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No indicator lists yet').waitFor();
      expect(await held()).toEqual([]);
    });

    test('are read from an address, again when asked to, and say why that did not work', async () => {
      const { page, lookAt, goTo, rows, dialog } = at();
      let lines = ['203.0.113.7'];
      const feed = createServer((_req, res) => {
        res
          .writeHead(lines.length === 0 ? 503 : 200, { 'content-type': 'text/plain' })
          .end(lines.join('\n'));
      });
      await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
      try {
        await goTo('/admin/settings/indicator-lists', 'Settings');
        await page.getByRole('button', { name: 'Add an indicator list' }).first().click();
        await dialog().getByLabel('Name').fill('Feed');
        await dialog()
          .getByRole('textbox', { name: 'URL' })
          .fill(`http://127.0.0.1:${(feed.address() as AddressInfo).port}/feed.txt`);
        await dialog().getByRole('button', { name: 'Add', exact: true }).click();
        const row = rows().filter({ hasText: 'Feed' });
        const readAgain = async () => {
          await page.getByRole('button', { name: 'Actions for Feed', exact: true }).click();
          await page.getByRole('menuitem', { name: 'Refresh now' }).click();
          await page.getByText('Feed: refresh started').last().waitFor();
        };
        const shows = (words: string) =>
          expect
            .poll(
              async () => {
                await page.reload();
                await row.waitFor();
                return row.innerText();
              },
              { interval: 500 },
            )
            .toContain(words);
        await shows('1 indicator');
        lines = ['203.0.113.7', '198.51.100.9'];
        await readAgain();
        await shows('2 indicators');
        lines = [];
        await readAgain();
        await shows('responded with status 503');
        await lookAt('a list whose address does not answer', { walk: false });
        await page.getByRole('button', { name: 'Actions for Feed', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await dialog().getByRole('button', { name: 'Delete' }).click();
        await page.getByText('No indicator lists yet').waitFor();
      } finally {
        await new Promise((resolve) => {
          feed.close(resolve);
        });
      }
    });
  });
}
