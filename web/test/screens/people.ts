import { describe, test } from 'vitest';
import { pressOn } from '../keyboard.ts';
import { open, type At, type LookAt } from './world.ts';

/** What one changes about oneself, and the users of the company. */
export function peopleSuite(at: At, lookAt: LookAt): void {
  describe.sequential('people and settings', () => {
    test('user settings take a name and a theme', async () => {
      const { page } = at().deputy;
      await open(at(), page, '/user-settings', 'Settings');
      await lookAt(page, 'user settings');
      await page.getByLabel('First name').fill('Giulietta');
      await page.keyboard.press('Enter');
      await page.getByText('Profile saved').waitFor();
      // What has the focus does not vanish while it is looked at.
      const close = page.getByRole('button', { name: 'Close message' });
      await close.focus();
      await lookAt(page, 'toast', { walk: false });
      await close.press('Enter');
      await page.getByText('Profile saved').waitFor({ state: 'detached' });
    });

    test('the list of users leads to each person, and refusing one asks first', async () => {
      const { page } = at().deputy;
      await open(at(), page, '/admin/users', 'Users');
      await page.getByRole('link', { name: 'Luca Bianchi' }).waitFor();
      await lookAt(page, 'users');
      await pressOn(page, page.getByRole('link', { name: 'Giulietta Ferrari' }));
      await page.getByText('This is your account.').waitFor();
      await lookAt(page, 'user details');
      await open(at(), page, '/admin/pending-registrations', 'Users');
      await pressOn(page, page.getByRole('link', { name: 'Luca Bianchi' }));
      await pressOn(page, page.getByRole('button', { name: 'Reject' }));
      await page.getByRole('dialog', { name: 'Reject this registration?' }).waitFor();
      await lookAt(page, 'reject dialog');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goto(`${at().server.url}/admin/users/details/999999`);
      await page.getByText('This person isn’t, or is no longer, a user of your company.').waitFor();
      await lookAt(page, 'unknown person');
    });
  });
}
