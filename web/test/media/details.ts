import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { watched } from '../watched.ts';

interface Place {
  page: Page;
  goTo: (name: string, hash?: string) => Promise<void>;
  read: (name: string) => Promise<{
    file: { sha256: string; size: number };
    findings: { id: number; place: { kind: string; points: { x: number; y: number }[] } }[];
  }>;
}

/** The parts of the media page beside text and letters. */
export function mediaDetails(at: () => Place): void {
  describe('the parts of the media page', () => {
    const lookAt = watched();

    test('a box lies on the picture where the finding says, and leads to its row of the evidence', async () => {
      const { page, goTo, read } = at();
      await goTo('poster.png');
      const box = page.getByRole('button', { name: /QR code: .*Show in evidence/ });
      await box.waitFor();
      const [finding] = (await read('poster.png')).findings;
      const picture = await page.locator('.picture-image').boundingBox();
      const drawn = await box.boundingBox();
      const width = await page
        .locator('.picture-image')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
      if (finding === undefined || picture === null || drawn === null)
        throw new Error('Nothing is drawn.');
      const [xs, ys] = [
        finding.place.points.map(({ x }) => x),
        finding.place.points.map(({ y }) => y),
      ];
      const scale = picture.width / width;
      const expected = {
        x: picture.x + Math.min(...xs) * scale,
        y: picture.y + Math.min(...ys) * scale,
        width: (Math.max(...xs) - Math.min(...xs)) * scale,
        height: (Math.max(...ys) - Math.min(...ys)) * scale,
      };
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(drawn[side] - expected[side]), side).toBeLessThan(4);
      await page.getByRole('tab', { name: /^Scan report/ }).click();
      const report = page.getByRole('table', { name: 'Scan report' });
      await report
        .getByRole('row')
        .filter({ hasText: 'File type' })
        .getByText('Nothing found')
        .waitFor();
      await report
        .getByRole('row')
        .filter({ hasText: 'File type' })
        .getByText(/\d ms$/)
        .waitFor();
      await report.getByText('Not applicable').first().waitFor();
      await box.click();
      await page.getByRole('tab', { name: /^Evidence/, selected: true }).waitFor();
      await page
        .getByRole('row')
        .filter({ hasText: 'QR code' })
        .and(page.locator(':focus'))
        .waitFor();
    });

    test('the evidence is told whole, beside the alerts and above them', async () => {
      const { page, goTo } = at();
      for (const name of ['chat.txt', 'poster.png']) {
        await goTo(name);
        const table = page.getByRole('table', { name: 'Evidence' });
        await table.waitFor();
        for (const width of [1440, 1366, 1280, 1276, 1024, 961]) {
          await page.setViewportSize({ width, height: 900 });
          // What holds it cuts off what is wider, and no scroll bar tells.
          expect(
            await table.evaluate(
              (element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0),
            ),
            `${name} at ${width} px`,
          ).toBeLessThanOrEqual(1);
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    test('the bare facts are told, and the fingerprint goes to the clipboard', async () => {
      const { page, goTo, read } = at();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await goTo('poster.png', '#raw');
      const { file } = await read('poster.png');
      await page.getByText(file.sha256, { exact: true }).waitFor();
      await page.getByText(new RegExp(`\\(?${file.size.toLocaleString('en-GB')} bytes`)).waitFor();
      await lookAt(page, 'raw facts');
      await page.getByRole('button', { name: /^Copy.*SHA-256/ }).click();
      await page
        .getByText(/SHA-256 copied|Copied/)
        .first()
        .waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file.sha256);
    });

    test('a note is written, changed by its menu, and says that it was', async () => {
      const { page, goTo } = at();
      await goTo('poster.png');
      await page.getByLabel('Write a note').pressSequentially('Seen at the station, @gi');
      await page.getByRole('listbox', { name: 'Colleagues to mention' }).waitFor();
      await lookAt(page, 'colleagues to mention', { walk: false });
      await page.keyboard.press('Escape');
      await page.getByLabel('Write a note').fill('Seen at the station.');
      await page.keyboard.press('Control+Enter');
      const entry = page.getByRole('listitem').filter({ hasText: 'Seen at the station.' });
      await entry.waitFor();
      await entry.getByRole('button', { name: /^Actions for the note by/ }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
      await lookAt(page, 'menu of a note', { walk: false });
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const box = page.getByLabel('Edit note');
      await box.and(page.locator(':focus')).waitFor();
      await lookAt(page, 'a note that saved', { walk: false });
      await box.fill('Seen at the station of Lodi.');
      await page.getByRole('button', { name: 'Save' }).click();
      const changed = page
        .getByRole('listitem')
        .filter({ hasText: 'Seen at the station of Lodi.' });
      await changed.getByText(/edited/).waitFor();
      await page.reload();
      await changed.getByText(/edited/).waitFor();
      expect(await page.getByText('Seen at the station.', { exact: true }).count()).toBe(0);
    });
  });
}
