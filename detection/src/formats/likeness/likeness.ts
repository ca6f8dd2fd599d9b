import { createHash } from 'node:crypto';

/**
 * Pictures whose hashes differ in no more bits look the same: compressed or scaled again, seldom
 * anything else.
 */
export const MAX_DISTANCE = 15;
/**
 * Parts of a hash. Two hashes that differ in fewer bits than there are parts have one part in
 * common.
 */
const PARTS = 16;
/** Shorter texts are said by anybody. */
const MIN_TEXT = 20;

/**
 * What an item shares with items like it: the text after normalisation, or one of the parts of the
 * picture's hash.
 * @param pictureHash 64 hexadecimal digits.
 * @returns keys that hold the company, so that one index serves all of them and no key meets
 * another company's.
 */
export function likenessKeys(
  companyId: number,
  { pictureHash, text }: { pictureHash: string | null; text: string | null },
): string[] {
  const words = normaliseText(text ?? '');
  const length = (pictureHash?.length ?? 0) / PARTS;
  return [
    ...(words.length < MIN_TEXT
      ? []
      : [`${companyId}:t:${createHash('sha256').update(words).digest('hex')}`]),
    ...(pictureHash === null
      ? []
      : Array.from(
          { length: PARTS },
          (_, part) =>
            `${companyId}:p${part}:${pictureHash.slice(part * length, (part + 1) * length)}`,
        )),
  ];
}

/**
 * The words of a text: how letters are composed, their case, blanks, signs and invisible characters
 * make no difference.
 */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
