import { say } from '@vedetta/messages/say.ts';
import { hasBytes, latin1, u32be } from '../bytes.ts';
import { bytesInWords } from '../text/words.ts';
import { EXCESSIVE, MOST_PARTS, type PictureEnd } from './picture-end.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;

/** Walks PNG chunks to the end of IEND (PNG 1.2, section 3.2). */
export function endOfPng(bytes: Uint8Array): PictureEnd {
  if (!hasBytes(bytes, 0, SIGNATURE))
    return { kind: 'broken', why: [say('imageHeaderInvalid', { kind: 'PNG' })], at: 0 };
  let at = SIGNATURE.length;
  let seenData = false;
  let parts = 0;
  while (at < bytes.length) {
    parts += 1;
    if (parts > MOST_PARTS) return EXCESSIVE;
    const length = u32be(bytes, at);
    if (length === null || at + 8 > bytes.length) break;
    const type = latin1(bytes, at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) {
      return {
        kind: 'broken',
        why: [say('imageChunkMissing', { at: at })],
        at,
      };
    }
    const left = bytes.length - at - CHUNK_OVERHEAD;
    if (length > left) {
      const there = Math.max(0, bytes.length - at - 8);
      return {
        kind: 'broken',
        why: [
          say('imageChunkTruncated', {
            kind: type,
            at: at,
            size: bytesInWords(length),
            rest: bytesInWords(there),
          }),
        ],
        at,
      };
    }
    if (type === 'IDAT') seenData = true;
    at += CHUNK_OVERHEAD + length;
    if (type === 'IEND') {
      if (!seenData)
        return {
          kind: 'broken',
          why: [say('imageNoData')],
          at,
        };
      return { kind: 'complete', end: at, closing: 'IEND' };
    }
  }
  return {
    kind: 'broken',
    why: [say('imageIendMissing', { size: bytesInWords(bytes.length) })],
    at,
  };
}
