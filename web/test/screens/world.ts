import type { Browser, Locator, Page } from 'playwright-core';
import type { ServerProcess } from '../../../api/test/server-process.ts';
import type { Visitor } from '../browser.ts';
import type { watched } from '../watched.ts';

/** What these suites stand on: one server with one company, that of Giulia, who set it up. */
export interface World {
  server: ServerProcess;
  browser: Browser;
  giulia: Visitor;
  /** Nobody who is signed in. */
  guest: Visitor;
  /** Giulia at another browser, once she came in there. */
  deputy: Visitor;
  /** The recovery codes of Giulia. */
  codes: string[];
}
/** Known once the server stands, so asked for inside a test. */
export type At = () => World;
/** Looks at what a page shows now, for the suite that it is given by. */
export type LookAt = ReturnType<typeof watched>;

/** Opens a page and waits for its heading. */
export async function open(
  { server }: World,
  page: Page,
  path: string,
  heading: string,
): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** The row of the threat manager with this title. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ hasText: title });

/**
 * Refusals and lost connections are answers here; what the browser logs about them is no complaint.
 */
export function forgive(who: Visitor, about: RegExp): void {
  const left = who.complaints.filter((line) => !about.test(line));
  who.complaints.splice(0, who.complaints.length, ...left);
}
