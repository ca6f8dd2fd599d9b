import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';

/** The parts of a host name that matter: `login.acme.co.uk` is `login`, `acme`, `co.uk`. */
export interface Host {
  /** ASCII, lower case, as a browser asks for it. */
  ascii: string;
  /** What stands before the registered domain; empty when nothing does. */
  subdomain: string;
  /** The name somebody registered, without its suffix. */
  label: string;
  /** The public suffix, those of hosters included: `co.uk`, `vercel.app`. */
  suffix: string;
  /** Label and suffix. */
  domain: string;
}

/**
 * Takes a host name apart by the Public Suffix List; null for an IP address and what nobody can
 * register. A hoster's own name (`vercel.app`) counts as registered under `app`.
 */
export function readHost(ascii: string): Host | null {
  const name = ascii.endsWith('.') ? ascii.slice(0, -1) : ascii;
  return parts(name, true) ?? parts(name, false);
}

function parts(name: string, withHosters: boolean): Host | null {
  const { subdomain, domainWithoutSuffix, publicSuffix, domain, isIp, isIcann, isPrivate } = parse(
    name,
    withHosters ? HOSTERS : REGISTRIES,
  );
  if (
    isIp === true ||
    !domain ||
    !domainWithoutSuffix ||
    publicSuffix === null ||
    (isIcann !== true && isPrivate !== true)
  )
    return null;
  return {
    ascii: name,
    subdomain: subdomain ?? '',
    label: domainWithoutSuffix,
    suffix: publicSuffix,
    domain,
  };
}

const REGISTRIES = {
  allowPrivateDomains: false,
  extractHostname: false,
  validateHostname: false,
  detectSpecialUse: false,
} as const;
const HOSTERS = { ...REGISTRIES, allowPrivateDomains: true } as const;

/** Is the host one of these domains, or below one? @param host and `domains` in their ASCII form */
export const isWithin = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/** A host name with its dots in brackets, so that no program makes a link of it. */
export const defangedHost = (host: string): string => host.replaceAll('.', '[.]');

/** A host name as people read it, with its ASCII form where the two differ. */
export function hostInWords(ascii: string): string {
  const readable = domainToUnicode(ascii);
  return readable === '' || readable === ascii ? ascii : `${readable} (${ascii})`;
}
