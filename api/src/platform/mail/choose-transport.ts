import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/**
 * The transport that the settings ask for; without MAIL_URL letters become files in
 * `DATA_DIR/outbox`.
 */
export function createMailTransport(
  env: Pick<Env, 'MAIL_URL' | 'PUBLIC_URL' | 'DATA_DIR'>,
): MailTransport {
  const host = env.PUBLIC_URL === null ? 'localhost' : new URL(env.PUBLIC_URL).hostname;
  return env.MAIL_URL === null
    ? fileTransport(join(env.DATA_DIR, 'outbox'), senderOf(null, host))
    : smtpTransport(env.MAIL_URL, senderOf(env.MAIL_URL, host));
}

/**
 * `?from=` of MAIL_URL, or its user when that is an address, or `vedetta@` the host that people
 * know.
 */
export function senderOf(mailUrl: string | null, host: string): { name: string; address: string } {
  const url = mailUrl === null ? null : new URL(mailUrl);
  const candidates = [
    url?.searchParams.get('from'),
    url === null ? null : decodeURIComponent(url.username),
  ];
  const address =
    candidates.find((value) => value != null && /^[^\s@<>]+@[^\s@<>]+$/.test(value)) ??
    `vedetta@${host}`;
  return { name: 'Vedetta', address };
}
