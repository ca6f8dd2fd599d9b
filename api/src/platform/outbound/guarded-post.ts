import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { say } from '@vedetta/messages/say.ts';
import type { AllowedHosts } from './addresses.ts';
import {
  checkedLookup,
  checkLink,
  hostOf,
  MAX_REDIRECTS,
  outboundProblem,
  OutboundProblem,
} from './guard.ts';

export interface OutboundAnswer {
  status: number;
  /** Seconds of `Retry-After`, when it says some. */
  retryAfter: number | null;
}

/**
 * Posts a body to a link that somebody entered. The name is resolved once, every address of it is
 * checked, and the very address that was checked is connected to: a name that points elsewhere a
 * moment later gains nothing. What the server says beyond its status is not read.
 * @throws OutboundProblem when it may not be called, cannot be reached, redirects too often or does
 * not answer in time.
 */
export async function guardedPost(
  link: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  options: { allowed: AllowedHosts; timeoutMs: number; signal: AbortSignal },
): Promise<OutboundAnswer> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]);
  let url = checkLink(link, options.allowed);
  for (let hops = 0; ; hops += 1) {
    const { statusCode: status = 0, headers: answer } = await send(
      url,
      headers,
      body,
      options.allowed,
      signal,
    ).catch((error: unknown) => {
      if (options.signal.aborted) throw options.signal.reason;
      throw outboundProblem(error, signal.aborted, options.timeoutMs);
    });
    if (![301, 302, 307, 308].includes(status) || answer.location === undefined)
      return { status, retryAfter: secondsOf(answer['retry-after']) };
    if (hops === MAX_REDIRECTS)
      throw new OutboundProblem(say('redirectLimitFinalUrl', { most: MAX_REDIRECTS }));
    if (!URL.canParse(answer.location, url.href)) throw new OutboundProblem(say('redirectNoLink'));
    const next = checkLink(new URL(answer.location, url).href, options.allowed);
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new OutboundProblem(say('redirectHttpUseHttps'));
    url = next;
  }
}

function send(
  url: URL,
  headers: Record<string, string>,
  body: string,
  allowed: AllowedHosts,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const req = request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: checkedLookup(hostOf(url), allowed),
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        resolve(answer);
        // Only the status matters; an endless body must not keep us.
        req.destroy();
      },
    );
    req.on('error', reject);
    req.end(body);
  });
}

function secondsOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null;
}
