import { FREE_TRIAL_TOUR } from '@vedetta/machines';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../../api/test/client.ts';
import { changeElsewhere, makeAlerts } from './paths/alerts.ts';
import { nextCode, PASSWORD, type Person } from './paths/people.ts';
import { startStage, type Stage, type Tab } from './paths/stage.ts';
import { tourVisible } from './paths/tour.flow.ts';
import { watched } from './watched.ts';

// The product tour, the user's settings, the targets, saved views and the palette: each rule of the specification on the real pages, axe in both
// themes. The four suites are beside each other: whoever is in one does nothing that shows in another.
/** A busy machine is not a wrong state. */
const PATIENT = { timeout: 20_000 };
let stage: Stage;
const own = async (person: Person): Promise<{ mail_contexts: string[] }> => (await call(stage, 'GET', `/api/user/v1/${person.id}/`, { access: person.access })).body;
beforeAll(async () => {
  stage = await startStage();
}, 90_000);
afterAll(() => stage.stop());

describe.concurrent('the product tour (sections 2, 4 and 9)', () => {
  const lookAt = watched();
  /** As the specification has them, in its words: what the product says elsewhere is compared with this, not with itself. */
  const STEPS = [
    { route: '/scan-file', target: 'file-uploader', title: 'Welcome to Vedetta', description: 'Upload an image to scan for threats.' },
    { route: '/threat-manager', target: 'threat-manager-item', title: 'Review detected risks', description: 'Detected risks will appear in the Threat Manager.' },
  ] as const;
  /** What the names of the elements stand for. Below 960 px the item of the menu is behind its button. */
  const pointsAt = async (page: Page, element: Locator, index: number): Promise<void> => {
    if (index === 0) expect(await element.locator('input[type=file]').count()).toBeGreaterThan(0);
    else expect(await element.evaluate((one) => one.getAttribute('href') ?? one.getAttribute('aria-controls'))).toBe((page.viewportSize()?.width ?? 0) > 960 ? '/threat-manager' : 'sidebar');
  };
  /** The step with its words, counter and buttons, beside its element and inside the window. */
  async function expectStep(page: Page, index: number): Promise<void> {
    const step = STEPS[index];
    if (step === undefined) throw new Error(`There is no step ${index}.`);
    const dialog = page.getByRole('dialog', { name: step.title });
    await dialog.getByText(step.description, { exact: true }).waitFor();
    await dialog.getByText(`${index + 1} / ${STEPS.length}`, { exact: true }).waitFor();
    const frame = page.locator('.tour-frame');
    await frame.waitFor();
    expect(new URL(page.url()).pathname).toBe(step.route);
    const last = index === STEPS.length - 1;
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual([...(index > 0 ? ['Back'] : []), last ? 'Done' : 'Next']);
    await vi.waitFor(async () => { expect(await dialog.getByRole('button').last().evaluate((button) => button === document.activeElement)).toBe(true); }, PATIENT);
    await pointsAt(page, page.locator(`[data-tour="${step.target}"]:visible`), index);
    const [around, element, words] = await Promise.all([
      frame.boundingBox(), page.locator(`[data-tour="${step.target}"]:visible`).boundingBox(), page.locator('.tour-words').boundingBox(),
    ]);
    if (around === null || element === null || words === null) throw new Error('The step is not seen whole.');
    expect(words.width).toBe(303);
    expect(around.x).toBeLessThanOrEqual(element.x);
    expect(around.y).toBeLessThanOrEqual(element.y);
    expect(around.x + around.width).toBeGreaterThanOrEqual(element.x + element.width);
    expect(around.y + around.height).toBeGreaterThanOrEqual(element.y + element.height);
    const view = page.viewportSize();
    expect(words.x).toBeGreaterThanOrEqual(0);
    expect(words.y).toBeGreaterThanOrEqual(0);
    expect(words.x + words.width).toBeLessThanOrEqual(view?.width ?? 0);
    expect(words.y + words.height).toBeLessThanOrEqual(view?.height ?? 0);
  }

  test.sequential('leads a trial user from screen to screen by keyboard, at every width, and is not shown twice', async () => {
    const person = await stage.colleague('trial', 'Trial Users');
    const tab = await stage.tab(person);
    const { page } = tab;
    expect(FREE_TRIAL_TOUR).toEqual(STEPS);
    await page.goto(`${stage.url}/threat-manager`);
    for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      for (const [index] of STEPS.entries()) {
        await expectStep(page, index);
        if ((index === 0 && width === 1440) || (index === 1 && width === 390)) await lookAt(page, `tour ${index + 1} at ${width} px`);
        await page.getByRole('button', { name: /^(Next|Done)$/ }).press('Enter');
      }
      await page.locator('dialog.tour').waitFor({ state: 'detached' });
      await vi.waitFor(async () => { expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'); }, PATIENT);
      await vi.waitFor(async () => { expect(await tourVisible(stage, person)).toBe(false); }, PATIENT);
      if (width === 390) break;
      await page.goto(`${stage.url}/user-settings`);
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      expect(await page.locator('dialog.tour').count()).toBe(0);
      await page.getByRole('button', { name: 'Show the tour' }).click();
    }
    await tab.close();
  });

  test.sequential('is for trial users only', async () => {
    const person = await stage.colleague('no-trial');
    const tab = await stage.tab(person);
    await tab.page.goto(`${stage.url}/user-settings`);
    await tab.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await tab.page.getByRole('button', { name: 'Show the tour' }).count()).toBe(0);
    expect(await tourVisible(stage, person)).toBe(true);
    await tab.page.goto(`${stage.url}/threat-manager`);
    await tab.page.getByText('Live', { exact: true }).waitFor();
    expect(await tab.page.locator('dialog.tour').count()).toBe(0);
    await tab.close();
  });
});

describe.concurrent('the user settings (sections 2, 5 and 7)', () => {
  const lookAt = watched();
  test.sequential('keep the profile and the choice of mails, and say what is wrong with a phone number', async () => {
    const person = await stage.colleague('profile');
    const tab = await stage.tab(person);
    const { page } = tab;
    await page.goto(`${stage.url}/user-settings`);
    await page.getByLabel('Phone number').fill('call me');
    await page.getByLabel('Phone number').press('Enter');
    await page.getByText('Enter a phone number such as +39 02 5550 0134.').waitFor();
    await page.getByLabel('Phone number').fill('+39 02 5550 0134');
    await page.getByLabel('Phone number').press('Enter');
    await page.getByText('Your profile is saved').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Somebody asks to join the company' }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'A note mentions me' }).uncheck();
    await vi.waitFor(async () => { expect((await own(person)).mail_contexts).not.toContain('comment_mention'); }, PATIENT);
    await page.reload();
    await vi.waitFor(async () => { expect(await page.getByLabel('Phone number').inputValue()).toBe('+39 02 5550 0134'); }, PATIENT);
    expect(await page.getByRole('checkbox', { name: 'A note mentions me' }).isChecked()).toBe(false);
    await tab.close();
  });

  test.sequential('change the password in the words of the specification; this device stays, every other one is logged out', async () => {
    const person = await stage.colleague('changer');
    const elsewhere = await stage.session(person);
    const tab = await stage.tab(person);
    const { page } = tab;
    const next = 'Grondaia-7-tamburi-lenti';
    await page.goto(`${stage.url}/user-settings`);
    const fill = async (old: string, password: string, repeat: string) => {
      await page.getByLabel('Current password').fill(old);
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Repeat password').fill(repeat);
      await page.getByRole('button', { name: 'Change the password' }).click();
    };
    await fill(PASSWORD, 'short', 'other');
    await page.getByText('Must include at least one uppercase and lowercase letter, special character, number, and be at least 12 characters long with no common words.', { exact: true }).waitFor();
    await page.getByText('Passwords do not match. Please try again.', { exact: true }).waitFor();
    await lookAt(page, 'settings with a refused password', { walk: false });
    await fill('not-my-password', next, next);
    await page.getByLabel('Current password').and(page.locator('[aria-invalid=true]')).waitFor();
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes(next));
    await fill(PASSWORD, next, next);
    const { variables } = JSON.parse((await sent).postData() ?? '') as { variables: { input: unknown } };
    expect(variables.input).toEqual({ oldPassword: PASSWORD, newPassword: next, confirmNewPassword: next });
    await page.getByText('Your new password counts. Every other device was logged out.').waitFor();
    expect((await call(stage, 'GET', '/api/user/v1/whoami/', { access: elsewhere.access })).status).toBe(401);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await vi.waitFor(async () => { expect(await page.getByRole('list', { name: 'Devices' }).getByRole('listitem').count()).toBe(1); }, PATIENT);
    expect((await call(stage, 'POST', '/api/user/v1/login/', { body: { email: person.email, password: next } })).status).toBe(200);
    await tab.close();
  });

  test.sequential('list the devices, log out the others after asking, and make new recovery codes against a code', async () => {
    const person = await stage.colleague('devices');
    await stage.session(person);
    const tab = await stage.tab(person);
    const { page } = tab;
    await page.goto(`${stage.url}/user-settings`);
    const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
    await vi.waitFor(async () => { expect(await devices.count()).toBe(2); }, PATIENT);
    expect(await devices.filter({ hasText: 'This device' }).count()).toBe(1);
    await lookAt(page, 'settings');
    await page.getByRole('button', { name: 'Log out others' }).click();
    const ask = page.getByRole('dialog', { name: 'Log out every other device?' });
    await lookAt(page, 'log out others', { walk: false });
    await ask.getByRole('button', { name: 'Log out others' }).click();
    await page.getByText('One other device was logged out').waitFor();
    await vi.waitFor(async () => { expect(await devices.count()).toBe(1); }, PATIENT);

    await page.getByText('9 recovery codes are left.').waitFor();
    await page.getByRole('button', { name: 'Make new codes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('6-digit code of your authenticator').fill('000000');
    await dialog.getByRole('button', { name: 'Make new codes' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('6-digit code of your authenticator').fill(nextCode(person.secret));
    await dialog.getByRole('button', { name: 'Make new codes' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await vi.waitFor(async () => { expect(await codes.count()).toBe(10); }, PATIENT);
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
    await tab.close();
  });
});

describe.concurrent('the targets (sections 2, 3 and 9; decisions, section 5)', () => {
  const lookAt = watched();
  test.sequential('are added several at once by the rules of their source, paused, opened and given up', async () => {
    const person = await stage.colleague('targets');
    const tab = await stage.tab(person);
    const { page } = tab;
    await page.goto(`${stage.url}/targets`);
    await page.getByText('Nothing is watched yet').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Add targets' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Add targets' }).waitFor();
    await page.getByLabel('Source').selectOption({ label: 'Facebook' });
    await page.getByText('Only Pages. Facebook offers no post search; the text filters what your Pages receive.').waitFor();
    await page.getByLabel('Source').selectOption({ label: 'X' });
    await page.getByRole('button', { name: 'Add the target' }).click();
    await page.getByText('Fill in at least one target.').waitFor();
    const first = page.locator('.target-row').nth(0).getByRole('textbox').first();
    const second = page.locator('.target-row').nth(1).getByRole('textbox').first();
    await first.fill('@meridiana_spa');
    await page.getByRole('button', { name: 'Add another' }).click();
    await vi.waitFor(async () => { expect(await second.evaluate((input) => input === document.activeElement)).toBe(true); }, PATIENT);
    await page.keyboard.type('much_too_long_a_name');
    await page.getByRole('button', { name: 'Add 2 targets' }).click();
    await page.getByText('A name on X has at most 15 letters, digits and underscores.').waitFor();
    expect(await first.inputValue()).toBe('meridiana_spa');
    await vi.waitFor(async () => { expect(await second.evaluate((input) => input === document.activeElement)).toBe(true); }, PATIENT);
    await lookAt(page, 'add targets');
    await second.fill('aurora_foods');
    await second.press('Enter');
    await page.getByText('2 targets are watched now').waitFor();
    const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
    // It waits for its first scan, until the collector has found that nobody connected X.
    await rows.filter({ hasText: '@aurora_foods' }).getByText(/^(Waiting for its first scan|Needs your attention)$/).waitFor();
    await lookAt(page, 'targets');
    // Typed as fast as can be: no letter is lost, while the address and the list follow behind.
    const box = page.getByRole('textbox', { name: 'Search targets' });
    const words = 'nothing here has a name like this';
    await box.click();
    await page.keyboard.type(words);
    expect(await box.inputValue()).toBe(words);
    await page.getByText('No target matches').waitFor();
    expect(await box.inputValue()).toBe(words);
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await vi.waitFor(async () => { expect(await box.inputValue()).toBe(''); }, PATIENT);
    await rows.filter({ hasText: '@aurora_foods' }).waitFor();
    await page.getByRole('switch', { name: 'Watch @meridiana_spa' }).uncheck();
    await rows.filter({ hasText: '@meridiana_spa' }).getByText('Paused', { exact: true }).waitFor();
    await page.getByLabel('Active', { exact: true }).selectOption('paused');
    await rows.filter({ hasText: '@aurora_foods' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?active=paused');
    await page.reload();
    await rows.getByRole('link', { name: '@meridiana_spa' }).click();
    await page.getByRole('heading', { level: 1, name: '@meridiana_spa' }).waitFor();
    await lookAt(page, 'a target', { walk: false });
    await page.getByRole('button', { name: 'Change' }).click();
    const changing = page.getByRole('dialog', { name: 'Change @meridiana_spa' });
    await changing.getByLabel('Account').fill('much_too_long_a_name');
    await changing.getByRole('button', { name: 'Save' }).click();
    await changing.getByText('A name on X has at most 15 letters, digits and underscores.').waitFor();
    await changing.getByLabel('Account').fill('meridiana_it');
    await changing.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: '@meridiana_it' }).waitFor();
    await page.getByRole('button', { name: 'Stop watching' }).click();
    await page.getByRole('dialog', { name: 'Stop watching @meridiana_it?' }).getByRole('button', { name: 'Stop watching' }).click();
    await page.waitForURL('**/targets');
    await rows.filter({ hasText: '@aurora_foods' }).waitFor();
    expect(await rows.count()).toBe(1);
    await page.goto(`${stage.url}/targets/999999`);
    await page.getByText('This target does not exist').waitFor();
    await tab.close();
  });

  test.sequential('are for looking only in the group Viewers, and locked in a free trial (section 6)', async () => {
    await call(stage, 'POST', '/api/target/v1/create', { access: stage.admin.access, body: { targets: [{ source_id: 5, type: 'account', account_username: 'only_to_see' }] } });
    const viewer = await stage.tab(await stage.colleague('viewer', 'Viewers'));
    await viewer.page.goto(`${stage.url}/targets`);
    await viewer.page.getByRole('switch', { name: 'Watch @only_to_see' }).and(viewer.page.locator(':disabled')).waitFor();
    expect(await viewer.page.getByRole('link', { name: 'Add targets' }).count()).toBe(0);
    await viewer.page.goto(`${stage.url}/add-targets`);
    await viewer.page.getByText('Your role may not change targets').waitFor();
    await viewer.close();
    const trial = await stage.colleague('locked', 'Trial Users');
    await tourVisible(stage, trial, false);
    const tab = await stage.tab(trial);
    await tab.page.goto(`${stage.url}/targets`);
    await tab.page.getByText('Targets are not part of the free trial').waitFor();
    await tab.close();
  });
});

describe.concurrent('lists at hand (design, rules 6 and 7)', () => {
  const lookAt = watched();
  let tab: Tab;
  let page: Page;
  beforeAll(async () => {
    tab = await stage.tab(stage.admin);
    ({ page } = tab);
    const [noise] = await makeAlerts(stage, stage.admin, ['hum-1']);
    await changeElsewhere(stage, stage.admin, noise?.id ?? 0, { status: 'DISMISSED', dismiss_reason: 'Known and accepted' });
  });
  afterAll(() => tab.close());
  const dialog = () => page.getByRole('dialog');
  const goTo = async (path: string, heading: string) => {
    await page.goto(`${stage.url}${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };
  const views = () => page.getByRole('button', { name: /^Saved views/ });

  test.sequential('a list is saved by a name, shared, begun with, renamed, and given back after it was deleted', async () => {
    await goTo('/threat-manager?tab=dismissed&q=hum-1', 'Threat manager');
    await views().click();
    await page.getByRole('menuitem', { name: 'Save this list…' }).click();
    await dialog().getByLabel('Name').fill('Known noise');
    await dialog().getByRole('checkbox', { name: 'Share with the company' }).check();
    await dialog().getByRole('checkbox', { name: 'Begin with it' }).check();
    await lookAt(page, 'save this list', { walk: false });
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Saved views, Known noise is shown' }).waitFor();
    // It is begun with from the second call on.
    await page.getByText('“Known noise” is saved', { exact: true }).waitFor();
    await goTo('/threat-manager', 'Threat manager');
    await page.waitForURL(/tab=dismissed/);
    await views().click();
    await page.getByRole('menuitem', { name: 'Manage views…' }).click();
    await page.getByRole('button', { name: 'Rename Known noise' }).click();
    await page.getByLabel('New name of Known noise').fill('Noise');
    await page.keyboard.press('Enter');
    await lookAt(page, 'manage views', { walk: false });
    await dialog().getByRole('button', { name: 'Delete Noise' }).click();
    await dialog().getByText('No view is left').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await dialog().getByText('Noise', { exact: true }).waitFor();
    const kept = async () => (await call(stage, 'GET', '/api/views/v1/', { access: stage.admin.access })).body.results;
    await vi.waitFor(async () => { expect(await kept()).toMatchObject([{ name: 'Noise', is_shared: true, is_default: true, query: expect.stringContaining('tab=dismissed') }]); }, PATIENT);
  });

  test.sequential('Ctrl K goes to screens, views, alerts and people, acts on the open alert, and changes the theme, by keyboard alone', async () => {
    const palette = page.getByRole('combobox', { name: 'Search commands, alerts, targets and people' });
    const type = async (text: string, entry: string | RegExp) => {
      await page.keyboard.press('Control+k');
      await palette.fill(text);
      await page.getByRole('option', { name: entry }).first().waitFor();
    };
    await goTo('/user-settings', 'Settings');
    await type('noise', 'Noise');
    await lookAt(page, 'palette', { walk: false });
    await page.keyboard.press('Enter');
    await page.waitForURL(/tab=dismissed/);
    await type('hum-1', /hum-1\.jpg/);
    await vi.waitFor(async () => { expect(await page.getByRole('option').count()).toBe(1); }, PATIENT);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/threat-manager\/media\//);
    await type('restore', 'Restore');
    await page.keyboard.press('Enter');
    await page.getByText('Alert restored').waitFor();
    await type('dark', 'Dark theme');
    await page.keyboard.press('Enter');
    await vi.waitFor(async () => { expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark'); }, PATIENT);
    await type('giulia', /Giulia Ferrari/);
    await page.keyboard.press('Escape');
    await vi.waitFor(async () => { expect(await palette.count()).toBe(0); }, PATIENT);
  });
});
