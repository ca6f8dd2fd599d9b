import type { Page } from 'playwright-core';
import { said } from './words.ts';

/** Who looks: nobody signed in, the admin, a trial user with scans left or with none. */
export type Who = 'guest' | 'admin' | 'trial' | 'exhausted';

/** One thing to look at: where it is, and what has to be done there before it is seen. */
export interface Screen {
  name: string;
  path: string;
  who: Who;
  act?: (page: Page) => Promise<void>;
}

export const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page
      .getByRole('button', { name: said(name) })
      .first()
      .click();
/** Opens a menu, whose code may only come now. */
export const menu =
  (opener: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(opener)(page);
    await page.getByRole('menu').last().waitFor();
  };
export const choose =
  (opener: string | RegExp, item: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(opener)(page);
    await page.getByRole('menuitem', { name: said(item) }).click();
    await page.getByRole('dialog').last().waitFor();
  };
/** Opens a dialog, whose code may only come now. */
export const ask =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    await page.getByRole('dialog').last().waitFor();
  };
export const tab =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page
      .getByRole('tab', { name: said(name) })
      .first()
      .click();
export const submit =
  (button: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page
      .getByRole('main')
      .getByRole('button', { name: said(button) })
      .last()
      .click();
export const inOrder =
  (...acts: NonNullable<Screen['act']>[]) =>
  async (page: Page): Promise<void> => {
    for (const act of acts) await act(page);
  };
export const seen =
  (text: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByText(said(text)).first().waitFor();
export const typed =
  (label: string, text: string) =>
  async (page: Page): Promise<void> =>
    page.getByLabel(said(label), { exact: true }).first().fill(text);
/** What the server is asked from now on gets no answer, or a broken line. */
export const unanswered =
  (how: 'stall' | 'cut') =>
  async (page: Page): Promise<void> => {
    await page.route('**/graphql', (route) => (how === 'cut' ? route.abort() : undefined));
    await page.reload({ waitUntil: 'domcontentloaded' });
  };
