import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';

/** Cleaned and as it is stored, or what to type. */
export type Parsed = { ok: true; value: string } | { ok: false; message: Message };
export type Parse = (typed: string) => Parsed;

const no = (message: Message): Parsed => ({ ok: false, message });
const yes = (value: string): Parsed => ({ ok: true, value });

/**
 * A name of the given shape, stored in lower case because its vendor does not tell letters' case
 * apart.
 */
export function name(shape: RegExp, message: Message): Parse {
  return (typed) => (shape.test(typed) ? yes(typed.toLowerCase()) : no(message));
}

/**
 * A telephone number in international form; blanks and signs between the digits do not matter
 * (E.164).
 */
export const phoneNumber: Parse = (typed) => {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^00/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? yes(digits) : no(say('enterPhoneWithCountryCode'));
};

/**
 * A path below a root that the operator allowed: whatever climbs out of it is refused here, and
 * again by the collector.
 */
export const folder: Parse = (typed) => {
  const path = typed.replace(/\/+/g, '/').replace(/^\//, '').replace(/\/$/, '');
  const parts = path.split('/');
  const climbs = parts.some((part) => part === '.' || part === '..');
  if (climbs || /[\\\0-\x1f\x7f]|^~|^[A-Za-z]:/.test(path)) return no(say('enterFolderInShare'));
  if (path === '') return no(say('enterFolder'));
  return path.length > 256 ? no(say('folderTooLong')) : yes(`/${path}`);
};

const FEED_HINT = say('enterFeedUrl');
const MAX_FEED_ADDRESS = 1_000;

/**
 * The address of a feed on the public web. Names and numbers of private networks are refused: the
 * server would fetch what only it can reach (the collector checks again what the name resolves to).
 */
export const feedAddress: Parse = (typed) => {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return no(FEED_HINT);
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return no(say('feedProtocolUnsupported'));
  if (url.username !== '' || url.password !== '') return no(say('feedNoPassword'));
  if (!isPublicHost(url.hostname)) return no(FEED_HINT);
  url.hash = '';
  return url.href.length > MAX_FEED_ADDRESS ? no(say('addressTooLong')) : yes(url.href);
};

/** `user@server` or `hashtag@server`, the first part of the given shape. */
export function atServer(shape: RegExp, message: Message): Parse {
  return (typed) => {
    const at = typed.lastIndexOf('@');
    const local = typed.slice(0, at);
    const server = domainToASCII(typed.slice(at + 1).toLowerCase());
    return at > 0 && shape.test(local) && isPublicHost(server)
      ? yes(`${local.toLowerCase()}@${server}`)
      : no(message);
  };
}

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(${LABEL}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$`);
const PRIVATE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)$/;

/**
 * A host name of the public web: several labels, no number, no name that is kept for private
 * networks.
 */
export function isPublicHost(host: string): boolean {
  return (
    host.length <= 253 &&
    isIP(host) === 0 &&
    !host.startsWith('[') &&
    HOST.test(host) &&
    !PRIVATE.test(host)
  );
}

/** Words to look for, one line. @param max UTF-16 units. */
export function words(max: number): Parse {
  return (typed) => {
    const line = typed.replace(/\s+/g, ' ');
    if (!/[\p{L}\p{N}]/u.test(line)) return no(say('searchWordRequired'));
    return line.length > max ? no(say('atMostCharacters', { most: max })) : yes(line);
  };
}

/**
 * A search of X: quotes and brackets in pairs, and at least one word, since operators alone find
 * nothing there.
 */
export function searchOfX(max: number): Parse {
  const plain = words(max);
  return (typed) => {
    const parsed = plain(typed);
    if (!parsed.ok) return parsed;
    if (!isBalanced(parsed.value)) return no(say('closeQuotes'));
    const bare = parsed.value
      .replace(/-?\b(has|is|lang|place_country):\S+/gi, ' ')
      .replace(/\bOR\b/g, ' ');
    return /[\p{L}\p{N}]/u.test(bare) ? parsed : no(say('xSearchWordRequired'));
  };
}

function isBalanced(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '(') depth += 1;
    else if (!quoted && sign === ')' && (depth -= 1) < 0) return false;
  }
  return depth === 0 && !quoted;
}
