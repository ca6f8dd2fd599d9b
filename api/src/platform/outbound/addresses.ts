import { BlockList, isIP } from 'node:net';

/**
 * What is no address of the public internet (IANA special-purpose registries), and what carries
 * such an address within.
 */
const NOT_PUBLIC: readonly [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];
const notPublic = new BlockList();
for (const [address, prefix] of NOT_PUBLIC) notPublic.addSubnet(address, prefix, family(address));

/**
 * Whether an address may be connected to on somebody else's word: public ones only. IPv6 that maps
 * IPv4 is judged by the latter.
 */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && !notPublic.check(address, family(address));
}

function family(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}

/** Hosts inside that the operator opens: names, addresses and ranges. */
export interface AllowedHosts {
  /** @param host as the link names it, lower case. */
  allows(host: string, address: string): boolean;
}

/**
 * Reads one host name, address or range such as `10.1.0.0/16` per line; `#` starts a comment. A
 * line that is none of these allows nothing.
 */
export function parseAllowedHosts(text: string): AllowedHosts {
  const names = new Set<string>();
  const ranges = new BlockList();
  for (const line of text.split('\n').map((one) => one.replace(/#.*/, '').trim().toLowerCase())) {
    const [address = '', prefix] = line.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    if (
      isIP(address) !== 0 &&
      /^\d{1,3}$/.test(prefix ?? String(bits)) &&
      Number(prefix ?? bits) <= bits
    )
      ranges.addSubnet(address, Number(prefix ?? bits), family(address));
    else if (line !== '') names.add(line);
  }
  return {
    allows: (host, address) =>
      names.has(host) || (isIP(address) !== 0 && ranges.check(address, family(address))),
  };
}
