import { lookup as lookUp } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, type AllowedHosts } from './addresses.ts';

/** Hops that a link may take; each is checked like the first (requirement X2). */
export const MAX_REDIRECTS = 3;

/** The request was not sent, or not to its end; the message is for the person who entered the link. */
export class OutboundProblem extends Error {
  override readonly name = 'OutboundProblem';
}

export interface OutboundAnswer {
  status: number;
  /** Seconds of `Retry-After`, when it says some. */
  retryAfter: number | null;
}

/**
 * Whether a link may be called at all, before its name is resolved.
 * @throws OutboundProblem for anything but https (http within what the operator allows), for user names, and for addresses inside.
 */
export function checkLink(link: string, allowed: AllowedHosts): URL {
  if (!URL.canParse(link)) throw new OutboundProblem('This is not a link. Enter one such as https://hooks.company.example/vedetta.');
  const url = new URL(link);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '') throw new OutboundProblem('Take the user name and the password out of the link; the signature shows who sends.');
  if (isIP(host) !== 0) requirePublic(host, host, allowed);
  const isOpened = allowed.allows(host, host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOpened)) throw new OutboundProblem('Only https:// links are called. Enter one that begins so.');
  return url;
}

/**
 * Posts a body to a link that somebody entered. The name is resolved once, every address of it is checked, and the very
 * address that was checked is connected to: a name that points elsewhere a moment later gains nothing. What the server
 * says beyond its status is not read.
 * @throws OutboundProblem when it may not be called, cannot be reached, redirects too often or does not answer in time.
 */
export async function guardedPost(
  link: string, { headers, body }: { headers: Record<string, string>; body: string }, options: { allowed: AllowedHosts; timeoutMs: number; signal: AbortSignal },
): Promise<OutboundAnswer> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]);
  let url = checkLink(link, options.allowed);
  for (let hops = 0; ; hops += 1) {
    const { statusCode: status = 0, headers: answer } = await send(url, headers, body, options.allowed, signal).catch((error: unknown) => {
      if (options.signal.aborted) throw options.signal.reason;
      throw outboundProblem(error, signal.aborted, options.timeoutMs);
    });
    if (![301, 302, 307, 308].includes(status) || answer.location === undefined) return { status, retryAfter: secondsOf(answer['retry-after']) };
    if (hops === MAX_REDIRECTS) throw new OutboundProblem(`The server sent us on more than ${MAX_REDIRECTS} times. Enter the last address.`);
    if (!URL.canParse(answer.location, url.href)) throw new OutboundProblem('The server sent us on to something that is not a link.');
    const next = checkLink(new URL(answer.location, url).href, options.allowed);
    if (url.protocol === 'https:' && next.protocol !== 'https:') throw new OutboundProblem('The server sent us on from https to http. Enter an address that stays with https.');
    url = next;
  }
}

function send(url: URL, headers: Record<string, string>, body: string, allowed: AllowedHosts, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const req = request(url, { method: 'POST', agent: false, lookup: checkedLookup(hostOf(url), allowed), signal, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, (answer) => {
      resolve(answer);
      // Only the status matters; an endless body must not keep us.
      req.destroy();
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** Resolves a name and hands on its addresses when every one of them may be connected to. */
function checkedLookup(host: string, allowed: AllowedHosts): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || first === undefined) return callback(error ?? new OutboundProblem(`${hostname} has no address.`), '');
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
  throw new OutboundProblem(`${host} is not an address of the public internet. Use a public one, or ask the operator of Vedetta to allow this host.`);
}

/** Lower case, without the brackets of IPv6 and the dot at the end. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

function secondsOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

function outboundProblem(error: unknown, timedOut: boolean, timeoutMs: number): OutboundProblem {
  if (error instanceof OutboundProblem) return error;
  if (timedOut) return new OutboundProblem(`The server did not answer within ${timeoutMs / 1000} seconds.`);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown reason';
  return new OutboundProblem(`The server could not be reached (${code}).`);
}
