import { describe, expect, test, vi } from 'vitest';
import { PATIENT } from '../patience.ts';
import { open, type At } from './world.ts';

const DAY = 86_400_000;
/** What a field of days shows, `21/11/2026`, so many days earlier. */
const daysBefore = (shown: string, days: number): string =>
  new Date(Date.parse(shown.split('/').reverse().join('-')) - days * DAY)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .reverse()
    .join('/');

/** Filters, people picker, month picker and days. */
export function filterRules(at: At): void {
  describe('filters and pickers', () => {
    test(
      'a filter has a search in any case, chips, groups, Reset and Apply, a badge once applied, ' +
        'and a list of at most 350px',
      async () => {
        const { page } = at();
        await open(at(), '/threat-manager', 'Threat manager');
        const button = page.getByRole('button', { name: /^Source/ });
        const panel = page.getByRole('dialog', { name: 'Filter by source' });
        const boxes = (checked?: boolean) =>
          panel.getByRole('checkbox', checked === undefined ? {} : { checked }).count();
        expect(
          await page
            .locator('.filter-button')
            .evaluateAll((all) => all.map((one) => one.firstChild?.textContent)),
        ).toEqual(['Source', 'Target', 'Severity', 'Time detected', 'Assignee']);
        expect(
          await page
            .getByRole('tab')
            .evaluateAll((tabs) => tabs.map((one) => one.firstChild?.textContent)),
        ).toEqual(['Needs review', 'In progress', 'Resolved', 'Dismissed', 'Media']);
        await button.click();
        expect(
          await panel.locator('.filter-list').evaluate((list) => getComputedStyle(list).maxHeight),
        ).toBe('350px');
        expect(
          await panel
            .getByRole('group', { name: 'Groups of source' })
            .getByRole('button')
            .allInnerTexts(),
        ).toEqual(['Local network', 'File upload', 'Social media']);
        await panel.getByLabel('Search source').fill('GRAM');
        expect(await boxes()).toBe(2);
        await panel.getByLabel('Search source').fill('');
        await panel.getByRole('button', { name: 'Social media' }).click();
        const chips = panel.getByRole('button', { name: /^Remove / });
        const social = await chips.count();
        expect([social > 4, await boxes(true)]).toEqual([true, social]);
        await panel.getByRole('button', { name: 'Remove Facebook' }).click();
        expect([
          await panel.getByRole('checkbox', { name: 'Facebook' }).isChecked(),
          await panel.getByRole('button', { name: 'Social media' }).getAttribute('aria-pressed'),
        ]).toEqual([false, 'false']);
        expect(await button.locator('.filter-count').count()).toBe(0);
        await panel.getByRole('button', { name: 'Apply' }).click();
        await panel.waitFor({ state: 'detached' });
        expect(await button.locator('.filter-count').innerText()).toMatch(
          new RegExp(`${social - 1}$`),
        );
        await button.click();
        await panel.getByRole('button', { name: 'Reset' }).click();
        await button.locator('.filter-count').waitFor({ state: 'detached' });
        // A list longer than its room: no label lies on the next one.
        const results = Array.from({ length: 14 }, (_, id) => ({
          __typename: 'Target',
          id: String(9000 + id),
          sourceName: 'Instagram',
          prefix: '@',
          accountUsername: `meridiana_official_of_region_${id}`,
          searchString: null,
        }));
        await page.route('**/graphql', (route) =>
          /"FilterTargets"/.test(route.request().postData() ?? '')
            ? route.fulfill({
                json: {
                  data: { targets: { __typename: 'TargetPage', count: results.length, results } },
                },
              })
            : route.fallback(),
        );
        for (const [width, height] of [
          [390, 844],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.getByRole('button', { name: /^Target/ }).click();
          const list = page
            .getByRole('dialog', { name: 'Filter by target' })
            .locator('.filter-list');
          await list.getByRole('checkbox').nth(13).waitFor();
          const found = await list.evaluate((own) => {
            const boxes = [...own.querySelectorAll('.filter-item-label')].map((label) =>
              label.getBoundingClientRect(),
            );
            return {
              high: own.getBoundingClientRect().height,
              long: own.scrollHeight > own.clientHeight,
              over: boxes.filter((box, index) => box.bottom > (boxes[index + 1]?.top ?? Infinity))
                .length,
            };
          });
          expect({ ...found, high: found.high <= 350 }, `${width}`).toEqual({
            high: true,
            long: true,
            over: 0,
          });
          await page.keyboard.press('Escape');
        }
      },
    );

    test(
      'people are chosen by their avatars or at once by "Assigned to me", in the filter and on ' +
        'an alert',
      async () => {
        const { page, stage, mediaId } = at();
        await open(at(), '/threat-manager', 'Threat manager');
        await page.getByRole('button', { name: /^Assignee/ }).click();
        const panel = page.getByRole('dialog', { name: 'Filter by assignee' });
        await panel.getByRole('checkbox', { name: 'Giulia Ferrari' }).waitFor();
        // "No one" has no face. Both are counted at one moment: colleagues may still be arriving.
        const [faces, rows] = await panel.evaluate((own) =>
          ['.filter-item .avatar', '[type=checkbox]'].map(
            (what) => own.querySelectorAll(what).length,
          ),
        );
        expect([faces, (rows ?? 0) > 1]).toEqual([(rows ?? 0) - 1, true]);
        await panel.getByRole('button', { name: 'Assigned to me' }).click();
        expect(await panel.getByRole('checkbox', { name: 'Giulia Ferrari' }).isChecked()).toBe(
          true,
        );
        await panel.getByRole('button', { name: 'Apply' }).click();
        await page.waitForURL((url) => url.searchParams.get('assignee') === String(stage.admin.id));
        await page.getByRole('button', { name: 'Reset', exact: true }).click();
        await page.goto(`${stage.url}/threat-manager/media/${mediaId}`);
        const picker = page.getByRole('button', { name: /^Assignee:/ });
        await picker.click();
        const options = page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option');
        await options.nth(2).waitFor();
        expect(
          (await options.allInnerTexts()).slice(0, 2).map((text) =>
            text
              .split('\n')
              .map((line) => line.trim())
              .filter(Boolean)
              .slice(-2),
          ),
        ).toEqual([
          ['Assigned to me', stage.admin.email],
          ['—', 'No one'],
        ]);
        const without = await options.evaluateAll((all) =>
          all.filter((one) => one.querySelector('.avatar') === null).map((one) => one.textContent),
        );
        expect(without).toEqual(['—No one']);
        await options.first().click();
        await page.getByRole('button', { name: 'Assignee: Giulia Ferrari' }).waitFor();
      },
    );

    test(
      'days: Apply waits for both, Today, Last Week and Last Month go 0, 7 and 30 days back, a ' +
        'day typed by hand clears the pick, Reset comes with a range',
      async () => {
        const { page } = at();
        await open(at(), '/threat-manager', 'Threat manager');
        const button = page.getByRole('button', { name: /^Time detected/ });
        await button.click();
        const panel = page.getByRole('dialog', { name: 'Filter by time detected' });
        const [from, to, apply, reset] = [
          panel.getByLabel('From'),
          panel.getByLabel('To'),
          panel.getByRole('button', { name: 'Apply' }),
          panel.getByRole('button', { name: 'Reset' }),
        ];
        const today = await page.evaluate(() =>
          new Intl.DateTimeFormat('en-GB').format(new Date()),
        );
        const picks = panel.getByRole('group', { name: 'Quick picks' });
        expect(await picks.getByRole('button').allInnerTexts()).toEqual([
          'Today',
          'Last Week',
          'Last Month',
        ]);
        expect([await apply.isDisabled(), await reset.count()]).toEqual([true, 0]);
        await from.fill(today);
        await from.press('Tab');
        expect(await apply.isDisabled()).toBe(true);
        for (const [name, days] of [
          ['Last Month', 30],
          ['Last Week', 7],
          ['Today', 0],
        ] as const) {
          await picks.getByRole('button', { name }).click();
          expect(
            [await from.inputValue(), await to.inputValue(), await apply.isEnabled()],
            name,
          ).toEqual([daysBefore(today, days), today, true]);
          expect(await picks.locator('[aria-pressed=true]').allInnerTexts()).toEqual([name]);
        }
        await from.fill(daysBefore(today, 1));
        await from.press('Tab');
        expect(await picks.locator('[aria-pressed=true]').count()).toBe(0);
        const [asked] = await Promise.all([
          page.waitForRequest((request) => /"AlertList"/.test(request.postData() ?? '')),
          apply.click(),
        ]);
        const { timeFrom, timeTo } = (
          JSON.parse(asked.postData() ?? '') as {
            variables: { filter: Record<'timeFrom' | 'timeTo', string> };
          }
        ).variables.filter;
        // The browser stands in Rome: from the first second of yesterday to the last one of today.
        const inRome = (at: string) =>
          new Date(at).toLocaleString('en-GB', { timeZone: 'Europe/Rome' });
        expect([inRome(timeFrom), inRome(timeTo)]).toEqual([
          `${daysBefore(today, 1)}, 00:00:00`,
          `${today}, 23:59:59`,
        ]);
        await button.click();
        await reset.click();
        await page.waitForURL((url) => !url.searchParams.has('from'));
      },
    );

    test('the month picker has a year, twelve months, Reset to the present month and Apply', async () => {
      const { page } = at();
      await open(at(), '/threat-analytics?month=2025-02', 'Threat analytics');
      const now = await page.evaluate(() => ({
        year: String(new Date().getFullYear()),
        month: new Date().getMonth(),
      }));
      await page.getByRole('button', { name: /^Period: / }).click();
      const panel = page.getByRole('dialog', { name: 'Period' });
      const months = panel.getByRole('group', { name: 'Month', exact: true });
      const chosen = () =>
        months
          .getByRole('button')
          .evaluateAll((all) =>
            all.flatMap((one, index) => (one.ariaPressed === 'true' ? [index] : [])),
          );
      expect([
        await panel.getByLabel('Year').inputValue(),
        await months.getByRole('button').count(),
        await chosen(),
      ]).toEqual(['2025', 12, [1]]);
      await panel.getByLabel('Year').selectOption('2024');
      await months.getByRole('button', { name: 'July' }).click();
      expect(await chosen()).toEqual([6]);
      await panel.getByRole('button', { name: 'Reset' }).click();
      expect([await panel.getByLabel('Year').inputValue(), await chosen()]).toEqual([
        now.year,
        [now.month],
      ]);
      expect(new URL(page.url()).searchParams.get('month')).toBe('2025-02');
      await panel.getByRole('button', { name: 'Apply' }).click();
      const current = `${now.year}-${String(now.month + 1).padStart(2, '0')}`;
      await page.waitForURL((url) => (url.searchParams.get('month') ?? current) === current);
      await panel.waitFor({ state: 'detached' });
    });

    test(
      'on a phone the chosen list is in sight in its row of tabs, and the page stays at its ' +
        'head',
      async () => {
        const { page } = at();
        await page.setViewportSize({ width: 390, height: 844 });
        for (const [tab, name] of [
          ['media', 'Media'],
          ['all', 'All statuses'],
          ['review', 'Needs review'],
        ] as const) {
          await open(at(), `/threat-manager?tab=${tab}`, 'Threat manager');
          // Its figure comes last and pushes the row on.
          await page
            .getByRole('tab', { name: new RegExp(`^${name} ?\\d`), selected: true })
            .waitFor();
          await vi.waitFor(async () => {
            expect(
              await page.getByRole('tablist', { name: 'Lists' }).evaluate((row) => {
                const [outer, inner] = [
                  row.getBoundingClientRect(),
                  row.querySelector('[aria-selected=true]')?.getBoundingClientRect(),
                ];
                return [
                  inner !== undefined && inner.left >= outer.left && inner.right <= outer.right,
                  scrollY,
                ];
              }),
            ).toEqual([true, 0]);
          }, PATIENT);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      },
    );
  });
}
