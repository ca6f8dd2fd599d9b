import { say } from '@vedetta/messages/say.ts';
import { byteAt, hasText } from '../bytes.ts';
import { bytesInWords } from '../text/words.ts';
import type { PictureEnd } from './picture-end.ts';

/** Bytes of a colour table whose presence and size a packed field tells. */
function colourTable(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0;
}

/** Walks GIF blocks to the trailer (GIF89a, section 27). */
export function endOfGif(bytes: Uint8Array): PictureEnd {
  if (!hasText(bytes, 0, 'GIF87a') && !hasText(bytes, 0, 'GIF89a')) {
    return { kind: 'broken', why: [say('imageHeaderInvalid', { kind: 'GIF' })], at: 0 };
  }
  let at = 13 + colourTable(Math.max(0, byteAt(bytes, 10)));
  let frames = 0;
  while (at < bytes.length) {
    const block = byteAt(bytes, at);
    if (block === 0x3b) {
      if (frames === 0)
        return {
          kind: 'broken',
          why: [say('imageNoFrame')],
          at,
        };
      return { kind: 'complete', end: at + 1, closing: 'trailer' };
    }
    if (block === 0x21) at = endOfSubBlocks(bytes, at + 2);
    else if (block === 0x2c) {
      frames += 1;
      at = endOfSubBlocks(bytes, at + 10 + colourTable(Math.max(0, byteAt(bytes, at + 9))) + 1);
    } else if (block === 0x00) {
      // Some encoders write one terminator too many; every decoder passes over it.
      at += 1;
    } else {
      return {
        kind: 'broken',
        why: [say('imageGifBlockMissing', { at: at })],
        at,
      };
    }
  }
  return {
    kind: 'broken',
    why: [say('imageTrailerMissing', { size: bytesInWords(bytes.length) })],
    at,
  };
}

/** First byte after a chain of sub-blocks; past the end when the chain is cut. */
function endOfSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const size = byteAt(bytes, at);
    if (size === -1) return bytes.length;
    at += size + 1;
    if (size === 0) return at;
  }
}
