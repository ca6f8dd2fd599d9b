import type { PageLink } from '../../formats/written/reading.ts';
import { isWithin, readHost } from '../../formats/urls/host.ts';
import { destinationOf } from '../../formats/urls/inner-addresses.ts';
import { readLink, type Link } from '../../formats/urls/link.ts';
import { isImitated } from './imitated.ts';
import { scoreOfHost, suspicionOf } from './host-model.ts';

/** A link whose words name one host and which leads to another one. */
export interface BrokenPromise {
  /** The host that its words name, in its ASCII form. */
  promised: string;
  link: Link;
  /** Whose host was promised. */
  of: 'company' | 'others';
}

/** An address as people write it, alone. */
const ADDRESS =
  /^\s*(?:https?:\/\/)?((?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24})(?:[:/?#]\S{0,2000})?\s*$/iu;

/**
 * Reads what the words of a link promise. Newsletters lead through whoever counts their readers, so
 * a promise counts where it is the company's domain that was named, or where the link leads to a
 * bare address or to a host named like a fraud.
 *
 * @param words what people see of the link
 * @param domains those that the company protects: a link that leads there deceives nobody
 * @returns null for a link that keeps its promise or makes none
 */
export function brokenPromise(
  words: string,
  { href }: Pick<PageLink, 'href'>,
  domains: readonly string[],
): BrokenPromise | null {
  const written = ADDRESS.exec(words)?.[1];
  const outer = /^https?:/i.test(href) ? readLink(href) : null;
  if (written === undefined || outer === null) return null;
  // A door that checks links (Safe Links) is not where they lead.
  const link = destinationOf(outer);
  const ascii = readLink(`http://${written}/`)?.host;
  const promised = ascii === undefined ? null : readHost(ascii);
  const reached = readHost(link.host);
  if (
    ascii === undefined ||
    promised === null ||
    reached?.domain === promised.domain ||
    isWithin(link.host, domains)
  )
    return null;
  const of = isWithin(ascii, domains) ? 'company' : 'others';
  if (
    of === 'others' &&
    reached !== null &&
    (isImitated(link.host) || suspicionOf(scoreOfHost(link.host)) === null)
  )
    return null;
  // A door that checks links names where it will lead.
  if (of === 'others' && decoded(link.path).includes(promised.domain)) return null;
  return { promised: ascii, link, of };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
