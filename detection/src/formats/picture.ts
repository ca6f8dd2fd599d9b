import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Sharp } from 'sharp';
import type { Budget } from './time.ts';
import { endOfPicture } from './structure/structure.ts';

/** The decoder takes no longer bound. */
const LONGEST_DECODE_S = 3600;

/**
 * Pictures that are decoded here. SVG is left out on purpose: it is a program for a renderer, not
 * pixels.
 */
const DECODABLE = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/avif',
]);

/** Can the pixels of this type be decoded here? */
export function isDecodable(mime: string | null): boolean {
  return mime !== null && DECODABLE.has(mime);
}

/** An upright picture ready to be decoded, or why it is not. */
export type OpenedPicture =
  | {
      kind: 'open';
      width: number;
      height: number;
      hasAlpha: boolean;
      hasMore: boolean;
      decode: (options?: { partial?: boolean }) => Sharp;
    }
  | { kind: 'limit'; why: readonly Message[] }
  | { kind: 'unreadable'; why: readonly Message[] };

/**
 * Reads the header only and checks the announced size against the pixel budget before anything is
 * decoded. Width and height are those of the picture turned upright. Of several pages or frames the
 * first is decoded; `hasMore` says that there are others. `decode` gives a fresh pipeline, turned
 * upright, that fails on cut data unless `partial` asks for whatever can be had. Never throws.
 */
export async function openPicture(
  bytes: Uint8Array,
  mime: string | null,
  budget: Budget,
): Promise<OpenedPicture> {
  const structure = endOfPicture(bytes, mime);
  if (structure?.kind === 'excessive') return { kind: 'limit', why: structure.why };
  const { default: sharp } = await import('sharp');
  // Scans run in a process of their own, one at a time: a cache would only hold memory of
  // strangers' files.
  sharp.cache(false);
  const options = {
    limitInputPixels: budget.maxPixels,
    sequentialRead: true,
    animated: false,
  } as const;
  try {
    const header = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
      failOn: 'none',
    }).metadata();
    const { width, height } = header.autoOrient;
    const tall =
      header.pageHeight && header.pages && header.pages > 1 && height > header.pageHeight
        ? header.pageHeight
        : height;
    if (width * tall > budget.maxPixels)
      return { kind: 'limit', why: tooLarge(width, tall, budget) };
    return {
      kind: 'open',
      width,
      height: tall,
      hasAlpha: header.hasAlpha,
      hasMore: (header.pages ?? 1) > 1 || mime === 'image/apng',
      decode: ({ partial = false } = {}) =>
        sharp(bytes, { ...options, failOn: partial ? 'none' : 'truncated' })
          .timeout({
            seconds: Math.min(
              LONGEST_DECODE_S,
              Math.max(1, Math.ceil((budget.deadline - Date.now()) / 1000)),
            ),
          })
          .autoOrient(),
    };
  } catch (error) {
    return { kind: 'unreadable', why: reasonInWords(error) };
  }
}

function tooLarge(width: number, height: number, budget: Budget): readonly Message[] {
  return [say('imagePixelsOverLimit', { width, height, most: budget.maxPixels / 1e6 })];
}

/**
 * A decoder's complaint in plain words. The decoder's own words are for programmers and may quote
 * the file.
 */
export function reasonInWords(error: unknown): readonly Message[] {
  const text = error instanceof Error ? error.message : '';
  if (/timeout/i.test(text)) return [say('imageDecodeTimeLimit')];
  if (/pixel limit|too large|dimensions/i.test(text)) return [say('imageTooManyPixels')];
  if (
    /premature|truncat|unexpected end|end of (?:file|stream)|read error|not enough data|short/i.test(
      text,
    )
  ) {
    return [say('imageDataTruncated')];
  }
  return [say('imageDamaged')];
}
