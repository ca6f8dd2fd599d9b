import { u16le, u32le } from '../bytes.ts';

/**
 * The text of an old Word document with its field codes ([MS-DOC] 2.4.1), and whether a password
 * protects it.
 */
export interface WordText {
  isEncrypted: boolean;
  text: string;
  /** What stands between the beginning of a field and its result. */
  fields: string[];
}

const MOST = 8 * 1024 * 1024;

/**
 * Reads the pieces of which the text consists.
 * @param document the stream `WordDocument`. @param table finds `0Table` or `1Table`. Never throws.
 */
export function readWord(
  document: Uint8Array,
  table: (name: '0Table' | '1Table') => Uint8Array | null,
): WordText {
  const flags = u16le(document, 0x0a) ?? 0;
  if ((flags & 0x0100) !== 0) return { isEncrypted: true, text: '', fields: [] };
  const pieces = table((flags & 0x0200) !== 0 ? '1Table' : '0Table');
  const raw =
    pieces === null ? '' : readPieces(document, pieces.subarray(u32le(document, 0x1a2) ?? 0));
  return { isEncrypted: false, text: withoutFields(raw), fields: fieldsOf(raw) };
}

function readPieces(document: Uint8Array, clx: Uint8Array): string {
  let at = 0;
  while (clx[at] === 1) at += 3 + (u16le(clx, at + 1) ?? 0);
  if (clx[at] !== 2) return '';
  const count = Math.floor(((u32le(clx, at + 1) ?? 0) - 4) / 12);
  const starts = at + 5;
  let text = '';
  for (let piece = 0; piece < count && text.length < MOST; piece += 1) {
    const from = u32le(clx, starts + piece * 4);
    const to = u32le(clx, starts + piece * 4 + 4);
    const where = u32le(clx, starts + (count + 1) * 4 + piece * 8 + 2);
    if (from === null || to === null || where === null || to < from) break;
    const isNarrow = (where & 0x40000000) !== 0;
    const offset = isNarrow ? (where & 0x3fffffff) / 2 : where & 0x3fffffff;
    const bytes = document.subarray(offset, offset + (to - from) * (isNarrow ? 1 : 2));
    text += new TextDecoder(isNarrow ? 'windows-1252' : 'utf-16le').decode(bytes);
  }
  return text;
}

/** Fields begin with 0x13; 0x14 parts code and result, 0x15 ends them. */
export function fieldsOf(raw: string): string[] {
  return [...raw.matchAll(/\u0013([^\u0014\u0015]{1,2000})/g)].map((match) =>
    (match[1] ?? '').replace(/[\u0013]/g, ' '),
  );
}

function withoutFields(raw: string): string {
  return raw
    .replace(/\u0013[^\u0013-\u0015]*\u0014?/g, '')
    .replace(/[\u0014\u0015]/g, '')
    .replace(/[\r\u000b\u000c\u0007]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f]/g, '');
}
