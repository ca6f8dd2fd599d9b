import type { MailPart } from './parse-mail.ts';

/** What a mail is written from. */
interface MailParts {
  /** Lines of its head. What they say of its content is left out, for it is written anew. */
  head: string;
  text: string;
  page: string | null;
  files: readonly MailPart[];
}

/** No line of Base64 is one. */
const BOUNDARY = '--=_mail';
const HEADER = /^[!-9;-~]+:/;
const OF_CONTENT = /^(?:content-|mime-version:)/i;

/** Writes a mail as programs keep mails (RFC 5322, RFC 2045), all of its content in Base64. */
export function mimeOf({ head, text, page, files }: MailParts): Uint8Array {
  const bodies = [
    ...(text === '' ? [] : [partOf('text/plain; charset=utf-8', Buffer.from(text))]),
    ...(page === null ? [] : [partOf('text/html; charset=utf-8', Buffer.from(page))]),
  ];
  const carried = files.map(({ name, bytes }) =>
    partOf(
      'application/octet-stream',
      bytes,
      `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(wellFormed(name))}`,
    ),
  );
  const headers = headersIn(head);
  return new Uint8Array(
    Buffer.from(
      [
        // With what follows it tells that this is a mail, whatever else is there.
        ...headers,
        ...(headers.some((line) => /^subject:/i.test(line)) ? [] : ['Subject: ']),
        'MIME-Version: 1.0',
        `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
        '',
        ...(bodies.length === 0
          ? []
          : [
              `--${BOUNDARY}`,
              `Content-Type: multipart/alternative; boundary="${BOUNDARY}-bodies"`,
              '',
              ...bodies.flatMap((part) => [`--${BOUNDARY}-bodies`, part]),
              `--${BOUNDARY}-bodies--`,
            ]),
        ...carried.flatMap((part) => [`--${BOUNDARY}`, part]),
        `--${BOUNDARY}--`,
        '',
      ].join('\r\n'),
    ),
  );
}

/** The headers among the lines, each with the lines that go on with it. */
function headersIn(head: string): string[] {
  const kept: string[] = [];
  let isKept = false;
  for (const line of head.split(/\r?\n/)) {
    if (HEADER.test(line)) isKept = !OF_CONTENT.test(line);
    else if (!/^[ \t]+\S/.test(line)) isKept = false;
    if (isKept) kept.push(line);
  }
  return kept;
}

function partOf(type: string, bytes: Uint8Array, ...headers: readonly string[]): string {
  return [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
}

/** Half a pair of UTF-16 has no bytes of its own. */
const wellFormed = (text: string) => Buffer.from(text).toString();
