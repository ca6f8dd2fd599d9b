import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '@vedetta/api/platform/database/schema/people.ts';
import type { Tab } from '../paths/stage.ts';
import { tourVisible } from '../paths/tour.flow.ts';
import { colour, CONTACT, type At } from './world.ts';

const WHY = 'Not included in the free trial. Ask us for a full account.';

/** What is different for a free trial. */
export function trialRules(at: At): void {
  describe('a free trial', () => {
    let tab: Tab;
    const used = (scansUsed: number) =>
      at().stage.db.update(companies).set({ totalScan: 10, scansUsed }).where(eq(companies.id, 1));
    beforeAll(async () => {
      const { stage, trial } = at();
      await tourVisible(stage, trial, false);
      await used(3);
      tab = await stage.tab(trial);
    });
    afterAll(async () => {
      await tab.close();
      await at()
        .stage.db.update(companies)
        .set({ totalScan: null, scansUsed: 0 })
        .where(eq(companies.id, 1));
    });

    test(
      'has Threat analytics and Targets locked, each with its reason, and no severity chosen ' +
        'beforehand',
      async () => {
        const { page } = tab;
        await page.goto(`${at().stage.url}/threat-manager`);
        const main = page.getByRole('navigation', { name: 'Main' });
        await main.getByRole('link', { name: /^Threat manager/ }).waitFor();
        expect(
          (await main.getByRole('listitem').allInnerTexts()).map((text) =>
            text.split('\n')[0]?.trim(),
          ),
        ).toEqual([
          'Threat manager',
          'Threat analytics',
          'Targets',
          'File scanner',
          'Notifications',
        ]);
        for (const name of ['Threat analytics', 'Targets']) {
          const item = main.getByRole('link', { name, exact: true });
          expect([
            await item.getAttribute('aria-disabled'),
            await item.getAttribute('href'),
          ]).toEqual(['true', null]);
          await item.focus();
          await main
            .getByRole('listitem')
            .filter({ hasText: name })
            .getByRole('tooltip')
            .filter({ hasText: WHY })
            .waitFor();
          await item.click({ force: true });
          expect(new URL(page.url()).pathname).toBe('/threat-manager');
        }
        await page.getByRole('button', { name: 'Severity', exact: true }).click();
        const severity = page.getByRole('dialog', { name: 'Filter by severity' });
        await severity.getByRole('checkbox').first().waitFor();
        expect([
          await severity.getByRole('checkbox').count(),
          await severity.getByRole('checkbox', { checked: true }).count(),
        ]).toEqual([5, 0]);
        await page.keyboard.press('Escape');
      },
    );

    test('tells in the sidebar how many scans are left, in red once there is none', async () => {
      const { page } = tab;
      const box = page.locator('#sidebar .trial');
      const bar = async () => ({
        all: (await box.locator('.trial-bar').boundingBox())?.width ?? 0,
        left: (await box.locator('.trial-bar > span').boundingBox())?.width ?? 0,
      });
      expect((await box.innerText()).split(/\s*\n\s*/)).toEqual([
        'Free trial',
        '7/10',
        '7 scans available',
      ]);
      const { all, left } = await bar();
      expect(left / all).toBeCloseTo(0.7, 2);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'File scanner' })
        .click();
      await page
        .locator('input[type=file]')
        .setInputFiles([
          { name: 'one-more.txt', mimeType: 'text/plain', buffer: Buffer.from('Nothing to see.') },
        ]);
      await box.getByText('6 scans available', { exact: true }).waitFor();
      expect((await box.innerText()).split(/\s*\n\s*/)).toEqual([
        'Free trial',
        '6/10',
        '6 scans available',
      ]);
      await used(10);
      await page.reload();
      await box.getByText('0 scans available', { exact: true }).waitFor();
      expect((await box.innerText()).split(/\s*\n\s*/)).toEqual([
        'Free trial',
        '0/10',
        '0 scans available',
      ]);
      const red = await colour(page, '--critical');
      expect(await box.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(red);
      expect(
        await box
          .getByText('0 scans available')
          .evaluate((element) => getComputedStyle(element).color),
      ).toBe(red);
      expect((await bar()).left).toBe(0);
    });

    test(
      'is offered no place for files once all scans are used, but whom to ask for more, and has ' +
        'it again once there are more',
      async () => {
        const { page } = tab;
        await used(10);
        await page.goto(`${at().stage.url}/scan-file`);
        const main = page.getByRole('main');
        await main.getByText('You’ve used all the scans of your free trial.').waitFor();
        expect(
          await main.getByRole('link', { name: 'Request a full account' }).getAttribute('href'),
        ).toMatch(new RegExp(`^mailto:${CONTACT}\\?subject=`));
        expect(await main.getByRole('region', { name: 'Add files' }).count()).toBe(0);
        await used(9);
        await tab.wake();
        await main.getByRole('region', { name: 'Add files' }).waitFor();
        await used(10);
      },
    );

    test('finds a locked page in words where its address is typed', async () => {
      const { page } = tab;
      for (const [path, words] of [
        ['/threat-analytics', 'Threat analytics isn’t part of the free trial'],
        ['/targets', 'Targets aren’t part of the free trial'],
      ] as const) {
        await page.goto(`${at().stage.url}${path}`);
        await page.getByText(words, { exact: true }).waitFor();
      }
    });

    test(
      'leads from a locked page to whom the server names, or to the letter of the trial, and to ' +
        'the file scanner',
      async () => {
        const { page } = tab;
        for (const path of ['/threat-analytics', '/targets']) {
          await page.goto(`${at().stage.url}${path}`);
          expect(
            await page.getByRole('link', { name: 'Request a full account' }).getAttribute('href'),
          ).toMatch(new RegExp(`^mailto:${CONTACT}\\?subject=Full%20account%20for%20`));
        }
        expect(await page.getByText('reply to your trial').count()).toBe(0);
        // A server on which nobody was named.
        await page.route('**/graphql*', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({
            response: answer,
            body: (await answer.text()).replaceAll(`"${CONTACT}"`, 'null'),
          });
        });
        await page.reload();
        await page.getByText('To request one, reply to your trial welcome email.').waitFor();
        expect(await page.getByRole('link', { name: 'Request a full account' }).count()).toBe(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('main').getByRole('link', { name: 'Scan a file' }).click();
        await page.waitForURL('**/scan-file');
      },
    );
  });
}
