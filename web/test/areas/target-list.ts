import { describe, expect, test, vi } from 'vitest';
import { targets } from '@vedetta/api/platform/database/schema/watch.ts';
import { call } from '../../../api/test/client.ts';
import { chooseOne, expectOwnPlace } from '../chips.ts';
import { watched } from '../watched.ts';
import { PATIENT } from '../patience.ts';
import type { At } from './world.ts';

/** The list of targets and its form, for a company whose targets nobody else counts. */
export function targetListSuites(at: At): void {
  describe.concurrent('the list of targets', () => {
    const lookAt = watched();
    test.sequential(
      'each source has its prefix and says what its vendor does not allow; a row has a menu, ' +
        'the list is narrowed by source, and what comes waits behind a button',
      async () => {
        const stage = at();
        const person = await stage.colleague('watcher');
        const tab = await stage.tab(person);
        const { page } = tab;
        const known = async (path: string) =>
          (await call(stage, 'GET', `/api/target/v1/${path}/`, { access: person.access })).body;
        const sources: { id: number; name: string; notice: string | null }[] =
          await known('sources');
        const types: { source_id: number; label: string; prefix: string; hint: string }[] =
          await known('target_type');
        expect([
          sources.filter(({ notice }) => notice !== null).length > 3,
          types.length > sources.length,
        ]).toEqual([true, true]);
        await page.goto(`${stage.url}/add-targets`);
        await page.getByRole('heading', { level: 1, name: 'Add targets' }).waitFor();
        for (const { id, name, notice } of sources) {
          const kinds = types.filter(({ source_id: of }) => of === id);
          if (kinds.length === 0) continue;
          await page.getByLabel('Source').selectOption(
            await page
              .getByLabel('Source')
              .locator('option')
              .filter({ hasText: new RegExp(`^${name}`) })
              .first()
              .getAttribute('value'),
          );
          if (notice !== null) await page.getByText(notice, { exact: true }).waitFor();
          for (const { label, prefix, hint } of kinds) {
            if (kinds.length > 1)
              await page.getByRole('radio', { name: label, exact: true }).check();
            await page.getByText(hint, { exact: true }).first().waitFor();
            if (prefix !== '')
              await page
                .locator('.target-row')
                .first()
                .getByText(prefix, { exact: true })
                .first()
                .waitFor();
          }
        }
        expect(
          (
            await call(stage, 'POST', '/api/target/v1/create', {
              access: person.access,
              body: {
                targets: [
                  { source_id: 22, type: 'account', account_username: 'menu.bsky.social' },
                  { source_id: 21, type: 'account', account_username: 'menu@mastodon.example' },
                ],
              },
            })
          ).status,
        ).toBe(201);
        await page.goto(`${stage.url}/targets`);
        await page.getByRole('textbox', { name: 'Search targets' }).fill('menu');
        const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
        await vi.waitFor(async () => {
          expect(await rows.count()).toBe(2);
        }, PATIENT);
        expect(
          (
            await call(stage, 'POST', '/api/target/v1/create', {
              access: person.access,
              body: {
                targets: [
                  { source_id: 21, type: 'account', account_username: 'menu_too@mastodon.example' },
                ],
              },
            })
          ).status,
        ).toBe(201);
        await page.getByRole('button', { name: 'The list has changed' }).waitFor();
        expect(await rows.count()).toBe(2);
        await expectOwnPlace(page, page.getByRole('button', { name: 'The list has changed' }));
        await lookAt(page, 'a list that has changed', { walk: false });
        await page.getByRole('button', { name: 'The list has changed' }).click();
        await rows.filter({ hasText: 'menu_too' }).waitFor();
        await chooseOne(page, 'Source', 'Bluesky');
        await vi.waitFor(async () => {
          expect(await rows.count()).toBe(1);
        }, PATIENT);
        await rows
          .first()
          .getByRole('button', { name: /^Actions for/ })
          .press('Enter');
        await page.getByRole('menuitem', { name: 'Open' }).waitFor();
        await lookAt(page, 'menu of a target', { walk: false });
        await page.getByRole('menuitem', { name: 'Edit' }).click();
        await page.getByRole('dialog', { name: /^Edit / }).waitFor();
        await lookAt(page, 'change a target');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await rows
          .first()
          .getByRole('button', { name: /^Actions for/ })
          .press('Enter');
        await page.getByRole('menuitem', { name: 'Stop watching' }).click();
        await page.getByRole('dialog', { name: /^Stop watching / }).waitFor();
        await lookAt(page, 'stop watching', { walk: false });
        await page.getByRole('dialog').getByRole('button', { name: 'Stop watching' }).click();
        await page.getByText('No matching targets').waitFor();
        await tab.close();
      },
    );

    test.sequential(
      'rows of one line are 42 px high, and what one adds oneself is at the head of the list ' +
        'without waiting behind a button',
      async () => {
        const stage = at();
        const person = await stage.colleague('adder');
        const names = Array.from({ length: 12 }, (_, index) => `scanned_${index}`);
        await stage.db.insert(targets).values(
          names.map((accountUsername) => ({
            companyId: 1,
            sourceId: 22,
            type: 'account',
            accountUsername,
            isActive: false,
            lastScan: new Date(),
          })),
        );
        const tab = await stage.tab(person);
        const { page } = tab;
        await page.setViewportSize({ width: 1440, height: 900 });
        const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
        await page.goto(`${stage.url}/targets?q=scanned_`);
        await rows.filter({ hasText: 'scanned_' }).nth(9).waitFor();
        const heights = await rows.evaluateAll((all) =>
          all.map((row) => row.getBoundingClientRect().height),
        );
        expect(heights.filter((height) => height < 41 || height > 43)).toEqual([]);
        await page.goto(`${stage.url}/add-targets`);
        await page.getByLabel('Source').selectOption({ label: 'X' });
        await page.locator('.target-row').first().getByRole('textbox').first().fill('added_by_me');
        await page.getByRole('button', { name: 'Add target' }).click();
        await page.getByText('1 target added').waitFor();
        const own = rows.filter({ hasText: '@added_by_me' });
        // The collector has found that nobody connected X: all that was told of it before has come.
        await own.getByText('Needs attention').waitFor();
        // Somebody has tried: "never" alone would say that nobody had.
        expect(await own.innerText()).toMatch(/Never\s+Failed: (?:just now|\d+ mins? ago)/);
        expect(await rows.locator('.row-title').allInnerTexts()).toContain('@added_by_me');
        expect(await page.getByRole('button', { name: 'The list has changed' }).count()).toBe(0);
        await own.getByRole('button', { name: /^Actions for/ }).press('Enter');
        await page.getByRole('menuitem', { name: 'Stop watching' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Stop watching' }).click();
        await own.waitFor({ state: 'detached' });
        expect(await page.getByRole('button', { name: 'The list has changed' }).count()).toBe(0);
        await tab.close();
      },
    );
  });
}
