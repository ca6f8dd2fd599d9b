import { describe, expect, test, vi } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { nextCode } from '../paths/people.ts';
import { watched } from '../watched.ts';
import { PATIENT } from '../patience.ts';
import type { At } from './world.ts';

/** One's own second factor (docs/decisions/193). */
export function secondFactorSuites(at: At): void {
  describe.concurrent('the second factor in the user settings', () => {
    const lookAt = watched();
    test.sequential(
      'goes over to another authenticator, against a code of the present one, or a recovery ' +
        'code, and the first code of the other',
      async () => {
        const stage = at();
        const person = await stage.colleague('authenticator');
        const tab = await stage.tab(person);
        const { page } = tab;
        await page.goto(`${stage.url}/user-settings`);
        await page.getByText(/^Set up .+\d{2}:\d{2}:\d{2}\.$/).waitFor();
        const begin = page.getByRole('button', { name: 'Change authenticator app' });
        await begin.click();
        const dialog = page.getByRole('dialog', { name: 'Change authenticator app' });
        const proof = dialog.getByLabel('Authenticator app code or recovery code');
        await proof.fill('000000');
        await proof.press('Enter');
        await dialog
          .getByText(
            'This code is not right, or was used already. Wait for the next one and enter it.',
          )
          .waitFor();
        await lookAt(page, 'proof for another authenticator');
        await proof.fill(nextCode(person.secret));
        await proof.press('Enter');
        await dialog.getByRole('img', { name: 'QR code for your authenticator' }).waitFor();
        const secret = (await dialog.locator('.qr-text').innerText()).replaceAll(' ', '');
        const code = dialog.getByLabel('Code from the new authenticator app');
        await code.and(page.locator(':focus')).waitFor();
        await lookAt(page, 'another authenticator');
        // Given up: the present one still counts, and the secret that was shown never will.
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await begin.click();
        await proof.fill(person.codes.pop() ?? '');
        await proof.press('Enter');
        await vi.waitFor(async () => {
          expect((await dialog.locator('.qr-text').innerText()).replaceAll(' ', '')).not.toBe(
            secret,
          );
        }, PATIENT);
        const other = (await dialog.locator('.qr-text').innerText()).replaceAll(' ', '');
        await code.fill(nextCode(other));
        await code.press('Enter');
        await page.getByText('Authenticator app changed').waitFor();
        await dialog.waitFor({ state: 'detached' });
        await tab.close();
        const { body: log } = await call(
          stage,
          'GET',
          '/api/audit/v1/?action=authenticator.changed',
          { access: stage.admin.access },
        );
        expect(log.results).toMatchObject([{ actor: { email: person.email } }]);
      },
    );
  });
}
