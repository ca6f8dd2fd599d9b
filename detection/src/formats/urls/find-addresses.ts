import { readHost } from './host.ts';
import { encodedAddress, innerAddresses } from './inner-addresses.ts';
import { readLink, type Link } from './link.ts';

/** An address that a text names. */
export interface Address {
  /**
   * A link that says so (`https://`, `www.`, a path, defanged), a bare host name, or the host of a
   * mail address.
   */
  kind: 'link' | 'host' | 'mail';
  link: Link;
  /** Half-open UTF-16 range in the text. */
  start: number;
  end: number;
}

/** More addresses than this of one text are not judged. */
const MOST = 1000;

/** A dot, or what people write so that no program takes the text for a link. */
const DOT = String.raw`(?:\s?[[({<]\s?(?:\.|dot|punto)\s?[\])}>]\s?|[[({]\.|\\?[.\u3002\uff0e\uff61]\]?)`;
const SCHEME =
  String.raw`(?:h(?:tt|xx|\*\*|__)p(s?)|fxp|ftp)` +
  String.raw`(?:\s?(?:\[:\]|:)\s?(?:\\?\/\\?\/|\\\\|\[\/\/?\]\/?)|\[:\/\/\]|(__))`;
const LABEL =
  String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_\u00ad\u200b-\u200d\u2010\u2011\u2060-]{0,61}` +
  String.raw`[\p{L}\p{N}\p{M}_])?`;
const REST = String.raw`[^\s<>"“”«»\u0060{}|\\^]`;

const EXPLICIT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${SCHEME}((?:\s?[[({]\s?(?:\.|dot|punto)\s?[\])}]\s?|\\[./]|${REST}){1,2048})`,
  'giu',
);
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}_\-.=&%#?:])(?<!(?<!\/)\/)(${LABEL}(?:${DOT}${LABEL}){1,10})` +
    String.raw`(:\d{1,5})?([/?#]${REST}{0,2048})?`,
  'giu',
);
/** A sign as it stands or as `%XX`, whose own `%` may be encoded in its turn. */
const spelt = (sign: string, hex: string) => `(?:${sign}|%(?:25){0,2}${hex})`;
const ENCODED = new RegExp(
  String.raw`(?<![\p{L}\p{N}%])${spelt('h', '[46]8')}${spelt('t', '[57]4')}{2}` +
    String.raw`${spelt('p', '[57]0')}${spelt('s', '[57]3')}?${spelt(':', '3a')}` +
    String.raw`${spelt('/', '2f')}{2}${REST}{1,2048}`,
  'giu',
);
const ANY_DOT = new RegExp(DOT, 'giu');
const PLAIN_HOST = /^[\x21-\x7e]+$/;

/**
 * Finds the addresses that a text names: links with their scheme, defanged ones
 * (`hxxps://drop[.]example`), percent-encoded ones, bare host names, and the hosts of mail
 * addresses. Host names without a scheme count only under a public suffix. What a link holds within
 * (`innerAddresses`) follows it, at its place. At most 1,000.
 */
export function findAddresses(text: string): Address[] {
  const found: Address[] = [];
  for (const address of writtenIn(text)) {
    if (found.length >= MOST) break;
    found.push(address);
    if (address.kind === 'link')
      found.push(...innerAddresses(address.link).map((link) => ({ ...address, link })));
  }
  return found.slice(0, MOST);
}

function writtenIn(text: string): Address[] {
  const found: Address[] = [];
  for (const match of text.matchAll(EXPLICIT)) {
    if (found.length >= MOST) break;
    const [whole, secure = '', lines, rest = ''] = match;
    const written = withoutEnd(rest);
    const plain = refanged(written);
    const link = readLink(
      `http${secure.toLowerCase()}://${lines === undefined ? plain : underscored(plain)}`,
    );
    // A name in a program may look so.
    if (
      link !== null &&
      (lines === undefined || (readHost(link.host) !== null && !/^http/i.test(whole)))
    )
      found.push({
        kind: 'link',
        link,
        start: match.index,
        end: match.index + whole.length - rest.length + written.length,
      });
  }
  if (text.includes('%')) found.push(...encodedIn(text, found));
  found.sort((a, b) => a.start - b.start);
  const taken = found.map(({ start, end }) => ({ start, end }));
  let next = 0;
  for (const match of text.matchAll(BARE)) {
    if (found.length >= MOST) break;
    const end = match.index + match[0].length;
    while (taken[next] !== undefined && (taken[next]?.end ?? 0) <= match.index) next += 1;
    if (end > (taken[next]?.start ?? Infinity)) continue;
    const address = bare(match, text[match.index - 1]);
    if (address !== null) found.push(address);
  }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Those whose own scheme is percent-encoded, and which stand in no other address.
 * @param others in the order of the text
 */
function encodedIn(text: string, others: readonly Address[]): Address[] {
  const found: Address[] = [];
  let next = 0;
  for (const { 0: whole, index: start } of text.matchAll(ENCODED)) {
    while ((others[next]?.end ?? Infinity) <= start) next += 1;
    if (start >= (others[next]?.start ?? Infinity)) continue;
    const written = withoutEnd(whole);
    const link = encodedAddress(written);
    if (link !== null) found.push({ kind: 'link', link, start, end: start + written.length });
  }
  return found;
}

function bare(match: RegExpExecArray, before: string | undefined): Address | null {
  const [, written = '', port = '', path = ''] = match;
  const host = hyphened(written.replace(ANY_DOT, '.'));
  const last = host.slice(host.lastIndexOf('.') + 1);
  // `the end.It was`: no name ends like a sentence begins.
  if (!/[\p{L}]/u.test(last) || /^\p{Lu}\p{Ll}/u.test(last)) return null;
  const rest = withoutEnd(path);
  const link = readLink(`http://${host}${port}${rest}`);
  if (link === null || readHost(link.host) === null) return null;
  const isLink =
    before === '/' ||
    /^www\d?\./i.test(host) ||
    rest !== '' ||
    (PLAIN_HOST.test(written) && /[[\]({<]/.test(written));
  const start = match.index;
  return {
    kind: before === '@' ? 'mail' : isLink ? 'link' : 'host',
    link,
    start,
    end: start + written.length + port.length + rest.length,
  };
}

/** Documents write a hyphen that does not break, or say where a word may. */
const hyphened = (host: string): string =>
  host.replace(/[\u2010\u2011]/g, '-').replaceAll('\u00ad', '');

/** Defanging undone in the host; what follows it is left as it is. */
function refanged(written: string): string {
  // JSON may write each slash with a backslash.
  const plain = written.replaceAll('\\/', '/');
  const slash = plain.search(/[/?#]/);
  const host = slash === -1 ? plain : plain.slice(0, slash);
  return (
    hyphened(host.replace(ANY_DOT, '.').replace('[:]', ':')) +
    (slash === -1 ? '' : plain.slice(slash))
  );
}

/** `hxxps__drop_example_com`: each dot of the host is an underscore. */
const underscored = (written: string): string =>
  written.replace(/^[^/?#]+/, (host) => host.replaceAll('_', '.'));

/** A sentence's punctuation is no part of the address, a bracket only where it was opened in it. */
function withoutEnd(written: string): string {
  let end = written.length;
  for (; end > 0; end -= 1) {
    const last = written[end - 1] ?? '';
    if (/[.,;:!?'’*_~…]/.test(last)) continue;
    const open = CLOSES[last];
    if (open === undefined || count(written, open, end) >= count(written, last, end)) break;
  }
  return written.slice(0, end);
}

const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function count(text: string, sign: string, end: number): number {
  let seen = 0;
  for (let i = text.indexOf(sign); i !== -1 && i < end; i = text.indexOf(sign, i + 1)) seen += 1;
  return seen;
}
