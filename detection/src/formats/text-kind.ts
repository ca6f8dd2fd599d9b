import type { FileKind } from './type-family.ts';
import type { ScanItem } from './item.ts';
import { isMail } from './mail/is-mail.ts';
import { isMailbox } from './mail/mailbox.ts';
import { outlookStreams } from './mail/outlook.ts';
import { readLineChat } from './chat/lines.ts';
import { readText } from './text/read-text.ts';
import { extensionOf, kindOfMime } from './type-label.ts';
import { isCard } from './written/cards.ts';
import { isData } from './written/data.ts';
import { isSql } from './written/sql.ts';

/** So much of a text tells what it is written as. */
const HEAD_BYTES = 64 * 1024;

/** What nothing but the name tells: any text may be meant as one of these. */
const BY_NAME: readonly (readonly [kind: FileKind, extensions: string])[] = [
  [
    'fileKindScript',
    'sh bash zsh ksh csh py pyw pl rb php phtml js mjs cjs vbs vbe jse wsf wsh bat cmd ps1 ' +
      'psm1 lua tcl command r groovy',
  ],
  [
    'fileKindSourceCode',
    'c h cc cpp hpp cs java ts tsx jsx go rs swift kt scala dart m vb vba bas',
  ],
  ['fileKindStyleSheet', 'css scss less'],
  ['fileKindCSVTable', 'csv'],
  ['fileKindTSVTable', 'tsv tab'],
  ['fileKindSQLFile', 'sql'],
  ['fileKindMarkdownText', 'md markdown'],
  ['fileKindLaTeXDocument', 'tex'],
  ['fileKindLogFile', 'log'],
  ['fileKindSettingsFile', 'ini inf cfg conf yml yaml toml properties env desktop'],
  ['fileKindPatch', 'diff patch'],
];
/** What both tell: a name alone would call prose a web page. */
const BY_NAME_AND_BEGINNING: readonly (readonly [
  kind: FileKind,
  extensions: string,
  begins: RegExp,
])[] = [
  ['fileKindJSONData', 'json jsonl ndjson geojson har', /^\s*(?:[[{"\d-]|true\b|false\b|null\b)/],
  ['fileKindWebPage', 'html htm xhtml', /<[a-z][^<>]{0,2000}>/i],
  ['fileKindXMLFile', 'xml xsd xsl xslt rss atom kml gpx plist', /^\s*<[a-z!]/i],
  ['fileKindInternetShortcut', 'url', /^\s*\[InternetShortcut\]/i],
  ['fileKindRegistryFile', 'reg', /^\s*(?:Windows Registry Editor|REGEDIT4)/i],
];
const SUBTITLES =
  /^\s*(?:WEBVTT(?:\s|$)|\d+[ \t]*\r?\n\d{1,3}:\d\d:\d\d[,.]\d{3} --> |\[Script Info\])/;
const OF_MIME: Readonly<Record<string, FileKind>> = {
  'text/calendar': 'fileKindCalendar',
  'text/vcard': 'fileKindContactCard',
  'text/vtt': 'fileKindSubtitles',
};

const COMPOUND = 'application/x-cfb';
/** What tells it stands anywhere in the file, so the scan alone knows. */
export const OUTLOOK_MAIL = 'fileKindOutlookMail';
const CHAT = 'fileKindChat';

/** Every kind that a text or a mail may get beside those of `TYPE_FAMILIES`. */
export const TEXT_KINDS: readonly FileKind[] = [
  ...new Set<FileKind>([
    'fileKindMail',
    OUTLOOK_MAIL,
    'fileKindMailbox',
    CHAT,
    'fileKindSavedWebPage',
    ...Object.values(OF_MIME),
    ...[...BY_NAME, ...BY_NAME_AND_BEGINNING].map(([kind]) => kind),
  ]),
];

/**
 * The kind of an item, for people alone: no detector asks for it. Of texts it says more
 * than the sniffed type does: what they say of themselves where they do (a mail, JSON, a calendar),
 * else what their name says. A name is never believed against the content.
 * @param item its `mime` as sniffed
 * @returns null when it is unknown. Never throws.
 */
export function kindOf(item: ScanItem): FileKind | null {
  const { bytes, filename, mime } = item;
  const extension = extensionOf(filename) ?? '';
  // First: a script that a mail quotes is no reason to call the mail one.
  if (isMailbox(item)) return 'fileKindMailbox';
  if (isMail(item))
    return extension === 'mht' || extension === 'mhtml' ? 'fileKindSavedWebPage' : 'fileKindMail';
  const ofMime = mime === null ? undefined : OF_MIME[mime];
  if (ofMime !== undefined) return ofMime;
  if (mime === COMPOUND && outlookStreams(bytes) !== null) return OUTLOOK_MAIL;
  if (mime !== 'text/plain') return kindOfMime(mime);
  const head = (readText(bytes.subarray(0, HEAD_BYTES), mime) ?? '').replace(/^\ufeff/, '');
  return (
    byContent(head) ??
    byName(head, extension) ??
    (isData(head) ? 'fileKindJSONData' : isSql(head) ? 'fileKindSQLFile' : kindOfMime(mime))
  );
}

function byContent(head: string): FileKind | null {
  if (readLineChat(head) !== null) return CHAT;
  if (isCard(head)) return /^BEGIN:VCARD/i.test(head) ? 'fileKindContactCard' : 'fileKindCalendar';
  return SUBTITLES.test(head) ? 'fileKindSubtitles' : null;
}

function byName(head: string, extension: string): FileKind | null {
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
