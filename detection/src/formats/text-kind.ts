import type { ScanItem } from './item.ts';
import { isMail } from './mail/is-mail.ts';
import { isMailbox } from './mail/mailbox.ts';
import { outlookStreams } from './mail/outlook.ts';
import { readLineChat } from './chat/lines.ts';
import { readText } from './text/read-text.ts';
import { extensionOf, typeLabel } from './type-label.ts';
import { isCard } from './written/cards.ts';
import { isData } from './written/data.ts';
import { isSql } from './written/sql.ts';

/** So much of a text tells what it is written as. */
const HEAD_BYTES = 64 * 1024;

/** What nothing but the name tells: any text may be meant as one of these. */
const BY_NAME: readonly (readonly [label: string, extensions: string])[] = [
  [
    'Script',
    'sh bash zsh ksh csh py pyw pl rb php phtml js mjs cjs vbs vbe jse wsf wsh bat cmd ps1 ' +
      'psm1 lua tcl command r groovy',
  ],
  ['Source code', 'c h cc cpp hpp cs java ts tsx jsx go rs swift kt scala dart m vb vba bas'],
  ['Style sheet', 'css scss less'],
  ['CSV table', 'csv'],
  ['TSV table', 'tsv tab'],
  ['SQL file', 'sql'],
  ['Markdown text', 'md markdown'],
  ['LaTeX document', 'tex'],
  ['Log file', 'log'],
  ['Settings file', 'ini inf cfg conf yml yaml toml properties env desktop'],
  ['Patch', 'diff patch'],
];
/** What both tell: a name alone would call prose a web page. */
const BY_NAME_AND_BEGINNING: readonly (readonly [
  label: string,
  extensions: string,
  begins: RegExp,
])[] = [
  ['JSON data', 'json jsonl ndjson geojson har', /^\s*(?:[[{"\d-]|true\b|false\b|null\b)/],
  ['Web page', 'html htm xhtml', /<[a-z][^<>]{0,2000}>/i],
  ['XML file', 'xml xsd xsl xslt rss atom kml gpx plist', /^\s*<[a-z!]/i],
  ['Internet shortcut', 'url', /^\s*\[InternetShortcut\]/i],
  ['Registry file', 'reg', /^\s*(?:Windows Registry Editor|REGEDIT4)/i],
];
const SUBTITLES =
  /^\s*(?:WEBVTT(?:\s|$)|\d+[ \t]*\r?\n\d{1,3}:\d\d:\d\d[,.]\d{3} --> |\[Script Info\])/;
const OF_MIME: Readonly<Record<string, string>> = {
  'text/calendar': 'Calendar',
  'text/vcard': 'Contact card',
  'text/vtt': 'Subtitles',
};

const COMPOUND = 'application/x-cfb';
/** What tells it stands anywhere in the file, so the scan alone knows. */
export const OUTLOOK_MAIL = 'Outlook mail';
const CHAT = 'Chat';

/** Every label that a text or a mail may get beside those of `TYPE_FAMILIES`. */
export const TEXT_KINDS: readonly string[] = [
  ...new Set([
    'Mail',
    OUTLOOK_MAIL,
    'Mailbox',
    CHAT,
    'Saved web page',
    ...Object.values(OF_MIME),
    ...[...BY_NAME, ...BY_NAME_AND_BEGINNING].map(([label]) => label),
  ]),
];

/**
 * The kind of an item in words, for people alone: no detector asks for it. Of texts it says more
 * than the sniffed type does: what they say of themselves where they do (a mail, JSON, a calendar),
 * else what their name says. A name is never believed against the content.
 * @param item its `mime` as sniffed
 * @returns null when it is unknown. Never throws.
 */
export function kindLabel(item: ScanItem): string | null {
  const { bytes, filename, mime } = item;
  const extension = extensionOf(filename) ?? '';
  // First: a script that a mail quotes is no reason to call the mail one.
  if (isMailbox(item)) return 'Mailbox';
  if (isMail(item)) return extension === 'mht' || extension === 'mhtml' ? 'Saved web page' : 'Mail';
  const ofMime = mime === null ? undefined : OF_MIME[mime];
  if (ofMime !== undefined) return ofMime;
  if (mime === COMPOUND && outlookStreams(bytes) !== null) return OUTLOOK_MAIL;
  if (mime !== 'text/plain') return typeLabel(mime);
  const head = (readText(bytes.subarray(0, HEAD_BYTES), mime) ?? '').replace(/^\ufeff/, '');
  return (
    byContent(head) ??
    byName(head, extension) ??
    (isData(head) ? 'JSON data' : isSql(head) ? 'SQL file' : typeLabel(mime))
  );
}

function byContent(head: string): string | null {
  if (readLineChat(head) !== null) return CHAT;
  if (isCard(head)) return /^BEGIN:VCARD/i.test(head) ? 'Contact card' : 'Calendar';
  return SUBTITLES.test(head) ? 'Subtitles' : null;
}

function byName(head: string, extension: string): string | null {
  const isOne = (extensions: string) =>
    extension !== '' && extensions.split(' ').includes(extension);
  return (
    BY_NAME.find(([, extensions]) => isOne(extensions))?.[0] ??
    BY_NAME_AND_BEGINNING.find(
      ([, extensions, begins]) => isOne(extensions) && begins.test(head),
    )?.[0] ??
    null
  );
}
