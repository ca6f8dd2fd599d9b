import { FREE_TRIAL_TOUR } from '@vedetta/machines';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { tourVisible } from '../paths/tour.flow.ts';
import { watched } from '../watched.ts';
import { PATIENT } from '../patience.ts';
import type { At } from './world.ts';

/** Word for word: what the product says is compared with this, not with itself. */
const STEPS = [
  {
    route: '/scan-file',
    target: 'file-uploader',
    title: 'Welcome to Vedetta',
    description: 'Upload an image to scan for threats.',
  },
  {
    route: '/threat-manager',
    target: 'threat-manager-item',
    title: 'Review detected risks',
    description: 'Detected risks will appear in the Threat Manager.',
  },
] as const;
/**
 * What the names of the elements stand for. Below 960 px the item of the menu is behind its button.
 */
const pointsAt = async (page: Page, element: Locator, index: number): Promise<void> => {
  if (index === 0) expect(await element.locator('input[type=file]').count()).toBeGreaterThan(0);
  else
    expect(
      await element.evaluate(
        (one) => one.getAttribute('href') ?? one.getAttribute('aria-controls'),
      ),
    ).toBe((page.viewportSize()?.width ?? 0) > 960 ? '/threat-manager' : 'sidebar');
};
/** The step with its words, counter and buttons, beside its element and inside the window. */
async function expectStep(page: Page, index: number): Promise<void> {
  const step = STEPS[index];
  if (step === undefined) throw new Error(`There is no step ${index}.`);
  const dialog = page.getByRole('dialog', { name: step.title });
  await dialog.getByText(step.description, { exact: true }).waitFor();
  await dialog.getByText(`${index + 1} / ${STEPS.length}`, { exact: true }).waitFor();
  const frame = page.locator('.tour-frame');
  await frame.waitFor();
  expect(new URL(page.url()).pathname).toBe(step.route);
  const last = index === STEPS.length - 1;
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual([
    ...(index > 0 ? ['Back'] : []),
    last ? 'Done' : 'Next',
  ]);
  await vi.waitFor(async () => {
    expect(
      await dialog
        .getByRole('button')
        .last()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  }, PATIENT);
  await pointsAt(page, page.locator(`[data-tour="${step.target}"]:visible`), index);
  // The frame follows its element, a picture or two behind a window that has just changed.
  const words = await vi.waitFor(async () => {
    const [around, element, shown] = await Promise.all([
      frame.boundingBox(),
      page.locator(`[data-tour="${step.target}"]:visible`).boundingBox(),
      page.locator('.tour-words').boundingBox(),
    ]);
    if (around === null || element === null || shown === null)
      throw new Error('The step is not seen whole.');
    expect(around.x).toBeLessThanOrEqual(element.x);
    expect(around.y).toBeLessThanOrEqual(element.y);
    expect(around.x + around.width).toBeGreaterThanOrEqual(element.x + element.width);
    expect(around.y + around.height).toBeGreaterThanOrEqual(element.y + element.height);
    return shown;
  }, PATIENT);
  expect(words.width).toBe(303);
  const view = page.viewportSize();
  expect(words.x).toBeGreaterThanOrEqual(0);
  expect(words.y).toBeGreaterThanOrEqual(0);
  expect(words.x + words.width).toBeLessThanOrEqual(view?.width ?? 0);
  expect(words.y + words.height).toBeLessThanOrEqual(view?.height ?? 0);
}

/** The product tour. */
export function tourSuites(at: At): void {
  describe.concurrent('the product tour', () => {
    const lookAt = watched();
    test.sequential(
      'leads a trial user from screen to screen by keyboard, at every width, and is not shown twice',
      async () => {
        const stage = at();
        const person = await stage.colleague('trial', 'Trial Users');
        const tab = await stage.tab(person);
        const { page } = tab;
        expect(FREE_TRIAL_TOUR).toEqual(STEPS);
        await page.goto(`${stage.url}/threat-manager`);
        for (const [width, height] of [
          [1440, 900],
          [1024, 768],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          for (const [index] of STEPS.entries()) {
            await expectStep(page, index);
            if ((index === 0 && width === 1440) || (index === 1 && width === 390))
              await lookAt(page, `tour ${index + 1} at ${width} px`);
            await page.getByRole('button', { name: /^(Next|Done)$/ }).press('Enter');
          }
          await page.locator('dialog.tour').waitFor({ state: 'detached' });
          await vi.waitFor(async () => {
            expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
          }, PATIENT);
          await vi.waitFor(async () => {
            expect(await tourVisible(stage, person)).toBe(false);
          }, PATIENT);
          if (width === 390) break;
          await page.goto(`${stage.url}/user-settings`);
          await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
          expect(await page.locator('dialog.tour').count()).toBe(0);
          await page.getByRole('button', { name: 'Show the tour' }).click();
        }
        await tab.close();
      },
    );

    test.sequential('is for trial users only', async () => {
      const stage = at();
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
}
