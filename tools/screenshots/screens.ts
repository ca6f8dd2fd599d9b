import type { Page } from 'playwright-core';
import {
  ask,
  choose,
  inOrder,
  menu,
  press,
  type Screen,
  seen,
  submit,
  tab,
  typed,
  unanswered,
  type Who,
} from './acts.ts';
import type { Company } from './company.ts';
import { formScreens } from './forms.ts';
import { publicScreens } from './public-screens.ts';
import { rareScreens } from './rare.ts';
import { said } from './words.ts';

function managerScreens(): Screen[] {
  const at = (name: string, act?: Screen['act'], path = '/threat-manager'): Screen => ({
    name: `manager-${name}`,
    path,
    who: 'admin',
    act: inOrder(
      async (page) => page.getByRole('row').nth(1).waitFor(),
      ...(act === undefined ? [] : [act]),
    ),
  });
  const filter = (name: string) =>
    at(`filter-${name.toLowerCase().replace(' ', '-')}`, press(new RegExp(`^${name}`)));
  const chosen = async (page: Page): Promise<void> =>
    page.getByRole('checkbox', { name: said('Select all alerts on this page') }).check();
  const first =
    (key: string) =>
    async (page: Page): Promise<void> => {
      await page.keyboard.press('j');
      await page.keyboard.press(key);
      await page.getByRole('dialog').last().waitFor();
    };
  return [
    at('review'),
    at('progress', undefined, '/threat-manager?tab=progress'),
    at('resolved', undefined, '/threat-manager?tab=resolved'),
    at('dismissed', undefined, '/threat-manager?tab=dismissed'),
    at('media', undefined, '/threat-manager?tab=media'),
    at(
      'figure',
      undefined,
      '/threat-manager?tab=all&severity=any&detector=extortion&' +
        'answer=confirmed_threat,known_and_accepted,false_positive_benign,false_positive_satire_or_news',
    ),
    at('export', menu('Export')),
    ...['Source', 'Target', 'Severity', 'Time detected', 'Assignee'].map(filter),
    at('saved-views', menu(/^Saved views/)),
    at('save-view', choose(/^Saved views/, 'Save this list…')),
    at('manage-views', choose(/^Saved views/, 'Manage views…')),
    at('row-menu', menu(/^Actions for/)),
    at('keys', async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').last().waitFor();
    }),
    at('bulk', chosen),
    at('bulk-assign', inOrder(chosen, ask('Assign…'))),
    at('days', inOrder(press(/^Time detected/), press('Days'))),
    at('dismiss', first('d')),
    at('assign', first('a')),
    at('palette', async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').last().fill('ex');
      await page.getByRole('option').first().waitFor();
    }),
    {
      name: 'manager-no-match',
      path: '/threat-manager?q=nowhere-to-be-found',
      who: 'admin',
      act: seen('No matching alerts'),
    },
    {
      name: 'manager-loading',
      path: '/threat-manager',
      who: 'admin',
      act: async (page) => {
        await page.route('**/graphql', (route) =>
          /AlertList"/.test(route.request().postData() ?? '') ? undefined : route.continue(),
        );
        await page.reload({ waitUntil: 'domcontentloaded' });
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
    {
      name: 'manager-failed',
      path: '/threat-manager',
      who: 'admin',
      act: async (page) => {
        await page.route('**/graphql', (route) =>
          /AlertList"/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
        );
        await page.reload({ waitUntil: 'domcontentloaded' });
        await page
          .getByRole('button', { name: said('Try again') })
          .first()
          .waitFor();
      },
    },
    {
      name: 'offline',
      path: '/threat-manager',
      who: 'admin',
      act: async (page) => {
        await page.context().setOffline(true);
        await page.getByText(said(/^You’re offline. This/)).waitFor();
      },
    },
  ];
}

function mediaScreens({ post, upload, picture }: Company): Screen[] {
  const at = (name: string, id: number, act?: Screen['act']): Screen => ({
    name: `media-${name}`,
    path: `/threat-manager/media/${id}`,
    who: 'admin',
    act: inOrder(
      async (page) =>
        page
          .getByRole('button', { name: said(/^Severity:/) })
          .first()
          .waitFor(),
      ...(act === undefined ? [] : [act]),
    ),
  });
  return [
    at('post', post),
    at('upload', upload),
    at('picture', picture),
    at('report', upload, tab(/^Scan report/)),
    at('raw', post, tab('Raw')),
    at('severity', post, press(/^Severity:/)),
    at('assignee', post, press(/^Assignee:/)),
    at('dismiss', post, ask(/^Dismiss/)),
    at('mention', post, async (page) => {
      await page.getByLabel(said('Write a note')).pressSequentially('See @lu');
      await page.getByRole('listbox').last().waitFor();
    }),
    at('note-menu', post, menu(/^Actions for the note/)),
    at(
      'note-edit',
      post,
      inOrder(
        menu(/^Actions for the note/),
        async (page) => page.getByRole('menuitem', { name: said('Edit') }).click(),
        async (page) => page.getByLabel(said('Edit note')).waitFor(),
      ),
    ),
    {
      name: 'media-unknown',
      path: '/threat-manager/media/999999',
      who: 'admin',
      act: seen('Item not found'),
    },
  ];
}

function areaScreens({ target }: Company): Screen[] {
  const at = (name: string, path: string, act?: Screen['act'], who: Who = 'admin'): Screen => ({
    name,
    path,
    who,
    ...(act === undefined ? {} : { act }),
  });
  const account = async (page: Page): Promise<void> => {
    if (!(await page.getByRole('button', { name: said('Account menu') }).isVisible()))
      await press('Open menu')(page);
    await menu('Account menu')(page);
  };
  const framed = async (page: Page): Promise<void> => page.locator('.tour-frame').waitFor();
  const tour = inOrder(press('Show the tour'), seen('Welcome to Vedetta'), framed);
  const drawer = async (page: Page): Promise<void> => {
    if (
      !(await page
        .getByRole('button', { name: said(/^Notifications/) })
        .first()
        .isVisible())
    )
      await press('Open menu')(page);
    await press(/^Notifications/)(page);
    await page
      .getByRole('dialog', { name: said('Notifications') })
      .getByRole('listitem')
      .first()
      .waitFor();
  };
  return [
    at('analytics', '/threat-analytics'),
    at('analytics-source', '/threat-analytics', press(/^Source/)),
    at('analytics-period', '/threat-analytics', press(/2026/)),
    at('analytics-days', '/threat-analytics', async (page) => {
      await press(/2026/)(page);
      await page.getByRole('dialog').getByText(said('Days'), { exact: true }).first().click();
    }),
    at('analytics-export', '/threat-analytics', menu('Export')),
    at('analytics-tables', '/threat-analytics', async (page) => {
      const tables = page.getByRole('button', { name: said(/^Table: /) });
      await tables.first().waitFor();
      for (let i = (await tables.count()) - 1; i >= 0; i -= 1) await tables.nth(i).click();
    }),
    at('analytics-empty', '/threat-analytics?month=2025-02'),
    at('targets', '/targets', async (page) => page.getByRole('row').nth(1).waitFor()),
    at('targets-menu', '/targets', menu(/^Actions for/)),
    at('target', `/targets/${target}`),
    at('target-change', `/targets/${target}`, ask('Edit')),
    at('target-stop', `/targets/${target}`, ask('Stop watching')),
    at('target-unknown', '/targets/999999', seen('Target not found')),
    at('targets-add', '/add-targets', async (page) => {
      await page.getByLabel(said('Source')).selectOption({ label: 'X' });
      await submit('Add target')(page);
    }),
    at('targets-locked', '/targets', undefined, 'trial'),
    at('analytics-locked', '/threat-analytics', undefined, 'trial'),
    at('scan', '/scan-file', async (page) => page.getByRole('row').nth(1).waitFor()),
    at('scan-menu', '/scan-file', menu(/^Actions for/)),
    at('tour-scan', '/user-settings', tour, 'trial'),
    at(
      'tour-manager',
      '/user-settings',
      inOrder(
        tour,
        press('Next'),
        seen('Review detected risks'),
        async (page) =>
          page.getByRole('heading', { level: 1, name: said('Threat manager') }).waitFor(),
        framed,
      ),
      'trial',
    ),
    at('scan-trial', '/scan-file', undefined, 'trial'),
    at('scan-exhausted', '/scan-file', undefined, 'exhausted'),
    at('manager-trial', '/threat-manager', undefined, 'trial'),
    at('settings', '/user-settings'),
    at(
      'settings-refused',
      '/user-settings',
      inOrder(typed('Phone number', 'request me'), press('Change password')),
    ),
    at('settings-codes', '/user-settings', ask('Generate new codes')),
    at('drawer', '/threat-manager', drawer),
    at('account-menu', '/threat-manager', account),
    at(
      'logout',
      '/threat-manager',
      inOrder(account, async (page) =>
        page
          .getByRole('menuitem', { name: said('Logout') })
          .click()
          .then(() => page.getByRole('dialog').last().waitFor()),
      ),
    ),
    at('menu', '/threat-manager', async (page) => {
      if (await page.getByRole('button', { name: said('Open menu') }).isVisible())
        await press('Open menu')(page);
    }),
    at('chunk-failed', '/scan-file', async (page) => {
      await page.route('**/assets/page-*.js', (route) => route.abort());
      await page.route('**/assets/*threat-manager*.js', (route) => route.abort());
      await page.goto(new URL('/targets', page.url()).href);
      await page.getByRole('button', { name: said('Reload the page') }).waitFor();
    }),
    at(
      'config-failed',
      '/login',
      async (page) => {
        await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
        await page.reload();
      },
      'guest',
    ),
    at(
      'unreachable',
      '/threat-manager',
      inOrder(unanswered('cut'), async (page) =>
        page.getByRole('button', { name: said('Try again') }).waitFor(),
      ),
    ),
    at('loading', '/threat-manager', inOrder(unanswered('stall'), seen('Loading...'))),
  ];
}

function adminScreens({ pending, colleague, webhook }: Company): Screen[] {
  const at = (name: string, path: string, act?: Screen['act']): Screen => ({
    name: `admin-${name}`,
    path: `/admin/${path}`,
    who: 'admin',
    ...(act === undefined ? {} : { act }),
  });
  const rows = async (page: Page): Promise<void> => page.getByRole('row').nth(1).waitFor();
  return [
    at('users', 'users', rows),
    at('invited', 'users/invited', rows),
    at('pending', 'pending-registrations', rows),
    at('invite', 'users', ask('Invite a user')),
    at('user', `users/details/${colleague.id}`),
    at('user-reset', `users/details/${colleague.id}`, ask('Reset two-factor authentication')),
    at('user-delete', `users/details/${colleague.id}`, ask('Delete')),
    at('user-unknown', 'users/details/999999', seen('User not found')),
    at('review', `users/review/${pending}`),
    at('reject', `users/review/${pending}`, ask('Reject')),
    at('settings', 'settings'),
    at('terms', 'settings', ask('Add terms')),
    at('retention', 'settings', async (page) => {
      await page.getByRole('radio', { name: said('Delete items older than') }).check();
      await page.getByLabel(said('Days'), { exact: true }).fill('29');
    }),
    at('sources', 'settings/sources', rows),
    at('source', 'settings/sources/4'),
    at('source-gap', 'settings/sources/5', submit('Replace')),
    at('source-refused', 'settings/sources/23', seen('Not working')),
    at('source-leave', 'settings/sources/4', ask('Disconnect')),
    at('source-unknown', 'settings/sources/99', seen('This source doesn’t use a credential')),
    at('keys', 'settings/access-keys', rows),
    at('key-menu', 'settings/access-keys', menu(/^Actions for/)),
    at('key-add', 'settings/add-access-token', submit('Create key')),
    at('webhooks', 'settings/webhooks', rows),
    at('webhook', `settings/webhooks/${webhook}`, rows),
    at('webhook-add', 'settings/add-webhook', submit('Create webhook')),
    at('webhook-message', `settings/webhooks/${webhook}`, async (page) =>
      page
        .getByRole('button', { name: said('Test message'), exact: true })
        .click()
        .then(() => page.getByRole('dialog').waitFor()),
    ),
    at('lists', 'settings/indicator-lists', seen('No indicator lists yet')),
    at('list-add', 'settings/indicator-lists', ask('Add an indicator list')),
    at('given-up', 'settings/given-up-work'),
    at('muted', 'settings/muted-alerts', rows),
    at('audit', 'settings/audit-log', rows),
  ];
}

/**
 * Every screen, drawer, dialog and menu, and the states in which there is nothing, not yet or no
 * more.
 */
export const screensOf = (company: Company): Screen[] => [
  ...publicScreens(),
  ...managerScreens(),
  ...mediaScreens(company),
  ...areaScreens(company),
  ...adminScreens(company),
  ...formScreens(company),
  ...rareScreens(company),
];
