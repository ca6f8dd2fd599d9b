import { readHost } from './host.ts';
import { readLink, type Link } from './link.ts';
import { leadsTo } from './redirectors.ts';

/** Some programs encode an address once for each address that they put around it. */
const MOST_ENCODINGS = 3;
/** Addresses around addresses, and how many of one address are told. */
const DEEPEST = 5;
const MOST = 16;

const SCHEME = /(?<![\p{L}\p{N}])h(?:tt|xx)ps?:(?:\/\/?|\\\/\\\/)/iu;
/** Signs that end an address where it stands among others. */
const END = /[\s<>"“”«»\u0060{}|^]/u;

/**
 * The addresses that an address holds: in a value of its query, in its fragment or its path,
 * percent-encoded up to three times, or in the way of a known redirector. Addresses of its own site
 * are none, but what they hold counts.
 *
 * @returns the outer ones first, at most 16
 */
export function innerAddresses(link: Link): Link[] {
  const seen = new Map<string, Link>();
  const look = (outer: Link, depth: number) => {
    for (const inner of addressesIn(outer)) {
      if (seen.size >= MOST || seen.has(inner.normal)) continue;
      seen.set(inner.normal, inner);
      if (depth < DEEPEST) look(inner, depth + 1);
    }
  };
  look(link, 1);
  const site = siteOf(link);
  return [...seen.values()].filter((inner) => siteOf(inner) !== site);
}

/**
 * Where an address leads in the end, as far as it says so in the way of a known redirector; itself
 * where it is none.
 */
export function destinationOf(link: Link): Link {
  let at = link;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = redirected(new URL(at.normal));
    if (next === null) return at;
    at = next;
  }
  return at;
}

/** The address that a text spells with `%XX`, encoded up to three times; null for what is none. */
export const encodedAddress = (text: string): Link | null => addressOf(text);

function addressesIn(link: Link): Link[] {
  const url = new URL(link.normal);
  const known = redirected(url);
  if (known !== null) return [known];
  const { pathname, search, hash } = url;
  // What follows an address in a path belongs to that address.
  const values =
    addressOf(pathname) !== null
      ? [`${pathname}${search}${hash}`]
      : [pathname, ...search.slice(1).split('&'), ...hash.slice(1).split('&')];
  return values.flatMap((value) => addressOf(value) ?? []);
}

function redirected(url: URL): Link | null {
  const written = leadsTo(url);
  return written === null
    ? null
    : (addressOf(written) ?? (BARE_HOST.test(written) ? publicLink(`http://${written}`) : null));
}
const BARE_HOST = /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,}(?:[/?#]|$)/u;

/** The first address in a text as it stands there, or decoded as often as is needed to read one. */
function addressOf(text: string): Link | null {
  let decoded = text;
  for (let times = 0; times <= MOST_ENCODINGS; times += 1) {
    const found = addressIn(decoded);
    if (found !== null) return found;
    const next = percentDecoded(decoded);
    if (next === decoded) return null;
    decoded = next;
  }
  return null;
}

/**
 * The first address that begins in a text. A value may leave its scheme out:
 * `url=//drop.example/a`.
 */
function addressIn(text: string): Link | null {
  const found = SCHEME.exec(text);
  if (found === null) {
    const bare = /=(\/\/[^/].*)$/su.exec(text)?.[1];
    return bare === undefined ? null : publicLink(`http:${bare}`);
  }
  const whole = text.slice(found.index).replaceAll('\\/', '/');
  const end = whole.search(END);
  const written = end === -1 ? whole : whole.slice(0, end);
  return publicLink(written.replace(/^h(?:tt|xx)p(s?):\/\/?(?=[^/])/i, 'http$1://'));
}

/**
 * A host without a public suffix that is no number either names nothing that anyone can look up.
 */
function publicLink(written: string): Link | null {
  const link = readLink(written);
  return link !== null && (link.traits.includes('address') || readHost(link.host) !== null)
    ? link
    : null;
}

const siteOf = ({ host }: Link): string => readHost(host)?.domain ?? host;

/**
 * What `%XX` stand for; what they do not spell stays as it is, so that one odd sign hides nothing.
 */
function percentDecoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  );
}
