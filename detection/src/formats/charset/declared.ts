import type { Charset } from './decoder.ts';
import { charsetNamed } from './decode.ts';

/** A declaration stands at the beginning; a mail's may come after many lines of its way. */
const HEAD = 16 * 1024;
const DECLARATIONS: readonly RegExp[] = [
  /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{2,40})["']/i,
  /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?([\w.:-]{2,40})/i,
  /^@charset\s+"([\w.:-]{2,40})"/i,
];
/** The head of a mail, or of a part of one: a line of it says what its text is. */
const OF_MAIL = new RegExp(
  [
    String.raw`^content-type[ \t]*:[^\r\n]*(?:\r?\n?[ \t][^\r\n]*`,
    String.raw`|\r[ \t][^\r\n]*)*?;[ \t\r\n]*charset[ \t]*=[ \t]*["']?([\w.:-]{2,40})`,
  ].join(''),
  'gim',
);
const PLAIN = /^(?:us-)?ascii$/i;

/**
 * What a text says of itself: the head of a mail, an XML declaration, the meta of a page, the rule
 * of a style sheet.
 * @returns null where it says nothing that is known here
 */
export function declaredIn(bytes: Uint8Array): Charset | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  for (const pattern of DECLARATIONS) {
    const charset = charsetNamed(pattern.exec(head)?.[1]);
    if (charset !== null && !/^utf-(?:16|32)/.test(charset)) return charset;
  }
  if (!/^[a-z][a-z0-9-]{0,60}[ \t]*:|^From |^>/i.test(head)) return null;
  for (const [, label = ''] of head.matchAll(OF_MAIL)) {
    const charset = PLAIN.test(label) ? null : charsetNamed(label);
    if (charset !== null && !/^utf-(?:16|32)/.test(charset)) return charset;
  }
  return null;
}
