import { say } from '@vedetta/messages/say.ts';
import { byteAt, hasBytes, u16be } from '../bytes.ts';
import { bytesInWords } from '../text/words.ts';
import { EXCESSIVE, MOST_PARTS, type PictureEnd } from './picture-end.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** Markers without a length: TEM, RST0-7 and SOI. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7) || marker === SOI;
}

/** A marker segment: `from` is its first data byte, `to` the first byte after it. */
export interface JpegSegment {
  marker: number;
  from: number;
  to: number;
}

/**
 * Walks JPEG markers from `start` to the end of EOI (ITU T.81, annex B). Thumbnails live inside the
 * lengths of their segments and are skipped with them; scans (several in a progressive picture) are
 * read through stuffed zeros and restart markers. `onSegment` sees each segment that has a length.
 */
export function endOfJpeg(
  bytes: Uint8Array,
  start: number,
  onSegment?: (segment: JpegSegment) => void,
): PictureEnd {
  if (!hasBytes(bytes, start, [0xff, SOI]))
    return { kind: 'broken', why: [say('imageHeaderInvalid', { kind: 'JPEG' })], at: start };
  let at = start + 2;
  let seenScan = false;
  let parts = 0;
  while (at < bytes.length) {
    parts += 1;
    if (parts > MOST_PARTS) return EXCESSIVE;
    if (byteAt(bytes, at) !== 0xff) {
      // Decoders pass over stray bytes to the next marker, so the end is looked for where they
      // would find it.
      at = endOfScan(bytes, at);
      continue;
    }
    // Any number of 0xFF may pad a marker.
    while (byteAt(bytes, at + 1) === 0xff) at += 1;
    const marker = byteAt(bytes, at + 1);
    if (marker === -1) break;
    if (marker === EOI) {
      if (!seenScan)
        return {
          kind: 'broken',
          why: [say('imageNoData')],
          at,
        };
      return { kind: 'complete', end: at + 2, closing: 'EOI' };
    }
    if (standsAlone(marker)) {
      at += 2;
      continue;
    }
    const length = u16be(bytes, at + 2);
    if (length === null || length < 2 || at + 2 + length > bytes.length) {
      return {
        kind: 'broken',
        why: [say('imageSegmentTruncated', { at: at, size: bytesInWords(bytes.length) })],
        at,
      };
    }
    const to = at + 2 + length;
    onSegment?.({ marker, from: at + 4, to });
    at = to;
    if (marker === SOS) {
      seenScan = true;
      at = endOfScan(bytes, at);
    }
  }
  return {
    kind: 'broken',
    why: [say('imageEoiMissing', { size: bytesInWords(bytes.length) })],
    at,
  };
}

/**
 * First byte of the next real marker at or after `from`; the end of the bytes when there is none. A
 * plain loop: content made of nothing but 0xFF would cost a native search for every second byte.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = byteAt(bytes, at + 1);
    const isData = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}
