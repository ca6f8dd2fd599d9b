import { describe, expect, test } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { letterTo, secretsOf } from '../../../api/test/letters.ts';
import { chooseOne } from '../chips.ts';
import { PASSWORD } from '../paths/people.ts';
import type { At } from './world.ts';

/** Its people, and who does not come in. */
export function peopleSuites(at: At): void {
  describe('users', () => {
    const mailedLink = async (email: string): Promise<string> => {
      const letter = await letterTo(
        { services: { env: { DATA_DIR: at().stage.dataDir } } },
        email,
        'has invited you',
      );
      return `${at().stage.url}/registration#invitation=${secretsOf(letter)['invitation'] ?? ''}`;
    };

    test(
      'are invited by mail, accept with a password of the rules, and may log in at once; a ' +
        'withdrawn link is over',
      async () => {
        const { stage, page, lookAt, goTo, rows, dialog } = at();
        await goTo('/admin/users/invited', 'Users');
        await page.getByText('No pending invitations').waitFor();
        for (const email of ['anna@elsewhere.example', 'piero@elsewhere.example']) {
          await page.getByRole('button', { name: 'Invite a user' }).first().click();
          await dialog().getByLabel('Email').fill(email);
          await dialog().getByLabel('Group').selectOption({ label: 'Viewers' });
          if (email.startsWith('anna')) await lookAt('invite dialog', { walk: false });
          await dialog().getByRole('button', { name: 'Send invitation' }).click();
          await rows().filter({ hasText: email }).waitFor();
        }
        await lookAt('invitations');
        const [anna, piero] = [
          await mailedLink('anna@elsewhere.example'),
          await mailedLink('piero@elsewhere.example'),
        ];
        await page.getByRole('button', { name: 'Actions for piero@elsewhere.example' }).click();
        await page.getByRole('menuitem', { name: 'Withdraw' }).waitFor();
        await lookAt('the acts on an invitation', { walk: false });
        await page.getByRole('menuitem', { name: 'Withdraw' }).click();
        await dialog().getByRole('button', { name: 'Withdraw' }).waitFor();
        await lookAt('withdraw an invitation', { walk: false });
        await dialog().getByRole('button', { name: 'Withdraw' }).click();
        await rows().filter({ hasText: 'piero' }).waitFor({ state: 'detached' });
        const guest = await stage.tab(null);
        await guest.page.goto(piero);
        await guest.page
          .getByRole('heading', { name: 'This invitation is no longer valid' })
          .waitFor();
        await guest.page.goto('about:blank');
        await guest.page.goto(anna);
        await guest.page.getByRole('heading', { name: 'Join Meridiana' }).waitFor();
        await guest.page
          .getByText('Giulia Ferrari has invited you to join them in Vedetta.')
          .waitFor();
        expect(await guest.page.getByLabel('Email').inputValue()).toBe('anna@elsewhere.example');
        await guest.page.getByLabel('First name').fill('Anna');
        await guest.page.getByLabel('Last name').fill('Neri');
        await guest.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await guest.page.getByLabel('Repeat password').fill(PASSWORD);
        await lookAt('accept an invitation', { walk: false, on: guest.page });
        await guest.page.getByRole('button', { name: 'Create my account' }).click();
        await guest.page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
        await lookAt('an invitation that is accepted', { on: guest.page });
        await guest.close();
        expect(
          (
            await call(stage, 'POST', '/api/user/v1/login/', {
              body: { email: 'anna@elsewhere.example', password: PASSWORD },
            })
          ).status,
        ).toBe(200);
      },
    );

    test(
      'are five on a page, searched, filtered and sorted by the address; a second factor is ' +
        'reset and an account deleted, asking first',
      async () => {
        const { stage, page, lookAt, goTo, rows, dialog } = at();
        const people = [];
        for (const name of ['bruno', 'carla', 'dario', 'elena'])
          people.push(await stage.register(name));
        const enrolled = await stage.enrol(people[0]?.email ?? '');
        await goTo('/admin/users', 'Users');
        await page
          .getByRole('navigation', { name: 'Pages of users' })
          .getByRole('button', { name: 'Page 2' })
          .waitFor();
        expect(await rows().count()).toBe(5);
        await page.getByLabel('Search users').fill('bruno');
        await expect.poll(() => rows().count()).toBe(1);
        await chooseOne(page, 'Group', 'Viewers');
        await page.getByText('No matching users').waitFor();
        await page.getByRole('button', { name: 'Reset filters' }).click();
        await expect.poll(() => rows().count()).toBe(5);
        await chooseOne(page, 'Order', 'Newest first');
        await page.waitForURL('**/admin/users?sort=newest');
        await rows().first().filter({ hasText: 'elena' }).waitFor();
        await lookAt('users');
        await goTo(`/admin/users/details/${enrolled.id}`, 'bruno Verdi');
        await page.getByRole('button', { name: 'Reset two-factor authentication' }).click();
        await dialog().getByRole('button', { name: 'Reset' }).waitFor();
        await lookAt('reset a second factor', { walk: false });
        await dialog().getByRole('button', { name: 'Reset' }).click();
        await page.getByText('Not set up yet').waitFor();
        expect(
          (await call(stage, 'GET', '/api/user/v1/whoami/', { access: enrolled.access })).status,
        ).toBe(401);
        await page.getByRole('button', { name: 'Delete' }).click();
        await lookAt('delete a user', { walk: false });
        await dialog().getByRole('button', { name: 'Delete' }).click();
        await page.waitForURL('**/admin/users');
        expect(
          (await call(stage, 'GET', `/api/user/v1/${enrolled.id}/`, { access: stage.admin.access }))
            .status,
        ).toBe(404);
      },
    );
  });

  test(
    'who is switched off is found by status, and work that was given up has a page of its own ' +
      '(section 2)',
    async () => {
      const { stage, page, lookAt, goTo, rows } = at();
      const fabio = await stage.register('fabio', 'deactivate');
      await goTo('/admin/users', 'Users');
      await chooseOne(page, 'Status', 'Deactivated or rejected');
      await expect.poll(() => rows().count()).toBe(1);
      await rows().filter({ hasText: fabio.email }).waitFor();
      await goTo('/admin/settings/given-up-work', 'Settings');
      await lookAt('given-up work');
    },
  );

  test('only admins come in: others are led to the threat manager', async () => {
    const { stage } = at();
    const analyst = await stage.tab(await stage.colleague('analyst'));
    for (const path of [
      '/admin/settings',
      '/admin/settings/access-keys',
      '/admin/settings/add-access-token',
    ]) {
      await analyst.page.goto(`${stage.url}${path}`);
      await analyst.page.waitForURL('**/threat-manager');
    }
    expect(await analyst.page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
    await analyst.close();
  });
}
