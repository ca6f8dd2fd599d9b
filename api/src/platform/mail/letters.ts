import type { Env } from '../../env.ts';
import * as italian from './italian-letters.ts';
import type { Letter } from './letter.ts';
import { pageAddress } from './links.ts';

type Where = Pick<Env, 'PUBLIC_URL' | 'PORT'>;

/**
 * Whose screens have a language of their choice; null follows the browser, which no letter knows.
 */
interface Reader {
  language: string | null;
}

const NOT_YOU = 'If you did not expect this letter you need not do anything.';

/** @param days how long the link works. */
export const invitationLetter = (
  env: Where,
  given: { inviter: string; company: string; token: string; days: number },
): Letter => ({
  subject: `${given.inviter} invites you to Vedetta`,
  paragraphs: [
    `${given.inviter} of ${given.company} invites you to watch over online media and files together in Vedetta.`,
  ],
  action: {
    label: 'Accept the invitation',
    url: pageAddress(env, '/registration', { invitation: given.token }),
  },
  footnote: `The link works once, for ${given.days} days. ${NOT_YOU}`,
});

export const passwordResetLetter = (
  env: Where,
  given: Reader & { firstName: string; userId: number; token: string },
): Letter =>
  given.language === 'it'
    ? italian.passwordReset(env, given)
    : {
        subject: 'Choose a new password for Vedetta',
        paragraphs: [
          `Hello ${given.firstName},`,
          'somebody, hopefully you, asked for a new password for your account at Vedetta.',
        ],
        action: {
          label: 'Choose a new password',
          url: pageAddress(env, '/reset-password', {
            uid: String(given.userId),
            token: given.token,
          }),
        },
        footnote:
          'The link works once, for one hour, and asks for your second factor as ever when ' +
          'you log in. If it was not you, ignore this letter: your password stays as it is.',
      };

/** @param hours how long the link works. */
export const verifyEmailLetter = (
  env: Where,
  given: Reader & { firstName: string; company: string; token: string; hours: number },
): Letter =>
  given.language === 'it'
    ? italian.verifyEmail(env, given)
    : {
        subject: 'Confirm your address for Vedetta',
        paragraphs: [
          `Hello ${given.firstName},`,
          `you asked to join ${given.company} in Vedetta. Confirm that this address is yours; ` +
            'an administrator decides after that.',
        ],
        action: {
          label: 'Confirm my address',
          url: pageAddress(env, '/verify-email', { token: given.token }),
        },
        footnote:
          `The link works once, for ${given.hours} hours. If you did not ask for this, ignore ` +
          'this letter: no one can log in with your address.',
      };

export const passwordChangedLetter = (given: Reader & { firstName: string }): Letter =>
  given.language === 'it'
    ? italian.passwordChanged(given)
    : {
        subject: 'Your Vedetta password was changed',
        paragraphs: [
          `Hello ${given.firstName},`,
          'the password of your account at Vedetta was changed, and every device was signed out.',
        ],
        footnote: 'If this was not you, tell an administrator of your company at once.',
      };

export const mfaResetLetter = (
  env: Where,
  given: Reader & { firstName: string; admin: string | null },
): Letter =>
  given.language === 'it'
    ? italian.mfaReset(env, given)
    : {
        subject: 'Your second factor for Vedetta was reset',
        paragraphs: [
          `Hello ${given.firstName},`,
          `${given.admin ?? 'An administrator'} reset the second factor of your account at ` +
            'Vedetta. Every device was signed out; at your next sign-in you set up a new one.',
        ],
        action: { label: 'Log in', url: pageAddress(env, '/login') },
        footnote: 'If you did not ask for this, tell an administrator of your company at once.',
      };

export const approvedLetter = (
  env: Where,
  given: Reader & { firstName: string; company: string },
): Letter =>
  given.language === 'it'
    ? italian.approved(env, given)
    : {
        subject: 'You can log in to Vedetta now',
        paragraphs: [
          `Hello ${given.firstName},`,
          `your registration with ${given.company} was approved.`,
        ],
        action: { label: 'Log in', url: pageAddress(env, '/login') },
      };

/** @param hours how long the link works. */
export const trialLetter = (
  env: Where,
  given: { firstName: string; company: string; scans: number; token: string; hours: number },
): Letter => ({
  subject: 'Your free trial of Vedetta',
  paragraphs: [
    `Hello ${given.firstName},`,
    `your free trial for ${given.company} is ready: ${given.scans} files to scan. Choose a password to begin.`,
  ],
  action: {
    label: 'Activate the account',
    url: pageAddress(env, '/free-trial/activate-account', { token: given.token }),
  },
  footnote: `The link works once, for ${given.hours} hours. ${NOT_YOU}`,
});

/** For the address of an account that somebody asks a trial for: only its owner learns of it. */
export const accountExistsLetter = (env: Where, given: Reader & { firstName: string }): Letter =>
  given.language === 'it'
    ? italian.accountExists(env, given)
    : {
        subject: 'You have an account at Vedetta already',
        paragraphs: [
          `Hello ${given.firstName},`,
          'somebody, hopefully you, asked for a free trial of Vedetta with your address. You ' +
            'have an account already: log in with it.',
        ],
        action: { label: 'Log in', url: pageAddress(env, '/login') },
        footnote: `Forgotten the password? Ask for a new one at ${pageAddress(env, '/forgot-password')}.`,
      };

/**
 * @param day when it ends, as `1 December 2026`.
 * @param sourceId whose page of the settings is opened.
 */
export const credentialEndsLetter = (
  env: Where,
  given: Reader & {
    firstName: string;
    source: string;
    account: string | null;
    day: string;
    hasEnded: boolean;
    sourceId: number;
  },
): Letter =>
  given.language === 'it'
    ? italian.credentialEnds(env, given)
    : {
        subject: given.hasEnded
          ? `The access to ${given.source} has run out`
          : `The access to ${given.source} runs out on ${given.day}`,
        paragraphs: [
          `Hello ${given.firstName},`,
          given.hasEnded
            ? 'the credential with which Vedetta reads ' +
              `${given.source}${given.account === null ? '' : ` as ${given.account}`} ran out ` +
              `on ${given.day}. Nothing more is collected from there until an administrator ` +
              'enters a new one.'
            : 'the credential with which Vedetta reads ' +
              `${given.source}${given.account === null ? '' : ` as ${given.account}`} runs out ` +
              `on ${given.day}. From then on nothing is collected from there, until an ` +
              `administrator enters a new one. Make one at ${given.source} now, so that nothing ` +
              'is missed.',
        ],
        action: {
          label: 'Enter a new credential',
          url: pageAddress(env, `/admin/settings/sources/${given.sourceId}`),
        },
      };

/** One line for each thing that happened, newest first. @param more how many are not told here. */
export const notificationsLetter = (
  env: Where,
  given: Reader & { firstName: string; lines: readonly string[]; more: number; path: string },
): Letter =>
  given.language === 'it'
    ? italian.notifications(env, given)
    : {
        subject:
          given.lines.length === 1 && given.more === 0
            ? (given.lines[0] ?? '')
            : `${given.lines.length + given.more} new notifications in Vedetta`,
        paragraphs: [
          `Hello ${given.firstName},`,
          given.lines.map((line) => `• ${line}`).join('\n'),
          ...(given.more > 0 ? [`And ${given.more} more.`] : []),
        ],
        action: { label: 'Open Vedetta', url: pageAddress(env, given.path) },
        footnote: 'You choose in your settings which notifications also come by mail.',
      };
