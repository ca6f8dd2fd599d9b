import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../api/test/client.ts';
import { findingsOn } from './look.ts';
import { startStage, type Stage, type Tab } from './paths/stage.ts';

// The administration of a company: each screen on the real server, axe in both themes.
let stage: Stage;
let tab: Tab;
let page: Page;
const findings: string[] = [];
const lookAt = async (what: string, options: { walk?: boolean } = {}): Promise<void> => {
  findings.push(...(await findingsOn(page, what, options)));
};
const goTo = async (path: string, heading: string): Promise<void> => {
  await page.goto(`${stage.url}${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
const rows = () => page.getByRole('row').filter({ has: page.getByRole('cell') });
const dialog = () => page.getByRole('dialog');
beforeAll(async () => {
  stage = await startStage();
  tab = await stage.tab(stage.admin);
  ({ page } = tab);
}, 90_000);
afterAll(async () => {
  await tab.close();
  await stage.stop();
});
afterEach(() => expect(findings.splice(0)).toEqual([]));

describe('access keys (sections 2, 6 and 7)', () => {
  test('are made with scopes and an end, shown once, work, and stop when revoked', async () => {
    await goTo('/admin/settings/access-keys', 'Settings');
    await page.getByText('There are no access keys').waitFor();
    await lookAt('no access keys');
    await page.getByRole('link', { name: 'Add an access key' }).first().click();
    await page.waitForURL('**/admin/settings/add-access-token');
    await page.getByRole('checkbox', { name: 'Read' }).uncheck();
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByText('Say what it is for.').waitFor();
    await page.getByText('Choose at least one.').waitFor();
    await lookAt('a refused access key');
    await page.getByLabel('Name').fill('SIEM of the night shift');
    await page.getByRole('checkbox', { name: 'Read' }).check();
    await page.getByLabel('Last day', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByText('Choose today or a later day.').waitFor();
    await page.getByRole('button', { name: '90 days' }).click();
    await page.getByRole('button', { name: 'Make the key' }).click();
    const shown = page.getByLabel('The key', { exact: true });
    await shown.waitFor();
    const key = await shown.innerText();
    expect(key).toMatch(/^vdt_/);
    await lookAt('a new access key');
    const ask = async () => (await call(stage, 'POST', '/api/alert/v1/', { access: key, body: { status: 'DETECTED' } })).status;
    expect(await ask()).toBe(200);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    const row = rows().filter({ hasText: 'SIEM of the night shift' });
    await row.getByText('Active').waitFor();
    await row.getByText('Just now').waitFor();
    expect(await page.content()).not.toContain(key);
    await lookAt('access keys');
    await row.getByRole('button', { name: 'Acts on SIEM of the night shift' }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await dialog().getByLabel('Name').fill('SIEM');
    await dialog().getByRole('checkbox', { name: 'Upload' }).check();
    await lookAt('change an access key', { walk: false });
    await dialog().getByRole('button', { name: 'Save' }).click();
    await rows().filter({ hasText: 'Read, Upload' }).waitFor();
    for (const [act, button, then] of [['Revoke', 'Revoke', 'Revoked'], ['Delete', 'Delete', null]] as const) {
      await page.getByRole('button', { name: 'Acts on SIEM' }).click();
      await page.getByRole('menuitem', { name: act }).click();
      await dialog().getByRole('button', { name: button }).click();
      await dialog().waitFor({ state: 'detached' });
      if (then === null) await page.getByText('There are no access keys').waitFor();
      else await rows().getByText(then).waitFor();
      expect(await ask()).toBe(401);
    }
  });
});

test('only admins come in: others are led to the threat manager (section 6)', async () => {
  const analyst = await stage.tab(await stage.colleague('analyst'));
  for (const path of ['/admin/settings/access-keys', '/admin/settings/add-access-token']) {
    await analyst.page.goto(`${stage.url}${path}`);
    await analyst.page.waitForURL('**/threat-manager');
  }
  expect(await analyst.page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  await analyst.close();
});
