import { expect, vi } from 'vitest';
import { call } from '../../../api/test/client.ts';
import { eventually } from '../../../api/test/server-process.ts';
import { PATIENT } from '../patience.ts';
import { alertNow, changeElsewhere, makeAlerts } from './alerts.ts';
import { nextCode, PASSWORD, type Person } from './people.ts';
import type { Stage, Tab } from './stage.ts';

/** A busy machine is not a wrong state. */

/**
 * The network of one browser goes away in the middle, and comes back: no answer reaches it
 * meanwhile.
 */
const away = async ({ context, gate }: Tab): Promise<void> => {
  gate.cut(true);
  await context.setOffline(true);
};
const back = async ({ context, gate }: Tab): Promise<void> => {
  gate.cut(false);
  await context.setOffline(false);
};
const offline = ({ page }: Tab) => page.getByText('You’re offline.');

async function at(stage: Stage, person: Person, path: string): Promise<Tab> {
  const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
  await tab.page.goto(`${stage.url}${path}`);
  await tab.page.getByText('Live', { exact: true }).waitFor();
  return tab;
}

/**
 * The code went through and its answer was lost: the page says so, and whoever begins anew comes
 * in.
 */
export async function cutSignIn(stage: Stage): Promise<void> {
  const person = await stage.colleague('cut-sign-in');
  const tab = await stage.tab(null);
  const { page, gate } = tab;
  await page.goto(`${stage.url}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('6-digit code').waitFor();
  await away(tab);
  const code = nextCode(person.secret);
  await page.getByLabel('6-digit code').fill(code);
  await page.getByText('Couldn’t reach the server. Check your connection and try again.').waitFor();
  await back(tab);
  await offline(tab).waitFor({ state: 'detached' });
  gate.hold('VerifyToken');
  await page.getByLabel('6-digit code').fill(code);
  await gate.decide('VerifyToken', 'lose');
  await page.getByText('Couldn’t reach the server. Check your connection and try again.').waitFor();
  await gate.release('VerifyToken');
  // The code that was taken without an answer has ended the log-in that it belonged to: the page
  // says so and begins anew.
  await page.getByLabel('6-digit code').fill(code);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(person.codes.pop() ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/threat-manager');
  await tab.close();
}

/**
 * The token runs out while there is no network: nobody is sent to the log-in, and one refresh
 * follows when it is back.
 */
export async function cutSession(stage: Stage): Promise<void> {
  const person = await stage.colleague('cut-session');
  const tab = await at(stage, person, '/threat-manager');
  const { page, gate } = tab;
  const token = () => page.evaluate(() => localStorage.getItem('userData'));
  const before = await token();
  await away(tab);
  await offline(tab).waitFor();
  await page.clock.fastForward(9.5 * 60_000);
  await vi.waitFor(() => {
    expect(gate.asked.get('RefreshSession') ?? 0).toBeGreaterThan(0);
  }, PATIENT);
  expect(page.url()).toContain('/threat-manager');
  // Nothing is tried again by itself meanwhile: what follows comes of the network alone.
  await tab.freeze();
  const asked = gate.asked.get('RefreshSession') ?? 0;
  await back(tab);
  await vi.waitFor(async () => {
    expect(await token()).not.toBe(before);
  }, PATIENT);
  await tab.thaw();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(gate.asked.get('RefreshSession')).toBe(asked + 1);
  // The answer of the next one is lost: the server has renewed, the page has not, and it goes on
  // all the same.
  const second = await token();
  gate.hold('RefreshSession');
  await page.clock.fastForward(9.5 * 60_000);
  await gate.decide('RefreshSession', 'lose');
  await gate.release('RefreshSession');
  await vi.waitFor(async () => {
    expect(await token()).not.toBe(second);
  }, PATIENT);
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  await tab.close();
}

/**
 * Three files on their way when the network goes; one of them the server has already. Each is there
 * once afterwards.
 */
export async function cutUpload(stage: Stage): Promise<void> {
  const person = await stage.colleague('cut-upload');
  const tab = await at(stage, person, '/threat-manager');
  const { page, gate } = tab;
  await page.getByRole('link', { name: /^File scanner/ }).click();
  gate.hold('create');
  const names = ['cut-1.txt', 'cut-2.txt', 'cut-3.txt', 'cut-4.txt'];
  await page.locator('input[type=file]').setInputFiles(
    names.map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(`content of ${name}`),
    })),
  );
  await gate.decide('create', 'lose');
  await away(tab);
  await page.getByText('Paused until the connection is back.').first().waitFor();
  gate.forget('create');
  await back(tab);
  await gate.release('create');
  for (const name of names) await page.getByRole('row').filter({ hasText: name }).waitFor();
  await page.getByRole('heading', { name: 'Uploads' }).waitFor({ state: 'detached' });
  const { body } = await call(stage, 'GET', '/api/fileupload/v1/', { access: person.access });
  expect(
    (body.results as { filename: string }[])
      .map(({ filename }) => filename)
      .filter((name) => names.includes(name))
      .sort(),
  ).toEqual(names);
  // The server refuses to take the file whose answer was lost a second time.
  await tab.close(/status of 409 .*\/api\/fileupload\/v1\/create\/$/);
}

/**
 * The server validated the alert and its answer was lost: it is validated once, and the page comes
 * to show it.
 */
export async function cutTriage(stage: Stage): Promise<void> {
  const person = await stage.colleague('cut-triage');
  const [alert] = await makeAlerts(stage, person, ['cut-triage']);
  if (alert === undefined) throw new Error('There is no alert.');
  const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
  const { page, gate } = tab;
  await page.goto(`${stage.url}/threat-manager/media/${alert.mediaId}`);
  gate.hold('UpdateAlertStatus');
  const { version } = await alertNow(stage, person, alert.id);
  await page.getByRole('button', { name: /^Validate/ }).click();
  await gate.decide('UpdateAlertStatus', 'lose');
  await away(tab);
  await page.getByRole('alert', { name: 'Couldn’t save the change' }).waitFor();
  await back(tab);
  await gate.release('UpdateAlertStatus');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.locator('.head .pill').getByText('In progress').waitFor();
  await page.getByRole('button', { name: /^Resolve/ }).waitFor();
  expect(await alertNow(stage, person, alert.id)).toMatchObject({
    status: 'VALIDATED',
    version: version + 1,
  });
  await tab.close();
}

/**
 * What was read without a network is read at the server afterwards, and what came meanwhile is
 * there, once.
 */
export async function cutNotifications(stage: Stage): Promise<void> {
  const person = await stage.colleague('cut-bell');
  const alerts = await makeAlerts(stage, person, ['cut-bell-1', 'cut-bell-2']);
  const assign = (index: number) =>
    changeElsewhere(stage, stage.admin, alerts[index]?.id ?? 0, { assigned_to: person.id });
  const tab = await at(stage, person, '/threat-manager');
  const { page } = tab;
  await assign(0);
  await page.getByRole('button', { name: 'Notifications 1 unread' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer.getByRole('listitem').waitFor();
  await away(tab);
  await drawer.getByRole('button', { name: 'Mark all as read' }).click();
  await drawer.getByRole('img', { name: 'Unread' }).waitFor({ state: 'detached' });
  await assign(1);
  await back(tab);
  await drawer.getByRole('img', { name: 'Unread' }).waitFor();
  await vi.waitFor(async () => {
    expect(await drawer.getByRole('listitem').count()).toBe(2);
  }, PATIENT);
  // What was read here is told to the server; what came later stays unread there too.
  await page.clock.fastForward(30_000);
  await eventually(async () => {
    const { body } = await call(stage, 'POST', '/api/notifications/v1/', {
      access: person.access,
      body: {},
    });
    return (body.results as { is_read: boolean }[]).map(({ is_read }) => is_read).join() ===
      'false,true'
      ? true
      : undefined;
  }, 'the server knows what was read');
  await tab.close();
}

/**
 * The live line is slow to open, and an alert changes after the list was read: the row comes to
 * show it all the same.
 */
export async function slowLine(stage: Stage): Promise<void> {
  const person = await stage.colleague('slow-line');
  const [alert] = await makeAlerts(stage, person, ['slow-line']);
  if (alert === undefined) throw new Error('There is no alert.');
  const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
  const { page } = tab;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    await opened;
    socket.connectToServer();
  });
  await page.goto(`${stage.url}/threat-manager`);
  const row = page.getByRole('row').filter({ hasText: 'slow-line' });
  await row.getByText('High', { exact: true }).waitFor();
  await changeElsewhere(stage, stage.admin, alert.id, { severity: 2 });
  open();
  await row.getByText('Low', { exact: true }).waitFor();
  await tab.close();
}

/**
 * A filter that is applied without a network is what the address says and what the list shows when
 * it is back.
 */
export async function cutFilters(stage: Stage): Promise<void> {
  const person = await stage.colleague('cut-filters');
  await makeAlerts(stage, person, ['cut-filters']);
  const tab = await at(stage, person, '/threat-manager');
  const { page } = tab;
  const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  await rows.first().waitFor();
  await away(tab);
  await offline(tab).waitFor();
  await page.getByRole('textbox', { name: /^Search/ }).fill('cut-filters');
  await page.waitForURL(/q=cut-filters/);
  await back(tab);
  await offline(tab).waitFor({ state: 'detached' });
  await rows.filter({ hasText: 'cut-filters' }).waitFor();
  await vi.waitFor(async () => {
    expect(await rows.count()).toBe(1);
  }, PATIENT);
  await page.reload();
  await rows.filter({ hasText: 'cut-filters' }).waitFor();
  expect(await rows.count()).toBe(1);
  await tab.close();
}
