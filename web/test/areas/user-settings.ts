import { describe, expect, test, vi } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { nextCode, PASSWORD, type Person } from '../paths/people.ts';
import { watched } from '../watched.ts';
import { PATIENT } from '../patience.ts';
import type { At } from './world.ts';

/** What one person changes about oneself. */
export function userSettingsSuites(at: At): void {
  const own = async (person: Person): Promise<{ mail_contexts: string[] }> =>
    (await call(at(), 'GET', `/api/user/v1/${person.id}/`, { access: person.access })).body;

  describe.concurrent('the user settings', () => {
    const lookAt = watched();
    test.sequential(
      'keep the profile and the choice of mails, and say what is wrong with a phone number',
      async () => {
        const stage = at();
        const person = await stage.colleague('profile');
        const tab = await stage.tab(person);
        const { page } = tab;
        await page.goto(`${stage.url}/user-settings`);
        await page.getByLabel('Phone number').fill('request me');
        await page.getByLabel('Phone number').press('Enter');
        await page.getByText('Enter a phone number such as +39 02 5550 0134.').waitFor();
        await page.getByLabel('Phone number').fill('+39 02 5550 0134');
        await page.getByLabel('Phone number').press('Enter');
        await page.getByText('Profile saved').waitFor();
        expect(
          await page.getByRole('checkbox', { name: 'Someone asks to join the company' }).count(),
        ).toBe(0);
        await page.getByRole('checkbox', { name: 'A note mentions me' }).uncheck();
        await vi.waitFor(async () => {
          expect((await own(person)).mail_contexts).not.toContain('comment_mention');
        }, PATIENT);
        await page.reload();
        await vi.waitFor(async () => {
          expect(await page.getByLabel('Phone number').inputValue()).toBe('+39 02 5550 0134');
        }, PATIENT);
        expect(await page.getByRole('checkbox', { name: 'A note mentions me' }).isChecked()).toBe(
          false,
        );
        await tab.close();
      },
    );

    test.sequential(
      'change the password; this device stays, every other one is logged out',
      async () => {
        const stage = at();
        const person = await stage.colleague('changer');
        const elsewhere = await stage.session(person);
        const tab = await stage.tab(person);
        const { page } = tab;
        const next = 'Grondaia-7-tamburi-lenti';
        await page.goto(`${stage.url}/user-settings`);
        const fill = async (old: string, password: string, repeat: string) => {
          await page.getByLabel('Current password').fill(old);
          await page.getByLabel('New password', { exact: true }).fill(password);
          await page.getByLabel('Repeat password').fill(repeat);
          await page.getByRole('button', { name: 'Change password' }).click();
        };
        await fill(PASSWORD, 'short', 'other');
        await page
          .getByText(
            'Must include at least one uppercase and lowercase letter, special character, ' +
              'number, and be at least 12 characters long with no common words.',
            { exact: true },
          )
          .waitFor();
        await page
          .getByText('Passwords do not match. Please try again.', { exact: true })
          .waitFor();
        await lookAt(page, 'settings with a refused password', { walk: false });
        await fill('not-my-password', next, next);
        await page
          .getByLabel('Current password')
          .and(page.locator('[aria-invalid=true]'))
          .waitFor();
        const sent = page.waitForRequest((request) => (request.postData() ?? '').includes(next));
        await fill(PASSWORD, next, next);
        const { variables } = JSON.parse((await sent).postData() ?? '') as {
          variables: { input: unknown };
        };
        expect(variables.input).toEqual({
          oldPassword: PASSWORD,
          newPassword: next,
          confirmNewPassword: next,
        });
        await page
          .getByText('Your password has been changed. All other devices have been logged out.')
          .waitFor();
        expect(
          (await call(stage, 'GET', '/api/user/v1/whoami/', { access: elsewhere.access })).status,
        ).toBe(401);
        await page.reload();
        await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
        const again = page.getByRole('button', { name: 'Try again' });
        await vi.waitFor(async () => {
          // A call may take longer than the client waits on a busy machine.
          if (await again.isVisible()) await again.click();
          expect(
            await page.getByRole('list', { name: 'Devices' }).getByRole('listitem').count(),
          ).toBe(1);
        }, PATIENT);
        expect(
          (
            await call(stage, 'POST', '/api/user/v1/login/', {
              body: { email: person.email, password: next },
            })
          ).status,
        ).toBe(200);
        await tab.close();
      },
    );

    test.sequential(
      'list the devices, log out the others after asking, and make new recovery codes against a code',
      async () => {
        const stage = at();
        const person = await stage.colleague('devices');
        await stage.session(person);
        const tab = await stage.tab(person);
        const { page } = tab;
        await page.goto(`${stage.url}/user-settings`);
        const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
        await vi.waitFor(async () => {
          expect(await devices.count()).toBe(2);
        }, PATIENT);
        expect(await devices.filter({ hasText: 'This device' }).count()).toBe(1);
        await lookAt(page, 'settings');
        await page.getByRole('button', { name: 'Log out other devices' }).click();
        const ask = page.getByRole('dialog', { name: 'Log out all other devices?' });
        await lookAt(page, 'log out others', { walk: false });
        await ask.getByRole('button', { name: 'Log out other devices' }).click();
        await page.getByText('1 other device logged out').waitFor();
        await vi.waitFor(async () => {
          expect(await devices.count()).toBe(1);
        }, PATIENT);

        await page.getByText('You have 9 recovery codes left.').waitFor();
        await page.getByRole('button', { name: 'Generate new codes' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('6-digit code from your authenticator app').fill('000000');
        await dialog.getByRole('button', { name: 'Generate new codes' }).click();
        await dialog.getByRole('alert').waitFor();
        await dialog
          .getByLabel('6-digit code from your authenticator app')
          .fill(nextCode(person.secret));
        await dialog.getByRole('button', { name: 'Generate new codes' }).click();
        const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
        await vi.waitFor(async () => {
          expect(await codes.count()).toBe(10);
        }, PATIENT);
        await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
        await page.getByText('You have 10 recovery codes left.').waitFor();
        await tab.close();
      },
    );
  });
}
