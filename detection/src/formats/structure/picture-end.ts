import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';

/** Where a picture ends by its own structure, or why that end is not there. */
export type PictureEnd =
  | {
      kind: 'complete';
      /** First byte after the picture. */
      end: number;
      /** What closes it, as people of the trade call it: `IEND`, `EOI`. */
      closing: string;
    }
  /** `why` is a sentence about the image that ends early. */
  | { kind: 'broken'; why: readonly Message[]; at: number }
  /** More parts than any real picture has: decoders keep every one in memory, so it must not reach them. */
  | { kind: 'excessive'; why: readonly Message[] };

/** Parts a picture may have. A real one of 100 MiB has some thousands, of 8 KiB or more each. */
export const MOST_PARTS = 50_000;

/** The answer for a picture with more parts than that. */
export const EXCESSIVE: PictureEnd = {
  kind: 'excessive',
  why: [say('imagePartLimit', { most: MOST_PARTS })],
};
