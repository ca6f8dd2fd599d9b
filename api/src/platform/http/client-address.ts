import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Services } from '../services.ts';

/**
 * What a gateway of this installation says about its client:
 * `<address>;<seconds since 1970>;<HMAC of both, hex>`.
 */
export const CLIENT_ADDRESS_HEADER = 'x-vedetta-client';
/**
 * Names the key, which is derived from `secret.key`
 * (docs/decisions/054-whose-word-on-addresses-counts.md).
 */
export const CLIENT_ADDRESS_PURPOSE = 'client-address';
/**
 * How far the clocks of two hosts may be apart, and how long a header that leaked could be sent
 * again.
 */
const VALID_SECONDS = 300;

type Needs = Pick<Services, 'secrets' | 'now'>;

/**
 * The network address of the client, which limits count by and the audit log names. Believed are,
 * in this order: a gateway that holds the installation's key; a proxy on this very host, which
 * tells in `X-Forwarded-For` whom it speaks for; and the connection itself. Whatever else a client
 * writes into its headers counts for nothing.
 */
export function clientAddress(services: Needs, req: IncomingMessage): string {
  const peer = req.socket.remoteAddress ?? '';
  return plain(
    signedAddress(services, req.headers[CLIENT_ADDRESS_HEADER]) ??
      (isLoopback(peer) ? (forwardedAddress(req) ?? peer) : peer),
  );
}

function signedAddress(
  { secrets, now }: Needs,
  header: string | string[] | undefined,
): string | null {
  const [, signed, address, seconds, given] =
    /^(([0-9a-fA-F.:]{2,45});(\d{10}));([0-9a-f]{64})$/.exec(
      typeof header === 'string' ? header : '',
    ) ?? [];
  if (signed === undefined || address === undefined || given === undefined) return null;
  if (Math.abs(now().getTime() / 1000 - Number(seconds)) > VALID_SECONDS) return null;
  const expected = secrets.fingerprints(signed, CLIENT_ADDRESS_PURPOSE);
  return expected.some((one) => timingSafeEqual(Buffer.from(one), Buffer.from(given)))
    ? address
    : null;
}

/**
 * An IPv4 client of a socket for both kinds is told as `::ffff:192.0.2.7` (RFC 4291, section
 * 2.5.5.2): it is the same client as `192.0.2.7`.
 */
const plain = (address: string): string =>
  /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1] ?? address;
const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/**
 * The last entry is the proxy's own; what stands before it came from its client. Proxies behind
 * each other on this host are passed over.
 */
function forwardedAddress(req: IncomingMessage): string | undefined {
  const entries = [req.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries.findLast((entry) => !isLoopback(entry)) ?? entries[0];
}
