import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { startBrowser, visitor, type Visitor } from './browser.ts';
import { pressOn } from './keyboard.ts';
import { foundCompany } from './paths/people.ts';
import { firstLogIn, GIULIA, introduce, LUCA, SETUP_CODE } from './people.ts';
import { watched } from './watched.ts';

// Every screen and every opened part of one that the story does not show: looked at by axe in both themes and walked by Tab.
const files = fileURLToPath(new URL('../../api/test/files/', import.meta.url));
const nothing = async (): Promise<void> => undefined;
let dataDir: string;
let server: ServerProcess;
let browser: Browser;
let giulia: Visitor;
let guest: Visitor;
/** Giulia at another browser. */
let deputy: Visitor;
let codes: string[];

const goTo = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(`${server.url}${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
/** What a field of days shows, `21/11/2026`, as `2026-11-21`. */
const dayIn = (shown: string): string => shown.split('/').reverse().join('-');
/** Refusals and lost connections are answers here; what the browser logs about them is no complaint. */
const forgive = (who: Visitor, about: RegExp): void => {
  const left = who.complaints.filter((line) => !about.test(line));
  who.complaints.splice(0, who.complaints.length, ...left);
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vedetta-screens-'));
  [server, browser] = await Promise.all([startProcess('gateway/dist/launch.js', { DATA_DIR: dataDir, SETUP_CODE }), startBrowser()]);
  [giulia, guest] = await Promise.all([visitor(browser), visitor(browser)]);
  deputy = guest;
  await foundCompany(server, SETUP_CODE, GIULIA);
  ({ codes } = await firstLogIn(giulia.page, server.url, GIULIA, nothing));
}, 90_000);

afterAll(async () => {
  await browser.close();
  await server.terminate();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a company in which nothing has happened yet (section 2)', () => {
  const lookAt = watched(() => [giulia]);

  test('says so in each list, with the next step', async () => {
    const { page } = giulia;
    await page.getByText('Nothing waits for review').waitFor();
    await page.getByRole('link', { name: 'Go to the file scanner' }).waitFor();
    await lookAt(page, 'empty review list');
    await page.getByRole('tab', { name: /^Media/ }).click();
    await page.getByText('Nothing has been looked at yet').waitFor();
    await lookAt(page, 'empty media list');
    await goTo(page, '/scan-file', 'File scanner');
    await page.getByText('No file has been scanned yet').waitFor();
    await lookAt(page, 'empty file scanner');
  });

  test('says so in the drawer, which Escape closes again', async () => {
    const { page } = giulia;
    const opener = page.getByRole('button', { name: 'Notifications', exact: true });
    await pressOn(page, opener);
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await drawer.getByText('You\'re all caught up!', { exact: true }).waitFor();
    await drawer.getByText('Notifications will appear here when there\'s something new to review.', { exact: true }).waitFor();
    await lookAt(page, 'empty drawer');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('has areas in which there is nothing yet, and an unknown path leads to the threat manager', async () => {
    const { page } = giulia;
    for (const [path, heading] of [['/targets', 'Targets'], ['/threat-analytics', 'Threat analytics'], ['/admin/settings', 'Settings']] as const) {
      await goTo(page, path, heading);
      await lookAt(page, path);
    }
    await page.goto(`${server.url}/no/such/page`);
    await page.waitForURL('**/threat-manager');
    await page.getByRole('heading', { level: 1, name: 'Threat manager' }).waitFor();
  });
});

// A page mostly waits: those who come in and are looked after are beside those who work.
describe.concurrent('at the door and in the office (sections 2 and 4)', () => {
  const lookAt = watched(() => [guest, deputy]);

  describe.sequential('the way in, when it is not straight', () => {
    const logIn = async (email: string, password: string): Promise<void> => {
      const { page } = guest;
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    };

    test('a registration that nobody has approved yet is told so at log-in', async () => {
      const { page } = guest;
      await page.goto(`${server.url}/registration`);
      await introduce(page, LUCA);
      await page.getByRole('button', { name: 'Ask to join' }).click();
      await page.waitForURL('**/account-created');
      await page.goto(`${server.url}/login`);
      await logIn(LUCA.email, LUCA.password);
      await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
      await lookAt(page, 'not approved');
      await pressOn(page, page.getByRole('button', { name: 'Back to log in' }));
      await page.getByRole('heading', { name: 'Log in' }).waitFor();
      forgive(guest, /status of 403/);
    });

    test('wrong codes are refused in words, and a recovery code opens', async () => {
      const { page } = guest;
      await logIn(GIULIA.email, GIULIA.password);
      await page.getByLabel('6-digit code').waitFor();
      await page.keyboard.type('000000');
      await page.getByText(/code is not right|wrong/i).waitFor();
      await lookAt(page, 'wrong code');
      await pressOn(page, page.getByRole('button', { name: 'Use a recovery code' }));
      await page.getByLabel('Recovery code').waitFor();
      await lookAt(page, 'recovery code');
      await page.getByLabel('Recovery code').press('Enter');
      await page.getByText('Enter one of your recovery codes.').waitFor();
      const [first = '', second = ''] = codes;
      await page.getByLabel('Recovery code').fill(second.slice(0, -1) + (second.endsWith('a') ? 'b' : 'a'));
      await page.keyboard.press('Enter');
      await page.getByText('This recovery code is not right').waitFor();
      await lookAt(page, 'wrong recovery code');
      await page.getByLabel('Recovery code').fill(first);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/threat-manager');
      await page.getByText('Live', { exact: true }).waitFor();
      forgive(guest, /status of 4\d\d/);
    });

    test('too many wrong passwords shut the door for a while, and the screen says for how long', async () => {
      deputy = guest;
      guest = await visitor(browser);
      const { page } = guest;
      await page.goto(`${server.url}/login`);
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await Promise.all([page.waitForResponse('**/graphql'), logIn(LUCA.email, `wrong-${attempt}`)]);
        await page.locator('button[type=submit]:not([aria-busy])').waitFor();
        await page.getByRole('alert').waitFor();
      }
      await lookAt(page, 'wrong password');
      await logIn(LUCA.email, 'wrong-6');
      await page.getByRole('heading', { name: 'Too many attempts' }).waitFor();
      await page.getByRole('timer', { name: 'Time left' }).getByText(/^1[45]:\d\d$/).waitFor();
      await lookAt(page, 'locked out');
      forgive(guest, /status of 4\d\d/);
    });
  });

  describe.sequential('people and settings', () => {
    test('user settings take a name and a theme', async () => {
      const { page } = deputy;
      await goTo(page, '/user-settings', 'Settings');
      await lookAt(page, 'user settings');
      await page.getByLabel('First name').fill('Giulietta');
      await page.keyboard.press('Enter');
      await page.getByText('Your profile is saved').waitFor();
      // What has the focus does not vanish while it is looked at.
      const close = page.getByRole('button', { name: 'Close this message' });
      await close.focus();
      await lookAt(page, 'toast', { walk: false });
      await close.press('Enter');
      await page.getByText('Your profile is saved').waitFor({ state: 'detached' });
    });

    test('the list of users leads to each person, and refusing one asks first', async () => {
      const { page } = deputy;
      await goTo(page, '/admin/users', 'Users');
      await page.getByRole('link', { name: 'Luca Bianchi' }).waitFor();
      await lookAt(page, 'users');
      await pressOn(page, page.getByRole('link', { name: 'Giulietta Ferrari' }));
      await page.getByText('This is you.').waitFor();
      await lookAt(page, 'user details');
      await goTo(page, '/admin/pending-registrations', 'Users');
      await pressOn(page, page.getByRole('link', { name: 'Luca Bianchi' }));
      await pressOn(page, page.getByRole('button', { name: 'Reject' }));
      await page.getByRole('dialog', { name: 'Reject this registration?' }).waitFor();
      await lookAt(page, 'reject dialog');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goto(`${server.url}/admin/users/details/999999`);
      await page.getByText('This person is not, or no longer, in your company.').waitFor();
      await lookAt(page, 'unknown person');
    });
  });
});

describe.concurrent('the threat manager at work (section 2)', () => {
  const lookAt = watched(() => [giulia]);
  const rowOf = (title: string) => giulia.page.getByRole('row').filter({ hasText: title });

  test.sequential('filter panels, the menu of a row and the list of keys open by keyboard', async () => {
    const { page } = giulia;
    await goTo(page, '/scan-file', 'File scanner');
    await page.locator('input[type=file]').setInputFiles(['invoice_7731.jpg', 'campaign_03.png', 'poster.png', 'team.jpg'].map((name) => join(files, name)));
    for (const found of ['Program disguised as a picture', 'Hidden data after the end of an image', 'QR code to a link', 'Nothing found']) {
      await page.getByRole('table').getByText(found).waitFor();
    }
    await goTo(page, '/threat-manager', 'Threat manager');
    await rowOf('QR code to a link').waitFor();
    for (const filter of ['Source', 'Target', 'Severity', 'Assignee', 'Time detected']) {
      await pressOn(page, page.getByRole('button', { name: new RegExp(`^${filter}`) }));
      const panel = page.getByRole('dialog', { name: `Filter by ${filter.toLowerCase()}` });
      await panel.waitFor();
      await lookAt(page, `filter ${filter}`, { walk: false });
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
    await pressOn(page, page.getByRole('button', { name: 'Acts on QR code to a link' }));
    await page.getByRole('menuitem', { name: 'Dismiss' }).waitFor();
    await lookAt(page, 'menu of a row', { walk: false });
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Dismiss' }).waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await lookAt(page, 'keys');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test.sequential('filters count when applied, live in the address and in the browser, and go back to the defaults of the person (sections 4 and 5)', async () => {
    const { page } = giulia;
    const filter = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    const chosen = (name: string) => filter(`${name}.*chosen: 1`);
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await filter('Source').click();
    const source = page.getByRole('dialog', { name: 'Filter by source' });
    await source.getByLabel('Search source').fill('LOAD');
    await source.getByRole('checkbox').check();
    expect(await source.getByRole('checkbox').count()).toBe(1);
    expect(query()).toEqual({});
    await source.getByRole('button', { name: 'Apply' }).click();
    await chosen('Source').waitFor();
    expect(query()).toEqual({ severity: 'critical,high,medium,low', source: '7' });
    await filter('Time detected').click();
    const time = page.getByRole('dialog', { name: 'Filter by time detected' });
    expect(await time.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    expect(await time.getByRole('button', { name: 'Reset' }).count()).toBe(0);
    await time.getByRole('button', { name: 'Last Week' }).click();
    const to = dayIn(await time.getByLabel('To').inputValue());
    expect(Date.parse(to) - Date.parse(dayIn(await time.getByLabel('From').inputValue()))).toBe(7 * 86_400_000);
    await time.getByLabel('From').fill(to);
    expect(await time.getByRole('button', { name: 'Last Week' }).getAttribute('aria-pressed')).toBe('false');
    await time.getByRole('button', { name: 'Apply' }).click();
    await chosen('Time detected').waitFor();
    expect(query()).toMatchObject({ from: to, to, source: '7' });
    await rowOf('QR code to a link').waitFor();
    await page.goBack();
    await chosen('Time detected').waitFor({ state: 'detached' });
    await page.getByLabel('Search alerts').pressSequentially('nowhere to be found');
    await page.getByText('No alert matches').waitFor();
    await lookAt(page, 'no alert matches', { walk: false });
    await page.keyboard.press('Escape');
    await rowOf('QR code to a link').waitFor();
    // The address carries none: the browser's copy counts.
    await goTo(page, '/threat-manager', 'Threat manager');
    await chosen('Source').waitFor();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await chosen('Source').waitFor({ state: 'detached' });
    expect(query()).toEqual({ severity: 'critical,high,medium,low' });
  });

  test.sequential('a dismissal asks for its reason and can be taken back from its message', async () => {
    const { page } = giulia;
    await page.getByRole('link', { name: 'QR code to a link' }).focus();
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: 'Dismiss this alert?' });
    await dialog.waitFor();
    await lookAt(page, 'dismiss dialog');
    await dialog.getByLabel('Duplicate of another alert').check();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Alert dismissed').waitFor();
    // Held by the focus for as long as this takes, and undone even if that is longer than 8 s.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await lookAt(page, 'toast with undo', { walk: false });
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Alert dismissed').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Needs review 3' }).waitFor();
    await page.getByRole('tab', { name: /^Media/ }).click();
    await page.getByRole('link', { name: 'team.jpg' }).waitFor();
    await lookAt(page, 'media list');
  });

  test.sequential('chosen rows are changed together, each tells what became of it, and all can be put back (decisions, section 4)', async () => {
    const { page } = giulia;
    await goTo(page, '/threat-manager', 'Threat manager');
    await rowOf('QR code to a link').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    const bar = page.getByRole('group', { name: 'Chosen alerts' });
    await bar.getByText('2 alerts chosen').waitFor();
    await lookAt(page, 'bulk bar');
    await page.getByRole('checkbox', { name: 'Choose every alert on this page' }).check();
    await bar.getByText('3 alerts chosen').waitFor();
    await page.getByRole('checkbox', { name: 'Choose QR code to a link' }).uncheck();
    await bar.getByText('2 alerts chosen').waitFor();
    await bar.getByRole('button', { name: 'Dismiss' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dismiss 2 alerts?' });
    await dialog.getByLabel('Known and accepted').check();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('2 alerts changed.').waitFor();
    await page.getByRole('tab', { name: 'Dismissed 2' }).waitFor();
    await bar.waitFor({ state: 'detached' });
    await lookAt(page, 'bulk report', { walk: false });
    // The way back outlives the page.
    await page.getByRole('link', { name: 'File scanner' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'File scanner' }).waitFor();
    await page.getByRole('link', { name: /^Threat manager/ }).first().click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 alerts put back.').waitFor();
    await page.getByRole('tab', { name: 'Needs review 3' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  test.sequential('chosen rows are given to somebody together, by the bar or by the key, and back (decisions, section 4)', async () => {
    const { page } = giulia;
    await goTo(page, '/threat-manager', 'Threat manager');
    await rowOf('QR code to a link').waitFor();
    await page.getByRole('checkbox', { name: 'Choose every alert on this page' }).check();
    await page.getByRole('checkbox', { name: 'Choose QR code to a link' }).uncheck();
    const bar = page.getByRole('group', { name: 'Chosen alerts' });
    await bar.getByText('2 alerts chosen').waitFor();
    await bar.getByRole('button', { name: 'Assign…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who takes it?' });
    await dialog.getByText('2 alerts', { exact: true }).waitFor();
    expect(await dialog.getByRole('option', { selected: true }).count()).toBe(0);
    await lookAt(page, 'who takes many');
    await dialog.getByRole('option', { name: 'Assigned to me' }).click();
    await page.getByText('2 alerts changed.').waitFor();
    const mine = page.getByRole('row').getByRole('img', { name: /^Giuli/ });
    await mine.nth(1).waitFor();
    expect(await mine.count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 alerts put back.').waitFor();
    await mine.first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Close' }).click();
    // They are still chosen, and nobody has them.
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await dialog.getByText('2 alerts', { exact: true }).waitFor();
    await dialog.getByRole('combobox').press('ArrowDown');
    await dialog.getByRole('combobox').press('Enter');
    await page.getByText('Nothing was changed. 2 alerts left alone').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await bar.getByRole('button', { name: 'Clear' }).click();
  });

  test.sequential('two quick acts on one alert are both kept, whatever the list and the pickers look like', async () => {
    const { page } = giulia;
    await goTo(page, '/threat-manager', 'Threat manager');
    await page.getByRole('link', { name: 'QR code to a link' }).press('Enter');
    await pressOn(page, page.getByRole('button', { name: /^Severity:/ }));
    await page.getByRole('listbox', { name: 'Severity' }).waitFor();
    await lookAt(page, 'severity list', { walk: false });
    await page.keyboard.press('Escape');
    await pressOn(page, page.getByRole('button', { name: /^Assignee:/ }));
    await page.getByRole('option', { name: 'Assigned to me' }).waitFor();
    await lookAt(page, 'people picker', { walk: false });
    await page.keyboard.press('Escape');
    await page.route('**/graphql', async (route) => {
      // The first answer is late, so that the second act is made before it.
      if (/UpdateAlertSeverity/.test(route.request().postData() ?? '')) await page.getByRole('button', { name: /^Assignee: Giuli/ }).waitFor();
      await route.continue();
    });
    await page.getByRole('button', { name: /^Severity:/ }).click();
    await page.getByRole('option', { name: 'Critical' }).click();
    await page.getByRole('button', { name: /^Assignee:/ }).click();
    await page.getByRole('option', { name: 'Assigned to me' }).click();
    await page.getByText('raised severity Low → Critical').waitFor();
    await page.getByText('took it').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await page.getByRole('button', { name: 'Severity: Critical' }).waitFor();
    await page.getByRole('button', { name: /^Assignee: Giuli/ }).waitFor();
    expect(await page.getByText('A colleague changed this alert first').count()).toBe(0);
    await page.goto(`${server.url}/threat-manager/media/999999`);
    await page.getByText('This item does not exist').waitFor();
    await lookAt(page, 'unknown media');
  });

  test.sequential('a phone shows cards and a menu, and nothing sticks out', async () => {
    const { page } = giulia;
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, '/threat-manager', 'Threat manager');
    await rowOf('QR code to a link').waitFor();
    await lookAt(page, '390 px threat manager');
    await pressOn(page, page.getByRole('button', { name: 'Open menu' }));
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await lookAt(page, '390 px menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    for (const [path, heading] of [['/scan-file', 'File scanner'], ['/user-settings', 'Settings'], ['/admin/users', 'Users']] as const) {
      await goTo(page, path, heading);
      await lookAt(page, `390 px ${path}`, { walk: false });
    }
    await goTo(page, '/threat-manager', 'Threat manager');
    await page.getByRole('link', { name: 'QR code to a link' }).click();
    await page.getByRole('button', { name: /^Severity:/ }).waitFor();
    await lookAt(page, '390 px media', { walk: false });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test.sequential('a lost connection is said, and what was missed is there when it is back', async () => {
    const { page, context } = giulia;
    await goTo(page, '/threat-manager', 'Threat manager');
    await page.getByText('Live', { exact: true }).waitFor();
    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await lookAt(page, 'offline', { walk: false });
    const passer = await visitor(browser);
    await passer.page.goto(`${server.url}/registration`);
    await context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await page.getByText('Live', { exact: true }).waitFor();
    forgive(giulia, /ERR_INTERNET_DISCONNECTED|WebSocket/);
  });
});
