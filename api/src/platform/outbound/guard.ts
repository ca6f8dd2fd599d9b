import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { SaidError } from '@vedetta/messages/said-error.ts';
import { say } from '@vedetta/messages/say.ts';
import { isPublicAddress, type AllowedHosts } from './addresses.ts';

/** Hops that a link may take; each is checked like the first. */
export const MAX_REDIRECTS = 3;

/**
 * The request was not sent, or not to its end; the message is for the person who entered the link.
 */
export class OutboundProblem extends SaidError {
  override readonly name = 'OutboundProblem';
}

/**
 * Whether a link may be called at all, before its name is resolved.
 * @param options `plainHttp`: http is called too, for what everybody may read.
 * @throws OutboundProblem for anything but https (http within what the operator allows), for user
 * names, and for addresses inside.
 */
export function checkLink(
  link: string,
  allowed: AllowedHosts,
  { plainHttp = false }: { plainHttp?: boolean } = {},
): URL {
  if (!URL.canParse(link)) throw new OutboundProblem(say('linkNotUrl'));
  const url = new URL(link);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '') throw new OutboundProblem(say('linkNoPassword'));
  if (isIP(host) !== 0) requirePublic(host, host, allowed);
  const isOpened = allowed.allows(host, host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (isOpened || plainHttp)))
    throw new OutboundProblem(say('linkHttpsOnly'));
  return url;
}

/** Resolves a name and hands on its addresses when every one of them may be connected to. */
export function checkedLookup(host: string, allowed: AllowedHosts): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      // The same words as for an address inside: nobody learns which names exist there.
      if (first === undefined && (error === null || UNKNOWN.has(error.code ?? '')))
        return callback(notPublic(host), '');
      if (error || first === undefined) return callback(error ?? notPublic(host), '');
      try {
        for (const { address } of found) requirePublic(host, address, allowed);
      } catch (refusal) {
        return callback(refusal instanceof Error ? refusal : new Error(String(refusal)), '');
      }
      if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

function requirePublic(host: string, address: string, allowed: AllowedHosts): void {
  if (isPublicAddress(address) || allowed.allows(host, address)) return;
  throw notPublic(host);
}

/** What resolvers say of a name without an address. */
const UNKNOWN = new Set(['ENOTFOUND', 'ENODATA']);
const notPublic = (host: string) => new OutboundProblem(say('hostNotPublic', { host }));

/** Lower case, without the brackets of IPv6 and the dot at the end. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** What went wrong on the way, for people. */
export function outboundProblem(
  error: unknown,
  timedOut: boolean,
  timeoutMs: number,
): OutboundProblem {
  if (error instanceof OutboundProblem) return error;
  if (timedOut) return new OutboundProblem(say('serverSlow', { seconds: timeoutMs / 1000 }));
  return new OutboundProblem(
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? say('serverUnreached', { why: error.code })
      : say('serverUnreachedUnknown'),
  );
}
