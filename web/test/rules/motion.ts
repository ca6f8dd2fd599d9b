import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from '../browser.ts';
import type { At } from './world.ts';

declare global {
  interface Window {
    /** The classes of what has begun to move. */
    moved?: string[];
  }
}

/** All other tests ask for no motion; most people do not. */
export function motionRules(at: At): void {
  describe('with motion', () => {
    const watchMotion = (page: Page) =>
      page.evaluate(() => {
        const moved: string[] = (window.moved = []);
        for (const kind of ['transitionrun', 'animationstart'] as const) {
          document.addEventListener(kind, ({ target }) => {
            if (
              target instanceof HTMLElement &&
              matchMedia('(prefers-reduced-motion: no-preference)').matches
            )
              moved.push(target.className);
          });
        }
      });
    /** Whether anything of this class has moved since this was last asked. */
    const hasMoved = (page: Page, className: string) =>
      page.evaluate(
        (wanted) => (window.moved ?? []).splice(0).some((name) => name.split(' ').includes(wanted)),
        className,
      );
    const standsStill = async (page: Page, what: Locator) => {
      await settled(page);
      const { box, look } = await what.evaluate((element) => {
        const { opacity, transform } = getComputedStyle(element);
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return {
          look: { opacity, transform },
          box: [left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight],
        };
      });
      expect({ box, look }).toEqual({
        box: [true, true, true, true],
        look: { opacity: '1', transform: 'none' },
      });
    };
    /** Nothing of it is left on the page, which can be scrolled and used again. */
    const isGone = async (page: Page, what: Locator, opener: Locator) => {
      await what.waitFor({ state: 'detached' });
      await opener.and(page.locator(':focus')).waitFor();
      await settled(page);
      expect(
        await page.evaluate(() => [
          getComputedStyle(document.body).overflowY,
          document.querySelectorAll('.p-component-overlay, .dialog-mask, .drawer-mask').length,
        ]),
      ).toEqual(['visible', 0]);
    };

    /**
     * A frame of a busy machine may last longer than the whole way in or out, which then is not
     * seen: such a one is gone again.
     */
    const opensAndCloses = async (
      page: Page,
      className: string,
      opener: Locator,
      what: Locator,
      close: () => Promise<void>,
    ) => {
      const seen = { in: false, out: false };
      for (let times = 0; times < 4 && !(seen.in && seen.out); times += 1) {
        await opener.click();
        await what.waitFor();
        await standsStill(page, what);
        seen.in = (await hasMoved(page, className)) || seen.in;
        await close();
        await isGone(page, what, opener);
        seen.out = (await hasMoved(page, className)) || seen.out;
      }
      expect(seen, className).toEqual({ in: true, out: true });
    };

    test('drawer, dialog, toast and menu move, open and close, and end where they should', async () => {
      const { stage } = at();
      const tab = await stage.tab(await stage.colleague('with-motion'));
      const { page } = tab;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(`${stage.url}/user-settings`);
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      await watchMotion(page);

      const bell = page.getByRole('button', { name: /^Notifications/ }).first();
      const drawer = page.getByRole('dialog', { name: 'Notifications' });
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close notifications' }).click(),
      ])
        await opensAndCloses(page, 'drawer', bell, drawer, close);

      const makeCodes = page.getByRole('button', { name: 'Generate new codes' });
      const dialog = page.getByRole('dialog');
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      ])
        await opensAndCloses(page, 'dialog', makeCodes, dialog, close);

      const account = page.getByRole('button', { name: 'Account menu' });
      const menu = page.getByRole('menu');
      await account.click();
      await menu.getByRole('menuitem', { name: 'Logout' }).waitFor();
      await settled(page);
      await page.keyboard.press('Escape');
      await isGone(page, menu, account);

      const phone = page.getByLabel('Phone number');
      await phone.fill('+39 02 5550 0135');
      await phone.press('Enter');
      const toast = page.getByRole('group', { name: 'Profile saved' });
      await toast.waitFor();
      await standsStill(page, toast);
      expect(await hasMoved(page, 'toast')).toBe(true);
      await toast.getByRole('button', { name: 'Close message' }).click();
      await toast.waitFor({ state: 'detached' });
      await tab.close();
    });
  });
}
