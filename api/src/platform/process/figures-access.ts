import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Who may read `/metrics` besides this host. */
export interface FiguresAccess {
  /** Bearer token; null: none is accepted. */
  token: string | null;
  /** Networks in CIDR notation, IPv4 and IPv6. */
  networks: readonly string[];
}

/** How the two variables are read. */
export const FIGURES_SETTINGS = {
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{16,256}$/,
      'must have 16 to 256 letters, digits or symbols, without spaces, for example the output of ' +
        '"openssl rand -hex 32"',
    )
    .nullable(),
  METRICS_NETWORKS: z.string().transform((value, context) => {
    const networks = value.split(/[\s,]+/).filter((one) => one !== '');
    for (const network of networks) {
      if (!isNetwork(network))
        context.addIssue({
          code: 'custom',
          message: `contains the invalid network "${network}"; use CIDR notation, for example 10.0.0.0/8,fd00::/8`,
        });
    }
    return networks;
  }),
};

/**
 * What to answer someone who asks for `/metrics`: the figures, `unauthorised` for a wrong token, or
 * `hidden`, as for any address that is not there.
 */
export type Admission = 'admitted' | 'unauthorised' | 'hidden';

/**
 * Who may read the figures: this host and the networks named, unless a proxy passed the request on
 * (it would open them to everyone it serves), and anyone with the token.
 */
export function figuresGate({
  token,
  networks,
}: FiguresAccess): (req: IncomingMessage) => Admission {
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    allowed.addSubnet(address, Number(prefix), family(address));
  }
  const expected = token === null ? null : digest(token);
  return (req) => {
    const address = plainAddress(req.socket.remoteAddress ?? '');
    if (isOfThisHost(req)) return 'admitted';
    if (!isPassedOn(req) && isIP(address) !== 0 && allowed.check(address, family(address)))
      return 'admitted';
    const offered = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (expected === null || offered === undefined) return 'hidden';
    return timingSafeEqual(digest(offered), expected) ? 'admitted' : 'unauthorised';
  };
}

/**
 * Someone beside us; what a proxy on this host passes on comes from elsewhere
 * (docs/decisions/072).
 */
function isOfThisHost(req: IncomingMessage): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(req.socket.remoteAddress ?? '') && !isPassedOn(req);
}

function isPassedOn({ headers }: IncomingMessage): boolean {
  return ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '', ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && more.length === 0
  );
}

/** A socket for both families tells an IPv4 address as `::ffff:10.0.0.1`. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const family = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');
const digest = (text: string) => createHash('sha256').update(text).digest();
