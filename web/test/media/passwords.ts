import { zipFile } from '@vedetta/detection/testing/files/make-archives.ts';
import { eventually } from '../../../api/test/server-process.ts';
import { callApi, uploadFile } from '../../../api/test/uploads.ts';
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pressOn } from '../keyboard.ts';
import type { Stage } from '../paths/stage.ts';
import { sticksOut } from '../sticks-out.ts';
import { watched } from '../watched.ts';

const DOMAIN = 'exposed.example';
const PASSWORD = 'Primavera2021!';
const HASH = '$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
const ITEM = 'leaked accounts.zip';

/**
 * Passwords of the company's accounts are hidden until someone who may see them asks, and no longer
 * than the page is open (docs/decisions/255).
 */
export function mediaPasswords(at: () => { stage: Stage; page: Page }): void {
  describe('passwords that an item shows (decision 255)', () => {
    const lookAt = watched();

    test('are shown after a click that is recorded, until the page is left, and never to viewers', async () => {
      const { stage, page } = at();
      const { admin, url } = stage;
      expect(
        await callApi(stage, admin.access, 'PATCH', '/api/settings/v1/', {
          protected_domains: [DOMAIN],
        }),
      ).toMatchObject({ status: 200 });
      const list = Buffer.from(
        [
          `anna@${DOMAIN}:${PASSWORD}`,
          `bruno.delle-fratte+newsletter@mail.${DOMAIN}:${HASH}`,
          `carla@${DOMAIN}:Ravenna+55Kp`,
        ].join('\n'),
      );
      const id = (
        await uploadFile(
          stage,
          admin.access,
          ITEM,
          zipFile([{ name: 'dump/list.txt', content: list }]),
        )
      ).body.media_id;
      await eventually(
        async () =>
          (await callApi(stage, admin.access, 'GET', `/api/media/v1/${id}/`)).body.shows_passwords
            ? true
            : undefined,
        'the finding',
      );
      const open = async (of: Page) => {
        await of.goto(`${url}/threat-manager/media/${id}`);
        await of.getByRole('heading', { level: 1, name: ITEM }).waitFor();
      };
      await open(page);
      const block = page
        .getByRole('region', { name: 'Passwords of your company’s accounts' })
        .first();
      await block.getByText('The passwords in this item are hidden.').waitFor();
      expect(await page.content()).not.toContain(PASSWORD);
      await lookAt(page, 'hidden passwords');
      await block.getByRole('button', { name: 'Show passwords' }).click();
      await block.getByText(PASSWORD, { exact: true }).waitFor();
      await block.getByText(HASH, { exact: true }).waitFor();
      await block
        .getByText(
          'The passwords stay visible until you leave this page. The item’s activity and the ' +
            'audit log record that you viewed them.',
        )
        .waitFor();
      await page.getByText('viewed the passwords').waitFor();
      await lookAt(page, 'shown passwords');
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sticksOut(page), String(width)).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('tab', { name: 'Raw' }).click();
      await page.getByRole('tab', { name: /^Evidence/ }).click();
      await block.getByText(PASSWORD, { exact: true }).waitFor();
      await page.goto(`${url}/threat-manager`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await block.getByText('The passwords in this item are hidden.').waitFor();
      expect(await page.content()).not.toContain(PASSWORD);
      await pressOn(page, page.getByRole('button', { name: 'Item actions' }));
      await page.getByRole('menuitem', { name: 'Download the original…' }).waitFor();
      await page.keyboard.press('Escape');
      await page.goto(`${url}/admin/settings/audit-log?subject=exposed_passwords.`);
      await page
        .getByRole('row')
        .filter({ hasText: 'Exposed passwords shown' })
        .getByRole('link', { name: ITEM })
        .waitFor();

      const viewer = await stage.tab(await stage.colleague('Vera', 'Viewers'));
      await open(viewer.page);
      const theirs = viewer.page.getByRole('region', {
        name: 'Passwords of your company’s accounts',
      });
      await theirs
        .getByText(
          'The passwords in this item are hidden. Only admins and analysts can view the passwords.',
        )
        .waitFor();
      expect(await viewer.page.getByRole('button', { name: 'Show passwords' }).count()).toBe(0);
      expect(
        await viewer.page.getByRole('button', { name: 'Item actions' }).count(),
        'nothing is left in the menu',
      ).toBe(0);
      await viewer.page.goto(`${url}/scan-file`);
      await pressOn(viewer.page, viewer.page.getByRole('button', { name: `Actions for ${ITEM}` }));
      await viewer.page.getByRole('menuitem', { name: 'Scan report' }).waitFor();
      expect(
        await viewer.page.getByRole('menuitem', { name: 'Download the original…' }).count(),
      ).toBe(0);
      await viewer.close();
    });
  });
}
