import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { describe, expect, test } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { englishOn } from '../english.ts';
import type { SeededAlert } from '../paths/month-of-alerts.ts';
import { nextCode, PASSWORD } from '../paths/people.ts';
import type { Stage } from '../paths/stage.ts';

/** The product in Italian, on a database with a month of alerts in it. */
export function italianSuite(
  at: () => { stage: Stage; seeded: readonly SeededAlert[]; month: string },
): void {
  describe('somebody who chose Italian', () => {
    test('signs in and reads what there is to see without a word of English', async () => {
      const { stage, seeded, month } = at();
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
      await page.goto(`${stage.url}/threat-analytics?month=${month}`);
      await page.getByRole('link', { name: `${seeded.length} avvisi` }).waitFor();
      await read('analytics');
      await page.goto(`${stage.url}/admin/users`);
      await page.getByRole('link', { name: 'ilaria Verdi' }).waitFor();
      await read('users');
      await page.goto(`${stage.url}/user-settings`);
      await page.getByRole('heading', { level: 1, name: 'Impostazioni' }).waitFor();
      await read('settings');
      const others = [
        ['scanner', '/scan-file', 'Scansione file'],
        ['targets', '/targets', 'Obiettivi'],
        ['new targets', '/add-targets', 'Aggiungi obiettivi'],
        ['company', '/admin/settings', 'Impostazioni'],
        ['sources', '/admin/settings/sources', 'Impostazioni'],
        ['audit log', '/admin/settings/audit-log', 'Impostazioni'],
        ['keys', '/admin/settings/access-keys', 'Impostazioni'],
      ] as const;
      // A page opened costs a second of the processor: some in `npm test`, drawn by the seed.
      for (const [what, path, heading] of drawnOf(others, 3, 'in Italian')) {
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
}
