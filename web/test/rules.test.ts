import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertAlert, insertNotification, insertUser } from '../../api/test/factories.ts';
import { visitor } from './browser.ts';
import { startStage, type Stage, type Tab } from './paths/stage.ts';
import { introduce } from './people.ts';
import { sticksOut } from './pictures/sticks-out.ts';

// Rules of sections 2, 8 and 9 that belong to no one screen, and every screen at 200 % zoom without motion.
const ALERTS = 3;
let stage: Stage;
let tab: Tab;
let page: Page;
let mediaId: number;
let pendingId: number;

beforeAll(async () => {
  stage = await startStage();
  const { db } = stage;
  const about = { companyId: 1, recipientId: stage.admin.id };
  ({ id: pendingId } = await insertUser(db, { companyId: 1, firstName: 'Anna', lastName: 'Neri', isApproved: false }));
  for (let index = 0; index < ALERTS; index += 1) ({ mediaId } = await insertAlert(db, { companyId: 1 }));
  await insertNotification(db, { ...about, context: 'new_user_need_approvation', actorName: 'Anna Neri', aboutUserId: pendingId, message: 'asks to join Meridiana' });
  await insertNotification(db, { ...about, context: 'comment_mention', actorName: null, mediaId, message: `mentioned you: @{{${stage.admin.email}}} look` });
  tab = await stage.tab(stage.admin);
  ({ page } = tab);
}, 120_000);
afterAll(async () => {
  await stage.stop();
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const open = async (path: string, heading?: string): Promise<void> => {
  await page.goto(`${stage.url}${path}`);
  await page.getByRole('heading', { level: 1, ...(heading === undefined ? {} : { name: heading }) }).first().waitFor();
};
const widthOf = async (selector: string): Promise<number | undefined> => (await page.locator(selector).first().boundingBox())?.width;

describe('routes (section 2)', () => {
  test('public ones open to anybody, what is behind the log-in leads to /login, / leads to the threat manager', async () => {
    const guest = await visitor(stage.browser);
    for (const path of ['/login', '/registration', '/forgot-password', '/forgot-password/mail-sent', '/reset-password', '/account-created', '/free-trial/coming-soon', '/free-trial/request', '/free-trial/activate-account']) {
      await guest.page.goto(`${stage.url}${path}`);
      await guest.page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(guest.page.url()).pathname.split('/')[1], path).toBe(path.split('/')[1]);
      expect(await guest.page.getByRole('navigation', { name: 'Main' }).count(), path).toBe(0);
    }
    for (const path of ['/', '/targets', '/targets/1', '/add-targets', '/threat-manager', '/threat-analytics', '/threat-manager/media/1', '/scan-file', '/user-settings', '/admin/users', '/admin/settings', '/admin/settings/add-access-token']) {
      await guest.page.goto(`${stage.url}${path}`);
      await guest.page.waitForURL('**/login');
    }
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
    await open('/', 'Threat manager');
    expect(new URL(page.url()).pathname).toBe('/threat-manager');
  });

  test('"Loading..." stands there until it is known who is signed in, also in front of the administration', async () => {
    for (const path of ['/threat-manager', '/admin/users']) {
      let answer: () => void = () => undefined;
      const known = new Promise<void>((resolve) => { answer = resolve; });
      await page.route('**/graphql', async (route) => { await known; await route.continue(); });
      await page.goto(`${stage.url}${path}`);
      await page.getByText('Loading...', { exact: true }).waitFor();
      answer();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
});

describe('the frame (sections 2 and 9)', () => {
  test('the sidebar is 17.5rem wide, lists its items in order with their counts, and Users is active among pending registrations', async () => {
    await open('/admin/pending-registrations', 'Users');
    const main = page.getByRole('navigation', { name: 'Main' });
    // Each count comes when it comes.
    for (const item of [main.getByRole('link', { name: `Threat manager ${ALERTS}` }), main.getByRole('link', { name: 'Users 1' }), main.getByRole('button', { name: 'Notifications 2' })]) await item.waitFor();
    const items = (await main.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n').map((line) => line.trim()).filter(Boolean));
    expect(items.map(([name]) => name)).toEqual(['Threat manager', 'Threat analytics', 'Targets', 'File scanner', 'Notifications', 'Admin', 'Users', 'Settings']);
    expect(Object.fromEntries(items.flatMap(([name, count]) => (count === undefined ? [] : [[name, Number.parseInt(count, 10)]])))).toEqual({ 'Threat manager': ALERTS, Notifications: 2, Admin: 1, Users: 1 });
    expect(await main.locator('[aria-current=page]').innerText()).toMatch(/^Users/);
    expect(await widthOf('#sidebar')).toBe(17.5 * 16);
    expect(await page.locator('.me-name').evaluate((name) => getComputedStyle(name).maxWidth)).toBe('160px');
  });

  test('the account menu leads to the settings, and Log out? can be cancelled', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Settings', 'Logout']);
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.waitForURL('**/user-settings');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out?' });
    await dialog.getByText('You are about to exit your account.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/user-settings');
  });

  test('the drawer is 22rem wide, newest first; who is nobody is Mock User, a mention has a card, a registration a button', async () => {
    await open('/threat-manager', 'Threat manager');
    await page.getByRole('button', { name: 'Notifications 2 unread' }).click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    const rows = drawer.getByRole('listitem');
    await rows.nth(1).waitFor();
    expect(await rows.locator('.note-body > div > .strong').allInnerTexts()).toEqual(['Mock User', 'Anna Neri']);
    expect(await drawer.getByRole('img', { name: 'Unread' }).count()).toBe(2);
    expect(await drawer.evaluate((element) => element.getBoundingClientRect().width)).toBe(22 * 16);
    await rows.first().getByText(`@${stage.admin.email}`).hover();
    const card = page.getByRole('tooltip').filter({ hasText: 'Giulia Ferrari' });
    await card.getByText(stage.admin.email).waitFor();
    await drawer.getByRole('button', { name: 'Review registration' }).click();
    await page.waitForURL(`**/admin/users/review/${pendingId}`);
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Notifications 1 unread' }).waitFor();
  });
});

describe('pieces that screens share (sections 2, 8 and 9)', () => {
  test('a list that has not come yet is ten rows of skeleton, and one that did not come says why and can be asked for again', async () => {
    let isCut = false;
    await page.route('**/graphql', (route) => (/"AlertList"/.test(route.request().postData() ?? '') ? (isCut ? route.abort() : undefined) : route.continue()));
    await open('/threat-manager', 'Threat manager');
    const skeleton = page.locator('.skeleton-row');
    await skeleton.first().waitFor();
    expect(await skeleton.count()).toBe(10);
    isCut = true;
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).first().waitFor({ timeout: 60_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('row').nth(ALERTS).waitFor();
  });

  test('the list of a filter is at most 350px high and finds parts of words in any case', async () => {
    await open('/threat-manager', 'Threat manager');
    await page.getByRole('button', { name: /^Source/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filter by source' });
    expect(await panel.locator('.filter-list').evaluate((list) => getComputedStyle(list).maxHeight)).toBe('350px');
    for (const group of ['Local network', 'File upload', 'Social media']) await panel.getByRole('button', { name: group }).waitFor();
    await panel.getByLabel('Search source').fill('GRAM');
    expect(await panel.getByRole('checkbox').count()).toBe(2);
    await page.keyboard.press('Escape');
  });

  test('a part of the application or a configuration that cannot be fetched is said in the words of section 8, with a way out', async () => {
    await page.route(/\/assets\/.*\.js$/, (route) => (/details-page|add-page/.test(route.request().url()) ? route.abort() : route.continue()));
    await open('/targets', 'Targets');
    await page.getByRole('main').getByRole('link', { name: 'Add targets' }).first().click();
    await page.getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Add targets' }).waitFor();
    await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await page.getByText(/^Failed fetch of config because /).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Add targets' }).waitFor();
  });
});

describe('faults and forms (sections 2, 5 and 8)', () => {
  test('a page with a fault of its own is an Unexpected Application Error!, and the page that one goes to next is not', async () => {
    await open('/targets', 'Targets');
    await page.route(/\/assets\/.*add-page.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('a fault of this page');" }));
    await page.getByRole('main').getByRole('link', { name: 'Add targets' }).first().click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('button', { name: 'Reload the page' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'File scanner' }).click();
    await page.getByRole('heading', { level: 1, name: 'File scanner' }).waitFor();
  });

  test('a registration says the rules of a password, that its repetition differs, and sends both', async () => {
    const guest = await visitor(stage.browser);
    await guest.page.goto(`${stage.url}/registration`);
    const ask = guest.page.getByRole('button', { name: 'Ask to join' });
    await introduce(guest.page, { first: 'Piero', last: 'Galli', email: 'piero@meridiana.example', password: 'Password-123456' });
    await ask.click();
    await guest.page.getByText('Must include at least one uppercase and lowercase letter, special character, number, and be at least 12 characters long with no common words.').waitFor();
    await guest.page.getByLabel('Password', { exact: true }).fill('Lanterna-verde-91-scoglio');
    await guest.page.getByLabel('Repeat password').fill('Lanterna-verde-92-scoglio');
    await ask.click();
    await guest.page.getByText('Passwords do not match. Please try again.').waitFor();
    await guest.page.getByLabel('Repeat password').fill('Lanterna-verde-91-scoglio');
    const [sent] = await Promise.all([guest.page.waitForRequest((request) => /Lanterna-verde-91-scoglio/.test(request.postData() ?? '')), ask.click()]);
    expect(sent.postData()?.match(/"(\w*)":"Lanterna-verde-91-scoglio"/g)?.length).toBe(2);
    await guest.page.waitForURL('**/account-created');
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });
});

describe('at 200 % zoom and without motion (design, rules 10 and 11)', () => {
  /** A window of 1440 by 900 at twice the size of everything. */
  const ZOOMED = { width: 720, height: 450 };
  const PATHS = [
    '/threat-manager', '/threat-manager?tab=media', '/threat-analytics', '/targets', '/add-targets', '/scan-file', '/user-settings', '/admin/users', '/admin/users/invited', '/admin/pending-registrations',
    '/admin/settings', '/admin/settings/access-keys', '/admin/settings/add-access-token', '/admin/settings/webhooks', '/admin/settings/add-webhook', '/admin/settings/indicator-lists', '/admin/settings/muted-alerts', '/admin/settings/given-up-work', '/admin/settings/audit-log',
  ];
  /** What moves longer than nobody can see. */
  const moves = () => page.evaluate(() => document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration ?? 0)).filter((duration) => duration > 1));

  test('nothing sticks out of any screen, and nothing on it moves', async () => {
    await page.setViewportSize(ZOOMED);
    const found: string[] = [];
    for (const path of [...PATHS, `/threat-manager/media/${mediaId}`, `/admin/users/details/${stage.admin.id}`, `/admin/users/review/${pendingId}`]) {
      await open(path);
      await page.waitForLoadState('networkidle');
      found.push(...(await sticksOut(page)).map((line) => `${path}: ${line}`), ...(await moves()).map((duration) => `${path}: something moves for ${duration} ms`));
    }
    expect(found).toEqual([]);
  });

  test('menu, drawer, palette and dialogs are reached and stay inside the window', async () => {
    await open('/threat-manager', 'Threat manager');
    await page.getByRole('row').nth(ALERTS).waitFor();
    const inside = async (what: string) => {
      const box = await page.getByRole('dialog').last().boundingBox();
      expect([what, (box?.x ?? -1) >= 0, (box?.y ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 1e6) <= ZOOMED.width, (box?.y ?? 0) + (box?.height ?? 1e6) <= ZOOMED.height]).toEqual([what, true, true, true, true]);
      expect(await moves(), what).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').last().waitFor({ state: 'detached' });
    };
    await page.keyboard.press('j');
    await page.keyboard.press('d');
    await page.getByRole('dialog', { name: 'Dismiss this alert?' }).waitFor();
    await inside('dismiss');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').last().waitFor();
    await inside('palette');
    await page.getByRole('checkbox', { name: 'Choose every alert on this page' }).check();
    const bar = await page.getByRole('group', { name: 'Chosen alerts' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 1e6)).toBeLessThanOrEqual(ZOOMED.height);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'File scanner' }).click();
    await page.getByRole('heading', { level: 1, name: 'File scanner' }).waitFor();
  });
});
