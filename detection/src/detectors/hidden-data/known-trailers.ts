import {
  asBuffer,
  findText,
  hasBytes,
  hasText,
  latin1,
  u16be,
  u16le,
  u32be,
  u32le,
} from '../../formats/bytes.ts';
import { endOfJpeg, type JpegSegment } from '../../formats/structure/jpeg.ts';

const APP1 = 0xe1;
const APP2 = 0xe2;
/** Real pictures have a handful; a hostile one may have millions. */
const MOST_SEGMENTS = 256;

/**
 * What cameras and phones themselves append to a JPEG, each recognised by its own structure so that
 * it cannot serve as an excuse for anything else. Answers the offset after which nothing is
 * explained any more: `end` when nothing is known.
 */
export function afterKnownTrailers(bytes: Uint8Array, end: number): number {
  const segments: JpegSegment[] = [];
  endOfJpeg(bytes, 0, (segment) => {
    if ((segment.marker === APP1 || segment.marker === APP2) && segments.length < MOST_SEGMENTS)
      segments.push(segment);
  });
  let at = end;
  at = afterMultiPicture(bytes, at, segments);
  at = afterMotionVideo(bytes, at, segments);
  at = afterSamsung(bytes, at);
  return afterMarkedTrailer(bytes, at);
}

/**
 * Multi-Picture Format (CIPA DC-007): further pictures, declared in APP2 with their offsets and
 * sizes.
 */
function afterMultiPicture(
  bytes: Uint8Array,
  from: number,
  segments: readonly JpegSegment[],
): number {
  const index = segments.find(
    ({ marker, from: at }) => marker === APP2 && hasText(bytes, at, 'MPF\0'),
  );
  if (!index) return from;
  const base = index.from + 4;
  const isLittle = hasText(bytes, base, 'II');
  const u16 = isLittle ? u16le : u16be;
  const u32 = isLittle ? u32le : u32be;
  const directory = base + (u32(bytes, base + 4) ?? 0);
  const tags = Math.min(u16(bytes, directory) ?? 0, 64);
  let last = from;
  for (let tag = 0; tag < tags; tag += 1) {
    const at = directory + 2 + tag * 12;
    if (u16(bytes, at) !== 0xb002) continue;
    const pictures = Math.min((u32(bytes, at + 4) ?? 0) / 16, 64);
    const list = base + (u32(bytes, at + 8) ?? 0);
    for (let picture = 0; picture < pictures; picture += 1) {
      const size = u32(bytes, list + picture * 16 + 4) ?? 0;
      const offset = u32(bytes, list + picture * 16 + 8) ?? 0;
      const start = base + offset;
      // The first picture is this one, with offset 0. The others must really be JPEGs.
      if (
        offset !== 0 &&
        hasBytes(bytes, start, [0xff, 0xd8, 0xff]) &&
        start + size <= bytes.length
      )
        last = Math.max(last, start + size);
    }
  }
  return last;
}

/**
 * Google's motion photos: XMP declares the video; its boxes must fill the rest (MotionPhoto 1,
 * MicroVideoOffset).
 */
function afterMotionVideo(
  bytes: Uint8Array,
  from: number,
  segments: readonly JpegSegment[],
): number {
  const declared = segments.some(
    ({ marker, from: at, to }) =>
      marker === APP1 && /MotionPhoto|MicroVideo/.test(latin1(bytes, at, to)),
  );
  if (!declared) return from;
  return afterIsoBoxes(bytes, from);
}

/** First byte after a run of ISO media boxes that begins with `ftyp`; `from` when there is none. */
function afterIsoBoxes(bytes: Uint8Array, from: number): number {
  if (!hasText(bytes, from + 4, 'ftyp')) return from;
  let at = from;
  for (let box = 0; box < 1024; box += 1) {
    const size = u32be(bytes, at);
    if (
      size === null ||
      size < 8 ||
      at + size > bytes.length ||
      !/^[\w ©-]{4}$/.test(latin1(bytes, at + 4, at + 8))
    )
      break;
    at += size;
  }
  return at;
}

/**
 * Samsung's trailer: blocks, then a directory `SEFH ... SEFT` at the very end that points back at
 * each of them.
 */
function afterSamsung(bytes: Uint8Array, from: number): number {
  const end = bytes.length;
  const size = u32le(bytes, end - 8);
  if (!hasText(bytes, end - 4, 'SEFT') || size === null) return from;
  const directory = end - 8 - size;
  const entries = u32le(bytes, directory + 8);
  if (directory < from || !hasText(bytes, directory, 'SEFH') || entries === null || entries > 256)
    return from;
  let earliest = directory;
  for (let entry = 0; entry < entries; entry += 1) {
    const back = u32le(bytes, directory + 12 + entry * 12 + 4);
    if (back !== null && back <= directory) earliest = Math.min(earliest, directory - back);
  }
  // Declared blocks must explain the trailer from its first byte on.
  return earliest <= from + 16 ? end : from;
}

/**
 * Trailers that only a name announces, as ExifTool documents them; a limit keeps them from covering
 * a payload.
 */
const LARGEST_MARKED = 256 * 1024;

function afterMarkedTrailer(bytes: Uint8Array, from: number): number {
  const rest = bytes.length - from;
  if (rest === 0 || rest > LARGEST_MARKED) return from;
  const starts = ['CANON OPTIONAL DATA\0', 'vivo{', 'streamdata', 'QDIOBS', '~\x10\x04'];
  const ends = [
    'AXS!',
    'AXS*',
    'cbipcbbl',
    '8db42d694ccc418790edff439fe026bf',
    '\xa1\xb2\xc3\xd4',
    'jxrs',
  ];
  const known =
    starts.some((text) => hasText(bytes, from, text)) ||
    ends.some((text) => hasText(bytes, bytes.length - text.length, text));
  // A known name does not excuse a program or archive under it.
  const carries =
    asBuffer(bytes).subarray(from).includes('PK\x03\x04', 0, 'latin1') ||
    findText(bytes, 'This program cannot be run', from) !== -1;
  return known && !carries ? bytes.length : from;
}
