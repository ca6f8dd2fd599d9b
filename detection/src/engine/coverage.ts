import { kindPhrase } from '../formats/kind-phrases.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { decodeHTML } from 'entities';
import { endsAsZip } from '../formats/archives/zip.ts';
import { latin1 } from '../formats/bytes.ts';
import { isMailbox } from '../formats/mail/mailbox.ts';
import { listStreams } from '../formats/office/compound.ts';
import { isDecodable } from '../formats/picture.ts';
import { isText } from '../formats/sniff.ts';
import { LONGEST_SOURCE } from '../formats/text/limits.ts';
import { wayInWords, type Step } from '../formats/step.ts';
import { readText } from '../formats/text/read-text.ts';
import type { TypeFamily } from '../formats/type-family.ts';
import {
  extensionOf,
  familiesOfExtension,
  familyOfMime,
  kindOfMime,
} from '../formats/type-label.ts';
import type { Coverage, Gap, ReportRow, Unexamined } from './detector.ts';
import type { TreeNode } from './tree/grow-tree.ts';

/** Parts named of one item; of the others only their number is told. */
const MOST_NAMED = 50;

/** What reads a document or an archive; of a picture the detectors that decode it tell. */
const READERS = ['archives', 'office', 'pdf', 'mail'];

const UNKNOWN = [say('whyFileTypeUnknown')];
const DRAWN = [say('whyDrawingsUnexamined')];
const RUNS = [say('whySystemOpensTarget'), say('whyBehaviourUnexamined')];
const SCRIPTED = [say('whyFileContainsScript'), say('whyScriptBehaviourUnexamined')];
const CARRIES = [say('whyDataUrlFileUnopened')];
const GARBLED = [say('whyCharactersUnreadable')];

/** What a system follows when a person opens it, and that is a text all the same. */
const FOLLOWED = new RegExp(
  [
    String.raw`\.(?:url|website|webloc|desktop|scf|inf|reg|rdp|ins|job|msc|sct|xslt?`,
    '|theme|application|appref-ms|library-ms|search-ms|searchconnector-ms',
    String.raw`|settingcontent-ms)\s*$`,
  ].join(''),
  'i',
);
const FOLLOWED_BEGINS =
  /^\ufeff?\s*(?:\[(?:InternetShortcut|Shell|Desktop Entry|autorun)\]|Windows Registry Editor|REGEDIT4)/i;
const SCRIPT_ELEMENT =
  /<(?:[\w-]+:)?script\b(?![^<>]*\btype\s*=\s*["']?application\/(?:ld\+)?json\b)/i;
const HANDLER = /<[^<>]*[\s/"']on[a-z]{3,30}\s*=/i;
const SCRIPT_ADDRESS = /=\s*["']?\s*(?:java|vb|live)script\s*:/i;
const FILE_ADDRESS = /\bdata:(?:[a-z]+\/[\w.+-]+(?:;[\w=.+-]+)*|(?:;[\w=.+-]+)+),/i;
/**
 * Streams that the readers of compound files know ([MS-DOC], [MS-XLS], [MS-PPT], [MS-OVBA],
 * [MS-OXMSG]).
 */
const KNOWN_STREAM = new RegExp(
  [
    '^(?:WordDocument|Workbook|Book|PowerPoint Document|EncryptedPackage',
    String.raw`|PROJECT|__properties_version1\.0|\u0001Ole10Native)$`,
  ].join(''),
);
/** More control characters than this share are no text. */
const MOST_CONTROLS = 0.01;

/**
 * Which parts of an item were examined: opened by a reader that understands them, and looked at by
 * every detector that applies. This alone decides whether an item may be called clean.
 * @param nodes the item and all that was opened in it, types sniffed
 * @param unreadable why the item as a whole could not be read; null otherwise
 */
export function coverageOf(
  nodes: readonly TreeNode[],
  rows: readonly ReportRow[],
  unreadable: readonly Message[] | null,
): Coverage {
  const missing = new Map<number, Unexamined>();
  if (unreadable !== null) missing.set(0, { path: [], reason: unreadable, isBroken: true });
  for (const [index, node] of nodes.entries()) {
    const reason = missing.has(index) ? null : gapOfKind(node);
    if (reason !== null) missing.set(index, { path: node.path.slice(1), reason, isBroken: false });
  }
  const numbers = new Map<string, number[]>();
  for (const [index, { path }] of nodes.entries())
    numbers.set(keyOf(path.slice(1)), [...(numbers.get(keyOf(path.slice(1))) ?? []), index]);
  for (const gap of rows.flatMap(gapsOf)) {
    for (const index of numbers.get(keyOf(gap.path)) ?? [0]) {
      const known = missing.get(index);
      missing.set(
        index,
        known === undefined ? gap : { ...known, isBroken: known.isBroken || gap.isBroken },
      );
    }
  }
  const parts = Math.max(1, nodes.length);
  return {
    parts,
    examined: parts - missing.size,
    unexamined: named([...missing].sort(([a], [b]) => a - b).map(([, part]) => part)),
  };
}

/**
 * Adds what later rows could not look at, those of the reading of pictures.
 * @param coverage null: the item alone is known of
 */
export function withRows(coverage: Coverage | null, rows: readonly ReportRow[]): Coverage {
  const { parts, examined, unexamined } = coverage ?? { parts: 1, examined: 1, unexamined: [] };
  const known = new Set(unexamined.map(({ path }) => keyOf(path)));
  const added = rows
    .flatMap(gapsOf)
    .filter(({ path }) => !known.has(keyOf(path)) && known.add(keyOf(path)));
  return {
    parts,
    examined: Math.max(0, examined - added.length),
    unexamined: named([...unexamined, ...added]),
  };
}

const named = (parts: readonly Unexamined[]) => parts.slice(0, MOST_NAMED);
const keyOf = (path: readonly Step[]) => wayInWords(path).join('\n');

function gapsOf({ label, outcome, gaps }: ReportRow): Unexamined[] {
  const told: readonly Gap[] =
    gaps ??
    ('why' in outcome && outcome.why !== undefined
      ? [{ path: [], why: outcome.why, isBroken: true }]
      : []);
  return told.map(({ path, why, isBroken }) => ({
    path,
    reason:
      outcome.kind === 'failed'
        ? [say('detectorUnfinishedHeading', { detector: label }), ...why]
        : isBroken
          ? [say('detectorHeading', { detector: label }), ...why]
          : why,
    isBroken,
  }));
}

/**
 * Why nothing here understands a part of this kind, or not all of it; null where its reader does.
 */
function gapOfKind(node: TreeNode): readonly Message[] | null {
  const { mime, bytes } = node;
  const family = familyOfMime(mime);
  if (isDecodable(mime) || bytes.length === 0) return null;
  const text = isMailbox(node) ? null : readText(bytes, mime);
  const isText =
    family === null ||
    family.group === 'text' ||
    family.group === 'script' ||
    family.base === 'text';
  if (text !== null && family?.group !== 'program' && family?.base !== 'postscript') {
    const gap = gapOfText(text, node);
    if (gap !== null || isText) return gap;
  }
  if (/^(?:application|text)\/rtf$/.test(mime ?? '')) return gapOfRichText(bytes);
  if (isOpened(node, family)) return null;
  return mime === null
    ? UNKNOWN
    : [say('whyFileTypeUnexamined', { kind: kindPhrase(kindOfMime(mime) ?? 'fileKindDataFile') })];
}

/** Its reader reads its words and opens its objects; a picture is written in it as digits. */
function gapOfRichText(bytes: Uint8Array): readonly Message[] | null {
  if (!isText(bytes)) return GARBLED;
  return latin1(bytes, 0, bytes.length).includes('\\pict') ? DRAWN : null;
}

/** A reader that understands the kind opened it, not only what hangs on its end. */
function isOpened({ openedBy, mime, bytes }: TreeNode, family: TypeFamily | null): boolean {
  const readers = READERS.filter((reader) => openedBy.includes(reader));
  if (mime === 'application/pdf') return readers.includes('pdf');
  if (mime === null)
    return readers.includes('mail') || (readers.includes('archives') && !endsAsZip(bytes));
  if (
    family !== null &&
    family.group !== 'document' &&
    family.group !== 'archive' &&
    !readers.includes('mail')
  )
    return false;
  return (
    readers.length > 0 &&
    (family?.base !== 'compound' ||
      readers.includes('mail') ||
      (listStreams(bytes) ?? []).some(({ name }) => KNOWN_STREAM.test(name)))
  );
}

/** What no detector of texts understands of a text. */
function gapOfText(
  whole: string,
  { filename, mime, bytes, openedBy }: TreeNode,
): readonly Message[] | null {
  const text = whole.slice(0, LONGEST_SOURCE);
  if (isGarbled(text)) return GARBLED;
  const family = familyOfMime(mime);
  const isScript =
    family?.group === 'script' ||
    familiesOfExtension(extensionOf(filename) ?? '')[0]?.group === 'script';
  if (
    !openedBy.includes('mail') &&
    (isScript || FOLLOWED.test(filename) || FOLLOWED_BEGINS.test(text))
  )
    return RUNS;
  // As a browser reads it: references decoded, and no line end within an address.
  const markup = decodeHTML(text).replace(/[\t\r\n]+(?=\w*\s*:)/g, '');
  if (SCRIPT_ELEMENT.test(markup) || HANDLER.test(markup) || SCRIPT_ADDRESS.test(markup))
    return SCRIPTED;
  if (FILE_ADDRESS.test(text)) return CARRIES;
  return mime === 'image/svg+xml' && bytes.length > 0 ? DRAWN : null;
}

function isGarbled(text: string): boolean {
  if (text.includes('\ufffd')) return true;
  const controls = text.match(/[\0-\x08\x0e-\x19\x1c-\x1f\x7f]/g)?.length ?? 0;
  return controls > text.length * MOST_CONTROLS;
}
