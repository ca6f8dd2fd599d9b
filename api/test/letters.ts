import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMailing, type Mailing } from '../src/modules/notifications/jobs/mailing.ts';
import type { Env } from '../src/env.ts';
import { until, type TestApi } from './kit.ts';

/** A letter as a mail program shows it. */
export interface ReadLetter {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

/** Sends the letters of a served api the way it is done without a mail server: into files. */
export const startTestMailing = (api: TestApi): Mailing =>
  startMailing(api.services, { pollMilliseconds: 50 });

/** Whose letters are read: a served api, or a process of its own on the folder. */
interface Sender {
  services: { env: Pick<Env, 'DATA_DIR'> };
}

/** Every letter sent so far. */
export async function readLetters(api: Sender): Promise<ReadLetter[]> {
  const folder = join(api.services.env.DATA_DIR, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.map(async (name) => parseLetter(await readFile(join(folder, name), 'utf8'))),
  );
}

/** Waits for the only letter to an address whose subject holds the words. */
export async function letterTo(api: Sender, address: string, subject: string): Promise<ReadLetter> {
  return until(async () =>
    (await readLetters(api)).find(
      (letter) => letter.to.includes(address) && letter.subject.includes(subject),
    ),
  );
}

/** The secrets in the fragment of a letter's link. */
export function secretsOf(letter: ReadLetter): Record<string, string> {
  const [, fragment] = /https?:\/\/\S+#(\S+)/.exec(letter.text) ?? [];
  if (fragment === undefined) throw new Error(`no link in: ${letter.text}`);
  return Object.fromEntries(new URLSearchParams(fragment));
}

/** Reads the two parts of a message; as much of MIME as our own letters use. */
export function parseLetter(source: string): ReadLetter {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const header = (name: string) =>
    decodeWords(
      new RegExp(`^${name}:(.*(?:\r\n[ \t].*)*)`, 'im')
        .exec(head)?.[1]
        ?.replace(/\r\n[ \t]/g, ' ')
        .trim() ?? '',
    );
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string) => {
    const found = parts.find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? '';
    const [partHead = '', ...body] = found.split('\r\n\r\n');
    return decodeBody(partHead, body.join('\r\n\r\n'));
  };
  return {
    to: header('To'),
    subject: header('Subject'),
    text: part('text/plain'),
    html: part('text/html'),
    messageId: header('Message-ID'),
  };
}

function decodeBody(head: string, body: string): string {
  if (/quoted-printable/i.test(head)) return decodeQuoted(body.replace(/=\r\n/g, ''));
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body;
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString('utf8')
        : decodeQuoted(words.replaceAll('_', ' ')),
    );
