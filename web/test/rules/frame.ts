import { say } from '@vedetta/messages/say.ts';
import { eq } from 'drizzle-orm';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { insertNotification, insertUser } from '../../../api/test/factories.ts';
import { users } from '@vedetta/api/platform/database/schema/people.ts';
import { ONE_TRY, PATIENT } from '../patience.ts';
import { version } from '../../../package.json';
import { open, UNREAD, WAITING, type At } from './world.ts';

type Told = Partial<Parameters<typeof insertNotification>[1]>;

/** Sidebar, account menu and drawer. */
export function frameRules(at: At): void {
  describe('the frame', () => {
    test(
      'the sidebar is 17.5rem wide, lists its items in order with their counts, and Users is ' +
        'active among pending registrations',
      async () => {
        const { page } = at();
        await open(at(), '/admin/pending-registrations', 'Users');
        const main = page.getByRole('navigation', { name: 'Main' });
        // Each count comes when it comes.
        for (const item of [
          main.getByRole('link', { name: `Threat manager ${WAITING}` }),
          main.getByRole('link', { name: 'Users 1' }),
          main.getByRole('button', { name: `Notifications ${UNREAD}` }),
        ])
          await item.waitFor();
        const items = (await main.getByRole('listitem').allInnerTexts()).map((text) =>
          text
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
        expect(items.map(([name]) => name)).toEqual([
          'Threat manager',
          'Threat analytics',
          'Targets',
          'File scanner',
          'Notifications',
          'Admin',
          'Users',
          'Settings',
        ]);
        expect(
          Object.fromEntries(
            items.flatMap(([name, count]) =>
              count === undefined ? [] : [[name, Number.parseInt(count, 10)]],
            ),
          ),
        ).toEqual({ 'Threat manager': WAITING, Notifications: UNREAD, Admin: 1, Users: 1 });
        expect(
          await main
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).toEqual([
          '/threat-manager',
          '/threat-analytics',
          '/targets',
          '/scan-file',
          '/admin',
          '/admin/users',
          '/admin/settings',
        ]);
        expect(await main.locator('[aria-current=page]').innerText()).toMatch(/^Users/);
        expect((await page.locator('#sidebar').boundingBox())?.width).toBe(17.5 * 16);
        // A free trial alone has the box.
        expect(
          await page
            .locator('#sidebar')
            .getByText(/available/)
            .count(),
        ).toBe(0);
      },
    );

    test('no page asks the server for the same thing twice when it opens', async () => {
      const { page, mediaId } = at();
      const asked: string[] = [];
      // What an event has made old is asked for again: others work on the same server.
      let events = 0;
      page.on('websocket', (line) => {
        line.on('framereceived', ({ payload }) => {
          if (String(payload).includes('"type":"next"')) events += 1;
        });
      });
      const listen = (request: Request) => {
        const body: unknown =
          request.url().endsWith('/graphql') && request.method() === 'POST'
            ? request.postDataJSON()
            : null;
        if (typeof body === 'object' && body !== null)
          asked.push(
            `${events} ${String(Reflect.get(body, 'operationName'))} ${JSON.stringify(Reflect.get(body, 'variables'))}`,
          );
      };
      // What happened before, and is told once more where the stream goes on, is asked about as
      // ever.
      await open(at(), '/threat-manager');
      await page.waitForLoadState('networkidle');
      page.on('request', listen);
      const twice: string[] = [];
      const paths = [
        '/threat-manager',
        '/threat-manager?tab=media',
        `/threat-manager/media/${mediaId}`,
        '/threat-analytics',
        '/targets',
        '/scan-file',
        '/user-settings',
        '/admin/users',
        '/admin/pending-registrations',
        '/admin/settings',
      ];
      // Some in `npm test`, drawn by the seed.
      for (const path of drawnOf(paths, 4, 'asked twice')) {
        asked.splice(0);
        await open(at(), path);
        await page.waitForLoadState('networkidle');
        expect([path, asked.length > 2]).toEqual([path, true]);
        twice.push(
          ...asked
            .filter((one, index) => asked.indexOf(one) !== index)
            .map((one) => `${path}: ${one}`),
        );
      }
      page.off('request', listen);
      expect(twice).toEqual([]);
    });

    test(
      'the user card shows full name and e-mail, cuts the name at 10rem, and its menu leads to ' +
        'the settings and to Log out?, which can be cancelled',
      async () => {
        const { page, stage } = at();
        const card = page.locator('#sidebar .person-card');
        await card.getByText('Giulia Ferrari', { exact: true }).waitFor();
        await card.getByText(stage.admin.email, { exact: true }).waitFor();
        const cut = await card.getByText('Giulia Ferrari').evaluate((name) => {
          name.textContent = 'Massimiliano Bartolomeo della Rovere';
          const { fontWeight, textOverflow } = getComputedStyle(name);
          const seen = {
            width: name.getBoundingClientRect().width,
            isCut: name.scrollWidth > name.clientWidth,
            fontWeight,
            textOverflow,
          };
          name.textContent = 'Giulia Ferrari';
          return seen;
        });
        expect(cut).toEqual({
          width: 160,
          isCut: true,
          fontWeight: '560',
          textOverflow: 'ellipsis',
        });
        await page.getByRole('button', { name: 'Account menu' }).click();
        await page.getByRole('menuitem').first().waitFor();
        expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
          'Settings',
          'Logout',
          `Vedetta ${version} · Third-party notices`,
        ]);
        await page.getByRole('menuitem', { name: 'Settings' }).click();
        await page.waitForURL('**/user-settings');
        await page.getByRole('button', { name: 'Account menu' }).click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
        const dialog = page.getByRole('dialog', { name: 'Log out?' });
        await dialog.getByText(/^You are about to exit your account\. .*Vedetta/).waitFor();
        expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Cancel', 'Log out']);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await dialog.waitFor({ state: 'detached' });
        expect(new URL(page.url()).pathname).toBe('/user-settings');
      },
    );

    test(
      'the drawer is 22rem wide, newest first; who is nobody is Mock User, a mention has a ' +
        'card, a registration a button',
      async () => {
        const { page, stage } = at();
        await open(at(), '/threat-manager', 'Threat manager');
        await page.getByRole('button', { name: `Notifications ${UNREAD} unread` }).click();
        const drawer = page.getByRole('dialog', { name: 'Notifications' });
        await drawer.getByRole('heading', { name: 'Notifications', exact: true }).waitFor();
        const rows = drawer.getByRole('listitem');
        await rows.nth(UNREAD - 1).waitFor();
        expect(await rows.locator('.note-body > div > .strong').allInnerTexts()).toEqual([
          'Mock User',
          'Luca Bianchi',
          'Luca Bianchi',
          'Luca Bianchi',
          'Anna Neri',
        ]);
        expect(await rows.locator('time').allInnerTexts()).toEqual(
          Array.from({ length: UNREAD }, () => expect.stringMatching(/^(Just now|\d+ mins? ago)$/)),
        );
        expect(await drawer.getByRole('img', { name: 'Unread' }).count()).toBe(UNREAD);
        expect(await drawer.evaluate((element) => element.getBoundingClientRect().width)).toBe(
          22 * 16,
        );
        // A drawer at the left: beside the sidebar.
        expect((await drawer.boundingBox())?.x).toBe(17.5 * 16);
        expect(await drawer.getByRole('button', { name: 'Review registration' }).count()).toBe(1);
        await rows.first().getByText(`@${stage.admin.email}`).hover();
        const card = page.getByRole('tooltip').filter({ hasText: 'Giulia Ferrari' });
        await card.getByText(stage.admin.email).waitFor();
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'hidden' });
      },
    );

    test(
      'a notification of each of the five contexts leads to what it is about, is read by that ' +
        'and closes the drawer',
      async () => {
        const { page, mediaId, alertId, pendingId } = at();
        const [media, alert] = [
          `/threat-manager/media/${mediaId}`,
          `/threat-manager/media/${mediaId}?initialAlert=${alertId}`,
        ];
        const drawer = page.getByRole('dialog', { name: 'Notifications' });
        // Newest first: a mention, three of an alert, a registration.
        for (const [index, leads] of [
          media,
          alert,
          alert,
          alert,
          `/admin/users/review/${pendingId}`,
        ].entries()) {
          await page
            .getByRole('button', { name: `Notifications ${UNREAD - index} unread` })
            .click();
          const row = drawer.getByRole('listitem').nth(index);
          await row.getByRole('img', { name: 'Unread' }).waitFor();
          if (index === UNREAD - 1)
            await row.getByRole('button', { name: 'Review registration' }).click();
          else await row.locator('.note-open').click();
          await page.waitForURL(`${at().stage.url}${leads}`);
          await drawer.waitFor({ state: 'hidden' });
        }
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('button', { name: 'Notifications', exact: true })
          .waitFor();
      },
    );

    test(
      'what is read in one browser is read in another, one by one and all, those that are not ' +
        'listed yet too',
      async () => {
        const { stage, mediaId, alertId } = at();
        const person = await stage.colleague('two-browsers', 'Admins');
        for (let index = 0; index < 60; index += 1)
          await insertNotification(stage.db, {
            companyId: 1,
            recipientId: person.id,
            mediaId,
            alertId,
          });
        const [here, there] = [await stage.tab(person), await stage.tab(person)];
        const bell = (page: Page, name: string) =>
          page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true });
        const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
        for (const { page } of [here, there]) {
          await page.goto(`${stage.url}/threat-manager`);
          await bell(page, 'Notifications 60 unread').click();
          await drawer(page).getByRole('listitem').nth(49).waitFor();
        }
        await drawer(here.page).getByRole('listitem').first().locator('.note-open').click();
        await bell(there.page, 'Notifications 59 unread').waitFor();
        await vi.waitFor(async () => {
          expect(await drawer(there.page).getByRole('img', { name: 'Unread' }).count()).toBe(49);
        }, PATIENT);
        await drawer(there.page).getByRole('button', { name: 'Mark all as read' }).click();
        await bell(here.page, 'Notifications').waitFor();
        await bell(there.page, 'Notifications').waitFor();
        await Promise.all([here.close(), there.close()]);
      },
    );

    test(
      'the end of the drawer leads to older notifications, page by page, and a registration ' +
        'that was decided has no button',
      async () => {
        const { stage } = at();
        const person = await stage.colleague('older', 'Admins');
        const { id: registrant } = await insertUser(stage.db, { companyId: 1, isApproved: false });
        const tell = (given: Told) =>
          insertNotification(stage.db, {
            companyId: 1,
            recipientId: person.id,
            readAt: new Date(),
            ...given,
          });
        await tell({
          context: 'new_user_need_approvation',
          actorName: 'Anna Neri',
          aboutUserId: registrant,
          message: say('toldRegistration', { company: 'Meridiana' }),
        });
        for (let index = 0; index < 119; index += 1)
          await tell({ message: say('toldAssigned', { title: `Number ${index}` }) });
        const { page, close } = await stage.tab(person);
        await page.goto(`${stage.url}/threat-manager`);
        const drawer = page.getByRole('dialog', { name: 'Notifications' });
        const rows = drawer.getByRole('listitem');
        const open = () =>
          page
            .getByRole('navigation', { name: 'Main' })
            .getByRole('button', { name: /^Notifications/ })
            .click();
        const older = drawer.getByRole('button', { name: 'Show older notifications' });
        await open();
        await rows.nth(49).waitFor();
        expect(await rows.count()).toBe(50);
        // What comes in meanwhile moves every page by one.
        await tell({ message: say('toldAssigned', { title: 'The newest' }), readAt: null });
        await older.click();
        await rows.nth(98).waitFor();
        // In one more step or none: as the newest has been told of by then, or not.
        await vi.waitFor(async () => {
          if ((await rows.count()) < 121) await older.click(ONE_TRY);
          expect(await rows.count()).toBe(121);
        }, PATIENT);
        await rows.last().getByRole('button', { name: 'Review registration' }).waitFor();
        const words = (await rows.locator('.note-text').allInnerTexts()).filter((text) =>
          text.includes('Number'),
        );
        expect(words).toEqual(
          Array.from({ length: 119 }, (_, index) => `assigned you Number ${118 - index}`),
        );
        expect(await older.count()).toBe(0);
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'hidden' });
        await stage.db.update(users).set({ isApproved: true }).where(eq(users.id, registrant));
        await open();
        await rows.last().getByText('Approved', { exact: true }).waitFor();
        expect(await drawer.getByRole('button', { name: 'Review registration' }).count()).toBe(0);
        await stage.db.delete(users).where(eq(users.id, registrant));
        await close();
      },
    );
  });
}
