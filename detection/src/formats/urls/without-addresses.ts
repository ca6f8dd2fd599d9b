import { withoutLinks } from '../text/without-links.ts';
import { findAddresses } from './find-addresses.ts';

/**
 * A text in which addresses say nothing, however they are written: as `withoutLinks`, and each bare
 * host name, defanged link and mail address is one `l` too.
 *
 * @returns as many UTF-16 units as the text has, so that places stay
 */
export function withoutAddresses(text: string): string {
  const plain = withoutLinks(text);
  let read = '';
  for (const { kind, start, end } of findAddresses(plain)) {
    const from = kind === 'mail' ? accountBefore(plain, start) : start;
    if (from < read.length) continue;
    read += plain.slice(read.length, from) + 'l'.padEnd(end - from, ' ');
  }
  return read + plain.slice(read.length);
}

/** Where `anna.rossi@` begins before its host. */
function accountBefore(text: string, host: number): number {
  return (
    host -
    (/[^\s<>()[\]"',;:]+@$/u.exec(text.slice(Math.max(0, host - LONGEST_ACCOUNT), host))?.[0]
      .length ?? 0)
  );
}
/** RFC 5321 lets the part before the @ have 64 characters. */
const LONGEST_ACCOUNT = 65;
