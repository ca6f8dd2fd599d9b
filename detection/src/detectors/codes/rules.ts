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
  (name) => say('titleCodeLink', { code: name }),
  say('whyCodeUrlOpaque'),
);

export const LINK_RULES: Record<LinkTrait, CodeRule> = {
  /** Names before an @ make the true host look like a path; nobody prints them in good faith. */
  credentials: rule(
    'link-credentials',
    400,
    (name) => say('titleCodeUsernameLink', { code: name }),
    say('whyCodeUrlDeceptiveUserinfo'),
  ),
  /** Opening it fetches something that runs. */
  download: rule(
    'link-download',
    400,
    (name) => say('titleCodeExecutableLink', { code: name }),
    say('whyCodeUrlExecutableFile'),
  ),
  /** A public service has a name. */
  address: rule(
    'link-address',
    350,
    (name) => say('titleCodeBareIpLink', { code: name }),
    say('whyCodeUrlIpAddress'),
  ),
  /**
   * International names are honest more often than not, hence Medium; the look-alike family judges
   * them closely.
   */
  'look-alike': rule(
    'link-international',
    350,
    (name) => say('titleCodeOtherAlphabetLink', { code: name }),
    say('whyCodeUrlForeignAlphabet'),
  ),
  /** Hides where it leads. */
  shortener: rule(
    'link-shortened',
    300,
    (name) => say('titleCodeShortenedLink', { code: name }),
    say('whyCodeUrlShortened'),
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
    (name) => say('titleCodeTwoFactorSecret', { code: name }),
    say('whyCodeSecondFactorSecret'),
  ),
  /** Medium: runs at once in what opens it. */
  active: rule(
    'active-scheme',
    400,
    (name) => say('titleCodeScript', { code: name }),
    say('whyCodeContainsScript'),
  ),
  /** Medium: payments that cannot be called back; the usual end of an extortion or a fraud. */
  crypto: rule(
    'crypto-payment',
    300,
    (name) => say('titleCodeCryptoPayment', { code: name }),
    say('whyCodeCryptoPayment'),
  ),
  /** Low: ordinary on invoices, and where a fraud puts its own account. */
  'bank-transfer': rule(
    'bank-transfer',
    200,
    (name) => say('titleCodeBankTransfer', { code: name }),
    say('whyCodeBankTransfer'),
  ),
  /**
   * Low: joins a network of somebody's choice, and shows that network's password to whoever sees
   * the picture.
   */
  wifi: rule(
    'wifi',
    200,
    (name) => say('titleCodeJoinsWifi', { code: name }),
    say('whyCodeWifiNetwork'),
  ),
  /** Low: a message costs money and signs up for services. */
  message: rule(
    'message',
    200,
    (name) => say('titleCodeTextMessage', { code: name }),
    say('whyCodeTextMessage'),
  ),
  /** Low: opens an app's own command. */
  'app-link': rule(
    'app-link',
    200,
    (name) => say('titleCodeOpensApp', { code: name }),
    say('whyCodeAppCommand'),
  ),
  /** Low: name, flight and booking code in clear, enough to change a booking. */
  'boarding-pass': rule(
    'boarding-pass',
    200,
    (name) => say('titleCodeBoardingPass', { code: name }),
    say('whyCodeBoardingPass'),
  ),
  telephone: rule(
    'telephone',
    150,
    (name) => say('titleCodePhoneCall', { code: name }),
    say('whyCodePhoneCall'),
  ),
  mail: rule('mail', 100, (name) => say('titleCodeMail', { code: name }), say('whyCodeMailDraft')),
  /** Informative: data for people to keep. */
  contact: rule(
    'contact',
    50,
    (name) => say('titleCodeContact', { code: name }),
    say('whyCodeContactCard'),
  ),
  place: rule(
    'place',
    50,
    (name) => say('titleCodeLocation', { code: name }),
    say('whyCodeMapLocation'),
  ),
  event: rule(
    'event',
    50,
    (name) => say('titleCodeEvent', { code: name }),
    say('whyCodeCalendarEvent'),
  ),
  binary: rule(
    'binary',
    100,
    (name) => say('titleCodeBinaryData', { code: name }),
    say('whyCodeBinaryData'),
  ),
  text: rule('text', 50, (name) => say('titleCodeText', { code: name }), say('whyCodePlainText')),
};
