import type { Locator, Page } from 'playwright-core';
import type { TelegramEmulator } from '../../../api/test/emulators/telegram.ts';
import type { Stage } from '../paths/stage.ts';

/** What the suites of the administration stand on, one after the other: one server, one admin. */
export interface World {
  stage: Stage;
  telegram: TelegramEmulator;
  page: Page;
  /**
   * Looks at what the page, or another one, shows now: axe in both themes, once around by Tab
   * unless told otherwise.
   */
  lookAt: (what: string, options?: { walk?: boolean; on?: Page }) => Promise<void>;
  goTo: (path: string, heading: string) => Promise<void>;
  rows: () => Locator;
  dialog: () => Locator;
}
/** Known once the stage stands, so asked for inside a test. */
export type At = () => World;
