import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { call } from '../../../api/test/client.ts';
import { nextCode } from '../paths/people.ts';
import { PATIENT } from '../patience.ts';
import { sticksOut } from '../sticks-out.ts';
import { open, WAITING, type At } from './world.ts';

/** Every screen at twice its size and without motion. */
export function zoomRules(at: At): void {
  describe('at 200 % zoom and without motion', () => {
    /** A window of 1440 by 900 at twice the size of everything. */
    const ZOOMED = { width: 720, height: 450 };
    const PATHS = [
      '/threat-manager',
      '/threat-manager?tab=media',
      '/threat-analytics',
      '/targets',
      '/add-targets',
      '/scan-file',
      '/user-settings',
      '/admin/users',
      '/admin/users/invited',
      '/admin/pending-registrations',
      '/admin/settings',
      '/admin/settings/access-keys',
      '/admin/settings/add-access-token',
      '/admin/settings/webhooks',
      '/admin/settings/add-webhook',
      '/admin/settings/indicator-lists',
      '/admin/settings/muted-alerts',
      '/admin/settings/given-up-work',
      '/admin/settings/audit-log',
      '/admin/settings/sources',
      '/admin/settings/sources/4',
    ];
    /** What is open to anybody. */
    const PUBLIC = [
      '/login',
      '/registration',
      '/account-created',
      '/forgot-password',
      '/forgot-password/mail-sent',
      '/reset-password#uid=1&token=0123456789abcdefghijklmnopqrstuv',
      '/free-trial/request',
      '/free-trial/activate-account#token=0123456789abcdefghijklmnopqrstuv',
    ];
    /**
     * A page opened costs a second of the processor: `npm test` opens some, drawn by the seed.
     */
    const OPENED = 6;
    /** What moves longer than nobody can see. */
    const moves = (page: Page) =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((one) => Number(one.effect?.getComputedTiming().duration ?? 0))
          .filter((duration) => duration > 1),
      );

    /** What is open is in the window, and Escape closes it. */
    const inside = async (what: string, role: 'dialog' | 'menu' = 'dialog') => {
      const { page } = at();
      const open = page.getByRole(role).last();
      // A list of PrimeReact's is in the document, far outside the window, before it is put in its
      // place.
      await vi.waitFor(async () => {
        const box = await open.boundingBox();
        expect(
          [
            what,
            (box?.x ?? -1) >= 0,
            (box?.y ?? -1) >= 0,
            (box?.x ?? 0) + (box?.width ?? 1e6) <= ZOOMED.width,
            (box?.y ?? 0) + (box?.height ?? 1e6) <= ZOOMED.height,
          ],
          JSON.stringify(box),
        ).toEqual([what, true, true, true, true]);
      }, PATIENT);
      expect(await moves(page), what).toEqual([]);
      await page.keyboard.press('Escape');
      await open.waitFor({ state: 'detached' });
    };

    test('nothing sticks out of any screen, and nothing on it moves', async () => {
      const { page, stage } = at();
      const ask = async (method: string, path: string, body?: unknown) =>
        (
          await call(stage, method, path, {
            access: stage.admin.access,
            ...(body === undefined ? {} : { body }),
          })
        ).body;
      const [target] = (await ask('POST', '/api/target/v1/create', {
        targets: [
          {
            source_id: 21,
            type: 'account',
            account_username: 'a_name_as_long_as_they_come@mastodon.example',
          },
        ],
      })) as { id: number }[];
      const { webhook } = (await ask('POST', '/api/webhooks/v1/', {
        name: 'Tickets',
        url: 'https://hooks.meridiana.example/vedetta/inbound',
        kinds: ['alert.created'],
      })) as { webhook: { id: number } };
      await ask('POST', `/api/webhooks/v1/${webhook.id}/ping/`);
      const found: string[] = [];
      const all = [
        ...PATHS,
        `/targets/${target?.id ?? 0}`,
        `/admin/settings/webhooks/${webhook.id}`,
        `/threat-manager/media/${at().mediaId}`,
        `/admin/users/details/${at().stage.admin.id}`,
        `/admin/users/review/${at().pendingId}`,
      ];
      const paths = drawnOf(all, OPENED, 'zoomed');
      const lookThrough = async (on: Page, some: readonly string[]) => {
        await on.setViewportSize(ZOOMED);
        for (const path of some) {
          await open({ ...at(), page: on }, path);
          await on.waitForLoadState('networkidle');
          found.push(
            ...(await sticksOut(on)).map((line) => `${path}: ${line}`),
            ...(await moves(on)).map((duration) => `${path}: something moves for ${duration} ms`),
          );
        }
      };
      const lookAround = async (on: Page) => {
        await on.setViewportSize(ZOOMED);
        // The forms behind mailed links, without the letters.
        const works: Record<string, unknown> = {
          PasswordResetByToken: { passwordResetByToken: true },
          TrialByToken: { trialByToken: { __typename: 'TrialLink', email: 'a@b.example' } },
        };
        await on.route('**/graphql', async (route) => {
          const asked: unknown = route.request().postDataJSON();
          const data =
            typeof asked === 'object' && asked !== null
              ? works[String(Reflect.get(asked, 'operationName'))]
              : undefined;
          await (data === undefined ? route.continue() : route.fulfill({ json: { data } }));
        });
        for (const path of drawnOf(PUBLIC, OPENED / 2, 'zoomed for guests')) {
          await on.goto('about:blank');
          await on.goto(`${stage.url}${path}`);
          await on.getByRole('heading').first().waitFor();
          found.push(...(await sticksOut(on)).map((line) => `${path}: ${line}`));
        }
      };
      // Until the network is silent a page mostly waits: three are looked through beside each
      // other.
      const session = await stage.session({
        ...stage.admin,
        codes: [nextCode(stage.admin.secret)],
      });
      const [second, guest] = await Promise.all([
        stage.tab({ ...stage.admin, ...session }),
        stage.tab(null),
      ]);
      await Promise.all([
        lookThrough(
          page,
          paths.filter((_, index) => index % 2 === 0),
        ),
        lookThrough(
          second.page,
          paths.filter((_, index) => index % 2 === 1),
        ),
        lookAround(guest.page),
      ]);
      await Promise.all([second.close(), guest.close()]);
      for (const [path, button] of [
        [`/targets/${target?.id ?? 0}`, 'Edit'],
        [`/targets/${target?.id ?? 0}`, 'Stop watching'],
        [`/admin/settings/webhooks/${webhook.id}`, 'Test message'],
      ] as const) {
        await open(at(), path);
        await page.getByRole('button', { name: button, exact: true }).first().click();
        await page.getByRole('dialog').waitFor();
        await inside(button);
      }
      // Later tests count what is watched and what is told outside.
      await ask('DELETE', `/api/target/v1/${target?.id ?? 0}/`);
      await ask('DELETE', `/api/webhooks/v1/${webhook.id}/`);
      expect(found).toEqual([]);
    });

    test('menu, drawer, palette and dialogs are reached and stay inside the window', async () => {
      const { page } = at();
      await page.setViewportSize(ZOOMED);
      await open(at(), '/threat-manager', 'Threat manager');
      await page.getByRole('row').nth(WAITING).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('d');
      await page.getByRole('dialog', { name: 'Dismiss this alert?' }).waitFor();
      await inside('dismiss');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').last().waitFor();
      await inside('palette');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await inside('keys');
      // A dialog that was just closed fades for a moment, and is not in the way of the palette.
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').last().waitFor();
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
      await inside('palette after a dialog');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      for (const filter of ['Source', 'Target', 'Severity', 'Time detected', 'Assignee']) {
        await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).waitFor();
        await inside(`filter by ${filter}`);
      }
      await page
        .getByRole('button', { name: /^Notifications/ })
        .first()
        .click();
      await page
        .getByRole('dialog', { name: 'Notifications' })
        .getByRole('listitem')
        .first()
        .waitFor();
      await inside('drawer');
      for (const menu of [/^Export$/, /^Saved views/, /^Actions for/]) {
        await page.getByRole('button', { name: menu }).first().click();
        await page.getByRole('menuitem').first().waitFor();
        await inside(String(menu), 'menu');
      }
      await page.getByRole('checkbox', { name: 'Select all alerts on this page' }).check();
      const bar = await page.getByRole('group', { name: 'Selected alerts' }).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 1e6)).toBeLessThanOrEqual(ZOOMED.height);
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'File scanner' })
        .click();
      await page.getByRole('heading', { level: 1, name: 'File scanner' }).waitFor();
    });
  });
}
