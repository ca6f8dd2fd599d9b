import { describe, test } from 'vitest';
import { visitor } from '../browser.ts';
import { pressOn } from '../keyboard.ts';
import { GIULIA, introduce, LUCA } from '../people.ts';
import { forgive, type At, type LookAt } from './world.ts';

/** Log-in and registration that meet a refusal. */
export function wayInSuite(at: At, lookAt: LookAt): void {
  describe.sequential('the way in, when it is not straight', () => {
    const logIn = async (email: string, password: string): Promise<void> => {
      const { page } = at().guest;
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    };

    test('a registration that nobody has approved yet is told so at log-in', async () => {
      const { page } = at().guest;
      await page.goto(`${at().server.url}/registration`);
      await introduce(page, LUCA);
      await page.getByRole('button', { name: 'Ask to join' }).click();
      await page.waitForURL('**/account-created');
      await page.goto(`${at().server.url}/login`);
      await logIn(LUCA.email, LUCA.password);
      await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
      await lookAt(page, 'not approved');
      await pressOn(page, page.getByRole('button', { name: 'Back to login' }));
      await page.getByRole('heading', { name: 'Log in' }).waitFor();
      forgive(at().guest, /status of 403/);
    });

    test('wrong codes are refused in words, and a recovery code opens', async () => {
      const { page } = at().guest;
      await logIn(GIULIA.email, GIULIA.password);
      await page.getByLabel('6-digit code').waitFor();
      await page.keyboard.type('000000');
      await page.getByText(/code is incorrect/i).waitFor();
      await lookAt(page, 'wrong code');
      await pressOn(page, page.getByRole('button', { name: 'Use a recovery code' }));
      await page.getByLabel('Recovery code').waitFor();
      await lookAt(page, 'recovery code');
      await page.getByLabel('Recovery code').press('Enter');
      await page.getByText('Enter one of your recovery codes.').waitFor();
      const [first = '', second = ''] = at().codes;
      await page
        .getByLabel('Recovery code')
        .fill(second.slice(0, -1) + (/a$/i.test(second) ? 'b' : 'a'));
      await page.keyboard.press('Enter');
      await page.getByText('This recovery code is incorrect').waitFor();
      await lookAt(page, 'wrong recovery code');
      await page.getByLabel('Recovery code').fill(first);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/threat-manager');
      await page.getByText('Live', { exact: true }).waitFor();
      forgive(at().guest, /status of 4\d\d/);
    });

    test('too many wrong passwords shut the door for a while, and the screen says for how long', async () => {
      at().deputy = at().guest;
      at().guest = await visitor(at().browser);
      const { page } = at().guest;
      await page.goto(`${at().server.url}/login`);
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await Promise.all([
          page.waitForResponse('**/graphql'),
          logIn(LUCA.email, `wrong-${attempt}`),
        ]);
        await page.locator('button[type=submit]:not([aria-busy])').waitFor();
        await page.getByRole('alert').waitFor();
      }
      await lookAt(page, 'wrong password');
      await logIn(LUCA.email, 'wrong-6');
      await page.getByRole('heading', { name: 'Too many attempts' }).waitFor();
      await page
        .getByRole('timer', { name: 'Time left' })
        .getByText(/^1[45]:\d\d$/)
        .waitFor();
      await lookAt(page, 'locked out');
      forgive(at().guest, /status of 4\d\d/);
    });
  });
}
