import type { Page } from 'playwright-core';
import { inOrder, type Screen, seen, submit, typed } from './acts.ts';
import { answered } from './rare.ts';

export function publicScreens(): Screen[] {
  const guest = (name: string, path: string, act?: Screen['act']): Screen => ({
    name,
    path,
    who: 'guest',
    ...(act === undefined ? {} : { act }),
  });
  const person = async (page: Page): Promise<void> => {
    for (const [label, text] of [
      ['First name', 'Marta'],
      ['Last name', 'Sala'],
      ['Email', 'marta@marta-works.example'],
    ] as const)
      await typed(label, text)(page);
    await page.locator('button[type=submit]').click();
    await page.locator('input').nth(1).waitFor({ state: 'detached' });
  };
  return [
    guest('login', '/login'),
    guest('login-empty', '/login', submit('Log in')),
    guest(
      'login-wrong',
      '/login',
      inOrder(
        typed('Email', 'nobody@meridiana.example'),
        typed('Password', 'not the right one'),
        submit('Log in'),
        async (page) => page.getByRole('alert').first().waitFor(),
      ),
    ),
    guest('registration', '/registration'),
    guest(
      'registration-refused',
      '/registration',
      inOrder(typed('Password', 'short'), typed('Repeat password', 'other'), submit('Ask to join')),
    ),
    guest('account-created', '/account-created'),
    guest('forgot-password', '/forgot-password', submit('Send the link')),
    guest('mail-sent', '/forgot-password/mail-sent'),
    guest('reset-password-dead', '/reset-password'),
    guest('free-trial-request', '/free-trial/request', async (page) =>
      page.locator('button[type=submit]').click(),
    ),
    guest('free-trial-company', '/free-trial/request', person),
    guest(
      'free-trial-company-empty',
      '/free-trial/request',
      inOrder(person, async (page) => page.locator('button[type=submit]').click()),
    ),
    guest(
      'free-trial-submitted',
      '/free-trial/request',
      inOrder(person, async (page) => {
        await answered('RegisterTrial', {
          registerTrial: { __typename: 'RegisteredTrial', email: 'marta@marta-works.example' },
        })(page);
        await page.locator('input').last().fill('Marta Works');
        await page.locator('button[type=submit]').click();
        await seen('Check your email')(page);
      }),
    ),
    guest('free-trial-coming-soon', '/login', async (page) => {
      await page.route('**/graphql', (route) =>
        route.fulfill({ json: { data: { setup: { __typename: 'Setup', required: true } } } }),
      );
      await page.goto(new URL('/free-trial/request', page.url()).href);
      await page.getByRole('heading').first().waitFor();
    }),
    guest('free-trial-activate', '/free-trial/activate-account#token=abc'),
    guest('free-trial-link-cut', '/free-trial/activate-account'),
    guest('invitation-dead', '/registration#invitation=abc'),
  ];
}
