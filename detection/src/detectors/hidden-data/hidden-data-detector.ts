import { say } from '@vedetta/messages/say.ts';
import { latin1 } from '../../formats/bytes.ts';
import type { DetectorOutcome, Opener } from '../../engine/detector.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { endOfPicture } from '../../formats/structure/structure.ts';
import { printable } from '../../formats/text/words.ts';
import { quote } from '../../engine/quote.ts';
import { afterKnownTrailers } from './known-trailers.ts';
import { TAIL_SCORES } from './rules.ts';
import { classifyTail, type Tail } from './tail-kind.ts';

/** Data after the end of a PNG, JPEG, GIF or WebP, found by walking the picture's own structure. */
export const hiddenDataDetector: Omit<Opener, 'inspect'> & {
  inspect: (item: ScanItem, budget: Budget) => Promise<DetectorOutcome>;
} = {
  id: 'hidden-data',
  label: say('detectorHiddenData'),
  version: '1.0.0',
  inspect: async (item) => inspect(item),
};

/** Fewer bytes than this cannot carry anything; encoders and transfers leave one or two. */
const SMALLEST_TAIL = 8;
/** One value over and over up to this length is how disks and cameras round sizes up. */
const ORDINARY_PADDING = 64 * 1024;

function inspect(item: ScanItem): DetectorOutcome {
  const structure = endOfPicture(item.bytes, item.mime);
  if (!structure) return { kind: 'not-applicable' };
  if (structure.kind === 'excessive') return { kind: 'limit', why: structure.why };
  if (structure.kind === 'broken') return { kind: 'unreadable', why: structure.why };
  const end =
    item.mime === 'image/jpeg' ? afterKnownTrailers(item.bytes, structure.end) : structure.end;
  const tail = item.bytes.subarray(end);
  if (tail.length < SMALLEST_TAIL) return { kind: 'nothing' };
  const found = classifyTail(tail);
  if (found.kind === 'padding' && tail.length <= ORDINARY_PADDING) return { kind: 'nothing' };
  const isContent =
    found.kind !== 'padding' && found.kind !== 'high-entropy' && found.kind !== 'unknown';
  const child = {
    bytes: tail.subarray(found.at),
    filename: '',
    path: [...item.path, say('pathAfterEnd')],
  };
  return {
    kind: 'found',
    things: [describe(item, tail, end, structure.closing, found)],
    ...(isContent ? { children: [child] } : {}),
  };
}

function describe(item: ScanItem, tail: Uint8Array, end: number, closing: string, found: Tail) {
  const figures = { size: tail.length, bits: found.entropy.toFixed(2) };
  const isReadable = found.kind === 'text' || found.kind === 'code';
  return {
    rule: `hidden-data/${found.kind}-after-end`,
    title: found.kind === 'program' ? say('titleExecutableAfterImage') : say('titleDataAfterImage'),
    why: [say('whyImageTrailingData', { at: end, size: tail.length, what: found.called })],
    ...quote(
      say('quoteTrailingBytes', { ...figures, seen: closing }),
      say('quoteTrailingContent', {
        ...figures,
        closing,
        what: isReadable ? printable(latin1(tail, 0, 300)) : found.called,
      }),
    ),
    path: [...item.path],
    place: { kind: 'bytes' as const, offset: end, length: tail.length },
    score: TAIL_SCORES[found.kind],
    confidence: found.kind === 'unknown' || found.kind === 'high-entropy' ? 0.7 : 0.95,
    fingerprint: `tail:${found.id}`,
  };
}
