import { inArray } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '@vedetta/api/platform/database/schema/people.ts';
import { call } from '../../../api/test/client.ts';
import { chooseOne } from '../chips.ts';
import { englishOn } from '../english.ts';
import { PATIENT } from '../patience.ts';
import type { At } from './world.ts';

/** The settings of the company and its audit log. */
export function companySuites(at: At): void {
  describe('the settings of the company', () => {
    const read = async () =>
      (await call(at().stage, 'GET', '/api/settings/v1/', { access: at().stage.admin.access }))
        .body;
    const section = (name: string) => at().page.getByRole('region', { name });

    test('keep names and domains, say what is no domain, and give a removed one back', async () => {
      const { page, lookAt, goTo } = at();
      await goTo('/admin/settings', 'Settings');
      const names = section('Protected names');
      await names.getByLabel('New name').fill('Meridiana');
      await names.getByLabel('New name').press('Enter');
      await names.getByRole('listitem').filter({ hasText: 'Meridiana' }).waitFor();
      await names.getByLabel('New name').fill('meridiana');
      await names.getByLabel('New name').press('Enter');
      await names.getByText('This entry is already in the list.').waitFor();
      const domains = section('Protected domains');
      await domains.getByLabel('New domain').fill('no domain');
      await domains.getByLabel('New domain').press('Enter');
      await domains.getByText('Use a domain such as meridiana.example.').waitFor();
      await lookAt('company settings');
      await names.getByRole('button', { name: 'Remove Meridiana' }).click();
      await page.getByText('Meridiana removed').waitFor();
      expect((await read()).protected_names).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await names.getByRole('listitem').filter({ hasText: 'Meridiana' }).waitFor();
      expect((await read()).protected_names).toEqual(['Meridiana']);
    });

    test('say what a change would do to what is stored before it is saved, and apply it afterwards', async () => {
      const { lookAt, goTo, dialog } = at();
      await goTo('/admin/settings', 'Settings');
      const domains = section('Protected domains');
      await domains.getByLabel('New domain').fill('meridiana.example');
      await domains.getByRole('button', { name: 'Preview changes' }).click();
      await dialog()
        .getByText(/items? scanned, the newest of the last 90 days/)
        .waitFor();
      await dialog()
        .getByText(/^(So far: )?(No alerts|\d+ alerts?) would be raised/)
        .waitFor();
      expect((await read()).protected_domains).toEqual([]);
      await lookAt('a change that is tried', { walk: false });
      await dialog().getByRole('button', { name: 'Add' }).click();
      await domains.getByRole('listitem').filter({ hasText: 'meridiana.example' }).waitFor();
      expect((await read()).protected_domains).toEqual(['meridiana.example']);
      const stored = section('Existing items');
      await stored.getByRole('button', { name: 'Apply the lists' }).click();
      await stored
        .getByText(/^(So far: )?(No alerts were|\d+ alerts? (was|were)) raised/)
        .waitFor();
      const stop = stored.getByRole('button', { name: 'Stop' });
      if (await stop.isVisible()) await stop.click();
    });

    test('take a file of 25,000 watch terms in parts, find one, and are replaced by a pasted list', async () => {
      const { page, lookAt, dialog } = at();
      const terms = section('Watch terms');
      await terms.getByRole('button', { name: 'Add terms' }).click();
      const lines = Array.from({ length: 25_000 }, (_, index) => `meridiana leak number ${index}`);
      await dialog()
        .locator('input[type=file]')
        .setInputFiles({
          name: 'terms.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from([...lines, 'Meridiana  LEAK number 7', 'x'.repeat(300)].join('\n')),
        });
      await dialog().getByText('25,000 terms, duplicates: 1').waitFor();
      await dialog()
        .getByText(
          'Line 25002 was skipped because it’s too long. A term can have at most 256 characters.',
        )
        .waitFor();
      await lookAt('watch terms from a file', { walk: false });
      await dialog().getByRole('button', { name: 'Add 25,000' }).click();
      await page.getByText('Watch terms saved (25,000 in total)').waitFor();
      expect((await read()).watch_terms_count).toBe(25_000);
      await terms.getByLabel('Search watch terms').fill('number 24999');
      await terms
        .getByRole('listitem')
        .filter({ hasText: 'meridiana leak number 24999' })
        .waitFor();
      await expect.poll(() => terms.getByRole('listitem').count()).toBe(1);
      await terms.getByRole('button', { name: 'Add terms' }).click();
      await dialog().getByLabel('Terms', { exact: true }).fill('ransom\nbreach');
      await dialog().getByRole('radio', { name: 'Replace the whole list' }).check();
      await dialog().getByRole('button', { name: 'Replace with 2' }).click();
      await page.getByText('Watch terms saved (2 in total)').waitFor();
      expect((await read()).watch_terms_count).toBe(2);
      // Each has the severity that is chosen for it, also after it was taken out and put back.
      const ransom = terms.getByRole('listitem').filter({ hasText: 'ransom' });
      await terms.getByLabel('Search watch terms').fill('');
      await ransom.getByRole('button', { name: 'Severity of alerts about “ransom”' }).click();
      await page.getByRole('menuitem', { name: 'Critical' }).click();
      await ransom.getByText('Critical').waitFor();
      await lookAt('a watch term of its own severity', { walk: false });
      await ransom.getByRole('button', { name: 'Remove ransom' }).click();
      await ransom.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await ransom.getByText('Critical').waitFor();
      await terms.getByRole('button', { name: 'Add terms' }).click();
      await dialog().getByLabel('Terms', { exact: true }).fill('breach\nstrike');
      await dialog()
        .getByLabel('Severity of alerts about these terms')
        .selectOption({ label: 'High' });
      await dialog().getByRole('button', { name: 'Add 2' }).click();
      await expect
        .poll(() => terms.getByRole('listitem').allInnerTexts())
        .toEqual(['breach\nHigh', 'ransom\nCritical', 'strike\nHigh']);
    });

    test('choose what is told and mailed, and ask before anything is deleted for its age', async () => {
      const { page, lookAt, dialog } = at();
      await page
        .getByLabel('Notify about changes to alerts of severity')
        .selectOption({ label: 'High or higher' });
      await page.getByText('Notification settings saved').waitFor();
      await page.getByRole('switch', { name: 'Send notifications by email too' }).uncheck();
      await page.getByText('Email notifications turned off').waitFor();
      const retention = section('Retention');
      await retention.getByRole('radio', { name: 'Delete items older than' }).check();
      await retention.getByLabel('Days').fill('29');
      await retention.getByText('Enter a number of days from 30 to 3,650.').waitFor();
      await retention.getByLabel('Days').fill('90');
      await retention.getByRole('button', { name: 'Save' }).click();
      await dialog().getByText('This can’t be undone.').waitFor();
      await lookAt('retention dialog', { walk: false });
      expect((await read()).retention_days).toBe(null);
      await dialog().getByRole('button', { name: 'Delete and save' }).click();
      await page.getByText('Retention set to 90 days').waitFor();
      expect(await read()).toMatchObject({
        retention_days: 90,
        mail_enabled: false,
        min_notify_severity: 4,
      });
    });
  });

  describe('the audit log', () => {
    test('tells who did what, by kind, person and day, in an address that can be sent', async () => {
      const { page, lookAt, goTo, rows } = at();
      await goTo('/admin/settings', 'Settings');
      await page.getByRole('link', { name: 'Audit log' }).click();
      await rows().filter({ hasText: 'Settings changed' }).first().waitFor();
      await lookAt('audit log');
      await chooseOne(page, 'Event', 'Access keys');
      await page.waitForURL(/subject=access_key/);
      await rows().filter({ hasText: 'Settings changed' }).first().waitFor({ state: 'detached' });
      const acts = await rows().locator('.row-title').allInnerTexts();
      expect(acts.filter((act) => !act.startsWith('Access key'))).toEqual([]);
      expect(acts[0]).toMatch(/denied|deleted/);
      expect(acts).toContain('Access key created');
      await page.getByLabel('From').fill('2999-01-01');
      await page.getByText('No matching entries').waitFor();
      await page.getByRole('button', { name: 'Reset filters' }).click();
      await rows().filter({ hasText: 'Settings changed' }).first().waitFor();
      expect(new URL(page.url()).search).toBe('');
    });

    test(
      'is narrowed to anyone of many people, also to one who may not log in any more, and a ' +
        'deleted person stays named in the filter',
      async () => {
        const { stage, page, goTo, rows } = at();
        const access = stage.admin.access;
        // Before the others by name, so that the person looked for is on no first page.
        const crowd = await stage.db
          .insert(users)
          .values(
            Array.from({ length: 210 }, (_, index) => ({
              companyId: 1,
              firstName: 'Aaron',
              lastName: `Number ${index}`,
              email: `aaron-${index}@meridiana.example`,
              passwordHash: 'none',
              groupName: 'Viewers',
              isActive: true,
              isApproved: true,
            })),
          )
          .returning({ id: users.id });
        const person = await stage.colleague('zelinda', 'Admins');
        await call(stage, 'PATCH', `/api/user/v1/${person.id}/`, {
          access,
          body: { is_active: false },
        });
        await goTo('/admin/settings/audit-log', 'Settings');
        await page.getByRole('button', { name: 'User', exact: true }).click();
        await page.getByRole('combobox').fill('zelinda');
        await page.getByRole('option', { name: /zelinda/i }).click();
        await page.waitForURL(new RegExp(`actor=${person.id}$`));
        await vi.waitFor(async () => {
          expect(new Set(await rows().locator('.audit-who').allInnerTexts()).size).toBe(1);
        }, PATIENT);
        const chip = page.getByRole('button', { name: /^User: / });
        await chip.filter({ hasText: /zelinda/i }).waitFor();
        await page.reload();
        await chip.filter({ hasText: /zelinda/i }).waitFor();
        await call(stage, 'DELETE', `/api/user/v1/${person.id}/`, { access });
        await page.reload();
        await page.getByRole('button', { name: 'User: Deleted user' }).click();
        await page.getByRole('option', { name: 'Everyone' }).click();
        await page.getByRole('button', { name: 'User', exact: true }).waitFor();
        await stage.db.delete(users).where(
          inArray(
            users.id,
            crowd.map(({ id }) => id),
          ),
        );
      },
    );

    test(
      'names what its entries are about and leads there and to who did it, in English ' +
        'and Italian',
      async () => {
        const { stage, page, lookAt, goTo, rows } = at();
        const ask = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
          const answer = await call(stage, method, path, {
            access: stage.admin.access,
            ...(body === undefined ? {} : { body }),
          });
          expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(
            300,
          );
          return answer.body;
        };
        const person = await stage.colleague('olga', 'Admins');
        await call(stage, 'PATCH', `/api/user/v1/${person.id}/`, {
          access: person.access,
          body: { language: 'it' },
        });
        const {
          webhook: { id },
        } = await ask('POST', '/api/webhooks/v1/', {
          name: 'Meridiana',
          url: 'http://127.0.0.1:9/hook',
          kinds: ['alert.created'],
        });
        await ask('PATCH', `/api/webhooks/v1/${id}/`, { name: 'Tramontana', is_active: false });
        await ask('PATCH', `/api/user/v1/${person.id}/`, { group_name: 'Viewers' });
        await ask('PATCH', `/api/user/v1/${person.id}/`, { group_name: 'Admins' });
        await goTo('/admin/settings/audit-log?subject=webhook.', 'Settings');
        const changed = rows().filter({ hasText: 'Webhook edited' }).first();
        // What it was called when it was made stands beside what it is called now.
        await rows()
          .filter({
            hasText: /Webhook created\s*Tramontana · name: Meridiana, host: 127\.0\.0\.1:9/,
          })
          .waitFor();
        expect(await changed.innerText()).toMatch(
          /Webhook edited\s+Tramontana · active: No, host: 127\.0\.0\.1:9\s/,
        );
        await lookAt('audit log with links');
        await changed.getByRole('link', { name: 'Tramontana' }).click();
        await page.waitForURL(`**/admin/settings/webhooks/${id}`);
        await page.getByRole('heading', { level: 1, name: 'Tramontana' }).waitFor();
        await page.goBack();
        await changed.getByRole('link', { name: /\S \S/ }).click();
        await page.waitForURL(`**/admin/users/details/${stage.admin.id}`);
        // What is gone is called as it was noted, and leads nowhere.
        await ask('DELETE', `/api/webhooks/v1/${id}/`);
        await goTo('/admin/settings/audit-log?subject=webhook.', 'Settings');
        const deleted = rows()
          .filter({ hasText: /Webhook deleted\s*Tramontana/ })
          .first();
        await deleted.waitFor();
        expect(await deleted.getByRole('link', { name: 'Tramontana' }).count()).toBe(0);
        await goTo('/admin/settings/audit-log?subject=user.', 'Settings');
        const moved = rows().filter({ hasText: 'from: Viewers, to: Admins' });
        await moved.getByRole('link', { name: 'olga Verdi' }).click();
        await page.waitForURL(`**/admin/users/details/${person.id}`);

        const hers = await stage.tab(person);
        const english: Record<string, string[]> = {};
        for (const [subject, words] of [
          ['webhook.', 'Webhook modificato Tramontana · attivo: No, host: 127.0.0.1:9'],
          [
            'user.',
            'Gruppo dell’utente modificato olga Verdi · da: Visualizzatori, a: Amministratori',
          ],
          ['sign_in.', 'Accesso riuscito olga Verdi · metodo: Nuova app di autenticazione'],
        ] as const) {
          await hers.page.goto(`${stage.url}/admin/settings/audit-log?subject=${subject}`);
          await hers.page.locator('td .row-title').first().waitFor();
          expect(
            (await hers.page.getByRole('table').innerText()).replaceAll(/\s+/g, ' '),
          ).toContain(words);
          english[subject] = await englishOn(hers.page);
        }
        await hers.page.setViewportSize({ width: 390, height: 844 });
        await lookAt('audit log in Italian on a phone', { on: hers.page, walk: false });
        expect(Object.entries(english).filter(([, words]) => words.length > 0)).toEqual([]);
        await hers.close();
      },
    );
  });
}
