import { readFile } from 'node:fs/promises';
import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../../api/test/client.ts';
import { italianSuite } from './analytics/in-italian.ts';
import { findingsOn } from './look.ts';
import { changeElsewhere, makeAlerts } from './paths/alerts.ts';
import { insertMonth, type SeededAlert } from './paths/month-of-alerts.ts';
import { startStage, type Stage, type Tab } from './paths/stage.ts';
import { PATIENT } from './patience.ts';

// Threat analytics: each figure against the list it leads to, on a database with a month in it.
let stage: Stage;
let tab: Tab;
let seeded: SeededAlert[];
const findings: string[] = [];
const lookAt = async (what: string, options: { walk?: boolean } = {}): Promise<void> => {
  findings.push(...(await findingsOn(tab.page, what, options)));
};
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

const open = async (query: string): Promise<Page> => {
  await tab.page.goto(`${stage.url}/threat-analytics?${query}`);
  await tab.page.getByRole('heading', { level: 1, name: 'Threat analytics' }).waitFor();
  return tab.page;
};
/**
 * What the list that a figure opened says of itself: its tab, the number on it, and the number of
 * its rows in all pages.
 */
async function listOn(page: Page): Promise<{ tab: string; onTab: number; rows: number }> {
  const chosen = page.getByRole('tablist', { name: 'Lists' }).getByRole('tab', { selected: true });
  const [said = '', ending = '', empty] = await Promise.all([
    chosen.allInnerTexts().then(([text]) => text?.trim()),
    page
      .locator('.pagination-range')
      .allInnerTexts()
      .then(([text]) => text),
    page.getByText(/^No matching (?:alerts|media)/).count(),
  ]);
  return {
    tab: said.replace(/\s*\d+$/, ''),
    onTab: Number(/\d+$/.exec(said)?.[0]),
    rows: empty > 0 ? 0 : Number(/ of (\d+)$/.exec(ending)?.[1]),
  };
}
/** Waits for it: the list before it stands until this one has come. */
const seeList = (
  page: Page,
  what: string,
  list: Partial<Awaited<ReturnType<typeof listOn>>>,
): Promise<void> =>
  expect.poll(() => listOn(page), { message: what, interval: 30 }).toMatchObject(list);
/** Every way from the numbers to a list, with the figure that it says. */
const waysOn = async (page: Page): Promise<{ href: string; figure: number; name: string }[]> =>
  Promise.all(
    (await page.locator('.analytics-numbers a[href^="/threat-manager?"]').all()).map(
      async (link) => {
        const name = (await link.getAttribute('aria-label')) ?? (await link.innerText());
        return {
          href: (await link.getAttribute('href')) ?? '',
          name,
          figure: Number(
            /(\d+)(?: alerts?| answers?| media items?| in progress| resolved)/.exec(name)?.[1],
          ),
        };
      },
    ),
  );
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

italianSuite(() => ({ stage, seeded, month: MONTH }));

describe('threat analytics', () => {
  test('say a month of the database, every figure of it on the list it leads to', async () => {
    const page = await open(`month=${MONTH}`);
    await page.getByText(`${seeded.length} alerts, 1 – 31 Mar 2026`).waitFor({ state: 'attached' });
    const figures: [
      link: string | RegExp,
      expected: (alert: SeededAlert) => boolean,
      tab?: string,
    ][] = [
      [`${seeded.length} alerts`, () => true],
      [/^Critical: /, ({ severity }) => severity === 5],
      [/^Web feed: /, ({ sourceId }) => sourceId === 20],
      [/^File type: \d+ alerts?$/, ({ sourceId }) => sourceId === 7],
      [/^@meridiana_spa: /, ({ targetId }) => targetId === seeded[0]?.targetId],
      [/^Resolved: /, ({ status }) => status === 'RESOLVED', 'Resolved'],
      [/^21 Mar 2026: /, ({ detectedAt }) => detectedAt.getUTCDate() === 21],
    ];
    for (const [name, isCounted, onTab = 'All statuses'] of figures) {
      const expected = seeded.filter(isCounted).length;
      const link = page.getByRole('link', { name });
      expect(await link.getAttribute('aria-label')).toContain(`${expected} alert`);
      await link.press('Enter');
      await seeList(page, String(name), { tab: onTab, onTab: expected, rows: expected });
      await page.goBack();
    }
    await page.getByRole('link', { name: `${seeded.length} alerts` }).waitFor();
    await lookAt('analytics');
  });

  test('lead from every figure that is a link to a list of exactly what it counts', async () => {
    const page = await open(`month=${MONTH}`);
    const validated = seeded.filter(
      ({ status }) => status === 'VALIDATED' || status === 'RESOLVED',
    ).length;
    await page.getByRole('link', { name: `${validated} alerts`, exact: true }).waitFor();
    const ways = new Map((await waysOn(page)).map((way) => [way.href, way]));
    await page.getByRole('button', { name: 'Table: By source' }).click();
    await page.getByRole('button', { name: 'Table: Alerts per day' }).click();
    // Of the table of days and severities those of one day; the rest of it differs in the day only.
    for (const way of await waysOn(page))
      if (/media item/.test(way.name) || way.name.startsWith('21 Mar 2026, '))
        ways.set(way.href, way);
    expect([...ways.values()].filter(({ name }) => /media item/.test(name)).length).toBe(4);
    expect(ways.size).toBeGreaterThan(50);
    // Of the hours of the week some: each is told by the same rule.
    const ofHours = [...ways.values()].filter(({ href }) => href.includes('hour='));
    expect(ofHours.length).toBeGreaterThan(4);
    for (const { href } of ofHours.slice(4)) ways.delete(href);
    // Some in `npm test`, drawn by the seed: each opens its list.
    for (const { href, name, figure } of drawnOf([...ways.values()], 16, 'figures')) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, href);
      await seeList(page, name, { onTab: figure, rows: figure });
      if (href.includes('hour='))
        expect(await page.locator('.figure-filter').innerText()).toMatch(
          new RegExp(`^Arrived: ${name.split(':00')[0]}:00 – \\d\\d:00$`),
        );
    }
  });

  test(
    'narrow the list for this visit: what one chose oneself is there again behind the menu, and ' +
      'one step back from a saved view',
    async () => {
      const page = await open(`month=${MONTH}`);
      await page
        .getByRole('link', { name: /^Critical: / })
        .first()
        .click();
      await page.getByRole('button', { name: /^Severity.*selected: 1/ }).waitFor();
      await page.getByRole('link', { name: /^Threat manager/ }).click();
      const severity = page.getByRole('button', { name: /^Severity.*selected: 4/ });
      await severity.waitFor();
      expect(await page.getByRole('button', { name: /^Time detected.*selected/ }).count()).toBe(0);
      expect(
        (
          await call(stage, 'POST', '/api/views/v1/', {
            access: stage.admin.access,
            body: { name: 'Only critical', query: 'severity=critical', is_shared: false },
          })
        ).status,
      ).toBe(201);
      await page.reload();
      await page.getByRole('button', { name: /^Saved views/ }).click();
      await page.getByRole('menuitem', { name: 'Only critical' }).click();
      await page.getByRole('button', { name: /^Severity.*selected: 1/ }).waitFor();
      await page.goBack();
      await severity.waitFor();
    },
  );

  test('follow the alerts, and leave somebody who reads where they are', async () => {
    const page = await open(`month=${MONTH}`);
    const toReview = seeded.filter(({ status }) => status === 'DETECTED');
    const [first] = toReview;
    if (first === undefined) throw new Error('Nothing waits for review.');
    const figure = (count: number) =>
      page.getByRole('link', { name: `Needs review: ${count} alerts` });
    await figure(toReview.length).focus();
    await changeElsewhere(stage, stage.admin, Number(first.id), { status: 'VALIDATED' });
    await figure(toReview.length - 1).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
      'Needs review',
    );
  });

  test('are walked by the arrows, and stand in tables too', async () => {
    const page = await open(`month=${MONTH}`);
    const days = page.getByRole('list', { name: 'Alerts per day' }).getByRole('link');
    await days.last().focus();
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^1 Mar 2026: /,
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^2 Mar 2026: /,
    );
    expect(
      await page.locator('.over-time-columns a:focus-visible .over-time-tip').isVisible(),
    ).toBe(true);
    const busy = page.getByRole('list', { name: 'When alerts arrive' }).getByRole('link');
    await busy.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      await busy.nth(1).getAttribute('aria-label'),
    );
    await page.keyboard.press('End');
    expect(await busy.last().evaluate((link) => link === document.activeElement)).toBe(true);
    // On a phone the days stand beside each other, so that an hour can be hit with a finger.
    await page.setViewportSize({ width: 390, height: 844 });
    await vi.waitFor(async () => {
      const sizes = await busy.evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .map(({ width, height }) => ({ width, height })),
      );
      expect([
        sizes.length > 4,
        sizes.filter(({ width, height }) => width < 24 || height < 20),
      ]).toEqual([true, []]);
    }, PATIENT);
    await busy.first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      await busy.nth(1).getAttribute('aria-label'),
    );
    await lookAt('on a phone', { walk: false });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of [
      'Alerts per day',
      'By source',
      'When alerts arrive',
      'By target',
      'By status',
    ])
      await page.getByRole('button', { name: `Table: ${name}` }).click();
    const table = page.getByRole('table', { name: 'Alerts per day, by severity' });
    expect(await table.getByRole('row').count()).toBe(32);
    const hours = await page
      .getByRole('table', { name: 'When alerts arrive, by hour and weekday' })
      .getByRole('cell')
      .allInnerTexts();
    expect([hours.length, sum(hours.map(Number))]).toEqual([168, seeded.length]);
    const onDay = seeded.filter(
      ({ detectedAt, severity }) => detectedAt.getUTCDate() === 21 && severity === 4,
    ).length;
    expect(await table.getByRole('link', { name: /^21 Mar 2026, High: / }).innerText()).toBe(
      String(onDay),
    );
    await lookAt('tables', { walk: false });
  });

  test('follow the month picker, the days and the sources, and the address tells which', async () => {
    const page = await open(`month=${MONTH}`);
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    const period = page.getByRole('button', { name: /^Period: / });
    await period.click();
    const panel = page.getByRole('dialog', { name: 'Period' });
    await panel.getByRole('button', { name: 'February' }).click();
    await lookAt('month picker', { walk: false });
    expect(query()).toEqual({ month: MONTH });
    await panel.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('No alerts in this period').waitFor();
    expect(query()).toEqual({ month: '2026-02' });
    await lookAt('no alert', { walk: false });
    await period.click();
    await panel.getByRole('button', { name: 'Days' }).click();
    await panel.getByLabel('From').fill('2026-03-21');
    await panel.getByLabel('To').fill('2026-03-20');
    expect(await panel.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    await panel.getByLabel('To').fill('2026-03-22');
    await panel.getByRole('button', { name: 'Apply' }).click();
    const inDays = seeded.filter(({ detectedAt }) => [21, 22].includes(detectedAt.getUTCDate()));
    await page.getByRole('link', { name: `${inDays.length} alerts`, exact: true }).waitFor();
    expect(query()).toEqual({ from: '2026-03-21', to: '2026-03-22' });
    await page.getByRole('button', { name: 'Source', exact: true }).click();
    const sources = page.getByRole('dialog', { name: 'Filter by source' });
    await sources.getByLabel('Search source').fill('face');
    await sources.getByRole('checkbox', { name: 'Facebook' }).check();
    await sources.getByRole('button', { name: 'Apply' }).click();
    await page
      .getByRole('link', {
        name: `${inDays.filter(({ sourceId }) => sourceId === 2).length} alerts`,
        exact: true,
      })
      .waitFor();
    expect(query()).toEqual({ from: '2026-03-21', to: '2026-03-22', source: '2' });
    await page.goBack();
    await page.getByRole('link', { name: `${inDays.length} alerts`, exact: true }).waitFor();
    await open('from=2020-01-01&to=2026-03-31');
    await page.getByText('Request at most three years at a time.').waitFor();
    await page.getByRole('button', { name: 'Show this month' }).click();
    await page.getByText('No alerts in this period').waitFor();
  });

  test('are exported as they are filtered, and nothing sticks out on a phone', async () => {
    const page = await open(`month=${MONTH}&source=2`);
    await page.getByRole('button', { name: 'Export' }).click();
    await lookAt('export menu', { walk: false });
    const saved = async (form: string, ending: string): Promise<string> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: `Alerts as ${form}` }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^vedetta-alerts-.+\\.${ending}$`));
      return (await readFile(await download.path(), 'utf8')).trim();
    };
    const wanted = seeded
      .filter(({ sourceId }) => sourceId === 2)
      .map(({ id }) => id)
      .sort();
    expect(
      (await saved('NDJSON', 'ndjson'))
        .split('\n')
        .map((line) => JSON.parse(line).id)
        .sort(),
    ).toEqual(wanted);
    await page.getByRole('button', { name: 'Export' }).click();
    const [head, ...rows] = (await saved('CSV', 'csv')).split('\n');
    expect([
      head?.startsWith('id,detected_at,severity'),
      rows.map((row) => Number(row.split(',')[0])).sort(),
    ]).toEqual([true, wanted]);
    await page.getByRole('button', { name: 'Export' }).click();
    const bundle: { type: string; objects: { type: string }[] } = JSON.parse(
      await saved('STIX 2.1', 'json'),
    );
    expect([
      bundle.type,
      bundle.objects.filter(
        ({ type }) => type === 'sighting' || type === 'indicator' || type === 'note',
      ).length >= wanted.length,
    ]).toEqual(['bundle', true]);
    // The threat manager exports the list that it shows.
    await page.goto(
      `${stage.url}/threat-manager?tab=resolved&source=2&from=${MONTH}-01&to=${MONTH}-28`,
    );
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const resolved = seeded
      .filter(
        ({ sourceId, status, detectedAt }) =>
          sourceId === 2 && status === 'RESOLVED' && detectedAt.getUTCDate() <= 28,
      )
      .map(({ id }) => id)
      .sort();
    expect(
      (await saved('NDJSON', 'ndjson'))
        .split('\n')
        .map((line) => JSON.parse(line).id)
        .sort(),
    ).toEqual(resolved);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`month=${MONTH}`);
    await page.getByRole('link', { name: `${seeded.length} alerts` }).waitFor();
    await lookAt('390 px analytics', { walk: false });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('lend the threat manager how long alerts of this month waited', async () => {
    const [alert] = await makeAlerts(stage, stage.admin, ['waits']);
    if (alert === undefined) throw new Error('There is no alert.');
    await changeElsewhere(stage, stage.admin, alert.id, { status: 'VALIDATED' });
    const { page } = tab;
    await page.goto(`${stage.url}/threat-manager`);
    const glance = page.getByRole('region', { name: 'Open alerts at a glance' });
    await glance.getByText('1 alert this month').waitFor();
    expect(await glance.innerText()).toMatch(/Median time to triage\s+\d+ s\s+1 alert this month/);
    await glance.getByRole('link', { name: / s$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Threat analytics' }).waitFor();
  });
});
