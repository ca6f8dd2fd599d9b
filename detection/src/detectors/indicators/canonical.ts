import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { foldSpelling } from '../../formats/text/spelling.ts';
import { listedForm } from '../phishing/url-feed.ts';
import { readHost } from '../../formats/urls/host.ts';
import type { IndicatorKind } from './indicator.ts';

export type Canonical = { kind: IndicatorKind; value: string };

/**
 * The one form in which an indicator is kept and looked up, with its kind: an address without a
 * path names its host. Defanged ones are read too.
 * @returns null for what cannot be one of that kind, and for names under which everybody may
 * register (`co.uk`, a hoster's).
 */
export function canonical(kind: IndicatorKind, written: string): Canonical | null {
  const text = plain(written);
  if (text === '' || text.length > 4096) return null;
  if (kind === 'hash')
    return /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)
      ? { kind, value: text.toLowerCase() }
      : null;
  if (kind === 'image') return canonicalPicture(text);
  if (kind === 'ip') return canonicalRange(text);
  if (kind === 'email') return canonicalMail(text);
  const host = text.replace(/^\*?\./, '');
  if (isIP(host) !== 0) return canonicalRange(host);
  const listed = listedForm(host);
  if (listed === null) return null;
  // An address that has no path says of its whole host.
  if (!listed.includes('/'))
    return isIP(listed.replace(/^\[|\]$|:\d+$/g, '')) === 0
      ? { kind: 'domain', value: listed }
      : canonicalRange(listed.replace(/^\[|\]$|:\d+$/g, ''));
  return kind === 'url' ? { kind, value: listed } : null;
}

/** What a line without a kind is. */
export function guess(written: string): Canonical | null {
  const text = plain(written);
  if (/^pdq:/i.test(text)) return canonical('image', text);
  if (/^[0-9a-f]+$/i.test(text) && text.length >= 32) return canonical('hash', text);
  if (isIP(text.replace(/\/\d{1,3}$/, '')) !== 0) return canonical('ip', text);
  if (/^[^\s/@]+@[^\s/@]+$/.test(text)) return canonical('email', text);
  return canonical('url', text);
}

/** In one spelling up to the path, whose letters are what its server makes of them. */
const plain = (written: string) =>
  refang(
    written
      .trim()
      .replace(/^(?:[a-z*]+:\/\/)?[^/?#]*/i, foldSpelling)
      .trim(),
  );
const refang = (text: string) =>
  text
    .replace(/^h(?:xx|\*\*)p/i, 'http')
    .replace(
      /\[(\.|:|:\/\/|@)\]|\[dot\]|\(dot\)/gi,
      (_all, sign: string | undefined) => sign ?? '.',
    );

/**
 * In how many bits a picture may differ where a list does not say; what the authors of the hash
 * advise.
 */
const USUAL_DISTANCE = 31;

/**
 * A PDQ hash with the widest distance after a slash: `f8f8…/31`. A hash with next to nothing in it
 * would be near to every blank picture.
 */
function canonicalPicture(text: string): Canonical | null {
  const [, hash = '', distance = String(USUAL_DISTANCE)] =
    /^(?:pdq:\s*)?([0-9a-f]{64})(?:\/(\d{1,2}))?$/i.exec(text) ?? [];
  return hash === '' || Number(distance) > USUAL_DISTANCE || /^(?:0{64}|f{64})$/i.test(hash)
    ? null
    : { kind: 'image', value: `${hash.toLowerCase()}/${Number(distance)}` };
}

function canonicalMail(text: string): Canonical | null {
  const match = /^(?:.*<)?([^\s<>@]{1,64})@([^\s<>@]{1,253})>?$/.exec(text);
  const host = domainToASCII((match?.[2] ?? '').toLowerCase());
  return match === null || readHost(host) === null
    ? null
    : { kind: 'email', value: `${(match[1] ?? '').toLowerCase()}@${host}` };
}

function canonicalRange(text: string): Canonical | null {
  const [address = '', prefix] = text.split('/');
  const family = isIP(address);
  if (family === 0) return null;
  const bits = family === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity;
  // A range of half the internet names nothing.
  if (length > bits || length < 8) return null;
  return { kind: 'ip', value: rangeOf(address, length) };
}

/** The range of a length around an address: `4:c0a80100/24`. */
export function rangeOf(address: string, length: number): string {
  const family = isIP(address);
  const bits = family === 4 ? 32 : 128;
  const masked = (numberOf(address, family) >> BigInt(bits - length)) << BigInt(bits - length);
  return `${family}:${masked.toString(16)}/${length}`;
}

function numberOf(address: string, family: number): bigint {
  if (family === 4) return address.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1);
  const [before = '', after] = plain.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const groups = [
    ...head,
    ...Array.from({ length: 8 - head.length - tail.length }, () => '0'),
    ...tail,
  ];
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

const groupsOf = (address: bigint): string[] =>
  Array.from({ length: 8 }, (_, at) => ((address >> BigInt(112 - 16 * at)) & 0xffffn).toString(16));

/** A range as people write it: `192.168.1.0/24`, an address alone without the length. */
export function rangeInWords(value: string): string {
  const [family, number = '0', length = '0'] = value.split(/[:/]/);
  const address = BigInt(`0x${number}`);
  const words =
    family === '4'
      ? [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 255n).join('.')
      : new URL(`http://[${groupsOf(address).join(':')}]/`).hostname.slice(1, -1);
  return Number(length) === (family === '4' ? 32 : 128) ? words : `${words}/${length}`;
}
