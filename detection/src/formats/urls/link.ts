import { domainToUnicode } from 'node:url';
import { defangedHost } from './host.ts';

/** A link as it was found, taken apart. */
export interface Link {
  /** As the browser would open it, without a change of meaning: the fingerprint. */
  normal: string;
  /** The same, safe to show: `hxxps://drop[.]example/m/77`. Credentials are masked. */
  defanged: string;
  host: string;
  /** Path and query. */
  path: string;
  /** What is suspicious about it, most telling first; empty for an ordinary link. */
  traits: LinkTrait[];
}

export type LinkTrait = 'credentials' | 'download' | 'address' | 'look-alike' | 'shortener';

/** Services whose links show nothing of where they lead. */
const SHORTENERS = new Set([
  'bit.ly',
  'bitly.com',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'is.gd',
  'v.gd',
  'ow.ly',
  'buff.ly',
  'rebrand.ly',
  'cutt.ly',
  'shorturl.at',
  'rb.gy',
  't.ly',
  'tiny.cc',
  'bl.ink',
  's.id',
  'qr.io',
  'qrco.de',
  'q-r.to',
  'l.ead.me',
  'me-qr.com',
  'shorte.st',
  'adf.ly',
  'lnkd.in',
  'urlz.fr',
  'soo.gd',
  'clck.ru',
  'u.to',
  'x.co',
  'snip.ly',
  'short.io',
  'short.gy',
  'dub.sh',
  'surl.li',
  'urly.it',
  'qrs.ly',
  'scnv.io',
]);

/** Endings of what runs when it is opened. */
const RUNS = new RegExp(
  [
    String.raw`\.(?:exe|msi|msix|appx|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|lnk|jar|apk`,
    '|aab|xapk|ipa|mobileconfig|dmg|pkg|iso|img|deb|rpm|appimage)$',
  ].join(''),
  'i',
);

/**
 * Reads a text as a web link; null when it is none. A bare `www.example.org/x` counts, as
 * telephones open it.
 */
export function readLink(text: string): Link | null {
  const trimmed = text.trim();
  if (/\s/.test(trimmed) || trimmed.length > 4096) return null;
  const bare =
    /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|it|eu|io|me|info|biz|app|link|co)(?:[/?#]|$))/i.test(
      trimmed,
    );
  const candidate = /^https?:/i.test(trimmed)
    ? trimmed
    : /^urlto:/i.test(trimmed)
      ? trimmed.slice(6)
      : bare
        ? `http://${trimmed}`
        : null;
  const url = candidate === null ? null : parse(candidate);
  if (!url || url.hostname === '') return null;
  return {
    normal: normalise(url),
    defanged: defang(url),
    host: url.hostname,
    path: `${url.pathname}${url.search}`,
    traits: traitsOf(url),
  };
}

function parse(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}

/**
 * Without the user's password, which belongs in no fingerprint, and without an empty path's slash.
 */
function normalise(url: URL): string {
  const copy = new URL(url);
  copy.password = '';
  return copy.pathname === '/' && copy.search === '' && copy.hash === ''
    ? copy.href.replace(/\/$/, '')
    : copy.href;
}

/**
 * Writes a link so that no program turns it into one: `hxxp`, dots of the host in brackets, the
 * password masked.
 */
function defang(url: URL): string {
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':••••'}@`;
  const host = defangedHost(url.host);
  const rest = `${url.pathname}${url.search}${url.hash}`;
  return `${url.protocol.replace('http', 'hxxp')}//${user}${host}${rest === '/' ? '' : rest}`;
}

function traitsOf(url: URL): LinkTrait[] {
  const traits: LinkTrait[] = [];
  const host = url.hostname.replace(/\.$/, '');
  if (url.username !== '' || url.password !== '') traits.push('credentials');
  if (RUNS.test(url.pathname) && url.pathname.split('/').length > 1) traits.push('download');
  if (/^\[/.test(host) || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) traits.push('address');
  if (host.split('.').some((label) => label.startsWith('xn--')) && domainToUnicode(host) !== host)
    traits.push('look-alike');
  if (SHORTENERS.has(host.replace(/^www\./, ''))) traits.push('shortener');
  return traits;
}
