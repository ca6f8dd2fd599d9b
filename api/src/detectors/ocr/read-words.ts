import type { Budget } from '../detector.ts';
import type { OpenedPicture } from '../picture.ts';
import type { PictureReader, SeenWord } from './picture-reader.ts';
import { mostScale, pgmOf, prepare, turned, type Prepared } from './prepare.ts';

type Open = Extract<OpenedPicture, { kind: 'open' }>;

/** Height in pixels, stems included, of the letters that the reader was taught on; smaller ones are read with more mistakes. */
const TAUGHT = 32;
const SMALL = 20;
const MOST_ENLARGED = 3;
/** A picture of less in which nothing was read may be a small copy of a page. */
const SMALL_PICTURE = 600;
/** Words of less are guesses: the reader leaves a page as it is when it is not sure which way up it stands. */
const GUESSED = 0.6;

/** The picture could not be decoded; the cause is the decoder's. */
export class NotDecoded extends Error {
  override name = 'NotDecoded';
}

/**
 * The words in a picture, in pixels of the upright original. A first look at its own size tells whether a second one is worth its
 * time: larger where letters are small, upside down where the words make no sense.
 * @throws NotDecoded, or what the reader throws.
 */
export async function readWords(picture: Open, reader: PictureReader, budget: Budget): Promise<SeenWord[]> {
  const first = await decoded(picture, 1, budget);
  if (first.isBlank) return [];
  const words = await reader.read(pgmOf(first), budget.deadline);
  const candidates = [placed(words, first, picture)];
  const scale = largerScale(words, picture, first);
  if (scale > 1) {
    const larger = await decoded(picture, scale, budget);
    candidates.push(placed(await reader.read(pgmOf(larger), budget.deadline), larger, picture));
  } else if (words.length > 0 && sureness(words) / lettersIn(words) < GUESSED) {
    const other = (await reader.read(pgmOf(turned(first)), budget.deadline)).map((word) => ({ ...word, left: first.width - word.left - word.width, top: first.height - word.top - word.height }));
    candidates.push(placed(other, first, picture));
  }
  return candidates.reduce((best, one) => (sureness(one) > sureness(best) ? one : best));
}

async function decoded(picture: Open, scale: number, budget: Budget): Promise<Prepared> {
  try {
    return await prepare(picture, scale, budget);
  } catch (cause) {
    throw new NotDecoded('The picture could not be decoded.', { cause });
  }
}

/** How much larger the picture should be read again; 1 for not at all. */
function largerScale(words: readonly SeenWord[], picture: Open, first: Prepared): number {
  const room = Math.min(MOST_ENLARGED, mostScale(picture));
  const isReduced = first.width < picture.width;
  if (isReduced || room < 1.3) return 1;
  if (words.length === 0) return Math.max(picture.width, picture.height) < SMALL_PICTURE ? Math.min(2, room) : 1;
  // Of words that stand upright the height is the shorter side, save for very short ones.
  const heights = words.map((word) => Math.min(word.width, word.height)).sort((a, b) => a - b);
  const median = heights[heights.length >> 1] ?? TAUGHT;
  return median < SMALL ? Math.min(room, TAUGHT / Math.max(1, median)) : 1;
}

/** Letters, each as much as it is sure. */
const sureness = (words: readonly SeenWord[]) => words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
const lettersIn = (words: readonly SeenWord[]) => words.reduce((sum, { text }) => sum + text.length, 0);

function placed(words: readonly SeenWord[], { width, height }: Prepared, picture: Open): SeenWord[] {
  const [x, y] = [picture.width / width, picture.height / height];
  return words.map((word) => ({ ...word, left: word.left * x, top: word.top * y, width: word.width * x, height: word.height * y }));
}
