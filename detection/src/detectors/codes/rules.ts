import type { LinkTrait } from '../../formats/urls/link.ts';

/** One rule: what the alert says and how much it matters. `name` is the code, `QR code`. */
export interface CodeRule {
  rule: string;
  score: number;
  title: (name: string) => string;
  why: string;
}

const rule = (
  id: string,
  score: number,
  title: (name: string) => string,
  why: string,
): CodeRule => ({ rule: `codes/${id}`, score, title, why });

/**
 * Low by itself: a link that people cannot read before they open it. What makes it worse raises it
 * to Medium, no further: the link is not opened, so nothing is proven.
 */
export const PLAIN_LINK = rule(
  'link',
  200,
  (name) => `${name} to a link`,
  'It leads to a web address that people cannot read before they open it.',
);

export const LINK_RULES: Record<LinkTrait, CodeRule> = {
  /** Names before an @ make the true host look like a path; nobody prints them in good faith. */
  credentials: rule(
    'link-credentials',
    400,
    (name) => `${name} to a link with a user name in it`,
    'The part before the @ is no host: it is written to make the address look like another one.',
  ),
  /** Opening it fetches something that runs. */
  download: rule(
    'link-download',
    400,
    (name) => `${name} to a program download`,
    'The address ends in a file that runs when it is opened.',
  ),
  /** A public service has a name. */
  address: rule(
    'link-address',
    350,
    (name) => `${name} to a bare network address`,
    'It leads to a number instead of a name, which public services do not use.',
  ),
  /**
   * International names are honest more often than not, hence Medium; the look-alike family judges
   * them closely.
   */
  'look-alike': rule(
    'link-international',
    350,
    (name) => `${name} to an address in other letters`,
    'The host name is written with letters of another alphabet and may look like a known one.',
  ),
  /** Hides where it leads. */
  shortener: rule(
    'link-shortened',
    300,
    (name) => `${name} to a shortened link`,
    'A shortening service hides where the link leads.',
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
    (name) => `${name} with a second-factor secret`,
    'Whoever scans it can make the same sign-in codes as its owner.',
  ),
  /** Medium: runs at once in what opens it. */
  active: rule(
    'active-scheme',
    400,
    (name) => `${name} that runs code`,
    'It holds a script or embedded page instead of an address.',
  ),
  /** Medium: payments that cannot be called back; the usual end of an extortion or a fraud. */
  crypto: rule(
    'crypto-payment',
    300,
    (name) => `${name} that asks for a crypto payment`,
    'It opens a payment to a crypto address, which cannot be called back.',
  ),
  /** Low: ordinary on invoices, and where a fraud puts its own account. */
  'bank-transfer': rule(
    'bank-transfer',
    200,
    (name) => `${name} that asks for a bank transfer`,
    'It fills in a bank transfer to the account it names.',
  ),
  /**
   * Low: joins a network of somebody's choice, and shows that network's password to whoever sees
   * the picture.
   */
  wifi: rule(
    'wifi',
    200,
    (name) => `${name} that joins a Wi-Fi network`,
    'It joins the network it names and carries its password.',
  ),
  /** Low: a message costs money and signs up for services. */
  message: rule(
    'message',
    200,
    (name) => `${name} that writes a message`,
    'It prepares a text message to the number it names.',
  ),
  /** Low: opens an app's own command. */
  'app-link': rule(
    'app-link',
    200,
    (name) => `${name} that opens an app`,
    'It hands a command to an installed app.',
  ),
  /** Low: name, flight and booking code in clear, enough to change a booking. */
  'boarding-pass': rule(
    'boarding-pass',
    200,
    (name) => `${name} of a boarding pass`,
    'It carries a name and a booking code in clear.',
  ),
  telephone: rule(
    'telephone',
    150,
    (name) => `${name} that calls a number`,
    'It prepares a call to the number it names.',
  ),
  mail: rule(
    'mail',
    100,
    (name) => `${name} that writes a mail`,
    'It prepares a mail to the address it names.',
  ),
  /** Informative: data for people to keep. */
  contact: rule('contact', 50, (name) => `${name} with a contact`, 'It carries a contact card.'),
  place: rule('place', 50, (name) => `${name} with a place`, 'It carries a position on the map.'),
  event: rule('event', 50, (name) => `${name} with an event`, 'It carries a calendar entry.'),
  binary: rule(
    'binary',
    100,
    (name) => `${name} with data that is no text`,
    'It carries bytes that are no text.',
  ),
  text: rule('text', 50, (name) => `${name} with text`, 'It carries text.'),
};
