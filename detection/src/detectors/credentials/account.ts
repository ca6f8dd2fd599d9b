import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { isNoValue } from '../secrets/placeholders.ts';

/** An address with what opens its account, at half-open UTF-16 ranges of a text. */
export interface Account {
  /** In lower case, its domain in ASCII. */
  address: string;
  domain: string;
  isHashed: boolean;
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

/** Where an address and what may be its password are. */
export type Pair = Pick<Account, 'start' | 'end' | 'valueStart' | 'valueEnd'>;

export const ADDRESS =
  String.raw`[\p{L}\p{N}_.+'-]{1,64}@[\p{L}\p{N}-]{1,63}` +
  String.raw`(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.\p{L}[\p{L}\p{N}-]{1,23}`;
const ONE_ADDRESS = new RegExp(`^${ADDRESS}$`, 'u');

export const isAddress = (text: string): boolean => ONE_ADDRESS.test(text.replaceAll("''", "'"));

/**
 * Digests of passwords: those of Unix, of frameworks and directories, and bare ones in hexadecimal
 * digits, also two (LM and NT).
 */
const MARKED_HASH = new RegExp(
  [
    String.raw`^(?:\$(?:1|2[abxy]?|5|6|7|y|P|H|S|apr1|argon2(?:id?|d)|pbkdf2[\w-]*`,
    String.raw`|scrypt)\$|\{[A-Z0-9-]{3,12}\}[A-Za-z0-9+/=$.]{8}`,
    String.raw`|(?:pbkdf2_|bcrypt|argon2|scrypt|md5|sha1|sha256|sha512)[\w-]*[$:])`,
  ].join(''),
);
const BARE_HASH = new RegExp(
  [
    '^(?:0x)?(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{48}|[0-9a-f]{56}',
    String.raw`|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128}|\*[0-9a-f]{40})(?::[!-~]{0,64})?$`,
  ].join(''),
  'i',
);

export const isMarkedHash = (value: string): boolean => MARKED_HASH.test(value);
export const isHash = (value: string): boolean => MARKED_HASH.test(value) || BARE_HASH.test(value);

/** What says of a password how it is, in its place. */
const STATES = new RegExp(
  [
    '^(?:expired?|changed|reset|sent|valid|weak|strong|unknown|never|ok(?:ay)?',
    String.raw`|scaduta|cambiata|inviata|vuota|nessuna|n\.?d\.?|protected|encrypted`,
    '|active|disabled|pending|locked)[.!]?$',
  ].join(''),
  'i',
);
const DATE = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:T[\d:.+Z-]*)?$/;
const TIME = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ap]m|h|Z)?$/i;

const TEMPLATE =
  /^(?:[$%#]?[{<([]|<|\$[A-Z_]{2,}$|%[A-Z_]{2,}%$|&[lg]t;|(?:process\.env|getenv|vault:|ssm:|arn:)\b)|\(\)$/;
const MASKED = /^[.*x#•●_?·-]+$|\*{3}|#{4}|x{5}|•{2}|●{2}/i;

/** Is it no password but what stands in the place of one: a mask, a template, a state, a day? */
export const isEmptyValue = (value: string): boolean =>
  !isHash(value) &&
  (TEMPLATE.test(value) ||
    MASKED.test(value) ||
    STATES.test(value) ||
    DATE.test(value) ||
    TIME.test(value) ||
    isAddress(value));

/** The same behind a label, where words of programs and forms stand as well. */
export const isEmptyLabelled = (value: string): boolean =>
  isEmptyValue(value) || (!isHash(value) && isNoValue(value));

const LINK = /^(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)/i;
const ASSIGNED = /^[a-z_-]{2,20}=/i;
const PATH = /^(?:[~.]{0,2}\/|[\w.-]+(?:\/[\w.-]+)+\/?$|[a-z]:\\)|\.git$/i;
const PORT = /^\d{1,5}(?:$|[/\\,;)])/;
const HOST = /^(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z0-9-]+\.)+[a-z]{2,12})(?:[:/]|$)/;
const AMOUNT = /^[+-]?[\d.,]+(?:[a-z]{1,3}|[%€$£])?$/i;
const NUMBERED = /^[A-Z0-9]+(?:[-_/][A-Z0-9]+)*$/;

/**
 * What stands behind an address and is known for something else: a link, a path, a port, a host.
 */
export const isOther = (value: string): boolean =>
  LINK.test(value) ||
  ASSIGNED.test(value) ||
  PATH.test(value) ||
  PORT.test(value) ||
  HOST.test(value);

/**
 * How much a token looks like a password and like nothing else that stands beside addresses: 0 may
 * be anything (a word, a number, an identifier), 1 mixes small letters and digits or signs, 2 mixes
 * three kinds of characters.
 */
export function strengthOf(value: string, address: string): 0 | 1 | 2 {
  if (value.length < 6 || isOther(value) || AMOUNT.test(value) || NUMBERED.test(value)) return 0;
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (plain(value) === plain(address.slice(0, address.indexOf('@')))) return 0;
  const inside = value.replace(/[.,:;]+$/, '');
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d.,'’_-]/u].filter((kind) =>
    kind.test(inside),
  ).length;
  const mixes = /\p{L}/u.test(inside) && /[\d!@#$%^&*?+=~§€£]/.test(inside);
  if (!mixes) return 0;
  return kinds >= 3 ? 2 : 1;
}

/** @returns null where it is no account */
export function accountOf(text: string, pair: Pair): Account | null {
  const written = text.slice(pair.start, pair.end);
  const at = written.lastIndexOf('@');
  const domain = domainToASCII(written.slice(at + 1)).toLowerCase();
  if (domain === '') return null;
  const address = `${written.slice(0, at).toLowerCase().replaceAll("''", "'")}@${domain}`;
  const value = text.slice(pair.valueStart, pair.valueEnd);
  const isHashed = isHash(value);
  if (isHashed && isDigestOf(value, address)) return null;
  return { ...pair, address, domain, isHashed };
}

/** Lists of advertisers have the digest of the address beside it. */
const isDigestOf = (value: string, address: string): boolean =>
  ['md5', 'sha1', 'sha256'].some(
    (algorithm) => createHash(algorithm).update(address).digest('hex') === value.toLowerCase(),
  );
