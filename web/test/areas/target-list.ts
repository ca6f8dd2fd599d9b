import { describe, expect, test, vi } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { watched } from '../watched.ts';
import { PATIENT, type At } from './world.ts';

/** The list of targets and its form, for a company whose targets nobody else counts (specification, sections 2 and 3). */
export function targetListSuites(at: At): void {
  describe.concurrent('the list of targets (sections 2 and 3)', () => {
    const lookAt = watched();
    test.sequential('each source has its prefix and says what its vendor does not allow; a row has a menu, the list is narrowed by source, and what comes waits behind a button', async () => {
      const stage = at();
      const person = await stage.colleague('watcher');
      const tab = await stage.tab(person);
      const { page } = tab;
      const known = async (path: string) => (await call(stage, 'GET', `/api/target/v1/${path}/`, { access: person.access })).body;
      const sources: { id: number; name: string; notice: string | null }[] = await known('sources');
      const types: { source_id: number; label: string; prefix: string; hint: string }[] = await known('target_type');
      expect([sources.filter(({ notice }) => notice !== null).length > 3, types.length > sources.length]).toEqual([true, true]);
      await page.goto(`${stage.url}/add-targets`);
      await page.getByRole('heading', { level: 1, name: 'Add targets' }).waitFor();
      for (const { id, name, notice } of sources) {
        const kinds = types.filter(({ source_id: of }) => of === id);
        if (kinds.length === 0) continue;
        await page.getByLabel('Source').selectOption(await page.getByLabel('Source').locator('option').filter({ hasText: new RegExp(`^${name}`) }).first().getAttribute('value'));
        if (notice !== null) await page.getByText(notice, { exact: true }).waitFor();
        for (const { label, prefix, hint } of kinds) {
          if (kinds.length > 1) await page.getByRole('radio', { name: label, exact: true }).check();
          await page.getByText(hint, { exact: true }).first().waitFor();
          if (prefix !== '') await page.locator('.target-row').first().getByText(prefix, { exact: true }).first().waitFor();
        }
      }
      expect((await call(stage, 'POST', '/api/target/v1/create', { access: person.access, body: { targets: [
        { source_id: 22, type: 'account', account_username: 'menu.bsky.social' }, { source_id: 21, type: 'account', account_username: 'menu@mastodon.example' },
      ] } })).status).toBe(201);
      await page.goto(`${stage.url}/targets`);
      await page.getByRole('textbox', { name: 'Search targets' }).fill('menu');
      const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
      await vi.waitFor(async () => { expect(await rows.count()).toBe(2); }, PATIENT);
      expect((await call(stage, 'POST', '/api/target/v1/create', { access: person.access, body: { targets: [{ source_id: 21, type: 'account', account_username: 'menu_too@mastodon.example' }] } })).status).toBe(201);
      await page.getByRole('button', { name: 'The list has changed' }).waitFor();
      expect(await rows.count()).toBe(2);
      await lookAt(page, 'a list that has changed', { walk: false });
      await page.getByRole('button', { name: 'The list has changed' }).click();
      await rows.filter({ hasText: 'menu_too' }).waitFor();
      await page.getByLabel('Source', { exact: true }).selectOption({ label: 'Bluesky' });
      await vi.waitFor(async () => { expect(await rows.count()).toBe(1); }, PATIENT);
      await rows.first().getByRole('button', { name: /^Acts on/ }).press('Enter');
      await page.getByRole('menuitem', { name: 'Open' }).waitFor();
      await lookAt(page, 'menu of a target', { walk: false });
      await page.getByRole('menuitem', { name: 'Change' }).click();
      await page.getByRole('dialog', { name: /^Change / }).waitFor();
      await lookAt(page, 'change a target');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await rows.first().getByRole('button', { name: /^Acts on/ }).press('Enter');
      await page.getByRole('menuitem', { name: 'Stop watching' }).click();
      await page.getByRole('dialog', { name: /^Stop watching / }).waitFor();
      await lookAt(page, 'stop watching', { walk: false });
      await page.getByRole('dialog').getByRole('button', { name: 'Stop watching' }).click();
      await page.getByText('No target matches').waitFor();
      await tab.close();
    });
  });
}
