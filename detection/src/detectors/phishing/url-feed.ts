import { createHash } from 'node:crypto';
import { readHost } from '../../formats/urls/host.ts';

/**
 * Known addresses of frauds that an operator imported, as sorted prefixes of their hashes: eight
 * bytes an address.
 */
export class UrlFeed {
  readonly name: string;
  readonly #hashes: BigUint64Array;

  /**
   * @param text one host or address a line; comments begin with #; of lines with commas the first
   * address counts.
   */
  constructor(name: string, text: string) {
    this.name = name;
    const hashes: bigint[] = [];
    for (const line of text.split(/\r?\n/)) {
      const entry = entryOf(line);
      if (entry !== null) hashes.push(hashOf(entry));
    }
    this.#hashes = BigUint64Array.from(hashes).sort();
  }

  get size(): number {
    return this.#hashes.length;
  }

  /**
   * Is the address listed, or its host, or a domain above it?
   * @param address as a browser would open it.
   */
  has(address: string): boolean {
    return candidatesOf(address).some((candidate) => this.#holds(hashOf(candidate)));
  }

  #holds(hash: bigint): boolean {
    let [low, high] = [0, this.#hashes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#hashes[middle] ?? 0n) < hash) low = middle + 1;
      else high = middle;
    }
    return this.#hashes[low] === hash;
  }
}

const hashOf = (entry: string) => createHash('sha256').update(entry).digest().readBigUInt64BE();

/**
 * A line of a list: `host`, or `host/path?query` for an address that lists no whole host. Null for
 * what lists nothing, or a whole hoster.
 */
function entryOf(line: string): string | null {
  const bare = line.trim();
  if (bare === '' || bare.startsWith('#')) return null;
  const written = (bare.split(/[,\t]/).find((cell) => /[^\s"]\.[^\s"]/.test(cell)) ?? '')
    .replace(/^\W*"|"\W*$/g, '')
    .trim();
  // Lists of host files: an address, then the name.
  const name = /^(?:0\.0\.0\.0|127\.0\.0\.1)\s+(\S+)/.exec(written)?.[1] ?? written;
  return listedForm(name);
}

/**
 * The form in which lists keep an address or a host: `host`, or `host/path?query`, without `www.`.
 * @returns null for what is none, and for names under which everybody may register.
 */
export function listedForm(written: string): string | null {
  const url = parse(written);
  if (url === null) return null;
  const isIp = /^[\d.]+$|^\[/.test(url.hostname);
  if (!isIp && readHost(url.hostname) === null) return null;
  return withPath(url);
}

function parse(text: string): URL | null {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  return URL.canParse(address) ? new URL(address) : null;
}

const hostIn = (url: URL) => url.hostname.replace(/^www\./, '').replace(/\.$/, '');
const withPath = (url: URL) =>
  url.pathname === '/' && url.search === ''
    ? hostIn(url)
    : `${hostIn(url)}${url.pathname}${url.search}`;

/**
 * What a list may hold that means this address: it, without its query, its host, and the domains
 * above it that somebody registered.
 */
export function candidatesOf(address: string): string[] {
  const url = parse(address);
  if (url === null) return [];
  const host = hostIn(url);
  const registered = readHost(host)?.domain;
  const candidates = new Set([withPath(url), `${host}${url.pathname}`, host]);
  for (
    let name = host;
    registered !== undefined && name.length > registered.length;
    name = name.slice(name.indexOf('.') + 1)
  )
    candidates.add(name);
  if (registered !== undefined) candidates.add(registered);
  return [...candidates];
}
