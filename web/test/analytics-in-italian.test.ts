import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../api/test/client.ts';
import { englishOn } from './english.ts';
import { insertMonth, type SeededAlert } from './paths/month-of-alerts.ts';
import { nextCode, PASSWORD } from './paths/people.ts';
import { type Stage, startStage, type Tab } from './paths/stage.ts';

// Threat analytics: each figure against the list it leads to, on a database with a month in it.
let stage: Stage;
let tab: Tab;
let seeded: SeededAlert[];
const findings: string[] = [];
const MONTH = '2026-03';

beforeAll(async () => {
  stage = await startStage();
  seeded = await insertMonth(stage.db, 1, MONTH);
  tab = await stage.tab(stage.admin);
});
afterAll(async () => {
  await tab.close();
  await stage.stop();
});
afterEach(() => expect(findings.splice(0)).toEqual([]));

describe('somebody who chose Italian', () => {
  test('signs in and reads what there is to see without a word of English', async () => {
    const person = await stage.colleague('ilaria', 'Admins');
    await call(stage, 'PATCH', `/api/user/v1/${person.id}/`, {
      access: person.access,
      body: { language: 'it' },
    });
    const hers = await stage.tab(null);
    const { page } = hers;
    const english: Record<string, string[]> = {};
    const read = async (what: string) => {
      english[what] = await englishOn(page);
    };
    await page.addInitScript(() => localStorage.setItem('language', 'it'));
    await page.goto(`${stage.url}/login`);
    await page.getByRole('button', { name: 'Accedi' }).waitFor();
    await read('log in');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Conferma la tua identità' }).waitFor();
    await read('second factor');
    await page.getByRole('textbox').fill(nextCode(person.secret));
    await page.waitForURL('**/threat-manager**');
    await page.getByRole('heading', { level: 1, name: 'Gestione minacce' }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    await read('alerts');
    await page.goto(`${stage.url}/threat-analytics?month=${MONTH}`);
    await page.getByRole('link', { name: `${seeded.length} avvisi` }).waitFor();
    await read('analytics');
    await page.goto(`${stage.url}/admin/users`);
    await page.getByRole('link', { name: 'ilaria Verdi' }).waitFor();
    await read('users');
    await page.goto(`${stage.url}/user-settings`);
    await page.getByRole('heading', { level: 1, name: 'Impostazioni' }).waitFor();
    await read('settings');
    for (const [what, path, heading] of [
      ['scanner', '/scan-file', 'Scansione file'],
      ['targets', '/targets', 'Obiettivi'],
      ['new targets', '/add-targets', 'Aggiungi obiettivi'],
      ['company', '/admin/settings', 'Impostazioni'],
      ['sources', '/admin/settings/sources', 'Impostazioni'],
      ['audit log', '/admin/settings/audit-log', 'Impostazioni'],
      ['keys', '/admin/settings/access-keys', 'Impostazioni'],
    ] as const) {
      await page.goto(`${stage.url}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
      await read(what);
    }
    await page.goto(`${stage.url}/threat-manager/media/${seeded[0]?.mediaId ?? 0}`);
    await page
      .getByRole('button', { name: /^Gravità:/ })
      .first()
      .waitFor();
    await read('media');
    await page.getByRole('button', { name: /^Notifiche/ }).click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await read('drawer');
    expect(Object.entries(english).filter(([, words]) => words.length > 0)).toEqual([]);
    await hers.close();
  });
});
