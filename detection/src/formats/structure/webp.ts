import { say } from '@vedetta/messages/say.ts';
import { hasText, u32le } from '../bytes.ts';
import { bytesInWords } from '../text/words.ts';
import { EXCESSIVE, MOST_PARTS, type PictureEnd } from './picture-end.ts';

/**
 * End of a WebP by the size its RIFF header announces, padded to an even length (WebP container,
 * "RIFF file format").
 */
export function endOfWebp(bytes: Uint8Array): PictureEnd {
  const size = u32le(bytes, 4);
  if (!hasText(bytes, 0, 'RIFF') || !hasText(bytes, 8, 'WEBP') || size === null) {
    return { kind: 'broken', why: [say('imageHeaderInvalid', { kind: 'WebP' })], at: 0 };
  }
  const end = 8 + size;
  if (end > bytes.length) {
    return {
      kind: 'broken',
      why: [
        say('imageShorterThanDeclared', {
          size: bytesInWords(end),
          rest: bytesInWords(bytes.length),
        }),
      ],
      at: bytes.length,
    };
  }
  let at = 12;
  for (let parts = 0; at + 8 <= end; parts += 1) {
    if (parts > MOST_PARTS) return EXCESSIVE;
    at += 8 + (u32le(bytes, at + 4) ?? 0);
    at += at % 2;
  }
  return { kind: 'complete', end: Math.min(bytes.length, end + (size % 2)), closing: 'RIFF end' };
}
