import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../api/test/client.ts';
import { ALLOWED_HOSTS_FILE } from '../../api/src/outbound/allowed-hosts.ts';
import { startTelegram, type TelegramEmulator } from '../../api/test/emulators/telegram.ts';
import { startReceiver } from '../../api/test/receiver.ts';
import { letterTo, secretsOf } from '../../api/test/letters.ts';
import { findingsOn } from './look.ts';
import { changeElsewhere, makeAlerts } from './paths/alerts.ts';
import { PASSWORD } from './paths/people.ts';
import { startStage, type Stage, type Tab } from './paths/stage.ts';

// The administration of a company: each screen on the real server, axe in both themes.
let stage: Stage;
let telegram: TelegramEmulator;
let tab: Tab;
let page: Page;
const findings: string[] = [];
const lookAt = async (what: string, options: { walk?: boolean } = {}): Promise<void> => {
  findings.push(...(await findingsOn(page, what, options)));
};
const goTo = async (path: string, heading: string): Promise<void> => {
  await page.goto(`${stage.url}${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
const rows = () => page.getByRole('row').filter({ has: page.getByRole('cell') });
const dialog = () => page.getByRole('dialog');
beforeAll(async () => {
  telegram = await startTelegram();
  stage = await startStage({ 'collectors.json': JSON.stringify({ telegram: telegram.settings }), [ALLOWED_HOSTS_FILE]: '127.0.0.1\n' });
  tab = await stage.tab(stage.admin);
  ({ page } = tab);
}, 90_000);
afterAll(async () => {
  await tab.close();
  await stage.stop();
  await telegram.close();
});
afterEach(() => expect(findings.splice(0)).toEqual([]));

describe('access keys (sections 2, 6 and 7)', () => {
  test('are made with scopes and an end, shown once, work, and stop when revoked', async () => {
    await goTo('/admin/settings/access-keys', 'Settings');
    await page.getByText('There are no access keys').waitFor();
    await lookAt('no access keys');
    await page.getByRole('link', { name: 'Add an access key' }).first().click();
    await page.waitForURL('**/admin/settings/add-access-token');
    await page.getByRole('checkbox', { name: 'Read' }).uncheck();
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByText('Say what it is for.').waitFor();
    await page.getByText('Choose at least one.').waitFor();
    await lookAt('a refused access key');
    await page.getByLabel('Name').fill('SIEM of the night shift');
    await page.getByRole('checkbox', { name: 'Read' }).check();
    await page.getByLabel('Last day', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByText('Choose today or a later day.').waitFor();
    await page.getByRole('button', { name: '90 days' }).click();
    await page.getByRole('button', { name: 'Make the key' }).click();
    const shown = page.getByLabel('The key', { exact: true });
    await shown.waitFor();
    const key = await shown.innerText();
    expect(key).toMatch(/^vdt_/);
    await lookAt('a new access key');
    const ask = async () => (await call(stage, 'POST', '/api/alert/v1/', { access: key, body: { status: 'DETECTED' } })).status;
    expect(await ask()).toBe(200);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    const row = rows().filter({ hasText: 'SIEM of the night shift' });
    await row.getByText('Active').waitFor();
    await row.getByText('Just now').waitFor();
    expect(await page.content()).not.toContain(key);
    await lookAt('access keys');
    await row.getByRole('button', { name: 'Acts on SIEM of the night shift' }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await dialog().getByLabel('Name').fill('SIEM');
    await dialog().getByRole('checkbox', { name: 'Upload' }).check();
    await lookAt('change an access key', { walk: false });
    await dialog().getByRole('button', { name: 'Save' }).click();
    await rows().filter({ hasText: 'Read, Upload' }).waitFor();
    for (const [act, button, then] of [['Revoke', 'Revoke', 'Revoked'], ['Delete', 'Delete', null]] as const) {
      await page.getByRole('button', { name: 'Acts on SIEM' }).click();
      await page.getByRole('menuitem', { name: act }).click();
      await dialog().getByRole('button', { name: button }).click();
      await dialog().waitFor({ state: 'detached' });
      if (then === null) await page.getByText('There are no access keys').waitFor();
      else await rows().getByText(then).waitFor();
      expect(await ask()).toBe(401);
    }
  });
});

describe('credentials of sources (decisions, section 5)', () => {
  test('are entered from a stopped target, tested at the vendor, never shown again, and deleted', async () => {
    const secret = 'EAAG-secret-of-whatsapp';
    await call(stage, 'POST', '/api/target/v1/create', { access: stage.admin.access, body: { targets: [{ source_id: 23, type: 'account', account_username: 'meridiana_news' }] } });
    await page.goto(`${stage.url}/targets`);
    await page.getByRole('link', { name: 'Check the connection of Telegram' }).click();
    await page.getByRole('heading', { level: 1, name: 'Telegram' }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Fill in “Bot token”.').waitFor();
    await lookAt('a credential with a gap');
    await page.getByLabel('Bot token', { exact: true }).fill('110201544:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Not tested yet').waitFor();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByText('Does not work').waitFor();
    await page.getByRole('alert').getByText(/^Telegram .*credential/).first().waitFor();
    await lookAt('a refused credential');
    await page.getByLabel('Bot token', { exact: true }).fill(String(telegram.credential?.['token']));
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByText('Not tested yet').waitFor();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByText('@vedetta_bot', { exact: true }).waitFor();
    await page.getByText('Connected', { exact: true }).waitFor();
    await goTo('/admin/settings/sources/4', 'WhatsApp');
    await page.getByLabel('Access token', { exact: true }).fill(secret);
    await page.getByLabel('Phone number ID', { exact: true }).fill('109876543210');
    await page.getByLabel('App secret', { exact: true }).fill('app-secret');
    await page.getByLabel('Verify token', { exact: true }).fill('lookout');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(new RegExp(`${stage.url}/hooks/whatsapp/`)).waitFor();
    await lookAt('an address that a vendor calls');
    expect(await page.content()).not.toContain(secret);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await lookAt('disconnect a source', { walk: false });
    await dialog().getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Not connected').waitFor();
    await page.getByRole('link', { name: 'Back to the sources' }).click();
    await rows().filter({ hasText: 'Telegram' }).getByText('Connected', { exact: true }).waitFor();
    await lookAt('sources');
  });
});

describe('webhooks (decisions, section 4)', () => {
  test('are made with a secret that is shown once, tell what became of each message, send it again, pause and go', async () => {
    const receiver = await startReceiver();
    receiver.answers.set('/in', { status: 500 });
    try {
      await goTo('/admin/settings/webhooks', 'Settings');
      await page.getByText('There are no webhooks').waitFor();
      await page.getByRole('link', { name: 'Add a webhook' }).first().click();
      await page.getByLabel('Name').fill('SIEM');
      await page.getByLabel('Address').fill('https://192.168.1.1/');
      await page.getByRole('button', { name: 'Make the webhook' }).click();
      await page.locator('.field-error').waitFor();
      await lookAt('a refused webhook');
      await page.getByLabel('Address').fill(`${receiver.url}/in`);
      await page.getByRole('button', { name: 'Make the webhook' }).click();
      const shown = page.getByLabel('The signing secret', { exact: true });
      await shown.waitFor();
      const secret = await shown.innerText();
      expect(secret).toMatch(/^whsec_/);
      await page.getByRole('button', { name: 'I have saved it' }).click();
      await rows().filter({ hasText: 'SIEM' }).getByText('Nothing sent yet').waitFor();
      expect(await page.content()).not.toContain(secret);
      await lookAt('webhooks', { walk: false });
      await page.getByRole('link', { name: 'SIEM' }).click();
      await page.getByText('Nothing was sent yet').waitFor();
      await page.getByRole('button', { name: 'Send a test message' }).click();
      await rows().filter({ hasText: 'Test message' }).getByText('Retrying').waitFor();
      receiver.answers.delete('/in');
      await page.getByRole('button', { name: /^Acts on Test message/ }).click();
      await page.getByRole('menuitem', { name: 'Try now' }).click();
      await rows().filter({ hasText: 'Test message' }).getByText('Delivered').waitFor();
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect([ids.length >= 2, new Set(ids).size]).toEqual([true, 1]);
      await lookAt('the log of a webhook');
      await page.getByRole('button', { name: 'Test message', exact: true }).click();
      await dialog().getByLabel('What the message says').waitFor();
      await lookAt('a message of a webhook', { walk: false });
      await dialog().getByRole('button', { name: 'Close' }).click();
      for (const [act, button, then] of [['New secret', 'Make a new secret', null], ['Pause', null, 'Paused'], ['Delete', 'Delete', null]] as const) {
        await page.getByRole('button', { name: 'Acts on SIEM' }).click();
        await page.getByRole('menuitem', { name: act }).click();
        if (button !== null) await dialog().getByRole('button', { name: button }).click();
        if (act === 'New secret') expect(await dialog().getByLabel('The signing secret', { exact: true }).innerText()).not.toBe(secret);
        if (act === 'New secret') await dialog().getByRole('button', { name: 'I have saved it' }).click();
        if (button !== null) await dialog().waitFor({ state: 'detached' });
        if (then !== null) await page.getByText(then, { exact: true }).waitFor();
      }
      await page.waitForURL('**/admin/settings/webhooks');
      await page.getByText('There are no webhooks').waitFor();
    } finally {
      await receiver.close();
    }
  });
});

describe('muted alerts (decisions, section 4)', () => {
  test('are asked for from a dismissed alert, listed with how often they held, changed and ended', async () => {
    const [alert] = await makeAlerts(stage, stage.admin, ['muted-1']);
    await changeElsewhere(stage, stage.admin, alert?.id ?? 0, { status: 'DISMISSED', dismiss_reason: 'Known and accepted' });
    await page.goto(`${stage.url}/threat-manager/media/${alert?.mediaId ?? ''}`);
    await page.getByRole('button', { name: 'Mute alerts like this…' }).click();
    await dialog().getByRole('radio', { name: 'Everything that the same rule' }).check();
    await dialog().getByRole('checkbox', { name: 'Only at File' }).check();
    await lookAt('mute alerts like this', { walk: false });
    await dialog().getByRole('button', { name: 'Mute' }).click();
    await page.getByText('Alerts like this are muted').waitFor();
    await goTo('/admin/settings/muted-alerts', 'Settings');
    await rows().filter({ hasText: 'Known and accepted' }).getByText('never ends').waitFor();
    await lookAt('muted alerts', { walk: false });
    await page.getByRole('button', { name: /^Acts on the rule/ }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await dialog().getByLabel('Why').fill('Our own test files');
    await dialog().getByRole('button', { name: '30 days' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await rows().filter({ hasText: 'Our own test files', hasNotText: 'never ends' }).waitFor();
    await page.getByRole('button', { name: /^Acts on the rule/ }).click();
    await page.getByRole('menuitem', { name: 'End now' }).click();
    await dialog().getByRole('button', { name: 'End now' }).click();
    await page.getByText('Nothing is muted').waitFor();
    expect((await call(stage, 'GET', '/api/settings/v1/muted_rules/', { access: stage.admin.access })).body.count).toBe(0);
  });
});

describe('the settings of the company (sections 2 and 6)', () => {
  const read = async () => (await call(stage, 'GET', '/api/settings/v1/', { access: stage.admin.access })).body;
  const section = (name: string) => page.getByRole('region', { name });

  test('keep names and domains, say what is no domain, and give a removed one back', async () => {
    await goTo('/admin/settings', 'Settings');
    const names = section('Protected names');
    await names.getByLabel('New name').fill('Meridiana');
    await names.getByLabel('New name').press('Enter');
    await names.getByRole('listitem').filter({ hasText: 'Meridiana' }).waitFor();
    await names.getByLabel('New name').fill('meridiana');
    await names.getByLabel('New name').press('Enter');
    await names.getByText('It is in the list already.').waitFor();
    const domains = section('Protected domains');
    await domains.getByLabel('New domain').fill('no domain');
    await domains.getByLabel('New domain').press('Enter');
    await domains.getByText('Use a domain such as meridiana.example.').waitFor();
    await lookAt('company settings');
    await names.getByRole('button', { name: 'Remove Meridiana' }).click();
    await page.getByText('Meridiana is not protected any more').waitFor();
    expect((await read()).protected_names).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await names.getByRole('listitem').filter({ hasText: 'Meridiana' }).waitFor();
    expect((await read()).protected_names).toEqual(['Meridiana']);
  });

  test('say what a change would do to what is stored before it is saved, and apply it afterwards', async () => {
    await goTo('/admin/settings', 'Settings');
    const domains = section('Protected domains');
    await domains.getByLabel('New domain').fill('meridiana.example');
    await domains.getByRole('button', { name: 'What would it change?' }).click();
    await dialog().getByText(/items looked at, the newest of the last 90 days/).waitFor();
    await dialog().getByText(/^(So far: )?(No alert|\d+ alerts?) would be raised/).waitFor();
    expect((await read()).protected_domains).toEqual([]);
    await lookAt('a change that is tried', { walk: false });
    await dialog().getByRole('button', { name: 'Add' }).click();
    await domains.getByRole('listitem').filter({ hasText: 'meridiana.example' }).waitFor();
    expect((await read()).protected_domains).toEqual(['meridiana.example']);
    const stored = section('What is stored already');
    await stored.getByRole('button', { name: 'Apply the lists to it' }).click();
    await stored.getByText(/^(So far: )?(No alert was|\d+ alerts? (was|were)) raised/).waitFor();
    const stop = stored.getByRole('button', { name: 'Stop' });
    if (await stop.isVisible()) await stop.click();
  });

  test('take a file of 25,000 watch terms in parts, find one, and are replaced by a pasted list', async () => {
    const terms = section('Watch terms');
    await terms.getByRole('button', { name: 'Add terms' }).click();
    const lines = Array.from({ length: 25_000 }, (_, index) => `meridiana leak number ${index}`);
    await dialog().locator('input[type=file]').setInputFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from([...lines, 'Meridiana  LEAK number 7', 'x'.repeat(300)].join('\n')) });
    await dialog().getByText('25,000 terms, 1 written twice').waitFor();
    await dialog().getByText('Too long, and left out: line 25002.').waitFor();
    await lookAt('watch terms from a file', { walk: false });
    await dialog().getByRole('button', { name: 'Add 25,000' }).click();
    await page.getByText('The list holds 25,000 watch terms').waitFor();
    expect((await read()).watch_terms_count).toBe(25_000);
    await terms.getByLabel('Search watch terms').fill('number 24999');
    await terms.getByRole('listitem').filter({ hasText: 'meridiana leak number 24999' }).waitFor();
    await expect.poll(() => terms.getByRole('listitem').count(), { timeout: 20_000 }).toBe(1);
    await terms.getByRole('button', { name: 'Add terms' }).click();
    await dialog().getByLabel('Terms', { exact: true }).fill('ransom\nbreach');
    await dialog().getByRole('radio', { name: 'Replace the whole list' }).check();
    await dialog().getByRole('button', { name: 'Replace by 2' }).click();
    await page.getByText('The list holds 2 watch terms').waitFor();
    expect((await read()).watch_terms_count).toBe(2);
  });

  test('choose what is told and mailed, and ask before anything is deleted for its age', async () => {
    await page.getByLabel('Tell of changes of alerts that are').selectOption({ label: 'High or graver' });
    await page.getByText('The notifications are changed').waitFor();
    await page.getByRole('switch', { name: 'Send notifications by mail too' }).uncheck();
    await page.getByText('No more mails go out').waitFor();
    const retention = section('Retention');
    await retention.getByRole('radio', { name: 'Delete what is older than' }).check();
    await retention.getByLabel('Days').fill('29');
    await retention.getByText('Enter 30 to 3,650 days.').waitFor();
    await retention.getByLabel('Days').fill('90');
    await retention.getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('This cannot be undone.').waitFor();
    await lookAt('retention dialog', { walk: false });
    expect((await read()).retention_days).toBe(null);
    await dialog().getByRole('button', { name: 'Delete and keep so' }).click();
    await page.getByText('Media and alerts are kept for 90 days').waitFor();
    expect(await read()).toMatchObject({ retention_days: 90, mail_enabled: false, min_notify_severity: 4 });
  });
});

describe('the audit log (section 2)', () => {
  test('tells who did what, by kind, person and day, in an address that can be sent', async () => {
    await goTo('/admin/settings', 'Settings');
    await page.getByRole('link', { name: 'Audit log' }).click();
    await rows().filter({ hasText: 'Settings changed' }).first().waitFor();
    await lookAt('audit log');
    await page.getByLabel('What').selectOption({ label: 'Access keys' });
    await page.waitForURL(/subject=access_key/);
    await rows().filter({ hasText: 'Settings changed' }).first().waitFor({ state: 'detached' });
    const acts = await rows().locator('.row-title').allInnerTexts();
    expect(acts.filter((act) => !act.startsWith('Access key'))).toEqual([]);
    expect(acts[0]).toMatch(/denied|deleted/);
    expect(acts).toContain('Access key created');
    await page.getByLabel('From').fill('2999-01-01');
    await page.getByText('No entry matches').waitFor();
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await rows().filter({ hasText: 'Settings changed' }).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('users (sections 2, 6 and 9)', () => {
  const mailedLink = async (email: string): Promise<string> => {
    const letter = await letterTo({ services: { env: { DATA_DIR: stage.dataDir } } }, email, 'invites you');
    return `${stage.url}/registration#invitation=${secretsOf(letter)['invitation'] ?? ''}`;
  };

  test('are invited by mail, accept with a password of the rules, and may log in at once; a withdrawn link is over', async () => {
    await goTo('/admin/users/invited', 'Users');
    await page.getByText('Nobody is invited').waitFor();
    for (const email of ['anna@elsewhere.example', 'piero@elsewhere.example']) {
      await page.getByRole('button', { name: 'Invite somebody' }).first().click();
      await dialog().getByLabel('E-mail').fill(email);
      await dialog().getByLabel('Group').selectOption({ label: 'Viewers' });
      if (email.startsWith('anna')) await lookAt('invite dialog', { walk: false });
      await dialog().getByRole('button', { name: 'Send the invitation' }).click();
      await rows().filter({ hasText: email }).waitFor();
    }
    await lookAt('invitations');
    const [anna, piero] = [await mailedLink('anna@elsewhere.example'), await mailedLink('piero@elsewhere.example')];
    await page.getByRole('button', { name: 'Acts on piero@elsewhere.example' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await dialog().getByRole('button', { name: 'Withdraw' }).click();
    await rows().filter({ hasText: 'piero' }).waitFor({ state: 'detached' });
    const guest = await stage.tab(null);
    await guest.page.goto(piero);
    await guest.page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
    await guest.page.goto('about:blank');
    await guest.page.goto(anna);
    await guest.page.getByRole('heading', { name: 'Join Meridiana' }).waitFor();
    await guest.page.getByText('Giulia Ferrari invites you to watch over media and files together in Vedetta.').waitFor();
    expect(await guest.page.getByLabel('E-mail').inputValue()).toBe('anna@elsewhere.example');
    await guest.page.getByLabel('First name').fill('Anna');
    await guest.page.getByLabel('Last name').fill('Neri');
    await guest.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.page.getByLabel('Repeat password').fill(PASSWORD);
    findings.push(...(await findingsOn(guest.page, 'accept an invitation', { walk: false })));
    await guest.page.getByRole('button', { name: 'Create my account' }).click();
    await guest.page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
    await guest.close();
    expect((await call(stage, 'POST', '/api/user/v1/login/', { body: { email: 'anna@elsewhere.example', password: PASSWORD } })).status).toBe(200);
  });

  test('are five on a page, searched, filtered and sorted by the address; a second factor is reset and an account deleted, asking first', async () => {
    const people = [];
    for (const name of ['bruno', 'carla', 'dario', 'elena']) people.push(await stage.register(name));
    const enrolled = await stage.enrol(people[0]?.email ?? '');
    await goTo('/admin/users', 'Users');
    await page.getByRole('navigation', { name: 'Pages of users' }).getByRole('button', { name: 'Page 2' }).waitFor();
    expect(await rows().count()).toBe(5);
    await page.getByLabel('Search users').fill('bruno');
    await expect.poll(() => rows().count(), { timeout: 20_000 }).toBe(1);
    await page.getByLabel('Group').selectOption({ label: 'Viewers' });
    await page.getByText('Nobody matches').waitFor();
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await expect.poll(() => rows().count(), { timeout: 20_000 }).toBe(5);
    await page.getByLabel('Order').selectOption({ label: 'Last joined first' });
    await page.waitForURL('**/admin/users?sort=newest');
    await rows().first().filter({ hasText: 'elena' }).waitFor();
    await lookAt('users');
    await goTo(`/admin/users/details/${enrolled.id}`, 'User');
    await page.getByRole('button', { name: 'Reset the second factor' }).click();
    await dialog().getByRole('button', { name: 'Reset' }).click();
    await page.getByText('Not set up yet').waitFor();
    expect((await call(stage, 'GET', '/api/user/v1/whoami/', { access: enrolled.access })).status).toBe(401);
    await page.getByRole('button', { name: 'Delete' }).click();
    await lookAt('delete a user', { walk: false });
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/admin/users');
    expect((await call(stage, 'GET', `/api/user/v1/${enrolled.id}/`, { access: stage.admin.access })).status).toBe(404);
  });
});

test('only admins come in: others are led to the threat manager (section 6)', async () => {
  const analyst = await stage.tab(await stage.colleague('analyst'));
  for (const path of ['/admin/settings', '/admin/settings/access-keys', '/admin/settings/add-access-token']) {
    await analyst.page.goto(`${stage.url}${path}`);
    await analyst.page.waitForURL('**/threat-manager');
  }
  expect(await analyst.page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  await analyst.close();
});
