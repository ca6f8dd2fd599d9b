import { say } from '@vedetta/messages/say.ts';
import { CannotUnpack, unpackStream } from '../../formats/archives/unpack.ts';
import { hasText, u16le } from '../../formats/bytes.ts';
import type { NodeRoom } from '../../formats/room.ts';
import { ddeInFields, ddeInFormula, type Dde } from '../../formats/office/dde.ts';
import type { DocumentReport } from './findings.ts';
import { decodeEntities, decodeXml, labelsOf, textOf } from './open-xml.ts';

const DOCUMENT = new RegExp(
  [
    String.raw`<\?mso-application\b|<pkg:package\b`,
    String.raw`|schemas\.microsoft\.com/office/word/2003/wordml`,
    '|urn:schemas-microsoft-com:office:spreadsheet',
  ].join(''),
);

/** Is it a document that is one XML file: Word and Excel of 2003, or a package written flat? */
export function isFlatXml(bytes: Uint8Array): boolean {
  return DOCUMENT.test(decodeXml(bytes.subarray(0, 4096)));
}

/** Reads such a document: texts, fields, formulas, and the parts that it holds as base64. */
export function readFlatXml(report: DocumentReport, room: NodeRoom): void {
  const xml = decodeXml(report.item.bytes);
  report.dde(ddeIn(xml));
  for (const [element] of xml.matchAll(/<Relationship\b[^>]*TargetMode="External"[^>]*>/g)) {
    report.outside(
      /\bType="[^"]*\/([^"/]+)"/.exec(element)?.[1] ?? '',
      decodeEntities(/\bTarget="([^"]*)"/.exec(element)?.[1] ?? ''),
    );
  }
  const blocks = [...xml.matchAll(/<(?:\w+:)?(?:binData|binaryData)\b([^>]*)>([^<]*)</g)];
  if (blocks.length > 0) room.enter();
  for (const [index, match] of blocks.entries()) {
    const name =
      /\bname="([^"]*)"/
        .exec(match[1] ?? '')?.[1]
        ?.split('/')
        .at(-1) ?? `part${index + 1}`;
    const bytes = new Uint8Array(Buffer.from(match[2] ?? '', 'base64'));
    room.spend(bytes.length);
    report.child(name, hasText(bytes, 0, 'ActiveMime') ? activeMime(report, bytes, room) : bytes);
  }
  report.text(textOf(xml));
  // Excel of 2003 has its links in attributes of cells.
  const links = [...xml.matchAll(/\b(?:ss:)?HRef="([^"#][^"]*)"/g)].map(
    (match) => `HYPERLINK "${decodeEntities(match[1] ?? '')}"`,
  );
  report.besides([...fieldsOf(xml), ...links], labelsOf(xml));
}

/**
 * Macros of these documents are a compound file, deflated behind a header that says how long it is.
 */
export function activeMime(report: DocumentReport, bytes: Uint8Array, room: NodeRoom): Uint8Array {
  try {
    return unpackStream(bytes.subarray((u16le(bytes, 0x1e) ?? 4) + 46), 'zlib', room).bytes;
  } catch (error) {
    if (!(error instanceof CannotUnpack)) throw error;
    report.problem(say('whyMacrosDecompressionFailed'), error.said);
    return new Uint8Array();
  }
}

function ddeIn(xml: string): Dde[] {
  const books = [...xml.matchAll(/<SupBook>\s*<Path>([^<]*\|[^<]*)</g)].flatMap(
    (match) => ddeInFormula(decodeEntities(match[1] ?? '')) ?? [],
  );
  const formulas = [...xml.matchAll(/\b(?:ss:)?Formula="([^"]*\|[^"]*)"/g)].flatMap(
    (match) => ddeInFormula(decodeEntities(match[1] ?? '')) ?? [],
  );
  return [...books, ...formulas, ...ddeInFields(fieldsOf(xml))];
}

function fieldsOf(xml: string): string[] {
  const simple = [...xml.matchAll(/\bw:instr="([^"]*)"/g)].map((match) =>
    decodeEntities(match[1] ?? ''),
  );
  const runs = [
    ...xml.matchAll(/fldCharType="begin"([\s\S]{0,20000}?)fldCharType="(?:separate|end)"/g),
  ].map((match) =>
    [...(match[1] ?? '').matchAll(/<w:instrText\b[^>]*>([^<]*)</g)]
      .map((run) => decodeEntities(run[1] ?? ''))
      .join(''),
  );
  return [...simple, ...runs];
}
