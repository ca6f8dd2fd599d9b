import { asBuffer, latin1 } from '../bytes.ts';

/**
 * One object of a PDF: what stands in it outside its stream, names decoded, and where its stream
 * lies.
 */
export interface PdfObject {
  /** 0 for what belongs to no object: the trailer. */
  number: number;
  /**
   * Where its text begins in the file; in an unpacked stream of objects, where that stream begins.
   */
  at: number;
  text: string;
  /** Half-open range of the packed bytes. */
  stream: { from: number; to: number } | null;
}

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');
const CR = 13;
const LF = 10;

/**
 * Walks a PDF from its first byte to its last, without its table of objects: what a reader repairs
 * is seen as well, and so are objects that a later one replaced. Streams are stepped over, so that
 * packed bytes are not taken for names. Never throws.
 */
export function* walkObjects(bytes: Uint8Array): Generator<PdfObject> {
  const file = asBuffer(bytes);
  let from = 0;
  let search = 0;
  while (from < bytes.length) {
    const at = file.indexOf(STREAM, search);
    if (at === -1) {
      yield* objectsIn(latin1(bytes, from, bytes.length), from, null);
      return;
    }
    const after = at + STREAM.length;
    const isKeyword =
      (bytes[after] === LF || bytes[after] === CR) &&
      file.subarray(Math.max(0, at - 3), at).toString('latin1') !== 'end';
    if (!isKeyword) {
      search = after;
      continue;
    }
    const start = after + (bytes[after] === CR && bytes[after + 1] === LF ? 2 : 1);
    const text = latin1(bytes, from, at);
    const end = endOfStream(file, text, start);
    yield* objectsIn(text, from, { from: start, to: end });
    from = end;
    search = end;
  }
}

/** Where its length says, when it ends there; else at the first word that ends a stream. */
function endOfStream(file: Buffer, text: string, start: number): number {
  const told = /\/Length\s+(\d{1,10})\b(?!\s+\d+\s+R)/.exec(
    text.slice(text.lastIndexOf('/Length ')),
  )?.[1];
  if (told !== undefined) {
    const end = start + Number(told);
    if (
      file
        .subarray(end, end + 12)
        .toString('latin1')
        .trimStart()
        .startsWith('endstream')
    )
      return end;
  }
  const found = file.indexOf(END, start);
  return found === -1 ? file.length : found;
}

const HEAD = /(\d{1,10})\s+\d{1,5}\s+$/;

/** Cuts text at the heads of objects. The stream, if any, is the last one's. */
function* objectsIn(text: string, from: number, stream: PdfObject['stream']): Generator<PdfObject> {
  let number = 0;
  let begin = 0;
  // Found by the word and looked at backwards: a search for digits would stop at every number of
  // the file.
  for (let word = text.indexOf('obj'); word !== -1; word = text.indexOf('obj', word + 3)) {
    const head =
      text.charCodeAt(word - 1) <= 0x20
        ? HEAD.exec(text.slice(Math.max(begin, word - 24), word))
        : null;
    if (head === null) continue;
    if (word - head[0].length > begin)
      yield {
        number,
        at: from + begin,
        text: decodeNames(text.slice(begin, word - head[0].length)),
        stream: null,
      };
    number = Number(head[1]);
    begin = word + 3;
  }
  yield { number, at: from + begin, text: decodeNames(text.slice(begin)), stream };
}

/** Names may spell any letter as a number: `/J#61vaScript` (ISO 32000-1, 7.3.5). */
export function decodeNames(text: string): string {
  if (!text.includes('#')) return text;
  return text.replace(/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g, (name) =>
    name.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  );
}

/**
 * The objects packed in the unpacked bytes of a stream of objects (7.5.7): numbers and offsets
 * first.
 */
export function packedObjects(bytes: Uint8Array, dictionary: string, at: number): PdfObject[] {
  const text = latin1(bytes, 0, bytes.length);
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  const objects: PdfObject[] = [];
  for (let pair = 0; pair + 1 < numbers.length; pair += 2) {
    const begin = first + (numbers[pair + 1] ?? 0);
    const next = numbers[pair + 3];
    objects.push({
      number: numbers[pair] ?? 0,
      at,
      text: decodeNames(text.slice(begin, next === undefined ? undefined : first + next)),
      stream: null,
    });
  }
  return objects.length > 0 ? objects : [{ number: 0, at, text: decodeNames(text), stream: null }];
}
