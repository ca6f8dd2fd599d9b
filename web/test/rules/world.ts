import type { Page } from 'playwright-core';
import type { Person } from '../paths/people.ts';
import type { Stage, Tab } from '../paths/stage.ts';

/**
 * What the rules of one file stand on: one server, one browser, an admin who is signed in, and the
 * rows that are looked at.
 */
export interface World {
  stage: Stage;
  tab: Tab;
  page: Page;
  /** An item with an alert that waits for review. */
  mediaId: number;
  alertId: number;
  /** Somebody who asked to join. */
  pendingId: number;
  /** Somebody on a free trial, with a second factor. */
  trial: Person;
}
/** Known once the stage stands, so asked for inside a test. */
export type At = () => World;

/** Whom a free trial writes to, as the server is told. */
export const CONTACT = 'sales@vedetta.example';
/** How many alerts wait for review. */
export const WAITING = 3;
/** How many are resolved: the most that stand on four pages of ten. */
export const RESOLVED = 40;
/** How many are dismissed: twelve pages of ten. */
export const DISMISSED = 120;
/** How many notifications are unread: one of each context. */
export const UNREAD = 5;

/** Opens a page of the admin's and waits for its heading. */
export async function open({ page, stage }: World, path: string, heading?: string): Promise<void> {
  await page.goto(`${stage.url}${path}`);
  await page
    .getByRole('heading', { level: 1, ...(heading === undefined ? {} : { name: heading }) })
    .first()
    .waitFor();
}

/** A colour of the theme as the browser computes it, `rgb(…)`. */
export const colour = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
