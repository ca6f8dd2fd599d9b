import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { letterTo } from '../../api/test/letters.ts';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/test-database.ts';
import { startBrowser, visitor, type Visitor } from './browser.ts';
import { findingsOn } from './look.ts';
import { foundCompany } from './paths/people.ts';
import { NO_SCANS } from './paths/stage.ts';
import { GIULIA, introduce, LUCA, SETUP_CODE } from './people.ts';

// What a mailed link leads to: a new password and a free trial.
const NEW_PASSWORD = LUCA.password;
let dataDir: string;
let database: TestDatabase;
let server: ServerProcess;
let browser: Browser;
let giulia: Visitor;
const findings: string[] = [];

const lookAt = async (page: Page, what: string): Promise<void> => {
  findings.push(...(await findingsOn(page, what)));
};
/** The address in the letter, on this server. */
const linkTo = async (address: string, subject: string): Promise<string> => {
  const { text } = await letterTo({ services: { env: { DATA_DIR: dataDir } } }, address, subject);
  return `${server.url}${/https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '/no-link'}`;
};

beforeAll(async () => {
  [dataDir, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'vedetta-links-')),
    createTestDatabase(),
  ]);
  [server, browser] = await Promise.all([
    startProcess('server/dist/launch.js', {
      ...NO_SCANS,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SETUP_CODE,
    }),
    startBrowser(),
  ]);
  giulia = await visitor(browser);
  await foundCompany(server, SETUP_CODE, GIULIA);
});

afterAll(async () => {
  await browser.close();
  await server.terminate();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

afterEach(() => {
  expect(findings.splice(0)).toEqual([]);
  expect(giulia.complaints.splice(0)).toEqual([]);
});

test(
  'a forgotten password: the link leads to a new one, whose rules are said while it is typed, ' +
    'and works once',
  async () => {
    const { page } = giulia;
    await page.goto(`${server.url}/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Enter your email address.').waitFor();
    await lookAt(page, 'forgot password');
    await page.getByLabel('Email').fill(GIULIA.email);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/forgot-password/mail-sent');
    await page
      .getByText(
        'This server doesn’t send email. Any message for you is saved as a file on the server',
      )
      .waitFor();
    await lookAt(page, 'mail sent');

    const link = await linkTo(GIULIA.email, 'password');
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page
      .getByText(
        'Must include at least one uppercase and lowercase letter, special character, number, ' +
          'and be at least 12 characters long with no common words.',
      )
      .waitFor();
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat password').fill(`${NEW_PASSWORD}!`);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Passwords do not match. Please try again.').waitFor();
    await lookAt(page, 'reset password');
    await page.getByLabel('Repeat password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your password has been reset' }).waitFor();
    await lookAt(page, 'password changed');
    await page.goto(`${server.url}/reset-password`);
    await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
    // It says so before anything is typed.
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await lookAt(page, 'dead link');
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(GIULIA.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  },
);

test(
  'a free trial: person, company and back again, a mailed link, a password, and the trial ' +
    'begins',
  async () => {
    const { page } = giulia;
    const email = 'marta@faro-nuovo.example';
    /** What was typed is stored a moment after it is drawn. */
    const keeps = (typed: string) =>
      page.waitForFunction(
        (text) => Object.values(sessionStorage).some((value: string) => value.includes(text)),
        typed,
      );
    // Both doors name it: who has no account may not know the address.
    await page.goto(`${server.url}/registration`);
    await page.getByRole('link', { name: 'Not on Vedetta yet? Try it for free' }).click();
    await page.waitForURL('**/free-trial/request');
    await page.goto(`${server.url}/login`);
    await page.getByRole('link', { name: 'Try it for free' }).click();
    await page.waitForURL('**/free-trial/request');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Enter your first name.').waitFor();
    await lookAt(page, 'trial request');
    await page.getByLabel('First name').fill('Marta');
    await page.getByLabel('Last name').fill('Sala');
    await page.getByLabel('Email').fill(email);
    await keeps(email);
    await page.reload();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Sala');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/free-trial/company');
    await page.getByLabel('Company').fill('Faro');
    await keeps('Faro"');
    await page.reload();
    expect(await page.getByLabel('Company').inputValue()).toBe('Faro');
    expect(page.url()).toMatch(/company$/);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/free-trial/request');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/free-trial/company');
    await lookAt(page, 'trial company');
    await page.goBack();
    await page.waitForURL('**/free-trial/request');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/free-trial/company');
    await page.getByLabel('Company').fill('Faro Nuovo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/free-trial/request-submitted');
    await page
      .getByText(
        'This server doesn’t send email. Any message for you is saved as a file on the server',
      )
      .waitFor();
    await lookAt(page, 'trial submitted');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Sala');

    const link = await linkTo(email, 'trial');
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat password').fill('something else');
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByText('Passwords do not match. Please try again.').waitFor();
    await lookAt(page, 'trial activation');
    await page.getByLabel('Repeat password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your trial has started' }).waitFor();
    await lookAt(page, 'trial that begins');
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(await page.locator('input[type=password]').count()).toBe(0);
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  },
);

test(
  'a registration: where letters are files that is said, the mailed link proves the address ' +
    'once, and another can be asked for',
  async () => {
    const { page, context } = await visitor(browser);
    const email = LUCA.email;
    await page.goto(`${server.url}/registration`);
    await introduce(page, LUCA);
    await page.getByRole('button', { name: 'Ask to join' }).click();
    await page.waitForURL('**/account-created');
    await page
      .getByText(
        `We’ve received your request to join with ${email}. This server doesn’t send email`,
      )
      .waitFor();
    await lookAt(page, 'account created where letters are files');
    const link = await linkTo(email, 'Confirm');
    expect(new URL(link).pathname).toBe('/verify-email');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    await lookAt(page, 'confirm the address');
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await page.getByText(`${email} has been confirmed.`).waitFor();
    await page.goto(`${server.url}/login`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await page
      .getByText(
        'This server doesn’t send email. Any message for you is saved as a file on the server',
      )
      .waitFor();
    await lookAt(page, 'another link to confirm the address');
    await context.close();
  },
);

test(
  'an activation link that was cut on its way says so in both languages, takes the whole one ' +
    'and leads to a new one',
  async () => {
    const cut = `${server.url}/free-trial/activate-account`;
    for (const [locale, title, again, ask, dead] of [
      [
        'en-GB',
        'This link is incomplete',
        'Request again',
        'Try Vedetta',
        'This link no longer works',
      ],
      [
        'it-IT',
        'Questo link è incompleto',
        'Richiedi di nuovo',
        'Prova Vedetta',
        'Questo link non è più valido',
      ],
    ] as const) {
      const guest = await visitor(browser, { locale });
      const { page } = guest;
      for (const path of [cut, `${cut}#`, `${cut}#token=`]) {
        await page.goto('about:blank');
        await page.goto(path);
        await page.getByRole('heading', { name: title }).waitFor();
      }
      await lookAt(page, `a link that was cut, ${locale}`);
      // The whole link opened in the same tab changes nothing but what stands behind the hash.
      await page.goto(`${cut}#token=0123456789abcdefghijklmnopqrstuv`);
      await page.getByRole('heading', { name: dead }).waitFor();
      await page.goto('about:blank');
      await page.goto(cut);
      await page.getByRole('button', { name: again }).click();
      await page.waitForURL('**/free-trial/request');
      await page.getByRole('heading', { name: ask }).waitFor();
      expect(guest.complaints).toEqual([]);
      await guest.context.close();
    }
  },
);
