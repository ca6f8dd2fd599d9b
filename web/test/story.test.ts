import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { startBrowser, visitor, type Visitor } from './browser.ts';
import { findingsOn } from './look.ts';
import { firstLogIn, GIULIA, introduce, LUCA, SETUP_CODE, setUpCompany } from './people.ts';

// The product's main job, told once from the first start to a colleague's screen that changes by
// itself. The steps build
// on each other; every screen on the way is looked at by axe in both themes, and no page may
// complain on its console.
const files = fileURLToPath(new URL('../../detection/test/files/', import.meta.url));
const FOUND = [
  { file: 'invoice_7731.jpg', title: 'Executable disguised as image', severity: 'High' },
  { file: 'campaign_03.png', title: 'Hidden data after the end of an image', severity: 'Medium' },
  { file: 'poster.png', title: 'QR code with a link', severity: 'Low' },
  { file: 'IMG_2214.jpg', title: 'Photo that reveals a location', severity: 'Low' },
];
let dataDir: string;
let server: ServerProcess;
let browser: Browser;
let giulia: Visitor;
let luca: Visitor;
const findings: string[] = [];
const lookAt = (page: Page) => async (): Promise<void> => {
  findings.push(...(await findingsOn(page, new URL(page.url()).pathname, { walk: false })));
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vedetta-story-'));
  [server, browser] = await Promise.all([
    startProcess('server/dist/launch.js', { DATA_DIR: dataDir, SETUP_CODE }),
    startBrowser(),
  ]);
  [giulia, luca] = await Promise.all([visitor(browser), visitor(browser)]);
});

afterAll(async () => {
  await browser.close();
  await server.terminate();
  await rm(dataDir, { recursive: true, force: true });
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const name = `web/screenshots/failed-${task.name.slice(0, 40).replace(/[^a-z]+/gi, '-')}`;
    await giulia.page.screenshot({
      path: fileURLToPath(new URL(`../../${name}-1.png`, import.meta.url)),
    });
    await luca.page.screenshot({
      path: fileURLToPath(new URL(`../../${name}-2.png`, import.meta.url)),
    });
  }
  expect(findings.splice(0)).toEqual([]);
  expect([...giulia.complaints.splice(0), ...luca.complaints.splice(0)]).toEqual([]);
});

describe('from the first start to a colleague’s screen', () => {
  test('before the first start free trials are coming soon, and what is offered leads to the set-up', async () => {
    const { page } = luca;
    await page.goto(`${server.url}/free-trial`);
    await page.waitForURL('**/free-trial/coming-soon');
    await page.getByRole('heading', { level: 1, name: 'Coming soon' }).waitFor();
    await lookAt(page)();
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/setup');
  });

  test('the first person sets up the company, logs in and enrols a second factor', async () => {
    const { page } = giulia;
    await page.goto(`${server.url}/`);
    await page.waitForURL('**/setup');
    await lookAt(page)();
    await setUpCompany(page, server.url, GIULIA);
    await firstLogIn(page, server.url, GIULIA, lookAt(page));
    await page.getByText('Live', { exact: true }).waitFor();
    await lookAt(page)();
  });

  test('a colleague asks to join, the admin hears of it without a reload and approves', async () => {
    await luca.page.goto(`${server.url}/registration`);
    await introduce(luca.page, LUCA);
    await lookAt(luca.page)();
    await luca.page.getByRole('button', { name: 'Ask to join' }).click();
    await luca.page.waitForURL('**/account-created');
    await lookAt(luca.page)();

    const { page } = giulia;
    await page.getByRole('button', { name: 'Notifications 1 unread' }).click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await drawer.getByText('asked to join Meridiana').waitFor();
    await lookAt(page)();
    await drawer.getByRole('button', { name: 'Review registration' }).click();
    await page.waitForURL('**/admin/users/review/*');
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await lookAt(page)();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Approve anyway' }).click();
    await page.getByRole('main').getByText('Waiting for approval').waitFor({ state: 'detached' });
  });

  test('the colleague logs in and looks at the empty threat manager', async () => {
    await firstLogIn(luca.page, server.url, LUCA, lookAt(luca.page));
    await luca.page.getByText('Live', { exact: true }).waitFor();
    await luca.page.getByRole('tab', { name: 'Needs review 0' }).waitFor();
  });

  test('uploaded files are scanned, and their alerts arrive on both screens without a reload', async () => {
    const { page } = giulia;
    await page.getByRole('link', { name: /^File scanner/ }).click();
    const chosen = [
      'invoice_7731.jpg',
      'campaign_03.png',
      'poster.png',
      'IMG_2214.jpg',
      'team.jpg',
      'broken.png',
    ];
    await page.locator('input[type=file]').setInputFiles(chosen.map((name) => join(files, name)));
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    for (const { file, title, severity } of FOUND) {
      await row(file).getByText(title).waitFor();
      await row(file).getByText(severity, { exact: true }).waitFor();
    }
    await row('team.jpg').getByText('Nothing found').waitFor();
    await row('broken.png')
      .getByText(/is truncated/)
      .waitFor();
    expect(await page.getByRole('rowgroup').last().getByRole('row').count()).toBe(chosen.length);
    await lookAt(page)();

    // Nothing moves under the colleague's pointer: what comes to a list that is not empty waits
    // behind a button.
    await luca.page.getByRole('tab', { name: 'Needs review 4' }).waitFor();
    await luca.page.getByRole('button', { name: /^\d new alerts?$/ }).click();
    const rows = luca.page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
    await rows.nth(3).waitFor();
    const words = await rows.allInnerTexts();
    expect(words).toHaveLength(4);
    for (const { title, severity } of FOUND)
      expect(
        words.filter((text) => text.includes(title) && text.includes(severity)),
        title,
      ).toHaveLength(1);
    expect(words.join(' ')).not.toContain('team.jpg');
    expect(words[0]).toContain('High');
    await lookAt(luca.page)();
  });

  test('one alert is triaged by keyboard, and the colleague’s screen follows', async () => {
    const { page } = giulia;
    await page.getByRole('link', { name: /^Threat manager/ }).click();
    await page.getByRole('link', { name: 'Executable disguised as image' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/threat-manager/media/*');
    await page.getByRole('button', { name: /^Validate/ }).waitFor();
    await lookAt(page)();
    await page.keyboard.press('v');
    await page.getByText('In progress').first().waitFor();
    await luca.page.getByRole('tab', { name: 'In progress 1' }).waitFor();
    await luca.page.getByRole('tab', { name: 'Needs review 3' }).waitFor();
  });

  test(
    'a note mentions the colleague and the alert is assigned: both notifications arrive at once ' +
      'and lead to the media',
    async () => {
      const { page } = giulia;
      await page.getByLabel('Write a note').pressSequentially('Same loader as in October, @lu');
      await page
        .getByRole('listbox', { name: 'Colleagues to mention' })
        .getByRole('option', { name: /Luca Bianchi/ })
        .waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
      await page.getByText('Same loader as in October').last().waitFor();
      // Whoever is mentioned is told to whom the pointer comes.
      await page
        .locator('.note-mention')
        .getByText('@luca@meridiana.example', { exact: true })
        .hover();
      await page
        .getByRole('tooltip')
        .filter({ hasText: 'Luca Bianchi, luca@meridiana.example' })
        .waitFor();
      await lookAt(page)();
      await page.getByLabel('Write a note').hover();
      await page.getByRole('button', { name: /^Assignee:/ }).click();
      await page.getByRole('option', { name: /Luca Bianchi/ }).click();
      await page.getByRole('button', { name: 'Assignee: Luca Bianchi' }).waitFor();
      await lookAt(page)();

      await luca.page.getByRole('button', { name: 'Notifications 2 unread' }).click();
      const drawer = luca.page.getByRole('dialog', { name: 'Notifications' });
      await drawer.getByText('@luca@meridiana.example').waitFor();
      await lookAt(luca.page)();
      await drawer.getByRole('button', { name: /assigned you/ }).click();
      await luca.page.waitForURL('**/threat-manager/media/*');
      await luca.page.getByRole('button', { name: 'Notifications 1 unread' }).waitFor();
    },
  );

  test('each sees on the page that the other looks at the same item', async () => {
    await giulia.page.getByText(/^Luca Bianchi is also viewing this item$/).waitFor();
    await luca.page.getByText(/^Giulia \S+ is also viewing this item$/).waitFor();
    await lookAt(luca.page)();
  });

  test('the colleague resolves it with a feedback, and the first person sees who did it', async () => {
    await luca.page.getByRole('button', { name: /^Resolve/ }).click();
    const dialog = luca.page.getByRole('dialog', { name: 'What was the outcome?' });
    await dialog.getByText(/confirmed threat/i).click();
    await lookAt(luca.page)();
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await luca.page.getByText('Resolved').first().waitFor();
    await giulia.page.getByText('Resolved').first().waitFor();
    await giulia.page.getByRole('button', { name: /^Reopen/ }).waitFor();
    await luca.page.getByLabel('Write a note').fill('Blocked at the proxy as well.');
    // The message with "Undo" stands over the button for eight seconds; whoever types needs none.
    await luca.page.getByLabel('Write a note').press('Control+Enter');
    await giulia.page.getByText('Blocked at the proxy as well.').waitFor();
  });

  test('the other kinds of evidence show where they were seen', async () => {
    const { page } = giulia;
    await page
      .getByRole('link', { name: /^Threat manager/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'QR code with a link' }).click();
    await page.getByRole('button', { name: /QR code: .*Show in evidence/ }).waitFor();
    await lookAt(page)();
    await page.getByRole('tab', { name: /^Scan report/ }).click();
    await page.getByRole('cell', { name: 'Hidden data' }).waitFor();
    await luca.page.getByText('is also viewing this item').waitFor({ state: 'detached' });
    await page
      .getByRole('link', { name: /^Threat manager/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Photo that reveals a location' }).click();
    await page.getByText('45.4642').first().waitFor();
    await lookAt(page)();
  });

  test('logging out asks first, ends the session, and the next log-in asks for a code', async () => {
    const { page } = giulia;
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out?' });
    await dialog.getByText('You are about to exit your account.').waitFor();
    await lookAt(page)();
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(GIULIA.email);
    await page.getByLabel('Password', { exact: true }).fill(GIULIA.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    await lookAt(page)();
  });
});
