import type { Page } from 'playwright-core';
import { PASSWORD } from '../../web/test/paths/people.ts';
import {
  ask,
  choose,
  inOrder,
  menu,
  press,
  seen,
  submit,
  tab,
  typed,
  type Screen,
} from './acts.ts';
import type { Company } from './company.ts';
import { said } from './words.ts';

type Act = NonNullable<Screen['act']>;
/**
 * One question of the page is answered as told, every time; what comes once in a life is looked at
 * at every width.
 */
export const answered =
  (operation: string, data: Record<string, unknown>): Act =>
  async (page) => {
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes(`"operationName":"${operation}"`)
        ? route.fulfill({ json: { data } })
        : route.fallback(),
    );
  };
const refusedWith =
  (operation: string, code: string, extensions: Record<string, unknown>): Act =>
  async (page) => {
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes(`"operationName":"${operation}"`)
        ? route.fulfill({
            json: { errors: [{ message: code, extensions: { code, ...extensions } }] },
          })
        : route.fallback(),
    );
  };
const fields = (page: Page) =>
  page
    .locator('[role=dialog], main')
    .last()
    .locator('input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=search])');
const fill =
  (...texts: string[]): Act =>
  async (page) => {
    for (const [index, text] of texts.entries()) await fields(page).nth(index).fill(text);
  };
const send: Act = async (page) =>
  page.locator('[role=dialog], main').last().locator('button[type=submit]').last().click();
const go =
  (path: string): Act =>
  async (page) => {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('main').getByRole('heading').first().waitFor();
    const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({
      width,
      height: Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight)),
    });
  };
const TOKEN = '0123456789abcdefghijklmnopqrstuv';

function publicOnes(): Screen[] {
  const guest = (name: string, path: string, ...acts: Act[]): Screen => ({
    name: `rare-${name}`,
    path,
    who: 'guest',
    act: inOrder(...acts),
  });
  const logIn = (who: string): Act => inOrder(fill(`${who}@meridiana.example`, PASSWORD), send);
  const setUp = inOrder(
    answered('SetupState', { setup: { __typename: 'Setup', required: true } }),
    go('/setup'),
  );
  return [
    guest('setup', '/login', setUp),
    guest(
      'setup-refused',
      '/login',
      setUp,
      fill('a', 'Meridiana', 'Giulia', 'Ferrari', 'giulia', 'short', 'other'),
      send,
    ),
    guest('waiting', '/login', logIn('anna'), seen('Waiting for approval')),
    guest('switched-off', '/login', logIn('dario'), seen('Your account has been deactivated')),
    guest(
      'too-many',
      '/login',
      refusedWith('Login', 'RATE_LIMITED', { status: 429, retryAfter: 840 }),
      logIn('luca'),
      seen('Too many attempts'),
    ),
    guest(
      'recovery-codes',
      '/login',
      logIn('elena'),
      seen('Set up two-factor authentication'),
      answered('VerifyToken', {
        verifyToken: {
          __typename: 'VerifiedToken',
          access: 'none',
          recoveryCodes: Array.from({ length: 10 }, (_, index) => `7H2K${index}-9M4P${index}`),
        },
      }),
      async (page) => fields(page).first().pressSequentially('123456'),
      async (page) => page.getByRole('list').last().waitFor(),
    ),
    guest(
      'invitation',
      '/registration',
      answered('InvitationByToken', {
        invitationByToken: {
          __typename: 'OpenedInvitation',
          email: 'piero@elsewhere.example',
          company: 'Meridiana',
          invitedBy: 'Giulia Ferrari',
        },
      }),
      go(`/registration?again#invitation=${TOKEN}`),
    ),
    guest(
      'invitation-accepted',
      '/registration',
      answered('InvitationByToken', {
        invitationByToken: {
          __typename: 'OpenedInvitation',
          email: 'piero@elsewhere.example',
          company: 'Meridiana',
          invitedBy: 'Giulia Ferrari',
        },
      }),
      answered('AcceptInvitation', {
        acceptInvitation: { __typename: 'AcceptedAddress', email: 'piero@elsewhere.example' },
      }),
      go(`/registration?again#invitation=${TOKEN}`),
      fill('Piero', 'Galli'),
      typed('Password', PASSWORD),
      typed('Repeat password', PASSWORD),
      send,
      seen('Your account is ready'),
    ),
    guest(
      'password-counts',
      '/login',
      answered('PasswordResetByToken', { passwordResetByToken: true }),
      answered('ConfirmPasswordReset', { confirmPasswordReset: true }),
      go(`/reset-password#uid=1&token=${TOKEN}`),
      fill(PASSWORD, PASSWORD),
      send,
      seen('Your password has been reset'),
    ),
    guest(
      'trial-begins',
      '/login',
      answered('TrialByToken', {
        trialByToken: { __typename: 'TrialLink', email: 'marta@marta-works.example' },
      }),
      answered('ActivateTrial', {
        activateTrial: { __typename: 'AcceptedAddress', email: 'marta@marta-works.example' },
      }),
      go(`/free-trial/activate-account#token=${TOKEN}`),
      fill(PASSWORD, PASSWORD),
      send,
      seen('Your trial has started'),
    ),
  ];
}

function signedInOnes({ picture, upload, colleague }: Company): Screen[] {
  const at = (name: string, path: string, ...acts: Act[]): Screen => ({
    name: `rare-${name}`,
    path,
    who: 'admin',
    act: inOrder(...acts),
  });
  const rows: Act = async (page) => page.getByRole('row').nth(1).waitFor();
  const key =
    (...keys: string[]): Act =>
    async (page) => {
      for (const one of keys) await page.keyboard.press(one);
    };
  const media: Act = async (page) =>
    page
      .getByRole('button', { name: said(/^Severity:/) })
      .first()
      .waitFor();
  const dialog: Act = async (page) => page.getByRole('dialog').last().waitFor();
  const proof = inOrder(
    ask('Change authenticator app'),
    answered('OfferAuthenticator', {
      offerAuthenticator: {
        __typename: 'AuthenticatorOffer',
        qrSvg:
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1zM5 ' +
          '1h3v3H5zM1 5h3v3H1zM6 6h2v2H6z"/></svg>',
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        offer: 'x',
      },
    }),
    fill('123456'),
    send,
    seen('Code from the new authenticator app'),
  );
  return [
    at('preview', '/threat-manager', rows, key('p', 'j'), async (page) => {
      if ((page.viewportSize()?.width ?? 0) > 1200)
        await page.getByRole('complementary', { name: said('Preview') }).waitFor();
    }),
    at('resolve', '/threat-manager?tab=progress', rows, key('j', 'r'), dialog),
    at(
      'bulk-resolve',
      '/threat-manager?tab=progress',
      rows,
      async (page) =>
        page.getByRole('checkbox', { name: said('Select all alerts on this page') }).check(),
      ask(/^Resolve/),
    ),
    at('similar', `/threat-manager/media/${picture}`, media, tab(/^Similar media/)),
    at('media-menu', `/threat-manager/media/${upload}`, media, menu('Item actions')),
    at(
      'original',
      `/threat-manager/media/${upload}`,
      media,
      choose('Item actions', 'Download the original…'),
    ),
    at('authenticator', '/user-settings', ask('Change authenticator app')),
    at('authenticator-offered', '/user-settings', proof),
    at(
      'key-made',
      '/admin/settings/add-access-token',
      typed('Name', 'Night shift'),
      submit('Create key'),
      seen(/^vdt_/),
    ),
    at(
      'webhook-made',
      '/admin/settings/add-webhook',
      fill('Tickets', 'https://hooks.meridiana.example/vedetta/again'),
      submit('Create webhook'),
      seen(/whsec|won’t be shown again/),
    ),
    at('switch-off', `/admin/users/details/${colleague.id}`, ask('Deactivate')),
    at('key-revoke', '/admin/settings/access-keys', choose(/^Actions for/, /^Revoke/)),
    at('muted-change', '/admin/settings/muted-alerts', choose(/^Actions for/, /^Edit/)),
    at('application-error', '/targets', async (page) => {
      await page.route('**/assets/*add-page*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "throw new Error('a fault of this page');",
        }),
      );
      await page
        .getByRole('main')
        .getByRole('link', { name: said('Add targets') })
        .first()
        .click();
      await page.getByRole('heading', { name: said('Unexpected Application Error!') }).waitFor();
    }),
  ];
}

/**
 * What is seen once or seldom: first steps, ends of mailed links, what is shown one time, faults.
 */
export const rareScreens = (company: Company): Screen[] => [
  ...publicOnes(),
  ...signedInOnes(company),
  {
    name: 'rare-drawer-empty',
    path: '/threat-manager',
    who: 'trial',
    act: async (page) => {
      if (
        !(await page
          .getByRole('button', { name: said(/^Notifications/) })
          .first()
          .isVisible())
      )
        await press('Open menu')(page);
      await press(/^Notifications/)(page);
      await seen("You're all caught up!")(page);
    },
  },
];
