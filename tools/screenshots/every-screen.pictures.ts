import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../web/test/browser.ts';
import { startStage, type Stage, type Tab } from '../../web/test/paths/stage.ts';
import type { Who } from './acts.ts';
import { fillCompany, type Company } from './company.ts';
import { indexOf, WIDTHS } from './sheets.ts';
import { screensOf } from './screens.ts';
import { sticksOut } from '../../web/test/sticks-out.ts';
import { LANGUAGE } from './words.ts';

// `npm run screenshots`: every screen in both themes and at every width, to be looked at.
// PICTURES='^media' takes some of them, PICTURE_WIDTHS=390,1440 some widths, PICTURE_LANGUAGE=it
// another language.
const FOLDER = fileURLToPath(new URL('../../web/screenshots/', import.meta.url));
const chosen = new RegExp(process.env['PICTURES'] ?? '');
const widths = (process.env['PICTURE_WIDTHS'] ?? '').split(',').filter(Boolean).map(Number);
const themes = (process.env['PICTURE_THEMES'] ?? 'light,dark').split(',');
let stage: Stage;
let company: Company;

beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true });
  stage = await startStage();
  company = await fillCompany(stage, stage.db);
}, 240_000);
afterAll(() => stage.stop());

async function tabOf(who: Who): Promise<Tab> {
  return stage.tab(
    who === 'guest'
      ? null
      : who === 'admin'
        ? stage.admin
        : who === 'trial'
          ? company.trial
          : company.exhausted,
    LANGUAGE === 'it' ? 'it-IT' : 'en-GB',
  );
}

/** A page as it was: what one picture cut or stalled, the next has again. */
async function anew(context: BrowserContext, page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto('about:blank');
}

test('every screen is on a picture, and nothing on it sticks out of the window', async () => {
  const faults: string[] = [];
  const tabs = new Map<Who, Pick<Tab, 'page' | 'context'>>();
  const screens = screensOf(company).filter(({ name }) => chosen.test(name));
  for (const { width, height } of WIDTHS.filter(
    (one) => widths.length === 0 || widths.includes(one.width),
  )) {
    for (const { name, path, who, act } of screens) {
      const { page, context } = tabs.get(who) ?? (await tabOf(who));
      tabs.set(who, { page, context });
      page.setDefaultTimeout(15_000);
      await anew(context, page);
      await page.setViewportSize({ width, height });
      const file = (theme: string) =>
        join(FOLDER, `${name}-${width}-${theme}${LANGUAGE === 'en' ? '' : `-${LANGUAGE}`}.png`);
      try {
        await page.goto(`${stage.url}${path}`);
        await page.locator('main').getByRole('heading').first().waitFor();
        await page.waitForLoadState('networkidle');
        // As high as the page is, before anything is opened on it: a picture longer than its window
        // shows sticky parts half drawn.
        const long = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.min(Math.max(height, long), 3_000) });
        await act?.(page);
        // What a picture of waiting waits for never comes.
        if (!/loading|failed/.test(name)) await page.waitForLoadState('networkidle');
      } catch (error) {
        faults.push(`${name} at ${width} px: ${String(error).split('\n').slice(0, 3).join(' ')}`);
      }
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
        // The ring of a load turns until the load is given up.
        if (name !== 'loading') await settled(page);
        await page.screenshot({ path: file(theme) });
      }
      faults.push(...(await sticksOut(page)).map((line) => `${name} at ${width} px: ${line}`));
      await writeFile(join(FOLDER, 'faults.txt'), faults.join('\n'));
    }
  }
  await writeFile(join(FOLDER, 'index.html'), indexOf(screens.map(({ name }) => name)));
  expect(faults).toEqual([]);
}, 3_600_000);
