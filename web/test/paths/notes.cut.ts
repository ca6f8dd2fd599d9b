import { expect, vi } from 'vitest';
import { ONE_TRY, PATIENT } from '../patience.ts';
import type { Stage } from './stage.ts';

const WORDS = 'The same loader as in October.';

/**
 * The answer to a note is lost: sent again it is the same note. Its deletion can be taken back,
 * also before it is answered, and is not forgotten by leaving the page.
 */
export async function cutNotes(stage: Stage): Promise<void> {
  const person = await stage.colleague('cut-notes');
  const [alert] = await stage.alerts();
  const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
  const { page, gate } = tab;
  await page.goto(`${stage.url}/threat-manager/media/${alert?.mediaId ?? ''}`);
  const box = page.getByLabel('Write a note');
  const notes = page.locator('.timeline-item').filter({ hasText: WORDS });
  await box.fill(WORDS);
  gate.hold('CreateNote');
  await box.press('Control+Enter');
  await gate.met('CreateNote');
  expect(await box.evaluate((area: HTMLTextAreaElement) => area.readOnly)).toBe(true);
  await gate.decide('CreateNote', 'lose');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Couldn’t reach the server. Check your connection and try again.' })
    .waitFor();
  expect(await box.inputValue()).toBe(WORDS);
  await gate.release('CreateNote');
  await page.getByRole('button', { name: 'Add note' }).click();
  await vi.waitFor(async () => {
    expect(await box.inputValue()).toBe('');
  }, PATIENT);
  await page.reload();
  await notes.first().waitFor();
  expect(await notes.count()).toBe(1);

  // What others did to the note may be read in between, and takes its open menu with it: it is
  // opened again, as a person would.
  const ask = () =>
    vi.waitFor(async () => {
      const act = page.getByRole('menuitem', { name: 'Delete' });
      if (!(await act.isVisible()))
        await notes.getByRole('button', { name: /^Actions for the note/ }).click(ONE_TRY);
      await act.click(ONE_TRY);
    }, PATIENT);
  const remove = async () => {
    await ask();
    await notes.waitFor({ state: 'detached' });
  };
  await remove();
  // The gate would lose a request that is on its way when the page is loaded again.
  const restored = page.waitForResponse(
    (response) => response.request().postData()?.includes('RestoreNote') === true,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await notes.waitFor();
  await restored;
  await page.reload();
  await notes.waitFor();
  // Taken back before the server had answered: it is brought back after the answer, and never
  // overtakes it.
  gate.hold('DeleteNote');
  await remove();
  await gate.met('DeleteNote');
  await page.getByRole('button', { name: 'Undo' }).click();
  await notes.waitFor();
  await gate.decide('DeleteNote', 'pass');
  await gate.release('DeleteNote');
  await vi.waitFor(async () => {
    expect(await notes.count()).toBe(1);
  }, PATIENT);
  // Refused: it stands there again, and the page says why.
  gate.spoil('DeleteNote', { code: 'INTERNAL', status: 500 });
  await ask();
  await page.getByText('Couldn’t delete the note').waitFor();
  await notes.waitFor();
  // Gone at once: whoever leaves the page within the moment of the way back finds it gone.
  await remove();
  await page.getByRole('link', { name: /^File scanner/ }).click();
  await page.goBack();
  await box.waitFor();
  await vi.waitFor(async () => {
    expect(await notes.count()).toBe(0);
  }, PATIENT);
  await tab.close();
}
