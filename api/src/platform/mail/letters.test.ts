import { describe, expect, it } from 'vitest';
import { layOut } from './letter.ts';
import {
  accountExistsLetter,
  approvedLetter,
  credentialEndsLetter,
  mfaResetLetter,
  notificationsLetter,
  passwordChangedLetter,
  passwordResetLetter,
  verifyEmailLetter,
} from './letters.ts';

const env = { PUBLIC_URL: 'https://vedetta.example', PORT: 8080 };
const source = { source: 'X', account: 'acme', day: '1 dicembre 2026', sourceId: 5 };
const all = (language: string | null) => {
  const reader = { language, firstName: 'Ada' };
  return [
    passwordResetLetter(env, { ...reader, userId: 7, token: 'secret' }),
    passwordChangedLetter(reader),
    verifyEmailLetter(env, { ...reader, company: 'Acme', token: 'secret', hours: 72 }),
    mfaResetLetter(env, { ...reader, admin: 'Luca Riva' }),
    mfaResetLetter(env, { ...reader, admin: null }),
    approvedLetter(env, { ...reader, company: 'Acme' }),
    accountExistsLetter(env, reader),
    credentialEndsLetter(env, { ...reader, ...source, hasEnded: false }),
    credentialEndsLetter(env, { ...reader, ...source, account: null, hasEnded: true }),
    notificationsLetter(env, {
      ...reader,
      lines: ['Luca ha scritto'],
      more: 1,
      path: '/threat-manager',
    }),
    notificationsLetter(env, {
      ...reader,
      lines: ['Luca ha scritto'],
      more: 0,
      path: '/threat-manager',
    }),
  ];
};
/** What a letter tells beside its words. */
const facts = (text: string) =>
  [...new Set(text.match(/https:\S+|Ada|Luca Riva|Acme|1 dicembre 2026|acme\b/g))].sort();

describe('letters', () => {
  it('say the same in Italian to whoever chose it for the screens, and English to everybody else', () => {
    expect(all(null)).toEqual(all('en'));
    const [english, italian] = [all(null).map(layOut), all('it').map(layOut)];
    expect(italian.map(({ text }) => facts(text))).toEqual(english.map(({ text }) => facts(text)));
    expect(
      italian.every(
        ({ html, text }) =>
          html.includes('<html lang="it">') &&
          text.includes('Ciao Ada,') &&
          !text.includes('Hello'),
      ),
    ).toBe(true);
    expect(
      english.every(
        ({ html, text }) => html.includes('<html lang="en">') && text.includes('Hello Ada,'),
      ),
    ).toBe(true);
  });
});
