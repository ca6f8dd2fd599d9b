import { CannotUnpack } from '../archives/unpack.ts';
import { u32le } from '../bytes.ts';
import { BODIES } from '../mail/parse-mail.ts';
import type { NodeRoom } from '../tree/room.ts';
import type { CompoundStream } from './compound.ts';
import type { DocumentReport } from './findings.ts';

/** Properties of a mail and of what is attached, and their types ([MS-OXPROPS], [MS-OXMSG] 2.1.3). */
const SUBJECTS = ['0037', '0E1D'] as const;
const [BODY, PAGE, RICH, CONTENT, LONG_NAME, SHORT_NAME] = ['1000', '1013', '1009', '3701', '3707', '3704'] as const;
const [BINARY, UTF16, ANSI] = ['0102', '001F', '001E'] as const;
/** What Outlook writes on machines of the West where a mail is not in Unicode. */
const ANSI_CHARSET = 'windows-1252';

/** Packed rich text longer than this is no letter, and what unpacks it takes a word of memory a byte. */
const MOST_RICH = 2 * 1024 * 1024;
const RICH_HEADER = 16;

/** What every file of Outlook has at its root ([MS-OXMSG] 2.4). */
export const isOutlookMail = (streams: readonly CompoundStream[]): boolean => streams.some(({ name, path }) => path.length === 1 && name === '__properties_version1.0');

/**
 * A mail of Outlook ([MS-OXMSG]), and the mails within it: subject, text, page and what is attached, with the name it shows. A page is often kept within
 * rich text alone ([MS-OXRTFEX]), which is packed in its own way; where links lead is told nowhere else.
 */
export async function readOutlook(report: DocumentReport, streams: readonly CompoundStream[], room: NodeRoom): Promise<void> {
  const properties = streams.flatMap((stream) => {
    const [, id, type] = /^__substg1\.0_([0-9a-f]{4})([0-9a-f]{4})$/i.exec(stream.name) ?? [];
    return id === undefined || type === undefined ? [] : [{ stream, id: id.toUpperCase(), type: type.toUpperCase(), folder: stream.path.slice(0, -1) }];
  });
  const folders = new Map<string, typeof properties>();
  for (const property of properties) folders.set(property.folder.join('/'), [...(folders.get(property.folder.join('/')) ?? []), property]);
  for (const own of folders.values()) {
    const folder = own[0]?.folder ?? [];
    const find = (id: string, type: string) => own.find((one) => one.id === id && one.type === type)?.stream.read() ?? null;
    const words = (id: string) => {
      const [wide, narrow] = [find(id, UTF16), find(id, ANSI)];
      const text = wide !== null ? new TextDecoder('utf-16le').decode(wide) : narrow === null ? '' : new TextDecoder(ANSI_CHARSET).decode(narrow);
      return text.replace(/\0+$/, '');
    };
    for (const subject of SUBJECTS) report.text(words(subject), ...folder);
    report.text(words(BODY), ...folder);
    const page = find(PAGE, BINARY) ?? new TextEncoder().encode(words(PAGE));
    if (page.length > 0) report.child(BODIES.page, page);
    else await readRich(report, find(RICH, BINARY), words(BODY) !== '', room);
    const content = /^__attach/i.test(folder.at(-1) ?? '') ? find(CONTENT, BINARY) : null;
    if (content !== null) report.child(words(LONG_NAME) || words(SHORT_NAME) || 'attachment', content);
  }
}

/** @param isSaid the same words are there as plain text */
async function readRich(report: DocumentReport, packed: Uint8Array | null, isSaid: boolean, room: NodeRoom): Promise<void> {
  if (packed === null || packed.length < RICH_HEADER) return;
  try {
    const rich = await unpackRich(packed, room);
    const { deEncapsulateSync } = await import('rtf-stream-parser');
    const inside = valueOrNull(() => deEncapsulateSync(rich, { decode: (bytes, charset) => new TextDecoder(charset).decode(bytes) }));
    if (inside?.mode === 'html') report.child(BODIES.page, new TextEncoder().encode(String(inside.text)));
    else if (inside === null || !isSaid) report.child('message.rtf', rich);
  } catch (error) {
    if (!(error instanceof CannotUnpack)) throw error;
    report.problem(`An object of the document could not be unpacked: ${error.message}`);
  }
}

async function unpackRich(packed: Uint8Array, room: NodeRoom): Promise<Buffer> {
  // The header says how much follows, and the reader believes it.
  const size = (u32le(packed, 0) ?? 0) + 4;
  if (size > packed.length) throw new CannotUnpack('Its packed bytes end early.');
  if (size > MOST_RICH) throw room.full();
  room.enter();
  const { decompressRTF } = await import('@kenjiuno/decompressrtf');
  const rich = valueOrNull(() => decompressRTF([...packed.subarray(0, size)]));
  if (rich === null) throw new CannotUnpack('Its packed bytes are damaged.');
  room.spend(rich.length);
  return Buffer.from(rich);
}

/** Parsers that were not made for hostile files throw whatever they like. */
function valueOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
