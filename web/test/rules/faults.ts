import { say } from '@vedetta/messages/say.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { jobs } from '@vedetta/api/platform/database/schema/installation.ts';
import { visitor } from '../browser.ts';
import { introduce } from '../people.ts';
import { open, type At } from './world.ts';

/** What is said when something does not come, is wrong or is mistyped. */
export function faultRules(at: At): void {
  describe('faults and forms', () => {
    test(
      'a part of the application or a configuration that cannot be fetched is said in words, with ' +
        'a way out',
      async () => {
        const { page } = at();
        await page.route(/\/assets\/.*\.js$/, (route) =>
          /details-page|add-page/.test(route.request().url()) ? route.abort() : route.continue(),
        );
        await open(at(), '/targets', 'Targets');
        await page.getByRole('main').getByRole('link', { name: 'Add targets' }).first().click();
        await page.getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await page.getByRole('heading', { level: 1, name: 'Add targets' }).waitFor();
        await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
        await page.reload();
        await page.getByText(/^Failed fetch of config because /).waitFor();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('heading', { level: 1, name: 'Add targets' }).waitFor();
      },
    );

    test(
      'a page with a fault of its own is an Unexpected Application Error!, and the page that ' +
        'one goes to next is not',
      async () => {
        const { page } = at();
        await open(at(), '/targets', 'Targets');
        await page.route(/\/assets\/.*add-page.*\.js$/, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: "throw new Error('a fault of this page');",
          }),
        );
        await page.getByRole('main').getByRole('link', { name: 'Add targets' }).first().click();
        await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
        await page.getByRole('button', { name: 'Reload the page' }).waitFor();
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: 'File scanner' })
          .click();
        await page.getByRole('heading', { level: 1, name: 'File scanner' }).waitFor();
      },
    );

    test('work that was given up is begun anew from the list of the administration', async () => {
      const { page, stage } = at();
      const dead = () => stage.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.state, 'dead'));
      await stage.db.insert(jobs).values({
        companyId: 1,
        queue: 'mail-errand',
        payload: { kind: 'notifications', userId: stage.admin.id },
        dedupeKey: 'rules',
        state: 'dead',
        attempts: 3,
        lastError: [say('quotedWords', { words: 'No disk.' })],
        finishedAt: new Date(),
      });
      await open(at(), '/admin/settings/given-up-work', 'Settings');
      const row = page.getByRole('row').filter({ hasText: 'Email preparation' });
      await row.getByText('No disk.').waitFor();
      expect(await dead()).toHaveLength(1);
      await row.getByRole('button', { name: 'Retry' }).click();
      await page.getByText('Retry started', { exact: true }).waitFor();
      await page.getByText('No failed jobs').waitFor();
      expect(await dead()).toEqual([]);
    });

    test('a registration says the rules of a password, that its repetition differs, and sends both', async () => {
      const guest = await visitor(at().stage.browser);
      await guest.page.goto(`${at().stage.url}/registration`);
      const ask = guest.page.getByRole('button', { name: 'Ask to join' });
      await introduce(guest.page, {
        first: 'Piero',
        last: 'Galli',
        email: 'piero@meridiana.example',
        password: 'Password123456',
      });
      await ask.click();
      await guest.page
        .getByText(
          'Must include at least one uppercase and lowercase letter, special character, ' +
            'number, and be at least 12 characters long with no common words.',
        )
        .waitFor();
      await guest.page.getByLabel('Password', { exact: true }).fill('Password-123456');
      await guest.page.getByLabel('Repeat password').fill('Password-123456');
      await ask.click();
      await guest.page.getByText('“Password” is a common word').waitFor();
      await guest.page.getByLabel('Password', { exact: true }).fill('Lanterna-verde-91-scoglio');
      await guest.page.getByLabel('Repeat password').fill('Lanterna-verde-92-scoglio');
      await ask.click();
      await guest.page.getByText('Passwords do not match. Please try again.').waitFor();
      await guest.page.getByLabel('Repeat password').fill('Lanterna-verde-91-scoglio');
      const [sent] = await Promise.all([
        guest.page.waitForRequest((request) =>
          /Lanterna-verde-91-scoglio/.test(request.postData() ?? ''),
        ),
        ask.click(),
      ]);
      expect(sent.postData()?.match(/"(\w*)":"Lanterna-verde-91-scoglio"/g)?.length).toBe(2);
      await guest.page.waitForURL('**/account-created');
      expect(guest.complaints).toEqual([]);
      await guest.context.close();
    });
  });
}
