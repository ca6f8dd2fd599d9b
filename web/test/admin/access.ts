import { describe, expect, test } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { startReceiver } from '../../../api/test/receiver.ts';
import { keepOperatorFiles } from '@vedetta/api/modules/scans/store/operator-files.ts';
import { changeElsewhere, makeAlerts } from '../paths/alerts.ts';
import { sticksOut } from '../sticks-out.ts';
import type { At } from './world.ts';

/** Keys, credentials, webhooks and mutes. */
export function accessSuites(at: At): void {
  describe('access keys', () => {
    test('are made with scopes and an end, shown once, copied, work, and stop when revoked', async () => {
      const { stage, page, lookAt, goTo, rows, dialog } = at();
      await goTo('/admin/settings/access-keys', 'Settings');
      await page.getByText('No access keys yet').waitFor();
      await lookAt('no access keys');
      await page.getByRole('link', { name: 'Create access key' }).first().click();
      await page.waitForURL('**/admin/settings/add-access-token');
      await page.getByRole('checkbox', { name: 'Read' }).uncheck();
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByText('Enter a name.').waitFor();
      await page.getByText('Select at least one option.').waitFor();
      await lookAt('refused access key');
      await page.getByLabel('Name').fill('SIEM of the night shift');
      await page.getByRole('checkbox', { name: 'Read' }).check();
      await page.getByLabel('Expiry date', { exact: true }).fill('2020-01-01');
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByText('Choose today or a later date.').waitFor();
      await page.getByRole('button', { name: '90 days' }).click();
      await page.getByRole('button', { name: 'Create key' }).click();
      const shown = page.getByLabel('The key', { exact: true });
      await shown.waitFor();
      const key = await shown.innerText();
      expect(key).toMatch(/^vdt_/);
      await lookAt('new access key');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy key' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
      const ask = async () =>
        (await call(stage, 'POST', '/api/alert/v1/', { access: key, body: { status: 'DETECTED' } }))
          .status;
      expect(await ask()).toBe(200);
      await page.getByRole('button', { name: 'I’ve saved it' }).click();
      const row = rows().filter({ hasText: 'SIEM of the night shift' });
      await row.getByText('Active').waitFor();
      await row.getByText('Just now').waitFor();
      expect(await page.content()).not.toContain(key);
      await lookAt('access keys');
      await row.getByRole('button', { name: 'Actions for SIEM of the night shift' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
      await lookAt('menu of an access key', { walk: false });
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await dialog().getByLabel('Name').fill('SIEM');
      await dialog().getByRole('checkbox', { name: 'Upload' }).check();
      await lookAt('change an access key', { walk: false });
      await dialog().getByRole('button', { name: 'Save' }).click();
      await rows().filter({ hasText: 'Read, Upload' }).waitFor();
      for (const [act, question, then] of [
        ['Revoke', 'Revoke', 'Revoked'],
        ['Restore', null, 'Active'],
        ['Revoke', 'Revoke', 'Revoked'],
        ['Delete', 'Delete', null],
      ] as const) {
        await page.getByRole('button', { name: 'Actions for SIEM' }).click();
        await page.getByRole('menuitem', { name: act }).click();
        if (question !== null) {
          await dialog().getByRole('button', { name: question }).waitFor();
          await lookAt(`${act} an access key`, { walk: false });
          await dialog().getByRole('button', { name: question }).click();
          await dialog().waitFor({ state: 'detached' });
        }
        if (then === null) await page.getByText('No access keys yet').waitFor();
        else await rows().getByText(then).waitFor();
        expect(await ask()).toBe(then === 'Active' ? 200 : 401);
      }
    });
  });

  describe('credentials of sources', () => {
    test('are entered from a stopped target, tested at the vendor, never shown again, and deleted', async () => {
      const { stage, telegram, page, lookAt, goTo, rows, dialog } = at();
      const secret = 'EAAG-secret-of-whatsapp';
      await call(stage, 'POST', '/api/target/v1/create', {
        access: stage.admin.access,
        body: { targets: [{ source_id: 23, type: 'account', account_username: 'meridiana_news' }] },
      });
      await page.goto(`${stage.url}/targets`);
      await page.getByRole('link', { name: 'Check the Telegram connection' }).click();
      await page.getByRole('heading', { level: 1, name: 'Telegram' }).waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Fill in “Bot token”.').waitFor();
      await lookAt('a credential with a gap');
      await page
        .getByLabel('Bot token', { exact: true })
        .fill('110201544:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Not tested yet').waitFor();
      await page.getByRole('button', { name: 'Test connection' }).click();
      await page.getByText('Not working').waitFor();
      await page
        .getByRole('alert')
        .getByText(/^Telegram .*credential/)
        .first()
        .waitFor();
      await lookAt('a refused credential');
      await page
        .getByLabel('Bot token', { exact: true })
        .fill(String(telegram.credential?.['token']));
      await page.getByRole('button', { name: 'Replace' }).click();
      await page.getByText('Not tested yet').waitFor();
      await page.getByRole('button', { name: 'Test connection' }).click();
      await page.getByText('@vedetta_bot', { exact: true }).waitFor();
      await page.getByText('Connected', { exact: true }).waitFor();
      await goTo('/admin/settings/sources/4', 'WhatsApp');
      await page.getByLabel('Access token', { exact: true }).fill(secret);
      await page.getByLabel('Phone number ID', { exact: true }).fill('109876543210');
      await page.getByLabel('App secret', { exact: true }).fill('app-secret');
      await page.getByLabel('Verify token', { exact: true }).fill('lookout');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(new RegExp(`${stage.url}/hooks/whatsapp/`)).waitFor();
      await lookAt('an address that a vendor calls');
      expect(await page.content()).not.toContain(secret);
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await lookAt('disconnect a source', { walk: false });
      await dialog().getByRole('button', { name: 'Disconnect' }).click();
      await page.getByText('Not connected').waitFor();
      await page.getByRole('link', { name: 'Back to sources' }).click();
      await rows()
        .filter({ hasText: 'Telegram' })
        .getByText('Connected', { exact: true })
        .waitFor();
      await lookAt('sources');
    });
  });

  describe('webhooks', () => {
    test(
      'are made with a secret that is shown once, tell what became of each message, send it ' +
        'again, pause and go',
      async () => {
        const { page, lookAt, goTo, rows, dialog } = at();
        const receiver = await startReceiver();
        receiver.answers.set('/in', { status: 500 });
        try {
          await goTo('/admin/settings/webhooks', 'Settings');
          await page.getByText('No webhooks yet').waitFor();
          await page.getByRole('link', { name: 'Create webhook' }).first().click();
          await page.getByLabel('Name').fill('SIEM');
          await page.getByLabel('URL').fill('https://192.168.1.1/');
          await page.getByRole('button', { name: 'Create webhook' }).click();
          await page.locator('.field-error').waitFor();
          await lookAt('refused webhook');
          await page.getByLabel('URL').fill(`${receiver.url}/in`);
          await page.getByRole('button', { name: 'Create webhook' }).click();
          const shown = page.getByLabel('The signing secret', { exact: true });
          await shown.waitFor();
          await lookAt('the secret of a new webhook', { walk: false });
          const secret = await shown.innerText();
          expect(secret).toMatch(/^whsec_/);
          await page.getByRole('button', { name: 'I’ve saved it' }).click();
          await rows().filter({ hasText: 'SIEM' }).getByText('Nothing sent yet').waitFor();
          expect(await page.content()).not.toContain(secret);
          await lookAt('webhooks', { walk: false });
          await page.getByRole('link', { name: 'SIEM' }).click();
          await page.getByText('No messages yet').waitFor();
          await page.getByRole('button', { name: 'Send a test message' }).click();
          await rows().filter({ hasText: 'Test message' }).getByText('Retrying').waitFor();
          receiver.answers.delete('/in');
          await page.getByRole('button', { name: /^Actions for the message/ }).click();
          await page.getByRole('menuitem', { name: 'Send now' }).click();
          await rows().filter({ hasText: 'Test message' }).getByText('Delivered').waitFor();
          const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
          expect([ids.length >= 2, new Set(ids).size]).toEqual([true, 1]);
          await lookAt('the log of a webhook');
          const window = page.viewportSize();
          await page.setViewportSize({ width: 720, height: 450 });
          expect(await sticksOut(page), 'at 200 % zoom').toEqual([]);
          if (window !== null) await page.setViewportSize(window);
          await page.getByRole('button', { name: 'Test message', exact: true }).click();
          await dialog().getByLabel('Message content').waitFor();
          await lookAt('message of a webhook', { walk: false });
          await dialog().getByRole('button', { name: 'Close' }).click();
          await page.getByRole('button', { name: 'Actions for SIEM' }).click();
          await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
          await lookAt('menu of a webhook', { walk: false });
          await page.getByRole('menuitem', { name: 'Edit' }).click();
          await dialog().getByLabel('Name').fill('SIEM of Lodi');
          await lookAt('change a webhook', { walk: false });
          await dialog().getByRole('button', { name: 'Save' }).click();
          await page.getByRole('heading', { level: 1, name: 'SIEM of Lodi' }).waitFor();
          for (const [act, button, then] of [
            ['Create new secret', 'Create new secret', null],
            ['Pause', null, 'Paused'],
            ['Resume', null, 'Active'],
            ['Delete', 'Delete', null],
          ] as const) {
            await page.getByRole('button', { name: 'Actions for SIEM of Lodi' }).click();
            await page.getByRole('menuitem', { name: act }).click();
            if (button !== null) await dialog().getByRole('button', { name: button }).waitFor();
            if (button !== null) await lookAt(`${act} of a webhook`, { walk: false });
            if (button !== null) await dialog().getByRole('button', { name: button }).click();
            if (act === 'Create new secret')
              expect(
                await dialog().getByLabel('The signing secret', { exact: true }).innerText(),
              ).not.toBe(secret);
            if (act === 'Create new secret')
              await lookAt('new secret of a webhook', { walk: false });
            if (act === 'Create new secret')
              await dialog().getByRole('button', { name: 'I’ve saved it' }).click();
            if (button !== null) await dialog().waitFor({ state: 'detached' });
            if (then !== null) await page.getByText(then, { exact: true }).waitFor();
          }
          await page.waitForURL('**/admin/settings/webhooks');
          await page.getByText('No webhooks yet').waitFor();
        } finally {
          await receiver.close();
        }
      },
    );
  });

  describe('muted alerts', () => {
    test('are asked for from a dismissed alert, listed with how often they held, changed and ended', async () => {
      const { stage, page, lookAt, goTo, rows, dialog } = at();
      const [alert] = await makeAlerts(stage, stage.admin, ['muted-1']);
      await changeElsewhere(stage, stage.admin, alert?.id ?? 0, {
        status: 'DISMISSED',
        dismiss_reason: 'Known and accepted',
      });
      await page.goto(`${stage.url}/threat-manager/media/${alert?.mediaId ?? ''}`);
      await page.getByRole('button', { name: 'Mute alerts like this…' }).click();
      await dialog().getByRole('radio', { name: 'Everything found by the same' }).check();
      await dialog().getByRole('checkbox', { name: 'Only on File' }).check();
      await lookAt('mute alerts like this', { walk: false });
      await dialog().getByRole('button', { name: 'Mute' }).click();
      await page.getByText('Alerts like this muted').waitFor();
      await goTo('/admin/settings/muted-alerts', 'Settings');
      await rows()
        .filter({ hasText: 'Known and accepted' })
        .getByRole('cell', { name: 'Never' })
        .first()
        .waitFor();
      await lookAt('muted alerts', { walk: false });
      await page.getByRole('button', { name: /^Actions for the rule/ }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
      await lookAt('menu of a muted rule', { walk: false });
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await dialog().getByLabel('Reason').fill('Our own test files');
      await lookAt('change a muted rule', { walk: false });
      await dialog().getByRole('button', { name: '30 days' }).click();
      await dialog().getByRole('button', { name: 'Save' }).click();
      await rows()
        .filter({ hasText: 'Our own test files' })
        .getByRole('cell', { name: /\d{4}/ })
        .first()
        .waitFor();
      await page.getByRole('button', { name: /^Actions for the rule/ }).click();
      await page.getByRole('menuitem', { name: 'End now' }).click();
      await dialog().getByRole('button', { name: 'End now' }).waitFor();
      await lookAt('end a muted rule', { walk: false });
      await dialog().getByRole('button', { name: 'End now' }).click();
      await page.getByText('No muted alerts yet').waitFor();
      expect(
        (await call(stage, 'GET', '/api/settings/v1/muted_rules/', { access: stage.admin.access }))
          .body.count,
      ).toBe(0);
    });
  });

  describe('files of the server (decision 172)', () => {
    test('that are not used are named with the line and the compiler’s words, before those that are', async () => {
      const { stage, page, lookAt, goTo, rows } = at();
      const files = [
        { kind: 'hashes', name: 'known.csv', problem: null, line: null },
        { kind: 'rules', name: 'mine.yar', problem: 'unknown pattern `$b`', line: 4 },
      ] as const;
      await keepOperatorFiles(stage.db, 'one', files, new Date(), new Date(0));
      await goTo('/admin/settings/indicator-lists', 'Settings');
      const table = page.getByRole('table', { name: 'Server files' });
      await table.getByText('Line 4: unknown pattern `$b`').waitFor();
      expect(
        await rows()
          .filter({ has: page.getByText(/^(?:mine\.yar|known\.csv)$/) })
          .allInnerTexts(),
      ).toEqual([
        expect.stringMatching(/^mine\.yar[^]*Skipped/),
        expect.stringMatching(/^known\.csv[^]*In use/),
      ]);
      await lookAt('files of the server');
    });
  });
}
