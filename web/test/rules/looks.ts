import { describe, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { companies } from '@vedetta/api/platform/database/schema/people.ts';
import { PASSWORD } from '../paths/people.ts';
import { tourVisible } from '../paths/tour.flow.ts';
import { watched } from '../watched.ts';
import { open, type At } from './world.ts';

/**
 * Menus, cards and states that no other test holds still for: both themes, and once around by Tab
 * where nothing covers the page.
 */
export function lookRules(at: At): void {
  describe('what opens for a moment, and what goes wrong', () => {
    const lookAt = watched();

    test(
      'menus, the cards of people in the drawer and the panels of the analytics can be read by ' +
        'everybody',
      async () => {
        const { page } = at();
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(at(), '/threat-manager', 'Threat manager');
        await page.getByRole('button', { name: 'Account menu' }).press('Enter');
        await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
        await lookAt(page, 'account menu', { walk: false });
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Export' }).click();
        await page.getByRole('menuitem').first().waitFor();
        await lookAt(page, 'export menu', { walk: false });
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /^Notifications/ })
          .first()
          .click();
        const drawer = page.getByRole('dialog', { name: 'Notifications' });
        await drawer
          .getByText(/^@giulia/)
          .first()
          .hover();
        await page.getByRole('tooltip').first().waitFor();
        await lookAt(page, 'card of somebody who is mentioned', { walk: false });
        await page.keyboard.press('Escape');
        await open(at(), '/threat-analytics', 'Threat analytics');
        await page.getByRole('button', { name: 'Source', exact: true }).click();
        await page.getByRole('dialog', { name: 'Filter by source' }).waitFor();
        await lookAt(page, 'sources of the analytics', { walk: false });
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /20\d\d/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Days' }).click();
        await page.getByRole('dialog').getByLabel('From').waitFor();
        await lookAt(page, 'days of the analytics', { walk: false });
        await page.keyboard.press('Escape');
        await open(at(), `/threat-manager/media/${at().mediaId}`);
        await page.getByRole('button', { name: 'Item actions' }).click();
        await page.getByRole('menuitem').first().waitFor();
        await lookAt(page, 'menu of an item', { walk: false });
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'detached' });
      },
    );

    test('who is not let in, who cannot be told yet and what is not there can be read by everybody', async () => {
      const { page, stage } = at();
      const off = await stage.register('switched-off', 'deactivate');
      const guest = await stage.tab(null);
      await guest.page.goto(`${stage.url}/login`);
      await guest.page.getByLabel('Email').fill(off.email);
      await guest.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await guest.page.getByRole('button', { name: 'Log in' }).click();
      await guest.page
        .getByRole('heading', { name: 'Your account has been deactivated' })
        .waitFor();
      await lookAt(guest.page, 'an account that deactivated');
      await guest.close();
      for (const [how, words] of [
        ['waits', 'Loading...'],
        ['fails', 'Couldn’t load your account'],
      ] as const) {
        await page.route('**/graphql', (route) =>
          !/"Viewer"/.test(route.request().postData() ?? '')
            ? route.continue()
            : how === 'fails'
              ? route.abort()
              : undefined,
        );
        await page.goto(`${stage.url}/threat-manager`, { waitUntil: 'domcontentloaded' });
        await page.getByText(words, { exact: true }).waitFor();
        await lookAt(page, `an account that ${how}`, { walk: how === 'fails' });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      await page.goto(`${stage.url}/targets/999999`);
      await page.getByText('Target not found').waitFor();
      await lookAt(page, 'a target that is not there');
    });

    test(
      'a free trial that is used up, its locked pages and the reason at its locked items can be ' +
        'read by everybody',
      async () => {
        const { stage, trial } = at();
        const [before] = await stage.db.select().from(companies).where(eq(companies.id, 1));
        await stage.db
          .update(companies)
          .set({ totalScan: 10, scansUsed: 10 })
          .where(eq(companies.id, 1));
        await tourVisible(stage, trial, false);
        const tab = await stage.tab(trial);
        const { page } = tab;
        await page.goto(`${stage.url}/threat-manager`);
        await page.locator('#sidebar .trial-out').waitFor();
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: 'Targets' })
          .focus();
        await page.getByRole('tooltip').first().waitFor();
        await lookAt(page, 'a trial that is used up');
        for (const path of ['/targets', '/threat-analytics']) {
          await page.goto(`${stage.url}${path}`);
          await page
            .getByText(/n’t part of the free trial/)
            .first()
            .waitFor();
          await lookAt(page, `locked ${path}`, { walk: false });
        }
        await page.goto(`${stage.url}/scan-file`);
        await page.getByText('You’ve used all the scans of your free trial.').first().waitFor();
        await lookAt(page, 'the scanner of a trial that is used up', { walk: false });
        await tab.close();
        await stage.db
          .update(companies)
          .set({ totalScan: before?.totalScan ?? null, scansUsed: before?.scansUsed ?? 0 })
          .where(eq(companies.id, 1));
      },
    );

    test(
      'a list that does not come, a part of the application that is missing and a page with a ' +
        'fault can be read by everybody',
      async () => {
        const { page } = at();
        const cut = (operation: RegExp) =>
          page.route('**/graphql', (route) =>
            operation.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
          );
        await cut(/"AlertList"/);
        await open(at(), '/threat-manager', 'Threat manager');
        await page.getByRole('button', { name: 'Try again' }).first().waitFor();
        await lookAt(page, 'a list that did not come');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // An answer that does not come yet: the rows that stand in its place.
        await page.route('**/graphql', (route) =>
          /"AlertList"/.test(route.request().postData() ?? '') ? undefined : route.continue(),
        );
        await page.reload({ waitUntil: 'domcontentloaded' });
        await page
          .getByRole('status', { name: /^Loading/ })
          .first()
          .waitFor();
        await lookAt(page, 'a list that is on its way', { walk: false });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        for (const [how, words] of [
          ['waits', 'Loading…'],
          ['fails', 'Couldn’t load your notifications.'],
        ] as const) {
          await page.route('**/graphql', (route) =>
            !/"Notifications"/.test(route.request().postData() ?? '')
              ? route.continue()
              : how === 'fails'
                ? route.abort()
                : undefined,
          );
          await page.reload({ waitUntil: 'domcontentloaded' });
          await page
            .getByRole('button', { name: /^Notifications/ })
            .first()
            .click();
          await page.getByRole('dialog', { name: 'Notifications' }).getByText(words).waitFor();
          await lookAt(page, `a drawer that ${how}`, { walk: false });
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
        await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
        await page.reload();
        await page.getByText(/^Failed fetch of config because /).waitFor();
        await lookAt(page, 'a configuration that did not come');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.route('**/assets/*add-page*.js', (route) => route.abort());
        await open(at(), '/targets', 'Targets');
        await page.getByRole('main').getByRole('link', { name: 'Add targets' }).first().click();
        await page.getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
        await lookAt(page, 'a part that is missing');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.route('**/assets/*details-page*.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: "throw new Error('a fault of this page');",
          }),
        );
        await page.goto(`${at().stage.url}/admin/users/details/${at().stage.admin.id}`);
        await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
        await lookAt(page, 'a page with a fault');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await open(at(), '/threat-manager', 'Threat manager');
        await page.getByRole('row').first().waitFor();
      },
    );
  });
}
