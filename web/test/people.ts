import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Someone {
  first: string;
  last: string;
  email: string;
  password: string;
}
export const GIULIA: Someone = {
  first: 'Giulia',
  last: 'Ferrari',
  email: 'giulia@meridiana.example',
  password: 'Lanterna-verde-91-scoglio',
};
export const LUCA: Someone = {
  first: 'Luca',
  last: 'Bianchi',
  email: 'luca@meridiana.example',
  password: 'Grondaia-7-tamburi-lenti',
};
export const SETUP_CODE = 'story-set-up-code';

/** Fills the fields that set-up and registration share. */
export async function introduce(page: Page, who: Someone): Promise<void> {
  await page.getByLabel('First name').fill(who.first);
  await page.getByLabel('Last name').fill(who.last);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByLabel('Repeat password', { exact: true }).fill(who.password);
}

/** From an empty server to the log-in page: the company and its first admin. */
export async function setUpCompany(page: Page, url: string, who: Someone): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByLabel('Set-up code').fill(SETUP_CODE);
  await page.getByLabel('Company').fill('Meridiana');
  await introduce(page, who);
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.waitForURL('**/login');
}

/**
 * Logs in for the first time, by keyboard alone, and enrols a second factor.
 * @returns the secret of the authenticator and the recovery codes, as the person would keep them.
 */
export async function firstLogIn(
  page: Page,
  url: string,
  who: Someone,
  look: () => Promise<void>,
): Promise<{ secret: string; codes: string[] }> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Email').press('Tab');
  await page.keyboard.type(who.password);
  await look();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  const text = await page.getByText(/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/).innerText();
  const secret = (/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(text)?.[0] ?? '').replaceAll(' ', '');
  await look();
  await page.getByLabel('6-digit code').fill(generateSync({ secret }));
  // The sixth digit may send the form by itself; the button is for those who wait.
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await look();
  await page.getByLabel('I’ve saved them').check();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.waitForURL('**/threat-manager');
  return { secret, codes };
}
