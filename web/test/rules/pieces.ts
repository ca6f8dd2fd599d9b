import { describe, expect, test } from 'vitest';
import { nextCode } from '../paths/people.ts';
import { colour, DISMISSED, open, RESOLVED, WAITING, type At } from './world.ts';

/** What screens share. */
export function pieceRules(at: At): void {
  describe('pieces that screens share', () => {
    test(
      'a list that has not come yet is ten rows of skeleton, and one that did not come says why ' +
        'and can be asked for again',
      async () => {
        const { page } = at();
        let isCut = false;
        await page.route('**/graphql', (route) =>
          /"AlertList"/.test(route.request().postData() ?? '')
            ? isCut
              ? route.abort()
              : undefined
            : route.continue(),
        );
        await open(at(), '/threat-manager', 'Threat manager');
        const skeleton = page.locator('.skeleton-row');
        await skeleton.first().waitFor();
        expect(await skeleton.count()).toBe(10);
        isCut = true;
        await page.reload();
        await page.getByRole('button', { name: 'Try again' }).first().waitFor();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('button', { name: 'Try again' }).first().click();
        await page.getByRole('row').nth(WAITING).waitFor();
      },
    );

    test(
      'a page of a list has ten rows, the most severe first; up to four pages are all offered, ' +
        'of more the first, the last and three either side',
      async () => {
        const { page } = at();
        const pages = page.getByRole('navigation', { name: 'Pages of alerts' });
        const offered = async () =>
          (await pages.locator('.pagination-pages > *').allInnerTexts()).join(' ');
        const severities = () => page.locator('tbody .severity').allInnerTexts();
        await open(at(), '/threat-manager?tab=resolved', 'Threat manager');
        await pages.getByText('1–10 of 40').waitFor();
        expect(await offered()).toBe('‹ 1 2 3 4 ›');
        await open(at(), '/threat-manager?tab=dismissed&page=6', 'Threat manager');
        await pages.getByText('51–60 of 120').waitFor();
        expect(await offered()).toBe('‹ 1 … 3 4 5 6 7 8 9 … 12 ›');
        expect(await pages.locator('[aria-current=page]').innerText()).toBe('6');
        for (const [number, range, severity] of [
          [1, '1–10 of 120', 'Critical'],
          [12, '111–120 of 120', 'Low'],
        ] as const) {
          await pages.getByRole('button', { name: `Page ${number}`, exact: true }).click();
          await pages.getByText(range).waitFor();
          expect(await severities()).toEqual(Array.from({ length: 10 }, () => severity));
        }
      },
    );

    test('the media list has fifty a page', async () => {
      const { page } = at();
      await open(at(), '/threat-manager?tab=media', 'Threat manager');
      await page
        .getByRole('navigation', { name: 'Pages of media items' })
        .getByText(`1–50 of ${WAITING + RESOLVED + DISMISSED}`)
        .waitFor();
      // Those below the window come once those in it are painted.
      await expect.poll(() => page.locator('tbody tr').count()).toBe(50);
    });

    test(
      'a modal has Cancel and a confirm button, and is one of INFO, WARNING, ERROR, which ' +
        'confirms like a deletion, and SUCCESS',
      async () => {
        const { page, stage, trial } = at();
        const dialog = page.getByRole('dialog');
        const [critical, accent] = [
          await colour(page, '--critical'),
          await colour(page, '--accent'),
        ];
        const look = async (kind: string, buttons: string[], confirms: string | null) => {
          await dialog.locator(`.dialog-icon.dialog-${kind}`).waitFor();
          expect(await dialog.locator('.dialog-icon').count()).toBe(1);
          expect(await dialog.locator('.dialog-foot').getByRole('button').allInnerTexts()).toEqual(
            buttons,
          );
          if (confirms !== null)
            expect(
              await dialog
                .getByRole('button')
                .last()
                .evaluate((button) => getComputedStyle(button).backgroundColor),
              kind,
            ).toBe(confirms);
          await dialog.getByRole('button', { name: buttons[0] ?? '' }).click();
          await dialog.waitFor({ state: 'detached' });
        };
        await open(at(), `/admin/users/details/${trial.id}`, 'trial Verdi');
        await page.getByRole('button', { name: 'Reset two-factor authentication' }).click();
        await look('warning', ['Cancel', 'Reset'], accent);
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await look('error', ['Cancel', 'Delete'], critical);
        await page.getByRole('button', { name: 'Account menu' }).click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
        await look('info', ['Cancel', 'Log out'], accent);
        await open(at(), '/user-settings', 'Settings');
        await page.getByRole('button', { name: 'Generate new codes' }).click();
        await dialog
          .getByLabel('6-digit code from your authenticator app')
          .fill(nextCode(stage.admin.secret));
        await dialog.getByRole('button', { name: 'Generate new codes' }).click();
        await look('success', ['I’ve saved them'], null);
      },
    );

    test('a toast says what was done and leaves after 5000 ms', async () => {
      const { page, tab } = at();
      await open(at(), '/user-settings', 'Settings');
      await page.getByLabel('Phone number').fill('+39 02 5550 0134');
      await tab.freeze();
      await page.getByLabel('Phone number').press('Enter');
      const toast = page.getByRole('group', { name: 'Profile saved' });
      await toast.waitFor();
      await page.clock.runFor(4999);
      expect(await toast.isVisible()).toBe(true);
      await page.clock.runFor(1);
      await toast.waitFor({ state: 'detached' });
      await tab.thaw();
    });

    test(
      'beyond the last row j goes on to the next page and k back, so that a long list needs no ' +
        'other key',
      async () => {
        const { page } = at();
        await open(at(), '/threat-manager?tab=resolved', 'Threat manager');
        await page.getByRole('row').nth(10).waitFor();
        const rows = () =>
          page
            .locator('[data-row-key]')
            .evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
        /** Until the focus is on this row of a page that has none of these. */
        const landed = (index: number, without: (string | null)[]) =>
          page.waitForFunction(
            ([at, known]) => {
              const shown = [...document.querySelectorAll<HTMLElement>('[data-row-key]')];
              return (
                shown.every((row) => !known.includes(row.dataset['rowKey'] ?? '')) &&
                shown.at(at) !== undefined &&
                document.activeElement?.closest('[data-row-key]') === shown.at(at)
              );
            },
            [index, without] as const,
          );
        const first = await rows();
        for (let step = 0; step < first.length; step += 1) await page.keyboard.press('j');
        await landed(-1, []);
        await page.keyboard.press('j');
        await landed(0, first);
        expect(new URL(page.url()).searchParams.get('page')).toBe('2');
        const second = await rows();
        await page.keyboard.press('k');
        await landed(-1, second);
        expect(await rows()).toEqual(first);
      },
    );
  });
}
