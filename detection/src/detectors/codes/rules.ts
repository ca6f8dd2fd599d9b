import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { LinkTrait } from '../../formats/urls/link.ts';

/** One rule: what the alert says and how much it matters. `name` is the code, `QR code`. */
export interface CodeRule {
  rule: string;
  score: number;
  title: (name: Message) => Message;
  why: Message;
}

const rule = (
  id: string,
  score: number,
  title: (name: Message) => Message,
  why: Message,
): CodeRule => ({ rule: `codes/${id}`, score, title, why });

/**
 * Low by itself: a link that people cannot read before they open it. What makes it worse raises it
 * to Medium, no further: the link is not opened, so nothing is proven.
 */
export const PLAIN_LINK = rule(
  'link',
  200,
  (name) => say('titleLink', { code: name }),
  say('saidLeadsWebAddress'),
);

export const LINK_RULES: Record<LinkTrait, CodeRule> = {
  /** Names before an @ make the true host look like a path; nobody prints them in good faith. */
  credentials: rule(
    'link-credentials',
    400,
    (name) => say('titleLinkUserName', { code: name }),
    say('saidPartBeforeNo'),
  ),
  /** Opening it fetches something that runs. */
  download: rule(
    'link-download',
    400,
    (name) => say('titleProgramDownload', { code: name }),
    say('saidAddressEndsFile'),
  ),
  /** A public service has a name. */
  address: rule(
    'link-address',
    350,
    (name) => say('titleBareNetworkAddress', { code: name }),
    say('saidLeadsNumberInstead'),
  ),
  /**
   * International names are honest more often than not, hence Medium; the look-alike family judges
   * them closely.
   */
  'look-alike': rule(
    'link-international',
    350,
    (name) => say('titleAddressOtherLetters', { code: name }),
    say('saidHostNameWritten'),
  ),
  /** Hides where it leads. */
  shortener: rule(
    'link-shortened',
    300,
    (name) => say('titleShortenedLink', { code: name }),
    say('saidShorteningServiceHides'),
  ),
};

export type PayloadKind =
  | 'active'
  | 'second-factor'
  | 'crypto'
  | 'bank-transfer'
  | 'wifi'
  | 'message'
  | 'telephone'
  | 'mail'
  | 'boarding-pass'
  | 'app-link'
  | 'contact'
  | 'place'
  | 'event'
  | 'binary'
  | 'text';

export const PAYLOAD_RULES: Record<PayloadKind, CodeRule> = {
  /**
   * High: whoever photographs it can make the owner's codes; a live-looking key is proof by itself.
   */
  'second-factor': rule(
    'second-factor',
    700,
    (name) => say('titleSecondFactorSecret', { code: name }),
    say('saidWhoeverScansCan'),
  ),
  /** Medium: runs at once in what opens it. */
  active: rule(
    'active-scheme',
    400,
    (name) => say('titleRunsCode', { code: name }),
    say('saidHoldsScriptEmbedded'),
  ),
  /** Medium: payments that cannot be called back; the usual end of an extortion or a fraud. */
  crypto: rule(
    'crypto-payment',
    300,
    (name) => say('titleAsksCryptoPayment', { code: name }),
    say('saidOpensPaymentCrypto'),
  ),
  /** Low: ordinary on invoices, and where a fraud puts its own account. */
  'bank-transfer': rule(
    'bank-transfer',
    200,
    (name) => say('titleAsksBankTransfer', { code: name }),
    say('saidFillsBankTransfer'),
  ),
  /**
   * Low: joins a network of somebody's choice, and shows that network's password to whoever sees
   * the picture.
   */
  wifi: rule(
    'wifi',
    200,
    (name) => say('titleJoinsWiFi', { code: name }),
    say('saidJoinsNetworkNames'),
  ),
  /** Low: a message costs money and signs up for services. */
  message: rule(
    'message',
    200,
    (name) => say('titleWritesMessage', { code: name }),
    say('saidPreparesTextMessage'),
  ),
  /** Low: opens an app's own command. */
  'app-link': rule(
    'app-link',
    200,
    (name) => say('titleOpensApp', { code: name }),
    say('saidHandsCommandInstalled'),
  ),
  /** Low: name, flight and booking code in clear, enough to change a booking. */
  'boarding-pass': rule(
    'boarding-pass',
    200,
    (name) => say('titleBoardingPass', { code: name }),
    say('saidCarriesNameBooking'),
  ),
  telephone: rule(
    'telephone',
    150,
    (name) => say('titleCallsNumber', { code: name }),
    say('saidPreparesCallNumber'),
  ),
  mail: rule(
    'mail',
    100,
    (name) => say('titleWritesMail', { code: name }),
    say('saidPreparesMailAddress'),
  ),
  /** Informative: data for people to keep. */
  contact: rule(
    'contact',
    50,
    (name) => say('titleContact', { code: name }),
    say('saidCarriesContactCard'),
  ),
  place: rule(
    'place',
    50,
    (name) => say('titlePlace', { code: name }),
    say('saidCarriesPositionMap'),
  ),
  event: rule(
    'event',
    50,
    (name) => say('titleEvent', { code: name }),
    say('saidCarriesCalendarEntry'),
  ),
  binary: rule(
    'binary',
    100,
    (name) => say('titleDataNoText', { code: name }),
    say('saidCarriesBytesNo'),
  ),
  text: rule('text', 50, (name) => say('titleText', { code: name }), say('saidCarriesText')),
};
