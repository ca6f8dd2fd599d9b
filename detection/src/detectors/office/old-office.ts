import { say } from '@vedetta/messages/say.ts';
import { CannotUnpack, unpackStream } from '../../formats/archives/unpack.ts';
import { u32le } from '../../formats/bytes.ts';
import type { NodeRoom } from '../../formats/room.ts';
import type { CompoundStream } from '../../formats/office/compound.ts';
import { ddeInFields } from '../../formats/office/dde.ts';
import { readExcel } from '../../formats/office/excel-records.ts';
import type { DocumentReport } from './findings.ts';
import { readPackage } from './ole-package.ts';
import { readSlides } from '../../formats/office/slide-records.ts';
import { readModules } from '../../formats/office/vba.ts';
import { readWord } from '../../formats/office/word-text.ts';

/**
 * Reads a compound file: an old document, a macro project, an object. Mails of Outlook are read as
 * mails are.
 */
export function readOldOffice(
  report: DocumentReport,
  streams: readonly CompoundStream[],
  room: NodeRoom,
): void {
  const find = (name: string) =>
    streams.find((stream) => stream.path.length === 1 && stream.name === name)?.read() ?? null;
  if (streams.some(({ name }) => name === 'EncryptedPackage')) report.encrypted();
  const modules = readModules(streams);
  if (modules.length > 0) report.macros(modules);
  const word = find('WordDocument');
  if (word !== null) readDocument(report, word, find);
  const book = find('Workbook') ?? find('Book');
  if (book !== null) readBook(report, book);
  const slides = find('PowerPoint Document');
  if (slides !== null) readPresentation(report, slides, find('Current User'), room);
  for (const stream of streams.filter(({ name }) => name === '\u0001Ole10Native')) {
    const file = readPackage(stream.read());
    if (file !== null) report.packaged(file);
  }
  readDeflated(report, streams, room);
}

/**
 * Word's XML of 2003 keeps its objects in streams named by a number: a size, then the object
 * deflated.
 */
function readDeflated(
  report: DocumentReport,
  streams: readonly CompoundStream[],
  room: NodeRoom,
): void {
  for (const { name, read } of streams.filter(
    (stream) => stream.path.length === 1 && /^_\d+$/.test(stream.name),
  )) {
    const bytes = read();
    if (bytes[4] === 0x78) unpackObject(report, name, bytes.subarray(4), room);
  }
}

function unpackObject(
  report: DocumentReport,
  name: string,
  packed: Uint8Array,
  room: NodeRoom,
): void {
  room.enter();
  try {
    report.child(name, unpackStream(packed, 'zlib', room).bytes);
  } catch (error) {
    if (!(error instanceof CannotUnpack)) throw error;
    report.problem(say('whyObjectDecompressionFailed'), error.said);
  }
}

function readDocument(
  report: DocumentReport,
  stream: Uint8Array,
  find: (name: string) => Uint8Array | null,
): void {
  const { isEncrypted, text, fields } = readWord(stream, find);
  if (isEncrypted) report.encrypted();
  report.dde(ddeInFields(fields));
  report.text(text);
  report.besides(fields, []);
}

function readBook(report: DocumentReport, stream: Uint8Array): void {
  const { isEncrypted, macroSheets, autoOpen, executes, dde, text } = readExcel(stream);
  if (isEncrypted) report.encrypted();
  if (macroSheets.length > 0) report.excel4(macroSheets, autoOpen, executes);
  report.dde(dde);
  report.text(text);
}

/** In the stream `Current User`, before what is encrypted ([MS-PPT] 2.3.2). */
const ENCRYPTED_SLIDES = 0xf3d1c4df;

function readPresentation(
  report: DocumentReport,
  stream: Uint8Array,
  user: Uint8Array | null,
  room: NodeRoom,
): void {
  if (user !== null && u32le(user, 12) === ENCRYPTED_SLIDES) {
    report.encrypted();
    return;
  }
  const slides = readSlides(stream);
  report.text(slides.text);
  for (const [index, { bytes, isPacked }] of slides.objects.entries()) {
    if (isPacked) unpackObject(report, `object${index + 1}`, bytes, room);
    else report.child(`object${index + 1}`, bytes);
  }
}
