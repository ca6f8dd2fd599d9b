import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { eventually } from '../../../api/test/server-process.ts';
import { uploadFile } from '../../../api/test/uploads.ts';
import { pressOn } from '../keyboard.ts';
import { forgive, open, rowOf, type At, type LookAt } from './world.ts';

/** The same screens on a phone and without a connection. */
export function circumstanceTests(at: At, lookAt: LookAt): void {
  test.sequential('a phone shows cards and a menu, and nothing sticks out', async () => {
    const { page } = at().giulia;
    await page.setViewportSize({ width: 390, height: 844 });
    await open(at(), page, '/threat-manager', 'Threat manager');
    await rowOf(page, 'QR code to a link').waitFor();
    await lookAt(page, '390 px threat manager');
    await pressOn(page, page.getByRole('button', { name: 'Open menu' }));
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await lookAt(page, '390 px menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    for (const [path, heading] of [
      ['/scan-file', 'File scanner'],
      ['/user-settings', 'Settings'],
      ['/admin/users', 'Users'],
    ] as const) {
      await open(at(), page, path, heading);
      await lookAt(page, `390 px ${path}`, { walk: false });
    }
    await open(at(), page, '/threat-manager', 'Threat manager');
    await page.getByRole('link', { name: 'QR code to a link' }).click();
    await page.getByRole('button', { name: /^Severity:/ }).waitFor();
    await lookAt(page, '390 px media', { walk: false });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test.sequential(
    'a lost connection is said, and what was missed is there when it is back',
    async () => {
      const { page, context } = at().giulia;
      await open(at(), page, '/threat-manager', 'Threat manager');
      await page.getByText('Live', { exact: true }).waitFor();
      await rowOf(page, 'QR code to a link').waitFor();
      await context.setOffline(true);
      await page.getByText('You’re offline.').waitFor();
      await lookAt(page, 'offline', { walk: false });
      const access = await page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('userData') ?? '{}') as { token?: string }).token ?? '',
      );
      const missed = await readFile(
        new URL('../../../detection/test/files/invoice_7731.jpg', import.meta.url),
      );
      const { body } = await uploadFile(
        at().server,
        access,
        'missed.jpg',
        Buffer.concat([missed, Buffer.from('missed')]),
      );
      await eventually(
        async () =>
          (await call(at().server, 'GET', `/api/fileupload/v1/${body.id}/`, { access })).body
            .status === 'FOUND'
            ? true
            : undefined,
        'the scan of missed.jpg',
      );
      const waiting = Number(
        /\d+/.exec(await page.getByRole('tab', { name: /^Needs review/ }).innerText())?.[0],
      );
      await context.setOffline(false);
      await page.getByText('You’re offline.').waitFor({ state: 'detached' });
      await page.getByText('Live', { exact: true }).waitFor();
      await page.getByRole('tab', { name: `Needs review ${waiting + 1}` }).waitFor();
      // No row moves by itself, not even now.
      const news = page.getByRole('button', { name: '1 new alert' });
      await news.waitFor();
      expect(await rowOf(page, 'missed.jpg').count()).toBe(0);
      await news.click();
      await rowOf(page, 'missed.jpg').waitFor();
      await news.waitFor({ state: 'detached' });
      forgive(at().giulia, /ERR_INTERNET_DISCONNECTED|WebSocket/);
    },
  );

  test.sequential(
    'a list that could not be read without a connection is read when it is back',
    async () => {
      const { page, context } = at().giulia;
      await open(at(), page, '/threat-manager', 'Threat manager');
      await rowOf(page, 'missed.jpg').waitFor();
      await context.setOffline(true);
      await page.getByRole('tab', { name: /^Resolved/ }).click();
      await page.getByText('You’re offline, so the alerts can’t be loaded').waitFor();
      await lookAt(page, 'offline, nothing read', { walk: false });
      await context.setOffline(false);
      await page
        .getByText('You’re offline, so the alerts can’t be loaded')
        .waitFor({ state: 'detached' });
      await page
        .getByRole('tabpanel')
        .locator('table, .empty-state:not([role=alert])')
        .first()
        .waitFor();
      forgive(at().giulia, /ERR_INTERNET_DISCONNECTED|WebSocket/);
    },
  );
}
