import type { Address, Email } from 'postal-mime';

/** What the head of a mail says of who sent it: untrusted, all of it. */
export interface Sender {
  name: string;
  /** In lower case. */
  address: string;
  /** Where answers go, in lower case; empty where they go to the sender. */
  answersTo: readonly string[];
  /** What the server that took the mail in noted of its sender (RFC 8601), by method: `{ dmarc: 'fail', spf: 'pass' }`. */
  checks: Readonly<Record<string, string>>;
}

/** What the way to a finding about a sender ends with. */
export const SENDER = 'sender';

const METHODS = /\b(dmarc|spf|dkim)\s*=\s*([a-z]+)/gi;
/** Servers write theirs above those that were there; what stands below anybody may have written. */
const CHECKS = 'authentication-results';

/** @returns null for a mail without a sender's address */
export function senderOf({ from, replyTo, headers }: Email): Sender | null {
  if (from === undefined || from.group !== undefined || !from.address.includes('@')) return null;
  const checks: Record<string, string> = {};
  for (const [, method = '', result = ''] of (headers.find(({ key }) => key === CHECKS)?.value ?? '').matchAll(METHODS)) checks[method.toLowerCase()] ??= result.toLowerCase();
  return { name: from.name, address: from.address.toLowerCase(), answersTo: addressesIn(replyTo ?? []), checks };
}

function addressesIn(all: readonly Address[]): string[] {
  return all.flatMap((one) => one.group ?? [one]).map(({ address }) => (address ?? '').toLowerCase()).filter((address) => address.includes('@'));
}
