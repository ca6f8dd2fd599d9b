import type { Env } from '../../env.ts';
import type { Letter } from './letter.ts';
import { pageAddress } from './links.ts';

type Where = Pick<Env, 'PUBLIC_URL' | 'PORT'>;
const hello = (firstName: string) => `Ciao ${firstName},`;

// The letters of letters.ts to people who chose Italian for their screens.

export const passwordReset = (
  env: Where,
  given: { firstName: string; userId: number; token: string },
): Letter => ({
  language: 'it',
  subject: 'Scegli una nuova password per Vedetta',
  paragraphs: [
    hello(given.firstName),
    'qualcuno, speriamo tu, ha chiesto una nuova password per il tuo account di Vedetta.',
  ],
  action: {
    label: 'Scegli una nuova password',
    url: pageAddress(env, '/reset-password', { uid: String(given.userId), token: given.token }),
  },
  footnote:
    "Il collegamento funziona una volta sola, per un'ora, e all'accesso chiede come sempre il " +
    "secondo fattore. Se non l'hai chiesta tu, ignora questa lettera: la password resta " +
    "com'è.",
});

export const verifyEmail = (
  env: Where,
  given: { firstName: string; company: string; token: string; hours: number },
): Letter => ({
  language: 'it',
  subject: 'Conferma il tuo indirizzo per Vedetta',
  paragraphs: [
    hello(given.firstName),
    `hai chiesto di entrare in ${given.company} su Vedetta. Conferma che questo indirizzo è ` +
      'tuo; poi decide un amministratore.',
  ],
  action: {
    label: 'Conferma il mio indirizzo',
    url: pageAddress(env, '/verify-email', { token: given.token }),
  },
  footnote:
    `Il collegamento funziona una volta sola, per ${given.hours} ore. Se non l'hai chiesto tu, ` +
    'ignora questa lettera: nessuno può accedere con il tuo indirizzo.',
});

export const passwordChanged = (given: { firstName: string }): Letter => ({
  language: 'it',
  subject: 'La tua password di Vedetta è stata cambiata',
  paragraphs: [
    hello(given.firstName),
    'la password del tuo account di Vedetta è stata cambiata, e ogni dispositivo è stato disconnesso.',
  ],
  footnote: "Se non l'hai cambiata tu, avvisa subito un amministratore della tua azienda.",
});

export const mfaReset = (
  env: Where,
  given: { firstName: string; admin: string | null },
): Letter => ({
  language: 'it',
  subject: 'Il tuo secondo fattore di Vedetta è stato reimpostato',
  paragraphs: [
    hello(given.firstName),
    `${given.admin ?? 'Un amministratore'} ha reimpostato il secondo fattore del tuo account ` +
      'di Vedetta. Ogni dispositivo è stato disconnesso; al prossimo accesso ne configuri uno ' +
      'nuovo.',
  ],
  action: { label: 'Accedi', url: pageAddress(env, '/login') },
  footnote: "Se non l'hai chiesto tu, avvisa subito un amministratore della tua azienda.",
});

export const approved = (env: Where, given: { firstName: string; company: string }): Letter => ({
  language: 'it',
  subject: 'Ora puoi accedere a Vedetta',
  paragraphs: [
    hello(given.firstName),
    `la tua registrazione presso ${given.company} è stata approvata.`,
  ],
  action: { label: 'Accedi', url: pageAddress(env, '/login') },
});

export const accountExists = (env: Where, given: { firstName: string }): Letter => ({
  language: 'it',
  subject: 'Hai già un account di Vedetta',
  paragraphs: [
    hello(given.firstName),
    'qualcuno, speriamo tu, ha chiesto una prova gratuita di Vedetta con il tuo indirizzo. ' +
      'Hai già un account: accedi con quello.',
  ],
  action: { label: 'Accedi', url: pageAddress(env, '/login') },
  footnote: `Hai dimenticato la password? Chiedine una nuova su ${pageAddress(env, '/forgot-password')}.`,
});

/** @param day when it ends, as `1 dicembre 2026` */
export const credentialEnds = (
  env: Where,
  given: {
    firstName: string;
    source: string;
    account: string | null;
    day: string;
    hasEnded: boolean;
    sourceId: number;
  },
): Letter => {
  const reads =
    'la credenziale con cui Vedetta legge ' +
    `${given.source}${given.account === null ? '' : ` come ${given.account}`}`;
  return {
    language: 'it',
    subject: given.hasEnded
      ? `L'accesso a ${given.source} è scaduto`
      : `L'accesso a ${given.source} scade il ${given.day}`,
    paragraphs: [
      hello(given.firstName),
      given.hasEnded
        ? `${reads} è scaduta il ${given.day}. Da lì non viene raccolto più nulla finché un ` +
          'amministratore non ne inserisce una nuova.'
        : `${reads} scade il ${given.day}. Da allora non viene raccolto più nulla finché un ` +
          `amministratore non ne inserisce una nuova. Creane una su ${given.source} adesso, ` +
          'così non ti perdi nulla.',
    ],
    action: {
      label: 'Inserisci una nuova credenziale',
      url: pageAddress(env, `/admin/settings/sources/${given.sourceId}`),
    },
  };
};

export const notifications = (
  env: Where,
  given: { firstName: string; lines: readonly string[]; more: number; path: string },
): Letter => ({
  language: 'it',
  subject:
    given.lines.length === 1 && given.more === 0
      ? (given.lines[0] ?? '')
      : `${given.lines.length + given.more} nuove notifiche in Vedetta`,
  paragraphs: [
    hello(given.firstName),
    given.lines.map((line) => `• ${line}`).join('\n'),
    ...(given.more > 0 ? [given.more === 1 ? "E un'altra." : `E altre ${given.more}.`] : []),
  ],
  action: { label: 'Apri Vedetta', url: pageAddress(env, given.path) },
  footnote: 'Nelle impostazioni scegli quali notifiche arrivano anche per e-mail.',
});
