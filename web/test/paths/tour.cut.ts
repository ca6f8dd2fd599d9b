import { expect, vi } from 'vitest';
import { eventually } from '../../../api/test/server-process.ts';
import { PATIENT } from '../patience.ts';
import type { Stage } from './stage.ts';
import { tourVisible } from './tour.flow.ts';

/**
 * A tour that is ended without a network is gone at once, the server hears of it when there is one
 * again, and it does not come back.
 */
export async function cutTour(stage: Stage): Promise<void> {
  const person = await stage.colleague('cut-tour', 'Trial Users');
  const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
  const { page, gate, context } = tab;
  await page.goto(`${stage.url}/threat-manager`);
  const tour = page.locator('dialog.tour');
  await page.locator('.tour-frame').waitFor();
  gate.cut(true);
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await tour.waitFor({ state: 'detached' });
  await vi.waitFor(() => {
    expect(gate.asked.get('UpdateViewer') ?? 0).toBeGreaterThan(0);
  }, PATIENT);
  expect(await tourVisible(stage, person)).toBe(true);
  gate.cut(false);
  await context.setOffline(false);
  await page.clock.fastForward(30_000);
  await eventually(
    async () => ((await tourVisible(stage, person)) ? undefined : true),
    'the server knows that the tour was seen',
  );
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'File scanner' }).waitFor();
  // Colleagues may have uploaded something meanwhile.
  await page.getByRole('table').or(page.getByText('No files scanned yet')).first().waitFor();
  expect(await tour.count()).toBe(0);
  await tab.close();
}
