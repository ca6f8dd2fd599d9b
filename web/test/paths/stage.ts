import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Db } from '@vedetta/api/platform/database/database.ts';
import { startProcess } from '../../../api/test/server-process.ts';
import { createTestDatabase } from '../../../api/test/test-database.ts';
import { startBrowser, visitor } from '../browser.ts';
import { signedIn, type Session } from '../signed-in.ts';
import { makeAlerts, type Alert } from './alerts.ts';
import { Faults } from './faults.ts';
import { Gate } from './gate.ts';
import { enrol, register, setUp, signInAgain, type Person } from './people.ts';

const SETUP_CODE = 'paths-set-up-code';

/** More than one page of ten. */
const ALERTS = Array.from(
  { length: 14 },
  (_, index) => `triage-${String(index + 1).padStart(2, '0')}`,
);

/** A page of somebody, with the edge of its network and its clock in the test's hands. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  gate: Gate;
  /**
   * The clock of the page stands still until `thaw`: what passes by itself within moments can be
   * looked at.
   */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  /**
   * The page goes on after the browser had stopped it. A browser without a window never does that
   * by itself, so its event is made here.
   */
  wake: () => Promise<void>;
  /** Leaves; throws when the page complained of anything but faults that the test made. */
  close: (made?: RegExp) => Promise<void>;
}

/** One server, one browser and the people of one company, for all flows. */
export interface Stage {
  url: string;
  /** Folder of the server's data: its letters are below `outbox`. */
  dataDir: string;
  browser: Browser;
  /** The database of the server. */
  db: Db;
  admin: Person;
  /** Somebody who asked to join. */
  register: (
    name: string,
    action?: 'approve' | 'deactivate' | null,
  ) => Promise<{ id: number; email: string }>;
  /** Somebody who asked to join, was approved and enrolled a second factor. */
  colleague: (name: string, group?: string) => Promise<Person>;
  /** Logs somebody in for the first time, in another browser. */
  enrol: (email: string) => Promise<Person>;
  /** One more session of somebody. */
  session: (person: Person) => Promise<Pick<Person, 'access' | 'refresh'>>;
  /** Alerts that wait for review, made when they are asked for first. */
  alerts: () => Promise<readonly Alert[]>;
  /** A browser of its own, English unless told; with a person it is that person's, signed in. */
  tab: (person: Session | null, locale?: string) => Promise<Tab>;
  stop: () => Promise<void>;
}

/** For whoever looks at no scan: the processes that scan are two thirds of a server's start. */
export const NO_SCANS = { ROLE: 'api,gateway,collector' };

/** A clock can only be stopped at a time to come, and on a busy machine that has soon passed. */
async function freeze(page: Page, margin = 100): Promise<void> {
  const at = (await page.evaluate(() => Date.now())) + margin;
  try {
    await page.clock.pauseAt(at);
  } catch (error) {
    if (margin > 2000) throw error;
    await freeze(page, margin * 3);
  }
}

/**
 * The server's database is one of those of the run: one that brings its own costs its first start
 * each time, which the story shows.
 * @param files of its data folder that an operator would have put there
 */
export async function startStage(
  files: Record<string, string> = {},
  env: Record<string, string> = {},
): Promise<Stage> {
  const [dataDir, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'vedetta-paths-')),
    createTestDatabase(),
  ]);
  for (const [name, content] of Object.entries(files))
    await writeFile(join(dataDir, name), content);
  const [server, browser] = await Promise.all([
    startProcess('server/dist/launch.js', {
      DATA_DIR: dataDir,
      SETUP_CODE,
      DATABASE_URL: database.url,
      ...env,
    }),
    startBrowser(),
  ]);
  const admin = await setUp(server, SETUP_CODE);
  const asked: Stage['register'] = (name, action) => register(server, admin, name, action);
  let alerts: Promise<readonly Alert[]> | null = null;
  return {
    url: server.url,
    dataDir,
    browser,
    db: database.db,
    admin,
    alerts: () => (alerts ??= makeAlerts(server, admin, ALERTS)),
    register: asked,
    colleague: async (name, group) =>
      enrol(server, (await register(server, admin, name, 'approve', group)).email),
    enrol: (email) => enrol(server, email),
    session: (person) => signInAgain(server, person),
    tab: async (person, locale = 'en-GB') => {
      const { context, page, complaints } = await visitor(browser, { locale });
      await context.clock.install();
      const faults = Faults.of(context, page);
      const gate = await Gate.of(page, faults);
      if (person !== null) await signedIn(context, server.url, person);
      return {
        context,
        page,
        gate,
        freeze: () => freeze(page),
        thaw: () => page.clock.resume(),
        wake: async () => {
          await page.evaluate(() => document.dispatchEvent(new Event('resume')));
        },
        close: async (made) => {
          await context.close();
          const said = faults.beyond(complaints).filter((line) => made?.test(line) !== true);
          if (said.length > 0) throw new Error(`the page complained: ${said.join('; ')}`);
        },
      };
    },
    stop: async () => {
      await browser.close();
      await server.terminate();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
