import type { Budget } from '../time.ts';
import type { OpenedPicture } from '../picture.ts';
import type { PictureReader, SeenWord } from './picture-reader.ts';
import { captionsOf } from './captions.ts';
import { mostScale, prepare, turned, type Prepared } from './prepare.ts';

type Open = Extract<OpenedPicture, { kind: 'open' }>;

/**
 * Height in pixels, stems included, of the letters that the reader was taught on; smaller ones are
 * read with more mistakes.
 */
const TAUGHT = 32;
const SMALL = 20;
const MOST_ENLARGED = 3;
/** A picture of less in which nothing was read may be a small copy of a page. */
const SMALL_PICTURE = 600;
/**
 * Words of less are guesses: the reader leaves a page as it is when it is not sure which way up it
 * stands.
 */
const GUESSED = 0.6;
/** Lines of captions that are less sure as a whole are leaves and stones. */
const NOISE = 0.4;
/** So many letters, so sure on the whole, are a page: it has no caption that was not read. */
const PAGE = { letters: 100, sure: 0.8 };
/** Captions are large: the longer side at which they are looked for, and the least. */
const CAPTIONS = { largest: 1200, least: 600 };
/** What one look read surely where another read nothing is taken too. */
const ADDED = { sure: 0.8, letters: 2 };

/** The picture could not be decoded; the cause is the decoder's. */
export class NotDecoded extends Error {
  override name = 'NotDecoded';
}

/**
 * The words in a picture, in pixels of the upright original. A first look at its own size tells
 * whether others are worth their time: larger where letters are small, upside down where the words
 * make no sense, and at captions alone where it is no page.
 * @throws NotDecoded, or what the reader throws.
 */
export async function readWords(
  picture: Open,
  reader: PictureReader,
  budget: Budget,
): Promise<SeenWord[]> {
  const first = await decoded(picture, 1, budget);
  if (first.isBlank) return [];
  const read = async (prepared: Prepared, of?: Open) =>
    placed(await reader.read(prepared, budget.deadline, of), prepared, picture);
  const words = await reader.read(first, budget.deadline, picture);
  const looks = [placed(words, first, picture)];
  const scale = largerScale(words, picture, first);
  if (scale > 1) {
    looks.push(await read(await decoded(picture, scale, budget), picture));
  } else if (words.length > 0 && sureness(words) < GUESSED) {
    const other = (await reader.read(turned(first), budget.deadline)).map((word) => ({
      ...word,
      left: first.width - word.left - word.width,
      top: first.height - word.top - word.height,
    }));
    looks.push(placed(other, first, picture));
  }
  if (!looks.some(isPage)) {
    for (const caption of captionsOf(await decoded(picture, captionScale(picture), budget)))
      looks.push(withoutGuesses(await read(caption)));
  }
  return together(looks);
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
  if (words.length === 0)
    return Math.max(picture.width, picture.height) < SMALL_PICTURE ? Math.min(2, room) : 1;
  // Of words that stand upright the height is the shorter side, save for very short ones.
  const heights = words.map((word) => Math.min(word.width, word.height)).sort((a, b) => a - b);
  const median = heights[heights.length >> 1] ?? TAUGHT;
  return median < SMALL ? Math.min(room, TAUGHT / Math.max(1, median)) : 1;
}

function captionScale({ width, height }: Open): number {
  const side = Math.max(width, height);
  return Math.min(MOST_ENLARGED, Math.max(CAPTIONS.least, Math.min(CAPTIONS.largest, side)) / side);
}

const lettersIn = (words: readonly SeenWord[]) =>
  words.reduce((sum, { text }) => sum + text.length, 0);
/** How sure its letters are on the whole, 0 to 1. */
const sureness = (words: readonly SeenWord[]) =>
  words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) /
  Math.max(1, lettersIn(words));
const isPage = (words: readonly SeenWord[]) =>
  lettersIn(words) >= PAGE.letters && sureness(words) >= PAGE.sure;
/**
 * Letters that are sure rather than guessed: what is seen in leaves and stones is many letters, and
 * unsure.
 */
const worth = (words: readonly SeenWord[]) =>
  words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 0.5), 0);

/**
 * Without the lines that are guesses as a whole, as leaves and stones are read; in a line that is
 * sure, a word that is not stays.
 */
function withoutGuesses(words: readonly SeenWord[]): SeenWord[] {
  return words.filter(
    ({ line }) => sureness(words.filter((other) => other.line === line)) >= NOISE,
  );
}

/**
 * The words of the best look, and behind them what the others read surely where it read nothing.
 */
function together(looks: readonly SeenWord[][]): SeenWord[] {
  const taken: SeenWord[] = [];
  for (const [at, words] of looks.toSorted((a, b) => worth(b) - worth(a)).entries()) {
    const added =
      at === 0
        ? words
        : words.filter(
            (word) =>
              word.confidence >= ADDED.sure &&
              word.text.length >= ADDED.letters &&
              !taken.some((other) => overlap(word, other)),
          );
    // Lines and blocks of one look are none of another.
    const [line, block] = [
      1 + Math.max(-1, ...taken.map((word) => word.line)),
      1 + Math.max(-1, ...taken.map((word) => word.block)),
    ];
    taken.push(
      ...added.map((word) => ({ ...word, line: word.line + line, block: word.block + block })),
    );
  }
  return taken;
}

const overlap = (one: SeenWord, other: SeenWord) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

function placed(
  words: readonly SeenWord[],
  { width, height }: Prepared,
  picture: Open,
): SeenWord[] {
  const [x, y] = [picture.width / width, picture.height / height];
  return words.map((word) => ({
    ...word,
    left: word.left * x,
    top: word.top * y,
    width: word.width * x,
    height: word.height * y,
  }));
}
