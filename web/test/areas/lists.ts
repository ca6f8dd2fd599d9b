import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { changeElsewhere, makeAlerts } from '../paths/alerts.ts';
import type { Tab } from '../paths/stage.ts';
import { watched } from '../watched.ts';
import { PATIENT } from '../patience.ts';
import type { At } from './world.ts';

/** Saved views and the palette. */
export function listSuites(at: At): void {
  describe.concurrent('lists at hand', () => {
    const lookAt = watched();
    let tab: Tab;
    let page: Page;
    beforeAll(async () => {
      const stage = at();
      tab = await stage.tab(stage.admin);
      ({ page } = tab);
      const [noise] = await makeAlerts(stage, stage.admin, ['hum-1']);
      await changeElsewhere(stage, stage.admin, noise?.id ?? 0, {
        status: 'DISMISSED',
        dismiss_reason: 'Known and accepted',
      });
    });
    afterAll(() => tab.close());
    const dialog = () => page.getByRole('dialog');
    const goTo = async (path: string, heading: string) => {
      await page.goto(`${at().url}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    const views = () => page.getByRole('button', { name: /^Saved views/ });

    test.sequential(
      'a list is saved by a name, shared, begun with, renamed, and given back after it was deleted',
      async () => {
        const stage = at();
        await goTo('/threat-manager?tab=dismissed&q=hum-1', 'Threat manager');
        await views().click();
        await page.getByRole('menuitem', { name: 'Save this list…' }).click();
        await dialog().getByLabel('Name').fill('Known noise');
        await dialog().getByRole('checkbox', { name: 'Share with the company' }).check();
        await dialog().getByRole('checkbox', { name: 'Use as my default view' }).check();
        await lookAt(page, 'save this list', { walk: false });
        await dialog().getByRole('button', { name: 'Save' }).click();
        await page.getByRole('button', { name: 'Saved views, showing “Known noise”' }).waitFor();
        // It is begun with from the second call on.
        await page.getByText('“Known noise” saved', { exact: true }).waitFor();
        await goTo('/threat-manager', 'Threat manager');
        await page.waitForURL(/tab=dismissed/);
        await views().click();
        await page.getByRole('menuitem', { name: 'Manage views…' }).click();
        await page.getByRole('button', { name: 'Rename “Known noise”' }).click();
        await page.getByLabel('New name for “Known noise”').fill('Noise');
        await page.keyboard.press('Enter');
        await lookAt(page, 'manage views', { walk: false });
        await dialog().getByRole('button', { name: 'Delete “Noise”' }).click();
        await dialog().getByText('No saved views').waitFor();
        await page.getByRole('button', { name: 'Undo' }).click();
        await dialog().getByText('Noise', { exact: true }).waitFor();
        const kept = async () =>
          (await call(stage, 'GET', '/api/views/v1/', { access: stage.admin.access })).body.results;
        await vi.waitFor(async () => {
          expect(await kept()).toMatchObject([
            {
              name: 'Noise',
              is_shared: true,
              is_default: true,
              query: expect.stringContaining('tab=dismissed'),
            },
          ]);
        }, PATIENT);
      },
    );

    test.sequential(
      'what one keeps for oneself nobody else sees, what one shares everybody in the company does',
      async () => {
        const stage = at();
        for (const [name, query, shared] of [
          ['Only mine', 'tab=progress', false],
          ['Ours', 'tab=resolved', true],
        ] as const) {
          expect(
            (
              await call(stage, 'POST', '/api/views/v1/', {
                access: stage.admin.access,
                body: { name, query, is_shared: shared },
              })
            ).status,
          ).toBe(201);
        }
        const colleague = await stage.tab(await stage.colleague('views'));
        await colleague.page.goto(`${stage.url}/threat-manager`);
        await colleague.page.getByRole('button', { name: /^Saved views/ }).click();
        await colleague.page.getByRole('menuitem', { name: /^Ours/ }).waitFor();
        await lookAt(colleague.page, 'menu of saved views', { walk: false });
        expect(await colleague.page.getByRole('menuitem', { name: /^Only mine/ }).count()).toBe(0);
        await colleague.page.getByRole('menuitem', { name: /^Ours/ }).click();
        await colleague.page.waitForURL(/tab=resolved/);
        await colleague.close();
      },
    );

    test.sequential(
      'Ctrl K goes to screens, views, alerts and people, acts on the open alert, and changes ' +
        'the theme, by keyboard alone',
      async () => {
        const palette = page.getByRole('combobox', {
          name: 'Search commands, alerts, targets and users',
        });
        const type = async (text: string, entry: string | RegExp) => {
          await page.keyboard.press('Control+k');
          await palette.fill(text);
          await page.getByRole('option', { name: entry }).first().waitFor();
        };
        await goTo('/user-settings', 'Settings');
        await type('noise', 'Noise');
        await lookAt(page, 'palette', { walk: false });
        await page.keyboard.press('Enter');
        await page.waitForURL(/tab=dismissed/);
        await type('hum-1', /hum-1\.jpg/);
        await vi.waitFor(async () => {
          expect(await page.getByRole('option').count()).toBe(1);
        }, PATIENT);
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/threat-manager\/media\//);
        await type('restore', 'Restore');
        await page.keyboard.press('Enter');
        await page.getByText('Alert restored').waitFor();
        await type('dark', 'Dark theme');
        await page.keyboard.press('Enter');
        await vi.waitFor(async () => {
          expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
        }, PATIENT);
        await type('giulia', /Giulia Ferrari/);
        await page.keyboard.press('Escape');
        await vi.waitFor(async () => {
          expect(await palette.count()).toBe(0);
        }, PATIENT);
      },
    );
  });
}
