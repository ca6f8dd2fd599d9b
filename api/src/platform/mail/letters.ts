import type { Message } from '@vedetta/messages/message.ts';
import { render, type Language } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Env } from '../../env.ts';
import type { Letter } from './letter.ts';
import { pageAddress } from './links.ts';

type Where = Pick<Env, 'PUBLIC_URL' | 'PORT'>;

/**
 * Whose screens have a language of their choice; null follows the browser, which no letter knows.
 */
interface Reader {
  language: string | null;
  firstName: string;
}

/** A letter before it is put into words; a text is somebody else's. */
interface Said {
  subject: Message | string;
  paragraphs: readonly (Message | string)[];
  action?: { label: Message; url: string };
  footnote?: Message;
}

/** The language of letters to a person. */
export const letterLanguage = (chosen: string | null): Language => (chosen === 'it' ? 'it' : 'en');

function inWords(chosen: string | null, { subject, paragraphs, action, footnote }: Said): Letter {
  const language = letterLanguage(chosen);
  const words = (said: Message | string) =>
    typeof said === 'string' ? said : render(language, said);
  return {
    language,
    subject: words(subject),
    paragraphs: paragraphs.map(words),
    ...(action && { action: { label: words(action.label), url: action.url } }),
    ...(footnote && { footnote: words(footnote) }),
  };
}

const letterTo = ({ language, firstName }: Reader, said: Said): Letter =>
  inWords(language, {
    ...said,
    paragraphs: [say('mailHello', { firstName }), ...said.paragraphs],
  });

/** @param days how long the link works. */
export const invitationLetter = (
  env: Where,
  {
    inviter,
    company,
    token,
    days,
  }: { inviter: string; company: string; token: string; days: number },
): Letter =>
  inWords(null, {
    subject: say('mailInvitationSubject', { inviter }),
    paragraphs: [say('mailInvitation', { inviter, company })],
    action: {
      label: say('mailInvitationAction'),
      url: pageAddress(env, '/registration', { invitation: token }),
    },
    footnote: say('mailInvitationNote', { days }),
  });

export const passwordResetLetter = (
  env: Where,
  given: Reader & { userId: number; token: string },
): Letter =>
  letterTo(given, {
    subject: say('mailResetSubject'),
    paragraphs: [say('mailReset')],
    action: {
      label: say('mailResetAction'),
      url: pageAddress(env, '/reset-password', { uid: String(given.userId), token: given.token }),
    },
    footnote: say('mailResetNote'),
  });

/** @param hours how long the link works. */
export const verifyEmailLetter = (
  env: Where,
  given: Reader & { company: string; token: string; hours: number },
): Letter =>
  letterTo(given, {
    subject: say('mailVerifySubject'),
    paragraphs: [say('mailVerify', { company: given.company })],
    action: {
      label: say('mailVerifyAction'),
      url: pageAddress(env, '/verify-email', { token: given.token }),
    },
    footnote: say('mailVerifyNote', { hours: given.hours }),
  });

export const passwordChangedLetter = (given: Reader): Letter =>
  letterTo(given, {
    subject: say('mailPasswordChangedSubject'),
    paragraphs: [say('mailPasswordChanged')],
    footnote: say('mailPasswordChangedNote'),
  });

export const mfaResetLetter = (env: Where, given: Reader & { admin: string | null }): Letter =>
  letterTo(given, {
    subject: say('mailMfaResetSubject'),
    paragraphs: [say('mailMfaReset', { admin: given.admin ?? say('mailMfaResetAdmin') })],
    action: { label: say('mailLogIn'), url: pageAddress(env, '/login') },
    footnote: say('mailMfaResetNote'),
  });

export const approvedLetter = (env: Where, given: Reader & { company: string }): Letter =>
  letterTo(given, {
    subject: say('mailApprovedSubject'),
    paragraphs: [say('mailApproved', { company: given.company })],
    action: { label: say('mailLogIn'), url: pageAddress(env, '/login') },
  });

/** @param hours how long the link works. */
export const trialLetter = (
  env: Where,
  given: { firstName: string; company: string; scans: number; token: string; hours: number },
): Letter =>
  letterTo(
    { language: null, firstName: given.firstName },
    {
      subject: say('mailTrialSubject'),
      paragraphs: [say('mailTrial', { company: given.company, scans: given.scans })],
      action: {
        label: say('mailTrialAction'),
        url: pageAddress(env, '/free-trial/activate-account', { token: given.token }),
      },
      footnote: say('mailTrialNote', { hours: given.hours }),
    },
  );

/** For the address of an account that somebody asks a trial for: only its owner learns of it. */
export const accountExistsLetter = (env: Where, given: Reader): Letter =>
  letterTo(given, {
    subject: say('mailAccountExistsSubject'),
    paragraphs: [say('mailAccountExists')],
    action: { label: say('mailLogIn'), url: pageAddress(env, '/login') },
    footnote: say('mailAccountExistsNote', { address: pageAddress(env, '/forgot-password') }),
  });

/**
 * @param day when it ends, in the reader's language: `1 December 2026`.
 * @param sourceId whose page of the settings is opened.
 */
export const credentialEndsLetter = (
  env: Where,
  given: Reader & {
    source: string;
    account: string | null;
    day: string;
    hasEnded: boolean;
    sourceId: number;
  },
): Letter => {
  const { source, account, day, hasEnded, sourceId } = given;
  const reads = account === null ? source : say('mailAccessAs', { source, account });
  return letterTo(given, {
    subject: hasEnded
      ? say('mailAccessEndedSubject', { source })
      : say('mailAccessEndsSubject', { source, day }),
    paragraphs: [
      hasEnded
        ? say('mailAccessEnded', { reads, day })
        : say('mailAccessEnds', { reads, day, source }),
    ],
    action: {
      label: say('mailAccessAction'),
      url: pageAddress(env, `/admin/settings/sources/${sourceId}`),
    },
  });
};

/**
 * @param lines one for each thing that happened, newest first, in the reader's language
 * @param more how many are not told here
 */
export const notificationsLetter = (
  env: Where,
  given: Reader & { lines: readonly [string, ...string[]]; more: number; path: string },
): Letter => {
  const { lines, more } = given;
  const count = lines.length + more;
  return letterTo(given, {
    subject: count === 1 ? lines[0] : say('mailNotificationsSubject', { count }),
    paragraphs: [
      lines.map((line) => `• ${line}`).join('\n'),
      ...(more > 0 ? [say('mailNotificationsMore', { more })] : []),
    ],
    action: { label: say('mailNotificationsAction'), url: pageAddress(env, given.path) },
    footnote: say('mailNotificationsNote'),
  });
};
