const LF = 10;
const CR = 13;
const CARD = /^(?:\u00ef\u00bb\u00bf)?\s*BEGIN:V(?:CALENDAR|CARD)[\r\n]/i;

/**
 * A calendar or a card whose folds cut letters, as RFC 5545 (3.1) lets them, since it counts bytes:
 * each such fold behind its letter, so that the text can be decoded.
 *
 * @returns as many bytes, so that places stay; the very same ones for everything else
 */
export function foldsBehindLetters(bytes: Uint8Array): Uint8Array {
  if (!CARD.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'))) return bytes;
  const out = new Uint8Array(bytes.length);
  let size = 0;
  let missing = 0;
  let folds: number[] = [];
  const flush = () => {
    out.set(folds, size);
    size += folds.length;
    folds = [];
    missing = 0;
  };
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    const fold = missing > 0 ? foldAt(bytes, at) : 0;
    if (fold > 0) {
      folds.push(...bytes.subarray(at, at + fold));
      at += fold;
      continue;
    }
    const isRest = missing > 0 && (byte & 0xc0) === 0x80;
    if (!isRest) flush();
    out[size] = byte;
    size += 1;
    at += 1;
    if (!isRest) missing = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
    else if (missing === 1) flush();
    else missing -= 1;
  }
  flush();
  return out;
}

/** How many bytes a fold there has: the end of a line and a blank; 0 where none begins. */
function foldAt(bytes: Uint8Array, at: number): number {
  const end = bytes[at] === CR ? (bytes[at + 1] === LF ? 2 : 1) : bytes[at] === LF ? 1 : 0;
  const next = bytes[at + end];
  return end > 0 && (next === 0x20 || next === 0x09) ? end + 1 : 0;
}
