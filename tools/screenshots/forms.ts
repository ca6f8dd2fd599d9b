import { mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../../web/test/paths/people.ts';
import { ask, inOrder, menu, press, seen, submit, typed, type Screen } from './acts.ts';
import type { Company } from './company.ts';
import { said } from './words.ts';

type Act = NonNullable<Screen['act']>;
/** The fields of what stands in front, in their order. */
const fields = (page: Page) =>
  page
    .locator('[role=dialog], main')
    .last()
    .locator(
      'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=search]), textarea',
    );
const fill =
  (...texts: string[]): Act =>
  async (page) => {
    for (const [index, text] of texts.entries()) await fields(page).nth(index).fill(text);
  };
const send: Act = async (page) =>
  page.locator('[role=dialog], main').last().locator('button[type=submit]').last().click();
const confirm =
  (name: string): Act =>
  async (page) =>
    page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: said(name) })
      .last()
      .click();
const refused: Act = async (page) =>
  page.locator('[aria-invalid=true], .banner, [role=alert]').first().waitFor();
const leave: Act = async (page) => page.keyboard.press('Tab');
const part =
  (title: string, act: (region: ReturnType<Page['getByRole']>) => Promise<void>): Act =>
  async (page) =>
    act(page.getByRole('region', { name: said(title) }));

function publicForms({ reset, asked }: Company): Screen[] {
  const guest = (name: string, path: string, ...acts: Act[]): Screen => ({
    name: `form-${name}`,
    path,
    who: 'guest',
    act: inOrder(...acts),
  });
  const logIn = (who: string): Act =>
    inOrder(fill(`${who}@meridiana.example`, PASSWORD), send, async (page) =>
      page
        .getByRole('heading', { name: said('Log in'), exact: true })
        .waitFor({ state: 'detached' }),
    );
  const code: Act = async (page) => {
    await fields(page).first().pressSequentially('000000');
  };
  return [
    guest('login-address', '/login', fill('nobody', 'x'), send, refused),
    guest('code', '/login', logIn('luca'), code, refused),
    guest('code-short', '/login', logIn('luca'), send, refused),
    guest(
      'recovery',
      '/login',
      logIn('luca'),
      press('Use a recovery code'),
      fill('abc'),
      send,
      refused,
    ),
    guest(
      'enrolment',
      '/login',
      logIn('elena'),
      seen('Set up two-factor authentication'),
      code,
      refused,
    ),
    guest(
      'registration-address',
      '/registration',
      fill('Ada', 'Neri', 'ada', 'Meridiana-2026-ada', 'Meridiana-2026-ada'),
      send,
      refused,
    ),
    guest(
      'registration-domain',
      '/registration',
      fill('Ada', 'Neri', 'ada@nowhere-known.example', PASSWORD, PASSWORD),
      send,
      refused,
    ),
    guest(
      'registration-taken',
      '/registration',
      fill('Ada', 'Neri', 'luca@meridiana.example', PASSWORD, PASSWORD),
      send,
    ),
    guest('forgot', '/forgot-password', fill('nobody'), send, refused),
    guest('reset', `/reset-password#${reset}`, fill('short', 'other'), send, refused),
    guest(
      'reset-own',
      `/reset-password#${reset}`,
      fill('Meridiana-2026-bruno', 'Meridiana-2026-bruno'),
      send,
      refused,
    ),
    guest(
      'trial-address',
      '/free-trial/request',
      fill('Ada', 'Neri', 'ada@'),
      send,
      async (page) => fields(page).nth(1).waitFor({ state: 'detached' }),
      fill('Meridiana Due'),
      send,
      refused,
    ),
    guest(
      'trial-taken',
      '/free-trial/request',
      fill('Ada', 'Neri', 'luca@meridiana.example'),
      send,
      async (page) => fields(page).nth(1).waitFor({ state: 'detached' }),
      fill('Meridiana'),
      send,
    ),
    guest(
      'trial-password',
      `/free-trial/activate-account#${asked}`,
      fill('short', 'other'),
      send,
      refused,
    ),
  ];
}

function personalForms({ post }: Company): Screen[] {
  const at = (name: string, path: string, ...acts: Act[]): Screen => ({
    name: `form-${name}`,
    path,
    who: 'admin',
    act: inOrder(...acts),
  });
  const own = (name: string, ...acts: Act[]) => at(name, '/user-settings', ...acts);
  const list = (name: string, ...acts: Act[]) =>
    at(name, '/threat-manager', async (page) => page.getByRole('row').nth(1).waitFor(), ...acts);
  const media = (name: string, ...acts: Act[]) =>
    at(
      name,
      `/threat-manager/media/${post}`,
      async (page) =>
        page
          .getByRole('button', { name: said(/^Severity:/) })
          .first()
          .waitFor(),
      ...acts,
    );
  const days = (from: string, to: string): Act =>
    inOrder(press(/^Time detected/), press('Days'), typed('From', from), typed('To', to), leave);
  const file =
    (name: string, bytes: number): Act =>
    async (page) => {
      const path = join(await mkdtemp(join(tmpdir(), 'vedetta-paths-')), name);
      await writeFile(path, '');
      await truncate(path, bytes);
      await page.locator('input[type=file]').first().setInputFiles(path);
      await page.getByText(name).first().waitFor();
    };
  return [
    own('profile', fill('', '', 'request me'), press('Save'), refused),
    own(
      'password',
      typed('Current password', 'not the right one'),
      typed('New password', 'Grondaia-7-tamburi-lenti'),
      typed('Repeat password', 'Grondaia-7-tamburi-lenti'),
      press('Change password'),
      refused,
    ),
    own(
      'password-differs',
      typed('Current password', PASSWORD),
      typed('New password', 'Grondaia-7-tamburi-lenti'),
      typed('Repeat password', 'Grondaia-8'),
      press('Change password'),
      refused,
    ),
    own('codes', ask('Generate new codes'), fill('000000'), confirm('Generate new codes'), refused),
    list(
      'view-name',
      press(/^Saved views/),
      async (page) => page.getByRole('menuitem', { name: said('Save this list…') }).click(),
      async (page) => page.getByRole('dialog').last().waitFor(),
      fill('My critical ones'),
      refused,
    ),
    list('days-no-day', days('31/02/2026', 'ieri')),
    list('days-reversed', days('20/11/2026', '10/11/2026')),
    media(
      'letter',
      ask('Contact publisher'),
      async (page) => page.getByRole('dialog').getByRole('textbox').nth(2).waitFor(),
      fill('nobody', '', ''),
      leave,
    ),
    media('note-long', async (page) => {
      await page.getByLabel(said('Write a note')).fill(`${'a very long note '.repeat(400)}`);
      await press('Add note')(page);
    }),
    media('dismiss-other', ask(/^Dismiss/), async (page) =>
      page.getByRole('radio', { name: said('Other'), exact: true }).check(),
    ),
    at('scan-empty', '/scan-file', file('nothing-in-it.png', 0)),
    at('scan-large', '/scan-file', file('more-than-a-hundred.zip', 101 * 1024 * 1024)),
  ];
}

function adminForms({ target, colleague }: Company): Screen[] {
  const at = (name: string, path: string, ...acts: Act[]): Screen => ({
    name: `form-${name}`,
    path,
    who: 'admin',
    act: inOrder(...acts),
  });
  const add = (source: string, bad: string, kind = 0): Screen =>
    at(
      `target-${source.toLowerCase().replace(' ', '-')}${kind === 0 ? '' : `-${kind}`}`,
      '/add-targets',
      async (page) => {
        await page.getByLabel(said('Source')).selectOption({
          label:
            source === 'Web feed' || source === 'Local network'
              ? String(
                  await page
                    .getByLabel(said('Source'))
                    .locator('option')
                    .filter({ hasText: said(source) })
                    .first()
                    .innerText(),
                )
              : source,
        });
        if (kind > 0) await page.getByRole('radio').nth(kind).check();
        await fill(bad)(page);
        await submit(/^Add target/)(page);
      },
    );
  const access = 'settings/add-access-token';
  const webhook = 'settings/add-webhook';
  const tick =
    (name: string): Act =>
    async (page) =>
      page.getByRole('checkbox', { name: said(name) }).uncheck();
  const source = (id: number, ...texts: string[]): Screen =>
    at(`source-${id}`, `/admin/settings/sources/${id}`, fill(...texts), send);
  return [
    at(
      'invite-address',
      '/admin/users',
      ask('Invite a user'),
      fill('nobody'),
      confirm('Send invitation'),
      refused,
    ),
    at(
      'invite-member',
      '/admin/users',
      ask('Invite a user'),
      fill('luca@meridiana.example'),
      confirm('Send invitation'),
      refused,
    ),
    at('group', `/admin/users/details/${colleague.id}`, async (page) => {
      await page.route('**/graphql', (route) =>
        /"UpdateUser|ChangeUser/.test(route.request().postData() ?? '')
          ? route.abort()
          : route.continue(),
      );
      await page.locator('main select').selectOption({ index: 0 });
    }),
    at(
      'name-there',
      '/admin/settings',
      part('Protected names', async (region) => {
        await region.getByRole('textbox').fill('meridiana');
        await region
          .getByRole('button', { name: said('Add') })
          .last()
          .click();
      }),
    ),
    at(
      'name-short',
      '/admin/settings',
      part('Protected names', async (region) => {
        await region.getByRole('textbox').fill('M');
        await region
          .getByRole('button', { name: said('Add') })
          .last()
          .click();
      }),
    ),
    at(
      'domain',
      '/admin/settings',
      part('Protected domains', async (region) => {
        await region.getByRole('textbox').fill('not a domain');
        await region
          .getByRole('button', { name: said('Add') })
          .last()
          .click();
      }),
    ),
    at('terms', '/admin/settings', ask('Add terms'), fill(`ransom\n${'x'.repeat(300)}\nransom`)),
    at('retention-none', '/admin/settings', async (page) => {
      await page.getByRole('radio', { name: said('Delete items older than') }).check();
      await page.getByLabel(said('Days'), { exact: true }).fill('many');
    }),
    at('key-none', `/admin/${access}`, tick('Read'), submit('Create key'), refused),
    at(
      'key-day',
      `/admin/${access}`,
      fill('Night shift', '31/02/2026'),
      submit('Create key'),
      refused,
    ),
    at(
      'key-past',
      `/admin/${access}`,
      fill('Night shift', '01/02/2020'),
      submit('Create key'),
      refused,
    ),
    at(
      'webhook-none',
      `/admin/${webhook}`,
      fill('Tickets', 'hooks'),
      tick('New alerts'),
      tick('Alert changes'),
      submit('Create webhook'),
      refused,
    ),
    at(
      'webhook-http',
      `/admin/${webhook}`,
      fill('Tickets', 'http://hooks.meridiana.example/'),
      submit('Create webhook'),
      refused,
    ),
    at(
      'webhook-inside',
      `/admin/${webhook}`,
      fill('Tickets', 'https://127.0.0.1/'),
      submit('Create webhook'),
      refused,
    ),
    at('audit-days', '/admin/settings/audit-log', typed('From', '31/02/2026'), leave),
    add('X', 'not a name!'),
    add('Instagram', 'x y'),
    add('Facebook', '<>'),
    add('Telegram', 'a'),
    add('Bluesky', '???'),
    add('Mastodon', 'no-server'),
    add('WhatsApp', 'abc'),
    add('Web feed', 'ftp://x'),
    add('Local network', '../../etc'),
    add('X', '', 1),
    at('target-twice', '/add-targets', async (page) => {
      await page.getByLabel(said('Source')).selectOption({ label: 'X' });
      await press('Add another')(page);
      for (const index of [0, 2]) await fields(page).nth(index).fill('meridiana_spa');
      await submit(/^Add /)(page);
    }),
    at('target-change', `/targets/${target}`, ask('Edit'), fill('not a name!'), confirm('Save')),
    source(4, 'x', 'x', 'x', 'x'),
    source(5, 'x', 'x'),
    source(23, 'x'),
    source(2, 'x'),
    source(1, 'x'),
    at(
      'list-address',
      '/admin/settings/indicator-lists',
      ask('Add an indicator list'),
      fill('CERT', 'http://cert.example'),
      confirm('Add'),
      refused,
    ),
    at('menu-of-users', '/admin/users/invited', menu(/^Actions for/)),
  ];
}

/** Every form with what it refuses in it, for its sentences to be read. */
export const formScreens = (company: Company): Screen[] => [
  ...publicForms(company),
  ...personalForms(company),
  ...adminForms(company),
];
