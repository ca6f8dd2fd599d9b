import { FREE_TRIAL_TOUR } from '@vedetta/machines';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findingsOn } from './look.ts';
import { startStage, type Stage } from './paths/stage.ts';
import { tourVisible } from './paths/tour.flow.ts';

// The product tour, the user's settings and the targets: each rule of the specification on the real pages, axe in both themes.
let stage: Stage;
const findings: string[] = [];
const lookAt = async (page: Page, what: string, options: { walk?: boolean } = {}): Promise<void> => {
  findings.push(...(await findingsOn(page, what, options)));
};
beforeAll(async () => {
  stage = await startStage();
}, 90_000);
afterAll(() => stage.stop());
afterEach(() => expect(findings.splice(0)).toEqual([]));

describe('the product tour (sections 2, 4 and 9)', () => {
  /** The step as the specification has it: its words, counter and buttons, beside its element and inside the window. */
  async function expectStep(page: Page, index: number): Promise<void> {
    const step = FREE_TRIAL_TOUR[index];
    if (step === undefined) throw new Error(`There is no step ${index}.`);
    const dialog = page.getByRole('dialog', { name: step.title });
    await dialog.getByText(step.description, { exact: true }).waitFor();
    await dialog.getByText(`${index + 1} / ${FREE_TRIAL_TOUR.length}`, { exact: true }).waitFor();
    const frame = page.locator('.tour-frame');
    await frame.waitFor();
    expect(new URL(page.url()).pathname).toBe(step.route);
    const last = index === FREE_TRIAL_TOUR.length - 1;
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual([...(index > 0 ? ['Back'] : []), last ? 'Done' : 'Next']);
    await expect.poll(() => dialog.getByRole('button').last().evaluate((button) => button === document.activeElement)).toBe(true);
    const [around, element, words] = await Promise.all([
      frame.boundingBox(), page.locator(`[data-tour="${step.target}"]:visible`).boundingBox(), page.locator('.tour-words').boundingBox(),
    ]);
    if (around === null || element === null || words === null) throw new Error('The step is not seen whole.');
    expect(words.width).toBe(303);
    expect(around.x).toBeLessThanOrEqual(element.x);
    expect(around.y).toBeLessThanOrEqual(element.y);
    expect(around.x + around.width).toBeGreaterThanOrEqual(element.x + element.width);
    expect(around.y + around.height).toBeGreaterThanOrEqual(element.y + element.height);
    const view = page.viewportSize();
    expect(words.x).toBeGreaterThanOrEqual(0);
    expect(words.y).toBeGreaterThanOrEqual(0);
    expect(words.x + words.width).toBeLessThanOrEqual(view?.width ?? 0);
    expect(words.y + words.height).toBeLessThanOrEqual(view?.height ?? 0);
  }

  test('leads a trial user from screen to screen by keyboard, at every width, and is not shown twice', async () => {
    const person = await stage.colleague('trial', 'Trial Users');
    const tab = await stage.tab(person);
    const { page } = tab;
    await page.goto(`${stage.url}/threat-manager`);
    for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      for (const [index] of FREE_TRIAL_TOUR.entries()) {
        await expectStep(page, index);
        if ((index === 0 && width === 1440) || (index === 1 && width === 390)) await lookAt(page, `tour ${index + 1} at ${width} px`);
        await page.getByRole('button', { name: /^(Next|Done)$/ }).press('Enter');
      }
      await page.locator('dialog.tour').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expect.poll(() => tourVisible(stage, person)).toBe(false);
      if (width === 390) break;
      await page.goto(`${stage.url}/user-settings`);
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      expect(await page.locator('dialog.tour').count()).toBe(0);
      await page.getByRole('button', { name: 'Show the tour' }).click();
    }
    await tab.close();
  });

  test('is for trial users only', async () => {
    const person = await stage.colleague('no-trial');
    const tab = await stage.tab(person);
    await tab.page.goto(`${stage.url}/user-settings`);
    await tab.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await tab.page.getByRole('button', { name: 'Show the tour' }).count()).toBe(0);
    expect(await tourVisible(stage, person)).toBe(true);
    await tab.page.goto(`${stage.url}/threat-manager`);
    await tab.page.getByText('Live', { exact: true }).waitFor();
    expect(await tab.page.locator('dialog.tour').count()).toBe(0);
    await tab.close();
  });
});
