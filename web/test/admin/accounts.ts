import { describe, expect, test } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { readLetters, secretsOf } from '../../../api/test/letters.ts';
import type { At } from './world.ts';

/** What an admin decides about one person. */
export function accountSuites(at: At): void {
  describe('one person', () => {
    const of = async (id: number) =>
      (await call(at().stage, 'GET', `/api/user/v1/${id}/`, { access: at().stage.admin.access }))
        .body;

    test('changes the group, is switched off and on again, and what that means is in force at once', async () => {
      const { stage, page, lookAt, goTo, dialog } = at();
      const person = await stage.colleague('gruppo');
      const may = async () =>
        (await call(stage, 'POST', '/api/target/v1/', { access: person.access, body: {} })).status;
      const mayWrite = async () =>
        (
          await call(stage, 'POST', '/api/target/v1/create', {
            access: person.access,
            body: { targets: [] },
          })
        ).status;
      expect([await may(), await mayWrite()]).toEqual([200, 422]);
      await goTo(`/admin/users/details/${person.id}`, 'gruppo Verdi');
      await page.getByLabel('Group').selectOption({ label: 'Viewers' });
      await page.getByRole('button', { name: 'Change group' }).click();
      await page.getByText(/ moved to Viewers$/).waitFor();
      expect([await may(), await mayWrite()]).toEqual([200, 403]);
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await dialog().getByText('They’ll be logged out everywhere immediately').waitFor();
      await lookAt('switch off', { walk: false });
      await dialog().getByRole('button', { name: 'Deactivate' }).click();
      await page.getByRole('button', { name: 'Activate', exact: true }).waitFor();
      expect([await may(), (await of(person.id)).is_active]).toEqual([401, false]);
      await page.getByRole('button', { name: 'Activate', exact: true }).click();
      await page.getByRole('button', { name: 'Deactivate' }).waitFor();
      expect((await of(person.id)).is_active).toBe(true);
      await page.getByRole('button', { name: 'Reset two-factor authentication' }).click();
      await lookAt('reset the second factor', { walk: false });
      await dialog().getByRole('button', { name: 'Cancel' }).click();
    });

    test(
      'is approved into a chosen group, or rejected after a question; an invitation is sent ' +
        'again with a new link',
      async () => {
        const { stage, page, lookAt, goTo, rows, dialog } = at();
        const [welcome, unwanted] = [
          await stage.register('benvenuta', null),
          await stage.register('sconosciuto', null),
        ];
        await goTo('/admin/pending-registrations', 'Users');
        await rows().filter({ hasText: 'benvenuta' }).waitFor();
        await lookAt('pending registrations');
        await goTo(`/admin/users/review/${welcome.id}`, 'Review registration');
        await page.getByLabel('Group after approval').selectOption({ label: 'Viewers' });
        await page.getByRole('button', { name: 'Approve' }).click();
        await page.getByRole('button', { name: 'Approve anyway' }).click();
        await page.waitForURL('**/admin/pending-registrations');
        expect(await of(welcome.id)).toMatchObject({ is_approved: true, group_name: 'Viewers' });
        await goTo(`/admin/users/review/${unwanted.id}`, 'Review registration');
        // A refusal is said beside the buttons, not in a toast that leaves.
        await page.route('**/graphql', async (route) => {
          const isAct = route.request().postData()?.includes('"ChangeUser"') === true;
          await (isAct
            ? route.fulfill({
                json: {
                  data: null,
                  errors: [
                    {
                      message: 'This address is not verified yet.',
                      extensions: { code: 'NOT_VERIFIED', status: 409 },
                    },
                  ],
                },
              })
            : route.fallback());
        });
        await page.getByRole('button', { name: 'Approve' }).click();
        await page
          .locator('.person')
          .getByRole('alert')
          .filter({ hasText: 'This address is not verified yet.' })
          .waitFor();
        await lookAt('an approval that is refused', { walk: false });
        await page.unroute('**/graphql');
        await page.getByRole('button', { name: 'Reject' }).click();
        await lookAt('reject a registration', { walk: false });
        await dialog().getByRole('button', { name: 'Reject' }).click();
        await page.getByText('Registration rejected').waitFor();
        await rows().filter({ hasText: 'sconosciuto' }).waitFor({ state: 'detached' });
        expect(await of(unwanted.id)).toMatchObject({ is_approved: false, is_active: false });

        await goTo('/admin/users/invited', 'Users');
        await page.getByRole('button', { name: 'Invite a user' }).first().click();
        await dialog().getByLabel('Email').fill('gino@elsewhere.example');
        await dialog().getByRole('button', { name: 'Send invitation' }).click();
        await rows().filter({ hasText: 'gino' }).waitFor();
        const mailed = async () =>
          new Set(
            (await readLetters({ services: { env: { DATA_DIR: stage.dataDir } } }))
              .filter(({ to }) => to.includes('gino@elsewhere.example'))
              .map((letter) => secretsOf(letter)['invitation']),
          );
        await expect.poll(async () => (await mailed()).size).toBe(1);
        await page.getByRole('button', { name: 'Actions for gino@elsewhere.example' }).click();
        await page.getByRole('menuitem', { name: 'Send again' }).waitFor();
        await lookAt('menu of an invitation', { walk: false });
        await page.getByRole('menuitem', { name: 'Send again' }).click();
        await page.getByText('New link sent to gino@elsewhere.example').waitFor();
        await expect.poll(async () => (await mailed()).size).toBe(2);
        await page.getByRole('button', { name: 'Actions for gino@elsewhere.example' }).click();
        await page.getByRole('menuitem', { name: 'Withdraw' }).click();
        await lookAt('withdraw an invitation', { walk: false });
        await dialog().getByRole('button', { name: 'Withdraw' }).click();
        await rows().filter({ hasText: 'gino' }).waitFor({ state: 'detached' });
      },
    );
  });
}
